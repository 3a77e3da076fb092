"""Games of a series, kept in a file as they are played: a line of JSON each, only ever added to.

The first line says what was played by whom, so that other games are not added to it by mistake; a
line that was cut short by a crash is left out, and its game played again.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from regalia.core.data import bad_file
from regalia.core.errors import RegaliaError, of_system
from regalia.research.matches import MatchGame, Series
from regalia.research.programs import says


def kept(series: Series, count: int, path: Path | None) -> Iterator[MatchGame]:
    """Games of the file, then new ones, each written down before it is given."""
    if path is None:
        yield from series.games(count)
        return
    try:
        done = _read(path, series)[:count]
        opened = path.open("ab")
    except OSError as problem:
        raise bad_file(path, of_system(problem)) from None
    with opened as file:
        yield from done
        if not file.tell():
            file.write(msgspec.json.encode(_about(series)) + b"\n")
        for played in series.games(count, len(done)):
            file.write(msgspec.json.encode(played._asdict()) + b"\n")
            file.flush()
            yield played


def _about(series: Series) -> dict[str, Any]:
    return {
        "game": series.game,
        "options": series.options,
        "players": [one.name for one in series.contestants],
        "clock": series.clock,
        "seed": series.seed,
    }


def _read(path: Path, series: Series) -> list[MatchGame]:
    """The games of a file; what follows its last whole line is cut off."""
    if not path.exists():
        return []
    text = path.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    first, *lines = whole.splitlines() or [b""]
    about = msgspec.json.decode(msgspec.json.encode(_about(series)))  # as if it had been read
    try:
        if first and msgspec.json.decode(first) != about:
            raise RegaliaError(says("other-series", path=str(path)))
        found = [_played(msgspec.json.decode(line)) for line in lines]
    except msgspec.MsgspecError:
        raise RegaliaError(says("no-series", path=str(path))) from None
    if len(whole) < len(text):
        with path.open("r+b") as file:
            file.truncate(len(whole))
    return found


def _played(line: Any) -> MatchGame:
    """A game by the names of its numbers, or, as it was once written, by their order."""
    values = [line.get(name) for name in MatchGame._fields] if isinstance(line, dict) else line
    return msgspec.convert(values, MatchGame)
