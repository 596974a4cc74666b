"""The phases of a deal of Mighty: who decides, what is legal, and what it does."""
