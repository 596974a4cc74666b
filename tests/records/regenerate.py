"""Writes the golden records anew: `uv run python -m tests.records.regenerate`."""

from tests.records.making import FOLDER, golden


def main() -> None:
    """Writes every golden record."""
    for path in FOLDER.glob("*.jsonl"):
        path.unlink()
    for name, record in golden():
        (FOLDER / f"{name}.jsonl").write_text(record.dump(), encoding="utf-8", newline="\n")
        print(name, len(record.entries))


if __name__ == "__main__":
    main()
