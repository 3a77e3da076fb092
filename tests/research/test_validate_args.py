"""Arguments of a vector are checked first: one that is refused changes nothing."""

import copy
from typing import Any

import numpy as np
import pytest
from support.vectors import quick

from regalia import research
from regalia.core import random
from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.research.validate_args import IllegalIndex


@pytest.mark.parametrize(
    "wrong",
    [
        [0.5] * 6,
        [True] * 6,
        np.zeros(6),
        np.zeros(6, np.uint64),
        [2**70] * 6,
        [0] * 5,
        [[0, 0]] * 6,
        [[0], [0, 0]],
        3,
        "0",
        None,
    ],
)
def test_what_is_no_index_for_each_game_is_refused(wrong: Any) -> None:
    v = quick()
    before = [v.save(i) for i in range(6)]
    with pytest.raises(RegaliaError, match=r"\(6,\)"):
        v.step(wrong)
    assert [v.save(i) for i in range(6)] == before


def test_any_integers_of_the_right_number_are_indexes() -> None:
    one = quick()
    chosen = one.sample().copy()
    ways = (chosen.tolist(), chosen.astype(np.int16), chosen[:, None], np.repeat(chosen, 2)[::2])
    for way in ways:
        other = quick()
        other.sample()
        other.step(way)
        if way is ways[0]:
            one.step(chosen)
        assert [one.save(i) for i in range(6)] == [other.save(i) for i in range(6)]


@pytest.mark.parametrize("which", [-1, 6, 10**9])
def test_a_game_that_is_not_there_is_refused(which: int) -> None:
    v = quick()
    saved = v.save(0)
    for ask in (
        lambda: v.state(which),
        lambda: v.view(which),
        lambda: v.observed(which, 0),
        lambda: v.action(which, 0),
        lambda: v.text(which, 0),
        lambda: v.keys(which),
        lambda: v.save(which),
        lambda: v.restore(which, saved),
        lambda: v.reset(1, which=[which]),
    ):
        with pytest.raises(RegaliaError, match="5"):
            ask()


@pytest.mark.parametrize("seat", [-3, 2, 1000])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    v = quick()
    for ask in (lambda: v.view(0, seat), lambda: v.observed(0, seat)):
        with pytest.raises(RegaliaError, match="1"):
            ask()
    with pytest.raises(RegaliaError):
        v.text(0, int(v.now.legal[0, 0]), seat)


def test_only_what_is_legal_now_has_a_text() -> None:
    for v in (quick(), research.vector("study", 2, simultaneous=True)):
        for _ in range(20):
            mask = v.now.mask if v.simultaneous else v.now.mask[:, None]
            for seat in range(mask.shape[1]):
                who = seat if v.simultaneous else int(v.now.seat[0])
                for index in range(v.actions + v.simultaneous):
                    if mask[0, seat, index] and index != v.wait:
                        assert v.text(0, index, who)
                    else:
                        with pytest.raises(IllegalIndex):
                            v.text(0, index, who)
            v.step(v.sample())


def test_a_game_is_not_put_back_where_other_options_hold() -> None:
    v, other = quick(), quick(pieces=2, goal=1)
    with pytest.raises(RegaliaError):
        other.restore(0, v.save(0))
    with pytest.raises(RegaliaError):
        quick(max_steps=7).restore(0, research.vector("twelve", 1, max_steps=7).save(0))
    alone, at_random, level = quick(), quick(against="random"), quick(against=1)
    for one in (alone, at_random, level):
        for two in {alone, at_random, level} - {one}:
            with pytest.raises(RegaliaError):
                two.restore(0, one.save(0))
    quick(against=2).restore(0, level.save(0))
    for wrong in (quick(max_steps=7).save(0), None, b"x"):
        with pytest.raises(RegaliaError, match="max_steps"):
            v.restore(0, wrong)


@pytest.mark.parametrize("seed", [2**70 + 5, -1, 2**63 - 1, 2**64 - 3, -(2**65)])
def test_any_int_is_a_seed_and_the_same_as_a_game_s(seed: int) -> None:
    v, one = quick(), quick()
    v.reset(seed)
    one.reset([seed + i for i in range(6)])
    for i in range(6):
        game, rng = Game("ur"), random.seeded(seed + i)
        while game.is_chance:
            game.roll(rng)
        assert v.state(i) == one.state(i) == game.state


@pytest.mark.parametrize("steps", [-1, 1.5, "2", True, None])
def test_what_is_no_number_of_steps_is_refused(steps: Any) -> None:
    with pytest.raises(RegaliaError):
        quick().play(steps)
    assert not quick().play(0).any()


@pytest.mark.parametrize(
    "wrong",
    [
        *(
            {name: value}
            for name in ("n", "max_steps", "threads")
            for value in (1.5, True, "3", 2**63)
        ),
        {"n": -1},
        {"seed": 1.5},
        {"seed": "a"},
        {"learner": 1.5},
        {"learner": "a"},
        {"learner": [True] * 6},
    ],
)
def test_what_is_no_whole_number_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(RegaliaError):
        quick(**wrong)


def test_shares_are_no_seeds_games_or_seats() -> None:
    v = quick()
    for ask in (
        lambda: v.reset([1.9] * 6),
        lambda: v.reset(1, which=[0.5]),
        lambda: v.state(1.0),
        lambda: v.view(0, 1.0),
        lambda: v.observed(0, 1.0),
        lambda: v.observed(True, 0),
    ):
        with pytest.raises(RegaliaError):
            ask()


@pytest.mark.parametrize("low", [-(1 << k) for k in range(40, 44)] + [-(2**63)])
@pytest.mark.parametrize("threads", [1, 2])
def test_no_index_tells_a_vector_anything_else(low: int, threads: int) -> None:
    """Inside, such numbers mean to skip a game or to begin it anew."""
    v = quick(threads=threads)
    before = [v.save(i) for i in range(6)]
    one_of_all = v.now.legal[:, 0].astype(np.int64)
    one_of_all[4] = low
    for chosen in (np.full(6, low), one_of_all):
        with pytest.raises(IllegalIndex, match=str(low)):
            v.step(chosen)
    assert [v.save(i) for i in range(6)] == before
    v.close()


def test_a_game_does_not_begin_where_it_is_over() -> None:
    v = research.vector("twelve", 1, seed=3, auto_reset=False)
    v.play(400)
    assert v.now.terminated[0]
    with pytest.raises(RegaliaError, match="over"):
        research.vector("twelve", 1, position=v.room.text.position(v.params, v.state(0)))


def test_what_is_refused_changes_nothing() -> None:
    v = quick()
    before = v.save(0)
    with pytest.raises(RegaliaError):
        v.play(5, "nonsense")
    v.reset()
    assert v.save(0) == before
    v.play(7)
    now = v.save(0)
    with pytest.raises(RegaliaError):
        v.restore(0, before._replace(past="x" * len(before.past)))  # type: ignore[arg-type]
    assert v.save(0) == now


def test_old_names_are_still_taken_with_a_warning() -> None:
    with pytest.warns(DeprecationWarning, match="`most` of a vector is called `max_steps` now"):
        v = research.vector("study", 2, most=7, simultaneous=True)
    with pytest.warns(DeprecationWarning, match="`simultaneous` now"):
        other = research.vector("study", 2, max_steps=7, every=True)
    assert (v.max_steps, v.simultaneous) == (other.max_steps, other.simultaneous) == (7, True)
    with pytest.warns(DeprecationWarning, match="`max_steps` now"):
        assert v.most == 7
    with pytest.warns(DeprecationWarning, match="`max_steps` now"):
        assert copy.deepcopy(v).save(0) == v.save(0)
    with pytest.raises(AttributeError, match="nonsense"):
        v.nonsense  # noqa: B018
