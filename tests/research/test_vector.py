"""Many games at once are the same games: each is compared with `Game`, action by action."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.sixth import PACKAGE, as_package, importable
from support.vectors import quick

import regalia
from regalia import games, research
from regalia.core import random
from regalia.core.contract import CHANCE, EVERYBODY, NOBODY
from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.kit.playing import variants
from regalia.kit.tensors import observation
from regalia.research.many import Vector
from regalia.research.opponents import Opponents
from regalia.research.sizes import NotNumbered
from regalia.research.validate_args import IllegalIndex

DUEL = '[[scenario]]\nid = "duel"\nname = "Duel"\narmies = ["PP", "N"]\n'
MOST = 60  # decisions in a game, here
STEPS = 80
COMPILING = pytest.mark.timeout(1500)  # machine code for every game, on a machine that is busy


@pytest.fixture(params=[name for name in games.names() if games.room(name).tensor])
def room(request: pytest.FixtureRequest) -> Room:
    return games.room(request.param)


def races(room: Room, options: dict[str, Any]) -> bool:
    game = Game(room, options)
    rng = random.seeded(1)
    while game.is_chance:
        game.roll(rng)
    return game.to_play == EVERYBODY


class Shadow:
    """One game as it should go, played by the readable rules."""

    def __init__(self, vector: Vector, i: int, seed: int) -> None:
        self.vector, self.i, self.rng = vector, i, random.seeded(seed)
        self.begin()

    def begin(self) -> None:
        self.game, self.age = Game(self.vector.room, self.vector.options), 0
        self.rest()

    def rest(self) -> None:
        while self.game.is_chance:
            self.game.roll(self.rng)

    def step(self, chosen: np.ndarray) -> None:
        """Plays what was chosen, by its text, and says what the vector should say."""
        game, texts = self.game, [self.text(seat, index) for seat, index in enumerate(chosen)]
        self.reward, self.terminated, self.truncated = [0.0] * game.seats, False, False
        if game.to_play == EVERYBODY:
            acting = [seat for seat, text in enumerate(texts) if text]
            if acting:
                k = random.below(self.rng, len(acting)) if len(acting) > 1 else 0
                game.play(texts[acting[k]], acting[k])
        else:
            game.play(texts[game.to_play if self.vector.simultaneous else 0])
        self.rest()
        self.age += 1
        if game.over:
            self.reward, self.terminated = [2 * half - 1 for half in game.result], True
        elif self.age >= MOST:
            self.truncated = True
        if game.over or self.truncated:
            self.begin()

    def text(self, seat: int, index: int) -> str:
        if index == self.vector.wait:
            return ""
        return self.vector.text(self.i, int(index), seat if self.vector.simultaneous else None)

    def compare(self) -> None:
        v, game, i = self.vector, self.game, self.i
        now = v.now
        assert v.state(i) == game.state
        assert now.seat[i] == game.to_play
        assert v.keys(i) == tuple(key for key in game.keys if key)
        for seat in range(game.seats):
            times = game.keys.count(game.keys[-1]) if game.keys[-1] else 0
            assert np.array_equal(v.observed(i, seat), observation(game, seat, times=times))
        rows = range(game.seats) if v.simultaneous else [game.to_play]
        for r, seat in enumerate(rows):
            mask = now.mask[i, r] if v.simultaneous else now.mask[i]
            legal = now.legal[i, r] if v.simultaneous else now.legal[i]
            count = now.counts[i, r] if v.simultaneous else now.counts[i]
            listed = sorted(legal[:count].tolist())
            assert listed == np.flatnonzero(mask).tolist()
            waits = v.simultaneous and game.to_play != seat
            assert (v.wait in listed) == waits
            texts = {v.text(i, index, seat) for index in listed if index != v.wait}
            assert texts == set(game.actions(seat) if seat in game.players else ())
            row = now.observation[i, r] if v.simultaneous else now.observation[i]
            assert np.array_equal(row, v.observed(i, seat))


def combined(room: Room) -> list[dict[str, Any]]:
    """Options that are no number and none of a list, and some of which several go together."""
    return {
        "battles": [
            {"deck": 8, "scenario": "duel", "units": DUEL, "sides": "exchanged"},
            {"armies": "set", "budget": 400, "orientation": "crosswise"},
        ],
        "gambit": [
            {"setup": 1, "tokens": 1, "deck": "BBBRRR", "turns": 4},
            {"players": 4, "values": [6, 5, 4, 3, 2, 1], "peek": True},
        ],
        "ur": [{"pieces": 2, "goal": 2}, {"pieces": 3, "goal": 1}],
    }.get(room.card.id, [])


@COMPILING
def test_every_game_goes_as_it_does_alone(room: Room) -> None:
    """All variants are played, through ends, new games and games that are cut short."""
    ended = cut = 0
    for number, options in enumerate([*variants(room.card), *combined(room)]):
        every = races(room, options)
        seed = 100 * number
        v = research.vector(room, 3, seed=seed, max_steps=MOST, simultaneous=every, **options)
        shadows = [Shadow(v, i, seed + i) for i in range(v.n)]
        for _ in range(STEPS):
            for shadow in shadows:
                shadow.compare()
            chosen = v.sample().reshape(v.n, -1).copy()
            for shadow in shadows:
                shadow.step(chosen[shadow.i])
            step = v.step(chosen if every else chosen[:, 0])
            for shadow in shadows:
                assert step.reward[shadow.i].tolist() == shadow.reward
                assert step.terminated[shadow.i] == shadow.terminated
                assert step.truncated[shadow.i] == shadow.truncated
            ended += int(step.terminated.sum())
            cut += int(step.truncated.sum())
    assert ended + cut >= 3


@COMPILING
def test_all_seats_can_be_asked_at_each_step_of_any_game(room: Room) -> None:
    v = research.vector(room, 2, seed=5, max_steps=MOST, simultaneous=True)
    shadows = [Shadow(v, i, 5 + i) for i in range(v.n)]
    assert v.now.mask.shape == (2, v.seats, v.actions + 1)
    for _ in range(STEPS):
        chosen = v.sample().copy()
        for shadow in shadows:
            shadow.compare()
            shadow.step(chosen[shadow.i])
        v.step(chosen)


def test_threads_and_steps_in_one_call_come_to_the_same() -> None:
    alone, two, at_once = quick(), quick(threads=2), quick()
    totals = np.zeros((6, 4), np.int64)
    for _ in range(500):
        step = alone.step(alone.sample())
        other = two.step(two.sample())
        assert all(np.array_equal(a, b) for a, b in zip(step[:6], other[:6]))
        totals += np.column_stack([step.reward, step.terminated, step.truncated]).astype(int)
    assert at_once.play(500).tolist() == totals.tolist()
    assert all(np.array_equal(a, b) for a, b in zip(at_once.now[4:6], alone.now[4:6]))
    assert [at_once.state(i) for i in range(6)] == [alone.state(i) for i in range(6)]
    two.close()


def test_seeds_are_each_game_s_own() -> None:
    one, two = quick(seed=40), quick(n=3, seed=0)
    two.reset([45, 40, 41])
    assert [two.state(i) for i in range(3)] == [one.state(i) for i in (5, 0, 1)]
    two.play(10)
    two.reset(45, which=[0])
    assert two.state(0) == one.state(5)
    with pytest.raises(RegaliaError, match="3"):
        two.reset([1, 2])


def test_an_illegal_index_is_refused_and_nothing_is_played() -> None:
    for given in ({}, {"threads": 2}, {"mask": False}):
        v = quick(**given)
        chosen = v.sample().copy()
        before = [v.save(i) for i in range(v.n)]
        for wrong in (v.actions, -1, -2, 10**12, int(np.flatnonzero(~quick().now.mask[4])[0])):
            chosen[4] = wrong
            with pytest.raises(IllegalIndex, match=f"4.*{wrong}"):
                v.step(chosen)
        assert [v.save(i) for i in range(v.n)] == before
        v.close()


def test_without_mask_and_observation_the_same_is_played() -> None:
    full, bare = quick(), quick(mask=False, observe=False)
    for _ in range(200):
        full.step(full.sample())
        bare.step(bare.sample())
    assert bare.now.mask.shape == (6, 0) and bare.now.observation.shape == (6, 0)
    assert [full.save(i) for i in range(6)] == [bare.save(i) for i in range(6)]


@COMPILING
def test_a_game_can_be_saved_and_goes_on_elsewhere_as_it_would_have(room: Room) -> None:
    every = races(room, {})
    v = research.vector(room, 2, seed=9, max_steps=MOST, simultaneous=every)
    for _ in range(30):
        v.step(v.sample())
    saved = v.save(0)
    v.restore(1, saved)
    for _ in range(40):
        chosen = v.sample()
        assert chosen[0].tolist() == chosen[1].tolist()
        step = v.step(chosen)
        assert all(np.array_equal(array[0], array[1]) for array in (step.reward, step.mask))
    with pytest.raises(RegaliaError, match="other"):
        v.restore(0, saved._replace(memory=b""))


def test_a_game_that_ended_stays_until_it_is_begun_anew() -> None:
    v = quick(auto_reset=False, max_steps=5)
    for _ in range(5):
        step = v.step(v.sample())
    assert step.truncated.all()
    before = v.save(2)
    step = v.step(np.zeros(6, np.int64))
    assert step.truncated.all() and v.save(2) == before and not step.reward.any()
    step = v.reset(7, which=[2])
    assert step.truncated.tolist() == [True, True, False, True, True, True]
    assert v.state(2) == quick(seed=7).state(2)


def test_what_was_seen_at_the_end_is_kept_if_wanted() -> None:
    v = quick(max_steps=5, final=True, n=1)
    other = quick(max_steps=6, n=1)
    for _ in range(5):
        chosen = v.sample().copy()
        v.step(chosen)
        other.step(chosen)
    assert v.now.truncated.all() and not other.now.truncated.any()
    assert np.array_equal(v.final, other.now.observation)


@pytest.mark.parametrize("against", ["random", 2])
def test_others_are_played_for_inside_the_step(against: int | str) -> None:
    n = 4 if against == "random" else 2
    v = research.vector("twelve", n, seed=2, against=against, learner=[i % 2 for i in range(n)])
    asked, rewards = 0, list[float]()
    for _ in range(60):
        assert v.now.seat.tolist() == [i % 2 for i in range(n)]
        step = v.step(v.sample())
        rewards += step.reward[step.terminated].ravel().tolist()
        asked += n
    assert rewards and set(rewards) <= {-1.0, 0.0, 1.0}
    with pytest.raises(RegaliaError):
        research.vector("twelve", 2, against="level99")
    with pytest.raises(RegaliaError):
        research.vector("twelve", 2, against=1, learner=2)


def test_a_level_is_asked_as_it_would_be_in_a_game() -> None:
    """The same generator and the same view give the same choice."""
    v = research.vector("gambit", 1, seed=4)
    for _ in range(12):
        game = Game("gambit", {})
        game.states, game.keys = [v.state(0)], [0]
        rng = [int(word) for word in v.policy_rng(0)]
        query = regalia.Query.about(game, game.to_play, rng)
        text = regalia.player(2).choose(query).text
        before = [v.text(0, int(i)) for i in np.flatnonzero(v.now.mask[0])]
        assert text in before
        chosen = Opponents(v.room, 2, v.options).choices(v)
        assert v.text(0, int(chosen[0, 0])) == text
        v.step(chosen)
    assert v.play(3, policy=1).shape == (1, 4)


def test_other_libraries_can_use_the_arrays_without_a_copy() -> None:
    v = quick()
    for array in (*v.now[:6], v._chosen):
        if array.ndim == 1 or array.flags.c_contiguous:
            assert array.ctypes.data % 64 == 0
        shared = np.from_dlpack(array)
        assert np.shares_memory(shared, array) and np.array_equal(shared, array)


SHARED_WITH_JAX = """
import jax, numpy as np
from regalia import research
v = research.vector("twelve", 64)
v.step(v.sample())
for array in v.now[:6]:
    shared = jax.dlpack.from_dlpack(array)
    assert shared.unsafe_buffer_pointer() == array.ctypes.data, array.dtype
    assert np.array_equal(shared, array)
"""


def test_jax_uses_the_arrays_without_a_copy() -> None:
    """JAX runs in a process of its own: it warns of every fork that comes after it."""
    given = [sys.executable, "-W", "error", "-c", SHARED_WITH_JAX]
    done = subprocess.run(given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_race_needs_every_seat_and_says_so() -> None:
    with pytest.raises(RegaliaError, match="simultaneous"):
        research.vector("study", 2)
    with pytest.raises(RegaliaError, match="simultaneous"):
        research.vector("twelve", 2, simultaneous=True, against=1)
    with pytest.raises(RegaliaError, match="at least"):
        research.vector("ur", 0)


def test_a_game_without_numbers_is_told_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The toy without its `tensor.py`, which no room need have."""
    importable(as_package(tmp_path), monkeypatch)
    (tmp_path / PACKAGE / "tensor.py").unlink()
    for asked in (research.shape, lambda room: research.vector(room, 2)):
        with pytest.raises(NotNumbered, match=r"The last counter .*tensor\.py"):
            asked(Room(PACKAGE))


def test_sizes_follow_from_the_options() -> None:
    assert research.shape("ur").actions == 2576
    widths = [research.shape("gambit", players=players).width for players in (2, 3, 4)]
    assert widths[2] - widths[1] == widths[1] - widths[0] > 64
    shape = research.shape("gambit", players=3)
    assert shape.parts["queens"].shape == (3, 64) and shape.seats == 3
    ends = [part.place.stop for part in shape.parts.values()]
    assert ends[-1] == shape.width and ends == sorted(ends)


def test_games_wait_for_nobody_and_chance_never_shows() -> None:
    v = quick()
    for _ in range(300):
        v.step(v.sample())
        assert not np.isin(v.now.seat, (CHANCE, NOBODY)).any()
