"""Guarantees for programs that learn: seeds, resets, copies, and that nobody sees too much."""

import pickle
from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from support.vectors import quick

from regalia import research
from regalia.core.contract import NOBODY
from regalia.core.errors import RegaliaError
from regalia.research import many
from regalia.research.validate_args import IllegalIndex


def test_nobody_can_write_into_the_list_of_what_is_legal_and_a_mask_is_not_asked() -> None:
    """Compiled code plays whatever is said to be legal, and takes any number for a place."""
    v, clean = quick(), quick()
    for array in (v.now.legal, v.now.counts):
        with pytest.raises(ValueError, match="read-only"):
            array[:] = 1 << 30
    wrong = int(np.flatnonzero(~v.now.mask[0])[0])
    v.now.mask[:] = True
    with pytest.raises(IllegalIndex):
        v.step([wrong] * 6)
    for one in (v, clean):
        one.reset(8)
        one.step(one.sample())
    assert np.array_equal(v.now.mask, clean.now.mask)


def test_some_games_are_begun_anew_by_a_mask() -> None:
    v = quick(auto_reset=False, max_steps=5)
    v.play(3)
    before = [v.save(i) for i in range(6)]
    asked = np.array([False, True, True, False, False, True])
    v.reset(which=asked)
    assert [v.save(i) != was for i, was in enumerate(before)] == asked.tolist()
    with pytest.raises(RegaliaError, match=r"\(6,\)"):
        v.reset(which=[True, False])
    v.reset(which=np.zeros(6, bool))


def test_games_that_are_begun_without_a_seed_go_on_with_their_generators() -> None:
    """No game comes twice; but a game that nobody has played yet stays."""
    one, two = quick(n=40), quick(n=40)
    first = [one.state(i) for i in range(40)]
    one.reset()
    assert [one.state(i) for i in range(40)] == first
    starts = []
    for v in (one, two):
        v.play(3)
        v.reset()
        starts.append([v.state(i) for i in range(40)])
    assert starts[0] == starts[1] != first
    one.reset(3)
    assert [one.state(i) for i in range(40)] == first


def test_a_game_that_stays_is_counted_once() -> None:
    assert quick(auto_reset=False, max_steps=5).play(20).tolist() == [[0, 0, 0, 1]] * 6
    v = research.vector("twelve", 3, seed=1, auto_reset=False)
    totals = v.play(400)
    assert (totals[:, 2:].sum(axis=1) == 1).all()
    assert np.array_equal(totals[:, 0], -totals[:, 1])


@pytest.mark.parametrize("against", ["random", 1])
def test_whoever_asks_for_any_index_does_not_change_what_opponents_do(against: int | str) -> None:
    one, two = (research.vector("twelve", 8, seed=4, against=against) for _ in range(2))
    for _ in range(12):
        two.sample()
        chosen = one.now.legal[:, 0].copy()
        assert all(np.array_equal(a, b) for a, b in zip(one.step(chosen), two.step(chosen)))


def test_generators_of_one_seed_have_nothing_in_common() -> None:
    v = quick(n=64, seed=0)
    words = v._all.memory[:, :12].reshape(-1, 4)
    assert len({tuple(row) for row in words.tolist()}) == len(words)


def test_many_steps_in_several_calls_come_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are, so that somebody can interrupt them."""
    whole, parts = quick(), quick()
    totals = whole.play(300)
    monkeypatch.setattr(many, "PLAYED", 42)
    assert np.array_equal(parts.play(300), totals)
    assert [parts.save(i) for i in range(6)] == [whole.save(i) for i in range(6)]


@pytest.mark.parametrize("given", [{}, {"threads": 2}, {"against": 2}, {"auto_reset": False}])
@pytest.mark.parametrize("way", [deepcopy, lambda v: pickle.loads(pickle.dumps(v))])
def test_a_copy_of_all_games_goes_on_as_they_do(way: Any, given: dict[str, Any]) -> None:
    v = quick(n=4, max_steps=30, **given)
    v.play(31)
    other = way(v)
    for _ in range(40):
        assert all(np.array_equal(a, b) for a, b in zip(v.now[:6], other.now[:6]))
        chosen = v.sample().copy()
        assert np.array_equal(chosen, other.sample())
        v.step(chosen)
        other.step(chosen)
    v.close(), other.close()


@pytest.mark.parametrize("game", ["battles", "gambit"])
@pytest.mark.parametrize("against", ["random", 1])
def test_a_learner_never_sees_with_another_seat_s_eyes(game: str, against: int | str) -> None:
    """Wherever a game is cut short, also on the other's turn."""
    for most in range(3, 9):
        given: dict[str, Any] = {"seed": 3, "max_steps": most, "against": against, "final": True}
        stays = research.vector(game, 4, auto_reset=False, **given)
        goes_on = research.vector(game, 4, **given)
        while not stays.now.truncated.all():
            stays.step(stays.sample())
            step = goes_on.step(goes_on.sample())
            cut = np.flatnonzero(step.truncated & stays.now.truncated)
            for i in cut:
                assert np.array_equal(stays.now.observation[i], stays.observed(int(i), 0))
                assert np.array_equal(stays.final[i], stays.observed(int(i), 0))
        assert not stays.now.mask.any() and not stays.now.counts.any()
        assert (stays.now.seat == NOBODY).all()


def test_a_race_is_not_played_against_anybody_here() -> None:
    """A random opponent would have played the learner's seat, too."""
    for against in ("random", 1):
        with pytest.raises(RegaliaError, match="simultaneous"):
            research.vector("study", 2, against=against)
