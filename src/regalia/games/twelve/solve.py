"""Twelve-Card Chess: forced wins found, or excluded up to a number of plies.

`prove` tries everything within a number of plies; `hunt` looks for wins of any length, and may
overlook one.
"""

import multiprocessing
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, cast

from regalia.core.contract import NOBODY, Params
from regalia.core.errors import RegaliaError, Speaker
from regalia.core.game import Game
from regalia.fast.compiler import compiled, interpreted
from regalia.fast.warm import as_array
from regalia.games import room
from regalia.games.twelve.insight import symmetry_key
from regalia.games.twelve.rules import MOST_ACTIONS, Twelve
from regalia.solvers import forcing, proof_numbers

says = Speaker(__file__)

MEMORY = 100  # megabytes of a process
SHORT = 8  # plies that are not worth starting processes for
DEEPEST = 120  # plies of a win of any length


class Proof(NamedTuple):
    seat: int  # who tries to win
    plies: int
    wins: bool  # by force, within so many plies
    first: list[str]  # if it is the seat's turn: the actions that do it
    visits: int  # positions looked at


class Task(NamedTuple):
    """A task for a worker: tell if the seat wins within so many plies from a state."""

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
    prover: "Prover | None" = None,
) -> Proof:
    """Prove or refute that a seat of a game can force a win within so many plies from here.

    A prover that did fewer plies of the same seat, in this process, is quicker than a new one.  If
    the other player is to act, it is enough to find one action after which there is no such win."""
    if game.over:
        raise RegaliaError(says("prove-over"))
    if plies < 1:
        raise RegaliaError(says("prove-plies"))
    texts: dict[int, list[str]] = {}  # of actions that come to the same, mirrored or not
    tasks: dict[int, Task] = {}
    for text, action in game.actions().items():
        there = cast(Twelve, game.room.rules.act(game.params, game.state, action))
        same = symmetry_key(game.params, there) or -1 - len(tasks)
        texts.setdefault(same, []).append(text)
        tasks.setdefault(same, Task(there, seat, plies - 1))
    good, visits, mine = [], 0, game.to_play == seat
    several = processes if plies > SHORT else 1
    answers = _answers(list(tasks.values()), several, memory, game.params, prover)
    for done, (which, (wins, looked)) in enumerate(zip(tasks, answers)):
        if progress is not None:
            progress(done + 1, len(tasks))
        good += texts[which] if wins else []
        visits += looked
        if not wins and not mine:
            break
    wins = bool(good) if mine else len(good) == len(game.actions())
    return Proof(seat, plies, wins, sorted(good) if mine else [], visits)


TaskAnswer = tuple[bool, int]  # whether the seat wins, and the positions looked at


def _answers(
    tasks: list[Task], processes: int, memory: int, params: Params, prover: "Prover | None"
) -> Iterator[TaskAnswer]:
    if processes == 1:
        yield from map(prover or Prover(memory, params=params), tasks)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(processes, _begin, (memory, params)) as pool:
        yield from pool.imap(_answer, tasks, chunksize=1)


class Prover:
    """A process's search: what it remembers of one task of a proof helps with the next.

    All tasks must be of one seat, since what it remembers is that seat's prospects; and of games
    with the same params."""

    def __init__(self, memory: int, quick: bool = False, params: Params = ()) -> None:
        """Quick to begin: for few plies compiling would take longer than the search."""
        import numpy as np

        self.kernel = (interpreted if quick else compiled)(room("twelve"), forcing)
        self.params = as_array(params)
        slots = memory * 1_000_000 // (8 * forcing.ENTRY) // 2 * 2
        self.ints: Any = object if quick else np.int64  # rules as they stand want Python's own
        self.table: Any = np.zeros((slots, forcing.ENTRY), self.ints)

    def __call__(self, task: Task) -> TaskAnswer:
        import numpy as np

        buffers = np.empty((task.plies + 1, MOST_ACTIONS), self.ints)
        visits = np.zeros(1, np.int64)
        s, seat, plies = task.state, task.seat, task.plies
        wins = self.kernel.forces(self.params, s, seat, plies, buffers, self.table, visits)
        return bool(wins), int(visits[0])


_provers: list[Prover] = []  # of a process of a pool: one


def _begin(memory: int, params: Params) -> None:
    _provers.append(Prover(memory, params=params))


def _answer(task: Task) -> TaskAnswer:
    return _provers[0](task)


# ------------------------------------------------------------------------- wins of any length


class Hunter:
    """Wins of any length of one seat, by proof numbers: what was found out helps with the next."""

    def __init__(self, seat: int, memory: int = MEMORY, params: Params = ()) -> None:
        import numpy as np

        self.params = as_array(params)
        self.seat, self.kernel = seat, compiled(room("twelve"), proof_numbers)
        entry, ways = proof_numbers.ENTRY, proof_numbers.WAYS
        size = memory * 1_000_000 // (8 * entry) // ways * ways
        wide = self.kernel.MOST_ACTIONS
        self.work = proof_numbers.Work(
            np.empty((DEEPEST, wide), np.int64),
            np.empty((DEEPEST, wide), np.int64),
            np.empty((DEEPEST, wide, 2), np.int64),
            np.zeros(DEEPEST, np.int64),
            np.zeros((size, entry), np.int64),
            np.zeros(2, np.int64),
        )

    def __call__(self, s: Twelve, visits: int) -> int | None:
        """Plies in which the seat can force a win, at most; None, if that was not found."""
        self.work.visits[:] = 0, visits
        limits = proof_numbers.NEVER, proof_numbers.NEVER
        self.kernel.search(self.params, s, self.seat, *limits, 0, self.work)
        return self.known(s)

    def known(self, s: Twelve) -> int | None:
        """The same, as far as it was found already."""
        entry = self.kernel.entry_of(symmetry_key((), s), self.work.table)
        if entry < 0 or self.work.table[entry, 1] > 0:
            return None
        return int(self.work.table[entry, 2]) - proof_numbers.NEVER

    @property
    def visits(self) -> int:
        """Positions that the last search looked at."""
        return int(self.work.visits[0])


def hunt(game: Game, seat: int, visits: int, memory: int = MEMORY) -> Proof | None:
    """A forced win of any length, looked for in so many positions; None, if none was found.

    Its plies are enough, and perhaps more than are needed."""
    if game.over:
        raise RegaliaError(says("prove-over"))
    hunter = Hunter(seat, memory, game.params)
    plies = hunter(cast(Twelve, game.state), visits)
    if plies is None:
        return None
    first = [
        text
        for text, action in game.actions().items()
        if seat == game.to_play and _leads(game, action, hunter)
    ]
    return Proof(seat, plies, True, first, hunter.visits)


def _leads(game: Game, action: int, hunter: Hunter) -> bool:
    """Tell if an action is known to win."""
    rules, params = game.room.rules, game.params
    there = rules.act(params, game.state, action)
    if rules.to_play(params, there) == NOBODY:
        return rules.result(params, there, hunter.seat) == forcing.WON
    return hunter.known(cast(Twelve, there)) is not None
