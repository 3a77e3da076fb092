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

HERE = Path(__file__).parent
JUDGED = HERE / "ur_judged.npz"  # by `regalia.games.ur.tools.distil`, as the weights
JUDGED_BACK = HERE / "ur_judged_back.npz"  # the same, with `--starts`
MEAN_ERROR = 0.0016  # 0.0014 on a million positions, when they were made
BACK_ERROR = 0.0018  # 0.0016 on a million positions,
ROUNDS_ERROR = 0.004  # and 0.0053 at most after so many rounds, by the root of the mean square
MIRRORED_APART = 0.01  # on average: patterns and their mirror images were learned each on its own
MEGABYTES = 4.3


@pytest.fixture(scope="module")
def analysed() -> list[tuple[int, int, float]]:
    with np.load(JUDGED) as file:
        columns = (file["own"].tolist(), file["foe"].tolist(), file["value"].tolist())
    return list(zip(*columns))


@pytest.mark.parametrize(("name", "rows"), [("learned.npz", ()), ("looking_back.npz", (9,))])
def test_the_files_hold_what_the_code_expects(name: str, rows: tuple[int, ...]) -> None:
    with np.load(learned.FOLDER / name) as file:
        shapes = {name: (file[name].shape, file[name].dtype.name) for name in file.files}
    width, middle = learned.WIDTH, learned.MIDDLE
    assert shapes == {
        "tables": ((len(learned.BLOCKS), 3**8, width), "int16"),
        "bias": ((width,), "int16"),
        "first": ((middle, width), "int16"),
        "first_bias": ((middle,), "int32"),
        "second": ((middle, middle), "int16"),
        "second_bias": ((middle,), "int32"),
        "last": ((*rows, middle), "int16"),
        "last_bias": (rows or (1,), "int32"),
    }
    assert (learned.FOLDER / name).stat().st_size < MEGABYTES * 1e6


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


# -------------------------------------------------------------------------------- looking back


def after_rounds(own: int, foe: int, rounds: int) -> rules.Ur:
    """A turn that begins after so many rounds of entering (UR-20)."""
    entered = foe & ~rules.ENTRANCE | (own | rules.ENTRANCE) << 20
    s = rolling(own, foe)._replace(last=own | foe << 20, times=rounds // 2 + 1)
    return s._replace(foe_last=entered, foe_times=(rounds + 1) // 2)


def looked_back(s: rules.Ur) -> list[int]:
    worths = [0, 0]
    assert insight.looking_back((), s, worths, 0)
    return worths


def test_who_looks_back_judges_positions_of_the_game_with_equal_starts_well() -> None:
    """UR-20: compiled, after every number of rounds where something goes round."""
    fast = compiled(room("ur"), minimax).looking_back
    with np.load(JUDGED_BACK) as file:
        own, foe, value, goes = (file[name] for name in ("own", "foe", "value", "rounds"))
    found, worths = np.zeros(value.shape), np.zeros(2, np.int64)
    for i, (mine, theirs) in enumerate(zip(own.tolist(), foe.tolist())):
        for rounds in range(9 if goes[i] else 1):
            assert fast(np.zeros(1, np.int64), after_rounds(mine, theirs, rounds), worths, 0)
            found[i, rounds] = worths[0] / SURE
    for s in (
        after_rounds(mine, theirs, 3) for mine, theirs in zip(own.tolist()[:40], foe.tolist()[:40])
    ):
        fast(np.zeros(1, np.int64), s, worths, 0)
        assert worths.tolist() == looked_back(s), "both speeds"
    off = found - value
    assert abs(off[:, 0]).mean() < BACK_ERROR
    assert 1_000 < goes.sum() < len(goes)
    assert np.sqrt((off[goes > 0] ** 2).mean()) < ROUNDS_ERROR


def test_rounds_are_counted_as_the_rules_count_equal_starts() -> None:
    """UR-20: two players who do nothing but enter and take each other's piece (UR-13)."""
    s = rolling(rules.ISHTAR, rules.MARDUK | rules.ENTRANCE)
    s = rules.turn_begins(s)
    for n in range(9):
        assert insight.rounds(s) == n
        assert s.times == n // 2 + 1
        assert (s.phase == rules.CLAIMING) == (n == 8)
        if n < 8:
            s = rules.act((), rules.act((), s, rules.ONE_SILVER), rules.ENTER)
    on = rules.act((), s, rules.ROLL)
    assert insight.rounds(on) == 8
    entered = rules.act((), rules.act((), on, rules.ONE_SILVER), rules.ENTER)
    assert entered.phase == rules.CLAIMING and insight.rounds(entered) == 8


def test_nothing_goes_round_where_a_piece_cannot_be_taken_back() -> None:
    """UR-13: the enemy's only piece is not taken, and who has all pieces on the board cannot
    enter; nor is there a round within a turn."""
    far = rules.MARDUK
    assert insight.rounds(after_rounds(rules.ISHTAR, rules.ENTRANCE | far, 4)) == 4
    assert insight.rounds(after_rounds(0, rules.ENTRANCE | far, 4)) == 0
    assert insight.rounds(after_rounds(rules.ISHTAR, rules.ENTRANCE, 4)) == 0
    assert insight.rounds(after_rounds(rules.ISHTAR, far, 4)) == 0
    seven = sum(1 << square for square in range(20) if 1 << square != rules.ENTRANCE and square < 8)
    assert seven.bit_count() == rules.PIECES
    assert insight.rounds(after_rounds(seven, rules.ENTRANCE | far, 4)) == 0
    elsewhere = after_rounds(rules.ISHTAR, rules.ENTRANCE | far, 4)._replace(last=-1)
    assert insight.rounds(elsewhere) == 0


def test_looking_back_a_seat_has_what_the_other_lacks_and_a_choice_is_worth_its_best() -> None:
    rng = random.seeded(4)
    for _ in range(20):
        s = rolling(*random_position(rng, rules.PIECES))
        mine, theirs = looked_back(s)
        assert 0 <= mine <= SURE and mine + theirs == SURE
        stop = SURE - insight.starting(rules.turn_ends(s))
        assert looked_back(s._replace(phase=rules.AGAIN))[0] == max(mine, stop)
        assert looked_back(s._replace(phase=rules.CLAIMING))[0] == max(mine, SURE // 2)
        assert looked_back(s._replace(player=1)) == [theirs, mine]


def test_what_is_remembered_looking_back_is_told_apart_by_the_rounds_behind_it() -> None:
    own, foe = rules.ISHTAR, rules.ENTRANCE | rules.MARDUK
    keys = [insight.looking_back_key((), after_rounds(own, foe, rounds)) for rounds in range(4)]
    assert len({*keys}) == 4 and 0 not in keys
    assert len({insight.memo_key((), after_rounds(own, foe, n)) for n in range(4)}) == 1


def test_a_small_game_has_nothing_learned_to_look_back_by() -> None:
    """UR-21: what was learned is the whole game."""
    assert not insight.looking_back((3, 2), rules.start((3, 2)), [0, 0], 0)
