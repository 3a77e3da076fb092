"""Bounds with nothing called off: the theorem on small random games, and Ur on a small board.

The theorem and its proof are in `docs/ur-solved.md`.
"""

import json
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from tests.support.recursive import SmallGame, SmallTable, random_game

from regalia.core import random
from regalia.games.ur import rules as ur
from regalia.games.ur.solve.certificate import (
    HALF,
    LOST,
    WON,
    Pass,
    certify,
    check,
    concede,
    guessed,
    lift,
    meet,
)
from regalia.games.ur.solve.cpu import CpuTable
from regalia.games.ur.solve.definition import worth
from regalia.games.ur.solve.game import Bound, StoppingGame, extremes, fair
from regalia.games.ur.solve.index import index
from regalia.games.ur.solve.listed import ListedTable
from regalia.games.ur.solve.plan import random_position
from regalia.games.ur.solve.sweeping import LOWER, ONE, OTHER, SAME, SOLVE, WIN
from regalia.games.ur.solve.variant import variant_room

SEEDS = range(16)
HALVES = {LOST: Fraction(0), HALF: Fraction(1, 2), WON: Fraction(1)}


def quiet(text: str) -> None:
    pass


def hold(bounds: Any, small: SmallGame, endless: int) -> bool:
    """Tell if bounds hold the exact values."""
    own, other = HALVES[endless], 1 - HALVES[endless]
    return all(
        Fraction(int(least), ONE) <= value and worse <= Fraction(int(most), ONE)
        for (least, most), value, worse in zip(bounds, small.values(own), small.values(other))
    )


def proved(small: SmallGame, endless: int, passes: int = 3) -> SmallTable:
    table = SmallTable(small)
    done = list(certify(table, [Pass(6, endless, rounds=25)] * passes, quiet))
    assert done[0].violations == 0
    table.put(table.refs)
    return table


# ------------------------------------------------------------------------- small random games


def test_the_small_games_are_solved_as_they_should_be() -> None:
    """Values worked out by hand: A wins with 1/4, else the other rolls at B; B leads to B's other
    side for ever."""
    small = SmallGame((((4, (WIN,)), (12, (OTHER | 1,))), ((16, (OTHER | 1,)),)))
    assert small.values(Fraction(1, 2)) == [Fraction(5, 8), Fraction(1, 2)]
    assert small.values(Fraction(0)) == [Fraction(1, 4), Fraction(0)]
    choice = SmallGame((((16, (WIN, SAME)),),))
    assert choice.values(Fraction(0)) == [1]


@pytest.mark.parametrize("endless", HALVES)
def test_bounds_of_random_games_hold_the_exact_values(endless: int) -> None:
    for seed in SEEDS:
        small = random_game(seed)
        assert hold(proved(small, endless).refs, small, endless)


def test_bounds_of_random_games_come_near_each_other() -> None:
    gaps = []
    for seed in SEEDS:
        refs = proved(random_game(seed), HALF).refs.astype(np.int64)
        gaps.append((refs[:, 1] - refs[:, 0]).max() / ONE)
    assert np.median(gaps) < 1e-3


def test_whoever_may_be_claimed_against_keeps_half_of_what_is_proved() -> None:
    """UR-20: the other side may claim a draw wherever it rolls, which is more than the rule gives;
    and it does take something away."""
    less = 0
    for seed in SEEDS:
        small = random_game(seed)
        if len(small.plans()) <= 4:
            for endless in (Fraction(0), Fraction(1, 2)):
                for left, value in zip(small.claimed(endless), small.values(endless), strict=True):
                    assert left >= value / 2
                    less += left < value
    assert less > 5


def test_no_table_that_claims_too_much_passes_the_check() -> None:
    """Values are changed at random: where the check finds nothing the bounds hold, all the same."""
    passed = refused = 0
    for seed in SEEDS:
        small, rng = random_game(seed), Random(seed)
        table = proved(small, HALF, passes=1)
        kept, refs = table.table.copy(), table.refs
        for _ in range(12):
            table.refs = refs if rng.random() < 0.5 else refs[:0]
            table.table[:] = kept
            at, lane = rng.randrange(3), rng.randrange(2)
            value = int(kept[at, lane]) + rng.choice((-1, 1)) * rng.randrange(
                1 << rng.randrange(31)
            )
            table.table[at, lane] = min(max(value, 0), ONE)
            if check(table, HALF) == 0:
                passed += 1
                assert hold(table.table, small, HALF)
            else:
                refused += 1
    assert passed > 20
    assert refused > 20


def test_one_table_does_not_do() -> None:
    """Two positions that only lead to each other are worth one half.  By one table of values, what
    the other side has being what is left, 3/4 and 0 fulfil the condition: at most what a sweep
    makes of them, and less above one half.  With two lanes no upper bounds go with them."""
    small = SmallGame((((16, (OTHER | 1,)),), ((16, (OTHER,)),)))
    assert small.values(Fraction(1, 2)) == [Fraction(1, 2)] * 2
    claimed = [Fraction(3, 4), Fraction(0)]
    swept = [1 - claimed[1], 1 - claimed[0]]
    assert claimed[0] < swept[0]
    assert claimed[1] <= swept[1]
    table = SmallTable(small)
    table.table[:, 0] = [int(value * ONE) for value in claimed]
    for first in range(0, ONE + 1, ONE // 32):
        for second in range(0, ONE + 1, ONE // 32):
            table.table[:, 1] = first, second
            assert check(table, HALF) > 0


def test_equality_is_not_enough_above_one_half() -> None:
    """A circle of one's own rolls is worth what endless play is, though 3/4 is what a sweep makes
    of it; and one half is claimed in vain where endless play is lost."""
    table = SmallTable(SmallGame((((16, (SAME,)),),)))
    table.table[:] = 3 * ONE // 4, ONE
    assert [check(table, endless) for endless in (LOST, HALF, WON)] == [1, 1, 0]
    table.table[:] = HALF, HALF
    assert [check(table, endless) for endless in (LOST, HALF, WON)] == [2, 0, 0]


def test_nothing_is_asked_where_a_bound_is_proved_already() -> None:
    table = SmallTable(SmallGame((((8, (WIN,)), (8, (OTHER,))),)))  # worth 2/3
    table.table[:] = ONE * 5 // 8, ONE
    assert check(table, HALF) == 1
    table.refs = np.array([[ONE * 5 // 8, ONE]], np.uint32)
    assert check(table, HALF) == 0
    table.table[0, 0] += 1
    assert check(table, HALF) == 1


def test_plain_sweeps_keep_bounds_and_take_them_nearer() -> None:
    nearer = 0
    for seed in SEEDS:
        small = random_game(seed)
        table = proved(small, HALF, passes=1)
        before = table.table.astype(np.int64)
        lift(table, 20)
        after = table.table.astype(np.int64)
        assert (after[:, 0] >= before[:, 0]).all()
        assert (after[:, 1] <= before[:, 1]).all()
        assert hold(table.table, small, HALF)
        nearer += int((after != before).any())
    assert nearer > 4


def test_bounds_that_give_way_by_the_same_claim_no_more_than_before() -> None:
    """A bound of a circle of own rolls that is little above one half becomes one that holds."""
    for seed in SEEDS:
        table = proved(random_game(seed), HALF, passes=1)
        table.refs = table.refs[:0]
        concede(table, 1 << 20)
        assert check(table, HALF) == 0
    circle = SmallTable(SmallGame((((16, (SAME,)),),)))
    circle.table[:] = HALF + 5, HALF - 5
    assert check(circle, HALF) == 2
    concede(circle, 8)
    assert circle.table.tolist() == [[HALF - 3, HALF + 3]]
    assert check(circle, HALF) == 0
    circle.refs = np.array([[HALF - 4, HALF + 2]], np.uint32)
    concede(circle, 8)
    assert circle.table.tolist() == [[HALF - 4, HALF + 2]]


def test_a_pass_that_does_not_close_proves_nothing() -> None:
    table = SmallTable(random_game(1))
    table.table[:] = ONE, 0
    hasty = Pass(6, rounds=1, sweeps=1)
    (done,) = certify(table, [hasty], quiet)
    assert done.violations > 0
    assert len(table.refs) == 0


DATA = Path(__file__).parents[2] / "docs" / "data"


def noted(name: str) -> tuple[list[dict[str, Any]], Any, Any]:
    """The passes without violations, and the numbers and bounds of the sample of the last one."""
    told = json.loads((DATA / f"{name}.json").read_text("utf-8"))
    with np.load(DATA / f"{name}.npz") as sample:
        number, bounds = sample["number"], sample["bounds"].astype(np.int64)
    assert told["positions"] == index(7).size
    return [done for done in told["passes"] if done["violations"] == 0], number, bounds


@pytest.mark.parametrize(("name", "apart"), [("ur-7-half", 1e-3), ("ur-7-lost", 0.095)])
def test_what_was_noted_of_seven_pieces_fits_together(name: str, apart: float) -> None:
    """The last pass without violations: the sample has the positions and gaps the notes tell."""
    proved, number, bounds = noted(name)
    for outer, inner in pairwise(proved):
        assert outer["start"][0] < inner["start"][0] < inner["start"][1] < outer["start"][1]
    closed = proved[-1]
    assert closed["start"][1] - closed["start"][0] < apart
    chosen = np.random.default_rng(17).integers(0, index(7).size, len(number))
    assert (number == chosen).all()
    gaps = (bounds[:, 1] - bounds[:, 0]) / ONE
    assert gaps.min() >= 0
    assert [gaps.mean(), gaps.max()] == pytest.approx(
        [closed["mean gap"], closed["greatest gap of the sample"]]
    )
    assert all(done["agrees"] for done in proved)


def test_endless_play_lost_is_worth_no_more_than_one_half_and_won_no_less() -> None:
    half, lost = noted("ur-7-half")[2], noted("ur-7-lost")[2]
    assert (lost[:, 0] <= half[:, 1]).all()
    assert (half[:, 0] <= lost[:, 1]).all()


# ------------------------------------------------------------------------ Ur on a small board


SMALL = variant_room(PIECES=2, SKY=0, ROSETTES=ur.EARTH, GOAL=2)
NUMBERS = index(2)


@pytest.fixture(scope="module")
def history() -> list[Any]:
    """The bounds that each pass proved, on the board on which the two rosettes of Earth win."""
    guess = guessed(CpuTable(SMALL, NUMBERS, fair(8), threads=1), 8, quiet)
    table, found = bounds_of(guess), []
    for done in certify(table, [Pass(8)] * 3, quiet):
        assert done.violations == 0
        found.append(table.refs)
    return found


def bounds_of(values: Any, refs: Any = None) -> CpuTable:
    table = CpuTable(SMALL, NUMBERS, Bound(SOLVE, 8, HALF), threads=1)
    table.put(values)
    if refs is not None:
        table.refs = refs
    return table


def test_a_small_ur_is_proved(history: list[Any]) -> None:
    starts = [[value / ONE for value in bounds_of(refs).look(0, 0)] for refs in history]
    gaps = [most - least for least, most in starts]
    assert gaps[0] > 5 * gaps[1]
    assert gaps[1] > 5 * gaps[2] > 0
    assert gaps[2] < 2e-4
    assert all((refs[:, 0] <= refs[:, 1]).all() for refs in history)


def test_bounds_fulfil_the_condition_by_the_rules_as_they_stand(history: list[Any]) -> None:
    """Positions are from everywhere, in whole sixteenths; some claim more than was proved
    before."""
    before, table = bounds_of(history[1]), bounds_of(history[2])
    rules, rng, claims, strict = SMALL.rules_module, random.seeded(9), 0, 0
    while claims < 150:
        own, foe = random_position(rng, rules.PIECES)
        if ur.EARTH in (own & ur.EARTH, foe & ur.EARTH):
            continue
        (least, most), (r_least, r_most) = table.look(own, foe), before.look(own, foe)
        low, high = worth(rules, own, foe, table.look)
        if least > r_least:
            claims, strict = claims + 1, strict + (least > HALF)
            assert low >= 16 * least + (least > HALF)
        if most < r_most:
            assert high <= 16 * most - (most < HALF)
    assert strict > 20


def test_one_value_of_all_that_claims_too_much_is_found(history: list[Any]) -> None:
    table = bounds_of(history[2], history[1])
    assert check(table, HALF) == 0
    (at,) = np.flatnonzero(table.table[:, 0] > history[1][:, 0])[:1]
    table.table[at, 0] = ONE * 9 // 10
    assert check(table, HALF) == 1


def test_a_pass_begins_between_what_is_proved(history: list[Any]) -> None:
    refs = history[2]
    table = bounds_of(refs, refs)
    meet(table)
    assert (table.table[:, 0] == table.table[:, 1]).all()
    assert (abs(2 * table.table[:, 0].astype(int) - refs.astype(int).sum(axis=1)) <= 1).all()


@pytest.mark.parametrize(
    "game", [fair(4), extremes(5), Bound(SOLVE, 6, HALF), Bound(LOWER, 6, LOST, 3)]
)
def test_a_table_that_reads_lists_of_ways_sweeps_as_the_rules_do(
    game: StoppingGame | Bound,
) -> None:
    """Any values: the same new values and notes, and the actions noted are worth the same."""
    plain = CpuTable(SMALL, NUMBERS, game, threads=1)
    listed = ListedTable(SMALL, NUMBERS, game, threads=1)
    plain.put(np.random.default_rng(2).integers(0, ONE, plain.table.shape))
    listed.put(plain.in_order())
    assert (plain.choose() == listed.choose()).all()
    assert (plain.in_order() == listed.in_order()).all()
    assert (plain.follow(2) == listed.follow(2)).all()
    assert (plain.in_order() == listed.in_order()).all()
