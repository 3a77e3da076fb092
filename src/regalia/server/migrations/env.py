"""What alembic runs: all steps in one transaction, so a database is old or new, never between."""

from alembic import context
from sqlalchemy import create_engine

from regalia.server.storage import METADATA

engine = create_engine(context.config.get_main_option("sqlalchemy.url") or "")
with engine.begin() as connection:
    context.configure(
        connection=connection,
        target_metadata=METADATA,
        transactional_ddl=True,
        render_as_batch=True,
    )
    with context.begin_transaction():
        context.run_migrations()
engine.dispose()
