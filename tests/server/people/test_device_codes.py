"""Going on at another device: a code that works once, not for long, and only for its person."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from support.servers.serving import Person, Server, serving

from regalia.app.errors import Missing
from regalia.app.identity import new_token, person_of
from regalia.server.people.device_codes import LASTS, DeviceCodes
from regalia.server.people.persons import Persons
from regalia.server.store.storage import Storage


def with_codes(database: str, work: Callable[[DeviceCodes], Awaitable[None]]) -> None:
    async def do() -> None:
        storage = Storage(database)
        try:
            await work(DeviceCodes(storage, Persons(storage)))
        finally:
            await storage.close()

    asyncio.run(do())


def test_a_code_brings_the_cookie_once(database: str) -> None:
    async def work(continuing: DeviceCodes) -> None:
        token = new_token()
        code, until = await continuing.code(token, 1000)
        assert until == 1000 + LASTS
        assert await continuing.token(code, until - 1) == token
        with pytest.raises(Missing):
            await continuing.token(code, 1002)

    with_codes(database, work)


def test_a_code_that_is_old_or_was_replaced_is_worth_nothing(database: str) -> None:
    async def work(continuing: DeviceCodes) -> None:
        token = new_token()
        first, until = await continuing.code(token, 1000)
        second, _ = await continuing.code(token, 1000)
        for code, now in ((first, 1001), (second, until), (second, 1001)):
            with pytest.raises(Missing):
                await continuing.token(code, now)

    with_codes(database, work)


def test_of_two_who_use_a_code_at_the_same_moment_one_gets_it(database: str) -> None:
    async def work(continuing: DeviceCodes) -> None:
        token = new_token()
        code, _ = await continuing.code(token, 1000)
        got = await asyncio.gather(
            *(continuing.token(code, 1001) for _ in range(6)), return_exceptions=True
        )
        assert [one for one in got if one == token] == [token]
        assert sum(isinstance(one, Missing) for one in got) == 5

    with_codes(database, work)


def test_nonsense_is_no_code(database: str) -> None:
    async def work(continuing: DeviceCodes) -> None:
        await continuing.code(new_token(), 1000)
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
                await continuing.token(nonsense, 1001)

    with_codes(database, work)


def test_codes_go_with_their_person_and_with_time(database: str) -> None:
    async def work(continuing: DeviceCodes) -> None:
        ann, bob = new_token(), new_token()
        code, _ = await continuing.code(ann, 1000)
        await continuing.persons.forget(person_of(ann))
        other, until = await continuing.code(bob, 1000)
        await continuing.forget_old(until)
        for one in (code, other):
            with pytest.raises(Missing):
                await continuing.token(one, 1001)

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
        assert answer.status_code == 200 and phone.cookie == ann.cookie
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
