"""Ends of matches, as each person is told; and no board says any more who is to move."""

import pytest
from support.endings import almost
from support.tables import ANNA, BORIS, CLEO, act, any_text, finished, seated, told

from regalia import games
from regalia.core.contract import EndingPart
from regalia.core.contract.hooks import completed
from regalia.core.game import record
from regalia.table.language import of_room
from regalia.table.messages import incoming
from regalia.table.replay.record_steps import scenes, steps
from regalia.table.settings import ClockSettings, NewTable, Seat, SeatKind
from regalia.table.table import Table


def ended(game: str, other: SeatKind) -> tuple[Table, int]:
    """A table at which Anna and another play the last action of a game; who wins it."""
    told = almost(game)
    seats = [Seat("me"), Seat(other, name="Zora")]
    table = Table.new(NewTable(game=game, seats=seats, record=told.record), ANNA, 1_000)
    if other == "open":
        table.receive(BORIS, incoming.Sit(1, "Boris"), 1_000)
    act(table, table.person_at(told.last.seat) or "", told.last.text)
    return table, told.winner


def reasons(table: Table) -> list[str]:
    """Reasons of the end as Anna, Boris and a spectator read them."""
    people = (ANNA, BORIS, "somebody")
    return [told(table, person)["scene"]["ending"]["reason"] for person in people]


def test_whoever_resigned_is_told_so_and_the_others_by_name() -> None:
    table = seated("twelve")
    act(table, ANNA, any_text(table))
    assert told(table, ANNA)["scene"]["ending"] is None and told(table, BORIS)["scene"]["prompt"]
    table.receive(BORIS, incoming.Resign(1), 2_000)
    assert reasons(table) == ["Boris resigned.", "You resigned.", "Boris resigned."]
    for person in (ANNA, BORIS, "somebody"):
        seen = told(table, person)
        assert seen["scene"]["prompt"] == "" and not any(s["to_act"] for s in seen["seats"])
    last = scenes(record.read(table.record(None)), "en", "wide", 0)[-1]
    assert last.prompt == "" and last.ending and last.ending.reason == "Boris resigned."


def test_a_clock_that_ran_out_is_said_as_such() -> None:
    table = seated("gambit", clock=ClockSettings("turn", 5))
    table.tick(99_000)
    seat = next(iter(table.departed))
    yours, theirs = reasons(table)[seat], reasons(table)[1 - seat]
    assert yours == "You ran out of time." and theirs.endswith("ran out of time.")
    assert told(table, ANNA)["scene"]["prompt"] == ""


def test_an_agreed_draw_is_said_as_such() -> None:
    table = seated("twelve")
    act(table, ANNA, any_text(table))
    table.receive(ANNA, incoming.DrawMessage(0), 2_000)
    table.receive(BORIS, incoming.AnswerAsk(0, True), 3_000)
    assert reasons(table) == ["Both sides agreed on a draw."] * 3


def test_the_rules_own_ending_is_said_to_each_seat_and_by_name_side_by_side() -> None:
    """UR-15."""
    table, winner = ended("ur", "open")
    said = reasons(table)
    assert said[winner] == "You hold all four rosettes."
    assert said[1 - winner] == said[2] == f"{table.names('en')[winner]} holds all four rosettes."
    shared, winner = ended("ur", "here")
    assert reasons(shared)[0] == f"{shared.names('en')[winner]} holds all four rosettes."


def test_a_room_that_does_not_explain_its_ending_has_the_tables_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, _ = ended("twelve", "open")
    monkeypatch.setitem(table.room.__dict__, "ending", completed(EndingPart, None))
    seen = told(table, ANNA)
    assert seen["scene"]["ending"]["reason"] == seen["ending"]
    assert seen["scene"]["ending"]["rule"] == ""


def test_of_three_everybody_is_told_a_place_and_who_left_has_the_last() -> None:
    """QG-16: the most points win; the others follow by theirs."""
    table = finished("gambit", options={"players": 3})
    seats = told(table, ANNA)["seats"]
    places, scores = [seat["place"] for seat in seats], [seat["score"] for seat in seats]
    (winner,) = (seat for seat in range(3) if table.result[seat] == 1)
    assert places[winner] == 1 and places == table.card(ANNA, "en").places
    assert steps(record.read(table.whole_record()), "en").places == places
    low, high = sorted((seat for seat in range(3) if seat != winner), key=lambda seat: scores[seat])
    assert (places[low], places[high]) == ((2, 2) if scores[low] == scores[high] else (3, 2))
    table = seated("gambit", options={"players": 3})
    assert [seat["place"] for seat in told(table, ANNA)["seats"]] == [None] * 3
    table.receive(CLEO, incoming.Resign(2), 2_000)
    table.receive(BORIS, incoming.Resign(1), 3_000)
    assert [seat["place"] for seat in told(table, ANNA)["seats"]] == [1, 2, 2]
    two = finished("twelve")
    assert [seat["place"] for seat in told(two, ANNA)["seats"]] == [None, None]


def test_of_an_empty_deck_no_number_is_told() -> None:
    """ST-7: what is left to draw."""
    told_of = of_room(games.room("study"), "en").say
    assert told_of("deck", count=0) == "the deck is empty"
    assert told_of("deck", count=1) == "1 card in the deck"
