"""Analysis: what happens when computer players play many matches."""
