"""Folders in which machine code is kept, each named by the digest of what the code was made from.

Numba does not notice when a function that another one calls has changed; a folder per digest of
all sources and constants does.  Where no folder can be written, nothing is kept, and all works.

A file that cannot be read is set aside under the ending `.unreadable`: that is logged, and
`unreadable()` counts those of all processes that use the cache.
"""

import logging
import os
import tempfile
from contextlib import suppress
from functools import cache
from pathlib import Path

from regalia.core.folders import cache_folder

UNREADABLE = ".unreadable"
LOG = logging.getLogger(__name__)


@cache
def home() -> Path | None:
    """The folder for all compiled code: $REGALIA_CACHE, the user's cache folder, or a temporary
    one that belongs to this user; None if there is none that can be written."""
    chosen = os.environ.get("REGALIA_CACHE")
    roots = [Path(chosen, "regalia")] if chosen else _usual_places()
    for root in roots:
        folder = root / "compiled"
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            with tempfile.TemporaryFile(dir=folder):
                pass
        except OSError:
            continue
        if not hasattr(os, "getuid") or folder.stat().st_uid == os.getuid():
            return folder
    return None


def _usual_places() -> list[Path]:
    user = os.getuid() if hasattr(os, "getuid") else "user"
    places = [Path(tempfile.gettempdir(), f"regalia-{user}", "regalia")]
    with suppress(RuntimeError):  # nobody's home is known
        places.insert(0, cache_folder())
    return places


def folder_for(digest: str) -> Path | None:
    """The folder for code made from exactly the sources with this digest."""
    if (place := home()) is None:
        return None
    folder = place / digest[:20]
    try:
        folder.mkdir(exist_ok=True)
    except OSError:
        return None
    return folder


def set_aside(file: Path, why: str) -> None:
    """Log that a file is of no use, and move it out of the way of the one that replaces it."""
    LOG.warning("machine code is compiled anew: %s cannot be used: %s", file, why)
    with suppress(OSError):  # another process was first, or the file may only be read
        file.replace(file.with_name(file.name + UNREADABLE))


def unreadable(folder: Path | None = None) -> int:
    """Count the files that were set aside, in one folder or in all that this user has."""
    place = folder or home()
    return sum(1 for _ in place.rglob(f"*{UNREADABLE}")) if place else 0
