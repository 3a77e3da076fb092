"""Measure each first action of Twelve-Card Chess, in games between strong players.

    python bench/strength/twelve_openings.py --processes 16 --matches 20 --nodes 30000
    python bench/strength/twelve_openings.py --tell

Every first action (of those that come to the same, mirrored or not, one) is played equally often.
In the three decisions after it an action may be played that is thought nearly as good as the best,
so that games differ; from then on both play the best they see.  Each game is a line of JSON in a
file; what is there already is not played again.
"""

import argparse
import json
import multiprocessing
import os
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

from matches import FIRST_SEED, Score
from run import progress, read

from regalia import games
from regalia.core import random
from regalia.core.game import Game
from regalia.fast import warm
from regalia.games.twelve.insight import symmetry_key
from regalia.players import Query, minimax
from regalia.players.levels import Level, Searcher

ROOM = games.room("twelve")
VARIED = 3  # decisions after the first action in which not only the best is played
NEARLY = 0.02  # how much worse, of 1, an action may look and still be played there
LONGEST = 200  # actions; a game that is longer counts as drawn
LINE = 4  # actions of a line in the table
FREQUENT = 2  # lines told of each first action


class Task(NamedTuple):
    first: str
    number: int
    nodes: int
    seed: int


def first_actions() -> list[str]:
    """One of each kind: the first by its text."""
    game, found = Game(ROOM), dict[int, str]()
    for text, action in sorted(game.actions().items(), key=lambda pair: (len(pair[0]), pair[0])):
        found.setdefault(symmetry_key((), ROOM.rules.act((), game.state, action)), text)
    return sorted(found.values())


def play(task: Task) -> dict[str, Any]:
    game, rng = Game(ROOM), random.seeded(task.seed)
    game.play(task.first)
    sure = Searcher(lambda room: Level(task.nodes, 59, 1, 0))
    varied = Searcher(lambda room: Level(task.nodes, 59, 1, NEARLY))
    while not game.over and len(game.events) < LONGEST:
        agent = varied if len(game.events) <= VARIED else sure
        game.play(agent.choose(Query.about(game, game.to_play, rng)).text)
    return {
        **task._asdict(),
        "points": game.result[0] if game.over else 0.5,
        "reason": game.reason if game.over else "unfinished",
        "actions": [event.text for event in game.events],
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--matches", type=int, default=20, help="games of each first action")
    parser.add_argument("--nodes", type=int, default=30_000, help="of each decision")
    parser.add_argument("--first-seed", type=int, default=FIRST_SEED)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--results", type=Path, default=Path("bench/strength/openings.jsonl"))
    parser.add_argument("--tell", action="store_true", help="play nothing")
    chosen = parser.parse_args()
    firsts = first_actions()
    tasks = [
        Task(first, number, chosen.nodes, chosen.first_seed + number * len(firsts) + i)
        for number in range(chosen.matches)
        for i, first in enumerate(firsts)
    ]
    if not chosen.tell:
        play_all(tasks, chosen.results, chosen.processes)
    results = [one for one in read(chosen.results) if task_of(one) in set(tasks)]
    print(table(firsts, results))


def task_of(result: dict[str, Any]) -> Task:
    return Task(**{name: result[name] for name in Task._fields})


def play_all(tasks: list[Task], path: Path, processes: int) -> None:
    done = {task_of(result) for result in read(path)}
    waiting = [task for task in tasks if task not in done]
    warm.warm_up(ROOM, kernels=[minimax])
    with multiprocessing.Pool(processes) as pool, path.open("a") as file:
        for n, result in enumerate(pool.imap_unordered(play, waiting), 1):
            file.write(json.dumps(result) + "\n")
            file.flush()
            progress("playing", n, len(waiting), 0)


# ------------------------------------------------------------------------------------- the table


def table(firsts: list[str], results: list[dict[str, Any]]) -> str:
    lines = [
        "\n| first action | games | White's score | 95 % | draws | actions | how it goes on |",
        "|---|---:|---:|---|---:|---:|---|",
    ]
    rows = [(first, [one for one in results if one["first"] == first]) for first in firsts]
    rows = [(first, mine) for first, mine in rows if mine]
    rows.sort(key=lambda pair: -share(pair[1]))
    lines += [row(f"`{first}`", mine) + f" {frequent(mine)} |" for first, mine in rows]
    if results:
        lines.append(row("all", results) + " |")
    return "\n".join(lines)


def share(results: list[dict[str, Any]]) -> float:
    return sum(one["points"] for one in results) / len(results)


def row(name: str, results: list[dict[str, Any]]) -> str:
    n = len(results)
    found = Score(n, sum(one["points"] for one in results), (0, 0))
    low, high = found.interval()
    drawn = sum(one["points"] == 0.5 for one in results) / n
    length = sum(len(one["actions"]) for one in results) / n
    return (
        f"| {name} | {n} | {found.share:.1%} | {low:.0%} to {high:.0%} "
        f"| {drawn:.0%} | {length:.0f} |"
    )


def frequent(results: list[dict[str, Any]]) -> str:
    """The answers given most often, each with what most often followed it."""
    told = []
    answers = Counter(one["actions"][1] for one in results if len(one["actions"]) > 1)
    for answer, times in answers.most_common(FREQUENT):
        lines = Counter(
            tuple(one["actions"][1:LINE]) for one in results if one["actions"][1:2] == [answer]
        )
        line = " ".join(lines.most_common(1)[0][0])
        told.append(f"`{line}` ({times})")
    return ", ".join(told)


if __name__ == "__main__":
    main()
