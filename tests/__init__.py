"""The tests; helpers in their folders are imported as `tests.<folder>.<module>`."""
