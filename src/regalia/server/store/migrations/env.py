"""The environment of alembic: all steps run in one transaction, so a database is old or new, never
between.
"""

import asyncio

from alembic import context
from sqlalchemy import Connection, create_engine, text

from regalia.server.store.database import Database, is_shared
from regalia.server.store.schema import METADATA

LOCK = 0x726567616C6961  # of PostgreSQL: servers that start at once bring it up to date in turn


def migrate(connection: Connection) -> None:
    context.configure(
        connection=connection,
        target_metadata=METADATA,
        transactional_ddl=True,
        render_as_batch=True,
    )
    with context.begin_transaction():
        context.run_migrations()


async def migrate_shared(url: str) -> None:
    database = Database(url, pooled=False)
    async with database.engine.begin() as connection:
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        await connection.run_sync(migrate)
    await database.close()


url = context.config.get_main_option("sqlalchemy.url") or ""
if is_shared(url):
    asyncio.run(migrate_shared(url))
else:
    engine = create_engine(url)
    with engine.begin() as connection:
        migrate(connection)
    engine.dispose()
