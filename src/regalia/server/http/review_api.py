"""Requests about reviews of games that are over (docs/wire.md)."""

from litestar import delete, get, post

from regalia.app import records
from regalia.app.errors import Forbidden, Missing
from regalia.app.mistakes import MistakeTried, MyMistake
from regalia.core.contract import SPECTATOR
from regalia.core.drawing.scene import WIDE, Scene
from regalia.core.errors import RegaliaError
from regalia.core.words import ENGLISH
from regalia.server.clock import now
from regalia.server.http.page_request import PageRequest
from regalia.server.http.responses import shape_of
from regalia.server.jobs.analysis_jobs import is_made_up
from regalia.server.live.live_table import READ
from regalia.server.messages import language_of, says
from regalia.server.store.storage import StoredTable
from regalia.teaching.reviews.review_messages import ReviewState


async def place(request: PageRequest, key: str) -> tuple[StoredTable, str]:
    """The table, and the record of its game, if that is over."""
    services = request.services
    kept = await services.storage.find(key)
    if kept is None:
        raise Missing(says("no-table"))
    text = await services.jobs.reviews.record(kept.id)
    if text is None:
        raise RegaliaError(says("not-over"))
    return kept, text


def is_constructed(kept: StoredTable) -> bool:
    """Tell if people brought, set up or rolled the game, and so could lead it anywhere."""
    return kept.uploaded is not None or is_made_up(READ.decode(kept.entries[0]))


async def reviewable(request: PageRequest, key: str) -> tuple[StoredTable, str]:
    """The table and its record, unless this person plays with others now where a review could
    help: it tells what every action is worth, as an analysis does. A constructed game could lead to
    what they see there; one that was played could have gone through it."""
    services = request.services
    kept, text = await place(request, key)
    person, address = request.person, request.address
    if is_constructed(kept):
        await services.jobs.analyses.check_playing(person, kept.game)
    else:
        stood = (records.all_positions, text)
        await services.jobs.analyses.check_running(person, address, kept.game, *stood)
    return kept, text


async def may_stop(request: PageRequest, kept: StoredTable) -> bool:
    """Tell if this person may stop a review: as a player; of a game that was brought, who asked."""
    services = request.services
    if kept.uploaded is not None:
        return await services.jobs.reviews.asked_by(kept.id) == request.person
    live = await services.tables.find(kept.play_key)
    return live is not None and bool(live.table.seats_of(request.person))


async def spoken_to(request: PageRequest, kept: StoredTable) -> int:
    """The seat that is called "you": the only one of this person, in a game played here."""
    live = None if kept.uploaded is not None else await request.services.tables.find(kept.play_key)
    return SPECTATOR if live is None else live.table.spoken_to(request.person)


@post("/api/tables/{key:str}/review", status_code=200)
async def begin_review(request: PageRequest, key: str, language: str = ENGLISH) -> None:
    """Looks back at a game that is over, behind what computers think for others."""
    services = request.services
    kept, text = await reviewable(request, key)
    address = request.address
    await request.sandboxed(records.check_reviewable, text)
    await services.jobs.reviews.want(kept.id, request.requester, address)


@delete("/api/tables/{key:str}/review", status_code=200)
async def stop_review(request: PageRequest, key: str, language: str = ENGLISH) -> None:
    """Stops it, for a player of the game, or whoever brought it and asked; what was found is kept,
    and it can go on later."""
    kept, _ = await place(request, key)
    if not await may_stop(request, kept):
        raise Forbidden(says("review-not-yours"))
    await request.services.jobs.reviews.stop(kept.id)


@get("/api/tables/{key:str}/review")
async def review(request: PageRequest, key: str, language: str = ENGLISH) -> ReviewState:
    """The state of a review, with all that is known by now."""
    services = request.services
    kept, text = await reviewable(request, key)
    progress = await services.jobs.reviews.progress(kept.id)
    working = await services.jobs.reviews.going_on(kept.id)
    stops = working and await may_stop(request, kept)
    if progress is None or progress.again is None:
        share = progress.share if progress else 0.0
        return ReviewState("working" if working else "none", share, stops)
    given = (text, progress, language_of(language), await spoken_to(request, kept))
    found = await request.sandboxed(records.reviewed, *given)
    if progress.over:
        await services.people.mistakes.collect(request.person, key, found, now())
    state = "done" if progress.over else "working" if working else "stopped"
    return ReviewState(state, progress.share, stops, found)


@get("/api/tables/{key:str}/better")
async def better(
    request: PageRequest,
    key: str,
    number: int,
    text: str,
    language: str = ENGLISH,
    shape: str = WIDE,
) -> Scene | None:
    """The scene after another action than that of a step."""
    _, record = await place(request, key)
    given = (record, language_of(language), shape_of(shape), number, text[:200])
    return await request.sandboxed(records.better, *given)


@get("/api/person/mistakes/{game:str}")
async def my_mistakes(request: PageRequest, game: str, language: str = ENGLISH) -> list[MyMistake]:
    """Marked decisions of my games that come back, the next first."""
    services = request.services
    return await services.people.mistakes.waiting(request.person, game, now())


@post("/api/person/mistakes/{game:str}", status_code=200)
async def try_mistake(
    request: PageRequest, game: str, data: MistakeTried, language: str = ENGLISH
) -> None:
    """I tried one again: if it was right, it comes back later, and at last no more."""
    services = request.services
    request.check_rate(services.limits.values)
    await services.people.mistakes.tried(request.person, game, data, now())


REVIEW_HANDLERS = [begin_review, stop_review, review, better, my_mistakes, try_mistake]
