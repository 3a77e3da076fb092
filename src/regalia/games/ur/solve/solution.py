"""Values of all positions as a file: a page that says what they are, then numbers without keys.

    table = ValueTable.load(path)
    table.value(own, foe)          the chance to win, plus half the chance of a draw
    table.about                    which game, and how far at most a value is from the truth

A solution has two bytes a position, a checkpoint four.  Files are written beside their place and
then moved there, so that what is there is always whole.
"""

import hashlib
import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from regalia.core.data import bad_file
from regalia.core.errors import BadFile, of_system
from regalia.games.ur.card import CARD
from regalia.games.ur.rules import GOAL
from regalia.games.ur.solve.game import StoppingGame
from regalia.games.ur.solve.index import Index, index, number
from regalia.games.ur.solve.solving import Progress
from regalia.games.ur.solve.sweeping import ONE
from regalia.games.ur.text import says

FORMAT = "regalia-ur-1"
PAGE = 4096  # bytes before the values
SHORT = 65535  # what 1 is in two bytes
STORED = 0.5 / SHORT  # what rounding to two bytes adds to the error
SHORTEN = 1 << 22  # values at a time


class About(NamedTuple):
    """A description of a file's values."""

    pieces: int
    bits: int  # the game is called off once in 2**bits rolls …
    called_off: tuple[int, ...]  # … and counts so in each lane: 0 lost, 1 drawn, 2 won
    reached: int  # the bits of the game that a checkpoint has reached
    sweeps: int
    error: float  # at most; rounding to two bytes is counted in
    bytes: int  # a value
    digest: str  # of all values, SHA-256
    rules_version: int = CARD.rules_version
    rosettes: int = GOAL  # that win (UR-21)

    @property
    def game(self) -> StoppingGame:
        return StoppingGame(self.bits, self.called_off)

    @property
    def progress(self) -> Progress:
        return Progress(self.reached, self.sweeps, self.error)


def about(pieces: int, game: StoppingGame, at: Progress, size: int, rosettes: int = GOAL) -> About:
    error = at.error + (STORED if size == 2 else 0)
    return About(pieces, *game, at.bits, at.sweeps, error, size, "", rosettes=rosettes)


def shortened(values: Any) -> Any:
    """Two bytes for four, rounded to the nearest."""
    found = np.empty(values.shape, np.uint16)
    for begin in range(0, len(values), SHORTEN):
        part = slice(begin, begin + SHORTEN)
        found[part] = values[part].astype(np.uint64) * SHORT + ONE // 2 >> 31
    return found


def write(path: Path, page: About, values: Iterable[Any]) -> About:
    """Writes values, arrays (positions, lanes) of four bytes in the order of the index."""
    beside, digest = path.with_name(path.name + ".new"), hashlib.sha256()
    with beside.open("wb") as file:
        file.write(b" " * PAGE)
        for part in values:
            block = np.ascontiguousarray(shortened(part) if page.bytes == 2 else part)
            file.write(block.data)
            digest.update(block.data)
        page = page._replace(digest=digest.hexdigest())
        text = json.dumps({"format": FORMAT, **page._asdict()}).encode() + b"\n"
        file.seek(0)
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
    return page


def read(path: Path) -> tuple[About, Any]:
    """Read a file's description, and its values as they lie on the disk."""
    try:
        with path.open("rb") as file:
            told = json.loads(file.read(PAGE).split(b"\n")[0])
        if told.pop("format") != FORMAT or told["rules_version"] != CARD.rules_version:
            raise bad_file(path, says("table-version"))
        page = About(**(told | {"called_off": tuple(told["called_off"])}))
        shape = (_size(page.pieces), len(page.called_off))
        kind = {2: np.uint16, 4: np.uint32}[page.bytes]
        if path.stat().st_size != PAGE + shape[0] * shape[1] * page.bytes:
            raise bad_file(path, says("table-length"))
        return page, np.memmap(path, kind, "r", PAGE, shape)
    except OSError as error:
        raise bad_file(path, of_system(error)) from None
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise bad_file(path, says("table-none", why=str(error))) from None


def _size(pieces: int) -> int:
    if not 0 < pieces <= 7:
        raise ValueError(f"{pieces} pieces")
    return index(pieces).size


class ValueTable:
    """A solution; the values stay on the disk until they are asked for."""

    def __init__(self, page: About, values: Any, numbers: Index) -> None:
        self.about, self.values, self.index = page, values, numbers
        self.one = SHORT if page.bytes == 2 else ONE

    @classmethod
    def load(cls, path: Path) -> "ValueTable":
        page, values = read(path)
        return cls(page, values, index(page.pieces))

    def value(self, own: int, foe: int, lane: int = 0) -> float:
        """The worth to the player whose pieces are `own` when about to roll."""
        if max(own.bit_count(), foe.bit_count()) > self.about.pieces or own & foe:
            raise ValueError("no position of this table")
        at = number(own, foe, self.index.rank, self.index.block, self.index.part)
        return float(self.values[at, lane]) / self.one

    def check(self) -> None:
        """Reads everything and compares it with what the page says."""
        digest = hashlib.sha256()
        for begin in range(0, len(self.values), SHORTEN):
            digest.update(np.ascontiguousarray(self.values[begin : begin + SHORTEN]).data)
        if digest.hexdigest() != self.about.digest:
            raise BadFile(says("table-values"))
