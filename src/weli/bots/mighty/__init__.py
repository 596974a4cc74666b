"""The rule-of-thumb player of Mighty."""
