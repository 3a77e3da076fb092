"""What players of Ur notice: who errs, errs towards the goal.

Beginners go for rosettes, captures and new pieces, and stay on the rosettes that they hold.  What
they overlook is that now and then it is better to go back.
"""

from collections.abc import MutableSequence, Sequence

from regalia.boards.areas import squares
from regalia.boards.attention import happens
from regalia.core.contract import Params
from regalia.games.ur.rules import ENTRANCE, MOVING, NEXT_TO, ROSETTES, Ur, act, most_pieces

ONWARD, ASIDE, BACK = 0.4, 1.0, 3.0  # how hard they are to think of; 1: as attention says


def _steps(goal: int) -> tuple[int, ...]:
    """From every square along the path to one."""
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
FAR = 99  # more steps than any way has
RESERVE = ENTRANCE.bit_length() - 1  # one comes from the reserve to there in a step


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
    held, before = (own & ROSETTES).bit_count(), (s.own & ROSETTES).bit_count()
    if held < before:
        return BACK
    captures = foe.bit_count() < s.foe.bit_count()
    onward = held > before or captures or to_go(params, own) < to_go(params, s.own)
    return ONWARD if onward else ASIDE


def to_go(params: Params, own: int) -> int:
    """The steps from the nearest free pieces to the rosettes that are not held yet."""
    free, total = own & ~ROSETTES, 0
    for goal in squares(ROSETTES & ~own):
        nearest = FAR
        if own.bit_count() < most_pieces(params):
            nearest = 1 + STEPS[SQUARES * goal + RESERVE]
        for a in squares(free):
            nearest = min(nearest, STEPS[SQUARES * goal + a])
        total += nearest if nearest < FAR else 0
    return total
