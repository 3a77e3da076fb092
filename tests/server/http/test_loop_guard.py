"""The event loop is kept free: what holds it is named, and what takes long runs elsewhere."""

import asyncio
import pkgutil
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from structlog.testing import capture_logs
from support.waiting import turns

from regalia import games
from regalia.app import learning, proved_positions, rules_pages, workshops
from regalia.app.game_cards import game_card
from regalia.core import words as catalogues
from regalia.core.drawing import pictures
from regalia.core.game import record
from regalia.server.http.application import make_app
from regalia.server.loop_guard import MOST, ROUTE, guard
from regalia.server.sandbox import step_packets
from regalia.server.settings import Settings
from regalia.server.store.doctor import ready_database
from regalia.table.replay import record_steps
from regalia.teaching.lessons import step_packets as packets

HEAVY: list[Callable[..., Any]] = [  # solve, render, parse, replay, compress
    *(game_card, rules_pages.rules_page, pictures.picture, pictures.beginning),
    *(proved_positions.positions, proved_positions.line, proved_positions.drawn),
    *(record.read, record_steps.steps, record_steps.scenes),
    *(learning.cards, workshops.form, packets.packet, packets.solved, step_packets.compressed),
]
READ = ("", "/rules", "/picture.svg", "/lessons", "/workshop", "/proved", "/proved/0")


def busy() -> None:
    """Work for longer than the loop may be held, by the processor's clock."""
    begun = time.thread_time()
    while time.thread_time() - begun <= MOST:
        sum(range(1000))


def test_a_task_that_holds_the_loop_is_named_with_its_route() -> None:
    async def holds(route: str) -> None:
        ROUTE.set(route)
        await turns()
        busy()

    async def rests() -> int:
        ROUTE.set("GET /quick")
        await turns()
        return 7

    async def both() -> int:
        guard(asyncio.get_running_loop())
        _, found = await asyncio.gather(holds("GET /slow"), rests())
        return found

    with capture_logs() as told:
        assert asyncio.run(both()) == 7
    held = [one for one in told if one["event"] == "the event loop was held"]
    assert [one["route"] for one in held] == ["GET /slow"]
    assert held[0]["milliseconds"] >= 1000 * MOST


def test_a_guarded_task_fails_and_is_cancelled_as_any_other() -> None:
    async def fails() -> None:
        await turns()
        raise ValueError("as it was")

    async def waits() -> None:
        await asyncio.Event().wait()

    async def both() -> None:
        guard(asyncio.get_running_loop())
        with pytest.raises(ValueError, match="as it was"):
            await asyncio.create_task(fails())
        waiting = asyncio.create_task(waits())
        await turns()
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting

    asyncio.run(both())


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_nothing_heavy_runs_on_the_thread_of_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[str] = []
    for heavy in HEAVY:
        watch(heavy, found, monkeypatch)
    settings = Settings(folder=tmp_path, prepare=False)
    ready_database(settings)
    with TestClient(make_app(settings)) as client:
        for game in games.names():
            for rest in READ:
                answer = client.get(f"/api/games/{game}{rest}" if rest else "/api/games")
                assert answer.status_code in (200, 400, 404), answer.text
    assert found == []


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_catalogues_are_not_read_on_the_thread_of_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first person who speaks a language waits for its catalogues, and nobody else does."""
    found: list[str] = []

    def noted(self: catalogues.Words, folder: Path, language: str = "en") -> None:
        begun.append(language)
        if asyncio._get_running_loop() is not None:
            found.append(f"{folder} {language}")
        read(self, folder, language)

    begun: list[str] = []
    read = catalogues.Words.__init__
    monkeypatch.setattr(catalogues.Words, "__init__", noted)
    settings = Settings(folder=tmp_path, prepare=False)
    ready_database(settings)
    catalogues.words.cache_clear()  # as in a process that has just begun
    with TestClient(make_app(settings)) as client:
        for path in ("", "/ur/opponents", "/nothing/rules", "/gambit/picture.svg"):
            client.get(f"/api/games{path}?language=pl")
        client.get("/api/daily?language=sl")
    assert found == [] and {"en", "pl", "sl"} <= set(begun)


class Watched:
    """A function that notes its calls on a thread that runs an event loop."""

    def __init__(self, heavy: Callable[..., Any], found: list[str]) -> None:
        self.heavy, self.found = heavy, found

    def __call__(self, *given: Any, **named: Any) -> Any:
        if asyncio._get_running_loop() is not None:
            self.found.append(self.heavy.__qualname__)
        return self.heavy(*given, **named)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the function itself, which the sandbox is to call."""
        return pkgutil.resolve_name, (f"{self.heavy.__module__}:{self.heavy.__qualname__}",)


def watch(heavy: Callable[..., Any], found: list[str], patch: pytest.MonkeyPatch) -> None:
    """Watch a function in every module that imported it."""
    for module in list(sys.modules.values()):
        if module is not None and module.__name__.startswith("regalia"):
            for name, value in list(vars(module).items()):
                if value is heavy:
                    patch.setattr(module, name, Watched(heavy, found))
