"""The card table for Mulatschak: rules, play, records and computer players."""

__version__ = "0.1.0"
