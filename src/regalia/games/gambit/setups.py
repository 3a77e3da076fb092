"""The set-up cards: the project's, read from `data/setups.toml` and checked (QG-1, QG-3), or those
of somebody's own box, and what the tokens are worth (QG-19, QG-21)."""

import re
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
VALUE = re.compile(r"([a-h][1-8])=([1-9][0-9]?)")  # of a single token, on a card: `d1=9` (QG-21)
HIGHEST_HANDICAP = 60  # QG-23
LONGEST_CARD = 71 + TOKENS * len(" d1=99")  # characters
DECK = "BBBRRRQQQNNN"  # QG-2
FEWEST_CARDS = 6  # five are dealt and one is drawn (QG-7)
NAMES = tuple(file + rank for rank in "12345678" for file in "abcdefgh")  # of the squares


class Setup(NamedTuple):
    tokens: tuple[int, ...]  # the squares of the 28 tokens, kind by kind
    starts: tuple[int, ...]  # the four start squares
    counts: tuple[int, ...]  # of each kind of token
    own: tuple[int, ...] = (0,) * TOKENS  # each token's own value; 0: that of its kind (QG-21)

    def worths(self, values: Sequence[int]) -> tuple[int, ...]:
        """The value of each token, where these are the kinds' values."""
        kinds = (value for value, count in zip(values, self.counts) for _ in range(count))
        return tuple(own or value for own, value in zip(self.own, kinds))


# ------------------------------------------------------------------------------ the project's


def read_setups(path: Path = FILE) -> tuple[Setup, ...]:
    table = load(path)
    table.only("setup")
    cards = table.tables("setup")
    if len(cards) != SETUPS:
        table.refuse("setup", _wrong(f"{len(cards)} ≠ {SETUPS}"))
    return tuple(_read(card) for card in cards)


def _wrong(what: str | Spoken) -> Spoken:
    return says("setups-wrong", what=what)


def _read(card: Section) -> Setup:
    card.only("rows")
    rows = [row.split() for row in card.texts("rows")]
    if what := _misdrawn(rows):
        card.refuse("rows", _wrong(what))
    setup = _setup(rows)
    for letter, count, wanted in zip(LETTERS, setup.counts, COUNTS):
        if count != wanted:
            card.refuse("rows", _wrong(_of(letter, f"{count} ≠ {wanted}")))
    _check_turning(card, _marks(rows))
    return setup


def _check_turning(card: Section, marks: list[str]) -> None:
    """Refuse a card that favours a seat: a quarter turn may change nothing but queens into kings
    and back (QG-3)."""
    for square, mark in enumerate(marks):
        there = 56 - square % 8 * 8 + square // 8
        wanted = {"Q": "K", "K": "Q"}.get(mark, mark)
        if marks[there] != wanted:
            turned = f"{NAMES[square]} {mark} → {NAMES[there]} {wanted}"
            card.refuse("rows", _wrong(f"{turned} ≠ {marks[there]}"))


# ---------------------------------------------------------------------------------- any card


def _marks(rows: list[list[str]]) -> list[str]:
    """The mark on each square, from a1."""
    return [mark for row in reversed(rows) for mark in row]


def _misdrawn(rows: list[list[str]]) -> str | Spoken:
    """The reason why a drawing, with a8 first, is no set-up card (QG-3); empty: it is one."""
    if len(rows) != 8:
        return f"{len(rows)} ≠ 8"
    for rank, row in zip("87654321", rows):
        if len(row) != 8:
            return _of(rank, f"{len(row)} ≠ 8")
        for mark in row:
            if mark not in (".", "*", *LETTERS):
                return _of(rank, f"{shown(mark)} ≠ . * {' '.join(LETTERS)}")
    starts = _marks(rows).count("*")
    return _of("*", f"{starts} ≠ 4") if starts != 4 else ""


def _of(what: str, wrong: str) -> Spoken:
    return says("title-of", title=what, text=wrong)


def _setup(rows: list[list[str]]) -> Setup:
    marks = _marks(rows)
    tokens = (square for kind in LETTERS for square in range(64) if marks[square] == kind)
    starts = (square for square in range(64) if marks[square] == "*")
    return Setup(tuple(tokens), tuple(starts), tuple(map(marks.count, LETTERS)))


# -------------------------------------------------------------- of somebody's own box (QG-19)


def read_card(text: Value) -> Setup:
    """A card as one text, the row of a8 first: `NP.RQ.*N/*.B..P.P/…`, and then, where single tokens
    have values of their own, ` d1=9 e8=9` (QG-21); BadOption."""
    if not isinstance(text, str) or len(text) > LONGEST_CARD:
        _no_card(text, says("wanted-setup-text"))
    drawn, *values = text.split(" ")
    rows = [list(row) for row in drawn.split("/")]
    if what := _misdrawn(rows):
        _no_card(text, what)
    setup = _setup(rows)
    if len(setup.tokens) != TOKENS:
        _no_card(text, _of(" ".join(LETTERS), f"{len(setup.tokens)} ≠ {TOKENS}"))
    return setup._replace(own=_read_own(text, setup, values))


def _read_own(text: str, setup: Setup, given: Sequence[str]) -> tuple[int, ...]:
    found = [0] * TOKENS
    for one in given:
        read = VALUE.fullmatch(one)
        if read is None:
            _no_card(text, says("own-value-text", text=shown(one), highest=HIGHEST_VALUE), "QG-21")
        square = NAMES.index(read[1])
        if square not in setup.tokens:
            _no_card(text, says("own-value-no-token", square=read[1]), "QG-21")
        place = setup.tokens.index(square)
        if found[place]:
            _no_card(text, says("own-value-twice", square=read[1]), "QG-21")
        found[place] = int(read[2])
    return tuple(found)


def _no_card(text: Value, what: str | Spoken, rule: str = "QG-19") -> NoReturn:
    _refuse(says("own-setup-wrong", text=shown(text), what=what), rule)


def card_text(text: str) -> str:
    """A card's text as it is kept: values in the order of squares."""
    drawn, *values = text.split(" ")
    return " ".join([drawn, *sorted(values, key=lambda one: NAMES.index(one[:2]))])


def _refuse(problem: Spoken, rule: str = "QG-19") -> NoReturn:
    raise BadOption(says("own-setups-problem", problem=problem), rule)


def read_cards(given: Value) -> list[str]:
    """Read the option `cards`: one to four cards with the same tokens, no two alike."""
    if isinstance(given, str) and given.endswith(".toml") and "\n" not in given:
        given = _file(Path(given))
    if not isinstance(given, list) or not 1 <= len(given) <= SETUPS:
        _refuse(says("own-setups-list", given=shown(given), standard=STANDARD, most=SETUPS))
    first = read_card(given[0])
    kept: list[str] = []
    for number, text in enumerate(given, 1):
        if read_card(text).counts != first.counts:
            _refuse(says("own-setups-tokens", number=number))
        if card_text(text) in kept:
            _refuse(says("own-setups-twice", number=number))
        kept.append(card_text(text))
    return kept


def check_same_tokens(cards: Sequence[str], values: Sequence[int]) -> None:
    """Refuse cards on which tokens of a kind are worth something else than on the first (QG-21)."""
    wanted = _printed(cards[0], values)
    for number, text in enumerate(cards, 1):
        if _printed(text, values) != wanted:
            _refuse(says("own-setups-tokens", number=number), "QG-21")


def _printed(text: str, values: Sequence[int]) -> list[tuple[str, int]]:
    """The tokens of a card, each as its kind and its value."""
    setup = read_card(text)
    kinds = "".join(letter * count for letter, count in zip(LETTERS, setup.counts))
    return sorted(zip(kinds, setup.worths(values)))


def _file(path: Path) -> list[str]:
    """Read the cards of a file into the options: a record needs no file to be replayed."""
    table = load(path)
    table.only("setup")
    texts = []
    for card in table.tables("setup"):
        card.only("rows", "values")
        drawn = "/".join("".join(row.split()) for row in card.texts("rows"))
        own = card.table("values") if "values" in card.values else None
        squares = own.values if own else ()
        values = (f"{square}={own.number(square, 1, HIGHEST_VALUE)}" for square in squares if own)
        texts.append(" ".join([drawn, *values]))
    return texts


def read_values(given: Value) -> list[int]:
    """Read the option `values`: a number for each kind of token, `3,4,5,6,7,8`."""
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
    """A card with only so many of its tokens: of the most valuable kinds, of a kind the first from
    a1."""
    counts, first = [0] * len(LETTERS), 0
    for kind in sorted(range(len(LETTERS)), key=lambda kind: (-values[kind], -kind)):
        counts[kind] = min(setup.counts[kind], most - sum(counts))
    kept: list[int] = []  # places among the tokens
    for count, there in zip(counts, setup.counts):
        kept += range(first, first + count)
        first += there
    tokens, own = ([numbers[place] for place in kept] for numbers in (setup.tokens, setup.own))
    return Setup(tuple(tokens), setup.starts, tuple(counts), tuple(own))


def read_deck(given: Value) -> str:
    """The cards that everybody has: `BBRRQQNN`, in any order."""
    right = isinstance(given, str) and FEWEST_CARDS <= len(given) <= len(DECK)
    if not right or any(given.count(card) > DECK.count(card) for card in given):
        raise BadOption(says("deck-wrong", given=shown(given), few=FEWEST_CARDS), "QG-20")
    return "".join(sorted(given, key=DECK.index))


@cache
def standard_setups() -> tuple[Setup, ...]:
    return read_setups()
