"""Claims that did not hold: whose hand lies open, and who may claim nothing more."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add what came of claims; nobody has claimed anything yet."""
    for name in ("laid_open", "claims_lost"):
        op.add_column(
            "seats", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        )


def downgrade() -> None:
    """Take it away again."""
    with op.batch_alter_table("seats") as seats:
        for name in ("laid_open", "claims_lost"):
            seats.drop_column(name)
