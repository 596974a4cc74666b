"""The kernel: cards and tricks, moves and envelopes, options and records; it knows no game."""
