"""Fits the network by which Royal Battles are judged (src/regalia/games/battles/ai/network.py).

    python bench/strength/battles_fit.py play GAMES --seconds 400
    python bench/strength/battles_fit.py fit GAMES --neurons 16

`play` lets the tree search play with itself and with those who have a trick (battles_tricks.py) or
hesitate to draw, since between equals nobody tries what they are against: waiting, above all.
Armies are random or a scenario's.  Now and then an action is drawn, so that not all battles go
alike.  GAMES has a line of JSON a game.  The search runs straight on states, without texts and
views, which takes a third of the time; the other's hand is hidden from it all the same, being
dealt anew in every round (`secrets.resample`).

`fit` takes every decision of these games: what both sides had (`traits.side`), and what came of it,
three parts in ten of which are what the search thought.  One game in ten is kept apart to see how
good the network is.  After it, `play` with the new network makes better games, and so on.
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
from battles_tricks import STRIKING, TRICKS

from regalia import games
from regalia.core import random
from regalia.core.contract import CHANCE, NOBODY, Params
from regalia.fast import warm
from regalia.fast.any_insight import SURE
from regalia.fast.compiler import compiled, interpreted
from regalia.games.battles import insight, rules
from regalia.games.battles.ai import traits
from regalia.games.battles.ai.traits import BOTH, SIDE
from regalia.games.battles.rules import state
from regalia.games.battles.rules.state import Battle
from regalia.players import tree

FIRST_SEED = 7 << 40
SCENARIOS = (None, None, None, "hundred-years", "magic", None)
HESITATING = {
    "hesitant": 5,
    "reluctant": 9,
}  # of ten draws far from the enemy, how many are not made
USUAL = "tree"
PAIRINGS = (
    *[(USUAL, USUAL)] * 9,
    *[(USUAL, "guard")] * 4,
    *[(USUAL, "striker")] * 2,
    (USUAL, "hesitant"),
    (USUAL, "reluctant"),
    (USUAL, "waiter"),
    (USUAL, "miser"),
    ("guard", "reluctant"),
    ("reluctant", "hesitant"),
    ("striker", "guard"),
)
NOISES = (12, 40, 40, 150)  # one decision in so many is drawn
UNKNOWN = -1  # what a player thought that does not search as well as it can
THOUGHT = 0.3  # how much of what is to be foretold is the search's own opinion
KEPT_APART = 10
DECK = 54
REVERSED = (*[-1] * (BOTH - 1), 1)  # how `traits.rivalry` looks to the other: distance is equal
TARGET = Path(insight.__file__).with_name("network.py")

# --------------------------------------------------------------------------------------- playing


class Agent:
    """The tree search on states, perhaps with a trick."""

    def __init__(self, name: str, rounds: int) -> None:
        self.name, self.rounds = name, rounds
        self.kernel = compiled(games.room("battles"), tree)
        self.nodes = 12 * rounds + 2 * rules.MOST_ACTIONS + 64

    def allowed(self, s: Battle, actions: list[int], rng: list[int]) -> list[int]:
        if self.name in TRICKS:
            return [one for one in actions if TRICKS[self.name](s, one)] or actions
        if self.name in HESITATING and s.phase == state.OFFERED_ONE and traits.apart(s) > STRIKING:
            return [state.NO] if random.below(rng, 10) < HESITATING[self.name] else actions
        return actions

    def choose(
        self, params: Params, s: Battle, actions: list[int], rng: list[int]
    ) -> tuple[int, float]:
        """An action, and what it is worth."""

        def words(n: int) -> Any:
            return np.zeros(n, np.int64)

        kernel, given = self.kernel, warm.as_array(params)
        known, slots = words(self.nodes * tree.WIDTH), words(1 << (2 * self.nodes).bit_length())
        kernel.init_tree(known)
        sorts = {kernel.abstraction(given, s, one): one for one in self.allowed(s, actions, rng)}
        for what in sorts:
            kernel.add_child(known, slots, tree.ROOT, what)
        most = rules.MOST_ACTIONS
        buffers = (words(most), words(most), words(2 * tree.DEEPEST + 2))
        dice = np.array(random.seeded(random.bits(rng)), np.int64)
        rounds = self.rounds if len(sorts) > 1 else self.rounds // 4
        search = tree.TreeSearch(known, slots, dice, *buffers)
        kernel.run_simulations(given, s, s.player, 2, words(64), rounds, search)
        found = []
        for what, action in sorts.items():
            at = kernel.child_of(known, slots, tree.ROOT, what) * tree.WIDTH
            visits = int(known[at + tree.VISITS])
            found.append((visits, known[at + tree.TOTAL] / max(visits, 1) / SURE, action))
        _, value, action = max(found)
        return action, float(value)


def params_of(scenario: str | None) -> Params:
    room = games.room("battles")
    return room.params(room.card.read({"scenario": scenario}))


def played(seed: int, rounds: int, until: float) -> dict[str, Any] | None:
    if time.time() > until:
        return None
    rng = random.seeded(FIRST_SEED + seed)
    scenario = SCENARIOS[random.below(rng, len(SCENARIOS))]
    noise = NOISES[random.below(rng, len(NOISES))]
    names = list(PAIRINGS[random.below(rng, len(PAIRINGS))])
    if random.below(rng, 2):
        names.reverse()
    agents, params = [Agent(name, rounds) for name in names], params_of(scenario)
    outcome, buffer = interpreted(games.room("battles"), tree).random_outcome, [0] * DECK
    s, events, values = rules.start(params), list[int](), list[int]()
    while (seat := rules.to_play(params, s)) != NOBODY:
        if seat == CHANCE:
            action = outcome(params, s, rng, buffer)
        else:
            actions, value = list(rules.actions(params, s)), UNKNOWN
            if s.phase == state.CHOOSING or random.below(rng, noise) == 0:
                action = actions[random.below(rng, len(actions))]
            else:
                action, worth = agents[seat].choose(params, s, actions, rng)
                value = round(1000 * worth) if names[seat] == USUAL else UNKNOWN
            if s.phase != state.CHOOSING:
                values.append(value)
        events.append(action)
        s = rules.act(params, s, action)
    given = {"seed": seed, "scenario": scenario, "players": names, "events": events}
    return {**given, "values": values, "result": rules.result(params, s, 0) / 2}


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


def samples(paths: list[Path]) -> Samples:
    lines = itertools.chain.from_iterable(path.read_text().splitlines() for path in paths)
    told = np.vstack([decisions(json.loads(line)) for line in lines])
    own = told[:, : 2 * SIDE + BOTH] / 1000
    back = own[:, 2 * SIDE :] * np.array(REVERSED, np.float32)
    foe = np.hstack([own[:, SIDE : 2 * SIDE], own[:, :SIDE], back])
    results, wanted, apart = told[:, 2 * SIDE + BOTH :].T
    return Samples(own, foe, results, wanted, apart > 0)


def decisions(game: dict[str, Any]) -> Any:
    """Rows of each decision: the traits of both, the result, the wanted value, and if it is kept
    apart."""
    fast, params = compiled(games.room("battles"), traits), params_of(game["scenario"])
    numbers, s, values = warm.as_array(params), rules.start(params), iter(game["values"])
    rows = []
    for event in game["events"]:
        if rules.to_play(params, s) != CHANCE and s.phase != state.CHOOSING:
            value, wanted = next(values), game["result"]
            if value != UNKNOWN:
                decision = value / 1000 if s.player == 0 else 1 - value / 1000
                wanted = THOUGHT * decision + (1 - THOUGHT) * wanted
            own, foe = fast.side(numbers, s, 0), fast.side(numbers, s, 1)
            last = (game["result"], wanted, game["seed"] % KEPT_APART == 0)
            rows.append((*own, *foe, *fast.rivalry(s, own, foe), *last))
        s = rules.act(params, s, event)
    return np.array(rows, np.float32)


def expected(weights: list[Any], own: Any, foe: Any) -> tuple[Any, Any, Any, Any]:
    """The worth that is expected, and on the way to it the neurons of both sides."""
    inner, bias, outer, plain = weights
    hidden, foe_hidden = np.maximum(own @ inner + bias, 0), np.maximum(foe @ inner + bias, 0)
    worth = (hidden - foe_hidden) @ outer + (own - foe) @ plain
    return worth, 0.5 + 0.5 * worth / (np.abs(worth) + insight.HALF / 1000), hidden, foe_hidden


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
    worth, found, hidden, foe_hidden = expected(weights, own, foe)
    half = insight.HALF / 1000
    miss = (found - given.wanted[batch]) * half / (np.abs(worth) + half) ** 2 / len(batch)
    back, foe_back = np.outer(miss, outer) * (hidden > 0), np.outer(-miss, outer) * (foe_hidden > 0)
    pure = [
        own.T @ back + foe.T @ foe_back,
        back.sum(0) + foe_back.sum(0),
        (hidden - foe_hidden).T @ miss,
        (own - foe).T @ miss,
    ]
    return [gradient + 1e-5 * w for gradient, w in zip(pure, weights)]


def squared_errors(weights: list[Any], given: Samples) -> tuple[float, float]:
    """Errors of the samples that were learned from, and of those that were kept apart."""
    misses = (expected(weights, given.own, given.foe)[1] - given.results) ** 2
    return float(misses[~given.apart].mean()), float(misses[given.apart].mean())


def module(weights: list[Any]) -> str:
    """The weights as ints: what a neuron counts goes into its inputs' weights, but for its sign."""
    inner, bias, outer, plain = weights
    rows = np.vstack([inner, bias]) * np.abs(outer)
    alive = np.any(np.round(1000 * rows), axis=0)  # of the others nothing is left after rounding
    rows, outer = rows[:, alive], outer[alive]
    ordered = [*rows.T[outer > 0], *rows.T[outer <= 0]]
    simple = [*(plain[:SIDE] - plain[SIDE : 2 * SIDE]), *(2 * plain[2 * SIDE : -1])]
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
    playing.add_argument("games", type=Path)
    fitting.add_argument("games", type=Path, nargs="+")
    playing.add_argument("--seconds", type=float, default=400)
    playing.add_argument("--rounds", type=int, default=400)
    playing.add_argument("--first", type=int, default=0, help="seed")
    playing.add_argument("--count", type=int, default=5_000)
    playing.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    fitting.add_argument("--neurons", type=int, default=16)
    fitting.add_argument("--epochs", type=int, default=12)
    chosen = parser.parse_args()
    chosen.function(chosen)


if __name__ == "__main__":
    main()
