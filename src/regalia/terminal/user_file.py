"""Files of the user's data folder: replaced at once, and values kept in them as JSON."""

import json
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from regalia.core.data import bad_file
from regalia.core.errors import of_system
from regalia.core.folders import data_folder

LEARNED, EXERCISES = "learned.json", "exercises.json"


def write(path: Path, text: str) -> None:
    """Replace a file at once, readable by its owner only: it may hold secrets of a game."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


class UserFile:
    """A JSON object in a file of the user's data folder: a value for each name."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.all: dict[str, Any] = {}
        with suppress(OSError, RuntimeError, ValueError, RecursionError):
            found = json.loads(self._path().read_text("utf-8"))
            self.all = found if isinstance(found, dict) else {}

    def get(self, name: str) -> object:
        return self.all.get(name)

    def change(self, name: str, changed: Callable[[object], object]) -> None:
        self.all[name] = changed(self.all.get(name))
        try:
            self._path().parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            write(self._path(), json.dumps(self.all))
        except OSError as problem:
            raise bad_file(self._path(), of_system(problem)) from None

    def _path(self) -> Path:
        return data_folder() / self.file
