"""The effect of an attack of Royal Battles as one number: units that fell first, then life."""

from collections.abc import Iterator

from regalia.core.contract import Params
from regalia.games.battles.armies.units import LIFE
from regalia.games.battles.rules.state import INJURY, INJURY_BITS, UNIT, UNIT_BITS, Battle, number

KILLED = 1_000  # a unit that falls, in life


def done(params: Params, s: Battle, after: Battle) -> int:
    """The effect of an attack: life that the enemy lost, or that one's own units got back; a unit
    that fell counts more than any of it."""
    me, foe = s.player, 1 - s.player
    gone = s.stands[foe].bit_count() - after.stands[foe].bit_count()
    harm = _life(params, s, foe) - _life(params, after, foe)
    return KILLED * gone + harm + _life(params, after, me) - _life(params, s, me)


def _life(params: Params, s: Battle, owner: int) -> int:
    """The life that all units of a player have left."""
    return sum(lives(params, s, owner))


def lives(params: Params, s: Battle, owner: int) -> Iterator[int]:
    """Lives of each unit of an owner, less its injuries."""
    units = s.units[owner]
    for _ in range(s.stands[owner].bit_count()):
        unit = units & UNIT
        yield number(params, unit >> INJURY_BITS, LIFE) - (unit & INJURY)
        units >>= UNIT_BITS


def felled_and_life(worth: int, which: str) -> dict[str, int]:
    """The effect as its sentence has it: units that fell, and life."""
    felled = (worth + KILLED // 2) // KILLED
    return {f"{which}felled": felled, f"{which}life": worth - felled * KILLED}
