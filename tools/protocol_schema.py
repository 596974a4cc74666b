"""Writes docs/protocol.schema.json: every message of the table in the browser as JSON Schema.

Run with ``uv run python tools/protocol_schema.py`` after changing a message, a view, an event or an
action; a test says when the file is not what this makes. The browser's TypeScript types are made
from it.
"""

import json
from pathlib import Path

from weli.server import http, reference
from weli.server.schema import protocol_schema

FILE = Path(__file__).resolve().parent.parent / "docs" / "protocol.schema.json"


def schema() -> str:
    """Returns the file's text."""
    return (
        json.dumps(
            protocol_schema([*reference.ENDPOINTS, *http.ENDPOINTS]), indent=1, ensure_ascii=False
        )
        + "\n"
    )


def main() -> None:
    """Writes the file."""
    FILE.write_text(schema(), encoding="utf-8", newline="\n")
    print(f"Wrote docs/{FILE.name}.")


if __name__ == "__main__":
    main()
