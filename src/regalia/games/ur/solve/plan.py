"""Groups of rolls that offer the same actions, so that a sweep looks each of them up once.

`-g` allows what `-s` does, every roll allows to enter, and so on.  The solver does not know that:
it asks the rules in many positions, and shares a kind of action between two rolls where both
offered exactly the same ones in all of them.
"""

from types import ModuleType
from typing import NamedTuple

from regalia.core import random

LOOKED_AT = 1500  # positions
KINDS = 16  # the low four bits of an action
NEVER = -1


class Plan(NamedTuple):
    """The roll at which each kind of action of a roll is looked up (NEVER: not offered)."""

    at: tuple[tuple[int, ...], ...]

    def fresh(self, roll: int) -> tuple[int, ...]:
        """The kinds that are looked up at this roll itself."""
        return tuple(kind for kind, at in enumerate(self.at[roll]) if at == roll)

    def different(self) -> dict[int, list[int]]:
        """The rolls, those that offer the same together, by the first of them."""
        found: dict[int, list[int]] = {}
        for roll, row in enumerate(self.at):
            found.setdefault(self.at.index(row), []).append(roll)
        return found


def random_position(rng: list[int], most: int) -> tuple[int, int]:
    """Pieces anywhere; as likely many as few, on rosettes rather than elsewhere."""
    taken = [0, 0]
    for side in (0, 1):
        for _ in range(random.below(rng, most + 1)):
            square = random.below(rng, 20)
            if random.below(rng, 3) == 0:
                square = (0, 4, 14, 18, 6, 10)[random.below(rng, 6)]
            if not (taken[0] | taken[1]) >> square & 1:
                taken[side] |= 1 << square
    return taken[0], taken[1]


def offered(rules: ModuleType, own: int, foe: int, roll: int) -> list[list[int]]:
    """The actions of each kind after a roll."""
    s = rules.act((), rules.Ur(own, foe, 0, rules.ROLLING, 0, -1, 0, -1, 0, -1), roll)
    kinds: list[list[int]] = [[] for _ in range(KINDS)]
    if s.phase == rules.MOVING:
        for action in rules.actions((), s):
            kinds[action & 15].append(action)
    return kinds


def plan(rules: ModuleType, seed: int = 1) -> Plan:
    rng = random.seeded(seed)
    rolls = list(rules.chances((), rules.start(())))
    seen = [[False] * KINDS for _ in rolls]
    same = {(a, b, kind): True for a in rolls for b in rolls for kind in range(KINDS)}
    for _ in range(LOOKED_AT):
        own, foe = random_position(rng, rules.PIECES)
        now = [offered(rules, own, foe, roll) for roll in rolls]
        for kind in range(KINDS):
            for a in rolls:
                seen[a][kind] |= bool(now[a][kind])
                for b in rolls:
                    if now[a][kind] != now[b][kind]:
                        same[a, b, kind] = False
    return Plan(
        tuple(
            tuple(
                next(b for b in rolls if same[roll, b, kind]) if seen[roll][kind] else NEVER
                for kind in range(KINDS)
            )
            for roll in rolls
        )
    )
