"""The terminal's two faces of a table: a card table in colours, and plain lines."""
