"""Values that were found out about actions, and sizes of searches, for levels at both speeds.

A value is what can be expected, 0 to 1; its spread says how unsure it is.
"""

from math import sqrt

from regalia.core.portable_math import exp
from regalia.fast.any_insight import SURE

CERTAIN = 0.99  # a value above this without any spread means a certain win
MOST_SPREAD = 0.5
VALUE, SPREAD, LOOKED = range(3)  # what is found out about an action
MOST_WEIGHT = 1_000_000
FORCED = 100  # rounds or nodes for the value of the only action there is
MOST_NODES = 1_000_000  # of a tree: 64 bytes each
MOST_REMEMBERED = 1 << 20  # positions: 32 bytes each
WORLDS = 128  # a search without a clock divides its rounds among so many worlds;
FEW_WORLDS = 8  # among so few, if the room's `resample` makes another world for each round
LOOKS = 7  # how many other worlds are made to see whether anything is hidden


# ---------------------------------------------------------------------------------- how much room


def nodes_of_tree(rounds: int, most_actions: int) -> int:
    return min(12 * min(rounds, MOST_NODES) + 2 * most_actions + 64, MOST_NODES)


def slots_of_tree(nodes: int) -> int:
    return 1 << (2 * nodes).bit_length()


def positions_remembered(nodes: int) -> int:
    return 1 << min(nodes // 2, MOST_REMEMBERED - 1).bit_length()


def rounds_of_a_world(rounds: int, resamples: bool) -> int:
    return max(1, rounds // (FEW_WORLDS if resamples else WORLDS))


# ------------------------------------------------------------------------------- what was found


def is_lost(value: float, spread: float) -> bool:
    """Certainly: as in a king that would be surrounded by its own side."""
    return value < 1 - CERTAIN and spread == 0


def is_won(value: float, spread: float) -> bool:
    return value > CERTAIN and spread == 0


def weight_of(value: float, best: float, temperature: float) -> int:
    """The weight with which an action is chosen: the less, the worse it is thought to be."""
    return int(MOST_WEIGHT * exp((value - best) / temperature))


def by_rounds(visits: int, total: int, squares: int) -> tuple[float, float]:
    """The value of a node of a tree, and its spread; of its rounds, the sum and that of squares."""
    if visits == 0:
        return 0.5, MOST_SPREAD
    mean = total / visits
    variance = squares / visits - mean * mean
    variance = max(variance, 0.0) + SURE * SURE / 4 / visits
    return mean / SURE, min(sqrt(variance / visits) / SURE, MOST_SPREAD)


def by_moves(value: int, change: float, certain: bool) -> tuple[float, float]:
    """The value of an action that was looked at move by move, and its spread; `change` is how much
    looking further has changed it."""
    spread = 0.0 if certain else min(max(change, 0.01), MOST_SPREAD)
    return min(max(0.5 + value / SURE, 0.0), 1.0), spread


def margin_of(tolerance: float) -> int:
    """The margin by which an action may be worse than the best and still be looked at exactly."""
    return int(6 * tolerance * SURE)
