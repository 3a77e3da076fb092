"""Proves all exercises that ship anew.

    python bench/proofs/exercises.py [GAME ...] [--processes 8] [--file proved.jsonl] [--seconds 9]

What was found is added to a file, line by line, and what stands there is not proved again: so it
can be stopped and gone on with.  An exercise is known by the digest of what is proved of its line:
one that changes is proved anew, but for its grade.  Prints how many hold, and the numbers of those
that do not.  The last run is told in docs/exercises.md.
"""

import argparse
import json
import multiprocessing
import os
import time
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from regalia import games
from regalia.teaching.exercises.exercise_lists import listed
from regalia.teaching.exercises.exercise_proof import MADE, holds


class Task(NamedTuple):
    game: str
    number: int
    digest: str  # of what is proved of its line


def all_of(game: str) -> Iterator[Task]:
    for number, line in enumerate(listed(games.room(game)) or ()):
        said = {key: value for key, value in line.items() if key not in MADE}
        yield Task(game, number, sha256(json.dumps(said).encode()).hexdigest()[:16])


def proved(task: Task) -> tuple[Task, bool]:
    room = games.room(task.game)
    found = listed(room)
    assert found is not None
    return task, holds(room, found.values(task.number))


def known(file: Path) -> dict[Task, bool]:
    if not file.exists():
        return {}
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    return {Task(game, number, digest): good for game, number, digest, good in lines}


def tell(game: str, tasks: list[Task], done: dict[Task, bool]) -> int:
    """Print the state of a list; return how many exercises do not hold."""
    found = listed(games.room(game))
    assert found is not None
    bad = [task.number for task in tasks if done.get(task) is False]
    looked = sum(task in done for task in tasks)
    print(f"{game}: {looked - len(bad)} of {looked} hold; not: {bad}; all: {len(tasks)}")
    print("   themes", dict(Counter(line["theme"] for line in found).most_common()))
    print("   grades", dict(sorted(Counter(line["grade"] for line in found).items())))
    print("   words", dict(Counter(line["proof"] for line in found)), flush=True)
    return len(bad)


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("games", nargs="*")
    read.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    read.add_argument("--file", type=Path, default=Path("exercises-proved.jsonl"))
    read.add_argument("--seconds", type=float, help="stop after so long; it can go on later")
    given = read.parse_args()
    ends = time.monotonic() + given.seconds if given.seconds else None
    done, wrong = known(given.file), 0
    with (
        multiprocessing.get_context("spawn").Pool(given.processes) as pool,
        given.file.open("a", encoding="utf-8") as file,
    ):
        for game in given.games or games.ours():
            tasks = list(all_of(game))
            if not tasks:
                continue
            for task, good in pool.imap(proved, [one for one in tasks if one not in done]):
                done[task] = good
                print(json.dumps([*task, good]), file=file, flush=True)
                if ends is not None and time.monotonic() > ends:
                    break
            wrong += tell(game, tasks, done)
    raise SystemExit(1 if wrong else 0)


if __name__ == "__main__":
    main()
