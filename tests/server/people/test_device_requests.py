"""Devices as a browser meets them: list, names, ends, and stolen cookies."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from support.servers.serving import Person, Server, serving
from support.waiting import until
from websockets.exceptions import ConnectionClosed

from regalia.app.identity import digest_of, new_token
from regalia.app.phrases import phrase_of, token_of_phrase
from regalia.server.people.device_keys import SIGNED_OUT

PHONE = "Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0"


def signed_in(server: Server, phrase: str) -> Person:
    """Another device of whoever has this phrase."""
    person = Person(server)
    answer = person.http.post("/api/person", json={"phrase": phrase})
    assert answer.status_code == 200, answer.text
    return person


@contextmanager
def two_devices(server: Server) -> Iterator[tuple[Person, Person, str]]:
    """A person's two devices, and the phrase."""
    with Person(server) as ann:
        phrase = ann.http.post("/api/person/phrase").json()["phrase"]
        with signed_in(server, phrase) as phone:
            yield ann, phone, phrase


def listed(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.http.get("/api/person/devices").json()["devices"]
    return found


def test_devices_are_listed_named_and_exported_without_their_keys(server: Server) -> None:
    with two_devices(server) as (ann, phone, _):
        phone.http.headers["user-agent"] = PHONE
        here, there = sorted(listed(ann), key=lambda one: not one["this"])
        assert here["this"] and not there["this"] and not here["old"]
        hostile = "<img src=x onerror=alert(1)>\u202e\0\n" + "x" * 100
        where = f"/api/person/devices/{there['id']}"
        assert ann.http.put(where, json={"name": hostile}).status_code == 200
        name = next(one["name"] for one in listed(phone) if one["this"])
        assert name == "<img src=x onerror=alert(1)> xxxxxxxxxxx" and len(name) == 40
        told = ann.http.get("/api/person")
        exported = told.json()["devices"]
        assert {one["name"] for one in exported} >= {name} and told.json()["phrase"]
        for cookie in (ann.cookie, phone.cookie):
            token = cookie.partition("=")[2]
            assert token not in told.text
        assert digest_of(phone.cookie.partition("=")[2]) not in told.text
        assert ann.http.put(where, json={"name": ""}).status_code == 200
        assert ann.http.put(f"{where}x", json={"name": ""}).status_code == 404


def test_whoever_looks_at_the_list_ends_nothing_and_nothing_is_written(server: Server) -> None:
    with Person(server) as ann:
        before = ann.cookie
        (own,) = listed(ann)
        assert own["this"] and ann.cookie == before
        assert ann.http.get("/api/person").json()["since"] is None


def test_a_stolen_cookie_that_was_ended_opens_nothing(server: Server) -> None:
    with two_devices(server) as (ann, phone, phrase):
        key = ann.open("ur")["key"]
        ann.http.put("/api/person/values/own", json={"value": 7})
        with Person(server) as thief, ann.sit_at(key) as open_before:
            for stolen in (phone, ann):
                thief.http.cookies.clear()
                thief.http.cookies.update(dict(stolen.http.cookies))
                assert [one["key"] for one in thief.http.get("/api/tables").json()] == [key]
            answer = ann.http.delete("/api/person/devices")
            assert answer.status_code == 200
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    open_before.hear()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == SIGNED_OUT
            assert ann.http.get("/api/person/values").json() == {"values": {"own": 7}}
            for one in (thief, phone):
                said = one.http.get("/api/tables?language=de")
                assert said.status_code == 401 and said.json()["code"] == "signed-out"
                assert "abgemeldet" in said.json()["message"] and "set-cookie" not in said.headers
                with pytest.raises(ConnectionClosed) as closed:
                    one.sit_at(key)
                assert closed.value.rcvd is not None and closed.value.rcvd.code == SIGNED_OUT
            again = thief.http.post("/api/person", json={"phrase": phrase})
            assert again.status_code == 404
            new = phone.http.post("/api/person", json={"phrase": answer.json()["phrase"]})
            assert new.status_code == 200
            assert [one["key"] for one in phone.http.get("/api/tables").json()] == [key]


def test_an_ended_device_is_let_go_only_when_it_is_ended(server: Server) -> None:
    with two_devices(server) as (ann, phone, _):
        before = phone.cookie
        assert phone.http.post("/api/person/leave").status_code == 200 and phone.cookie == before
        there = next(one for one in listed(ann) if not one["this"])
        assert ann.http.delete(f"/api/person/devices/{there['id']}").status_code == 200
        assert phone.http.get("/", headers={"accept": "text/html"}).status_code == 200
        assert phone.http.post("/api/person/leave").status_code == 200 and phone.cookie == ""
        assert phone.http.get("/api/tables").json() == []


def test_who_signs_out_here_is_somebody_new_and_back_by_the_phrase(server: Server) -> None:
    with two_devices(server) as (ann, phone, phrase):
        phone.http.put("/api/person/values/own", json={"value": 7})
        own = next(one for one in listed(phone) if one["this"])
        assert phone.http.delete(f"/api/person/devices/{own['id']}").status_code == 200
        assert phone.http.get("/api/person/values").json() == {"values": {}}
        assert phone.http.post("/api/person", json={"phrase": phrase}).status_code == 200
        assert phone.http.get("/api/person/values").json() == {"values": {"own": 7}}
        assert len(listed(ann)) == 2
        assert phone.http.post("/api/person", json={"phrase": phrase}).status_code == 200
        assert len(listed(ann)) == 2, "a device that is there already is no new one"


def test_whoever_deletes_everything_ends_all_their_devices(server: Server) -> None:
    with two_devices(server) as (ann, phone, phrase):
        assert phone.http.delete("/api/person").status_code == 200
        assert ann.http.get("/api/person").status_code == 401
        assert ann.http.post("/api/person", json={"phrase": phrase}).status_code == 404


def test_no_key_and_no_phrase_is_in_the_database_or_in_a_log(tmp_path: Path) -> None:
    with serving(tmp_path) as server, two_devices(server) as (ann, phone, phrase):
        other = ann.http.delete("/api/person/devices").json()["phrase"]
        secrets = [one.cookie.partition("=")[2] for one in (ann, phone)]
        for one in (phrase, other):
            secrets += [one, one.replace("-", ""), token_of_phrase(one)]
        kept = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
        for secret in secrets:
            assert secret.encode() not in kept


def test_new_phrases_are_limited_and_other_pages_may_end_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Person(server) as ann:
        foreign = {"origin": "https://evil.example"}
        own = listed(ann)[0]["id"]
        for method, path in (
            ("DELETE", "/api/person/devices"),
            ("DELETE", f"/api/person/devices/{own}"),
            ("PUT", f"/api/person/devices/{own}"),
            ("POST", "/api/person/leave"),
        ):
            answer = ann.http.request(method, path, json={"name": "x"}, headers=foreign)
            assert answer.status_code == 403, path
        told = [ann.http.post("/api/person/phrase").status_code for _ in range(22)]
        assert told == [200] * 20 + [429] * 2


def test_a_phrase_that_nobody_has_is_refused_as_one_that_was_ended(server: Server) -> None:
    with two_devices(server) as (ann, _, phrase):
        ann.http.post("/api/person/phrase")
        with Person(server) as eve:
            answers = [
                eve.http.post("/api/person", json={"phrase": one})
                for one in (phrase, phrase_of(new_token()), phrase_of(ann.cookie.partition("=")[2]))
            ]
        assert [one.status_code for one in answers] == [404] * 3
        assert len({one.text for one in answers}) == 1


def test_a_connection_that_does_not_read_does_nothing_after_its_end(server: Server) -> None:
    with two_devices(server) as (ann, phone, _):
        key = ann.open("ur")["key"]
        with phone.sit_at(key) as sitting, ann.sit_at(key) as own:
            there = next(one for one in listed(ann) if not one["this"])
            ann.http.delete(f"/api/person/devices/{there['id']}")
            until(lambda: len(listed(ann)) == 1)
            with pytest.raises(ConnectionClosed):
                while True:
                    sitting.hear()
            own.send("ping")
            own.wait(lambda message: message["type"] == "pong")
