"""How the database came to look as it does: one module for each change, run by Alembic at start."""
