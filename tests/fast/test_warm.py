"""Nobody waits for the compiler, and no folder is needed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from regalia import games
from regalia.core.game import Game
from regalia.fast.perft import perft

COUNT = """
from regalia.games import room
from regalia.core.game import Game
from regalia.fast.perft import perft
print(perft(Game(room("ur")), 8))
"""
COMPILE = """
from regalia.games import room
from regalia.fast import cache, warm
from regalia.fast.compiler import compiled
from regalia.fast import count
ur = room("ur")
warm.warm_up(ur)
print(cache.home() is None, warm.is_ready(ur), warm.quickest(ur, count) is not None)
"""
PATHS_OF_8 = "98782"


def run(code: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
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
