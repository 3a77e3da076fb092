"""Rushes: exercises that several people do by one link, and how each of them did."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "rushes",
        sa.Column("key", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("mode", sa.String(16), nullable=False),
        sa.Column("cards", sa.LargeBinary, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_rushes_changed", "rushes", ["changed"])
    op.create_table(
        "rush_runs",
        sa.Column(
            "rush", sa.String(32), sa.ForeignKey("rushes.key", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column(
            "person",
            sa.String(64),
            sa.ForeignKey("persons.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("results", sa.String(64), nullable=False),
        sa.Column("begun", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_rush_runs_person", "rush_runs", ["person"])


def downgrade() -> None:
    op.drop_table("rush_runs")
    op.drop_table("rushes")
