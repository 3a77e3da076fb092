"""Migrations: bring a database of any version to the present schema."""

from pathlib import Path

from alembic import command
from alembic.config import Config

HERE = Path(__file__).parent


def upgrade(url: str) -> None:
    """Make a database or bring it up to date; takes postgresql://… or sqlite:///…."""
    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    config.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    command.upgrade(config, "head")
