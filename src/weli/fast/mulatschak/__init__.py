"""The compiled twin of Mulatschak: a deal is one row of whole numbers."""
