"""Measure a person's first wait: fresh processes, with an empty cache and with a filled one."""

import os
import statistics
import subprocess
import sys
import tempfile
import time

IMPORT = "import regalia"
FIRST_MOVES = """
from regalia.games import room
from regalia.core.game import Game
game = Game(room({game!r}))
while not game.players:
    game.roll()
print(len(game.actions()))
"""
COMPILED = """
from regalia.games import room
from regalia.fast.warm import warm_up
warm_up(room({game!r}))
"""


def seconds(code: str, cache: str) -> float:
    begin = time.perf_counter()
    subprocess.run(
        [sys.executable, "-c", code],
        check=True,
        stdout=subprocess.DEVNULL,
        env={**os.environ, "REGALIA_CACHE": cache},
    )
    return time.perf_counter() - begin


def bare_start() -> float:
    return statistics.median(seconds("pass", "/nowhere") for _ in range(5))


def first_use(games: list[str]) -> dict[str, tuple[float, float]]:
    """Row -> seconds with an empty cache, and with a filled one (Python's own start included)."""
    rows = {}
    with tempfile.TemporaryDirectory() as empty:
        rows["import regalia"] = (seconds(IMPORT, empty), seconds(IMPORT, empty))
    for game in games:
        with tempfile.TemporaryDirectory() as cache:
            code = FIRST_MOVES.format(game=game)
            cold = seconds(code, cache)
            rows[f"{game}: first legal actions"] = (cold, seconds(code, cache))
            code = COMPILED.format(game=game)
            cold = seconds(code, cache)
            rows[f"{game}: all kernels compiled"] = (cold, seconds(code, cache))
    return rows
