"""The queue for what strangers send: short work first, in turn by address, within budgets."""

import asyncio
import pickle
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.exceptions import HTTPException
from support.waiting import turns

from regalia.app.errors import SlowDown
from regalia.server.http.page_request import PageRequest
from regalia.server.sandbox import sandbox
from regalia.server.sandbox.budgets import AT_ONCE, MOST_DEBT, SHARE, Budgets
from regalia.server.sandbox.estimates import Estimates
from regalia.server.sandbox.sandbox import LONG, MOST_WAITING, PLACE, Sandbox
from regalia.server.sandbox.sandbox_worker import SandboxWorker, WorkDone


class Worker(SandboxWorker):
    """Instead of a process: it notes its work, and ends it when it is let."""

    done: list[Any]
    costs: dict[str, float]
    go: asyncio.Semaphore

    def __init__(self) -> None:
        self.free = False

    async def begin(self) -> None:
        self.free = True

    async def do(self, piece: bytes) -> WorkDone:
        _, given = pickle.loads(piece)
        self.done.append(given[0])
        await self.go.acquire()
        return WorkDone(given[0], None, self.costs.get(given[0][:1], 0.001))

    @property
    def dead(self) -> bool:
        return False

    def close(self) -> None:
        pass


Test = Callable[[Sandbox, list[str]], Awaitable[None]]


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def trying(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Runs a test with a queue whose processes are not real."""

    def run(test: Test, processes: int = 1, costs: dict[str, float] | None = None) -> None:
        async def go() -> None:
            Worker.done, Worker.costs, Worker.go = [], costs or {}, asyncio.Semaphore(0)
            await test(Sandbox(processes, Clock()), Worker.done)

        monkeypatch.setattr(sandbox, "SandboxWorker", Worker)
        asyncio.run(go())

    return run


def ask(there: Sandbox, address: str, *texts: str) -> list[asyncio.Task[str]]:
    return [asyncio.create_task(there.do(address, str, text)) for text in texts]


def let(count: int) -> None:
    for _ in range(count):
        Worker.go.release()


LENGTH = 100_000  # of work that is long by the first estimate


def test_short_work_comes_before_long_work_of_others(trying: Callable[..., None]) -> None:
    async def test(there: Sandbox, done: list[str]) -> None:
        tasks = ask(there, "first", "1")
        await turns(5)
        tasks += ask(there, "second", "2" * LENGTH) + ask(there, "third", "3")
        await turns()
        let(3)
        await asyncio.gather(*tasks)
        assert [one[0] for one in done] == ["1", "3", "2"]

    trying(test)


def test_what_has_waited_long_comes_before_what_is_short(trying: Callable[..., None]) -> None:
    async def test(there: Sandbox, done: list[str]) -> None:
        tasks = ask(there, "first", "1") + ask(there, "second", "2" * LENGTH)
        await turns(5)
        assert isinstance(there.clock, Clock)
        there.clock.now = 60.0
        tasks += ask(there, "third", "3")
        await turns()
        let(3)
        await asyncio.gather(*tasks)
        assert [one[0] for one in done] == ["1", "2", "3"]

    trying(test)


def test_addresses_take_turns(trying: Callable[..., None]) -> None:
    async def test(there: Sandbox, done: list[str]) -> None:
        tasks = ask(there, "greedy", *"aaaaaaaa")
        await turns(5)
        tasks += ask(there, "another", "b") + ask(there, "third", "c")
        await turns()
        let(10)
        await asyncio.gather(*tasks)
        assert done[:4] == ["a", "b", "c", "a"] or done[:4] == ["a", "a", "b", "c"]
        assert not there.waiting and not there.places and not there.owed and not there.running

    trying(test)


def test_whoever_used_up_a_budget_comes_after_all_others(trying: Callable[..., None]) -> None:
    async def test(there: Sandbox, done: list[str]) -> None:
        let(1)
        await asyncio.gather(*ask(there, "costly", "x"))
        assert there.budgets.debt("costly") > 0
        there.estimates.byte.clear()
        tasks = ask(there, "costly", "y")
        await turns(5)
        tasks += ask(there, "costly", "z") + ask(there, "others", *"aaaa")
        await turns()
        let(6)
        await asyncio.gather(*tasks)
        assert "".join(done) == "xyaaaaz"

    trying(test, costs={"x": 2 * AT_ONCE})


def test_neither_one_address_nor_long_work_has_all_processes(trying: Callable[..., None]) -> None:
    async def test(there: Sandbox, done: list[str]) -> None:
        tasks = ask(there, "first", "1" * LENGTH, "2", "3")
        await turns(5)
        tasks += ask(there, "second", "4" * LENGTH)
        await turns(5)
        assert [one[0] for one in done] == ["2"] or [one[0] for one in done] == ["1"]
        assert len(there.running) == 1 + (there.running[0].seconds < LONG)
        tasks += ask(there, "third", "5")
        await turns(5)
        assert done[-1] == "5" and len(there.running) == 2
        let(5)
        await asyncio.gather(*tasks)

    trying(test, processes=2)


def test_whoever_goes_leaves_the_queue(trying: Callable[..., None]) -> None:
    async def test(there: Sandbox, done: list[str]) -> None:
        tasks = ask(there, "here", *"abc")
        await turns(5)
        tasks[0].cancel()  # it is being worked on, and brought to its end
        tasks[1].cancel()
        await turns()
        assert len(there.waiting) == 1 and there.places["here"] == 1
        let(2)
        assert await tasks[2] == "c"
        assert done == ["a", "c"] and not there.places and not there.running

    trying(test)


def test_the_request_of_a_client_who_has_gone_leaves_the_queue(
    trying: Callable[..., None],
) -> None:
    async def test(there: Sandbox, done: list[str]) -> None:
        arrived: asyncio.Queue[Any] = asyncio.Queue()
        services = SimpleNamespace(state=SimpleNamespace(services=SimpleNamespace(sandbox=there)))
        scope: Any = {"type": "http", "client": ("127.0.0.1", 1), "headers": []}
        request = PageRequest(scope | {"litestar_app": services}, arrived.get)
        before = ask(there, "elsewhere", "a")
        asking = asyncio.create_task(request.sandboxed(str, "b"))
        await turns(5)
        arrived.put_nowait({"type": "http.request", "body": b"", "more_body": False})
        await turns(5)
        assert len(there.waiting) == 1
        arrived.put_nowait({"type": "http.disconnect"})
        with pytest.raises(HTTPException):
            await asking
        await turns(5)
        assert not there.waiting
        let(1)
        await asyncio.gather(*before)
        assert done == ["a"]

    trying(test)


def test_an_address_has_only_so_many_places_and_large_work_takes_several(
    trying: Callable[..., None],
) -> None:
    async def test(there: Sandbox, done: list[str]) -> None:
        tasks = ask(there, "here", *MOST_WAITING * "a", "b")
        await turns(5)
        with pytest.raises(SlowDown):
            await asyncio.gather(*ask(there, "here", *2 * "c"))
        with pytest.raises(SlowDown):
            await asyncio.gather(*ask(there, "there", "d" * MOST_WAITING * PLACE))
        tasks += ask(there, "elsewhere", "e")
        let(MOST_WAITING + 10)
        await asyncio.gather(*tasks, return_exceptions=True)
        assert "e" in done and "d" not in {one[0] for one in done}

    trying(test)


def test_a_network_has_a_budget_too() -> None:
    clock = Clock()
    there = Budgets(clock)
    one, near, far = "2001:db8:0:1::/64", "2001:db8:0:2::/64", "2001:db9::/64"
    there.charge(one, AT_ONCE)
    assert there.debt(one) == there.debt(near) == 0
    there.charge(one, 1.0)
    assert there.debt(one) == pytest.approx(1 / SHARE) and there.debt(near) == 0
    for _ in range(40):
        there.charge(one, AT_ONCE)
    assert there.debt(one) == MOST_DEBT  # the rest is forgiven
    assert there.debt(near) > 0 and there.debt(far) == 0
    clock.now = MOST_DEBT
    assert there.debt(one) == 0


def test_an_estimate_follows_what_was_measured_but_not_one_slow_start() -> None:
    there = Estimates()
    before = there.seconds("read", 10_000)
    there.learn("read", 10_000, 100 * before)
    assert there.seconds("read", 10_000) < 2 * before
    for _ in range(100):
        there.learn("read", 1_000, 0.3)
        there.learn("write", 1_000, 0.001)
    assert there.seconds("read", 1_000) == pytest.approx(0.3)
    assert there.seconds("read", 10_000) == pytest.approx(0.3 * 4)
    assert there.seconds("other", 10_000) == before
