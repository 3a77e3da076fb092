"""Ur's positions numbered without keys, and the rules with other numbers."""

from itertools import combinations
from math import comb

import numpy as np
import pytest

from regalia.core.errors import RegaliaError
from regalia.games.ur import rules
from regalia.games.ur.solve.index import check_mirror, index, mirror, number, spread, squeeze
from regalia.games.ur.solve.variant import variant_room


def areas(most: int) -> list[int]:
    return [
        sum(1 << square for square in chosen)
        for n in range(most + 1)
        for chosen in combinations(range(20), n)
    ]


def test_every_placement_of_two_a_side_has_one_number_and_shares_it_with_its_mirror_image() -> None:
    numbers, found = index(2), {}
    for own in areas(2):
        for foe in areas(2):
            if not own & foe:
                at = int(number(own, foe, numbers.rank, numbers.block, numbers.part))
                found.setdefault(at, set()).add((own, foe))
    assert sorted(found) == list(range(numbers.size))
    for alike in found.values():
        own, foe = min(alike)
        assert alike <= {(own, foe), (mirror(own), mirror(foe))}


def test_as_many_numbers_as_promised() -> None:
    placements = sum(comb(20, i) * comb(20 - i, j) for i in range(8) for j in range(8))
    assert placements == 1_277_171_301
    assert index(7).size == 658_076_441


def test_counting_up_gives_the_same_areas_as_the_numbers_say() -> None:
    numbers = index(3)
    for own in (0, 1, 0b1010001):
        at = numbers.block[own]
        for j in range(4):
            pieces = own.bit_count()
            for k in range(numbers.part[pieces, j + 1] - numbers.part[pieces, j]):
                foe = spread(int(numbers.areas[numbers.first[j] + k]), own)
                assert number(own, foe, numbers.rank, numbers.block, numbers.part) == at
                at += 1


def test_spread_undoes_squeeze() -> None:
    rng = np.random.default_rng(1)
    for own, foe in rng.integers(0, 1 << 20, (500, 2)).tolist():
        foe &= ~own
        assert spread(squeeze(foe, own), own) == foe


def test_the_twin_has_other_numbers_and_the_rules_stay_as_they_are() -> None:
    fast = variant_room(PIECES=4).rules
    four = fast.Ur(0b1111, 0, 0, fast.ROLLING, 0, -1, 0, -1, 0, -1)
    assert fast.ENTER not in list(fast.actions((), fast.act((), four, fast.ONE_SILVER)))
    four = rules.Ur(*four)
    assert rules.ENTER in list(rules.actions((), rules.act((), four, rules.ONE_SILVER)))
    assert variant_room(PIECES=7).rules is rules


def test_a_board_with_unlike_halves_is_refused() -> None:
    check_mirror(rules)
    with pytest.raises(RegaliaError, match="halves of the board differ"):
        check_mirror(variant_room(ISHTAR=1).rules)
