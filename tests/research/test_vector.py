"""Many games at once are the same games: each is compared with `Game`, action by action."""

import pickle
import subprocess
import sys
from copy import deepcopy
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.playing import variants
from support.sixth import PACKAGE, as_package
from support.tensors import looked

import regalia
from regalia import games, research
from regalia.core import random
from regalia.core.contract import CHANCE, EVERYBODY, NOBODY
from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.research import many
from regalia.research.given import IllegalIndex
from regalia.research.many import Vector
from regalia.research.opponents import Opponents
from regalia.research.sizes import NotNumbered

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
            game.play(texts[game.to_play if self.vector.every else 0])
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
        return self.vector.text(self.i, int(index), seat if self.vector.every else None)

    def compare(self) -> None:
        v, game, i = self.vector, self.game, self.i
        now = v.now
        assert v.state(i) == game.state
        assert now.seat[i] == game.to_play
        assert v.keys(i) == tuple(key for key in game.keys if key)
        for seat in range(game.seats):
            times = game.keys.count(game.keys[-1]) if game.keys[-1] else 0
            assert np.array_equal(v.observed(i, seat), looked(game, seat, times=times))
        rows = range(game.seats) if v.every else [game.to_play]
        for r, seat in enumerate(rows):
            mask = now.mask[i, r] if v.every else now.mask[i]
            legal = now.legal[i, r] if v.every else now.legal[i]
            count = now.counts[i, r] if v.every else now.counts[i]
            listed = sorted(legal[:count].tolist())
            assert listed == np.flatnonzero(mask).tolist()
            waits = v.every and game.to_play != seat
            assert (v.wait in listed) == waits
            texts = {v.text(i, index, seat) for index in listed if index != v.wait}
            assert texts == set(game.actions(seat) if seat in game.players else ())
            row = now.observation[i, r] if v.every else now.observation[i]
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
    """In all variants, through ends, new games and games that are cut short."""
    ended = cut = 0
    for number, options in enumerate([*variants(room.card), *combined(room)]):
        every = races(room, options)
        seed = 100 * number
        v = research.vector(room, 3, seed=seed, most=MOST, every=every, **options)
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
    v = research.vector(room, 2, seed=5, most=MOST, every=True)
    shadows = [Shadow(v, i, 5 + i) for i in range(v.n)]
    assert v.now.mask.shape == (2, v.seats, v.actions + 1)
    for _ in range(STEPS):
        chosen = v.sample().copy()
        for shadow in shadows:
            shadow.compare()
            shadow.step(chosen[shadow.i])
        v.step(chosen)


def quick(**given: Any) -> Vector:
    """A game that is compiled in no time, beside the others."""
    return research.vector("ur", **{"n": 6, "seed": 3, "most": 400} | given)


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
    v = research.vector(room, 2, seed=9, most=MOST, every=every)
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
    v = quick(auto_reset=False, most=5)
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
    v = quick(most=5, final=True, n=1)
    other = quick(most=6, n=1)
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
    """In a process of its own: JAX warns of every fork that comes after it."""
    given = [sys.executable, "-W", "error", "-c", SHARED_WITH_JAX]
    done = subprocess.run(given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_race_needs_every_seat_and_says_so() -> None:
    with pytest.raises(RegaliaError, match="every"):
        research.vector("study", 2)
    with pytest.raises(RegaliaError, match="every"):
        research.vector("twelve", 2, every=True, against=1)
    with pytest.raises(RegaliaError, match="at least"):
        research.vector("ur", 0)


def test_a_game_without_numbers_is_told_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The toy has no `tensor.py`, and need not have one."""
    monkeypatch.syspath_prepend(as_package(tmp_path))
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
    for v in (quick(), research.vector("study", 2, every=True)):
        for _ in range(20):
            mask = v.now.mask if v.every else v.now.mask[:, None]
            for seat in range(mask.shape[1]):
                who = seat if v.every else int(v.now.seat[0])
                for index in range(v.actions + v.every):
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
        quick(most=7).restore(0, research.vector("twelve", 1, most=7).save(0))
    alone, at_random, level = quick(), quick(against="random"), quick(against=1)
    for one in (alone, at_random, level):
        for two in {alone, at_random, level} - {one}:
            with pytest.raises(RegaliaError):
                two.restore(0, one.save(0))
    quick(against=2).restore(0, level.save(0))
    for wrong in (quick(most=7).save(0), None, b"x"):
        with pytest.raises(RegaliaError, match="most"):
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
        *({name: value} for name in ("n", "most", "threads") for value in (1.5, True, "3", 2**63)),
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


# ----------------------------------------------------------------------- what programs rely on


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
    v = quick(auto_reset=False, most=5)
    v.play(3)
    before = [v.save(i) for i in range(6)]
    asked = np.array([False, True, True, False, False, True])
    v.reset(which=asked)
    assert [v.save(i) != was for i, was in enumerate(before)] == asked.tolist()
    with pytest.raises(RegaliaError, match=r"\(6,\)"):
        v.reset(which=[True, False])
    v.reset(which=np.zeros(6, bool))


def test_games_that_are_begun_without_a_seed_go_on_with_their_generators() -> None:
    """So that no game comes twice; but what nobody has played yet stays."""
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
    assert quick(auto_reset=False, most=5).play(20).tolist() == [[0, 0, 0, 1]] * 6
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
    v = quick(n=4, most=30, **given)
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
        given: dict[str, Any] = {"seed": 3, "most": most, "against": against, "final": True}
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


def test_a_race_is_not_played_against_anybody_here() -> None:
    """A random opponent would have played the learner's seat, too."""
    for against in ("random", 1):
        with pytest.raises(RegaliaError, match="every"):
            research.vector("study", 2, against=against)
