"""Several deals and several people: matches, tables, journals, and the protocol of bots."""
