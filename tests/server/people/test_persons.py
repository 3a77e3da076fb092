"""Persons: small values, what is kept of them, forgetting, and the phrase that brings them back."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.servers.serving import Person, Server, serving
from websockets.exceptions import ConnectionClosed

from regalia.app.errors import TooLarge
from regalia.app.identity import TOKEN, new_token
from regalia.app.phrases import SIGNS, NoPhrase, phrase_of, token_of_phrase
from regalia.server.people.persons import LARGEST_BOX, LARGEST_VALUE, MOST_VALUES, Persons
from regalia.server.store.storage import Storage, Summary

BOTH = Summary(True, False, frozenset({"ann", "bob"}))
ALONE = Summary(True, False, frozenset({"ann"}))


def with_persons(database: str, work: Callable[[Storage, Persons], Awaitable[None]]) -> None:
    async def do() -> None:
        storage = Storage(database)
        try:
            await work(storage, Persons(storage))
        finally:
            await storage.close()

    asyncio.run(do())


def test_values_are_kept_changed_and_removed(database: str) -> None:
    async def work(_: Storage, persons: Persons) -> None:
        await persons.put("ann", "settings", {"theme": "dark"}, 1)
        await persons.put("ann", "settings", {"theme": "light"}, 2)
        await persons.put("ann", "streak", 7, 2)
        await persons.put("bob", "streak", 9, 2)
        await persons.remove("ann", "nothing")
        about = await persons.about("ann")
        assert about.values == {"settings": {"theme": "light"}, "streak": 7}
        await persons.remove("ann", "streak")
        assert (await persons.about("ann")).values == {"settings": {"theme": "light"}}
        assert (await persons.about("cleo")) == (None, None, {}, [])

    with_persons(database, work)


def test_values_are_small_and_few(database: str) -> None:
    async def work(_: Storage, persons: Persons) -> None:
        with pytest.raises(TooLarge):
            await persons.put("ann", "large", "x" * LARGEST_VALUE, 1)
        for number in range(MOST_VALUES):
            await persons.put("ann", f"v{number}", number, 1)
        with pytest.raises(TooLarge):
            await persons.put("ann", "one-more", 1, 1)
        await persons.put("ann", "v0", "changed", 1)
        assert len((await persons.about("ann")).values) == MOST_VALUES

    with_persons(database, work)


def test_a_game_with_a_real_box_may_be_larger_and_is_asked_for_by_its_name(database: str) -> None:
    async def work(_: Storage, persons: Persons) -> None:
        told = ["roll:gs"] * 1000
        await persons.put("ann", "box.ur", told, 1)
        assert await persons.values("ann") == {} and await persons.value("ann", "box.ur") == told
        assert await persons.value("bob", "box.ur") is None
        assert (await persons.about("ann")).values == {"box.ur": told}
        with pytest.raises(TooLarge):
            await persons.put("ann", "box.ur", "x" * LARGEST_BOX, 1)

    with_persons(database, work)


def test_only_games_that_there_are_may_be_kept_so(ann: Person) -> None:
    path = "/api/person/values/box."
    assert ann.http.put(f"{path}ur", json={"value": ["x" * 5000]}).status_code == 200
    assert ann.http.get(f"{path}ur").json() == {"value": ["x" * 5000]}
    refused = ann.http.put(f"{path}nothing", json={"value": []})
    assert 400 <= refused.status_code < 500 and refused.json()["message"]


def test_who_is_forgotten_leaves_nothing_but_the_logs_of_tables_with_others(database: str) -> None:
    async def work(storage: Storage, persons: Persons) -> None:
        shared = await storage.open("ur", [b"one"], BOTH, 1)
        alone = await storage.open("ur", [b"one"], ALONE, 1)
        await persons.put("ann", "streak", 7, 2)
        await persons.put("bob", "streak", 9, 2)
        assert len((await persons.about("ann")).tables) == 2
        assert await persons.forget("ann") == [alone.id]
        assert not await persons.known("ann") and await persons.known("bob")
        assert (await persons.about("ann")) == (None, None, {}, [])
        assert await storage.find(alone.play_key) is None
        left = await storage.find(shared.play_key)
        assert left is not None and left.entries == [b"one"]
        assert (await persons.about("bob")).values == {"streak": 9}

    with_persons(database, work)


def test_who_was_not_here_for_long_and_sits_nowhere_is_forgotten(database: str) -> None:
    async def work(storage: Storage, persons: Persons) -> None:
        await storage.open("ur", [b"one"], Summary(True, True, frozenset({"sitting"})), 1)
        for person in ("sitting", "gone", "here"):
            await persons.put(person, "streak", 7, 1_000)
        await persons.was_here("here", 5_000)
        await persons.was_here("never kept", 5_000)
        assert await persons.forget_old(2_000) == 1
        assert [await persons.known(one) for one in ("sitting", "gone", "here")] == [
            True,
            False,
            True,
        ]

    with_persons(database, work)


@given(st.text(alphabet=st.sampled_from(sorted("aZ09-_bY")), min_size=22, max_size=22))
def test_a_phrase_says_a_whole_token(token: str) -> None:
    assert TOKEN.fullmatch(token)
    phrase = phrase_of(token)
    assert token_of_phrase(phrase) == token
    assert token_of_phrase(f" {phrase.upper().replace('-', ' ').replace('0', 'O')}\n") == token


def test_a_slip_of_the_pen_is_noticed() -> None:
    phrase = phrase_of(new_token())
    for i, sign in enumerate(phrase):
        if sign == "-" or i == len(phrase) - 1:
            continue
        for other in SIGNS:
            if other != sign:
                with pytest.raises(NoPhrase):
                    token_of_phrase(phrase[:i] + other + phrase[i + 1 :])
    for nonsense in ("", "-", phrase[:-1], phrase + "0", "é" * 28, "z" * 28):
        with pytest.raises(NoPhrase):
            token_of_phrase(nonsense)


def test_a_phrase_brings_seats_and_values_to_another_device(server: Server, ann: Person) -> None:
    key = ann.open("ur")["key"]
    kept = ann.http.put("/api/person/values/settings", json={"value": {"theme": "dark"}})
    assert kept.status_code == 200, kept.text
    phrase = ann.http.post("/api/person/phrase").json()["phrase"]
    with Person(server) as phone:
        before = phone.cookie
        assert phone.http.get("/api/tables").json() == []
        answer = phone.http.post("/api/person", json={"phrase": phrase})
        assert answer.status_code == 200 and phone.cookie not in (before, ann.cookie)
        assert [table["key"] for table in phone.http.get("/api/tables").json()] == [key]
        about = phone.http.get("/api/person").json()
        assert about["values"] == {"settings": {"theme": "dark"}}
        assert [table["key"] for table in about["tables"]] == [key]
        with phone.sit_at(key) as sitting:
            assert sitting.table["you"] == [0, 1]


def test_neither_the_cookie_nor_the_phrase_is_in_the_database(server: Server, ann: Person) -> None:
    ann.open("ur")
    phrase = ann.http.post("/api/person/phrase").json()["phrase"]
    token = ann.cookie.partition("=")[2]
    for file in server.folder.glob("regalia.db*"):
        kept = file.read_bytes()
        assert token.encode() not in kept
        assert phrase.encode() not in kept and phrase.replace("-", "").encode() not in kept


def test_a_wrong_phrase_is_told_so_and_tries_are_limited(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Person(server) as eve:
        said = eve.http.post("/api/person?language=de", json={"phrase": "x"})
        assert said.status_code == 400 and "Zeichen" in said.json()["message"]
        unknown: dict[str, Any] = {"phrase": phrase_of(new_token())}
        answers = [eve.http.post("/api/person", json=unknown) for _ in range(12)]
        assert [one.status_code for one in answers] == [404] * 9 + [429] * 3
        assert "set-cookie" not in answers[0].headers


def test_who_deletes_everything_is_somebody_new(server: Server) -> None:
    with Person(server) as ann:
        ann.open("ur")
        ann.http.put("/api/person/values/streak", json={"value": 3})
        before = ann.http.get("/api/person").json()
        assert before["values"] == {"streak": 3} and len(before["tables"]) == 1
        assert ann.http.delete("/api/person").status_code == 200
        after = ann.http.get("/api/person").json()
        assert after["person"] != before["person"]
        assert after["values"] == {} and after["tables"] == []


def test_a_table_that_goes_with_its_person_is_gone_from_the_memory_too(server: Server) -> None:
    with Person(server) as ann, Person(server) as bob:
        key = ann.open("ur")["watch"]
        looking = bob.sit_at(key)
        assert ann.http.delete("/api/person").status_code == 200
        with pytest.raises(ConnectionClosed):
            for _ in range(20):
                looking.hear()
        assert bob.http.get(f"/api/tables/{key}/record").status_code == 404


@pytest.mark.parametrize("name", ["A", "..", "x" * 65, "x%00", "%C3%A9"])
def test_names_of_values_are_plain(ann: Person, name: str) -> None:
    answer = ann.http.put(f"/api/person/values/{name}", json={"value": 1})
    assert answer.status_code in (404, 405)


def test_another_page_can_ask_for_none_of_this(ann: Person) -> None:
    evil = {"origin": "https://evil.example"}
    for method, path in (("DELETE", "/api/person"), ("POST", "/api/person/phrase")):
        assert ann.http.request(method, path, headers=evil).status_code == 403
