"""Practice: harder as one succeeds; what was missed comes back after 1, 3 and 7 days."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from regalia import games
from regalia.games import room
from regalia.teaching.exercises.exercise_lists import Exercises, listed
from regalia.teaching.exercises.practice import MOST_WAITING, due, following, noted

LINES = [
    json.dumps({"theme": "even" if n % 2 == 0 else "odd", "grade": 1 + n // 20}).encode()
    for n in range(200)
]
EXERCISES = Exercises(room("study"), LINES)


def grade(number: int | None) -> int:
    assert number is not None
    found: int = EXERCISES.values(number)["grade"]
    return found


def after(successes: int, kept: object = None, misses: int = 0) -> Any:
    for _ in range(successes):
        number = following(EXERCISES, "even", kept, 0)
        assert number is not None
        kept = noted(EXERCISES, kept, number, misses, 0)
    return kept


def test_it_gets_harder_as_one_succeeds_and_easier_as_one_misses() -> None:
    begin, later = following(EXERCISES, "even", None, 0), following(EXERCISES, "even", after(15), 0)
    assert grade(begin) < grade(later)
    assert grade(following(EXERCISES, "even", after(8, after(15), misses=1), 0)) < grade(later)


def test_a_theme_begins_with_its_plain_cases_and_goes_on_with_the_others() -> None:
    for name in games.names():
        found = listed(room(name))
        part = room(name).exercises
        assert found is not None and part is not None
        assert part.PLAIN.keys() in (found.themes.keys(), set())  # a guest may name none
        for theme in part.PLAIN:
            numbers = found.themes[theme]
            plain, kept, asked = found.plain(theme), None, []
            assert set(plain) <= set(numbers) and len(set(plain)) == len(plain)
            for _ in range(4):
                number = following(found, theme, kept, 0)
                assert number is not None
                kept = noted(found, kept, number, 0, 0)
                asked.append(number)
            assert asked[: min(3, len(plain))] == [*plain[:3]]
            assert asked[3] not in plain
            easiest = min(found.values(number)["grade"] for number in numbers)
            assert found.values(plain[0])["grade"] == easiest
            closed = {plain[0]}
            assert following(found, theme, None, 0, closed) == plain[1]


def test_whoever_has_come_far_is_asked_no_plain_case_again() -> None:
    found = listed(room("ur"))
    assert found is not None
    kept = {"themes": {"rolls": 800}, "seen": "0", "waiting": {}}
    assert following(found, "rolls", kept, 0) not in found.plain("rolls")


def test_nothing_comes_twice_before_all_were_there() -> None:
    kept, seen = None, []
    for _ in range(100):
        number = following(EXERCISES, "even", kept, 0)
        assert number is not None
        seen.append(number)
        kept = noted(EXERCISES, kept, number, 0, 0)
    assert sorted(seen) == list(range(0, 200, 2))
    assert following(EXERCISES, "even", kept, 0) in seen


def test_what_was_missed_comes_back_after_one_three_and_seven_days() -> None:
    kept = noted(EXERCISES, None, 8, 2, 10)
    assert following(EXERCISES, "even", kept, 10) != 8
    assert following(EXERCISES, "even", kept, 11) == 8 and due(kept, 200, 11) == 1
    kept = noted(EXERCISES, kept, 8, 0, 11)
    assert following(EXERCISES, "even", kept, 13) != 8
    assert following(EXERCISES, "even", kept, 14) == 8
    kept = noted(EXERCISES, kept, 8, 0, 14)
    assert following(EXERCISES, "even", kept, 20) != 8
    assert following(EXERCISES, "even", kept, 21) == 8
    kept = noted(EXERCISES, kept, 8, 0, 21)
    assert due(kept, 200, 1000) == 0


def test_missed_again_it_begins_anew_and_done_too_soon_it_still_comes() -> None:
    kept = noted(EXERCISES, noted(EXERCISES, None, 8, 1, 10), 8, 1, 11)
    assert following(EXERCISES, "even", kept, 12) == 8
    kept = noted(EXERCISES, kept, 8, 0, 11)
    assert following(EXERCISES, "even", kept, 12) == 8


def test_what_comes_back_belongs_to_its_theme() -> None:
    kept = noted(EXERCISES, None, 8, 1, 10)
    assert (following(EXERCISES, "odd", kept, 12) or 0) % 2 == 1
    assert following(EXERCISES, "no such theme", kept, 12) is None


def test_what_is_kept_stays_small() -> None:
    kept: Any = None
    for number in range(200):
        kept = noted(EXERCISES, kept, number, 1, number)
    assert len(kept["waiting"]) == MOST_WAITING and len(json.dumps(kept)) < 4096


junk = st.recursive(
    st.none() | st.integers() | st.text("0123456789abcdefxyz", max_size=9),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["seen", "waiting", "themes", "8", "even"]), inner)
    ),
    max_leaves=10,
)


@given(junk)
def test_whatever_is_kept_is_read(kept: object) -> None:
    number = following(EXERCISES, "even", kept, 5)
    assert number is not None and number % 2 == 0
    noted(EXERCISES, kept, number, 1, 5)
