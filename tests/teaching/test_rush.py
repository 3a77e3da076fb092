"""A rush: which exercises it has, how a run is counted, and when it is over."""

import pytest
from support.ours import OURS

from regalia import games
from regalia.teaching.exercises import rush
from regalia.teaching.exercises.exercise_lists import Exercises

STUDY = games.room("study")


def study() -> Exercises:
    found = rush.offered(STUDY)
    assert found is not None
    return found


def test_the_same_word_gives_the_same_cards_and_another_word_others() -> None:
    one = rush.cards(study(), "friday")
    assert one == rush.cards(study(), "friday") != rush.cards(study(), "saturday")
    assert len(set(one)) == rush.COUNT


def test_it_goes_from_easy_to_hard_and_leaves_out_what_is_closed() -> None:
    closed = frozenset(range(0, len(study()), 2))
    found = rush.cards(study(), "friday", closed)
    assert not closed & set(found)
    pars = [study().values(number).get("par", 1) for number in found]
    assert pars == sorted(pars) and pars[0] < pars[-1]


def test_only_rooms_that_say_so_have_one() -> None:
    assert [name for name in OURS if rush.offered(games.room(name))] == ["study"]
    for name in games.names():
        found, part = rush.offered(games.room(name)), games.room(name).exercises
        assert bool(found) == (part is not None and bool(part.RUSH)), name


def test_no_card_comes_twice_however_short_the_list_is() -> None:
    for room in map(games.room, games.names()):
        if (found := rush.offered(room)) is not None and room.exercises is not None:
            fit = [line for line in found if line["theme"] in room.exercises.RUSH]
            cards = rush.cards(found, "friday")
            assert len(set(cards)) == len(cards) == min(rush.COUNT, len(fit))


def test_a_miss_costs_ten_seconds_and_some_in_a_row_bring_a_few() -> None:
    assert rush.tally("minutes", "") == (0, 0, 0, 0)
    assert rush.tally("minutes", "1101") == (3, 1, 2, -10_000)
    assert rush.tally("minutes", "1" * 5).gained == 3_000
    assert rush.tally("minutes", "1" * 30).gained == 25_000
    assert rush.tally("minutes", "1" * 35).gained == 28_000
    assert rush.tally("minutes", "1" * 4 + "0" + "1" * 4).gained == -10_000
    assert rush.tally("survival", "1" * 30 + "0").gained == 0


def test_three_minutes_end_it_or_the_last_card() -> None:
    assert rush.left("minutes", "", 1_000, 31_000) == 150_000
    assert not rush.over("minutes", "0", 60, 0, 169_999)
    assert rush.over("minutes", "0", 60, 0, 170_000)
    assert rush.over("minutes", "1" * 60, 60, 0, 1)


@pytest.mark.parametrize(("results", "over"), [("00", False), ("1010", False), ("10100", True)])
def test_the_third_miss_ends_survival_and_time_does_not(results: str, over: bool) -> None:
    assert rush.left("survival", results, 0, 10**12) is None
    assert rush.over("survival", results, 60, 0, 10**12) is over
