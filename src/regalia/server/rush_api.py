"""Requests about rushes (docs/exercises.md): as many exercises as one can, for all with a link."""

from functools import lru_cache
from typing import Any

from litestar import Request, get, post

from regalia import games
from regalia.core.words import ENGLISH
from regalia.server import daily
from regalia.server.addresses import Shares, address_of
from regalia.server.following_api import invited
from regalia.server.foreign import beside
from regalia.server.house import House
from regalia.server.rush_wire import (
    BeginRush,
    NewRush,
    RushAnswer,
    RushAnswered,
    RushKey,
    RushState,
)
from regalia.server.rushes import Run, Rush, offered
from regalia.server.safety import Missing, SlowDown, language_of, says
from regalia.server.telling import now
from regalia.server.wire import Invitation
from regalia.table.settings import cleaned
from regalia.teaching.judge import DONE, WRONG
from regalia.teaching.packet import StepAnswer, StepPacket, answered, packet

Asked = Request[Any, Any, Any]
REMEMBERED = 256  # packets, without answers: some kilobytes each


@post("/api/rushes", status_code=200)
async def new_rush(request: Asked, data: NewRush, language: str = ENGLISH) -> RushKey:
    """Makes a rush, to be done alone or by all who have its link."""
    house: House = request.app.state.house
    _allow(house.rushes.made_allowed, request)
    closed = daily.closed(offered(data.game))
    return RushKey(await house.rushes.make(data.game, data.mode, closed, now()))


@get("/api/rushes/{key:str}")
async def rush(request: Asked, key: str, language: str = ENGLISH, shape: str = "wide") -> RushState:
    """A rush, how I am doing in it, and how everybody did."""
    house: House = request.app.state.house
    return await _state(request, await house.rushes.find(key), language, shape)


@post("/api/rushes/{key:str}/begin", status_code=200)
async def begin_rush(
    request: Asked, key: str, data: BeginRush, language: str = ENGLISH, shape: str = "wide"
) -> RushState:
    """My time begins; whoever has begun before goes on."""
    house: House = request.app.state.house
    _allow(house.rushes.answers_allowed, request)
    found = await house.rushes.find(key)
    await house.rushes.begin(found, request.state.person, cleaned(data.name), now())
    return await _state(request, found, language, shape)


@post("/api/rushes/{key:str}/answer", status_code=200)
async def answer_rush(
    request: Asked, key: str, data: RushAnswered, language: str = ENGLISH
) -> RushAnswer:
    """Judges what I did in the exercise that I am at; what is over is noted, and the next comes."""
    house: House = request.app.state.house
    person: str = request.state.person
    _allow(house.rushes.answers_allowed, request)
    found, at = await house.rushes.find(key), now()
    run = await house.rushes.run(found, person)
    if run is None:
        raise Missing(says("no-page"))
    if data.place != len(run.results) or run.over(at):
        return RushAnswer(None, run.told(at), await _asked(run, language, data.shape))
    answer: StepAnswer | None = None
    if not data.skip:
        given = (found.game, run.number, data.actions, language_of(language), data.shape)
        answer = await beside(_judged, *given)
        if answer.state not in (DONE, WRONG):
            return RushAnswer(answer, run.told(at), None)
    done = answer is not None and answer.state == DONE
    noted = await house.rushes.note(found, person, data.place, done, at)
    run = await house.rushes.run(found, person) or run
    asked = await _asked(run, language, data.shape)
    return RushAnswer(answer if noted else None, run.told(now()), asked)


@get("/api/rushes/{key:str}/invitation")
async def rush_invitation(request: Asked, key: str, language: str = ENGLISH) -> Invitation:
    """The address of a rush under which others reach it."""
    house: House = request.app.state.house
    found = await house.rushes.find(key)
    return await invited(request, f"/rush/{found.key}")


def _allow(shares: Shares, request: Asked) -> None:
    if not shares.take(request.state.person, address_of(request)):
        raise SlowDown(says("slow-down"))


async def _state(request: Asked, found: Rush, language: str, shape: str) -> RushState:
    house: House = request.app.state.house
    person: str = request.state.person
    run = await house.rushes.run(found, person)
    return RushState(
        key=found.key,
        game=found.game,
        name=games.room(found.game).says("name").told(language_of(language)),
        mode=found.mode,
        count=len(found.cards),
        run=run.told(now()) if run else None,
        asked=await _asked(run, language, shape) if run else None,
        board=await house.rushes.board(found, person, now()),
        best=await house.rushes.best(found, person),
    )


async def _asked(run: Run, language: str, shape: str) -> StepPacket | None:
    """The exercise that somebody is at, if they still are."""
    if run.over(now()):
        return None
    given = (language_of(language), "tall" if shape == "tall" else "wide")
    return await beside(_packet, run.rush.game, run.number, *given)


@lru_cache(REMEMBERED)
def _packet(game: str, number: int, language: str, shape: str) -> StepPacket:
    """Without what is right: that is judged here."""
    return packet(offered(game).step(number), language, shape, whole=False)


def _judged(game: str, number: int, actions: list[str], language: str, shape: str) -> StepAnswer:
    return answered(offered(game).step(number), actions, language, shape)


RUSH_HANDLERS = [new_rush, rush, begin_rush, answer_rush, rush_invitation]
