"""Handicaps that make a game between two of unequal strength about even.

Strengths are Elo above a game's lowest level: of a level itself, or of a person by results against
levels.  What a handicap is worth was measured with equal levels (docs/levels.md).
"""

from collections.abc import Sequence
from typing import NamedTuple

from regalia.app.game_wire import Handicaps
from regalia.core.card import Card, Option, Value
from regalia.core.errors import Speaker
from regalia.core.handicap import giver
from regalia.core.room import Room

says = Speaker(__file__)
# Somebody of whom nothing is known stands here, with the weight of two games, one of them won.
ANYBODY = 4
MIDDLE = range(3, 7)  # levels between which a step is told as one


class GameAgainst(NamedTuple):
    """A game against a level, and the points that were won: 1, 0.5 or 0."""

    level: int
    points: float


def of_level(card: Card, level: int) -> float:
    return float(card.ladder[level - 1])


def of_results(card: Card, games: Sequence[GameAgainst]) -> float:
    """The strength with which one would expect as many points as were won."""
    met = [of_level(card, ANYBODY)] * 2 + [of_level(card, game.level) for game in games]
    won = 1 + sum(game.points for game in games)
    low, high = min(met) - 800.0, max(met) + 800.0
    while high - low > 1:
        middle = (low + high) / 2
        expected = sum(1 / (1 + 10 ** ((other - middle) / 400)) for other in met)
        low, high = (middle, high) if expected < won else (low, middle)
    return round(low)


def option_of(card: Card) -> Option | None:
    """The option by which a game has handicaps."""
    return next((option for option in card.options if option.worth), None)


def recommended(card: Card, first: float, second: float) -> Value:
    """The value of that option with which two of these strengths are nearest to even."""
    option = option_of(card)
    if option is None:
        return None
    found, _ = min(option.worth, key=lambda one: abs(first - second + one[1]))
    return found


def between_levels(card: Card) -> Handicaps | None:
    """The values recommended to any two levels; None where a game has no handicaps."""
    option = option_of(card)
    if option is None or not card.ladder:
        return None
    between = [[recommended(card, *map(float, (a, b))) for b in card.ladder] for a in card.ladder]
    return Handicaps(option.name, between, ANYBODY)


def told(room: Room, option: Option, language: str) -> str:
    """A sentence about the difference in levels for which each amount is recommended."""
    first, last = (of_level(room.card, level) for level in (MIDDLE[0], MIDDLE[-1]))
    step = (last - first) / (len(MIDDLE) - 1)
    listed = [f"{elo / step:.1f}" for value, elo in option.worth if giver(value) == 1]
    if language != "en":
        listed = [number.replace(".", ",") for number in listed]
    return says("handicap-levels", levels="; ".join(listed)).told(language)
