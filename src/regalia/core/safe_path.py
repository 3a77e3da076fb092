"""Imports that a folder one stands in cannot disturb.

A room has a `secrets.py`, and the standard library has one too: `python -m …` puts the folder in
which it is called first of all places to import from.
"""

import os
import sys
from pathlib import Path

HERE = Path(__file__).parents[2]  # from where the house is imported


def standard_library_first() -> None:
    """Look for modules in the present folder last, if `python -m` has put it in front."""
    if not sys.flags.safe_path and sys.path and sys.path[0] in ("", str(Path.cwd())):
        sys.path.append(sys.path.pop(0))


def child_environment(*first: str, **more: str) -> dict[str, str]:
    """The environment of a Python process that imports nothing from the folder it is called in;
    `first` are folders from which it does."""
    known = [os.environ.get("PYTHONPATH", ""), str(HERE) if Path.cwd() == HERE else ""]
    path = os.pathsep.join(folder for folder in (*first, *known) if folder)
    return {**os.environ, "PYTHONSAFEPATH": "1", "PYTHONPATH": path, **more}
