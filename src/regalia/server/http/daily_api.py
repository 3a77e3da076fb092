"""Requests about exercises (docs/exercises.md): today's, and practice; answers are judged here."""

from litestar import Response, get, post

from regalia import games
from regalia.app import daily
from regalia.app.errors import Forbidden, no_page
from regalia.app.learning import room_of
from regalia.app.wire import Daily, ExerciseAnswered, NextExercise, Practice
from regalia.core.words import ENGLISH
from regalia.server.clock import now
from regalia.server.http.page_request import PageRequest
from regalia.server.http.responses import AS_IS, compressed_json, shape_of
from regalia.server.messages import language_of, says
from regalia.server.sandbox import step_packets
from regalia.server.sandbox.sandbox import run_in_thread
from regalia.teaching.exercises import practice, result_card, streaks
from regalia.teaching.exercises.exercise_lists import listed
from regalia.teaching.lessons.judge import DONE
from regalia.teaching.lessons.step_packets import StepAnswer, StepPacket, StepSolution


@get("/api/daily")
async def today(request: PageRequest, language: str = ENGLISH) -> Daily:
    """Today's exercises, and my days in a row."""
    services = request.services
    values = await services.people.persons.values(request.person)
    return await run_in_thread(daily.today, values, language_of(language), now())


@get("/api/daily/{day:int}/{results:str}/picture.svg", media_type="image/svg+xml")
async def daily_picture(
    day: int, results: str, streak: int = 0, language: str = ENGLISH
) -> Response[str]:
    """A day's results to show to others: for each game how often one missed, `-` for not done."""
    there = [name for name in games.names() if listed(room_of(name))]
    good = len(results) == len(there) and all(one in "-0123456789" for one in results)
    if not good or not 0 <= day < streaks.LAST_DAY or not 0 <= streak < streaks.LAST_DAY:
        raise no_page()
    signs = [result_card.sign(None if one == "-" else int(one)) for one in results]
    names = [games.room(name).short_name.told(language_of(language)) for name in there]
    said = f"🔥 {streak}" if streak > 1 else ""
    drawn = result_card.picture(day, names, signs, said)
    return Response(drawn, headers={"cache-control": "public, max-age=86400"})


@get("/api/games/{game:str}/exercises/{number:int}", opt={AS_IS: True})
async def exercise(
    request: PageRequest, game: str, number: int, language: str = ENGLISH, shape: str = "wide"
) -> Response[StepPacket]:
    """An exercise, with all answers where they are little enough."""
    services = request.services
    daily.checked(game, number, now())  # what was open may be closed by now
    if await services.rushes.hides(request.requester, game, number, now()):
        given = (game, number, language_of(language), shape_of(shape))
        return compressed_json(request, await run_in_thread(step_packets.unsolved, *given))
    place = (game, number, language_of(language), shape_of(shape))
    return compressed_json(request, await services.packets.packet(place, request.address))


@post("/api/games/{game:str}/exercises/{number:int}", status_code=200)
async def answer_exercise(
    request: PageRequest, game: str, number: int, data: ExerciseAnswered, language: str = ENGLISH
) -> StepAnswer:
    """Judges all own actions since it began; what is done is kept for me, by its day."""
    services = request.services
    request.check_rate(request.services.limits.values)
    await _check_no_rush(request, game, number)
    given = (game, number, data.actions, language_of(language), data.shape, now(), data.taps)
    if daily.thinks(game, number, now()):
        answer = await request.sandboxed(daily.judged, *given)
    else:
        answer = await run_in_thread(daily.judged, *given)
    if answer.state == DONE:
        day = daily.day_asked(game, number, now())
        if day is not None:
            await services.people.persons.change(
                request.person,
                daily.VALUE,
                lambda kept: streaks.noted(kept, day, game, data.misses),
                now(),
            )
        await _practised(request, game, number, data.misses)
    return answer


@post("/api/games/{game:str}/exercises/{number:int}/missed", status_code=200)
async def miss_exercise(
    request: PageRequest, game: str, number: int, language: str = ENGLISH
) -> None:
    """I give this one up: it comes back."""
    request.check_rate(request.services.limits.values)
    await _practised(request, game, number, 1)


@post("/api/games/{game:str}/exercises/{number:int}/solution", status_code=200)
async def show_solution(
    request: PageRequest, game: str, number: int, language: str = ENGLISH, shape: str = "wide"
) -> StepSolution:
    """I give this one up, and see how it is done: it comes back."""
    request.check_rate(request.services.limits.values)
    await _check_no_rush(request, game, number)
    given = (game, number, language_of(language), shape_of(shape), now())
    found = await request.sandboxed(daily.solution, *given)
    await _practised(request, game, number, 1)
    return found


@get("/api/games/{game:str}/practice")
async def all_themes(request: PageRequest, game: str, language: str = ENGLISH) -> Practice:
    """The themes of a game that can be practised."""
    services = request.services
    services.packets.get_ready()
    values = await services.people.persons.values(request.person)
    return daily.themes(game, values, language_of(language), now())


@get("/api/games/{game:str}/practice/{theme:str}")
async def next_exercise(
    request: PageRequest, game: str, theme: str, language: str = ENGLISH
) -> NextExercise:
    """The next exercise of a theme: one that comes back, or one of the right difficulty."""
    services = request.services
    values = await services.people.persons.values(request.person)
    kept, found = values.get(daily.practised(game)), daily.exercises_of(game)
    at = now()
    number = practice.following(found, theme, kept, daily.day_at(at), daily.closed(found, at))
    if number is None:
        raise no_page()
    return NextExercise(number)


async def _check_no_rush(request: PageRequest, game: str, number: int) -> None:
    """Refuse to say what is right in an exercise that a rush may ask for in a moment."""
    daily.checked(game, number, now())
    if await request.services.rushes.hides(request.requester, game, number, now()):
        raise Forbidden(says("rush-running"))


async def _practised(request: PageRequest, game: str, number: int, misses: int) -> None:
    at = now()
    found, day = daily.checked(game, number, at), daily.day_at(at)
    await request.services.people.persons.change(
        request.person,
        daily.practised(game),
        lambda kept: practice.noted(found, kept, number, misses, day),
        now(),
    )


DAILY_HANDLERS = [
    today,
    daily_picture,
    exercise,
    answer_exercise,
    miss_exercise,
    show_solution,
    all_themes,
    next_exercise,
]
