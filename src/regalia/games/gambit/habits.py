"""Habits of players of the Queen's Gambit: what they notice, and what they overlook as people do.

A token before one's nose is seen, and taken; a knight's jump or one far along a diagonal may
escape.  Who sees something to take seldom thinks of anything else.  Once nobody can reach the
leader any more, everybody takes the best there is, so that the game comes to an end.
"""

from collections.abc import MutableSequence, Sequence

from regalia.boards.attention import by_priority, happens
from regalia.core.contract import Params
from regalia.core.portable_math import power
from regalia.games.gambit.insight import priority
from regalia.games.gambit.rules import (
    KNIGHT,
    MOVING,
    PLAYERS,
    STAY,
    Gambit,
    points,
    score,
    token_on,
)

JUMP = 0.7  # how hard a knight's capture is to see, 0 to 1
SLANT = 0.25  # how much harder a diagonal is for each square beyond the first
STRETCH = 0.08  # and a straight line
BESIDES = 4  # how much less a quiet move is thought of while something can be taken


def noticed(
    params: Params,
    s: Gambit,
    actions: Sequence[int],
    attention: float,
    rng: MutableSequence[int],
) -> list[int]:
    first_sight = [priority(params, s, action) for action in actions]
    if s.setup >= 0 and decided(params, s):
        best = first_sight
        if s.phase == MOVING:
            best = [
                gain(params, s, action) * 1000 + look for action, look in zip(actions, first_sight)
            ]
        return [actions[best.index(max(best))]]
    if attention >= 1:
        return list(actions)
    if s.phase != MOVING:
        return by_priority(actions, first_sight, attention, rng)
    seen = [
        action
        for action in actions
        if gain(params, s, action) and happens(1 - (1 - attention) * hardness(s, action), rng)
    ]
    quiet = [action for action in actions if not gain(params, s, action)]
    if seen and quiet and happens(power(attention, BESIDES), rng):
        seen += quiet
    if seen or not quiet:
        return seen or list(actions)
    looks = [look for action, look in zip(actions, first_sight) if not gain(params, s, action)]
    return by_priority(quiet, looks, attention, rng)


def gain(params: Params, s: Gambit, square: int) -> int:
    """The value of a move's captures."""
    return 0 if square == STAY else points(params, s.setup, token_on(params, s, square))


def hardness(s: Gambit, square: int) -> float:
    """The ease with which a capture is overlooked: 0, if it is before one's nose."""
    if s.card == KNIGHT:
        return JUMP
    here = s.gambits[s.player]
    across, up = abs(square % 8 - here % 8), abs(square // 8 - here // 8)
    slope = SLANT if across and up else STRETCH
    return min(slope * (max(across, up) - 1), 1)


def decided(params: Params, s: Gambit) -> bool:
    """Tell if nobody can reach the leader any more."""
    first = second = 0
    for seat in range(params[PLAYERS]):
        won = score(params, s, seat)
        first, second = max(first, won), max(second, min(first, won))
    return first > second + points(params, s.setup, s.tokens)
