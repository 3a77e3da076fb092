"""Requests about exercises (docs/exercises.md): today's, and practice; answers are judged here."""

from typing import Any

from litestar import Request, Response, get, post

from regalia import games
from regalia.core.words import ENGLISH
from regalia.server import daily
from regalia.server.addresses import address_of
from regalia.server.foreign import beside
from regalia.server.house import House
from regalia.server.learning import room_of
from regalia.server.packets import AS_IS
from regalia.server.safety import Missing, SlowDown, language_of, says
from regalia.server.telling import now
from regalia.server.wire import Daily, ExerciseAnswered, NextExercise, Practice
from regalia.teaching import practice, sharing, streaks
from regalia.teaching.exercises import listed
from regalia.teaching.judge import DONE
from regalia.teaching.packet import StepAnswer, StepPacket, StepSolution

Asked = Request[Any, Any, Any]


@get("/api/daily")
async def today(request: Asked, language: str = ENGLISH) -> Daily:
    """Today's exercises, and my days in a row."""
    house: House = request.app.state.house
    values = await house.persons.values(request.state.person)
    return daily.today(values, language_of(language))


@get("/api/daily/{day:int}/{results:str}/picture.svg", media_type="image/svg+xml")
async def daily_picture(
    day: int, results: str, streak: int = 0, language: str = ENGLISH
) -> Response[str]:
    """A day's results to show to others: for each game how often one missed, `-` for not done."""
    there = [name for name in games.names() if listed(room_of(name))]
    good = len(results) == len(there) and all(one in "-0123456789" for one in results)
    if not good or not 0 <= day < streaks.LAST_DAY or not 0 <= streak < streaks.LAST_DAY:
        raise Missing(says("no-page"))
    signs = [sharing.sign(None if one == "-" else int(one)) for one in results]
    names = [games.room(name).says("name").told(language_of(language)) for name in there]
    said = f"🔥 {streak}" if streak > 1 else ""
    drawn = sharing.picture(day, names, signs, said)
    return Response(drawn, headers={"cache-control": "public, max-age=86400"})


@get("/api/games/{game:str}/exercises/{number:int}", opt={AS_IS: True})
async def exercise(
    request: Asked, game: str, number: int, language: str = ENGLISH, shape: str = "wide"
) -> Response[StepPacket]:
    """An exercise, with all answers where they are little enough."""
    house: House = request.app.state.house
    daily.checked(game, number)  # what was open may be closed by now
    how = language_of(language), "tall" if shape == "tall" else "wide"
    return await house.packets.exercise(request, game, number, *how)


@post("/api/games/{game:str}/exercises/{number:int}", status_code=200)
async def answer_exercise(
    request: Asked, game: str, number: int, data: ExerciseAnswered, language: str = ENGLISH
) -> StepAnswer:
    """Judges all own actions since it began; what is done is kept for me, by its day."""
    house: House = request.app.state.house
    _allow(house, request)
    given = (game, number, data.actions, language_of(language), data.shape)
    if daily.thinks(game, number):
        answer = await house.foreign.do(address_of(request), daily.judged, *given)
    else:
        answer = await beside(daily.judged, *given)
    if answer.state == DONE:
        day = daily.day_asked(game, number)
        if day is not None:
            await house.persons.change(
                request.state.person,
                daily.VALUE,
                lambda kept: streaks.noted(kept, day, game, data.misses),
                now(),
            )
        await _practised(house, request, game, number, data.misses)
    return answer


@post("/api/games/{game:str}/exercises/{number:int}/missed", status_code=200)
async def miss_exercise(request: Asked, game: str, number: int, language: str = ENGLISH) -> None:
    """I give this one up: it comes back."""
    house: House = request.app.state.house
    _allow(house, request)
    await _practised(house, request, game, number, 1)


@post("/api/games/{game:str}/exercises/{number:int}/solution", status_code=200)
async def show_solution(
    request: Asked, game: str, number: int, language: str = ENGLISH, shape: str = "wide"
) -> StepSolution:
    """I give this one up, and see how it is done: it comes back."""
    house: House = request.app.state.house
    _allow(house, request)
    given = (game, number, language_of(language), "tall" if shape == "tall" else "wide")
    found = await house.foreign.do(address_of(request), daily.solution, *given)
    await _practised(house, request, game, number, 1)
    return found


@get("/api/games/{game:str}/practice")
async def all_themes(request: Asked, game: str, language: str = ENGLISH) -> Practice:
    """What can be practised of a game."""
    house: House = request.app.state.house
    house.packets.get_ready()
    values = await house.persons.values(request.state.person)
    return daily.themes(game, values, language_of(language))


@get("/api/games/{game:str}/practice/{theme:str}")
async def next_exercise(
    request: Asked, game: str, theme: str, language: str = ENGLISH
) -> NextExercise:
    """What comes next of a theme: what comes back, or one as hard as it should be."""
    house: House = request.app.state.house
    values = await house.persons.values(request.state.person)
    kept, found = values.get(daily.practised(game)), daily.exercises_of(game)
    number = practice.following(found, theme, kept, daily.today_day(), daily.closed(found))
    if number is None:
        raise Missing(says("no-page"))
    return NextExercise(number)


def _allow(house: House, request: Asked) -> None:
    if not house.values_allowed.take(request.state.person, address_of(request)):
        raise SlowDown(says("slow-down"))


async def _practised(house: House, request: Asked, game: str, number: int, misses: int) -> None:
    found, day = daily.checked(game, number), daily.today_day()
    await house.persons.change(
        request.state.person,
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
