"""The database's tables, as the statements of the store see them."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

__all__ = ["NEWEST", "answers", "entries", "matches", "metadata", "seats", "tables"]

NEWEST = "0002"
"""The newest of the changes in `migrations`, after which the database looks as it does here."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _of_table() -> Column[str]:
    """The table that a row belongs to; the row goes when the table goes."""
    return Column(
        "table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )


tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("stage", String(16), nullable=False),
    Column("code", Text, nullable=False),
    Column("profile", String(64), nullable=False),
    Column("policy", Text, nullable=False),
    Column("paused", Boolean, nullable=False),
    Column("invite", String(64), nullable=False),
    Column("spoken", Integer, nullable=False),
    Column("match", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("waits_for_bot", Boolean, nullable=False),
    Index("ix_tables_stage_touched", "stage", "touched"),
)

seats = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(128), nullable=False),
    Column("lang", String(16), nullable=False),
    Column("level", String(128), nullable=False),
    Column("token", String(64), nullable=False, index=True),
    Column("agreed", Text, nullable=False),
    Column("host", Boolean, nullable=False),
    Column("stood_in", Boolean, nullable=False),
    Column("standing", Text, nullable=False),
    Column("laid_open", Boolean, nullable=False, server_default=false()),
    Column("claims_lost", Boolean, nullable=False, server_default=false()),
)

matches = Table(
    "matches",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True),
    Column("header", Text, nullable=False),
    Column("secret", String(64), nullable=False),
)

entries = Table(
    "entries",
    metadata,
    _of_table(),
    Column("match", Integer, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("line", Text, nullable=False),
)

answers = Table(
    "answers",
    metadata,
    _of_table(),
    Column("token", String(64), primary_key=True),
    Column("command_id", String(64), primary_key=True),
    Column("seq", Integer, nullable=False),
)
