"""One's own mistakes come back after 1, 3 and 7 days, and at last no more."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from regalia.teaching.exercises.own_mistakes import (
    MOST_WAITING,
    Mistake,
    knows,
    seen,
    tried,
    waiting,
    without,
)

ANY = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)


def test_a_mistake_comes_back_after_one_three_and_seven_days_while_it_is_right() -> None:
    kept: Any = seen(None, "k", [7], 10)
    assert waiting(kept) == [Mistake("k", 7, 11, 0)]
    kept = tried(kept, "k", 7, True, 11)
    assert waiting(kept)[0].due == 14
    kept = tried(kept, "k", 7, True, 14)
    assert waiting(kept)[0].due == 21
    assert waiting(tried(kept, "k", 7, True, 21)) == []


def test_what_was_wrong_again_begins_anew_and_what_is_too_soon_tells_nothing() -> None:
    kept: Any = tried(seen(None, "k", [7], 10), "k", 7, True, 11)
    assert tried(kept, "k", 7, True, 12) == kept, "it is due in two days"
    assert waiting(tried(kept, "k", 7, False, 12)) == [Mistake("k", 7, 13, 0)]


def test_a_game_is_taken_in_once_even_after_all_of_it_was_right() -> None:
    kept: Any = seen(None, "k", [7], 0)
    for day in (1, 4, 11):
        kept = tried(kept, "k", 7, True, day)
    assert waiting(kept) == [] and knows(kept, "k")
    assert waiting(seen(kept, "k", [7], 12)) == []


def test_of_a_game_that_is_gone_nothing_comes_back() -> None:
    kept = seen(seen(None, "k", [7, 9], 0), "other", [3], 0)
    assert [one.key for one in waiting(without(kept, "k"))] == ["other"]


def test_what_is_kept_stays_small() -> None:
    kept: Any = None
    for n in range(60):
        kept = seen(kept, f"{n:022}", [100, 200, 300], n)
    assert len(waiting(kept)) == MOST_WAITING
    assert len(json.dumps(kept)) < 4096


@given(ANY)
def test_whatever_is_kept_is_read(kept: object) -> None:
    assert isinstance(waiting(kept), list)
    assert knows(seen(kept, "k", [1], 5), "k")
    tried(kept, "k", 1, True, 5)
