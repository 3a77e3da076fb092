"""Requests about oneself: what is kept, to take along or to delete; values; the phrase."""

import re
from typing import Any

from litestar import Request, Response, delete, get, post, put

from regalia import games
from regalia.core.words import ENGLISH
from regalia.server import own_games
from regalia.server.addresses import address_of
from regalia.server.house import House
from regalia.server.learning import is_ours
from regalia.server.persons import BOX, MOST_TABLES
from regalia.server.phrases import phrase_of, token_of_phrase
from regalia.server.safety import (
    Missing,
    SlowDown,
    cookie,
    gone_cookie,
    person_of,
    says,
    token_of,
)
from regalia.server.telling import now
from regalia.server.wire import (
    AboutMe,
    MySubscription,
    MyTable,
    MyValue,
    MyValues,
    NewValue,
    Phrase,
)
from regalia.teaching.across import MyGame

Asked = Request[Any, Any, Any]
NAME = re.compile(r"[a-z][a-z0-9.-]{0,63}")


@get("/api/person")
async def about_me(request: Asked, language: str = ENGLISH) -> Response[AboutMe]:
    """Everything that is kept of me, to take along."""
    house: House = request.app.state.house
    person: str = request.state.person
    kept = await house.persons.about(person)
    tables = [MyTable(*one) for one in kept.tables[:MOST_TABLES]]
    notices = [
        MySubscription(one.endpoint, one.language, one.since)
        for one in await house.notices.subscriptions.of(person)
    ]
    rushes = await house.rushes.of(person)
    about = AboutMe(person, kept.since, kept.seen, kept.values, tables, notices, rushes)
    named = {"content-disposition": 'attachment; filename="regalia-me.json"'}
    return Response(about, headers=named)


@delete("/api/person", status_code=200)
async def forget_me(request: Asked, language: str = ENGLISH) -> Response[None]:
    """Forgets me: my values, my seats in lists, and tables at which nobody else sits."""
    house: House = request.app.state.house
    person: str = request.state.person
    for table_id in await house.persons.forget(person):
        if live := house.live.get(table_id):
            house.forgotten(live)  # whoever looks on is told that there is no such table
    return Response(None, headers={"set-cookie": gone_cookie()})


@get("/api/person/values")
async def my_values(request: Asked, language: str = ENGLISH) -> MyValues:
    """The small values that are kept for me."""
    house: House = request.app.state.house
    return MyValues(await house.persons.values(request.state.person))


@get("/api/person/games")
async def my_games(request: Asked, language: str = ENGLISH) -> list[MyGame]:
    """What my games tell together: results, accuracy, luck, in what moments I go wrong."""
    house: House = request.app.state.house
    person, address = request.state.person, address_of(request)
    if not house.values_allowed.take(person, address):
        raise SlowDown(says("slow-down"))
    return await own_games.gathered(house, person, address, now())


@delete("/api/person/games", status_code=200)
async def forget_my_games(request: Asked, language: str = ENGLISH) -> None:
    """Forgets that; the tables themselves stay."""
    house: House = request.app.state.house
    await own_games.forgotten(house, request.state.person, now())


@get("/api/person/values/{name:str}")
async def my_value(request: Asked, name: str, language: str = ENGLISH) -> MyValue:
    """One value of mine, also a large one: what was told of a game with a real box."""
    house: House = request.app.state.house
    return MyValue(await house.persons.value(request.state.person, name))


@put("/api/person/values/{name:str}", status_code=200)
async def put_value(request: Asked, name: str, data: NewValue, language: str = ENGLISH) -> None:
    """Keeps a small value of mine: settings, progress, results."""
    house: House = request.app.state.house
    if not NAME.fullmatch(name) or is_ours(name):
        raise Missing(says("no-page"))
    if name.startswith(BOX):
        games.room(name.removeprefix(BOX))  # larger ones are for games that there are
    person: str = request.state.person
    if not house.values_allowed.take(person, address_of(request)):
        raise SlowDown(says("slow-down"))
    await house.persons.put(person, name, data.value, now())


@delete("/api/person/values/{name:str}", status_code=200)
async def remove_value(request: Asked, name: str, language: str = ENGLISH) -> None:
    """Removes a value of mine."""
    house: House = request.app.state.house
    person: str = request.state.person
    await house.persons.remove(person, name)


@post("/api/person/phrase", status_code=200)
async def my_phrase(request: Asked, language: str = ENGLISH) -> Phrase:
    """My phrase: with it I am the same person on another device."""
    house: House = request.app.state.house
    token = token_of(request)
    if token is None:  # the cookie has only just been given
        raise Missing(says("no-page"))
    await house.persons.keep(person_of(token), now())
    return Phrase(phrase_of(token))


@post("/api/person", status_code=200)
async def be_me(request: Asked, data: Phrase, language: str = ENGLISH) -> Response[None]:
    """I am whose phrase this is: brings their cookie."""
    house: House = request.app.state.house
    person: str = request.state.person
    if not house.phrases_allowed.take(person, address_of(request)):
        raise SlowDown(says("too-many-phrases"))
    token = token_of_phrase(data.phrase)
    if not await house.persons.known(person_of(token)):
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
