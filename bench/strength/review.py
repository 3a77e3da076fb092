"""Trust in reviews: plays games of levels 3, 6 and 9, reviews them, and tells how well predictions
and results agree (docs/review.md has the tables).

    python bench/strength/review.py --processes 4              all rooms, 40 games of each level
    python bench/strength/review.py --rooms ur --games 200     a part of it
    python bench/strength/review.py --levels 5 --games 9       how long it takes: medians of level 5
    python bench/strength/review.py --quick                    values only: luck, rest, predictions
    python bench/strength/review.py --seconds 500              as far as it comes; goes on next time
    python bench/strength/review.py --tell                     only the tables

What is predicted at a moment comes from a look at that moment only.  Every game is a line of JSON
in a file; games that are there already are not played again.  Where a search draws at random, a
game is reviewed twice, with two seeds, to see how many labels stay.  Seconds are the processor's.
"""

import argparse
import json
import os
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import asdict

import regalia
from regalia import games
from regalia.core import random
from regalia.core.game import Game
from regalia.fast import warm
from regalia.players import minimax, rounds, tree
from regalia.teaching.reviews.ledger import GOOD
from regalia.teaching.reviews.review import Outlooks, Review, by_tree

LEVELS = (3, 6, 9)
FIRST_SEED = 2_000_001  # other games than those by which players were tuned and measured
BINS = 10
OPENING = {"twelve": 4}  # actions at random; nothing else makes games of one level differ there


class Task(NamedTuple):
    room: str
    level: int
    number: int
    quick: bool


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rooms", nargs="+", default=games.names(), choices=games.names())
    parser.add_argument("--games", type=int, default=40, help="of each level")
    parser.add_argument("--levels", type=int, nargs="+", default=LEVELS)
    parser.add_argument("--quick", action="store_true", help="only first results, with one seed")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no game after so many")
    parser.add_argument("--results", type=Path, default=Path("bench/strength/review.jsonl"))
    parser.add_argument("--tell", action="store_true", help="play nothing")
    chosen = parser.parse_args()
    tasks = [
        Task(room, level, number, chosen.quick)
        for number in range(chosen.games)
        for room in chosen.rooms
        for level in chosen.levels
    ]
    if not chosen.tell:
        play_missing(tasks, chosen.results, chosen.processes, chosen.seconds)
    results = [one for one in read(chosen.results) if one["quick"] == chosen.quick]
    for room in chosen.rooms:
        print(page(room, [one for one in results if one["room"] == room]))


def read(path: Path) -> list[dict[str, Any]]:
    """Read games; a line that was cut off is none."""
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return [json.loads(line) for line in lines if line.endswith("}")]


def play_missing(tasks: list[Task], path: Path, processes: int, seconds: float) -> None:
    until = time.monotonic() + seconds
    done = {Task(*(one[name] for name in Task._fields)) for one in read(path)}
    waiting = [task for task in tasks if task not in done]
    rooms = [games.room(name) for name in dict.fromkeys(task.room for task in waiting)]
    wanted = [
        (room, [minimax] if room.insight.SEARCH == "minimax" else [tree, rounds]) for room in rooms
    ]
    warm.warm_up_all(wanted, lambda done, count: None)
    with ProcessPoolExecutor(processes) as pool, path.open("a") as file:
        running = [pool.submit(reviewed, task, until) for task in waiting]
        for one in as_completed(running):
            if found := one.result():
                file.write(json.dumps(found) + "\n")
                file.flush()


def reviewed(task: Task, until: float) -> dict[str, Any] | None:
    """The summary that is kept of one game; None if the time is up."""
    if time.monotonic() > until:
        return None
    game, seed = regalia.new(task.room), FIRST_SEED + 10 * task.number + task.level
    agents = [regalia.player(task.level)] * game.seats
    rng = regalia.rng(seed)
    for _ in range(OPENING.get(task.room, 0)):
        play_anything(game, rng)
    regalia.play(game, *agents, rng=rng)
    began = time.process_time()
    first, whole = look(game, 1, task.quick)
    spent = time.process_time() - began
    again = look(game, 2, task.quick)[1] if by_tree(game) and not task.quick else whole
    return {
        **task._asdict(),
        "events": len(game.events),
        "first": first,
        "seconds": spent,
        "rows": [asdict(row) for row in whole.rows],
        "accuracy": whole.accuracy,
        "predicted": predictions(whole),
        "labels": [labels(whole), labels(again)],
        "decisions": sum(not moment.forced and moment.seat >= 0 for moment in whole.moments),
    }


def play_anything(game: Game, rng: list[int]) -> None:
    """An action at random, but none that ends the game."""
    texts = sorted(game.actions())
    game.play(texts.pop(random.below(rng, len(texts))))
    while game.over:
        game.undo()
        game.play(texts.pop(random.below(rng, len(texts))))


def look(game: Game, seed: int, quick: bool) -> tuple[float, Review]:
    """A whole review, or only its first results; and the processor's seconds until these."""
    began, looks = time.process_time(), Outlooks(game, tuple(game.result), seed)
    taken = looks.all()
    known = next(taken)
    first = time.process_time() - began
    if not quick:
        *_, known = (known, *taken)
    return first, looks.told(*known)


def predictions(found: Review) -> list[tuple[float, float]]:
    """The expectations for seat 0 and the result, at eight moments spread over the game."""
    every = max(len(found.moments) // 8, 1)
    result = found.rows[0].result
    return [(round(moment.before[0], 4), result) for moment in found.moments[::every]]


def labels(found: Review) -> dict[int, str]:
    return {m.number: m.grade for m in found.moments if m.grade and m.grade != GOOD}


# ------------------------------------------------------------------------------------ the tables


def page(room: str, results: list[dict[str, Any]]) -> str:
    if not results:
        return f"\n### {room}\n\nnothing yet"
    stay = f"labels that stay, all levels: {staying(results)}"
    return "\n".join([f"\n### {room}\n", *by_level(results), "", stay, "", *reliability(results)])


def by_level(results: list[dict[str, Any]]) -> Iterable[str]:
    yield (
        "| level | games | luck | left over | rms of left over | nobody could know | rms of it | "
        "lost by decisions, a seat | accuracy | labels a game | labels that stay | "
        "first results, s | whole, s |"
    )
    yield "|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|"
    for level in sorted({one["level"] for one in results}):
        mine = [one for one in results if one["level"] == level]
        seats = [row for one in mine for row in one["rows"]]
        luck = [one["rows"][0]["luck"] for one in mine]
        left = [one["rows"][0]["left_over"] for one in mine]
        unknown = [one["rows"][0]["unknowable"] for one in mine]
        lost = sum(-row["own"] for row in seats) / len(seats)
        sharp = [each for one in mine for each in one["accuracy"] if each is not None]
        first = sum(len(one["labels"][0]) for one in mine)
        yield (
            f"| {level} | {len(mine)} | {told(luck)} | {told(left)} | {100 * rms(left):.1f} | "
            f"{told(unknown)} | {100 * rms(unknown):.1f} | "
            f"{100 * lost:.1f} | {sum(sharp) / max(len(sharp), 1):.1f} | {first / len(mine):.1f} | "
            f"{staying(mine)} | {middle([one['first'] for one in mine]):.1f} | "
            f"{middle([one['seconds'] for one in mine]):.1f} |"
        )


def staying(results: list[dict[str, Any]]) -> str:
    """The number of labels of either seed that the other gave, too."""
    if results[0]["quick"] or games.room(results[0]["room"]).search == "minimax":
        return "one seed"
    given = sum(len(each) for one in results for each in one["labels"])
    same = sum(
        2 * len(set(first) & set(second)) for first, second in (one["labels"] for one in results)
    )
    return f"{same / given:.1%} of {given}" if given else "none given"


def told(values: list[float]) -> str:
    """A mean with its standard error, in points."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(len(values) - 1, 1)
    return f"{100 * mean:+.1f} ± {100 * sqrt(spread / len(values)):.1f}"


def rms(values: list[float]) -> float:
    return sqrt(sum(value * value for value in values) / len(values))


def middle(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]


def reliability(results: list[dict[str, Any]]) -> Iterable[str]:
    """Moments of one game came to the same end, so the error is one over games."""
    yield "| predicted | moments | games | predicted on average | came | more than predicted |"
    yield "|---|---:|---:|---:|---:|---:|"
    for n in range(BINS):
        by_game = [
            [pair for pair in one["predicted"] if min(int(pair[0] * BINS), BINS - 1) == n]
            for one in results
        ]
        games = [pairs for pairs in by_game if pairs]
        if len(games) > 1:
            count = sum(map(len, games))
            predicted, came = (
                sum(pair[i] for pairs in games for pair in pairs) / count for i in (0, 1)
            )
            off = came - predicted
            apart = [sum(came - said - off for said, came in pairs) for pairs in games]
            error = rms(apart) * len(games) / sqrt(len(games) - 1) / count
            yield (
                f"| {n * 100 // BINS} to {(n + 1) * 100 // BINS} | {count} | {len(games)} | "
                f"{100 * predicted:.1f} | {100 * came:.1f} | {100 * off:+.1f} ± {100 * error:.1f} |"
            )


if __name__ == "__main__":
    main()
