"""Twelve-Card Chess: forced wins found, or excluded up to a number of plies."""

import multiprocessing
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, cast

from regalia.core.errors import RegaliaError, Speaker
from regalia.core.game import Game
from regalia.fast.compiler import compiled
from regalia.fast.warm import as_array
from regalia.games import room
from regalia.games.twelve.insight import symmetry_key
from regalia.games.twelve.rules import Twelve
from regalia.solvers import forcing

says = Speaker(__file__)

MEMORY = 100  # megabytes of a process
SHORT = 8  # plies that are not worth starting processes for


class Proof(NamedTuple):
    seat: int  # who tries to win
    plies: int
    wins: bool  # by force, within so many plies
    first: list[str]  # if it is the seat's turn: the actions that do it
    visits: int  # positions looked at


class Task(NamedTuple):
    """Does the seat win within so many plies from a state?"""

    state: Twelve
    seat: int
    plies: int


def prove(
    game: Game,
    seat: int,
    plies: int,
    progress: Callable[[int, int], None] | None = None,
    processes: int = 1,
    memory: int = MEMORY,
) -> Proof:
    """Can a seat of a game force a win within so many plies from here?"""
    if game.over:
        raise RegaliaError(says("prove-over"))
    if plies < 1:
        raise RegaliaError(says("prove-plies"))
    texts: dict[int, list[str]] = {}  # of actions that come to the same, mirrored or not
    tasks: dict[int, Task] = {}
    for text, action in sorted(game.actions().items()):
        there = cast(Twelve, game.room.rules.act(game.params, game.state, action))
        same = symmetry_key(game.params, there) or -1 - len(tasks)
        texts.setdefault(same, []).append(text)
        tasks.setdefault(same, Task(there, seat, plies - 1))
    good, visits = [], 0
    answers = _answers(list(tasks.values()), processes if plies > SHORT else 1, memory)
    for done, (which, (wins, looked)) in enumerate(zip(tasks, answers)):
        if progress is not None:
            progress(done + 1, len(tasks))
        good += texts[which] if wins else []
        visits += looked
    mine = game.to_play == seat
    wins = bool(good) if mine else len(good) == len(game.actions())
    return Proof(seat, plies, wins, sorted(good) if mine else [], visits)


Answer = tuple[bool, int]  # whether the seat wins, and the positions looked at


def _answers(tasks: list[Task], processes: int, memory: int) -> Iterator[Answer]:
    if processes == 1:
        yield from map(Prover(memory), tasks)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(processes, _begin, (memory,)) as pool:
        yield from pool.imap(_answer, tasks, chunksize=1)


class Prover:
    """A process's search: what it remembers of one task of a proof helps with the next."""

    def __init__(self, memory: int) -> None:
        import numpy as np

        self.kernel = compiled(room("twelve"), forcing)
        slots = memory * 1_000_000 // (8 * forcing.ENTRY) // 2 * 2
        self.table: Any = np.zeros((slots, forcing.ENTRY), np.int64)

    def __call__(self, task: Task) -> Answer:
        import numpy as np

        buffers = np.empty((task.plies + 1, self.kernel.MOST_ACTIONS), np.int64)
        visits = np.zeros(1, np.int64)
        params, s, seat, plies = as_array(()), task.state, task.seat, task.plies
        wins = self.kernel.forces(params, s, seat, plies, buffers, self.table, visits)
        return bool(wins), int(visits[0])


_provers: list[Prover] = []  # of a process of a pool: one


def _begin(memory: int) -> None:
    _provers.append(Prover(memory))


def _answer(task: Task) -> Answer:
    return _provers[0](task)
