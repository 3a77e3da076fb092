"""Fits the network by which Royal Battles are judged (src/regalia/games/battles/network.py).

    python bench/strength/battles_fit.py play GAMES --seconds 400
    python bench/strength/battles_fit.py fit GAMES --neurons 12

`play` lets the tree search play with itself and, in five games of twelve, with somebody who has a
trick, since between equals nobody tries what they are against: waiting, above all.  Armies are
random or a scenario's.  Now and then an action is drawn, so that not all battles go alike.  GAMES
has a line of JSON a game.

`fit` takes every decision of these games: what both sides had (`traits.side`), and what came of it,
three parts in ten of which are what the search thought.  One game in ten is kept apart to see how
good the network is.
"""

import argparse
import itertools
import json
import multiprocessing
import os
import sys
import textwrap
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from battles_tricks import Beginner, Trick
from matches import player_of

from regalia import games
from regalia.core import random
from regalia.core.contract import CHANCE
from regalia.core.game import Game
from regalia.fast import warm
from regalia.fast.compiler import compiled
from regalia.games.battles import insight, rules, state, traits
from regalia.games.battles.traits import SIDE
from regalia.games.battles.units import LETTERS
from regalia.players import Question, tree

FIRST_SEED = 7 << 20
ARMIES = ["".join(army) for army in itertools.combinations_with_replacement(LETTERS, 4)]
SCENARIOS = (None, None, None, "hundred-years", "magic", None)
OTHERS = (*[None] * 7, "miser", "waiter", "striker", "guard", "beginner")
UNKNOWN = -1  # what a player thought that does not search as well as it can
THOUGHT = 0.3  # how much of what is to be foretold is the search's own opinion
KEPT_APART = 10
TARGET = Path(insight.__file__).with_name("network.py")

# --------------------------------------------------------------------------------------- playing


def played(seed: int, rounds: int, until: float) -> dict[str, Any] | None:
    if time.time() > until:
        return None
    rng = random.seeded(FIRST_SEED + seed)
    scenario = SCENARIOS[random.below(rng, len(SCENARIOS))]
    game = Game(games.room("battles"), {"scenario": scenario})
    for _ in range(0 if scenario else 2):
        game.play("army:" + ARMIES[random.below(rng, len(ARMIES))])
    other = OTHERS[random.below(rng, len(OTHERS))]
    noise, names = (12, 40)[random.below(rng, 2)], ["tree", "tree"]
    mind = player_of(f"tree:{rounds}")
    minds = [mind, mind]
    if other:
        seat = random.below(rng, 2)
        names[seat], minds[seat] = other, Beginner() if other == "beginner" else Trick(other, mind)
    values = []
    while not game.over:
        if game.to_play == CHANCE:
            game.roll(rng)
            continue
        seat, texts = game.to_play, sorted(game.actions())
        value = UNKNOWN
        if random.below(rng, noise) == 0 and names[seat] != "miser":
            text = texts[random.below(rng, len(texts))]
        else:
            thought = minds[seat].choose(Question.about(game, seat, rng))
            text = thought.text
            if names[seat] == "tree":
                value = round(1000 * thought.value)
        values.append(value)
        game.play(text)
    events = [event.action for event in game.events]
    given = {"seed": seed, "scenario": scenario, "players": names, "events": events}
    return {**given, "values": values, "result": game.result[0], "reason": game.reason}


def play(chosen: argparse.Namespace) -> None:
    warm.warm_up_all([(games.room("battles"), [tree])], lambda done, count: None)
    until = time.time() + chosen.seconds
    with multiprocessing.Pool(chosen.processes) as pool, chosen.games.open("a") as file:
        waiting = [
            pool.apply_async(played, (chosen.first + n, chosen.rounds, until))
            for n in range(chosen.count)
        ]
        for n, one in enumerate(waiting, 1):
            if game := one.get():
                file.write(json.dumps(game) + "\n")
                print(f"\r{n} games  ", end="", file=sys.stderr, flush=True)


# --------------------------------------------------------------------------------------- fitting


class Samples(NamedTuple):
    own: Any  # what each side has, and what they have against each other, a row for each state
    foe: Any
    results: Any  # White's
    wanted: Any
    apart: Any  # not to be learned from


def samples(path: Path) -> Samples:
    room = games.room("battles")
    side, rows = compiled(room, traits).side, []
    for line in path.read_text().splitlines():
        game = json.loads(line)
        box = tuple(room.cards.box(room.card.read({"scenario": game["scenario"]})))
        numbers, s, values = warm.as_array(box), rules.start(box), iter(game["values"])
        for event in game["events"]:
            if rules.to_play(box, s) != CHANCE and s.phase != state.CHOOSING:
                value = next(values)
                wanted = game["result"]
                if value != UNKNOWN:
                    thought = value / 1000 if s.player == 0 else 1 - value / 1000
                    wanted = THOUGHT * thought + (1 - THOUGHT) * wanted
                own, foe = side(numbers, s, 0), side(numbers, s, 1)
                apart = game["seed"] % KEPT_APART == 0
                rows.append((seen_by(own, foe), seen_by(foe, own), game["result"], wanted, apart))
            s = rules.act(box, s, event)
    own, foe, *rest = (np.array(column) for column in zip(*rows))
    return Samples(own / 1000, foe / 1000, *rest)


def seen_by(own: tuple[int, ...], foe: tuple[int, ...]) -> tuple[int, ...]:
    return (*own, *foe, insight.race(own, foe), insight.spare(own, foe))


def expected(weights: list[Any], own: Any, foe: Any) -> tuple[Any, Any, Any, Any]:
    """The worth that is expected, and on the way to it the neurons of both sides."""
    inner, bias, outer, plain = weights
    felt, foe_felt = np.maximum(own @ inner + bias, 0), np.maximum(foe @ inner + bias, 0)
    worth = (felt - foe_felt) @ outer + (own - foe) @ plain
    return worth, 0.5 + 0.5 * worth / (np.abs(worth) + insight.HALF / 1000), felt, foe_felt


def fit(chosen: argparse.Namespace) -> None:
    given = samples(chosen.games)
    rng = np.random.default_rng(1)
    count, n = given.own.shape[1], chosen.neurons
    weights = [
        rng.normal(0, count**-0.5, (count, n)),
        np.zeros(n),
        rng.normal(0, 0.5, n),
        np.zeros(count),
    ]
    speeds, scales = ([np.zeros_like(w) for w in weights] for _ in range(2))
    learned, step = np.flatnonzero(~given.apart), 0
    best, least = weights, 1.0
    for epoch in range(chosen.epochs):
        rng.shuffle(learned)
        rate = 0.01 * (1 - epoch / chosen.epochs) + 1e-4
        for batch in np.array_split(learned, max(len(learned) // 2048, 1)):
            step += 1
            for i, gradient in enumerate(gradients(weights, given, batch)):
                speeds[i] += 0.1 * (gradient - speeds[i])  # Adam
                scales[i] += 0.001 * (gradient**2 - scales[i])
                size = np.sqrt(scales[i] / (1 - 0.999**step)) + 1e-8
                weights[i] = weights[i] - rate * speeds[i] / (1 - 0.9**step) / size
        errors = squared_errors(weights, given)
        if errors[1] < least:
            best, least = list(weights), errors[1]
        print(f"\r{epoch + 1} of {chosen.epochs}: {errors[0]:.4f}, {errors[1]:.4f}  ", end="")
    print(f"\n{len(given.results)} states; squared error of what was kept apart: {least:.4f}")
    TARGET.write_text(module(best))


def gradients(weights: list[Any], given: Samples, batch: Any) -> list[Any]:
    _, _, outer, _ = weights
    own, foe = given.own[batch], given.foe[batch]
    worth, found, felt, foe_felt = expected(weights, own, foe)
    half = insight.HALF / 1000
    miss = (found - given.wanted[batch]) * half / (np.abs(worth) + half) ** 2 / len(batch)
    back, foe_back = np.outer(miss, outer) * (felt > 0), np.outer(-miss, outer) * (foe_felt > 0)
    pure = [
        own.T @ back + foe.T @ foe_back,
        back.sum(0) + foe_back.sum(0),
        (felt - foe_felt).T @ miss,
        (own - foe).T @ miss,
    ]
    return [gradient + 1e-5 * w for gradient, w in zip(pure, weights)]


def squared_errors(weights: list[Any], given: Samples) -> tuple[float, float]:
    """Of what was learned from, and of what was kept apart."""
    misses = (expected(weights, given.own, given.foe)[1] - given.results) ** 2
    return float(misses[~given.apart].mean()), float(misses[given.apart].mean())


def module(weights: list[Any]) -> str:
    """The weights as ints: what a neuron counts goes into its inputs' weights, but for its sign."""
    inner, bias, outer, plain = weights
    rows = np.vstack([inner, bias]) * np.abs(outer)
    ordered = [*rows.T[outer > 0], *rows.T[outer <= 0]]
    simple = [*(plain[:SIDE] - plain[SIDE : 2 * SIDE]), *(2 * plain[2 * SIDE :])]
    return (
        '"""Weights, in thousandths; made by bench/strength/battles_fit.py."""\n\n# fmt: off\n'
        f"FOR, AGAINST = {np.sum(outer > 0)}, {np.sum(outer <= 0)}  # neurons\n"
        + constant("NEURONS", np.concatenate(ordered))
        + constant("PLAIN", np.array(simple))
    )


def constant(name: str, values: Any) -> str:
    words = ", ".join(str(round(1000 * float(v))) for v in values)
    lines = textwrap.indent("\n".join(textwrap.wrap(words + ",", 96)), "    ")
    return f"{name} = (\n{lines}\n)\n"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parts = parser.add_subparsers(required=True)
    playing, fitting = parts.add_parser("play"), parts.add_parser("fit")
    for part, function in ((playing, play), (fitting, fit)):
        part.set_defaults(function=function)
        part.add_argument("games", type=Path)
    playing.add_argument("--seconds", type=float, default=400)
    playing.add_argument("--rounds", type=int, default=200)
    playing.add_argument("--first", type=int, default=0, help="seed")
    playing.add_argument("--count", type=int, default=5_000)
    playing.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    fitting.add_argument("--neurons", type=int, default=12)
    fitting.add_argument("--epochs", type=int, default=60)
    chosen = parser.parse_args()
    chosen.function(chosen)


if __name__ == "__main__":
    main()
