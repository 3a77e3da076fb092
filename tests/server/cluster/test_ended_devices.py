"""A key that was ended at one server opens nothing at another, with a bus or without one."""

from collections.abc import Iterator

import pytest
from server.http.test_every_route import ROUTES, filled
from support.servers.databases import Postgres, Redis
from support.servers.serving import Person, Server, Sitting, serving
from support.waiting import until
from websockets.exceptions import ConnectionClosed

from regalia.server.people.device_keys import SIGNED_OUT

GENEROUS = {
    "REGALIA_TABLES_AN_HOUR": "100000",
    "REGALIA_REQUESTS_A_MINUTE": "100000",
}
SIGNING_IN = {("POST", "/api/person"), ("POST", "/api/person/continue")}
LEAVING = ("POST", "/api/person/leave")


@pytest.fixture(scope="module", params=["bus", "no bus"])
def both(
    request: pytest.FixtureRequest,
    postgresql: Postgres,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[Server, Server]]:
    environment = {"REGALIA_DATABASE": postgresql.new_database(), **GENEROUS}
    if request.param == "bus":
        bus: Redis = request.getfixturevalue("bus")
        environment["REGALIA_BUS"] = bus.url
    one, other = tmp_path_factory.mktemp("one"), tmp_path_factory.mktemp("other")
    with serving(one, **environment) as first, serving(other, **environment) as second:
        yield first, second


def copied(person: Person, server: Server) -> Person:
    """A thief at a server, with a copy of somebody's cookie."""
    thief = Person(server)
    thief.http.cookies.clear()
    thief.http.cookies.update(dict(person.http.cookies))
    return thief


def closed(sitting: Sitting) -> bool:
    """True when the server has ended a connection, and said that its key was ended."""
    with pytest.raises(ConnectionClosed) as ended:
        while True:
            sitting.hear()
    return ended.value.rcvd is not None and ended.value.rcvd.code == SIGNED_OUT


def test_a_stolen_cookie_that_was_ended_opens_nothing_at_any_server(
    both: tuple[Server, Server],
) -> None:
    here, there = both
    with Person(here) as ann, copied(ann, there) as thief, copied(ann, here) as other:
        key = ann.open("ur")["key"]
        ann.http.put("/api/person/values/own", json={"value": 7})
        assert thief.http.get("/api/person/values").json() == {"values": {"own": 7}}
        with thief.sit_at(key) as first, other.sit_at(key) as second:
            assert ann.http.delete("/api/person/devices").status_code == 200
            assert closed(first) and closed(second)
        assert ann.http.get("/api/person/values").json() == {"values": {"own": 7}}
        for server in both:
            with copied(thief, server) as one:
                until(lambda one=one: one.http.get("/api/tables").status_code == 401)
                before = one.cookie
                for method, path in ROUTES:
                    if (method, path) in SIGNING_IN | {LEAVING} or not path.startswith("/api/"):
                        continue
                    answer = one.http.request(method, filled(path, key, "1"), content=b"{}")
                    assert answer.status_code == 401, (method, path)
                    assert answer.json()["code"] == "signed-out" and one.cookie == before
                for method, path in SIGNING_IN:
                    answer = one.http.request(method, path, json={"phrase": "x", "code": "x"})
                    assert answer.status_code in (400, 404, 429)
                with pytest.raises(ConnectionClosed):
                    one.sit_at(key)
                left = one.http.request(*LEAVING)
                assert left.status_code == 200 and "Max-Age=0" in left.headers["set-cookie"]
        with ann.sit_at(key) as sitting:
            assert sitting.table["you"] == [0, 1]


def test_of_devices_that_end_each_other_at_two_servers_one_stays(
    both: tuple[Server, Server],
) -> None:
    here, there = both
    with Person(here) as ann:
        phrase = ann.http.post("/api/person/phrase").json()["phrase"]
        with Person(there) as phone:
            assert phone.http.post("/api/person", json={"phrase": phrase}).status_code == 200
            answers = [one.http.delete("/api/person/devices").status_code for one in (ann, phone)]
            assert answers == [200, 401], "the other knows at the latest when it tries"
            assert len(ann.http.get("/api/person/devices").json()["devices"]) == 1
