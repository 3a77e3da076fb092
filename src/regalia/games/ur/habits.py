"""Habits of players of Ur: who errs, errs towards the goal.

Beginners go for rosettes, captures and new pieces, and stay on the rosettes that they hold.  What
they overlook is that now and then it is better to go back.
"""

from collections.abc import MutableSequence, Sequence

from regalia.boards.areas import squares
from regalia.boards.attention import happens
from regalia.core.contract import Params
from regalia.games.ur.any_board import FAR, distance
from regalia.games.ur.rules import (
    AT_PATH,
    MOVING,
    NEXT_TO,
    Ur,
    act,
    entrance,
    held,
    pieces_of,
    rosettes,
)

ONWARD, ASIDE, BACK = 0.4, 1.0, 3.0  # how hard they are to think of; 1: as attention says


def _steps(goal: int) -> tuple[int, ...]:
    """The number of steps to one square, from every square along the path."""
    found, reached, near, steps = [0] * 20, 1 << goal, 1 << goal, 0
    while near:
        steps, after = steps + 1, 0
        for a in squares(near):
            after |= NEXT_TO[a]
        near = after & ~reached
        reached |= near
        for a in squares(near):
            found[a] = steps
    return tuple(found)


SQUARES = 20
STEPS = tuple(steps for goal in range(SQUARES) for steps in _steps(goal))  # SQUARES for each goal


def noticed(
    params: Params,
    s: Ur,
    actions: Sequence[int],
    attention: float,
    rng: MutableSequence[int],
) -> list[int]:
    if attention >= 1 or s.phase != MOVING:
        return list(actions)
    hard = [hardness(params, s, action) for action in actions]
    found = [
        action for action, one in zip(actions, hard) if happens(1 - (1 - attention) * one, rng)
    ]
    return found or [actions[hard.index(min(hard))]]


def hardness(params: Params, s: Ur, action: int) -> float:
    after = act(params, s, action)
    own, foe = (after.own, after.foe) if after.player == s.player else (after.foe, after.own)
    now, before = held(params, own), held(params, s.own)
    if now < before:
        return BACK
    captures = foe.bit_count() < s.foe.bit_count()
    onward = (
        now > before or captures or to_go(params, s.player, own) < to_go(params, s.player, s.own)
    )
    return ONWARD if onward else ASIDE


def to_go(params: Params, player: int, own: int) -> int:
    """The steps from the nearest free pieces to the rosettes that are not held yet."""
    free, total = own & ~rosettes(params), 0
    for goal in squares(rosettes(params) & ~own):
        nearest = FAR
        if own.bit_count() < pieces_of(params, player):
            nearest = 1 + way(params, goal, entrance(params))
        if free:
            nearest = min(nearest, way(params, goal, free))
        total += nearest if nearest < FAR else 0
    return total


def way(params: Params, goal: int, area: int) -> int:
    """The steps to a square from the nearest square of an area."""
    if len(params) > AT_PATH:
        return distance(params, 1 << goal, area)
    nearest = FAR
    for a in squares(area):
        nearest = min(nearest, STEPS[SQUARES * goal + a])
    return nearest
