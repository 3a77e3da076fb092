"""Several people on one seat: who may act, what they know, who leaves, and who never gets there."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest
from support.tables import ANNA, BORIS, CLEO, DANA, opened, seated, told

from regalia.core.errors import RegaliaError
from regalia.table import messages
from regalia.table.entries import Entry, Played
from regalia.table.sharing import MOST
from regalia.table.table import Table


@contextmanager
def refused(why: str) -> Iterator[None]:
    with pytest.raises(RegaliaError) as problem:
        yield
    assert problem.value.spoken.message == f"refused-{why}"


def first(table: Table, person: str) -> dict[str, Any]:
    return next(one for one in told(table, person)["choices"] if not one["prepare"])


def act(table: Table, person: str, choice: dict[str, Any], n: int | None = None) -> None:
    number = len(table.entries) if n is None else n
    table.receive(person, messages.Act(number, choice["seat"], choice["text"]), 2_000)


def test_st_18_a_challenge_is_solved_together_and_an_action_happens_once() -> None:
    table = opened("study", "m", options={"mode": "solo"})
    table.join(CLEO, 0, "Cleo", 2_000)
    assert told(table, CLEO)["you"] == told(table, ANNA)["you"] == [0]
    n, choice = len(table.entries), first(table, CLEO)
    act(table, CLEO, choice, n)
    with pytest.raises(RegaliaError):
        act(table, ANNA, choice, n)  # chosen at the same moment
    assert sum(isinstance(entry, Played) for entry in table.entries) == 1
    table.receive(ANNA, messages.Undo(0), 3_000)  # nobody has to be asked
    assert table.game.events[-1].seat != 0


def test_who_plays_along_knows_what_the_seat_knows_and_onlookers_do_not() -> None:
    table = seated("gambit", "mo")
    before = told(table, CLEO)
    table.join(CLEO, 0, "Cleo", 2_000)
    mine, hers = told(table, ANNA), told(table, CLEO)
    for part in ("scene", "choices", "log", "you", "looking"):
        assert hers[part] == mine[part]
    assert hers["scene"] != before["scene"]
    assert told(table, DANA)["scene"] == before["scene"]
    assert told(table, BORIS)["scene"] != mine["scene"]


def test_what_other_seats_are_told_does_not_change_with_company() -> None:
    table = seated("gambit", "mo")
    before = told(table, BORIS)
    table.join(CLEO, 0, "Cleo", 2_000)
    after = told(table, BORIS)
    assert after["scene"] == before["scene"] and after["choices"] == before["choices"]
    assert [one["name"] for one in after["seats"][0]["company"]] == ["Cleo"]
    assert CLEO not in str(after).replace("Cleo", "")  # names, never persons


def test_nobody_gets_to_two_sides_of_one_table() -> None:
    table = seated("gambit", "mo")
    for person, seat in ((BORIS, 0), (ANNA, 1)):
        with refused("sits-already"):
            table.join(person, seat, "", 2_000)
    table.join(CLEO, 0, "Cleo", 2_000)
    table.part(CLEO, 0, None, 2_000)
    assert told(table, CLEO)["you"] == []
    with refused("sits-already"):
        table.join(CLEO, 1, "Cleo", 2_000)  # she has seen the other hand
    table.join(CLEO, 0, "Cleo", 2_000)
    open_table = opened("gambit", "mo")
    open_table.join(CLEO, 0, "Cleo", 2_000)
    with refused("sits-already"):
        open_table.receive(CLEO, messages.Sit(1, "Cleo", ""), 2_000)
    open_table.part(ANNA, 0, None, 2_000)
    with refused("sits-already"):
        open_table.receive(ANNA, messages.Sit(1, "Anna", ""), 2_000)


def test_whoever_leaves_knows_nothing_more_and_the_seat_goes_on() -> None:
    table = seated("gambit", "mo")
    table.join(CLEO, 0, "Cleo", 2_000)
    table.part(ANNA, 0, None, 2_000)
    assert table.person_at(0) == CLEO and told(table, CLEO)["seats"][0]["name"] == "Cleo"
    assert told(table, ANNA)["scene"] == told(table, DANA)["scene"] != told(table, CLEO)["scene"]
    with refused("watching"):
        act(table, ANNA, first(table, CLEO))
    act(table, CLEO, first(table, CLEO))
    with refused("side-last"):
        table.part(CLEO, 0, None, 2_000)


def test_the_seats_person_sends_away_and_nobody_else_does() -> None:
    table = seated("ur", "mo")
    table.join(CLEO, 0, "Cleo", 2_000)
    table.join(DANA, 0, "Dana", 2_000)
    cleo, dana = (one.number for one in table.company.at(0))
    for person, number in ((CLEO, dana), (BORIS, cleo), (ANNA, 0), ("nobody", cleo)):
        with pytest.raises(RegaliaError):
            table.part(person, 0, number, 2_000)
    table.part(ANNA, 0, cleo, 2_000)
    assert [one.name for one in table.company.at(0)] == ["Dana"]
    assert table.company.partings == {0: 1}


def test_a_side_has_bounds_and_needs_somebody_who_plays() -> None:
    table = opened("ur", "mo")
    for seat in (1, 2, 99, -1):
        with refused("no-side"):
            table.join(CLEO, seat, "", 2_000)
    for number in range(MOST):
        table.join(f"friend {number}", 0, "x" * 500, 2_000)
    assert len(table.company.at(0)[0].name) == 24
    with refused("side-full"):
        table.join("one more", 0, "", 2_000)
    assert table.join("friend 0", 0, "", 2_000) == []  # there already
    resigned = seated("ur", "mo")
    resigned.receive(ANNA, messages.Resign(0), 2_000)
    with refused("no-side"):
        resigned.join(CLEO, 0, "", 2_000)


def test_one_of_a_side_answers_for_it_and_asks_for_it() -> None:
    table = seated("twelve", "mo")
    while table.game.to_play != 0 or not any(event.seat == 0 for event in table.game.events):
        person = (ANNA, BORIS)[table.game.players[0]]
        act(table, person, first(table, person))
    table.join(CLEO, 0, "Cleo", 2_000)
    table.join(DANA, 1, "Dana", 2_000)
    table.receive(CLEO, messages.Draw(0), 3_000)
    with refused("nothing-asked"):
        table.receive(ANNA, messages.Answer(0, True), 3_000)  # of the side that asks
    table.receive(DANA, messages.Answer(0, True), 3_000)
    assert table.draw_agreed and not told(table, ANNA)["rematch"]
    table.receive(CLEO, messages.Rematch(), 4_000)
    assert told(table, ANNA)["rematch"] == [0] and not table.rematch_agreed
    table.receive(BORIS, messages.Rematch(), 4_000)
    assert table.rematch_agreed
    again = table.again(5_000)
    assert again.seats_of(CLEO) == again.seats_of(ANNA) == [1]
    assert again.seats_of(DANA) == again.seats_of(BORIS) == [0]


def test_who_plays_along_is_called_by_their_own_name() -> None:
    table = seated("ur", "mo")
    table.receive(ANNA, messages.Rename("Anna"), 2_000)
    table.join(CLEO, 0, "Cleo", 2_000)
    table.receive(CLEO, messages.Rename("Cleopatra"), 2_000)
    table.receive(CLEO, messages.Say("Hello"), 2_000)
    table.receive(ANNA, messages.Say("Hello"), 2_000)
    now = told(table, BORIS)
    assert now["seats"][0]["name"] == "Anna"
    assert [one["name"] for one in now["seats"][0]["company"]] == ["Cleopatra"]
    assert [said["name"] for said in now["chat"]] == ["Cleopatra", "Anna"]


def test_a_log_with_company_replays_to_the_same_table() -> None:
    table = seated("ur", "mo")
    table.join(CLEO, 0, "Cleo", 2_000)
    table.join(DANA, 1, "", 2_000)
    table.part(ANNA, 0, None, 2_000)
    read = msgspec.json.Decoder(Entry)
    again = Table.replay([read.decode(msgspec.json.encode(entry)) for entry in table.entries])
    for person in (ANNA, BORIS, CLEO, DANA, "eve"):
        assert told(again, person) == told(table, person)
    assert again.company.__dict__ == table.company.__dict__
