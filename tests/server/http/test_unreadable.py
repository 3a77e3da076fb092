"""A table that nobody can read any more spoils nothing but itself."""

import json
import sqlite3
from pathlib import Path

import pytest
from support.servers.serving import Person, Server, serving
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

SPOILT = {  # how the first entry of its log is changed, and what is said of it then
    "no entry": (lambda body: b"\x00nothing", "nicht lesbar"),
    "another kind of entry": (lambda body: body.replace(b'"opened"', b'"closed"'), "nicht lesbar"),
    "a game that is gone": (lambda body: body.replace(b'"ur"', b'"chess"'), "gibt es nicht"),
    "old rules": (lambda body: body.replace(b'"rules":1', b'"rules":0'), "Fassung 0"),
}


def spoil(server: Server, key: str, how: str) -> None:
    with sqlite3.connect(server.folder / "regalia.db") as database:
        (body,) = database.execute(
            "select body from entries join tables on id = table_id where n = 0 and play_key = ?",
            (key,),
        ).fetchone()
        changed = SPOILT[how][0](bytes(body))
        assert changed != body
        database.execute(
            "update entries set body = ? where n = 0 and table_id = "
            "(select id from tables where play_key = ?)",
            (changed, key),
        )


def test_one_unreadable_table_spoils_neither_the_list_nor_its_own_page(tmp_path: Path) -> None:
    seats = ({"kind": "me"}, {"kind": "here"})
    with serving(tmp_path) as server, Person(server) as ann:
        cookies = ann.http.cookies
        good = ann.open("ur", *seats)["key"]
        bad = {how: ann.open("ur", *seats)["key"] for how in SPOILT}
    for how, key in bad.items():
        spoil(server, key, how)
    with serving(tmp_path) as server, Person(server) as again:
        again.http.cookies.update(cookies)
        listed = {card["key"]: card for card in again.http.get("/api/tables?language=de").json()}
        assert set(listed) == {good, *bad.values()}
        assert listed[good]["problem"] is None and listed[good]["seats"]
        for how, key in bad.items():
            said = SPOILT[how][1]
            assert said in listed[key]["problem"] and listed[key]["name"]
            steps = again.http.get(f"/api/tables/{key}/steps?language=de")
            assert steps.status_code == 410 and said in steps.json()["message"]
            address = f"{server.url.replace('http', 'ws')}/live/{key}?language=de"
            with connect(address, origin=server.url) as socket:  # type: ignore[arg-type]
                refusal = json.loads(socket.recv())
                assert (refusal["type"], refusal["about"]) == ("refusal", "table")
                assert said in refusal["message"]
                with pytest.raises(ConnectionClosed) as closed:
                    socket.recv()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 4410
        with again.sit_at(good) as sitting:
            assert sitting.table["choices"]
