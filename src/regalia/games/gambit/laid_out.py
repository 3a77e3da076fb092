"""The table of the Queen's Gambit as plain data, and back."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, NotRequired, TypedDict

from regalia.core.contract import Params
from regalia.games.gambit import rules
from regalia.games.gambit.rules import (
    ALL_TOKENS,
    BISHOP,
    COUNT_AT,
    HANDICAP,
    KNIGHT,
    START_AT,
    STARTS_LEFT,
    TOKEN_AT,
    VALUE_AT,
    WORTH_AT,
    Gambit,
    option,
)
from regalia.games.gambit.setups import LETTERS as KIND_LETTERS
from regalia.games.gambit.setups import NAMES

LETTERS = " BRQN"  # of the movement cards, by number
PHASES = (
    "setup",
    "dealing",
    "first-draws",
    "drawing",
    "starts",
    "planning",
    "moving",
    "adding",
    "over",
)


@lru_cache(4096)  # these are asked at every look at a table
def cards_text(cards: int) -> str:
    """Cards without an order: `BBRN`."""
    return "".join(LETTERS[card] * rules.count(cards, card) for card in range(BISHOP, KNIGHT + 1))


@lru_cache(4096)
def row_text(row: int) -> str:
    """Cards from left to right."""
    return "".join(LETTERS[row >> shift & 7] for shift in (0, 3, 6) if row >> shift & 7)


@lru_cache(4096)
def cards_of(text: str) -> int:
    return sum(rules.ONE[LETTERS.index(letter)] for letter in text)


@lru_cache(4096)
def row_of(text: str) -> int:
    return sum(LETTERS.index(letter) << 3 * i for i, letter in enumerate(text))


# ------------------------------------------------------------------------ what is printed


class Token(NamedTuple):
    square: str
    bit: int
    kind: str


@lru_cache(256)
def placed(params: Params, setup: int) -> tuple[Token, ...]:
    """The tokens of a set-up card, from a1."""
    counts, at = params[COUNT_AT : COUNT_AT + rules.KINDS], TOKEN_AT + 64 * setup
    kinds = "".join(letter * count for letter, count in zip(KIND_LETTERS, counts))
    bits = ((name, bit & params[ALL_TOKENS]) for name, bit in zip(NAMES, params[at : at + 64]))
    return tuple(Token(name, bit, kinds[bit.bit_length() - 1]) for name, bit in bits if bit)


def starts(params: Params, setup: int) -> list[str]:
    """The four start squares of a set-up card."""
    at = START_AT + 4 * setup
    return [NAMES[square] for square in params[at : at + 4]]


def values(params: Params) -> dict[str, int]:
    """The value of a token of each kind."""
    return dict(zip(KIND_LETTERS, params[VALUE_AT : VALUE_AT + rules.KINDS]))


@lru_cache(256)
def worths(params: Params, setup: int) -> dict[str, int]:
    """The value of the token that a card places on each square (QG-21)."""
    at = WORTH_AT + 64 * setup
    return {one.square: params[at + NAMES.index(one.square)] for one in placed(params, setup)}


def kind_on(params: Params, setup: int, square: int) -> str:
    """The kind of the token that a card places on a square; empty for a start token (QG-22)."""
    kinds = (one.kind for one in placed(params, setup) if one.square == NAMES[square])
    return next(kinds, "")


def given(params: Params, seat: int) -> int:
    """The points that a player begins with (QG-23)."""
    return 0 if seat else option(params, HANDICAP)


def left(params: Params, s: Gambit) -> list[str]:
    """The squares of start tokens that are still there (QG-22)."""
    if s.setup < 0:
        return []
    at = START_AT + 4 * s.setup
    there = [square for square in params[at : at + 4] if rules.token_on(params, s, square)]
    return sorted(NAMES[square] for square in there)


def tokens_text(params: Params, setup: int, tokens: int) -> dict[str, str]:
    """Tokens and where they are, or were: `{"e4": "Q"}`."""
    if setup < 0 or not tokens:
        return {}
    return {one.square: one.kind for one in placed(params, setup) if tokens & one.bit}


def tokens_of(params: Params, setup: int, places: Iterable[str]) -> int:
    bits = {one.square: one.bit for one in placed(params, setup)}
    return sum(bits[name] for name in places)


# ------------------------------------------------------------------------------- positions


class OpenTable(TypedDict):
    """The open part of the table (the page's section on hidden information)."""

    phase: str
    player: int
    turn: int
    setup: int | None  # the card's number, from 1
    starts: list[str]
    tokens: dict[str, str]
    gambits: list[str | None]
    revealed: str | None
    captured: list[dict[str, str]]
    discards: list[str]
    left: NotRequired[list[str]]  # start tokens that are still there (QG-22)


class Position(OpenTable):
    """A position with what is hidden."""

    piles: list[str]
    hands: list[str]
    rows: list[str]


def open_table(params: Params, s: Gambit) -> OpenTable:
    seats = range(params[0])
    table: OpenTable = {
        "phase": PHASES[s.phase],
        "player": s.player,
        "turn": s.turn,
        "setup": s.setup + 1 if s.setup >= 0 else None,
        "starts": starts(params, s.setup) if s.setup >= 0 else [],
        "tokens": tokens_text(params, s.setup, s.tokens),
        "gambits": [NAMES[s.gambits[i]] if s.gambits[i] >= 0 else None for i in seats],
        "revealed": LETTERS[s.card] if s.card else None,
        "captured": [tokens_text(params, s.setup, s.captured[i]) for i in seats],
        "discards": [cards_text(rules.discards(params, s, i)) for i in seats],
    }
    if option(params, STARTS_LEFT):
        table["left"] = left(params, s)
    return table


def position(params: Params, s: Gambit) -> Position:
    seats = range(params[0])
    return {
        **open_table(params, s),
        "piles": [cards_text(s.piles[i]) for i in seats],
        "hands": [cards_text(s.hands[i]) for i in seats],
        "rows": [row_text(s.rows[i]) for i in seats],
    }


def state_of(params: Params, table: Position) -> Gambit:
    """The state of a position that is known to be right."""
    before = rules.start(params)
    if table["setup"] is None:
        return before
    setup = table["setup"] - 1

    def by_seat(things: list[int], nobody: tuple[int, ...]) -> tuple[int, ...]:
        return (*things, *nobody[len(things) :])

    return Gambit(
        phase=PHASES.index(table["phase"]),
        player=table["player"],
        turn=table["turn"],
        setup=setup,
        tokens=tokens_of(params, setup, table["tokens"])
        + sum(params[TOKEN_AT + 64 * setup + NAMES.index(name)] for name in table.get("left", ())),
        card=LETTERS.index(table["revealed"] or " "),
        captured=by_seat([tokens_of(params, setup, c) for c in table["captured"]], before.captured),
        gambits=by_seat(
            [-1 if name is None else NAMES.index(name) for name in table["gambits"]],
            before.gambits,
        ),
        piles=by_seat([cards_of(text) for text in table["piles"]], before.piles),
        hands=by_seat([cards_of(text) for text in table["hands"]], before.hands),
        rows=by_seat([row_of(text) for text in table["rows"]], before.rows),
    )
