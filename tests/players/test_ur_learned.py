"""The learned worth of positions: what the file holds, and how near it is to the solved game."""

from pathlib import Path

import numpy as np
import pytest

from regalia.core import random
from regalia.fast.any_insight import SURE
from regalia.fast.compiler import compiled
from regalia.games import room
from regalia.games.ur import insight, learned, rules
from regalia.games.ur.solve.index import mirror
from regalia.games.ur.solve.plan import random_position
from regalia.players import minimax

JUDGED = (
    Path(__file__).parent / "ur_judged.npz"
)  # by `regalia.games.ur.tools.distil`, as the weights
MEAN_ERROR = 0.0016  # 0.0014 on a million positions, when they were made
MIRRORED_APART = 0.01  # on average: patterns and their mirror images were learned each on its own
MEGABYTES = 4.3


@pytest.fixture(scope="module")
def analysed() -> list[tuple[int, int, float]]:
    with np.load(JUDGED) as file:
        columns = (file["own"].tolist(), file["foe"].tolist(), file["value"].tolist())
    return list(zip(*columns))


def test_the_file_holds_what_the_code_expects() -> None:
    with np.load(learned.FILE) as file:
        shapes = {name: (file[name].shape, file[name].dtype.name) for name in file.files}
    width, middle = learned.WIDTH, learned.MIDDLE
    assert shapes == {
        "tables": ((len(learned.BLOCKS), 3**8, width), "int16"),
        "bias": ((width,), "int16"),
        "first": ((middle, width), "int16"),
        "first_bias": ((middle,), "int32"),
        "second": ((middle, middle), "int16"),
        "second_bias": ((middle,), "int32"),
        "last": ((middle,), "int16"),
        "last_bias": ((1,), "int32"),
    }
    assert learned.FILE.stat().st_size < MEGABYTES * 1e6


def test_positions_of_the_solved_game_are_judged_well(
    analysed: list[tuple[int, int, float]],
) -> None:
    """Compiled: thousands of positions as they occur in play, with values off by 0.001 at most."""
    worth = compiled(room("ur"), minimax).evaluate
    off = [
        abs(worth(np.zeros(1, np.int64), rolling(own, foe), 0) / SURE - value)
        for own, foe, value in analysed
    ]
    assert len(off) >= 4_000
    assert sum(off) / len(off) < MEAN_ERROR


def rolling(own: int, foe: int) -> rules.Ur:
    return rules.Ur(own, foe, 0, rules.ROLLING, 0, -1, 0, -1, 0, -1)


def test_both_speeds_judge_alike(analysed: list[tuple[int, int, float]]) -> None:
    fast = compiled(room("ur"), minimax).evaluate
    for own, foe, _ in analysed[:40]:
        for seat in (0, 1):
            s = rolling(own, foe)
            assert fast(np.zeros(1, np.int64), s, seat) == insight.evaluate((), s, seat)


def test_a_seat_has_what_the_other_lacks_and_a_choice_is_worth_its_best() -> None:
    rng = random.seeded(3)
    for _ in range(20):
        s = rolling(*random_position(rng, rules.PIECES))
        mine, theirs = (insight.evaluate((), s, seat) for seat in (0, 1))
        assert 0 <= mine <= SURE and mine + theirs == SURE
        stop = SURE - learned.worth(s.foe, s.own)
        assert insight.evaluate((), s._replace(phase=rules.AGAIN), 0) == max(mine, stop)
        assert insight.evaluate((), s._replace(phase=rules.CLAIMING), 0) == max(mine, SURE // 2)


def test_mirror_images_are_judged_nearly_alike(analysed: list[tuple[int, int, float]]) -> None:
    apart = [
        abs(learned.worth(own, foe) - learned.worth(mirror(own), mirror(foe))) / SURE
        for own, foe, _ in analysed[:60]
    ]
    assert sum(apart) / len(apart) < MIRRORED_APART
