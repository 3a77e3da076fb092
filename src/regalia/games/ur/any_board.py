"""The worth of a position of Ur on any board (UR-22), by numbers that mean the same on each.

They are counted for both sides, weighed and added up; all are ints, so that compiled rules and
those that are not agree to the last bit.  `regalia.games.ur.tools.fit` made the weights, from what
was learned of the board of the book (`learned.py`).
"""

from typing import Any

import numpy as np

from regalia.boards.areas import squares
from regalia.core.contract import Params
from regalia.games.ur.learned import chance_of
from regalia.games.ur.rules import (
    PIECES,
    earth,
    entrance,
    has,
    ishtar,
    near_goal,
    reach,
    rosettes,
    sky,
)

FAR = 99  # more steps than any way has
NUMBERS = 14  # of a side
# Logits times ONE: of the player about to roll, of the other, and one for both.
WEIGHTS = (
    -498,
    488,
    937,
    636,
    -125,
    -1800,
    -1684,
    1361,
    -470,
    152,
    201,
    613,
    328,
    5872,
    -74,
    -76,
    -464,
    -567,
    195,
    1358,
    849,
    -1579,
    353,
    -308,
    -516,
    389,
    -53,
    1230,
    4290,
)


def distance(params: Params, begin: int, ends: int) -> int:
    """The steps along the path from an area to the nearest square of another."""
    reached, steps = begin, 0
    while not reached & ends:
        more = reached | reach(params, reached)
        if more == reached:
            return FAR
        reached, steps = more, steps + 1
    return steps


def count(params: Params, own: int, foe: int, at: int, found: Any) -> None:
    """Writes the numbers of a side into `found`, from `at` on."""
    all_rosettes = rosettes(params)
    many = (own & all_rosettes).bit_count()
    safe = 1 if own & ishtar(params) else 0
    far = next_one = next_two = danger_one = danger_two = 0
    starts = own & ~all_rosettes
    for square in squares(all_rosettes):
        goal = 1 << square
        if own & goal:
            if not safe and foe:
                steps = distance(params, goal, foe)
                danger_one += 1 if steps == 1 else 0
                danger_two += 1 if steps == 2 else 0
        else:
            steps = distance(params, goal, starts) if starts else FAR
            if own.bit_count() < PIECES and steps > 1:
                steps = min(steps, 1 + distance(params, goal, entrance(params)))
            far += min(steps, 9)
            if not (foe & goal and foe & ishtar(params)):
                next_one += 1 if steps == 1 else 0
                next_two += 1 if steps == 2 else 0
    found[at] = many
    found[at + 1] = 1 if many == 2 else 0
    found[at + 2] = 1 if near_goal(params, own) else 0
    found[at + 3] = safe
    found[at + 4] = safe * many
    found[at + 5] = 1 if has(own, earth(params)) else 0
    found[at + 6] = 1 if has(own, sky(params)) else 0
    found[at + 7] = own.bit_count()
    found[at + 8] = far
    found[at + 9] = next_one
    found[at + 10] = next_two
    found[at + 11] = danger_one
    found[at + 12] = danger_two
    found[at + 13] = found[at + 2] if next_one else 0


def numbers_of(params: Params, own: int, foe: int) -> Any:
    found = np.empty(2 * NUMBERS, np.int64)
    count(params, own, foe, 0, found)
    count(params, foe, own, NUMBERS, found)
    return found


def worth_anywhere(params: Params, own: int, foe: int) -> int:
    """0 to SURE, for the player whose pieces are `own`, about to roll."""
    found, logit = numbers_of(params, own, foe), WEIGHTS[2 * NUMBERS]
    for k in range(2 * NUMBERS):
        logit += WEIGHTS[k] * int(found[k])
    return chance_of(logit)
