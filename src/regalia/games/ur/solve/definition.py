"""The worth of a position, as plainly as it can be said: to check the fast sweeps by.

On the rules as they stand, roll by roll and action by action; nothing is shared or merged.
"""

from collections.abc import Callable
from types import ModuleType
from typing import Any

from regalia.games.ur.solve.sweeping import ONE, rolling

Values = tuple[int, ...]  # one for each lane
Lookup = Callable[[int, int], Values]  # the values of a position (own, foe)


def worth(rules: ModuleType, own: int, foe: int, look: Lookup) -> Values:
    """The worth before the game is called off, times the sum of the rolls' weights."""
    s = rules.Ur(*rolling(own, foe))
    weighed = [
        [rules.weight((), s, roll) * value for value in after(rules, rules.act((), s, roll), look)]
        for roll in rules.chances((), s)
    ]
    return tuple(map(sum, zip(*weighed)))


def after(rules: ModuleType, t: Any, look: Lookup, seat: int = 0) -> Values:
    """A player's worth in a state: over, about to be rolled, or with a choice of that player's."""
    who = rules.to_play((), t)
    if t.phase == rules.OVER:
        return tuple(rules.result((), t, seat) * ONE // 2 for _ in look(t.own, t.foe))
    if who == seat:
        choices = [after(rules, rules.act((), t, a), look, seat) for a in rules.actions((), t)]
        return tuple(map(max, zip(*choices)))
    values = look(t.own, t.foe)
    return values if t.player == seat else tuple(ONE - value for value in reversed(values))
