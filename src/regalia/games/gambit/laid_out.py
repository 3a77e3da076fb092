"""What is on the table of the Queen's Gambit, as plain data and back."""

from collections.abc import Iterable
from functools import lru_cache
from typing import TypedDict

from regalia.core.contract import Params
from regalia.games.gambit import rules
from regalia.games.gambit.rules import BISHOP, KNIGHT, SETUP_CARDS, Gambit
from regalia.games.gambit.setups import KINDS, NAMES

LETTERS = " BRQN"  # of the movement cards, by number
TOKENS = tuple(  # for each set-up card: the squares of its tokens, with their bits
    {NAMES[square]: 1 << i for i, square in enumerate(card.tokens)} for card in SETUP_CARDS
)
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


def tokens_text(setup: int, tokens: int) -> dict[str, str]:
    """Tokens and where they are, or were: `{"e4": "Q"}`."""
    return dict(_tokens(setup, tokens)) if setup >= 0 else {}


@lru_cache(4096)
def _tokens(setup: int, tokens: int) -> tuple[tuple[str, str], ...]:
    places = sorted((square, i) for i, square in enumerate(SETUP_CARDS[setup].tokens))
    return tuple((NAMES[square], KINDS[i]) for square, i in places if tokens >> i & 1)


def tokens_of(setup: int, places: Iterable[str]) -> int:
    bits = TOKENS[setup]
    return sum(bits[name] for name in places)


# ------------------------------------------------------------------------------- positions


class OpenTable(TypedDict):
    """What everybody sees (the page's section on hidden information)."""

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


class Position(OpenTable):
    """All of it, with what is hidden."""

    piles: list[str]
    hands: list[str]
    rows: list[str]


def open_table(params: Params, s: Gambit) -> OpenTable:
    seats = range(params[0])
    return {
        "phase": PHASES[s.phase],
        "player": s.player,
        "turn": s.turn,
        "setup": s.setup + 1 if s.setup >= 0 else None,
        "starts": [NAMES[square] for square in SETUP_CARDS[s.setup].starts] if s.setup >= 0 else [],
        "tokens": tokens_text(s.setup, s.tokens),
        "gambits": [NAMES[s.gambits[i]] if s.gambits[i] >= 0 else None for i in seats],
        "revealed": LETTERS[s.card] if s.card else None,
        "captured": [tokens_text(s.setup, s.captured[i]) for i in seats],
        "discards": [cards_text(rules.discards(s, i)) for i in seats],
    }


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
        tokens=tokens_of(setup, table["tokens"]),
        card=LETTERS.index(table["revealed"] or " "),
        captured=by_seat([tokens_of(setup, c) for c in table["captured"]], before.captured),
        gambits=by_seat(
            [-1 if name is None else NAMES.index(name) for name in table["gambits"]],
            before.gambits,
        ),
        piles=by_seat([cards_of(text) for text in table["piles"]], before.piles),
        hands=by_seat([cards_of(text) for text in table["hands"]], before.hands),
        rows=by_seat([row_of(text) for text in table["rows"]], before.rows),
    )
