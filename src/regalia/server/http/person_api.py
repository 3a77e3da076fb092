"""Requests about oneself: what is kept, to take along or to delete; values; the phrase."""

import re

from litestar import Response, delete, get, post, put

from regalia import games
from regalia.app.errors import Missing, no_page
from regalia.app.identity import person_of
from regalia.app.learning import is_ours
from regalia.app.phrases import phrase_of, token_of_phrase
from regalia.app.wire import AboutMe, MySubscription, MyTable, MyValue, MyValues, NewValue, Phrase
from regalia.core.words import ENGLISH
from regalia.server.clock import now
from regalia.server.http.cookies import cookie, gone_cookie, token_of
from regalia.server.http.page_request import PageRequest
from regalia.server.messages import says
from regalia.server.people.persons import BOX, MOST_TABLES
from regalia.teaching.reviews.player_stats import MyGame

NAME = re.compile(r"[a-z][a-z0-9.-]{0,63}")


@get("/api/person")
async def about_me(request: PageRequest, language: str = ENGLISH) -> Response[AboutMe]:
    """The data that is kept of me, to take along."""
    services = request.services
    person = request.person
    kept = await services.people.persons.about(person)
    tables = [MyTable(*one) for one in kept.tables[:MOST_TABLES]]
    notices = [
        MySubscription(one.endpoint, one.language, one.since)
        for one in await services.people.notices.subscriptions.of(person)
    ]
    rushes = await services.rushes.of(person)
    about = AboutMe(person, kept.since, kept.seen, kept.values, tables, notices, rushes)
    named = {"content-disposition": 'attachment; filename="regalia-me.json"'}
    return Response(about, headers=named)


@delete("/api/person", status_code=200)
async def forget_me(request: PageRequest, language: str = ENGLISH) -> Response[None]:
    """Forgets me: my values, my seats in lists, and tables at which nobody else sits."""
    services = request.services
    person = request.person
    for table_id in await services.people.persons.forget(person):
        if live := services.tables.held.get(table_id):
            services.tables.evict(live)  # spectators are told that it is gone
    return Response(None, headers={"set-cookie": gone_cookie()})


@get("/api/person/values")
async def my_values(request: PageRequest, language: str = ENGLISH) -> MyValues:
    """The small values that are kept for me."""
    services = request.services
    return MyValues(await services.people.persons.values(request.person))


@get("/api/person/games")
async def my_games(request: PageRequest, language: str = ENGLISH) -> list[MyGame]:
    """Statistics of my games: results, accuracy, luck, in what moments I go wrong."""
    services = request.services
    person, address = request.person, request.address
    request.check_rate(services.limits.values)
    return await services.people.own_games.collect(person, address, now())


@delete("/api/person/games", status_code=200)
async def forget_my_games(request: PageRequest, language: str = ENGLISH) -> None:
    """Forgets that; the tables themselves stay."""
    services = request.services
    await services.people.own_games.forget(request.person, now())


@get("/api/person/values/{name:str}")
async def my_value(request: PageRequest, name: str, language: str = ENGLISH) -> MyValue:
    """One value of mine, also a large one: what was told of a game with a real box."""
    services = request.services
    return MyValue(await services.people.persons.value(request.person, name))


@put("/api/person/values/{name:str}", status_code=200)
async def put_value(
    request: PageRequest, name: str, data: NewValue, language: str = ENGLISH
) -> None:
    """Keeps a small value of mine: settings, progress, results."""
    services = request.services
    if not NAME.fullmatch(name) or is_ours(name):
        raise no_page()
    if name.startswith(BOX):
        games.room(name.removeprefix(BOX))  # larger ones are for games that there are
    person = request.person
    request.check_rate(services.limits.values)
    await services.people.persons.put(person, name, data.value, now())


@delete("/api/person/values/{name:str}", status_code=200)
async def remove_value(request: PageRequest, name: str, language: str = ENGLISH) -> None:
    """Removes a value of mine."""
    services = request.services
    person = request.person
    await services.people.persons.remove(person, name)


@post("/api/person/phrase", status_code=200)
async def my_phrase(request: PageRequest, language: str = ENGLISH) -> Phrase:
    """My phrase: with it I am the same person on another device."""
    services = request.services
    token = token_of(request)
    if token is None:  # the cookie has only just been given
        raise no_page()
    await services.people.persons.keep(person_of(token), now())
    return Phrase(phrase_of(token))


@post("/api/person", status_code=200)
async def be_me(request: PageRequest, data: Phrase, language: str = ENGLISH) -> Response[None]:
    """Sign in with a person's phrase: sets their cookie."""
    services = request.services
    request.check_rate(services.limits.phrases, "too-many-phrases")
    token = token_of_phrase(data.phrase)
    if not await services.people.persons.known(person_of(token)):
        raise Missing(says("phrase-unknown"))
    made = cookie(token, request.url.scheme == "https")
    return Response(None, headers={"set-cookie": made})


PERSON_HANDLERS = [
    about_me,
    forget_me,
    my_values,
    my_games,
    forget_my_games,
    my_value,
    put_value,
    remove_value,
    my_phrase,
    be_me,
]
