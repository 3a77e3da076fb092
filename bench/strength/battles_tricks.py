"""Simple ways to play Royal Battles, by which no good player may be beaten.

    miser      never draws a card, and so never moves
    guard      draws only when an enemy is so near that it could be struck
    waiter     never goes forward, and strikes what comes
    striker    always draws, and attacks with whatever it can
    runner     moves away from the nearest enemy

They play like another player, such as level 10, that looks at some actions only.
"""

from collections.abc import Callable

from regalia.boards.areas import squares
from regalia.games.battles.ai.traits import apart
from regalia.games.battles.rules.field import COLUMNS
from regalia.games.battles.rules.state import (
    ATTACKING,
    HOLD,
    MOVING,
    NO,
    OFFERED_ONE,
    OFFERED_TWO,
    YES,
    Battle,
)
from regalia.players import Decision, Player, Query

STRIKING = 2  # steps from which an enemy can be struck after a move


def ends(action: int) -> tuple[int, int]:
    """A move's squares."""
    return action & 63, action >> 6 & 63


def nearest(s: Battle, square: int) -> int:
    """The steps from a square to the nearest enemy of the player who is to act."""
    return min(
        max(abs(square // COLUMNS - at // COLUMNS), abs(square % COLUMNS - at % COLUMNS))
        for at in squares(s.stands[1 - s.player])
    )


def draws(s: Battle, action: int) -> bool:
    return s.phase in (OFFERED_ONE, OFFERED_TWO) and action == YES


def miser(s: Battle, action: int) -> bool:
    return not draws(s, action)


def guard(s: Battle, action: int) -> bool:
    return not draws(s, action) or apart(s) <= STRIKING


def waiter(s: Battle, action: int) -> bool:
    if s.phase != MOVING:
        return True
    a, b = ends(action)
    forward = b % COLUMNS - a % COLUMNS
    return (forward if s.player == 0 else -forward) <= 0


def striker(s: Battle, action: int) -> bool:
    if s.phase == MOVING:
        return nearest(s, ends(action)[1]) == 1
    if s.phase == ATTACKING:
        return action != HOLD
    return s.phase not in (OFFERED_ONE, OFFERED_TWO) or action != NO


def runner(s: Battle, action: int) -> bool:
    if s.phase != MOVING:
        return True
    a, b = ends(action)
    return nearest(s, b) > nearest(s, a)


TRICKS: dict[str, Callable[[Battle, int], bool]] = {
    "miser": miser,
    "guard": guard,
    "waiter": waiter,
    "striker": striker,
    "runner": runner,
}


class Trick:
    """A player that looks only at the actions that a trick allows, if there are any."""

    def __init__(self, name: str, agent: Player) -> None:
        self.allows, self.agent = TRICKS[name], agent

    def choose(self, query: Query) -> Decision:
        world = query.world()
        numbers = query.numbers(world)
        kept = [text for text in query.actions if self.allows(world, numbers[text])]
        return self.agent.choose(query._replace(actions=kept or query.actions))
