"""Requests about lessons (docs/lessons.md): their steps, and answers, which are judged here."""

from typing import Any

from litestar import Request, Response, get, post

from regalia.core.words import ENGLISH
from regalia.server import learning
from regalia.server.addresses import address_of
from regalia.server.foreign import beside
from regalia.server.house import House
from regalia.server.packets import AS_IS
from regalia.server.safety import Missing, SlowDown, language_of, says
from regalia.server.telling import now
from regalia.server.wire import Guide, StepAnswered
from regalia.teaching.guide import guided
from regalia.teaching.judge import DONE
from regalia.teaching.packet import LessonCard, StepAnswer, StepPacket

Asked = Request[Any, Any, Any]


@get("/api/games/{game:str}/lessons")
async def all_lessons(request: Asked, game: str, language: str = ENGLISH) -> list[LessonCard]:
    """The lessons of a game, the one for newcomers first; none, where it has none."""
    house: House = request.app.state.house
    house.packets.get_ready()
    return learning.cards(game, language_of(language))


@get("/api/games/{game:str}/lessons/{lesson:str}/{step:str}", opt={AS_IS: True})
async def lesson_step(
    request: Asked, game: str, lesson: str, step: str, language: str = ENGLISH, shape: str = "wide"
) -> Response[StepPacket]:
    """A step, with all answers where they are little enough."""
    house: House = request.app.state.house
    learning.step_of(game, lesson, step)
    how = language_of(language), "tall" if shape == "tall" else "wide"
    return await house.packets.lesson(request, game, lesson, step, *how)


@post("/api/games/{game:str}/lessons/{lesson:str}/{step:str}", status_code=200)
async def answer_step(
    request: Asked,
    game: str,
    lesson: str,
    step: str,
    data: StepAnswered,
    language: str = ENGLISH,
) -> StepAnswer:
    """Judges all own actions since the step began; what is done is kept for me."""
    house: House = request.app.state.house
    person: str = request.state.person
    if not house.values_allowed.take(person, address_of(request)):
        raise SlowDown(says("slow-down"))
    given = (game, lesson, step, data.actions, language_of(language), data.shape)
    if learning.thinks(learning.step_of(game, lesson, step)):
        answer = await house.foreign.do(address_of(request), learning.judged, *given)
    else:
        answer = await beside(learning.judged, *given)
    if answer.state == DONE:
        stars = answer.stars
        await house.persons.change(
            person,
            learning.value_of(game),
            lambda kept: learning.with_stars(kept, lesson, step, stars),
            now(),
        )
    return answer


@get("/api/tables/{key:str}/guide")
async def guide(request: Asked, key: str, language: str = ENGLISH) -> Guide | None:
    """What the decision is about that I have to make at a table, in a sentence."""
    house: House = request.app.state.house
    live = await house.find(key)
    if live is None:
        raise Missing(says("no-table"))
    async with live.lock:  # nothing that is not yet on the disk is told
        table = live.table
        seats = [one for one in table.seats_of(request.state.person) if one in table.game.players]
        if not table.playing or len(seats) != 1:
            return None
        found = guided(table.game, seats[0], ())
    return Guide(found.id, found.say.told(language_of(language))) if found else None


LEARNING_HANDLERS = [all_lessons, lesson_step, answer_step, guide]
