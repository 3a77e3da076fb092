"""Notices by web push: readable by one browser only, sent nowhere but where they may go."""

import asyncio
import base64
import json
import socket
import sqlite3
import ssl
import time
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from support.servers.pushing import CERTIFICATE, Reader, Service, bytes_of, plain, push_service
from support.servers.serving import Person, Server, serving
from support.waiting import until

from regalia.server.people import push as sending
from regalia.server.people.persons import Persons
from regalia.server.people.push import Push
from regalia.server.people.push_encryption import encrypted
from regalia.server.people.push_endpoints import BadEndpoint, endpoint, is_public, resolved
from regalia.server.people.subscriptions import MOST, Subscription, Subscriptions
from regalia.server.store.storage import Storage

PUBLIC = "93.184.216.34"


@pytest.fixture
def service() -> Iterator[Service]:
    with push_service() as running:
        yield running


def test_what_is_sent_is_the_example_of_rfc_8291() -> None:
    """Appendix A of RFC 8291, byte for byte."""
    number = int.from_bytes(bytes_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    sent = encrypted(
        b"When I grow up, I want to be a watermelon",
        bytes_of(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcx"
            "aOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        ),
        bytes_of("BTBZMqHH6r4Tts7J_aSIgg"),
        padded=0,
        own=ec.derive_private_key(number, ec.SECP256R1()),
        salt=bytes_of("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert plain(sent) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_all_notices_are_equally_long() -> None:
    reader = Reader()
    short, long = (encrypted(text, reader.p256dh, reader.auth) for text in (b"", b"x" * 900))
    assert len(short) == len(long)
    assert (reader.read(short), reader.read(long)) == (b"", b"x" * 900)


# ---------------------------------------------------------------------------- where they may go


@pytest.mark.parametrize(
    "address",
    [
        *(
            "http://push.example/a",
            "https://push.example",
            "ftp://push.example/a",
            "//push.example/",
        ),
        *("https://push.example:8443/a", "https://push.example:0/a", "https://push.example:99999/"),
        *("https://me@push.example/a", "https://me:pw@push.example/a", "https://[::1]/a"),
        *("https://push.example/a b", "https://push.example/a\r\nX: y", "https://push.example/\0"),
        *("https://push.example\\@evil.example/a", "https://pußh.example/a", "https:///a", ""),
        *("https://push.example/a#b", "https://-push.example/", "https://" + "a" * 300 + "/"),
        *("https://push.example/" + "a" * 900, "javascript:alert(1)", "file:///etc/passwd"),
    ],
)
def test_what_is_no_endpoint_is_refused_at_once(address: str) -> None:
    with pytest.raises(BadEndpoint):
        endpoint(address, loopback=False)


@pytest.mark.parametrize(
    ("address", "public"),
    [
        *(("93.184.216.34", True), ("2606:2800:220:1::1", True), ("8.8.8.8", True)),
        *(("127.0.0.1", False), ("10.1.2.3", False), ("172.16.0.1", False), ("192.168.0.1", False)),
        *(("169.254.169.254", False), ("100.64.0.1", False), ("0.0.0.0", False)),
        *(("224.0.0.1", False), ("255.255.255.255", False), ("::1", False), ("::", False)),
        *(("fe80::1", False), ("fd00::1", False), ("ff02::1", False)),
        *(("::ffff:127.0.0.1", False), ("::ffff:10.0.0.1", False)),
        *(("64:ff9b::7f00:1", False), ("64:ff9b::a00:1", False)),
        *(("2002:7f00:1::", False), ("2002:a00:1::1", False)),
    ],
)
def test_only_public_addresses_count(address: str, public: bool) -> None:
    assert is_public(ip_address(address)) == public


def pretend(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """Pretend that names resolve to these addresses, one answer after the other; the names asked
    for."""
    asked: list[str] = []

    def resolve(host: str, port: int, *_: Any, **__: Any) -> list[Any]:
        asked.append(host)
        found = answers[min(len(asked), len(answers)) - 1]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in found]

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    return asked


@pytest.mark.parametrize(
    "found",
    [["127.0.0.1"], ["10.0.0.1"], [PUBLIC, "127.0.0.1"], ["169.254.169.254"], ["fe80::1%2"]],
)
def test_a_name_that_leads_inside_is_refused(
    found: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend(monkeypatch, found)
    with pytest.raises(BadEndpoint):
        asyncio.run(resolved(endpoint("https://push.example/a", False), False))


def test_loopback_is_for_tests_and_nothing_else_inside_is(monkeypatch: pytest.MonkeyPatch) -> None:
    place = endpoint("https://push.example:8443/a", True)
    pretend(monkeypatch, ["127.0.0.1"], ["10.0.0.1"])
    assert asyncio.run(resolved(place, True)) == "127.0.0.1"
    with pytest.raises(BadEndpoint):
        asyncio.run(resolved(place, True))


# --------------------------------------------------------------------------------- sending


def pushing(loopback: bool = True) -> Push:
    push = Push(b"\x07" * 32, "mailto:me@example.org", loopback)
    push.context = ssl.create_default_context(cafile=str(CERTIFICATE))
    return push


def to(service: Service, reader: Reader, path: str = "/a") -> Subscription:
    return Subscription(service.endpoint(path), reader.p256dh, reader.auth, "en", 1)


def send(push: Push, one: Subscription, said: bytes = b"hello") -> bool:
    return asyncio.run(push.send(one, said, 60, "topic"))


def test_an_endpoint_of_our_own_reads_what_was_sent_and_who_sent_it(service: Service) -> None:
    push, reader = pushing(), Reader()
    assert send(push, to(service, reader, "/a?b=c"), b"your turn")
    arrived = service.arrived.get(timeout=10)
    assert arrived.path == "/a?b=c" and reader.read(arrived.body) == b"your turn"
    headers = arrived.headers
    assert headers["content-encoding"] == "aes128gcm" and headers["ttl"] == "60"
    assert headers["host"] == f"localhost:{service.port}" and headers["topic"] == "topic"
    assert Vapid02.verify(headers["authorization"])
    parts = dict(part.split("=", 1) for part in headers["authorization"].split()[1].split(","))
    assert parts["k"] == push.public_key
    claims = json.loads(base64.urlsafe_b64decode(parts["t"].split(".")[1] + "=="))
    assert claims["aud"] == f"https://localhost:{service.port}"
    assert claims["sub"] == "mailto:me@example.org"
    assert time.time() < claims["exp"] < time.time() + 24 * 3600


def test_nothing_is_sent_to_this_computer_unless_a_test_wants_it(service: Service) -> None:
    assert send(pushing(loopback=False), to(service, Reader()))
    assert service.arrived.empty()


def test_the_address_that_was_looked_at_is_the_one_that_is_used(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = pretend(monkeypatch, ["127.0.0.1"], ["10.255.255.1"])  # another one the next time
    reader = Reader()
    assert send(pushing(), to(service, reader))
    assert reader.read(service.arrived.get(timeout=10).body) == b"hello"
    assert asked == ["localhost"]


def test_a_certificate_for_another_name_is_not_trusted(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend(monkeypatch, ["127.0.0.1"])
    one = to(service, Reader())
    assert send(pushing(), one._replace(endpoint=one.endpoint.replace("localhost", "push.example")))
    assert service.arrived.empty()


@pytest.mark.parametrize("status", [301, 302, 307, 308])
def test_redirects_are_not_followed(service: Service, status: int) -> None:
    service.answers["/a"] = (status, {"location": service.endpoint("/inside")})
    assert send(pushing(), to(service, Reader()))
    assert service.arrived.get(timeout=10).path == "/a" and service.arrived.empty()


@pytest.mark.parametrize(
    ("status", "stays"), [(201, True), (404, False), (410, False), (500, True)]
)
def test_who_is_gone_is_known_by_the_answer(service: Service, status: int, stays: bool) -> None:
    service.answers["/a"] = (status, {})
    assert send(pushing(), to(service, Reader())) == stays


def test_an_endpoint_that_never_answers_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending, "STEP", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        reader = Reader()
        address = f"https://localhost:{silent.getsockname()[1]}/a"
        assert send(pushing(), Subscription(address, reader.p256dh, reader.auth, "en", 1))


# ------------------------------------------------------------------------------ subscriptions


def test_subscriptions_are_few_and_go_with_their_person(database: str) -> None:
    async def work() -> None:
        storage = Storage(database)
        persons = Persons(storage)
        kept = Subscriptions(storage, persons)

        def one(number: int) -> Subscription:
            return Subscription(f"https://push.example/{number}", b"k", b"a", "en", number)

        for number in range(MOST + 3):
            await kept.add("ann", "ann", one(number), 1)
        await kept.add("ann", "ann", one(5)._replace(language="de"), 1)
        await kept.add("bob", "bob", one(9), 1)
        found = await kept.of("ann")
        assert sorted(sub.since for sub in found) == list(range(3, MOST + 3))
        assert [sub.language for sub in found if sub.since == 5] == ["de"]
        await kept.remove("ann", "https://push.example/4")
        await kept.remove("bob", "https://push.example/5")
        await kept.gone("https://push.example/9")
        assert {sub.since for sub in await kept.of("ann")} == set(range(3, MOST + 3)) - {4, 9}
        assert await kept.of("bob") == []
        await persons.forget("ann")
        assert await kept.of("ann") == []
        await storage.close()

    asyncio.run(work())


# ------------------------------------------------------------------------------- a real server

PUSH = {
    "REGALIA_PUSH": "mailto:me@example.org",
    "REGALIA_PUSH_LOOPBACK": "1",
    "SSL_CERT_FILE": str(CERTIFICATE),
}
DAYS = {"kind": "turn", "seconds": 3 * 86_400}


def wish(service: Service, reader: Reader, **more: Any) -> dict[str, Any]:
    keys = {"p256dh": plain(reader.p256dh), "auth": plain(reader.auth)}
    return {"endpoint": service.endpoint(), **keys, "language": "de", **more}


def due_now(server: Server, kind: str) -> int:
    """Its moment has come; how many rows there are."""
    with sqlite3.connect(server.folder / "regalia.db", timeout=20) as database:
        return database.execute("UPDATE due SET at = 1 WHERE kind = ?", [kind]).rowcount


def due(server: Server, kind: str) -> int:
    with sqlite3.connect(server.folder / "regalia.db", timeout=20) as database:
        asked = database.execute("SELECT count(*) FROM due WHERE kind = ?", [kind])
        return int(asked.fetchone()[0])


def test_whoever_is_away_is_told_of_their_turn_and_reminded_without_secrets(
    tmp_path: Path, service: Service
) -> None:
    reader = Reader()
    with serving(tmp_path, **PUSH) as server, Person(server) as ann, Person(server) as bob:
        assert bob.http.post("/api/push", json=wish(service, reader)).status_code == 200
        about = bob.http.get("/api/person").json()
        assert [one["endpoint"] for one in about["notices"]] == [service.endpoint()]
        keys = ann.open("twelve", {"kind": "open"}, {"kind": "me"}, clock=DAYS)
        with bob.sit_at(keys["key"]) as first:
            first.send("sit", seat=0, name="Bobby", luck="")
            first.wait_for_table(lambda table: table["started"])
            assert due_now(server, "notice") == 1
            until(lambda: due(server, "notice") == 0)
            assert service.arrived.empty(), "he is there: nothing is sent"
        with ann.sit_at(keys["key"]) as second:
            second.wait_for_table(lambda table: not table["seats"][0]["online"])
        assert due_now(server, "reminder") == 1
        arrived = service.arrived.get(timeout=60)
        told = json.loads(reader.read(arrived.body))
        assert told["body"].startswith("Du bist am Zug, und es bleiben noch 7")
        assert set(told) == {"title", "body", "path"} and told["path"] == f"/t/{keys['watch']}"
        for secret in (keys["key"], "Bobby", "Ann", about["person"]):
            assert secret not in json.dumps(told)
        service.answers["/a"] = (410, {})
        with sqlite3.connect(tmp_path / "regalia.db", timeout=20) as rows:
            row = "INSERT INTO due SELECT table_id, 'notice', 0, n, 1, 0, '', '', NULL, '', 0 "
            rows.execute(row + "FROM due WHERE kind = 'clock'")
        assert service.notice(reader)["body"] == "Du bist am Zug."
        until(lambda: bob.http.get("/api/person").json()["notices"] == [])
        assert service.endpoint() not in server.told()


def test_subscriptions_are_checked_limited_and_can_be_ended(
    tmp_path: Path, service: Service
) -> None:
    reader = Reader()
    good = wish(service, reader)
    with serving(tmp_path, **PUSH) as server, Person(server) as eve:
        assert len(bytes_of(eve.http.get("/api/push").json()["key"])) == 65
        for wrong in (
            {"endpoint": "http://localhost/a"},
            {"endpoint": "https://localhost:1/" + "a" * 2000},
            {"p256dh": plain(b"\x04" + bytes(64))},  # no point of the curve
            {"p256dh": plain(reader.p256dh[:-1])},
            {"auth": "x"},
            {"auth": "é" * 22},
            {"language": "../de"},
            {"more": 1},
        ):
            assert eve.http.post("/api/push", json=good | wrong).status_code == 400, wrong
        foreign = {"origin": "https://evil.example"}
        assert eve.http.post("/api/push", json=good, headers=foreign).status_code == 403
        told = [eve.http.post("/api/push", json=good).status_code for _ in range(20)]
        assert told[0] == 200 and told[-1] == 429
        ended = eve.http.request("DELETE", "/api/push", json={"endpoint": good["endpoint"]})
        assert ended.status_code == 200
        assert eve.http.get("/api/person").json()["notices"] == []


def test_a_server_sends_nothing_unless_it_is_switched_on(
    server: Server, ann: Person, service: Service
) -> None:
    assert ann.http.get("/api/push").json() == {"key": None}
    assert ann.http.post("/api/push", json=wish(service, Reader())).status_code == 404
    ann.open("twelve", {"kind": "me"}, {"kind": "here"}, clock=DAYS)
    overdue = due_now(server, "reminder")
    with ann.sit_at(ann.open("ur", {"kind": "computer", "level": 1}, {"kind": "me"})["key"]) as one:
        one.wait_for_table(lambda table: table["choices"])  # what is due is looked after
    assert overdue >= 1 and due(server, "reminder") == overdue
    assert service.arrived.empty()
