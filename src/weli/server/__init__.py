"""The table in the browser: the server, its protocol and its storage."""
