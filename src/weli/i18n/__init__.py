"""Words for people, in every language: sentences by code, cards, reasons, events, rules sheets."""
