"""Sheets and weights for the page: made for strangers, so bounded."""

import asyncio
import time
from typing import Any

import pytest
from support.games.units import LANCER
from support.servers.serving import Person

from regalia import games
from regalia.app.errors import SlowDown
from regalia.app.workshop_wire import WeighWish
from regalia.core.errors import RegaliaError
from regalia.core.words import LANGUAGES
from regalia.lab.chunks import ChunkResult, GameChunk
from regalia.server.jobs import weighing_jobs
from regalia.server.jobs.weighing_jobs import PLANS, WeighingJob, WeighingJobs, trial_of


def test_the_page_gets_a_pdf_with_units_of_one_s_own(ann: Person) -> None:
    parts = ann.http.get("/api/games/battles/print?language=de").json()
    assert [one["id"] for one in parts] == ["form", "cards", "tokens", "rules"]
    assert parts[0] == {"id": "form", "title": "Armeebogen", "fills": True}
    wish = {"game": "battles", "parts": ["form", "cards"], "options": {"units": LANCER}}
    answer = ann.http.post("/api/print?language=sl", json=wish | {"filled": "LLNP"})
    assert answer.status_code == 200 and answer.headers["content-type"] == "application/pdf"
    assert answer.content.startswith(b"%PDF")
    for wrong in (
        {"game": "nothing"},
        {"filled": "LLXX"},
        {"parts": ["walls"]},
        {"parts": ["form"] * 13},
        {"options": {"units": "/etc/units.toml"}},
        {"paper": "a0"},
        {"more": 1},
    ):
        assert ann.http.post("/api/print", json=wish | wrong).status_code in (400, 404), wrong


class Quiet:
    """A queue in which nothing else waits, and a sandbox that works at once."""

    async def do(self, address: str, work: Any, *given: Any) -> Any:
        return work(*given)

    async def waits(self, now: int) -> bool:
        return False


def played(chunk: GameChunk) -> ChunkResult:
    """The result of a chunk in which the side with the unit wins three games of four."""
    points = [(2, 0, 2, 2)[game % 4] for game in range(chunk.games)]
    return ChunkResult(points, [50] * chunk.games, {}, [])


async def finished(many: WeighingJobs, wish: WeighWish, **who: str) -> Any:
    told = {"language": "en", "person": "ann", "address": "there"} | who
    while True:
        state = await many.look(wish, **told)
        if state.state != "working":
            return state
        assert many.working is not None
        await many.working


def weighing(monkeypatch: pytest.MonkeyPatch, play: Any = played) -> WeighingJobs:
    async def at_once(self: WeighingJobs, chunk: GameChunk) -> ChunkResult:
        result: ChunkResult = play(chunk)
        return result

    monkeypatch.setattr(WeighingJobs, "play", at_once)
    quiet: Any = Quiet()
    return WeighingJobs(quiet, quiet, lambda: 0)


def test_a_unit_is_weighed_at_several_strengths_with_a_sentence_in_every_language(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    many = weighing(monkeypatch)

    async def run() -> None:
        wish = WeighWish("battles", LANCER, 0)
        first = await many.look(wish, "en", "ann", "there")
        assert first.state == "working" and first.share == 0 and first.worths == []
        state = await finished(many, wish)
        assert state.state == "done" and state.share == 1
        assert [one.points for one in state.worths] == [25.0, 25.0]
        assert all(one.games <= plan.most for one, plan in zip(state.worths, PLANS))
        assert "Too strong" in state.sentences[-1]
        for language in LANGUAGES:
            told = await many.look(wish, language, "ann", "there")
            assert len(told.sentences) == 4 and "{" not in "".join(told.sentences)

    asyncio.run(run())


def test_a_weighing_ends_at_its_bound_however_wide_the_interval(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(weighing_jobs, "NARROW", 0.0)
    asked: list[GameChunk] = []

    def counted(chunk: GameChunk) -> ChunkResult:
        asked.append(chunk)
        return played(chunk)

    asyncio.run(finished(weighing(monkeypatch, counted), WeighWish("battles", LANCER, 0)))
    assert sum(chunk.games for chunk in asked) == sum(plan.most for plan in PLANS)
    assert len({chunk.name for chunk in asked}) == len(asked)


def test_what_nobody_looks_at_rests_and_who_asks_too_much_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    many = weighing(monkeypatch)
    monkeypatch.setattr(weighing_jobs, "LOOKED_AT", -1.0)

    async def run() -> None:
        state = await many.look(WeighWish("battles", LANCER, 0), "en", "ann", "there")
        assert state.state == "working" and many.working is not None
        await many.working
        assert not next(iter(many.jobs.values())).worths  # nobody looks: not one chunk
        with pytest.raises(SlowDown):
            for number in range(weighing_jobs.A_MINUTE + 1):
                text = LANCER.replace("lancer", f"lancer{number}")
                await many.look(WeighWish("battles", text, 0), "en", "ann", "there")
        many.close()

    asyncio.run(run())


def test_nobody_takes_the_places_of_all_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bound is that of a process; each process of a server counts its own."""
    many = weighing(monkeypatch)

    def wish(number: int) -> WeighWish:
        return WeighWish("battles", LANCER.replace("lancer", f"lancer{number}"), 0)

    async def began(people: list[tuple[str, str]]) -> int:
        """The number of these people who may have a unit weighed."""
        count = 0
        for number, (person, address) in enumerate(people, len(many.jobs)):
            try:
                await many.look(wish(number), "en", person, address)
            except SlowDown:
                continue
            count += 1
        return count

    async def run() -> None:
        monkeypatch.setattr(many, "_work", never)
        assert await began([("ann", "there")] * 5) == weighing_jobs.MOST_OF_ONE
        await many.look(wish(0), "en", "ann", "there")  # to look at what is there is no new one
        crowd = [(f"one{number}", "there") for number in range(20)]
        assert await began(crowd) == weighing_jobs.MOST_FROM_ONE - weighing_jobs.MOST_OF_ONE
        assert await began([("ben", "elsewhere")]) == 1
        for job in many.jobs.values():
            job.next = None  # done
        assert await began([("ann", "there")]) == 1
        many.close()

    asyncio.run(run())


async def never() -> None:
    await asyncio.Event().wait()


def test_a_chunk_that_fails_ends_its_job_and_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(chunk: GameChunk) -> ChunkResult:
        if '"bad' in chunk.options or "bad" in chunk.options:
            raise RuntimeError("lost")
        return played(chunk)

    many = weighing(monkeypatch, broken)

    async def run() -> None:
        bad = WeighWish("battles", LANCER.replace("lancer", "bad"), 0)
        assert (await finished(many, bad)).state == "failed"
        assert (await finished(many, WeighWish("battles", LANCER, 0))).state == "done"

    asyncio.run(run())


def test_computers_moves_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    many, waited = weighing(monkeypatch), []
    monkeypatch.setattr(weighing_jobs, "PAUSE", 0.0)

    async def waits(now: int) -> bool:
        waited.append(len(many.jobs))
        return len(waited) < 5

    many.queue.waits = waits  # type: ignore[method-assign]
    asyncio.run(finished(many, WeighWish("battles", LANCER, 0)))
    assert len(waited) > 5


@pytest.mark.parametrize("given", [("ur", LANCER, 0), ("battles", LANCER, 1), ("battles", "x", 0)])
def test_what_is_no_unit_is_refused(given: tuple[str, str, int]) -> None:
    with pytest.raises(RegaliaError):
        trial_of(*given)


def test_a_job_is_fair_to_its_seeds() -> None:
    """The chunks of a job are the lab's own: the same unit weighs the same everywhere."""
    job = WeighingJob("battles", trial_of("battles", LANCER, 0))
    assert job.next is not None and job.next.seed == 0 and job.next.games == PLANS[0].games
    assert job.next.game == games.room("battles").card.id and time.monotonic() >= job.looked
