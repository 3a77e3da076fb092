"""`regalia solve ur`: says what it takes, solves, and keeps what it has reached.

    run(pieces=4, folder=Path("tables"))
    install(path)                           checked once more, and put where players look for it

Killed at any time, it goes on from the last checkpoint when it is started again; stopped by Ctrl-C,
from where it was.
"""

import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from regalia.core import random
from regalia.core.data import bad_file
from regalia.core.errors import RegaliaError, Spoken
from regalia.core.folders import data_folder
from regalia.games.ur.rules import GOAL
from regalia.games.ur.solve import cpu, gpu
from regalia.games.ur.solve.definition import worth
from regalia.games.ur.solve.game import extremes, fair
from regalia.games.ur.solve.index import Index, check_mirror, index
from regalia.games.ur.solve.known import file_name, installed
from regalia.games.ur.solve.plan import random_position
from regalia.games.ur.solve.solution import About, ValueTable, about, read, write
from regalia.games.ur.solve.solving import Progress, solve
from regalia.games.ur.solve.sweeping import ONE
from regalia.games.ur.solve.variant import PIECES, variant_room
from regalia.games.ur.text import says

DEVICES = ("auto", "gpu", "cpu")
BITS, TOLERANCE = 12, 1e-3
MOST_BITS = 20  # with more, values in steps of 2**-31 could not meet the tolerance
CHECKPOINTS = 600.0  # seconds between two
SWEEPS = 250  # that it takes, more or less
POSITIONS_A_SECOND = {"gpu": 650e6, "cpu": 0.35e6}  # in a full sweep, one GPU (H200) or one core
GIB = 2**30
COMPARED = 300  # positions, before a table is installed

SpeakProgress = Callable[[Spoken], None]
ReportProgress = Callable[[Progress, int], None]  # what is reached, and the bits of the last game


class Needs(NamedTuple):
    """The resources that solving takes on a machine."""

    device: str
    positions: int
    memory: int  # bytes
    free_memory: int
    disk: int
    free_disk: int
    seconds: float
    mapped: bool = False  # the best actions do not fit into memory, and are kept in a file

    def sentences(self) -> list[Spoken]:
        def of(message: str, needed: int, free: int) -> Spoken:
            sizes = {"needed": round(needed / GIB, 1), "free": round(free / GIB, 1)}
            return says(message, **sizes)

        hours = self.seconds / 3600
        return [
            says(f"solve-on-{self.device}", positions=self.positions),
            of("solve-memory", self.memory, self.free_memory),
            *([says("solve-mapped")] if self.mapped else []),
            of("solve-disk", self.disk, self.free_disk),
            says("solve-hours", time=round(hours, 1))
            if hours >= 1
            else says("solve-minutes", time=round(self.seconds / 60)),
        ]

    def refuse(self) -> None:
        """Says so, if the machine cannot hold it."""
        for what, needed, there in (
            (
                "needs-gpu" if self.device == "gpu" else "needs-memory",
                self.memory,
                self.free_memory,
            ),
            ("needs-disk", self.disk, self.free_disk),
        ):
            if needed > there:
                sizes = {"needed": f"{needed / GIB:.1f}", "there": f"{there / GIB:.1f}"}
                raise RegaliaError(says("solve-needs", what=says(what), **sizes))


def needs(numbers: Index, lanes: int, device: str, folder: Path) -> Needs:
    if device == "gpu":
        memory, free = gpu.bytes_needed(numbers.most, numbers.size, lanes), gpu.free_bytes()
    else:
        memory, free = cpu.bytes_needed(numbers.size, lanes), cpu.free_bytes()
    disk = lanes * numbers.size * (4 + 4 + 2)  # a checkpoint, the next one, and the solution
    mapped = device == "cpu" and memory > free
    if mapped:
        memory = cpu.bytes_needed(numbers.size, lanes, mapped)
        disk += cpu.bytes_mapped(numbers.size, lanes)
    cores = cpu.cores() if device == "cpu" else 1
    seconds = SWEEPS * lanes * numbers.size / POSITIONS_A_SECOND[device] / cores
    free_disk = shutil.disk_usage(folder).free
    return Needs(device, numbers.size, memory, free, disk, free_disk, seconds, mapped)


def chosen(device: str) -> str:
    """`auto` is the GPU if there is one."""
    if device not in DEVICES:
        raise RegaliaError(says("solve-device", devices=", ".join(DEVICES)))
    if device != "auto":
        return device
    try:
        gpu.cupy()
    except RegaliaError:
        return "cpu"
    return "gpu"


def run(
    pieces: int = PIECES,
    folder: Path = Path(),
    device: str = "auto",
    bits: int = BITS,
    tolerance: float = TOLERANCE,
    both_extremes: bool = False,
    resume: bool = True,
    say: SpeakProgress = lambda spoken: print(spoken.told()),
    report: ReportProgress = lambda reached, last: None,
    go: Callable[[], bool] = lambda: True,
    goal: int = GOAL,
) -> Path:
    """Solves Ur with so many pieces a side; where the solution is.

    `both_extremes`: endless play lost and won by the player to move, instead of one half.  `go` is
    asked once, after what it takes has been said.  `goal`: rosettes that win (UR-21)."""
    if not 1 <= goal <= GOAL or not goal <= pieces <= PIECES:
        raise RegaliaError(
            says("solve-pieces", least=max(1, min(goal, GOAL)), most=PIECES), "UR-21"
        )
    if goal != GOAL and device != "cpu":
        device = "cpu"  # the kernel of a GPU knows the goal of the book only
    if not 1 <= bits <= MOST_BITS or not tolerance > 0:
        raise RegaliaError(says("solve-bits", most=MOST_BITS))
    game = extremes(bits) if both_extremes else fair(bits)
    room, device = variant_room(PIECES=pieces, GOAL=goal), chosen(device)
    check_mirror(room.rules_module)
    numbers = index(pieces)
    folder.mkdir(parents=True, exist_ok=True)
    needed = needs(numbers, game.lanes, device, folder)
    for sentence in needed.sentences():
        say(sentence)
    needed.refuse()
    path = folder / file_name(pieces, goal)
    if both_extremes:
        path = path.with_stem(f"{path.stem}-extremes")
    if not go():
        return path
    actions = path.with_suffix(".actions") if needed.mapped else None
    try:
        table: Any = (
            gpu.GpuTable(room.rules_module, numbers, game)
            if device == "gpu"
            else cpu.CpuTable(room, numbers, game, mapped=actions)
        )
        solution = keep_solving(table, pieces, tolerance, path, resume, say, report)
    finally:
        if actions:
            actions.unlink(missing_ok=True)
    say(says("solve-solved", error=f"{solution.error:.2g}"))
    return path


def install(path: Path) -> Path:
    """Checks a solution, and moves it to where players, reviews and exercises look for it.

    What was written must be what is read, and in some positions, chosen at random, one more sweep
    by the rules as they stand must not be further from the values than their error allows."""
    solution = ValueTable.load(path)
    solution.check()
    page, rng = solution.about, random.seeded(1)
    rules = variant_room(PIECES=page.pieces, GOAL=page.rosettes).rules_module
    called_off = 2.0**-page.bits

    def look(own: int, foe: int) -> tuple[int, ...]:
        return (round(solution.value(own, foe) * ONE),)

    for _ in range(COMPARED):
        own, foe = random_position(rng, page.pieces)
        if rules.holds((), own) or rules.holds((), foe):
            continue
        (sixteenths,) = worth(rules, own, foe, look)
        swept = called_off / 2 + (1 - called_off) * sixteenths / 16 / ONE
        if abs(swept - solution.value(own, foe)) > 2 * page.error:
            raise bad_file(path, says("table-values"))
    home = data_folder() / file_name(page.pieces, page.rosettes)
    home.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(path, home)
    installed.cache_clear()
    return home


def keep_solving(
    table: Any,
    pieces: int,
    tolerance: float,
    path: Path,
    resume: bool,
    say: SpeakProgress,
    report: ReportProgress,
) -> About:
    """Solves the game of a table and writes the solution; checkpoints on the way."""
    game, saved, goal = table.game, time.monotonic(), table.goal
    checkpoint = path.with_suffix(".checkpoint")
    reached = _resumed(checkpoint, table, pieces, say) if resume else None

    def note(at: Progress) -> None:
        nonlocal saved, reached
        reached = at
        if time.monotonic() - saved >= CHECKPOINTS:
            write(checkpoint, about(pieces, game, at, 4, goal), table.values())
            saved = time.monotonic()
        report(at, game.bits)

    try:
        reached = solve(table, tolerance, reached, note)
    except KeyboardInterrupt:  # in the midst of a sweep: any table is one to go on from
        if reached is not None:
            write(checkpoint, about(pieces, game, reached, 4, goal), table.values())
            say(says("solve-stopped"))
        raise
    page = about(pieces, game, reached, 2, goal)
    solution = write(path.with_suffix(".table"), page, table.values())
    checkpoint.unlink(missing_ok=True)
    return solution


def _resumed(path: Path, table: Any, pieces: int, say: SpeakProgress) -> Progress | None:
    """Takes a checkpoint over into a table, if there is one of the same game."""
    if not path.exists():
        return None
    page, values = read(path)
    game = table.game
    if (page.pieces, page.game, page.rosettes) != (pieces, game, table.goal):
        raise bad_file(path, says("table-other"))
    at = {"reached": f"2**-{page.reached}", "last": f"2**-{game.bits}"}
    say(says("solve-resumed", sweeps=page.sweeps, **at))
    table.put(values)
    return page.progress


def start_value(path: Path) -> list[float]:
    """The first player's worth in each lane of a solution."""
    solution = ValueTable.load(path)
    return [solution.value(0, 0, lane) for lane in range(len(solution.about.called_off))]
