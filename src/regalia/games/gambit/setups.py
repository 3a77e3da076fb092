"""The set-up cards: the project's, read from `data/setups.toml` and checked (QG-1, QG-3), or those
of somebody's own box, and what the tokens are worth (QG-19)."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple, NoReturn

from regalia.core.card import Value, shown
from regalia.core.data import Section, load
from regalia.core.errors import BadOption, Speaker, Spoken

says = Speaker(__file__)

FILE = Path(__file__).parent / "data" / "setups.toml"
STANDARD = "standard"  # the project's cards, or values
SETUPS = 4  # cards of a box, at most
LETTERS = "PNBRQK"  # of the kinds of token
COUNTS = (12, 4, 4, 4, 2, 2)  # QG-1
VALUES = (3, 4, 5, 6, 7, 8)
TOKENS = sum(COUNTS)
HIGHEST_VALUE = 99
DECK = "BBBRRRQQQNNN"  # QG-2
FEWEST_CARDS = 6  # five are dealt and one is drawn (QG-7)
NAMES = tuple(file + rank for rank in "12345678" for file in "abcdefgh")  # of the squares


class Setup(NamedTuple):
    tokens: tuple[int, ...]  # the squares of the 28 tokens, kind by kind
    starts: tuple[int, ...]  # the four start squares
    counts: tuple[int, ...]  # of each kind of token


# ------------------------------------------------------------------------------ the project's


def read_setups(path: Path = FILE) -> tuple[Setup, ...]:
    table = load(path)
    table.only("setup")
    cards = table.tables("setup")
    if len(cards) != SETUPS:
        table.refuse("setup", _wrong(f"{len(cards)} ≠ {SETUPS}"))
    return tuple(_read(card) for card in cards)


def _wrong(what: str) -> Spoken:
    return says("setups-wrong", what=what)


def _read(card: Section) -> Setup:
    card.only("rows")
    rows = [row.split() for row in card.texts("rows")]
    if what := _misdrawn(rows):
        card.refuse("rows", _wrong(what))
    setup = _setup(rows)
    for letter, count, wanted in zip(LETTERS, setup.counts, COUNTS):
        if count != wanted:
            card.refuse("rows", _wrong(f"{letter}: {count} ≠ {wanted}"))
    _check_turning(card, _marks(rows))
    return setup


def _check_turning(card: Section, marks: list[str]) -> None:
    """No seat is favoured: a quarter turn changes nothing but queens into kings and back (QG-3)."""
    for square, mark in enumerate(marks):
        there = 56 - square % 8 * 8 + square // 8
        wanted = {"Q": "K", "K": "Q"}.get(mark, mark)
        if marks[there] != wanted:
            turned = f"{NAMES[square]} {mark} → {NAMES[there]} {wanted}"
            card.refuse("rows", _wrong(f"{turned} ≠ {marks[there]}"))


# ---------------------------------------------------------------------------------- any card


def _marks(rows: list[list[str]]) -> list[str]:
    """What is on each square, from a1."""
    return [mark for row in reversed(rows) for mark in row]


def _misdrawn(rows: list[list[str]]) -> str:
    """Why a drawing, with a8 first, is no set-up card (QG-3); empty: it is one."""
    if len(rows) != 8:
        return f"{len(rows)} ≠ 8"
    for rank, row in zip("87654321", rows):
        if len(row) != 8:
            return f"{rank}: {len(row)} ≠ 8"
        for mark in row:
            if mark not in (".", "*", *LETTERS):
                return f"{rank}: {shown(mark)} ≠ . * {' '.join(LETTERS)}"
    starts = _marks(rows).count("*")
    return f"*: {starts} ≠ 4" if starts != 4 else ""


def _setup(rows: list[list[str]]) -> Setup:
    marks = _marks(rows)
    tokens = (square for kind in LETTERS for square in range(64) if marks[square] == kind)
    starts = (square for square in range(64) if marks[square] == "*")
    return Setup(tuple(tokens), tuple(starts), tuple(map(marks.count, LETTERS)))


# -------------------------------------------------------------- of somebody's own box (QG-19)


def read_card(text: Value) -> Setup:
    """A card as one text, the row of a8 first: `NP.RQ.*N/*.B..P.P/…`; BadOption."""
    if not isinstance(text, str) or len(text) > 100:
        _refuse(says("own-setup-wrong", text=shown(text), what=says("wanted-setup-text")))
    rows = [list(row) for row in text.split("/")]
    if what := _misdrawn(rows):
        _refuse(says("own-setup-wrong", text=shown(text), what=what))
    setup = _setup(rows)
    if len(setup.tokens) != TOKENS:
        what = f"{' '.join(LETTERS)}: {len(setup.tokens)} ≠ {TOKENS}"
        _refuse(says("own-setup-wrong", text=shown(text), what=what))
    return setup


def _refuse(problem: Spoken) -> NoReturn:
    raise BadOption(says("own-setups-problem", problem=problem), "QG-19")


def read_cards(given: Value) -> list[str]:
    """What the option `cards` lists: one to four cards with the same tokens, no two alike."""
    if isinstance(given, str) and given.endswith(".toml") and "\n" not in given:
        given = _file(Path(given))
    if not isinstance(given, list) or not 1 <= len(given) <= SETUPS:
        _refuse(says("own-setups-list", given=shown(given), standard=STANDARD, most=SETUPS))
    first = read_card(given[0])
    for number, text in enumerate(given, 1):
        if read_card(text).counts != first.counts:
            _refuse(says("own-setups-tokens", number=number))
        if text in given[: number - 1]:
            _refuse(says("own-setups-twice", number=number))
    return list(given)


def _file(path: Path) -> list[str]:
    """What a file holds becomes part of the options: a record needs no file to be replayed."""
    table = load(path)
    table.only("setup")
    texts = []
    for card in table.tables("setup"):
        card.only("rows")
        texts.append("/".join("".join(row.split()) for row in card.texts("rows")))
    return texts


def read_values(given: Value) -> list[int]:
    """What the option `values` lists: a number for each kind of token, `3,4,5,6,7,8`."""
    if isinstance(given, str) and given.isascii() and len(given) < 30:
        words = [word.strip() for word in given.split(",")]
        given = [int(word) if word.isdigit() else word for word in words]
    right = isinstance(given, list) and len(given) == len(LETTERS)
    if not right or not all(type(one) is int and 1 <= one <= HIGHEST_VALUE for one in given):
        wanted = {"kinds": ", ".join(LETTERS), "highest": HIGHEST_VALUE, "standard": STANDARD}
        raise BadOption(says("own-values-wrong", given=shown(given), **wanted), "QG-19")
    return list(given)


# ------------------------------------------------------------------------- small games (QG-20)


def fewer(setup: Setup, values: Sequence[int], most: int) -> Setup:
    """A card with only so many of its tokens: the most valuable, of a kind the first from a1."""
    counts, first, kept = [0] * len(LETTERS), 0, {}
    for kind in sorted(range(len(LETTERS)), key=lambda kind: (-values[kind], -kind)):
        counts[kind] = min(setup.counts[kind], most - sum(counts))
    for kind, count in enumerate(setup.counts):
        kept[kind] = setup.tokens[first : first + counts[kind]]
        first += count
    tokens = tuple(square for squares in kept.values() for square in squares)
    return Setup(tokens, setup.starts, tuple(counts))


def read_deck(given: Value) -> str:
    """The cards that everybody has: `BBRRQQNN`, in any order."""
    right = isinstance(given, str) and FEWEST_CARDS <= len(given) <= len(DECK)
    if not right or any(given.count(card) > DECK.count(card) for card in given):
        raise BadOption(says("deck-wrong", given=shown(given), few=FEWEST_CARDS), "QG-20")
    return "".join(sorted(given, key=DECK.index))


@cache
def standard_setups() -> tuple[Setup, ...]:
    return read_setups()
