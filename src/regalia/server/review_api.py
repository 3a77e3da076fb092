"""Requests about reviews of games that are over (docs/wire.md)."""

from typing import Any

from litestar import Request, delete, get, post

from regalia.core.errors import RegaliaError
from regalia.core.scene import TALL, WIDE
from regalia.core.words import ENGLISH
from regalia.server import mistakes, records
from regalia.server.addresses import address_of
from regalia.server.house import House
from regalia.server.live import READ
from regalia.server.mistakes import MistakeTried, MyMistake
from regalia.server.safety import Missing, SlowDown, language_of, says
from regalia.server.storage import Kept
from regalia.server.telling import now
from regalia.table.entries import TYPED, Opened
from regalia.table.scene_data import Scene
from regalia.teaching.review_told import ReviewState

Asked = Request[Any, Any, Any]


async def place(request: Asked, key: str) -> tuple[Kept, str]:
    """The table, and the record of its game, if that is over."""
    house: House = request.app.state.house
    kept = await house.storage.find(key)
    if kept is None:
        raise Missing(says("no-table"))
    text = await house.reviews.record(kept.id)
    if text is None:
        raise RegaliaError(says("not-over"))
    return kept, text


def made_up(kept: Kept) -> bool:
    """Whether it was brought, begun or rolled by people, and so could lead wherever they like."""
    if kept.uploaded is not None:
        return True
    opened = READ.decode(kept.entries[0])
    return isinstance(opened, Opened) and (
        opened.position is not None or opened.begun > 0 or opened.dice == TYPED
    )


async def reviewable(request: Asked, key: str) -> tuple[int, str]:
    """The same, by the table's number, unless this person plays with others now where it could
    help: a review tells what every action is worth, as an analysis does.  A game that is made up
    could lead to what they see there; one that was played could have gone through it."""
    house: House = request.app.state.house
    kept, text = await place(request, key)
    person, address = request.state.person, address_of(request)
    if made_up(kept):
        await house.analyses.check_playing(person, kept.game)
    else:
        stood = (records.all_positions, text)
        await house.analyses.check_running(person, address, kept.game, *stood)
    return kept.id, text


@post("/api/tables/{key:str}/review", status_code=200)
async def begin_review(request: Asked, key: str, language: str = ENGLISH) -> None:
    """Looks back at a game that is over, behind what computers think for others."""
    house: House = request.app.state.house
    table_id, text = await reviewable(request, key)
    address = address_of(request)
    await house.foreign.do(address, records.check_reviewable, text)
    await house.reviews.want(table_id, house.whom(request.state.person, address), address)


@delete("/api/tables/{key:str}/review", status_code=200)
async def stop_review(request: Asked, key: str, language: str = ENGLISH) -> None:
    """Stops it; what was found is kept, and it can go on later."""
    house: House = request.app.state.house
    kept, _ = await place(request, key)
    await house.reviews.stop(kept.id)


@get("/api/tables/{key:str}/review")
async def review(request: Asked, key: str, language: str = ENGLISH) -> ReviewState:
    """How far it has come, and what is known by now."""
    house: House = request.app.state.house
    table_id, text = await reviewable(request, key)
    progress = await house.reviews.progress(table_id)
    working = await house.reviews.going_on(table_id)
    if progress is None or progress.again is None:
        share = progress.share if progress else 0.0
        return ReviewState("working" if working else "none", share)
    given = (text, progress, language_of(language))
    found = await house.foreign.do(address_of(request), records.reviewed, *given)
    if progress.over:
        await mistakes.taken_in(house, request.state.person, key, found, now())
    state = "done" if progress.over else "working" if working else "stopped"
    return ReviewState(state, progress.share, found)


@get("/api/tables/{key:str}/better")
async def better(
    request: Asked,
    key: str,
    number: int,
    text: str,
    language: str = ENGLISH,
    shape: str = WIDE,
) -> Scene | None:
    """What would have been to be seen after another action than that of a step."""
    house: House = request.app.state.house
    _, record = await place(request, key)
    shown = TALL if shape == TALL else WIDE
    given = (record, language_of(language), shown, number, text[:200])
    return await house.foreign.do(address_of(request), records.better, *given)


@get("/api/person/mistakes/{game:str}")
async def my_mistakes(request: Asked, game: str, language: str = ENGLISH) -> list[MyMistake]:
    """Marked decisions of my games that come back, the next first."""
    house: House = request.app.state.house
    return await mistakes.waiting(house, request.state.person, game)


@post("/api/person/mistakes/{game:str}", status_code=200)
async def try_mistake(
    request: Asked, game: str, data: MistakeTried, language: str = ENGLISH
) -> None:
    """I tried one again: if it was right, it comes back later, and at last no more."""
    house: House = request.app.state.house
    if not house.values_allowed.take(request.state.person, address_of(request)):
        raise SlowDown(says("slow-down"))
    await mistakes.tried(house, request.state.person, game, data, now())


REVIEW_HANDLERS = [begin_review, stop_review, review, better, my_mistakes, try_mistake]
