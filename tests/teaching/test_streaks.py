"""Streaks: days in a row, one in seven forgiven, and twelve hours' grace past the UTC day."""

from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia.teaching.exercises.exercise_lists import FIRST_DAY, day_of
from regalia.teaching.exercises.streaks import (
    BEFORE,
    DONE,
    FORGIVEN,
    MISSED,
    OPEN,
    noted,
    open_days,
    results_of,
    streak,
)

NOON = datetime(2026, 3, 10, 13, tzinfo=UTC)
TODAY = day_of(NOON)


def done(*back: int) -> object:
    """Done so many days before today."""
    kept: object = None
    for days in back:
        kept = noted(kept, TODAY - days, "ur", 0)
    return kept


def test_days_are_counted_in_utc_wherever_one_is() -> None:
    evening = datetime(2026, 3, 10, 23, 30, tzinfo=timezone(timedelta(hours=-8)))
    assert day_of(evening) == day_of(evening.astimezone(UTC)) == TODAY + 1
    assert day_of(datetime(FIRST_DAY.year, FIRST_DAY.month, FIRST_DAY.day, tzinfo=UTC)) == 0


def test_a_day_goes_on_for_twelve_hours() -> None:
    assert open_days(NOON) == [TODAY]
    assert open_days(NOON - timedelta(hours=2)) == [TODAY - 1, TODAY]


def test_days_in_a_row_are_counted_and_today_may_still_come() -> None:
    assert streak(done(3, 2, 1, 0), NOON).days == 4
    assert streak(done(3, 2, 1), NOON).days == 3
    assert streak(done(3, 2, 1), NOON).week[-1] == OPEN
    assert streak(None, NOON).days == 0


def test_one_missed_day_is_forgiven_and_not_counted() -> None:
    found = streak(done(4, 3, 1, 0), NOON)
    assert found.days == 4
    assert found.week == [BEFORE, BEFORE, DONE, DONE, FORGIVEN, DONE, DONE]


def test_yesterday_missed_is_forgiven_while_today_is_open() -> None:
    assert streak(done(4, 3, 2), NOON).days == 3


def test_two_missed_days_in_a_row_or_in_one_week_are_not() -> None:
    assert streak(done(5, 4, 3, 0), NOON).days == 1
    assert streak(done(5, 4, 3, 0), NOON).week[-3:] == [MISSED, MISSED, DONE]
    assert streak(done(6, 5, 3, 1, 0), NOON).days == 3  # days 2 and 4 were missed
    assert streak(done(*range(10, 20), 8, 7, 6, 5, 4, 3, 2, 0), NOON).days == 18  # 1 and 9: a week


def test_nothing_was_missed_before_the_first_day_that_was_done() -> None:
    assert streak(None, NOON).week == [BEFORE] * 6 + [OPEN]
    assert streak(done(5, 2), NOON).week == [BEFORE, DONE, MISSED, MISSED, DONE, FORGIVEN, OPEN]


def test_yesterday_done_in_its_grace_mends_the_row() -> None:
    morning = NOON - timedelta(hours=3)
    kept = done(3, 2, 0)
    assert streak(kept, morning).days == 3
    mended = noted(kept, TODAY - 1, "study", 1)
    assert streak(mended, morning).days == 4


def test_the_first_result_of_a_day_stands_and_old_ones_go() -> None:
    kept = noted(noted(None, TODAY, "ur", 2), TODAY, "ur", 0)
    assert results_of(kept, TODAY) == {"ur": 2}
    for days in range(30):
        kept = noted(kept, TODAY + days, "ur", 0)
    assert results_of(kept, TODAY) == {} and kept["ranges"] == [[TODAY, TODAY + 29]]


def test_the_best_row_is_remembered() -> None:
    kept = done(30, 29, 28, 27)
    assert streak(kept, NOON)[:2] == (0, 4)


junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=9) | st.floats(allow_nan=False),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["ranges", "results", "best", "7", "x"]), inner, max_size=4
        )
    ),
    max_leaves=12,
)


@given(junk)
def test_whatever_is_kept_is_read(kept: object) -> None:
    found = streak(noted(kept, TODAY, "ur", 1), NOON)
    assert found.days >= 1 and found.week[-1] == DONE
    streak(kept, NOON)


@pytest.mark.parametrize("years", [1, 5])
def test_a_long_row_stays_small(years: int) -> None:
    kept: object = None
    for day in range(0, 365 * years, 1):
        if day % 9:
            kept = noted(kept, day, "ur", 0)
    assert len(repr(kept)) < 4000
