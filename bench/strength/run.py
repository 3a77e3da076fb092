"""Plays computer players against each other, and tells how strong they are.

    python bench/strength/run.py                                 the ladder, 200 games a pairing
    python bench/strength/run.py --rooms ur --matches 40 --processes 2
    python bench/strength/run.py --rooms twelve --pair tree:4000 minimax:20000:8
    python bench/strength/run.py --rooms ur --pair level10@400 level10@100      by milliseconds
    python bench/strength/run.py --rooms twelve --opening 4      begun at random: games differ
    python bench/strength/run.py --rooms ur --first-seed 1       for tuning: see matches.py
    python bench/strength/run.py --tell                          only the tables

The ladder: each level against the level two below it, level 1 against `random`, and level 2 against
level 1, without which odd and even levels would have nothing to do with each other.  Every game is
written to a file of JSON lines as soon as it is over; games that are there already are not played
again, so that an interrupted run goes on where it was.  Seats rotate; a game's seed is the first
seed plus its number.  Among three or four the first of a pairing is alone at a seat, and the second
at all others; its score is then the share of what it and one of the others win.
"""

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from lasting import play_all, progress, read
from matches import FIRST_SEED, Score, Task, against_one, elo, play, player_of, ratings, score

from regalia import games
from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.fast import warm
from regalia.players import HIGHEST_LEVEL, minimax, tree
from regalia.players.levels import search_of

LADDER = [(f"level{n + 2}", f"level{n}") for n in range(1, HIGHEST_LEVEL - 1)]
PAIRINGS = [("level1", "random"), ("level2", "level1"), *LADDER]  # the second ties odd to even
WANTED = 0.65


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rooms", nargs="+", default=games.names(), choices=games.names())
    parser.add_argument("--pair", nargs=2, action="append", metavar=("ONE", "TWO"))
    parser.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--matches", type=int, default=200, help="games of each pairing")
    parser.add_argument("--opening", type=int, default=0, help="decisions at random to begin with")
    parser.add_argument("--first-seed", type=int, default=FIRST_SEED, help="of the first game")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--results", type=Path, default=Path("bench/strength/results.jsonl"))
    parser.add_argument("--tell", action="store_true", help="play nothing")
    chosen = parser.parse_args()
    pairings = [tuple(pair) for pair in chosen.pair] if chosen.pair else PAIRINGS
    if problem := what_is_wrong(chosen, pairings):
        parser.error(problem)
    tasks = [
        Task(
            room, options(room, chosen.option), one, two, number, chosen.first_seed, chosen.opening
        )
        for number in range(chosen.matches)
        for room in chosen.rooms
        for one, two in pairings
    ]
    if not chosen.tell:
        play_missing(tasks, chosen.results, chosen.processes)
    results = [one for one in read(chosen.results) if task_of(one) in set(tasks)]
    for room in chosen.rooms:
        mine = [one for one in results if one["game"] == room]
        seats = Game(games.room(room), dict(options(room, chosen.option))).seats
        print(table(room, mine, pairings, seats))


def what_is_wrong(chosen: argparse.Namespace, pairings: list[Any]) -> str:
    """The error in the words of the command; nothing, mostly."""
    if min(chosen.matches, chosen.processes) < 1:
        return "--matches and --processes are 1 or more"
    known = {option.name for room in chosen.rooms for option in games.room(room).card.options}
    for word in chosen.option:
        if "=" not in word or word.split("=")[0] not in known:
            return f"-o {word}: an option is NAME=VALUE; there are {', '.join(sorted(known))}"
    for word in {word for pair in pairings for word in pair}:
        try:
            player_of(word)
        except (RegaliaError, ValueError) as problem:
            return f"{word}: {problem}"
    return ""


def options(room: str, words: list[str]) -> tuple[tuple[str, Any], ...]:
    known = {option.name: option for option in games.room(room).card.options}
    pairs = [word.split("=", 1) for word in words]
    return tuple((name, known[name].read_word(value)) for name, value in pairs if name in known)


def task_of(result: dict[str, Any]) -> Task:
    given = {name: result[name] for name in Task._fields if name in result}
    return Task(**given | {"options": tuple(result["options"].items())})


def play_missing(
    tasks: list[Task],
    path: Path,
    processes: int,
    play: Callable[[Task], dict[str, Any]] = play,
) -> None:
    done = {task_of(result) for result in read(path)}
    waiting = [task for task in tasks if task not in done]
    if not waiting:
        return
    rooms = [games.room(name) for name in dict.fromkeys(task.game for task in waiting)]
    searches = {"tree": tree, "minimax": minimax}
    asked = {word.split(":")[0] for task in waiting for word in (task.one, task.two)}
    named = [kernel for word, kernel in searches.items() if word in asked]
    own = {room: [] if room.player else [search_of(room)] for room in rooms}
    wanted = [(room, list(dict.fromkeys([*own[room], *named]))) for room in rooms]
    wanted = [(room, needed) for room, needed in wanted if needed]
    if wanted:
        progress("compiling rooms", 0, len(wanted), 0)
        warm.warm_up_all(wanted, lambda done, count: None)
    play_all(play, waiting, path, processes)


def table(room: str, results: list[dict[str, Any]], pairings: list[Any], seats: int) -> str:
    lines = [
        f"\n### {room}\n",
        "| one | two | games | score | 95 % | Elo | ms a move | |",
        "|---|---|---:|---:|---|---:|---|---|",
    ]
    for one, two in pairings:
        mine = [r for r in results if (r["one"], r["two"]) == (one, two)]
        if mine:
            lines.append(row(one, two, score(mine), seats))
    if results:
        found = sorted(ratings(results, seats).items(), key=lambda pair: -pair[1])
        lines += ["", "Elo: " + ", ".join(f"{name} {value:+.0f}" for name, value in found)]
    return "\n".join(lines)


def row(one: str, two: str, found: Score, seats: int) -> str:
    share, low, high = (against_one(share, seats) for share in (found.share, *found.interval()))
    verdict = "" if (one, two) not in LADDER else "yes" if share >= WANTED else "no"
    ahead = f"{elo(share):+.0f} ({elo(low):+.0f} to {elo(high):+.0f})"
    return (
        f"| {one} | {two} | {found.games} | {share:.1%} | {low:.1%} to {high:.1%} "
        f"| {ahead} | {found.ms[0]:.1f} / {found.ms[1]:.1f} | {verdict} |"
    )


if __name__ == "__main__":
    main()
