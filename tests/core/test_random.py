"""Random numbers: known, equal, even."""

import numpy as np

from regalia.core import random


def test_the_generator_is_xoshiro128_starstar() -> None:
    """The first outputs of the published algorithm from the state 1, 2, 3, 4."""
    rng = [1, 2, 3, 4]
    assert [random.bits(rng) for _ in range(5)] == [11520, 0, 5927040, 70819200, 2031721883]


def test_any_int_is_a_seed_and_different_seeds_differ() -> None:
    seeds = [0, 1, 2, 2**32, 2**63, 2**64 - 1, 12345678901234567]
    firsts = {tuple(random.seeded(seed)) for seed in seeds}
    assert len(firsts) == len(seeds)
    assert all(0 <= word < 2**32 for words in firsts for word in words)
    assert random.seeded(7) == random.seeded(7)
    assert random.seeded(-1) == random.seeded(2**64 - 1)  # 64 bits count


def test_numbers_below_a_bound_are_even() -> None:
    rng, counts = random.seeded(3), np.zeros(7, int)
    for _ in range(70_000):
        counts[random.below(rng, 7)] += 1
    assert abs(counts - 10_000).max() < 500


def test_an_awkward_bound_is_not_biased() -> None:
    """3/8 of 2**32: if no draw were thrown away, a third of the numbers would come 2 times for
    every 3 times of the others."""
    rng, n, counts = random.seeded(4), 3 << 29, [0, 0, 0]
    for _ in range(30_000):
        counts[random.below(rng, n) % 3] += 1
    assert max(counts) - min(counts) < 600


def test_the_heavier_is_drawn_more_often_and_what_weighs_nothing_never() -> None:
    rng, weights, counts = random.seeded(5), [0, 3, 0, 1, 6, 0, 99], [0] * 6
    for _ in range(10_000):
        counts[random.drawn(rng, weights, 6)] += 1  # the seventh does not take part
    assert [counts[i] for i in (0, 2, 5)] == [0, 0, 0]
    assert all(abs(counts[i] - 1_000 * weights[i]) < 150 for i in (1, 3, 4))


def test_a_point_lies_in_the_weight_that_covers_it() -> None:
    assert [random.landing([2, 0, 1], 3, point) for point in range(3)] == [0, 0, 2]
    assert [random.landing([0.5, 0.25], 2, point) for point in (0, 0.49, 0.5, 0.74)] == [0, 0, 1, 1]


def test_live_games_are_unpredictable() -> None:
    assert random.unpredictable() != random.unpredictable()
