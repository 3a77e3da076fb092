"""Runs of rushes with exercises of their own, and the disguised address where each began."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("rush_runs", sa.Column("cards", sa.LargeBinary))
    op.add_column("rush_runs", sa.Column("address", sa.String(32)))
    op.create_index("ix_rush_runs_address", "rush_runs", ["address"])


def downgrade() -> None:
    op.drop_index("ix_rush_runs_address", "rush_runs")
    op.drop_column("rush_runs", "address")
    op.drop_column("rush_runs", "cards")
