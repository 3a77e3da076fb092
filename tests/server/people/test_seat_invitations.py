"""Playing along by a link: who may invite, who may come, what they know, and who is gone."""

import base64
from pathlib import Path
from urllib.parse import urlsplit

import httpx
from support.servers.serving import Person, Server, serving


def invited(person: Person, key: str, seat: int = 0) -> dict[str, object]:
    """The seat and the key in an invitation."""
    answer = person.http.get(f"/api/tables/{key}/side?seat={seat}")
    assert answer.status_code == 200, answer.text
    address = urlsplit(answer.json()["address"])
    number, _, said = address.fragment.removeprefix("side=").partition(".")
    assert int(number) == seat
    return {"seat": seat, "key": said}


def join(person: Person, key: str, said: dict[str, object], name: str = "") -> httpx.Response:
    return person.http.post(f"/api/tables/{key}/side", json={**said, "name": name})


def leave(person: Person, key: str, **given: object) -> httpx.Response:
    return person.http.request("DELETE", f"/api/tables/{key}/side", json=given)


def test_a_family_plays_one_side_and_the_table_is_in_everybodys_list(
    server: Server, ann: Person, bob: Person
) -> None:
    keys = ann.open("gambit", {"kind": "me"}, {"kind": "computer", "level": 1})
    watch = keys["watch"]
    said = invited(ann, keys["key"])
    with bob.sit_at(watch) as along, ann.sit_at(keys["key"]) as first:
        assert along.table["you"] == []
        assert join(bob, watch, said, "Bob").status_code == 200
        along.wait_for_table(lambda table: table["you"] == [0])
        assert along.table["keys"]["play"] == keys["key"]
        first.wait_for_table(lambda table: table["seats"][0]["company"])
        company = first.wait_for_table(lambda table: table["seats"][0]["company"][0]["online"])
        assert company["seats"][0]["company"][0]["name"] == "Bob"
        assert [one["key"] for one in bob.http.get("/api/tables").json()] == [keys["key"]]
        assert [one["key"] for one in bob.http.get("/api/person").json()["tables"]] == [keys["key"]]
        with Person(server) as eve, eve.sit_at(watch) as watching:
            assert watching.table["scene"] != first.table["scene"]
            assert watching.table["choices"] == []
        assert leave(bob, watch, seat=0).status_code == 200
        along.wait_for_table(lambda table: table["you"] == [] and table["log_from"] == 0)
        assert bob.http.get("/api/tables").json() == []


def test_only_who_holds_a_seat_invites_to_it_and_only_the_invited_come(
    server: Server, ann: Person, bob: Person
) -> None:
    keys = ann.open("ur", {"kind": "me"}, {"kind": "open"})
    for person, seat in ((bob, 0), (ann, 1), (ann, 3), (ann, -1)):
        told = person.http.get(f"/api/tables/{keys['key']}/side?seat={seat}")
        assert told.status_code == 403
    said = invited(ann, keys["key"])
    other = invited(ann, ann.open("ur", {"kind": "me"}, {"kind": "open"})["key"])
    forged = base64.urlsafe_b64encode(bytes(16)).decode().rstrip("=")
    with Person(server) as eve:
        for key in (forged, other["key"], "", "é", said["key"][:-1], keys["key"]):  # type: ignore[index]
            assert join(eve, keys["watch"], {"seat": 0, "key": key}).status_code == 403
        assert join(eve, keys["watch"], {**said, "seat": 1}).status_code == 403
        for wrong in ({}, {"seat": 0}, {"seat": 9, "key": "x"}, {**said, "person": "ann"}):
            assert eve.http.post(f"/api/tables/{keys['key']}/side", json=wrong).status_code == 400
        assert eve.http.get("/api/tables").json() == []
    assert join(bob, "nothing", said).status_code == 404


def test_a_link_ends_when_somebody_leaves_and_who_was_sent_away_stays_away(
    server: Server, ann: Person, bob: Person
) -> None:
    keys = ann.open("ur", {"kind": "me"}, {"kind": "computer", "level": 1})
    key, said = keys["watch"], invited(ann, keys["key"])
    assert join(bob, key, said, "Bob").status_code == 200
    with ann.sit_at(keys["key"]) as sitting:
        number = sitting.table["seats"][0]["company"][0]["number"]
    assert leave(bob, key, seat=0, number=number).status_code == 400
    assert leave(ann, key, seat=0, number=number).status_code == 200
    assert join(bob, key, said).status_code == 403
    assert invited(ann, keys["key"]) != said
    assert bob.http.get(f"/api/tables/{keys['key']}/side?seat=0").status_code == 403


def test_invitations_outlive_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Person(server) as ann:
        keys = ann.open("study", {"kind": "me"}, options={"mode": "solo"})
        said = invited(ann, keys["key"])
    with serving(tmp_path) as server, Person(server) as bob:
        assert join(bob, keys["watch"], said, "Bob").status_code == 200
        with bob.sit_at(keys["watch"]) as along:
            along.act(along.table["choices"][0])
            along.wait_for_table(lambda table: len(table["log"]) > 0)
