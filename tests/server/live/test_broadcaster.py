"""A message is worked out once for all who are told the same, and for nobody else."""

import asyncio
import json
from collections.abc import Coroutine
from typing import Any

import pytest
from support.waiting import turns, until_true

from regalia.server.live import broadcaster
from regalia.server.live.connection import Connection
from regalia.server.live.live_table import LiveTable
from regalia.server.store.storage import StoredTable
from regalia.table.messages.incoming import Act, SayMessage, Sit
from regalia.table.messages.replies import TableState
from regalia.table.settings import NewTable, Seat
from regalia.table.table import Table


class Counted(Table):
    worked_out = 0

    def told(self, *given: Any) -> TableState:
        self.worked_out += 1
        return super().told(*given)


def opened() -> tuple[LiveTable, Counted]:
    table = Counted.new(NewTable("gambit", [Seat("me"), Seat("open")]), "ann", 1)
    assert isinstance(table, Counted)
    table.receive("bob", Sit(1, "Bob", ""), 2)
    while not all(table.game.view()["hands"]):  # until both hold cards
        seat = table.game.players[0]
        text = min(table.game.actions(seat))
        table.receive(("ann", "bob")[seat], Act(len(table.entries), seat, text), 2)
    return LiveTable(StoredTable(1, "play", "watch", "gambit", None, []), table), table


def come(live: LiveTable, person: str, language: str = "en", may_sit: bool = True) -> Connection:
    connection = Connection(person, language, "wide", may_sit)
    live.connections.add(connection)
    return connection


def heard(live: LiveTable, connection: Connection) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(live.broadcaster.message(connection) or "{}")
    return told


def done(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def test_all_who_look_on_in_one_language_are_told_what_was_worked_out_once() -> None:
    async def look_on() -> None:
        live, table = opened()
        watching = [come(live, f"guest {n}") for n in range(20)]
        german = come(live, "gast", "de")
        told = [heard(live, one) for one in watching]
        assert table.worked_out == 1
        assert all(one == told[0] for one in told) and told[0]["you"] == []
        assert heard(live, german)["title"] == "Das Damengambit" != told[0]["title"]
        assert table.worked_out == 2

    done(look_on())


def test_what_a_seat_may_know_is_told_to_its_person_only() -> None:
    async def sit() -> None:
        live, table = opened()
        ann, again, bob, guest = (come(live, who) for who in ("ann", "ann", "bob", "guest"))
        told = {who: heard(live, one) for who, one in zip("abg", (ann, bob, guest))}
        assert [told[who]["looking"] for who in "abg"] == [0, 1, -1]
        assert heard(live, again) == told["a"]
        assert table.worked_out == 3
        hands = [json.dumps(told[who]["scene"]) for who in "abg"]
        assert len(set(hands)) == 3

    done(sit())


def test_only_who_came_by_the_playing_link_or_sits_is_told_that_link() -> None:
    async def look() -> None:
        live, _ = opened()
        invited, watching, ann = come(live, "x"), come(live, "y", may_sit=False), come(live, "ann")
        found = [heard(live, one)["keys"]["play"] for one in (invited, watching, ann)]
        assert found == ["play", None, "play"]

    done(look())


def test_what_is_not_on_the_disk_is_told_to_nobody_and_then_to_all() -> None:
    async def say() -> None:
        live, table = opened()
        ann, guest = come(live, "ann"), come(live, "guest")
        before = heard(live, ann)["n"]
        table.receive("bob", SayMessage("Hello"), 3)
        assert live.broadcaster.message(ann) is None and live.broadcaster.message(guest) is None
        live.written = len(table.entries)
        live.broadcaster.notify_all()
        assert [heard(live, one)["n"] for one in (ann, guest)] == [before + 1] * 2
        assert heard(live, come(live, "ann"))["chat"][0]["text"] == "Hello"

    done(say())


def test_who_comes_and_goes_is_told_once_for_all_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broadcaster, "A_BREATH", 0.01)

    async def come_and_go() -> None:
        live, _ = opened()
        ann = come(live, "ann")
        live.broadcaster.notify_all()
        heard(live, ann)
        ann.behind = False
        come(live, "ann")
        live.broadcaster.presence_changed()
        await until_true(lambda: live.broadcaster.breath is None)
        assert not ann.behind, "another window of the same person is no news"
        for n in range(30):
            come(live, f"guest {n}")
            live.broadcaster.presence_changed()
        assert not ann.behind, "not thirty times"
        await until_true(lambda: ann.behind)
        assert heard(live, ann)["watching"] == 30

    done(come_and_go())


def test_changes_that_follow_each_other_quickly_are_told_together() -> None:
    async def change() -> None:
        sent: list[str] = []
        connection = Connection("ann", "en", "wide", True)

        async def send(text: str) -> None:
            sent.append(text)

        changes = 0
        sending = asyncio.create_task(connection.send(lambda _: str(changes), send))
        for changes in range(1, 51):  # noqa: B007 - what is told
            connection.tell_table()
            await turns()
        await until_true(lambda: sent[-1] == "50")
        connection.end(1000)
        assert await sending == 1000
        assert len(sent) < 10

    done(change())


def test_whoever_can_act_is_told_last_for_their_choices_take_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    order: list[str] = []

    async def tell() -> None:
        live, table = opened()
        acting = ("ann", "bob")[table.game.players[0]]
        for person in ("ann", "bob", "guest", "bob", "ann"):
            come(live, person)
        monkeypatch.setattr(Connection, "tell_table", lambda one: order.append(one.person))
        live.broadcaster.notify_all()
        assert acting not in order[:3] and order[3:] == [acting, acting]

    done(tell())
