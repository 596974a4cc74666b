"""The compiled twin of Mighty."""
