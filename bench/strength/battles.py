"""Measure the strength of the players of Royal Battles.

    python bench/strength/battles.py level10 plain --ms 100                  ten times the time
    python bench/strength/battles.py level10 miser --ms 20 --matches 60      never draws
    python bench/strength/battles.py level1 beginner
    python bench/strength/battles.py level10@400 level10@100 --processes 16

Battles are played with random armies and in both scenarios, in turn, each twice: with the same
armies, the same cards and the players' seats exchanged; their seed is the first seed plus n for the
battles 2n and 2n + 1.  `plain` (see plain.py) has ten times the milliseconds of the other; those of
battles_tricks.py play like level 10, with its time, but for their trick; those of tricks.py do not
search at all.  Levels below 10 go by their own work, whatever the time.  Results are written to a
file of JSON lines as soon as they are there; what is there already is not played again.
"""

import argparse
import itertools
import os
import time
from pathlib import Path
from typing import Any, NamedTuple

from battles_tricks import TRICKS, Trick
from lasting import play_all, read
from matches import FIRST_SEED, Timed, elo, player_of, score
from plain import Plain
from tricks import POLICIES, Policy

from regalia import games
from regalia.core import random
from regalia.core.contract import CHANCE
from regalia.core.game import Game
from regalia.fast import warm
from regalia.games.battles.armies.units import LETTERS
from regalia.players import Player, Query, tree

MORE_TIME = 10  # that the plain search has
ARMIES = ["".join(army) for army in itertools.combinations_with_replacement(LETTERS, 4)]
SCENARIOS = ("none", "none", "hundred-years", "magic")
STRIDE = 1 << 40  # between the seeds of a battle's uses of chance


class Task(NamedTuple):
    one: str
    two: str
    budget: float  # milliseconds a decision
    first_seed: int
    number: int  # of the battle: battles 2n and 2n + 1 are the same, but for the seats

    @property
    def seed(self) -> int:
        return self.first_seed + self.number // 2


def agent_of(word: str, ms: float) -> Player:
    if word == "plain":
        return Plain(ms=MORE_TIME * ms)
    if word in TRICKS:
        return Trick(word, agent_of("level10", ms))
    if word in POLICIES:
        return Policy(word)
    agent: Player = player_of(word)
    return Timed(agent, ms) if word == "level10" else agent


def battle(seed: int) -> Game:
    """The battle of a seed, after the choice of armies."""
    kind = SCENARIOS[seed % len(SCENARIOS)]
    scenario = None if kind == "none" else kind
    game = Game(games.room("battles"), {"scenario": scenario})
    rng = random.seeded(seed)
    for _ in range(0 if scenario else 2):
        game.play("army:" + ARMIES[random.below(rng, len(ARMIES))])
    return game


def play(task: Task) -> dict[str, Any]:
    game, own = battle(task.seed), task.number % 2
    agents = [agent_of(task.one if seat == own else task.two, task.budget) for seat in range(2)]
    chance = random.seeded(task.seed + STRIDE)
    thinking = [random.seeded(2 * task.seed + own + (2 + seat) * STRIDE) for seat in range(2)]
    spent, decisions = [0.0, 0.0], [0, 0]
    while not game.over:
        if game.to_play == CHANCE:
            game.roll(chance)
            continue
        seat = game.to_play
        began = time.perf_counter()
        decision = agents[seat].choose(Query.about(game, seat, thinking[seat]))
        spent[seat != own] += time.perf_counter() - began
        decisions[seat != own] += 1
        game.play(decision.text)
    return {
        **task._asdict(),
        "scenario": game.options["scenario"],
        "points": game.result[own],
        "reason": game.reason,
        "events": len(game.events),
        "ms": [round(1000 * s / max(d, 1), 2) for s, d in zip(spent, decisions)],
    }


def task_of(result: dict[str, Any]) -> Task:
    return Task(*(result[name] for name in Task._fields))


def play_missing(tasks: list[Task], path: Path, processes: int) -> None:
    done = {task_of(result) for result in read(path)}
    waiting = [task for task in tasks if task not in done]
    warm.warm_up_all([(games.room("battles"), [tree])], lambda done, count: None)
    play_all(play, waiting, path, processes)


def table(results: list[dict[str, Any]]) -> str:
    lines = [
        "| battles | games | score | 95 % | Elo | ms a decision |",
        "|---|---:|---:|---|---:|---|",
    ]
    for scenario in ("all", None, *SCENARIOS[2:]):
        some = [one for one in results if scenario in ("all", one["scenario"])]
        if some:
            found, name = score(some), scenario or "random armies"
            low, high = found.interval()
            lines.append(
                f"| {name} | {found.games} | {found.share:.1%} | {low:.1%} to {high:.1%} "
                f"| {elo(found.share):+.0f} | {found.ms[0]:.1f} / {found.ms[1]:.1f} |"
            )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("players", nargs=2)
    parser.add_argument("--ms", type=float, default=500, help="a decision, of level 10")
    parser.add_argument("--matches", type=int, default=200, help="games")
    parser.add_argument("--first-seed", type=int, default=FIRST_SEED)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--results", type=Path, default=Path("bench/strength/battles.jsonl"))
    parser.add_argument("--tell", action="store_true", help="play nothing")
    chosen = parser.parse_args()
    one, two = chosen.players
    tasks = [Task(one, two, chosen.ms, chosen.first_seed, n) for n in range(chosen.matches)]
    if not chosen.tell:
        play_missing(tasks, chosen.results, chosen.processes)
    wanted = set(tasks)
    print(table([one for one in read(chosen.results) if task_of(one) in wanted]))


if __name__ == "__main__":
    main()
