"""What the solvers of all games share."""
