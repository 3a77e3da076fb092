"""Tables, their logs, and who sits at them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def its_table() -> sa.ForeignKey:
    return sa.ForeignKey("tables.id", ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("play_key", sa.String(32), nullable=False, unique=True),
        sa.Column("watch_key", sa.String(32), nullable=False, unique=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("uploaded", sa.LargeBinary),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("begun", sa.Boolean, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
    )
    op.create_index("ix_tables_changed", "tables", ["changed"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Integer, its_table(), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "sitting",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.Integer, its_table(), primary_key=True),
    )
    op.create_index("ix_sitting_table_id", "sitting", ["table_id"])


def downgrade() -> None:
    for name in ("sitting", "entries", "tables"):
        op.drop_table(name)
