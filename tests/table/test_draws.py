"""Two people agree on a draw: offered once a turn, answered or played past, kept in the record."""

import pytest
from support.tables import (
    ANNA,
    BORIS,
    act,
    any_text,
    everything,
    refused,
    reread,
    seated,
    told,
)

from regalia.core import record
from regalia.table import fairness, messages
from regalia.table.beginning import from_record
from regalia.table.replaying import steps
from regalia.table.settings import Clock, NewTable, Seat
from regalia.table.table import Table


def agreed() -> Table:
    table = seated("twelve", clock=Clock("game", 60))
    act(table, ANNA, any_text(table))
    table.receive(ANNA, messages.Draw(0), 2_000)
    table.receive(BORIS, messages.Answer(0, True), 3_000)
    return table


def test_a_draw_that_both_want_ends_the_game_with_half_a_point_each() -> None:
    table = agreed()
    assert table.over and table.result == [0.5, 0.5] and table.due() is None
    seen = told(table, ANNA)
    assert seen["ending"] == "A draw: both sides agreed on a draw."
    assert seen["log"][-1]["sentence"] == "The players agree on a draw." and seen["seed"]
    assert refused(table, BORIS, messages.Act(len(table.entries), 1, any_text(table))) == "over"
    assert refused(table, ANNA, messages.Draw(0)) == "over"
    assert everything(reread(table)) == everything(table)


def test_the_record_says_that_a_draw_was_agreed_and_its_chance_is_verified() -> None:
    table = seated("ur")
    act(table, ANNA, any_text(table))
    table.receive(ANNA, messages.Draw(0), 2_000)
    table.receive(BORIS, messages.Answer(0, True), 3_000)
    written = record.read(table.record(None))
    assert written.tags["Agreed"] == "draw" and written.tags["Points"] == "0.5 0.5"
    again = steps(written, "de")
    assert again.result == [0.5, 0.5]
    assert again.reason == "beide haben sich auf ein Unentschieden geeinigt"
    assert fairness.verified(written).ok
    assert from_record(written, ANNA, 0).over


def test_the_other_is_asked_and_the_one_who_offers_waits() -> None:
    table = seated("twelve")
    assert told(table, ANNA)["can_draw"] == [0] and told(table, BORIS)["can_draw"] == [1]
    table.receive(BORIS, messages.Draw(1), 1_000)
    (question,), (waiting,) = told(table, ANNA)["asks"], told(table, BORIS)["asks"]
    assert question["what"] == "draw" and not question["yours"] and waiting["yours"]
    assert told(table, "a stranger")["asks"] == []
    assert refused(table, BORIS, messages.Answer(1, True)) == "nothing-asked"
    assert refused(table, ANNA, messages.Draw(0)) == "asked-already"


def test_a_draw_is_offered_once_until_the_other_has_played_again() -> None:
    table = seated("twelve")
    act(table, ANNA, any_text(table))
    table.receive(ANNA, messages.Draw(0), 2_000)
    table.receive(BORIS, messages.Answer(0, False), 2_000)
    assert not table.over and refused(table, ANNA, messages.Draw(0)) == "draw-again"
    act(table, BORIS, any_text(table))
    table.receive(ANNA, messages.Draw(0), 3_000)
    assert table.draw_offer == 0


def test_playing_on_turns_an_offer_down_but_not_ones_own() -> None:
    table = seated("twelve")
    table.receive(ANNA, messages.Draw(0), 1_000)
    act(table, ANNA, any_text(table))
    assert table.draw_offer == 0
    act(table, BORIS, any_text(table))
    assert table.draw_offer is None
    assert refused(table, BORIS, messages.Answer(0, True)) == "nothing-asked"


def test_two_at_one_device_agree_there() -> None:
    table = Table.new(NewTable("twelve", [Seat("me"), Seat("here")]), ANNA, 0)
    table.receive(ANNA, messages.Draw(0), 1_000)
    (question,) = told(table, ANNA)["asks"]
    assert not question["yours"]
    table.receive(ANNA, messages.Answer(0, True), 2_000)
    assert table.over and table.result == [0.5, 0.5]


@pytest.mark.parametrize(
    ("game", "seats", "options", "code"),
    [
        ("twelve", [Seat("me"), Seat("computer", 1)], {}, "draw-computer"),
        ("study", [Seat("me"), Seat("here")], {}, "no-draw"),
        ("gambit", [Seat("me"), Seat("here"), Seat("here")], {"players": 3}, "no-draw"),
    ],
)
def test_no_draw_with_computers_in_a_race_or_among_three(
    game: str, seats: list[Seat], options: dict[str, object], code: str
) -> None:
    table = Table.new(NewTable(game, seats, options), ANNA, 0)
    assert refused(table, ANNA, messages.Draw(0)) == code
    assert told(table, ANNA)["can_draw"] == []


def test_a_hostile_record_agrees_on_nothing_among_three() -> None:
    table = seated("gambit", options={"players": 3})
    act(table, ANNA, any_text(table))
    told_of = record.read(table.record(None))
    told_of.tags["Agreed"] = "draw"
    assert steps(told_of, "en").reason == ""
