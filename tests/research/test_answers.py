"""Levels play inside the compiled call, and exactly as they do when they are asked."""

from typing import Any

import numpy as np
import pytest

from regalia import games, research
from regalia.core.room import Room
from regalia.research import opponents
from regalia.research.many import Vector

DUEL = '[[scenario]]\nid = "duel"\nname = "Duel"\narmies = ["PP", "N"]\n'
KINDS: dict[str, list[dict[str, Any]]] = {
    "battles": [{}, {"deck": 12, "units": DUEL}],
    "gambit": [{}, {"players": 3}, {"tokens": 3, "deck": "BBBRRR", "turns": 12}],
    "twelve": [{}],
    "ur": [{}, {"pieces": 3, "goal": 2}],
}
LEVELS = {"battles": (1, 4, 8), "gambit": (2, 5), "twelve": (1, 3, 5), "ur": (1, 6, 9)}
N, STEPS, MOST = 3, 12, 40
COMPILING = pytest.mark.timeout(1500)  # machine code for every game, on a machine that is busy


@pytest.fixture(params=[name for name in games.names() if not games.room(name).player])
def room(request: pytest.FixtureRequest) -> Room:
    return games.room(request.param)


def asked(room: Room, monkeypatch: pytest.MonkeyPatch, **given: Any) -> Vector:
    """One in which levels are asked game by game, in Python."""
    with monkeypatch.context() as patch:
        patch.setattr(opponents, "compiled_level", lambda room, name: None)
        return research.vector(room, N, **{"seed": 5, "max_steps": MOST} | given)


def same(one: Vector, other: Vector) -> None:
    assert all(np.array_equal(a, b) for a, b in zip(one.now[:6], other.now[:6]))
    for i in range(N):
        assert one.save(i) == other.save(i)  # the generators, too


@COMPILING
def test_a_step_and_its_answers_are_as_if_every_level_were_asked(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = 0
    for options in KINDS.get(room.card.id, [{}]):
        for level in LEVELS.get(room.card.id, (1, 4)):
            given = options | {"against": level, "learner": [i % 2 for i in range(N)]}
            inside = research.vector(room, N, seed=5, max_steps=MOST, threads=2, **given)
            other = asked(room, monkeypatch, **given)
            for v, levelled in ((inside, True), (other, False)):
                assert v.opponents and (v.opponents.level is not None) == levelled
            same(inside, other)
            for _ in range(STEPS):
                chosen = inside.sample().copy()
                assert np.array_equal(chosen, other.sample())
                inside.step(chosen)
                other.step(chosen)
                same(inside, other)
                ended += int((inside.now.terminated | inside.now.truncated).sum())
            inside.close()
    assert ended


@COMPILING
def test_many_steps_of_a_level_in_one_call_are_as_if_it_were_asked(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    level = LEVELS.get(room.card.id, (1, 4))[0]
    inside = research.vector(room, N, seed=6, max_steps=MOST, threads=2)
    other = research.vector(room, N, seed=6, max_steps=MOST)
    with monkeypatch.context() as patch:
        totals = inside.play(MOST, policy=level)
        patch.setattr(opponents, "compiled_level", lambda room, name: None)
        assert totals.tolist() == other.play(MOST, policy=level).tolist()
    assert totals[:, inside.seats :].sum()
    same(inside, other)
    inside.close()


def test_what_cannot_choose_inside_is_asked() -> None:
    """The Study has a player of its own, and the highest level of Ur goes by what is solved."""
    for name, level in (("study", 1), ("ur", 10)):
        assert opponents.compiled_level(games.room(name), f"level{level}") is None
    assert opponents.compiled_level(games.room("ur"), "level9") is not None
    alone = research.vector("study", 1, mode="solo")
    assert alone.play(2, policy=1).shape == (1, 3)


@COMPILING
@pytest.mark.parametrize("inside", [True, False])
def test_a_game_that_was_cut_short_waits_for_no_level(
    inside: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = {"against": 1, "auto_reset": False, "max_steps": 3}
    if inside:
        v = research.vector("twelve", N, **given)
    else:
        v = asked(games.room("twelve"), monkeypatch, **given)
    for _ in range(3):
        v.step(v.sample())
    assert v.now.truncated.all()
