"""The set-up cards, read from `data/setups.toml` and checked (QG-1, QG-3)."""

from pathlib import Path
from typing import NamedTuple

from regalia.core.card import shown
from regalia.core.data import Section, load
from regalia.core.errors import Speaker, Spoken

FILE = Path(__file__).parent / "data" / "setups.toml"
SETUPS = 4
COUNTS = {"P": 12, "N": 4, "B": 4, "R": 4, "Q": 2, "K": 2}  # QG-1
KINDS = "".join(kind * count for kind, count in COUNTS.items())  # of the tokens, by number
NAMES = tuple(file + rank for rank in "12345678" for file in "abcdefgh")  # of the squares


class Setup(NamedTuple):
    tokens: tuple[int, ...]  # the squares of the 28 tokens, pawns first, in the order of KINDS
    starts: tuple[int, ...]  # the four start squares


def read_setups(path: Path = FILE) -> tuple[Setup, ...]:
    table = load(path)
    table.only("setup")
    cards = table.tables("setup")
    if len(cards) != SETUPS:
        table.refuse("setup", _wrong(f"{len(cards)} ≠ {SETUPS}"))
    return tuple(_read(card) for card in cards)


def _wrong(what: str) -> Spoken:
    return Speaker(__file__)("setups-wrong", what=what)


def _read(card: Section) -> Setup:
    card.only("rows")
    rows = [row.split() for row in card.texts("rows")]
    if len(rows) != 8:
        card.refuse("rows", _wrong(f"{len(rows)} ≠ 8"))
    for rank, row in zip("87654321", rows):
        if len(row) != 8:
            card.refuse("rows", _wrong(f"{rank}: {len(row)} ≠ 8"))
        for mark in row:
            if mark not in (".", "*", *COUNTS):
                card.refuse("rows", _wrong(f"{rank}: {shown(mark)} ≠ . * {' '.join(COUNTS)}"))
    marks = [mark for row in reversed(rows) for mark in row]
    for mark, count in {**COUNTS, "*": 4}.items():
        if marks.count(mark) != count:
            card.refuse("rows", _wrong(f"{mark}: {marks.count(mark)} ≠ {count}"))
    _check_turning(card, marks)
    tokens = (square for kind in COUNTS for square in range(64) if marks[square] == kind)
    return Setup(tuple(tokens), tuple(square for square in range(64) if marks[square] == "*"))


def _check_turning(card: Section, marks: list[str]) -> None:
    """No seat is favoured: a quarter turn changes nothing but queens into kings and back (QG-3)."""
    for square, mark in enumerate(marks):
        there = 56 - square % 8 * 8 + square // 8
        wanted = {"Q": "K", "K": "Q"}.get(mark, mark)
        if marks[there] != wanted:
            turned = f"{NAMES[square]} {mark} → {NAMES[there]} {wanted}"
            card.refuse("rows", _wrong(f"{turned} ≠ {marks[there]}"))
