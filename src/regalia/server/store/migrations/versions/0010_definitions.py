"""Workshop definitions that are shared by a key, being too long for a link."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "definitions",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("text", sa.LargeBinary, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False, index=True),
    )


def downgrade() -> None:
    op.drop_table("definitions")
