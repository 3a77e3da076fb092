"""Requests about oneself: data to take along or to delete; values; devices and the phrase."""

import re

from litestar import Response, delete, get, post, put

from regalia import games
from regalia.app.errors import no_page
from regalia.app.identity import device_id
from regalia.app.learning import is_ours
from regalia.app.phrases import phrase_of, token_of_phrase
from regalia.app.wire import (
    AboutMe,
    Browser,
    Code,
    DeviceName,
    MyDevice,
    MyDevices,
    MySubscription,
    MyTable,
    MyValue,
    MyValues,
    NewValue,
    Phrase,
)
from regalia.core.words import ENGLISH
from regalia.server.clock import now
from regalia.server.http.cookies import cookie, gone_cookie
from regalia.server.http.page_request import PageRequest
from regalia.server.messages import language_of
from regalia.server.people.devices import Device, StoredDevice
from regalia.server.people.persons import BOX, MOST_TABLES
from regalia.table.settings import cleaned
from regalia.teaching.reviews.own_style_words import MyStyle
from regalia.teaching.reviews.player_stats import MyGame

NAME = re.compile(r"[a-z][a-z0-9.-]{0,63}")
LONGEST_DEVICE_NAME = 40


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
    mine = await _devices(request)
    about = AboutMe(
        person,
        kept.since,
        kept.seen,
        kept.values,
        tables,
        notices,
        rushes,
        mine.devices,
        mine.phrase,
    )
    named = {"content-disposition": 'attachment; filename="regalia-me.json"'}
    return Response(about, headers=named)


@delete("/api/person", status_code=200)
async def forget_me(request: PageRequest, language: str = ENGLISH) -> Response[None]:
    """Forgets me: my values, my seats in lists, and tables at which nobody else sits."""
    services = request.services
    person = request.person
    if await services.people.persons.known(person):  # else there is nothing to be forgotten
        await services.people.devices.forget(request.device, now())
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


@get("/api/person/style")
async def my_style(request: PageRequest, language: str = ENGLISH) -> list[MyStyle]:
    """My strengths and weaknesses in sentences, by my reviewed games and exercises alone."""
    request.check_rate(request.services.limits.values)
    own_games = request.services.people.own_games
    return await own_games.styles(request.person, language_of(language))


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


# ------------------------------------------------------------------------------------ devices


@get("/api/person/devices")
async def my_devices(request: PageRequest, language: str = ENGLISH) -> MyDevices:
    """My devices: their names, when they were here last, and which of them has an old key."""
    return await _devices(request)


@put("/api/person/devices/{device:str}", status_code=200)
async def rename_device(
    request: PageRequest, device: str, data: DeviceName, language: str = ENGLISH
) -> None:
    """Gives a device of mine a name."""
    services = request.services
    request.check_rate(services.limits.values)
    name = cleaned(data.name, LONGEST_DEVICE_NAME)
    await services.people.devices.rename(request.device, device, name, now())


@delete("/api/person/devices/{device:str}", status_code=200)
async def end_device(request: PageRequest, device: str, language: str = ENGLISH) -> Response[None]:
    """Ends a device of mine: its key opens nothing any more; an old key is no phrase, either."""
    services = request.services
    request.check_rate(services.limits.values)
    await services.people.devices.end(request.device, device, now())
    is_own = device == device_id(request.device.digest)
    return Response(None, headers={"set-cookie": gone_cookie()} if is_own else {})


@delete("/api/person/devices", status_code=200)
async def end_other_devices(request: PageRequest, language: str = ENGLISH) -> Response[Phrase]:
    """Ends all other devices of mine, and every copy of this one's key, which gets a new one; and
    my phrase, in whose place this is another."""
    return await _renew(request, all_others=True)


@post("/api/person/phrase", status_code=200)
async def my_phrase(request: PageRequest, language: str = ENGLISH) -> Response[Phrase]:
    """A new phrase: with it I am the same person on another device. The one before ends, and with
    it an old key, at all devices that have it; this device gets a new one."""
    return await _renew(request, all_others=False)


async def _renew(request: PageRequest, all_others: bool) -> Response[Phrase]:
    request.check_rate(request.services.limits.renewals)
    phrase, token = await request.services.people.devices.renew(request.device, all_others, now())
    given = {} if token is None else {"set-cookie": cookie(token, _secure(request))}
    return Response(Phrase(phrase_of(phrase)), headers=given)


@post("/api/person", status_code=200)
async def be_me(request: PageRequest, data: Phrase, language: str = ENGLISH) -> Response[None]:
    """Sign in with a person's phrase: this device gets a key of its own."""
    services = request.services
    request.check_rate(services.limits.phrases, "too-many-phrases")
    token = token_of_phrase(data.phrase)
    return await sign_in(request, await services.people.devices.person_of_phrase(token))


@post("/api/person/continue", status_code=200)
async def go_on_here(request: PageRequest, data: Code, language: str = ENGLISH) -> Response[None]:
    """Sign in with a code of another device: this one gets a key of its own; the code is gone."""
    services = request.services
    request.check_rate(services.people.device_codes.tries_allowed, "too-many-phrases")
    return await sign_in(request, await services.people.device_codes.person(data.code, now()))


async def sign_in(request: PageRequest, person: str) -> Response[None]:
    """Answer with a key for the device that asks, unless it is the person's already."""
    if request.person == person:
        return Response(None)
    devices, agent = request.services.people.devices, request.device.agent
    token = await devices.add(person, agent, request.address, now())
    return Response(None, headers={"set-cookie": cookie(token, _secure(request))})


@post("/api/person/leave", status_code=200)
async def leave(request: PageRequest, language: str = ENGLISH) -> Response[None]:
    """Removes the cookie of a device that was ended: it goes on as somebody new."""
    return Response(None, headers={} if request.person else {"set-cookie": gone_cookie()})


async def _devices(request: PageRequest) -> MyDevices:
    this, devices = request.device, request.services.people.devices
    kept = await devices.of(this.person)
    if not any(one.digest == this.digest for one in kept):  # who only plays has no row
        own = StoredDevice(this.digest, "", this.agent, now(), now(), False, {})
        kept = [own, *kept]
    kept.sort(key=lambda one: one.digest != this.digest)  # what one looks for first
    told = [_told(one, this) for one in kept]
    return MyDevices(told, await devices.phrase_since(this.person))


def _told(one: StoredDevice, this: Device) -> MyDevice:
    is_this, agent, others = one.digest == this.digest, one.agent, dict(one.others)
    if is_this and one.old:  # several have its key: the one that asks is called as it is
        agent, others = this.agent, {one.agent: one.seen} | others
        others.pop(this.agent, None)
    seen = [Browser(*other) for other in others.items()]
    id_, name = device_id(one.digest), one.name or agent
    return MyDevice(id_, name, one.since, one.seen, is_this, one.old, seen)


def _secure(request: PageRequest) -> bool:
    return request.url.scheme == "https"


PERSON_HANDLERS = [
    about_me,
    forget_me,
    my_values,
    my_games,
    my_style,
    forget_my_games,
    my_value,
    put_value,
    remove_value,
    my_devices,
    rename_device,
    end_device,
    end_other_devices,
    my_phrase,
    be_me,
    go_on_here,
    leave,
]
