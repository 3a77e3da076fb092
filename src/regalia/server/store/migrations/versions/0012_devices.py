"""Devices with keys of their own, and phrases that are none of them.

The key of a person of before may be at several devices, and is their phrase, too: it stays both
until they end it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), sa.ForeignKey("persons.id", ondelete="CASCADE")),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("agent", sa.String(64), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("old", sa.Boolean, nullable=False),
        sa.Column("others", sa.LargeBinary),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    op.execute(
        "INSERT INTO devices (digest, person, name, agent, since, seen, old) "
        "SELECT id, id, '', '', since, seen, true FROM persons"
    )
    op.create_table(
        "phrases",
        sa.Column(
            "person",
            sa.String(64),
            sa.ForeignKey("persons.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("digest", sa.String(64), nullable=False, unique=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.drop_column("codes", "sealed")
    op.add_column("subscriptions", sa.Column("device", sa.String(64)))
    op.execute("UPDATE subscriptions SET device = person")


def downgrade() -> None:
    op.drop_column("subscriptions", "device")
    op.execute("DELETE FROM codes")
    op.add_column("codes", sa.Column("sealed", sa.LargeBinary, nullable=False, server_default=""))
    op.drop_table("phrases")
    op.drop_table("devices")
