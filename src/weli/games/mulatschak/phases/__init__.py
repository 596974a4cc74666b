"""The phases of a deal of Mulatschak: who decides, what is legal, and what it does."""
