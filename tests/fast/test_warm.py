"""Nobody waits for the compiler, and no folder is needed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from regalia import games
from regalia.core.game import Game
from regalia.fast import count, warm
from regalia.fast.perft import perft

COUNT = """
from regalia.games import room
from regalia.core.game import Game
from regalia.fast.perft import perft
print(perft(Game(room("ur")), 8))
"""
COMPILE = """
from regalia.games import room
from regalia.fast import code_cache, warm
from regalia.fast.compiler import compiled
from regalia.fast import count
ur = room("ur")
warm.warm_up(ur)
print(code_cache.home() is None, warm.is_ready(ur), warm.quickest(ur, count) is not None)
"""
WAIT = """
from regalia.games import room
from regalia.fast import count, warm
ur = room("ur")
warm.wait(ur, [count], lambda done, total: print(done / total))
assert warm.is_ready(ur, count)
print(warm.how_far(ur, [count]))
"""
PATHS_OF_8 = "98782"
KERNEL = """
from regalia.fast.any_game import MOST_ACTIONS, fill_actions

def twice(params, n):
    if n == 0:
        return MOST_ACTIONS
    return twice(params, n - 1) + twice(params, n - 1)

def most(params, n):
    return twice(params, n) // 2**n
"""
MOST = """
import sys
import kernel
from regalia.core.game import Game
from regalia.fast.compiler import compiled
from regalia.fast.warm import as_array
from regalia.games import room
for name in sys.argv[1:]:
    print(compiled(room(name), kernel).most(as_array(Game(room(name)).params), 3))
"""


def run(code: str, *given: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code, *given],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_a_cold_cache_is_no_reason_to_wait_and_is_filled_behind(tmp_path: Path) -> None:
    assert run(COUNT, REGALIA_CACHE=str(tmp_path)) == PATHS_OF_8


def test_without_any_folder_to_write_all_works() -> None:
    nowhere = str(Path(os.devnull) / "cache")
    assert run(COUNT, REGALIA_CACHE=nowhere) == PATHS_OF_8
    assert run(COMPILE, REGALIA_CACHE=nowhere) == "True True True"


def test_without_a_home_the_temporary_folder_serves(tmp_path: Path) -> None:
    nowhere = str(Path(os.devnull) / "home")
    places = {"HOME": nowhere, "XDG_CACHE_HOME": nowhere, "TMPDIR": str(tmp_path)}
    assert run(COMPILE, REGALIA_CACHE="", **places) == "False True True"
    assert list(tmp_path.rglob("*.ready"))


def test_a_warm_cache_is_used(tmp_path: Path) -> None:
    assert run(COMPILE, REGALIA_CACHE=str(tmp_path)) == "False True True"
    kept = sorted(tmp_path.rglob("*.nb*"))
    assert kept
    assert run(COMPILE, REGALIA_CACHE=str(tmp_path)) == "False True True"
    assert sorted(tmp_path.rglob("*.nb*")) == kept


def test_kept_code_of_two_rooms_is_not_mixed_up_when_both_are_loaded(tmp_path: Path) -> None:
    """Each was compiled in a process of its own, where Numba names what is first compiled alike."""
    (tmp_path / "kernel.py").write_text(KERNEL, "utf-8")
    path = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    places = {"REGALIA_CACHE": str(tmp_path), "PYTHONPATH": path}
    expected = {name: str(games.room(name).rules.MOST_ACTIONS) for name in games.names()}
    assert len({*expected.values()}) > 1
    for name, most in expected.items():
        assert run(MOST, name, **places) == most
    assert run(MOST, *expected, **places).split() == [*expected.values()]


@pytest.mark.parametrize("name", games.names())
def test_progress_goes_up_to_the_end(name: str) -> None:
    seen: list[tuple[int, int]] = []
    perft(Game(games.room(name)), 2, lambda done, total: seen.append((done, total)))
    assert seen and seen[-1][0] == seen[-1][1]
    assert [done for done, _ in seen] == list(range(len(seen)))


@pytest.mark.parametrize("name", games.names())
def test_a_count_is_what_playing_all_ways_gives(name: str) -> None:
    """Paths counted through texts, one by one, from the middle of a game too."""
    game = Game(games.room(name))

    def walk(depth: int) -> int:
        if depth == 0:
            return 1
        found = 0
        seats = game.players or [None]
        for seat in seats:
            for text in [*game.actions(seat), *game.chances()] if not game.over else []:
                game.play(text, seat)
                found += walk(depth - 1)
                game.undo()
        return found

    for _ in range(6):
        depth = 2 if len(game.actions()) < 100 else 1
        assert perft(game, depth) == walk(depth)
        if game.over:
            break
        if game.players:
            game.play(min(game.actions(game.players[0])), game.players[0])
        else:
            game.roll([1, 2, 3, 4])


def test_a_process_that_does_not_wait_says_that_it_is_not_yet_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The process finds out itself why compiling failed, if nobody is at it any more."""
    ur, here = games.room("ur"), list[object]()
    goes_on = [True]
    monkeypatch.setattr(warm, "_waits", True)
    warm.never_wait()
    monkeypatch.setattr(warm, "is_ready", lambda room, kernel: False)
    monkeypatch.setattr(warm, "begin", lambda room, kernels: None)
    monkeypatch.setattr(warm, "_goes_on", lambda room, kernel: goes_on[0])
    monkeypatch.setattr(warm, "warm_up", lambda room, kernels: here.extend(kernels))
    with pytest.raises(warm.NotYet):
        warm.awaited(ur, count)
    assert not here
    goes_on[0] = False
    warm.awaited(ur, count)
    assert here == [count]


def test_who_waits_sees_all_of_it_being_compiled_by_another_process(tmp_path: Path) -> None:
    told = run(WAIT, REGALIA_CACHE=str(tmp_path)).split()
    shares = [float(one) for one in told[:-1]]
    assert shares == sorted(shares) and len({*shares}) > 3 and 0 <= shares[0] < 1 >= shares[-1]
    assert told[-1] == "None", "when it is compiled, nothing is being compiled"
    assert not [*tmp_path.rglob("*.part"), *tmp_path.rglob("*.draft")]


def test_compiling_for_several_rooms_goes_up_to_a_hundred_of_a_hundred() -> None:
    seen: list[tuple[int, int]] = []
    wanted = [(games.room(name), [count]) for name in ("ur", "study")]
    warm.warm_up_all(wanted, lambda done, total: seen.append((done, total)))
    assert seen[0] == (0, 100) and seen[-1] == (100, 100)
    assert all(total == 100 for _, total in seen)
    assert all(warm.is_ready(room, count) for room, _ in wanted)
