"""How strong the players of Royal Battles are.

    python bench/strength/battles.py match level10 plain --ms 50 --matches 60     ten times the time
    python bench/strength/battles.py match level10 miser --matches 60             never draws
    python bench/strength/battles.py match level10 level8 --processes 16
    python bench/strength/battles.py fit --matches 400                            the weights

Battles are played with random armies and in both scenarios, in turn, each twice: with the same
armies, the same cards and the players' seats exchanged.  `plain` (see plain.py) has ten times the
milliseconds of the other; `miser` plays like level 10 but never draws a card.  Levels below 10 go
by their own work, whatever the time.  Seeds are the battles' numbers.
"""

import argparse
import itertools
import json
import multiprocessing
import os
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from matches import elo, player_of, score
from plain import Plain

from regalia import games
from regalia.core import random
from regalia.core.contract import CHANCE
from regalia.core.game import Game
from regalia.fast import warm
from regalia.games.battles import insight
from regalia.games.battles.units import LETTERS
from regalia.players import Question, Thought, tree

MORE_TIME = 10  # that the plain search has
ARMIES = ["".join(army) for army in itertools.combinations_with_replacement(LETTERS, 4)]
SCENARIOS = ("none", "none", "hundred-years", "magic")
STRIDE = 1 << 20  # between the seeds of a battle's uses of chance


class Miser:
    """Level 10 that never draws a card."""

    def __init__(self) -> None:
        self.mind = player_of("level10")

    def choose(self, question: Question) -> Thought:
        if "decline" in question.actions:
            return Thought("decline", 0.5, ["decline"], 0)
        return self.mind.choose(question)


class Task(NamedTuple):
    one: str
    two: str
    ms: float
    number: int  # of the battle: battles 2n and 2n + 1 are the same, but for the seats


def mind_of(word: str, ms: float) -> tuple[Any, float | None]:
    """A player, and how many milliseconds it has."""
    if word == "plain":
        return Plain(ms=MORE_TIME * ms), None
    if word == "miser":
        return Miser(), ms
    return player_of(word), ms if word == "level10" else None


def battle(number: int) -> Game:
    """The battle of a number, after the choice of armies."""
    kind = SCENARIOS[number % len(SCENARIOS)]
    scenario = None if kind == "none" else kind
    game = Game(games.room("battles"), {"scenario": scenario})
    rng = random.seeded(number)
    for _ in range(0 if scenario else 2):
        game.play("army:" + ARMIES[random.below(rng, len(ARMIES))])
    return game


def play(task: Task) -> dict[str, Any]:
    game, own = battle(task.number // 2), task.number % 2
    chosen = [mind_of(task.one if seat == own else task.two, task.ms) for seat in range(2)]
    chance = random.seeded(task.number // 2 + STRIDE)
    thinking = [random.seeded(task.number + (2 + seat) * STRIDE) for seat in range(2)]
    spent, decisions = [0.0, 0.0], [0, 0]
    while not game.over:
        if game.to_play == CHANCE:
            game.roll(chance)
            continue
        seat = game.to_play
        mind, ms = chosen[seat]
        began = time.perf_counter()
        thought = mind.choose(Question.about(game, seat, thinking[seat], ms))
        spent[seat != own] += time.perf_counter() - began
        decisions[seat != own] += 1
        game.play(thought.text)
    return {
        **task._asdict(),
        "scenario": game.options["scenario"],
        "points": game.result[own],
        "reason": game.reason,
        "events": len(game.events),
        "ms": [round(1000 * s / max(d, 1), 2) for s, d in zip(spent, decisions)],
    }


# ------------------------------------------------------------------------------------- matches


def match(chosen: argparse.Namespace) -> None:
    tasks = [Task(*chosen.players, chosen.ms, number) for number in range(chosen.matches)]
    results = []
    warm.warm_up_all([(games.room("battles"), [tree])], lambda done, count: None)
    with multiprocessing.Pool(chosen.processes) as pool:
        for result in pool.imap_unordered(play, tasks):
            results.append(result)
            share = score(results).share
            print(f"\r{len(results)} of {len(tasks)}: {share:.1%}  ", end="", file=sys.stderr)
    print(file=sys.stderr)
    if chosen.results:
        with chosen.results.open("a") as file:
            file.writelines(json.dumps(result) + "\n" for result in results)
    print("| battles | games | score | 95 % | Elo | ms a decision |\n|---|---:|---:|---|---:|---|")
    for scenario in ("all", None, *SCENARIOS[2:]):
        some = [one for one in results if scenario in ("all", one["scenario"])]
        if some:
            found, name = score(some), scenario or "random armies"
            low, high = found.interval()
            print(
                f"| {name} | {found.games} | {found.share:.1%} | {low:.1%} to {high:.1%} "
                f"| {elo(found.share):+.0f} | {found.ms[0]:.1f} / {found.ms[1]:.1f} |"
            )


# ------------------------------------------------------------------------------------- weights


def sampled(number: int, word: str = "tree:300") -> list[tuple[tuple[int, ...], float]]:
    """A battle between equals: what White's traits were at decisions, and what came of it."""
    game, mind, found = battle(number), player_of(word), []
    rng = random.seeded(number + STRIDE)
    while not game.over:
        if game.to_play == CHANCE:
            game.roll(rng)
            continue
        found.append(insight.traits(game.box, game.state, 0))
        texts = sorted(game.actions())
        if random.below(rng, 12) == 0:  # so that not all battles go alike
            text = texts[random.below(rng, len(texts))]
        else:
            text = mind.choose(Question.about(game, game.to_play, rng)).text
        game.play(text)
    return [(row, game.result[0]) for row in found]


def fit(chosen: argparse.Namespace) -> None:
    warm.warm_up_all([(games.room("battles"), [tree])], lambda done, count: None)
    rows, points = [], []
    with multiprocessing.Pool(chosen.processes) as pool:
        for n, samples in enumerate(pool.imap_unordered(sampled, range(chosen.matches)), 1):
            rows += [row for row, _ in samples]
            points += [result for _, result in samples]
            print(f"\r{n} of {chosen.matches}  ", end="", file=sys.stderr)
    print(file=sys.stderr)
    if chosen.samples:
        np.savez_compressed(chosen.samples, rows=np.array(rows), points=np.array(points))
    weights, error = fitted(np.array(rows) / 1000, np.array(points))
    print(f"{len(rows)} states, squared error {error:.4f}")
    print("WEIGHTS =", tuple(round(1000 * weight) for weight in weights))


def fitted(rows: Any, points: Any, steps: int = 4_000) -> tuple[Any, float]:
    """The weights of the least squared error, by gradients (Adam)."""
    weights, speed, scale = (np.zeros(rows.shape[1]) for _ in range(3))
    for step in range(1, steps + 1):
        worth = rows @ weights
        bend = np.abs(worth) + insight.HALF / 1000
        miss = 0.5 + 0.5 * worth / bend - points
        slope = 0.5 * insight.HALF / 1000 / bend**2
        gradient = rows.T @ (miss * slope) / len(rows) + 1e-6 * weights
        speed = 0.9 * speed + 0.1 * gradient
        scale = 0.999 * scale + 0.001 * gradient**2
        rate = 0.02 / (1 + step / 1_000)
        weights -= rate * speed / (1 - 0.9**step) / (np.sqrt(scale / (1 - 0.999**step)) + 1e-9)
    worth = rows @ weights
    return weights, float(np.mean((0.5 + 0.5 * worth / (np.abs(worth) + 2) - points) ** 2))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parts = parser.add_subparsers(required=True)
    for name, function in (("match", match), ("fit", fit)):
        part = parts.add_parser(name)
        part.set_defaults(function=function)
        part.add_argument("--matches", type=int, default=200, help="games")
        part.add_argument("--processes", type=int, default=os.cpu_count() or 1)
        if function is fit:
            part.add_argument("--samples", type=Path, help="a file for all traits and results")
        else:
            part.add_argument("players", nargs=2)
            part.add_argument("--ms", type=float, default=500, help="a decision, of level 10")
            part.add_argument("--results", type=Path, help="a file for all results (JSON lines)")
    chosen = parser.parse_args()
    chosen.function(chosen)


if __name__ == "__main__":
    main()
