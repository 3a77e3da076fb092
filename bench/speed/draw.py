"""Measure what the weighted draw would cost if random play shared the one of `core/random.py`.

`fast/play.py` draws a chance outcome with a loop of its own, which asks for each weight twice.  To
share a function, the weights (or, as here, their running sums) must be written down first.  Both
forms play the same games, in turn, and their CPU times are compared:

    python bench/speed/draw.py [GAME]...
"""

import sys
import tempfile
from importlib import util
from pathlib import Path
from statistics import median
from time import process_time

import numpy as np

from regalia import games
from regalia.core.game import Game
from regalia.fast import play
from regalia.fast.compiler import compiled

ROUNDS, MOST = 14, 10_000
GAMES = {"battles": 1_500}
SHARED = """def random_outcome(params, s, rng, buffer):
    n, total, half = fill_chances(params, s, buffer), 0, len(buffer) // 2
    for i in range(n):
        total += weight(params, s, buffer[i])
        buffer[half + i] = total
    return buffer[landed(buffer, half, below(rng, total)) - half]


def landed(sums, i, point):
    while sums[i] <= point:
        i += 1
    return i


"""


def with_sums(folder: str) -> object:
    """`fast/play.py` with the other draw, and a buffer that is long enough for it."""
    source = Path(play.__file__).read_text("utf-8")
    begin, end = source.index("def random_outcome"), source.index("def random_choice")
    source = source[:begin] + SHARED + source[end:]
    file = Path(folder, "play_with_sums.py")
    file.write_text(source.replace("np.empty(MOST_ACTIONS,", "np.empty(2 * MOST_ACTIONS,"), "utf-8")
    found = util.spec_from_file_location(file.stem, file)
    assert found and found.loader
    sys.modules[file.stem] = module = util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        ways = (play, with_sums(folder))
        for name in sys.argv[1:] or ["battles", "gambit", "ur"]:
            room = games.room(name)
            game, points = Game(room), np.zeros(4, np.int64)
            kernels = [compiled(room, way) for way in ways]
            times: list[list[float]] = [[], []]
            for turn in range(-1, ROUNDS):
                for which in (0, 1) if turn % 2 else (1, 0):
                    began = process_time()
                    most = GAMES.get(name, 6_000) if turn >= 0 else 1  # the first compiles
                    kernels[which].play_many(game.params, game.state, most, 7, MOST, points)
                    if turn >= 0:
                        times[which].append(process_time() - began)
            ratio, middle = (of(times[1]) / of(times[0]) for of in (min, median))
            print(f"{name}: with sums {ratio:.3f} of its time at best, {middle:.3f} in the middle")


if __name__ == "__main__":
    main()
