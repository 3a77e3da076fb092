"""Requests about lessons and worked examples (docs/lessons.md, docs/examples.md): their steps, and
answers, which are judged here."""

from litestar import Response, get, post

from regalia.app import learning
from regalia.app.errors import Missing
from regalia.app.wire import ExampleTried, Guide, LessonAnswered
from regalia.core.words import ENGLISH
from regalia.server.clock import now
from regalia.server.http.page_request import PageRequest
from regalia.server.http.responses import AS_IS, compressed_json, shape_of
from regalia.server.messages import language_of, says
from regalia.server.sandbox.sandbox import run_in_thread
from regalia.server.sandbox.step_packets import EXAMPLE
from regalia.teaching.examples.example_packets import ExamplePacket
from regalia.teaching.lessons.guide import guided
from regalia.teaching.lessons.judge import DONE, earned
from regalia.teaching.lessons.step_packets import LessonCard, StepAnswer, StepPacket
from regalia.teaching.lessons.steps import BEGIN


@get("/api/games/{game:str}/lessons")
async def all_lessons(request: PageRequest, game: str, language: str = ENGLISH) -> list[LessonCard]:
    """The lessons of a game, the one for newcomers first; none, where it has none."""
    services = request.services
    services.packets.get_ready()
    return await run_in_thread(learning.cards, game, language_of(language))


@get("/api/games/{game:str}/lessons/{lesson:str}/{step:str}", opt={AS_IS: True})
async def lesson_step(
    request: PageRequest,
    game: str,
    lesson: str,
    step: str,
    language: str = ENGLISH,
    shape: str = "wide",
) -> Response[StepPacket]:
    """A step, with all answers where they are little enough."""
    services = request.services
    learning.step_of(game, lesson, step)
    place = (game, lesson, step, language_of(language), shape_of(shape))
    return compressed_json(request, await services.packets.packet(place, request.address))


@post("/api/games/{game:str}/lessons/{lesson:str}/{step:str}", status_code=200)
async def answer_step(
    request: PageRequest,
    game: str,
    lesson: str,
    step: str,
    data: LessonAnswered,
    language: str = ENGLISH,
) -> StepAnswer:
    """Judges all own actions since the step began; what is done is kept for me, but for the little
    steps before a lesson, which never count."""
    services = request.services
    person = request.person
    request.check_rate(services.limits.values)
    said = language_of(language)
    given = (game, lesson, step, data.actions, said, data.shape, data.taps)
    if learning.thinks(learning.step_of(game, lesson, step)):
        answer = await request.sandboxed(learning.judged, *given)
    else:
        answer = await run_in_thread(learning.judged, *given)
    if answer.state == DONE and lesson != BEGIN:
        stars = earned(answer.stars, data.misses, data.hinted)
        await services.people.persons.change(
            person,
            learning.value_of(game),
            lambda kept: learning.with_stars(kept, lesson, step, stars),
            now(),
        )
    return answer


@get("/api/games/{game:str}/examples/{name:str}", opt={AS_IS: True})
async def worked_example(
    request: PageRequest, game: str, name: str, language: str = ENGLISH, shape: str = "wide"
) -> Response[ExamplePacket]:
    """A worked example of the rulebook, to be played."""
    services = request.services
    learning.example_of(game, name)
    place = (game, EXAMPLE, name, language_of(language), shape_of(shape))
    return compressed_json(request, await services.packets.packet(place, request.address))


@post("/api/games/{game:str}/examples/{name:str}", status_code=200)
async def try_example(
    request: PageRequest, game: str, name: str, data: ExampleTried, language: str = ENGLISH
) -> StepAnswer:
    """The outcome of something that is tried in a worked example; nothing is kept."""
    learning.example_of(game, name)
    request.check_rate(request.services.limits.values)
    given = (game, name, data.actions, data.taps, language_of(language), data.shape)
    return await run_in_thread(learning.tried, *given)


@get("/api/tables/{key:str}/guide")
async def guide(request: PageRequest, key: str, language: str = ENGLISH) -> Guide | None:
    """A sentence about the decision that I have to make at a table."""
    services = request.services
    live = await services.tables.find(key)
    if live is None:
        raise Missing(says("no-table"))
    async with live.lock:  # nothing that is not yet on the disk is told
        table = live.table
        seats = [one for one in table.seats_of(request.person) if one in table.game.players]
        if not table.playing or len(seats) != 1:
            return None
        found = guided(table.game, seats[0], ())
    return Guide(found.id, found.say.told(language_of(language))) if found else None


LEARNING_HANDLERS = [
    all_lessons,
    lesson_step,
    answer_step,
    worked_example,
    try_example,
    guide,
]
