"""Folders of a user's files: those that the system has for it (platformdirs), or a chosen one.

A folder that an earlier version made elsewhere stays in use, so that nobody loses their tables.
"""

import os
from pathlib import Path

from platformdirs import user_cache_path, user_data_path

NAME = "regalia"


def data_folder() -> Path:
    """The folder for tables and games that go on: $REGALIA_DATA, or the user's data folder."""
    if chosen := os.environ.get("REGALIA_DATA"):
        return Path(chosen)
    if chosen := os.environ.get("XDG_DATA_HOME"):
        return Path(chosen, NAME)
    return _in_use(user_data_path(NAME, appauthor=False), Path(".local", "share", NAME))


def cache_folder() -> Path:
    """The folder for files that can be made again."""
    if chosen := os.environ.get("XDG_CACHE_HOME"):
        return Path(chosen, NAME)
    return _in_use(user_cache_path(NAME, appauthor=False), Path(".cache", NAME))


def _in_use(usual: Path, earlier: Path) -> Path:
    if not usual.is_absolute():
        raise RuntimeError("nobody's home is known")
    before = Path.home() / earlier
    return before if before.exists() and not usual.exists() else usual
