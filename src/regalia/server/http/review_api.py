"""Requests about reviews of games that are over (docs/wire.md)."""

from typing import NamedTuple

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
from regalia.server.live.live_table import LiveTable
from regalia.server.messages import language_of, says
from regalia.teaching.reviews.review_messages import ReviewState


class FinishedGame(NamedTuple):
    """A game that is over, found by a key."""

    id: int
    game: str
    text: str  # its record
    live: LiveTable | None  # where it was played; None: it was brought


async def place(request: PageRequest, key: str) -> FinishedGame:
    """The game of a key and its record, if it is over."""
    services = request.services
    found = await services.tables.look_up(key)
    if found is None:
        raise Missing(says("no-table"))
    if not isinstance(found, LiveTable):
        return FinishedGame(found.id, found.game, (found.uploaded or b"").decode("utf-8"), None)
    text = await services.jobs.reviews.record_of(found)
    if text is None:
        raise RegaliaError(says("not-over"))
    return FinishedGame(found.kept.id, found.kept.game, text, found)


def is_constructed(found: FinishedGame) -> bool:
    """Tell if people brought, set up or rolled the game, and so could lead it anywhere."""
    return found.live is None or is_made_up(found.live.table.entries[0])


async def reviewable(request: PageRequest, key: str) -> FinishedGame:
    """The game of a key, unless this person plays with others now where a review could
    help: it tells what every action is worth, as an analysis does. A constructed game could lead to
    what they see there; one that was played could have gone through it."""
    services = request.services
    found = await place(request, key)
    person, address = request.person, request.address
    if is_constructed(found):
        await services.jobs.analyses.check_playing(person, found.game)
    else:
        stood = (records.all_positions, found.text)
        await services.jobs.analyses.check_running(person, address, found.game, *stood)
    return found


async def may_stop(request: PageRequest, found: FinishedGame) -> bool:
    """Tell if this person may stop a review: as a player; of a game that was brought, who asked."""
    if found.live is None:
        return await request.services.jobs.reviews.asked_by(found.id) == request.person
    return bool(found.live.table.seats_of(request.person))


def spoken_to(request: PageRequest, found: FinishedGame) -> int:
    """The seat that is called "you": the only one of this person, in a game played here."""
    return SPECTATOR if found.live is None else found.live.table.spoken_to(request.person)


@post("/api/tables/{key:str}/review", status_code=200)
async def begin_review(request: PageRequest, key: str, language: str = ENGLISH) -> None:
    """Looks back at a game that is over, behind what computers think for others."""
    services = request.services
    found = await reviewable(request, key)
    address = request.address
    await request.sandboxed(records.check_reviewable, found.text)
    await services.jobs.reviews.want(found.id, request.requester, address)


@delete("/api/tables/{key:str}/review", status_code=200)
async def stop_review(request: PageRequest, key: str, language: str = ENGLISH) -> None:
    """Stops it, for a player of the game, or whoever brought it and asked; what was found is kept,
    and it can go on later."""
    found = await place(request, key)
    if not await may_stop(request, found):
        raise Forbidden(says("review-not-yours"))
    await request.services.jobs.reviews.stop(found.id)


@get("/api/tables/{key:str}/review")
async def review(request: PageRequest, key: str, language: str = ENGLISH) -> ReviewState:
    """The state of a review, with all that is known by now."""
    services = request.services
    game = await reviewable(request, key)
    progress = await services.jobs.reviews.progress(game.id)
    working = await services.jobs.reviews.going_on(game.id)
    stops = working and await may_stop(request, game)
    if progress is None or progress.again is None:
        share = progress.share if progress else 0.0
        return ReviewState("working" if working else "none", share, stops)
    given = (game.text, progress, language_of(language), spoken_to(request, game))
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
    found = await place(request, key)
    given = (found.text, language_of(language), shape_of(shape), number, text[:200])
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
