"""Requests about rushes (docs/exercises.md): as many exercises as one can, for all with a link."""

from functools import lru_cache

from litestar import get, post

from regalia import games
from regalia.app import daily
from regalia.app.errors import no_page
from regalia.app.rush_wire import BeginRush, NewRush, RushAnswer, RushAnswered, RushKey, RushState
from regalia.app.wire import Invitation
from regalia.core.words import ENGLISH
from regalia.server.clock import now
from regalia.server.http.invitation_api import invited
from regalia.server.http.page_request import PageRequest
from regalia.server.http.responses import shape_of
from regalia.server.messages import language_of
from regalia.server.people.rushes import StoredRun, StoredRush, offered
from regalia.server.sandbox.sandbox import run_in_thread
from regalia.table.settings import cleaned
from regalia.teaching.exercises.rush import count as rush_count
from regalia.teaching.lessons.judge import DONE, WRONG
from regalia.teaching.lessons.step_packets import StepAnswer, StepPacket, answered, packet

REMEMBERED = 256  # packets, without answers: some kilobytes each


@post("/api/rushes", status_code=200)
async def new_rush(request: PageRequest, data: NewRush, language: str = ENGLISH) -> RushKey:
    """Makes a rush, to be done alone or by all who have its link."""
    services = request.services
    request.check_rate(services.rushes.made_allowed)
    offered(data.game)
    return RushKey(await services.rushes.make(data.game, data.mode, now()))


@get("/api/rushes/{key:str}")
async def rush(
    request: PageRequest, key: str, language: str = ENGLISH, shape: str = "wide"
) -> RushState:
    """A rush, how I am doing in it, and how everybody did."""
    services = request.services
    return await _state(request, await services.rushes.find(key), language, shape)


@post("/api/rushes/{key:str}/begin", status_code=200)
async def begin_rush(
    request: PageRequest, key: str, data: BeginRush, language: str = ENGLISH, shape: str = "wide"
) -> RushState:
    """My time begins, unless I have begun before."""
    services = request.services
    request.check_rate(services.rushes.answers_allowed)
    found = await services.rushes.find(key)
    closed = daily.closed(found.exercises, now())
    await services.rushes.begin(found, request.requester, cleaned(data.name), closed, now())
    return await _state(request, found, language, shape)


@post("/api/rushes/{key:str}/answer", status_code=200)
async def answer_rush(
    request: PageRequest, key: str, data: RushAnswered, language: str = ENGLISH
) -> RushAnswer:
    """Judges what I did in the exercise that I am at; what is over is noted, and the next comes."""
    services = request.services
    person = request.person
    request.check_rate(services.rushes.answers_allowed)
    found, at = await services.rushes.find(key), now()
    run = await services.rushes.run(found, person)
    if run is None:
        raise no_page()
    if data.place != len(run.results) or run.over(at):
        return RushAnswer(None, run.told(at), await _asked(run, language, data.shape))
    answer: StepAnswer | None = None
    if not data.skip:
        given = (found.game, run.number, data.actions, language_of(language), data.shape)
        answer = await run_in_thread(_judged, *given)
        if answer.state not in (DONE, WRONG):
            return RushAnswer(answer, run.told(at), None)
    done = answer is not None and answer.state == DONE
    noted = await services.rushes.note(found, person, data.place, done, at)
    run = await services.rushes.run(found, person) or run
    asked = await _asked(run, language, data.shape)
    return RushAnswer(answer if noted else None, run.told(now()), asked)


@get("/api/rushes/{key:str}/invitation")
async def rush_invitation(request: PageRequest, key: str, language: str = ENGLISH) -> Invitation:
    """The address of a rush under which others reach it."""
    services = request.services
    found = await services.rushes.find(key)
    return await invited(request, f"/rush/{found.key}")


async def _state(request: PageRequest, found: StoredRush, language: str, shape: str) -> RushState:
    services = request.services
    person = request.person
    run = await services.rushes.run(found, person)
    return RushState(
        key=found.key,
        game=found.game,
        name=games.room(found.game).short_name.told(language_of(language)),
        mode=found.mode,
        count=len(run.cards) if run else rush_count(found.exercises),
        run=run.told(now()) if run else None,
        asked=await _asked(run, language, shape) if run else None,
        board=await services.rushes.board(found, person, now()),
        best=await services.rushes.best(found, person),
    )


async def _asked(run: StoredRun, language: str, shape: str) -> StepPacket | None:
    """The exercise that somebody is at, if they still are."""
    if run.over(now()):
        return None
    given = (language_of(language), shape_of(shape))
    return await run_in_thread(_packet, run.rush.game, run.number, *given)


@lru_cache(REMEMBERED)
def _packet(game: str, number: int, language: str, shape: str) -> StepPacket:
    """The exercise without its name and solution: answers are judged here."""
    return packet(offered(game).step(number), language, shape, whole=False)


def _judged(game: str, number: int, actions: list[str], language: str, shape: str) -> StepAnswer:
    return answered(offered(game).step(number), actions, language, shape)


RUSH_HANDLERS = [new_rush, rush, begin_rush, answer_rush, rush_invitation]
