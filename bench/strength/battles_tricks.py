"""Simple ways to play Royal Battles, by which no good player may be beaten.

    miser      never draws a card, and so never moves
    guard      draws only when an enemy is so near that it could be struck
    waiter     never goes forward, and strikes what comes
    striker    always draws, and attacks with whatever it can
    runner     moves away from the nearest enemy
    beginner   strikes the hardest blow that there is now, else goes for the nearest enemy

All but the beginner play like another mind, such as level 10, that looks at some actions only.
"""

from collections.abc import Callable
from typing import Any

from regalia.core import random
from regalia.games.battles.field import COLUMNS, SQUARES
from regalia.games.battles.insight import interest
from regalia.games.battles.text import read_move
from regalia.players import Player, Question, Thought

BLOW = 6  # the least interest in a move from which something can be struck


def nearest(view: dict[str, Any], square: int) -> int:
    """The steps from a square to the nearest enemy."""
    there = [
        SQUARES.index(at) for at, unit in view["units"].items() if unit["owner"] != view["seat"]
    ]
    return min(
        max(abs(square // COLUMNS - at // COLUMNS), abs(square % COLUMNS - at % COLUMNS))
        for at in there
    )


def miser(view: dict[str, Any], text: str) -> bool:
    return text != "draw"


def guard(view: dict[str, Any], text: str) -> bool:
    own = [SQUARES.index(at) for at, unit in view["units"].items() if unit["owner"] == view["seat"]]
    return text != "draw" or any(nearest(view, square) <= 2 for square in own)


def waiter(view: dict[str, Any], text: str) -> bool:
    move = read_move(text)
    if move is None:
        return True
    forward = move[1] % COLUMNS - move[0] % COLUMNS
    return (forward if view["seat"] == 0 else -forward) <= 0


def striker(view: dict[str, Any], text: str) -> bool:
    move = read_move(text)
    return nearest(view, move[1]) == 1 if move else text not in ("hold", "decline")


def runner(view: dict[str, Any], text: str) -> bool:
    move = read_move(text)
    return move is None or nearest(view, move[1]) > nearest(view, move[0])


TRICKS: dict[str, Callable[[dict[str, Any], str], bool]] = {
    "miser": miser,
    "guard": guard,
    "waiter": waiter,
    "striker": striker,
    "runner": runner,
}


class Trick:
    """A mind that looks only at the actions that a trick allows, if there are any."""

    def __init__(self, name: str, mind: Player) -> None:
        self.allows, self.mind = TRICKS[name], mind

    def choose(self, question: Question) -> Thought:
        kept = [text for text in question.actions if self.allows(question.view, text)]
        return self.mind.choose(question._replace(actions=kept or question.actions))


class Beginner:
    """Thinks about the next blow, and of nothing that comes after it."""

    def choose(self, question: Question) -> Thought:
        world = question.world()
        numbers = question.numbers(world)

        def worth(text: str) -> tuple[int, int, int]:
            move = read_move(text)
            looks = interest(question.box, world, numbers[text])
            if move is None:
                return (int(text in ("draw", "keep")), looks, random.below(question.rng, 1000))
            blow = looks if looks >= BLOW else 0
            return (blow, -nearest(question.view, move[1]), random.below(question.rng, 1000))

        text = max(question.actions, key=worth)
        return Thought(text, 0.5, [text], 0)
