"""Going on at another device: a code that works once, not for long, and only for its person."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from support.servers.serving import Person, Server, serving

from regalia.app.errors import Missing
from regalia.app.identity import device_id, digest_of, new_token
from regalia.server.people.device_codes import LASTS, DeviceCodes
from regalia.server.people.device_keys import DeviceKeys
from regalia.server.people.devices import Device, Devices
from regalia.server.people.persons import Persons
from regalia.server.store.storage import Storage


def with_codes(database: str, work: Callable[[DeviceCodes], Awaitable[None]]) -> None:
    async def do() -> None:
        storage = Storage(database)
        try:
            devices = Devices(storage, Persons(storage), DeviceKeys(storage))
            await work(DeviceCodes(storage, devices))
        finally:
            await storage.close()

    asyncio.run(do())


def somebody() -> Device:
    """The only device of a person."""
    digest = digest_of(new_token())
    return Device(digest, digest, "Firefox (Linux)")


def test_a_code_brings_its_person_once(database: str) -> None:
    async def work(continuing: DeviceCodes) -> None:
        ann = somebody()
        code, until = await continuing.code(ann, 1000)
        assert until == 1000 + LASTS
        assert await continuing.person(code, until - 1) == ann.person
        with pytest.raises(Missing):
            await continuing.person(code, 1002)

    with_codes(database, work)


def test_a_code_that_is_old_or_was_replaced_is_worth_nothing(database: str) -> None:
    async def work(continuing: DeviceCodes) -> None:
        ann = somebody()
        first, until = await continuing.code(ann, 1000)
        second, _ = await continuing.code(ann, 1000)
        for code, now in ((first, 1001), (second, until), (second, 1001)):
            with pytest.raises(Missing):
                await continuing.person(code, now)

    with_codes(database, work)


def test_of_two_who_use_a_code_at_the_same_moment_one_gets_it(database: str) -> None:
    async def work(continuing: DeviceCodes) -> None:
        ann = somebody()
        code, _ = await continuing.code(ann, 1000)
        got = await asyncio.gather(
            *(continuing.person(code, 1001) for _ in range(6)), return_exceptions=True
        )
        assert [one for one in got if one == ann.person] == [ann.person]
        assert sum(isinstance(one, Missing) for one in got) == 5

    with_codes(database, work)


def test_nonsense_is_no_code(database: str) -> None:
    async def work(continuing: DeviceCodes) -> None:
        await continuing.code(somebody(), 1000)
        for nonsense in (
            "",
            "x",
            "é" * 22,
            "a" * 22,
            "a" * 23,
            "' OR 1=1 --aaaaaaaaaaa",
            "\0" * 22,
        ):
            with pytest.raises(Missing):
                await continuing.person(nonsense, 1001)

    with_codes(database, work)


def test_codes_go_with_their_person_and_with_time(database: str) -> None:
    async def work(continuing: DeviceCodes) -> None:
        ann, bob = somebody(), somebody()
        code, _ = await continuing.code(ann, 1000)
        await continuing.devices.persons.forget(ann.person)
        other, until = await continuing.code(bob, 1000)
        await continuing.forget_old(until)
        for one in (code, other):
            with pytest.raises(Missing):
                await continuing.person(one, 1001)

    with_codes(database, work)


@pytest.mark.parametrize("how", ["end", "renew", "all"])
def test_a_code_that_a_device_made_before_it_was_ended_is_worth_nothing(
    database: str, how: str
) -> None:
    async def work(continuing: DeviceCodes) -> None:
        ann, devices = somebody(), continuing.devices
        await devices.ready(ann, 1)
        thief = Device(ann.person, digest_of(await devices.add(ann.person, "", "", 1)), "")
        code, _ = await continuing.code(thief, 1000)
        if how == "end":
            await devices.end(ann, device_id(thief.digest), 1001)
        else:
            await devices.renew(ann, how == "all", 1001)
        with pytest.raises(Missing):
            await continuing.person(code, 1002)

    with_codes(database, work)


def code_of(person: Person) -> str:
    answer = person.http.post("/api/person/code")
    assert answer.status_code == 200, answer.text
    address = urlsplit(answer.json()["address"])
    assert address.path == "/continue"  # and the code behind the #, which browsers never send
    return address.fragment


def test_a_code_brings_games_and_settings_to_another_device(server: Server, ann: Person) -> None:
    key = ann.open("ur")["key"]
    ann.http.put("/api/person/values/settings", json={"value": {"name": ["Ann", 5]}})
    code = code_of(ann)
    with Person(server) as phone:
        answer = phone.http.post("/api/person/continue", json={"code": code})
        assert answer.status_code == 200 and phone.cookie != ann.cookie
        assert [table["key"] for table in phone.http.get("/api/tables").json()] == [key]
        values = phone.http.get("/api/person/values").json()
        assert values == {"values": {"settings": {"name": ["Ann", 5]}}}
    with Person(server) as eve:
        before = eve.cookie
        late = eve.http.post("/api/person/continue?language=de", json={"code": code})
        assert late.status_code == 404 and "benutzt" in late.json()["message"]
        assert eve.cookie == before and "set-cookie" not in late.headers


def test_neither_code_nor_cookie_is_in_the_database_or_in_a_log(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Person(server) as ann:
        code, token = code_of(ann), ann.cookie.partition("=")[2]
        with Person(server) as eve:
            eve.http.post("/api/person/continue", json={"code": code[::-1]})
            eve.http.post("/api/person/continue", json={"code": code})
        kept = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
        for secret in (code, token):
            assert secret.encode() not in kept


def test_tries_are_limited_and_other_pages_may_not_try(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Person(server) as ann, Person(server) as eve:
        code = code_of(ann)
        told = [
            eve.http.post("/api/person/continue", json={"code": f"{i:022d}"}).status_code
            for i in range(12)
        ]
        assert told == [404] * 10 + [429] * 2
        assert eve.http.post("/api/person/continue", json={"code": code}).status_code == 429
        foreign = {"origin": "https://evil.example"}
        for path, body in (("code", {}), ("continue", {"code": code})):
            answer = ann.http.post(f"/api/person/{path}", json=body, headers=foreign)
            assert answer.status_code == 403
        for body in ({}, {"code": 7}, {"code": code, "more": 1}, {"code": "x" * 65}):
            answer = ann.http.post("/api/person/continue", content=json.dumps(body))
            assert answer.status_code == 400
