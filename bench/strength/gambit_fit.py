"""Fits the weights of src/regalia/games/gambit/insight.py to the results of games.

    python bench/strength/gambit_fit.py --games 120 --rounds 160
    python bench/strength/gambit_fit.py --games 900 --levels 3 6 9 --players 2     for looking back

Plays games of the tree search with itself, for 2, 3 and 4 players in turn, and asks of each state
in which a gambit moves how likely the later winner was thought to be: exp(x / width) for each seat,
out of the sum of all, where x is what it is expected to have.  Prints, for all and for each number
of players, the mean logarithm of that likelihood and the weights that make it highest, in points:
two of the width (w + v * sqrt(points left)), a point gained in the first, second and third round
that are played in advance, waiting for one's turn, a point that could be captured after that, and
waiting once more, times the root of the points that are left now (only with `--levels`, else 0).
"""

import argparse
from typing import Any

import numpy as np

import regalia
from regalia import games
from regalia.core import random
from regalia.core.contract import CHANCE, Agent
from regalia.core.game import Game
from regalia.core.game.query import Query
from regalia.games.gambit import insight, rules
from regalia.players.levels import Level, Searcher

Sample = tuple[Any, int, int]  # for each seat what speaks for it; points left; the winner
FIRST_GUESS = (1.5, 0.3, 1.0, 0.8, 0.5, -2.0, 0.3, 0.0)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--rounds", type=int, default=160)
    parser.add_argument("--levels", type=int, nargs="+", help="they play in turn")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    chosen = parser.parse_args()
    agents: list[Agent] = [Searcher(lambda room: Level(chosen.rounds, 1, 1, 0))]
    if chosen.levels:
        agents = [regalia.player(level) for level in chosen.levels]
    samples: dict[int, list[Sample]] = {seats: [] for seats in chosen.players}
    for number in range(chosen.games):
        seats = chosen.players[number // len(agents) % len(chosen.players)]
        samples[seats] += played(agents[number % len(agents)], seats, number + 1)
    everything = [sample for some in samples.values() for sample in some]
    for name, some in {"all": everything, **samples}.items():
        worth, weights = best_weights(some, len(FIRST_GUESS) - (chosen.levels is None))
        print(f"{name}: {len(some)} states, {worth:.4f}, {np.round(weights, 2)}", flush=True)


def played(player: Agent, seats: int, seed: int) -> list[Sample]:
    game, rng, states = Game(games.room("gambit"), {"players": seats}), random.seeded(seed), []
    while not game.over:
        if game.to_play == CHANCE:
            game.roll(rng)
            continue
        if game.state.phase == rules.MOVING:
            states.append(game.state)
        game.play(player.choose(Query.about(game, game.to_play, rng)).text)
    winner = game.result.index(1)
    return [(*features(game.params, s), winner) for s in states]


def features(params: Any, s: Any) -> tuple[Any, int]:
    """Features of each of four seats (points, gains in three rounds, waiting, captures after that,
    waiting while much is left)."""
    found = np.full((4, 7), -1000.0)  # seats that nobody has will not win
    before = np.zeros(4)
    insight.GAINED = (16,) * 30
    for rounds in (1, 2, 3):
        insight.ROUNDS = rounds
        tokens, places, gains = insight.look_ahead(params, s, insight.PLAYING)
        all_gains = np.array([gains >> 16 * seat & 0xFFFF for seat in range(4)]) / 16
        found[: params[0], rounds] = (all_gains - before)[: params[0]]
        before = all_gains
    for seat in range(params[0]):
        here = insight.byte(places, seat)
        cards = range(rules.BISHOP, rules.KNIGHT + 1)
        best = [insight.best_capture(params, s.setup, tokens, places, here, card) for card in cards]
        found[seat, 0] = rules.score(params, s, seat)
        found[seat, 4] = (seat - s.player) % params[0] / params[0]
        found[seat, 5] = sum(best) / 4
        found[seat, 6] = found[seat, 4] * rules.points(params, s.setup, s.tokens) ** 0.5
    out_of_reach = found[:, 0] + rules.points(params, s.setup, s.tokens) < found[:, 0].max()
    found[out_of_reach, 0] = -1000
    return found, rules.points(params, s.setup, tokens)


def best_weights(samples: list[Sample], many: int) -> tuple[float, Any]:
    """Climbs one weight after the other, the first ones, with shorter and shorter steps."""
    seats = np.array([sample[0] for sample in samples])
    rest = np.sqrt([sample[1] for sample in samples])
    winners = np.array([sample[2] for sample in samples])

    def worth(weights: Any) -> float:
        width = abs(weights[0]) + abs(weights[1]) * rest
        x = (seats[:, :, 0] + seats[:, :, 1:] @ weights[2:]) / width[:, None]
        x -= x.max(axis=1, keepdims=True)
        likely = x - np.log(np.exp(x).sum(axis=1, keepdims=True))
        return float(likely[np.arange(len(x)), winners].mean())

    weights, steps = np.array(FIRST_GUESS), np.full(many, 0.3)
    best = worth(weights)
    while steps.max() > 0.002:
        for i in range(many):
            steps[i] *= 0.5
            for step in (2 * steps[i], -2 * steps[i]):
                tried = weights.copy()
                tried[i] += step
                if worth(tried) > best:
                    weights, best = tried, worth(tried)
                    steps[i] *= 2.6
                    break
    return best, weights


if __name__ == "__main__":
    main()
