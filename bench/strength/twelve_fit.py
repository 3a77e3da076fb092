"""Fits the weights of src/regalia/games/twelve/insight.py to the results of games.

    python bench/strength/twelve_fit.py --games 4800 --nodes 20000 --processes 16

Players who look move by move play with themselves, after two to five actions at random and with one
at random now and then, so that no two games are alike.  Of each game every third position counts.
Prints the mean squared error of what is expected, of one game in five that was left out, and the
weights.
"""

import argparse
import multiprocessing
import os
from functools import partial
from typing import Any

import numpy as np
from run import progress

from regalia import games
from regalia.core import random
from regalia.core.game import Game
from regalia.fast import warm
from regalia.games.twelve import insight
from regalia.games.twelve.rules import Twelve
from regalia.players import Query, minimax
from regalia.players.levels import Level, Searcher

ROOM = games.room("twelve")
FIRST_SEED = 500_000
LONGEST = 200  # actions; a game that is longer counts as drawn
NOW_AND_THEN = 15  # one action in so many is any
STEPS = 1_500
WEIGHTS = {  # names in insight.py, and how many each has
    "IN_PLAY": 6, "MOVES_LEFT": 6, "QUEEN_GONE": 1, "PLACE_LEFT": 1, "ENEMY_BESIDE": 1,
    "ENEMY_NEAR": 1, "OWN_NEAR": 1, "OPEN_SIDES": 5, "ATTACKER": 1, "THREAT": 2, "TURN": 1,
}  # fmt: skip

Sample = tuple[Twelve, float]  # a position, and the result of who is to act


def played(nodes: int, seed: int) -> list[Sample]:
    game, rng = Game(ROOM), random.seeded(seed)
    agent, states = Searcher(lambda room: Level(nodes, 59, 1, 0)), []
    opening = 2 + random.below(rng, 4)
    while not game.over and len(game.events) < LONGEST:
        texts = sorted(game.actions())
        text = texts[random.below(rng, len(texts))]
        if len(game.events) >= opening:
            states.append(game.state)
            if random.below(rng, NOW_AND_THEN):
                text = agent.choose(Query.about(game, game.to_play, rng)).text
        game.play(text)
    result = game.result if game.over else [0.5, 0.5]
    return [(s, result[s.player]) for s in states[seed % 3 :: 3]]


def traits(samples: list[Sample]) -> Any:
    """The factors of the weights in each sample: `standing`, with a vector for each weight."""
    units = iter(np.eye(sum(WEIGHTS.values())))
    for name, count in WEIGHTS.items():
        some = tuple(next(units) for _ in range(count))
        setattr(insight, name, some[0] if count == 1 else some)
    rows = []
    for s, _ in samples:
        free = insight.open_squares(insight.table(s.own) | insight.table(s.foe))
        mine = insight.standing((), s.own, s.foe, 1, free)
        rows.append(mine - insight.standing((), s.foe, s.own, 0, free) + insight.TURN)
    return np.array(rows)


def expected(rows: Any, weights: Any) -> Any:
    worth = rows @ weights
    return 0.5 + 0.5 * worth / (np.abs(worth) + insight.HALF / 1000)


def fitted(rows: Any, points: Any) -> Any:
    """The weights of the least squared error, by gradients (Adam)."""
    weights, speed, scale = (np.zeros(rows.shape[1]) for _ in range(3))
    for step in range(1, STEPS + 1):
        bend = np.abs(rows @ weights) + insight.HALF / 1000
        slope = (expected(rows, weights) - points) / bend**2
        gradient = rows.T @ slope / len(rows) + 1e-5 * weights
        speed = 0.9 * speed + 0.1 * gradient
        scale = 0.999 * scale + 0.001 * gradient**2
        rate = 0.02 / (1 + step / 800)
        weights -= rate * speed / (1 - 0.9**step) / (np.sqrt(scale / (1 - 0.999**step)) + 1e-9)
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=4_800)
    parser.add_argument("--nodes", type=int, default=20_000)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    warm.warm_up(ROOM, kernels=[minimax])
    samples, groups = [], []
    seeds = range(FIRST_SEED, FIRST_SEED + chosen.games)
    with multiprocessing.Pool(chosen.processes) as pool:
        for n, some in enumerate(pool.imap(partial(played, chosen.nodes), seeds)):
            samples += some
            groups += [n] * len(some)
            progress("playing", n + 1, chosen.games, 0)
    rows, points = traits(samples), np.array([result for _, result in samples])
    apart = np.array(groups) % 5 == 0
    found = expected(rows[apart], fitted(rows[~apart], points[~apart]))
    print(f"\n{len(rows)} positions, squared error {np.mean((found - points[apart]) ** 2):.4f}")
    weights = iter((1000 * fitted(rows, points)).round().astype(int).tolist())
    for name, count in WEIGHTS.items():
        some = tuple(next(weights) for _ in range(count))
        print(name, "=", some[0] if count == 1 else some)


if __name__ == "__main__":
    main()
