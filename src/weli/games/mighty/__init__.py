"""Mighty: bid for points, call a secret friend, and play for three to eight people."""
