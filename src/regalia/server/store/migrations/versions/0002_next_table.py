"""Column for the table at which the people of a table play again."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("next_key", sa.String(32)))


def downgrade() -> None:
    op.drop_column("tables", "next_key")
