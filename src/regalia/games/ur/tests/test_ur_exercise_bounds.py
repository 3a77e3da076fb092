"""Exercises of Ur that proved bounds decide (docs/exercises.md)."""

from pathlib import Path

import numpy as np
import pytest

from regalia.core.game.exercise import Moment
from regalia.fast.any_insight import SURE
from regalia.games import room
from regalia.games.ur import rules
from regalia.games.ur.exercises import LEAST_GAP, _proved, answer, bounds
from regalia.games.ur.learned import worth
from regalia.games.ur.solve.sweeping import ONE
from regalia.teaching.exercises.exercise_lists import listed
from regalia.teaching.exercises.generation import moment_of

APART = 0.03  # the two games, by the root of the mean square, at most
EVERY = 4  # of the list
UNDECIDED = 5  # proved to be best, but by less than 0.02


def test_all_but_a_few_of_the_list_are_proved() -> None:
    found = listed(room("ur"))
    assert found is not None
    words = [line["proof"] for line in found]
    assert words.count("proved") == len(words) - UNDECIDED
    assert words.count("searched") == UNDECIDED


def test_what_bounds_leave_open_is_no_exercise_any_more() -> None:
    found = listed(room("ur"))
    assert found is not None
    searched = [line for line in found if line["proof"] == "searched"]
    for line in searched:
        assert answer(moment_of(line)) is None and line["gap"] < LEAST_GAP


def test_the_bounds_are_of_these_positions_and_agree_with_what_was_learned() -> None:
    """The learned values are from another table: of the game that is called off now and then, where
    all is nearer to one half."""
    found = listed(room("ur"))
    assert found is not None
    errors = []
    for number in range(0, len(found), EVERY):
        moment = moment_of(found.values(number))
        s = moment.game(room("ur")).state
        for action in rules.actions((), s):
            t = rules.act((), s, action)
            if t.phase == rules.ROLLING:
                between = bounds.between(t, t.player)
                assert between is not None
                least, most = between
                assert 0 <= least <= most <= 1
                learned = worth(t.own, t.foe) / SURE
                errors.append(max(least - learned, learned - most, 0))
    assert len(errors) > 2_000
    assert np.sqrt(np.mean(np.square(errors))) < APART


def test_the_other_side_has_the_rest() -> None:
    t = rules.act((), moment_of(_first()).game(room("ur")).state, _any_quiet())
    own, other = bounds.between(t, 0), bounds.between(t, 1)
    assert own is not None and other is not None
    assert own == (1 - other[1], 1 - other[0])


def _first() -> dict[str, object]:
    found = listed(room("ur"))
    assert found is not None
    return found.values(0)


def _any_quiet() -> int:
    """An action after which somebody rolls."""
    s = moment_of(_first()).game(room("ur")).state
    return next(a for a in rules.actions((), s) if rules.act((), s, a).phase == rules.ROLLING)


def test_positions_that_are_not_in_the_file_have_no_bounds() -> None:
    moment = Moment("quiet", "0..0../1.0.0.1./.1.1.0 0", ("roll:--",), 0, {})
    s = moment.game(room("ur")).state
    after = [rules.act((), s, action) for action in rules.actions((), s)]
    assert any(bounds.between(t, 0) is None for t in after)


def test_a_proved_answer_is_the_fewest_that_are_better_than_all_others() -> None:
    found = _proved({"a": (0.63, 0.64), "b": (0.625, 0.635), "c": (0.48, 0.5)})
    assert found is not None and found.wanted == {"actions": ["a", "b"]} and found.gap == 0.125
    assert _proved({"a": (0.60, 0.61), "b": (0.57, 0.59)}) is None, "the bounds may be 0.01 apart"


def test_bounds_are_rounded_outward(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bounds, "FILE", tmp_path / "bounds.npz")
    numbers = np.array([bounds.number_of(0b1, 0b10), bounds.number_of(0b10, 0b1)], np.int64)
    order = np.argsort(numbers)
    exact = np.array([[ONE // 3, ONE // 3 + 1], [1, ONE - 1]], np.uint32)
    bounds.write(numbers[order], exact[order])
    with np.load(tmp_path / "bounds.npz") as kept:
        least, most = (kept["bounds"].astype(np.int64) * bounds.UNIT).T
    assert (least <= exact[order][:, 0]).all() and (most >= exact[order][:, 1]).all()
    assert (exact[order][:, 0] - least < bounds.UNIT).all()
