"""Habits of players of Royal Battles: beginners fight.

They draw when they may, throw away a hand that cannot be played, go for the nearest enemy and
strike what they can.  What they overlook is which card and which square would have let them strike,
and that waiting can be better; the least attentive also misread which attack hits.  The most
attentive overlook nothing, and still draw when they may.
"""

from collections.abc import MutableSequence, Sequence

from regalia.boards.areas import squares
from regalia.boards.attention import happens
from regalia.core.contract import Params
from regalia.games.battles.insight import priority
from regalia.games.battles.rules.field import COLUMNS, ROWS
from regalia.games.battles.rules.state import (
    ATTACKING,
    CHOOSING,
    HOLD,
    KEEPING,
    KEEPING_AGAIN,
    OFFERED_ONE,
    OFFERED_TWO,
    PLACING,
    STAY,
    YES,
    Battle,
)

STRIKING = 6  # the least priority of a move from which something can be hit
HITTING = 1  # attacks of more than this hit
WATCHFUL = 0.9  # who pays more attention sees everything
PLAIN_TO_SEE = 3  # how much likelier than a way to strike what hits is seen, once one can strike


def noticed(
    params: Params,
    s: Battle,
    actions: Sequence[int],
    attention: float,
    rng: MutableSequence[int],
) -> list[int]:
    if attention >= 1 or s.phase in (CHOOSING, PLACING):
        return list(actions)
    if s.phase in (OFFERED_ONE, OFFERED_TWO):
        return [YES]
    if attention >= WATCHFUL:
        return list(actions)
    looks = [priority(params, s, action) for action in actions]
    if s.phase in (KEEPING, KEEPING_AGAIN):
        return [actions[looks.index(max(looks))]]
    if s.phase == ATTACKING:
        hits = [action for action, look in zip(actions, looks) if look > HITTING]
        blows = [action for action in actions if action & 7 != HOLD]
        return some(hits, PLAIN_TO_SEE * attention, rng) or (blows if hits else list(actions))
    strikes = [action for action, look in zip(actions, looks) if look >= STRIKING]
    onward = [action for action in actions if nears(s, action)]
    return some(strikes, attention, rng) or some(onward, attention, rng) or onward or list(actions)


def some(actions: Sequence[int], attention: float, rng: MutableSequence[int]) -> list[int]:
    return [action for action in actions if happens(attention, rng)]


def nears(s: Battle, action: int) -> bool:
    """Tell if a move brings a unit nearer to the nearest enemy, or leaves it beside one."""
    if action == STAY:
        return False
    before, after = distance(s, action & 63), distance(s, action >> 6 & 63)
    return after < before or after == 1


def distance(s: Battle, square: int) -> int:
    """The steps to the nearest enemy of who is to act."""
    nearest = COLUMNS + ROWS
    for at in squares(s.stands[1 - s.player]):
        down, right = abs(square // COLUMNS - at // COLUMNS), abs(square % COLUMNS - at % COLUMNS)
        nearest = min(nearest, max(down, right))
    return nearest
