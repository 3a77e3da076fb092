"""Games set up from a drawing."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from regalia import games
from regalia.core.game import Game
from regalia.core.room import Room

DECK = "BBBRRRQQQNNN"
SQUARES = [file + rank for rank in "87654321" for file in "abcdefgh"]
BUSY = """
        . . B . . R . .
        . P . P P . P .
        R . N . . N . B
        . . . . . . P .
        . . . 1 . 0 P .
        B . N . . N . R
        . P . P P . P .
        . . R . . B . ."""


@pytest.fixture
def room() -> Room:
    return games.room("gambit")


@pytest.fixture
def at(room: Room) -> Callable[..., Game]:
    """A game in which player 1 has just revealed a card.

    `board` is drawn with a8 first: 0 to 3 are gambits, letters the tokens that are left; each
    player has had 49 turns, so that all draw piles are as full as they get between turns.
    `captured` says which kinds of token each player has; else player 0 has all that are gone.
    """

    def make(
        board: str,
        reveal: str,
        setup: int = 4,
        players: int = 2,
        hand: str = "BRQ",
        row: str = "RN",
        captured: list[str] | None = None,
    ) -> Game:
        options = {"players": players, "setup": setup}
        start = Game(room, options).position
        marks = dict(zip(SQUARES, board.split(), strict=True))
        gone: dict[str, str] = {n: k for n, k in start["tokens"].items() if marks[n] != k}
        taken: list[dict[str, str]] = []
        for kinds in captured or ["".join(gone.values())] + [""] * (players - 1):
            taken.append({})
            for kind in kinds:
                name = next(name for name in gone if gone[name] == kind)
                taken[-1][name] = gone.pop(name)
        hands, rows = ["BRQ"] * players, ["BRN"] * players
        hands[1], rows[1] = hand, row
        discards = [""] * players
        discards[1] = reveal
        used = [h + r + d for h, r, d in zip(hands, rows, discards)]
        position: dict[str, Any] = start | {
            "phase": "moving",
            "player": 1,
            "turn": 49 * players + 1,
            "tokens": {n: k for n, k in start["tokens"].items() if marks[n] == k},
            "gambits": [next(n for n in SQUARES if marks[n] == str(i)) for i in range(players)],
            "revealed": reveal,
            "captured": taken,
            "discards": discards,
            "piles": ["".join((Counter(DECK) - Counter(cards)).elements()) for cards in used],
            "hands": hands,
            "rows": rows,
        }
        return Game(room, options, position)

    return make


@pytest.fixture
def busy(at: Callable[..., Game]) -> Callable[..., Game]:
    """Player 1's gambit is in the middle of many tokens, player 0's beside it."""

    def make(reveal: str, other: str = "f4", **given: Any) -> Game:
        marks = BUSY.split()
        marks[SQUARES.index("f4")], marks[SQUARES.index(other)] = ".", "0"
        return at(" ".join(marks), reveal, captured=["PPKK", "QQ"], **given)

    return make


@pytest.fixture
def last() -> str:
    """A drawing in which one token is left."""
    return """
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . K . . . .
        . . . 1 . . . .
        . . . . . . . .
        . . . . . 0 . .
        . . . . . . . ."""
