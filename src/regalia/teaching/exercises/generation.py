"""Making exercises: seed by seed, in several processes, into a file that can be gone on with.

A room finds moments and what is right in them (`regalia.core.contract.ExercisesPart`); here they
are graded: by the lowest of some levels that finds what is right, in two of three tries.  What a
seed gives does not depend on when or where it is tried, so that the same seeds give the same list.
"""

import gzip
import json
import multiprocessing
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from regalia import players
from regalia.core import random
from regalia.core.contract import ExercisesPart
from regalia.core.errors import RegaliaError, Speaker
from regalia.core.game.exercise import Answer, Moment
from regalia.core.game.query import Query
from regalia.core.room import Room, room_of
from regalia.teaching.exercises import exercise_lists
from regalia.teaching.lessons.judge import DONE, GOING_ON, judge
from regalia.teaching.lessons.steps import LessonStep

says = Speaker(__file__)

LEVELS = (1, 3, 5, 7, 9)
TOO_HARD = 10  # the grade of what none of them finds
TRIES, ENOUGH = 3, 2
OF_A_SEED = 2  # exercises of one theme, at most: they are alike
BETWEEN = 5.0  # seconds between two times that the file is written
SPREAD = 1_000_003  # between the seeds of a level's tries

ExerciseLine = dict[str, Any]


class GenerationTask(NamedTuple):
    game: str
    seed: int
    skip: frozenset[str]  # themes of which there are enough


def make(
    room: Room,
    file: Path,
    wanted: int,
    processes: int = 1,
    seconds: float | None = None,
    tick: Callable[[int, int], None] | None = None,
) -> int:
    """Go on with a file until it has so many exercises, or the time is up; how many it has.

    Those that ship already are not made again."""
    part = _part(room)
    ends = None if seconds is None else time.monotonic() + seconds
    lines = read(file)
    shipped = exercise_lists.listed(room)
    known = {_key(line) for line in (*(shipped or ()), *lines)}
    quotas = {theme: -(-wanted * share // 100) for theme, share in part.THEMES.items()}
    counts = Counter(line["theme"] for line in lines)
    last = max((line["seed"] for line in (*(shipped or ()), *lines)), default=-1)

    def tasks() -> Iterator[GenerationTask]:
        for seed in count(last + 1):
            if len(lines) >= wanted or (ends is not None and time.monotonic() > ends):
                return
            full = frozenset(theme for theme, most in quotas.items() if counts[theme] >= most)
            yield GenerationTask(room.card.id, seed, full)

    written = time.monotonic()
    for found in _done(tasks(), processes):
        for line in found:
            if counts[line["theme"]] < quotas[line["theme"]] and _key(line) not in known:
                known.add(_key(line))
                counts[line["theme"]] += 1
                lines.append(line)
        if time.monotonic() > written + BETWEEN:
            write(file, lines)
            written = time.monotonic()
        if tick is not None:
            tick(min(len(lines), wanted), wanted)
    write(file, lines)
    return len(lines)


def _part(room: Room) -> ExercisesPart:
    if room.exercises is None:
        raise RegaliaError(says("no-exercises", game=room.short_name))
    return room.exercises


def _key(line: ExerciseLine) -> str:
    return json.dumps([line.get("position"), line.get("played"), line.get("options")])


# ------------------------------------------------------------------------------------ processes

AHEAD = 2  # tasks that wait for each process: no more, since tasks know what is enough already


def _done(tasks: Iterator[GenerationTask], processes: int) -> Iterator[list[ExerciseLine]]:
    """The exercises that each task found, in order."""
    if processes == 1:
        yield from map(made, tasks)
        return
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        waiting = []
        for task in tasks:
            waiting.append(pool.apply_async(made, (task,)))
            if len(waiting) >= AHEAD * processes:
                yield waiting.pop(0).get()
        for one in waiting:
            yield one.get()


def made(task: GenerationTask) -> list[ExerciseLine]:
    """The exercises of a seed, graded."""
    room = room_of(task.game)
    part, found, counts = _part(room), list[ExerciseLine](), Counter[str]()
    for moment in part.moments(task.seed):
        theme = moment.theme
        if theme in task.skip or counts[theme] == OF_A_SEED:
            continue
        answer = part.answer(moment)
        if answer is not None:
            counts[theme] += 1
            found.append(graded(room, line_of(moment, answer, task.seed)))
    return found


# --------------------------------------------------------------------------------------- lines


def line_of(moment: Moment, answer: Answer, seed: int) -> ExerciseLine:
    """An exercise as plain data; what is usual is left out."""
    line: ExerciseLine = {"theme": moment.theme, "seed": seed, "position": moment.position}
    line |= {"played": " ".join(moment.played)} if moment.played else {}
    line |= {"seat": moment.seat} if moment.seat else {}
    line |= {"options": dict(moment.options)} if moment.options else {}
    line |= {"wanted": dict(answer.wanted), "proof": answer.proof}
    line |= {"par": answer.par} if answer.par > 1 else {}
    line |= {"gap": answer.gap} if answer.gap is not None else {}
    return line | ({"given": dict(answer.given)} if answer.given else {})


def moment_of(line: ExerciseLine) -> Moment:
    """The moment that a line was made of."""
    played = tuple(line.get("played", "").split())
    return Moment(
        line["theme"], line["position"], played, line.get("seat", 0), line.get("options", {})
    )


def graded(room: Room, line: ExerciseLine) -> ExerciseLine:
    return line | {"grade": grade(exercise_lists.step_of(room, line, 0), line["seed"])}


def grade(step: LessonStep, seed: int) -> int:
    """The lowest level that does a step in most of its tries."""
    for level in LEVELS:
        tries = (does(step, level, seed + SPREAD * n) for n in range(TRIES))
        if sum(tries) >= ENOUGH:
            return level
    return TOO_HARD


def does(step: LessonStep, level: int, seed: int) -> bool:
    """Tell if a level does a step, with as many rounds as it always has."""
    agent, rng, actions = players.of_level(level), random.seeded(seed), list[str]()
    verdict = judge(step, actions)
    while verdict.state == GOING_ON:
        decision = agent.choose(Query.about(verdict.game, step.seat, rng))
        actions.append(decision.text)
        verdict = judge(step, actions)
    return verdict.state == DONE


# --------------------------------------------------------------------------------------- files


def read(file: Path) -> list[ExerciseLine]:
    """The lines of a file; none, if there is no file yet."""
    if not file.exists():
        return []
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]


def write(file: Path, lines: Sequence[ExerciseLine]) -> None:
    """Write the lines wholly or not at all; the same lines are the same bytes."""
    text = "".join(
        json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines
    )
    beside = file.with_suffix(".part")
    beside.write_bytes(gzip.compress(text.encode(), mtime=0))
    beside.replace(file)


def ship(room: Room, lines: Sequence[ExerciseLine]) -> int:
    """Put what was made at the end of the room's list, mixed; how many it has then."""
    before = list(exercise_lists.listed(room) or ())
    more, rng = list(lines), random.seeded(len(before))
    for n in range(len(more) - 1, 0, -1):
        other = random.below(rng, n + 1)
        more[n], more[other] = more[other], more[n]
    _list(room, before + more)
    return len(before) + len(more)


def grade_anew(room: Room, tick: Callable[[int, int], None] | None = None) -> int:
    """Grade a room's list by the levels of today, all else as it is; how many grades are others."""
    before = list(exercise_lists.listed(room) or ())
    after = list[ExerciseLine]()
    for line in before:
        after.append(graded(room, line))
        if tick is not None:
            tick(len(after), len(before))
    _list(room, after)
    return sum(old != new for old, new in zip(before, after, strict=True))


def _list(room: Room, lines: Sequence[ExerciseLine]) -> None:
    write(exercise_lists.home(room) / exercise_lists.FILE, lines)
    exercise_lists.listed.cache_clear()
