"""One queue for all that strangers send, and the processes that read, replay and check it.

Memory and time of a process are limited, and it may be lost with what it works on.  Short work
comes first, by an estimate from its kind and size, but what has waited long comes before what is
short.  Every address has a budget of processor time; who has used it up comes after all others.
Neither one address nor long work has all processes at a time.  Work that is small by its limits (a
unit file, a new table) runs in a thread instead, which is quicker to ask.
"""

import asyncio
import time
from bisect import bisect_left, insort
from collections import Counter, defaultdict
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, TypeVar

from anyio import CapacityLimiter, to_thread

from regalia.app.errors import SlowDown, TooLarge
from regalia.server.messages import says
from regalia.server.rate_limits import ALLOWANCES, networks
from regalia.server.sandbox.budgets import Budgets
from regalia.server.sandbox.estimates import Estimates
from regalia.server.sandbox.sandbox_worker import LOST, SandboxWorker, WorkDone, packed
from regalia.server.telemetry import FAILURES, LOG

Result = TypeVar("Result")

MOST_WAITING = 40  # places of one address, where a class may sit
PLACE = 50_000  # bytes: larger work takes several places
LONG = 0.1  # seconds: such work leaves a process to others
GIVES_WAY = 10.0  # a second of work gives way for so many seconds to shorter work
AT_ONCE = CapacityLimiter(2)  # in threads


async def run_in_thread(work: Callable[..., Result], *given: Any) -> Result:
    """Run small work in a thread, beside the tables that are being played."""
    return await to_thread.run_sync(work, *given, limiter=AT_ONCE)


@dataclass(order=True, slots=True)
class WaitingWork:
    """A piece of work that waits or is worked on; whichever is due first comes first."""

    due: float
    number: int
    kind: str = field(compare=False)
    work: bytes = field(compare=False)
    address: str = field(compare=False)
    seconds: float = field(compare=False)  # as estimated
    answer: asyncio.Future[Any] = field(compare=False)
    waits: bool = field(default=True, compare=False)

    @property
    def places(self) -> int:
        return 1 + len(self.work) // PLACE


class Sandbox:
    def __init__(self, processes: int = 1, clock: Callable[[], float] = time.monotonic) -> None:
        self.processes, self.clock = processes, clock
        self.workers: list[SandboxWorker] = []  # begun when somebody first needs them
        self.waiting: list[WaitingWork] = []  # in the order in which they are due
        self.running: list[WaitingWork] = []
        self.places: Counter[str] = Counter()  # of addresses and the networks around them
        self.owed: defaultdict[str, float] = defaultdict(float)  # seconds of what waits, by address
        self.budgets, self.estimates = Budgets(clock), Estimates()
        self.tasks: set[asyncio.Task[None]] = set()
        self.number = 0  # of the piece that was asked for last
        self.beginning = False  # a process, at this moment

    async def do(self, address: str, work: Callable[..., Result], *given: Any) -> Result:
        """Work for a person at an address; SlowDown and TooLarge where it asks too much.

        Cancelled, it leaves the queue; what is being worked on is brought to its end."""
        piece = self._piece(address, work, given)
        self._take_places(piece, 1)
        insort(self.waiting, piece)
        self.budgets.charge(address, piece.seconds)
        self._begin_next()
        try:
            result: Result = await piece.answer
            return result
        finally:
            if piece.waits:
                self._leave(piece)
                self.budgets.charge(address, -piece.seconds)

    def _piece(self, address: str, work: Callable[..., Any], given: tuple[Any, ...]) -> WaitingWork:
        kind, asked = work.__qualname__, packed(work, given)
        seconds = self.estimates.seconds(kind, len(asked))
        owed = seconds + sum(one.seconds for one in self.running if one.address == address)
        owed += self.owed.get(address, 0.0)
        due = self.clock() + GIVES_WAY * owed + self.budgets.debt(address)
        self.number += 1
        answer = asyncio.get_running_loop().create_future()
        piece = WaitingWork(due, self.number, kind, asked, address, seconds, answer)
        for name, times in zip(networks(address), ALLOWANCES):
            if self.places[name] + piece.places > MOST_WAITING * times:
                raise SlowDown(says("slow-down"))
        return piece

    def _take_places(self, piece: WaitingWork, sign: int) -> None:
        for name in networks(piece.address):
            self.places[name] += sign * piece.places
            if not self.places[name]:
                del self.places[name]
        self.owed[piece.address] += sign * piece.seconds
        if piece.address not in self.places:
            del self.owed[piece.address]

    def _leave(self, piece: WaitingWork) -> None:
        piece.waits = False
        del self.waiting[bisect_left(self.waiting, piece)]
        self._take_places(piece, -1)

    # ------------------------------------------------------------------------------ processes

    def _begin_next(self) -> None:
        """Give the next pieces to whoever is free; begin another process where there may be one."""
        while (piece := self._next()) is not None:
            worker = next((one for one in self.workers if one.free), None)
            if worker is None:
                self._begin_worker()
                return
            if worker.dead:  # since it was last used
                self._lose(worker)
                continue
            self._leave(piece)
            self.running.append(piece)
            worker.free = False
            self._keep(self._work(worker, piece))

    def _next(self) -> WaitingWork | None:
        """The piece that is due first, of those that leave a process to others."""
        most = max(1, self.processes - 1)
        crowded = sum(one.seconds > LONG for one in self.running) >= most
        busy = Counter(one.address for one in self.running)
        for piece in self.waiting:
            if busy[piece.address] < most and not (crowded and piece.seconds > LONG):
                return piece
        return None

    async def _work(self, worker: SandboxWorker, piece: WaitingWork) -> None:
        begun = self.clock()
        try:
            outcome = await worker.do(piece.work)
            worker.free = True
        except LOST as problem:
            self._lose(worker)
            FAILURES.inc()
            LOG.warning("something foreign was too much", work=piece.kind, why=repr(problem))
            outcome = WorkDone(None, TooLarge(says("too-large")), self.clock() - begun)
        except Exception as problem:  # a result, say, that cannot be told
            worker.free = True
            outcome = WorkDone(None, problem, self.clock() - begun)
        self.running.remove(piece)
        self.budgets.charge(piece.address, outcome.seconds - piece.seconds)
        if outcome.problem is None:  # what is refused at once says nothing of what is done
            self.estimates.learn(piece.kind, len(piece.work), outcome.seconds)
        _answer(piece, outcome)
        self._begin_next()

    def _begin_worker(self) -> None:
        """Begin another process, one at a time."""
        if not self.beginning and len(self.workers) < self.processes:
            self.beginning = True
            self._keep(self._begun(SandboxWorker()))

    async def _begun(self, worker: SandboxWorker) -> None:
        self.workers.append(worker)
        try:
            await worker.begin()
        except LOST as problem:
            self._lose(worker)
            FAILURES.inc()
            LOG.warning("a process of the sandbox did not begin", why=repr(problem))
            if not self.workers:  # nobody is left who could do what waits
                for piece in self.waiting:
                    _answer(piece, WorkDone(None, TooLarge(says("too-large")), 0.0))
        finally:
            self.beginning = False
        self._begin_next()
        if self.workers == [worker]:  # a second one is there before somebody has to wait for it
            self._begin_worker()

    def _lose(self, worker: SandboxWorker) -> None:
        worker.close()
        self.workers.remove(worker)

    def _keep(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, name="the sandbox")
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def get_ready(self) -> None:
        """Begin a process, which takes a second, before somebody waits for it."""
        if not self.workers:
            self._begin_worker()

    def close(self) -> None:
        """Kill the processes."""
        for task in self.tasks:
            task.cancel()
        for worker in self.workers:
            worker.close()
        self.workers.clear()


def _answer(piece: WaitingWork, outcome: WorkDone) -> None:
    if piece.answer.done():  # whoever asked has gone
        return
    if outcome.problem is None:
        piece.answer.set_result(outcome.result)
    else:
        piece.answer.set_exception(outcome.problem)
