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

from regalia.core.game import record
from regalia.table import fairness
from regalia.table.entries import DrawAgreed, DrawDeclined
from regalia.table.hotseat import from_record
from regalia.table.messages import incoming
from regalia.table.replay.record_steps import steps
from regalia.table.settings import ClockSettings, NewTable, Seat
from regalia.table.table import Table


def agreed() -> Table:
    table = seated("twelve", clock=ClockSettings("game", 60))
    act(table, ANNA, any_text(table))
    table.receive(ANNA, incoming.DrawMessage(0), 2_000)
    table.receive(BORIS, incoming.AnswerAsk(0, True), 3_000)
    return table


def test_a_draw_that_both_want_ends_the_game_with_half_a_point_each() -> None:
    table = agreed()
    assert table.over and table.result == [0.5, 0.5] and table.due() is None
    assert table.changed == len(table.entries)  # whatever was owed before is void
    seen = told(table, ANNA)
    assert seen["ending"] == "A draw: both sides agreed on a draw."
    assert seen["log"][-1]["sentence"] == "The players agree on a draw." and seen["seed"]
    assert refused(table, BORIS, incoming.Act(len(table.entries), 1, any_text(table))) == "over"
    assert refused(table, ANNA, incoming.DrawMessage(0)) == "over"
    assert everything(reread(table)) == everything(table)


def test_the_record_says_that_a_draw_was_agreed_and_its_chance_is_verified() -> None:
    table = seated("ur")
    act(table, ANNA, any_text(table))
    table.receive(ANNA, incoming.DrawMessage(0), 2_000)
    table.receive(BORIS, incoming.AnswerAsk(0, True), 3_000)
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
    table.receive(BORIS, incoming.DrawMessage(1), 1_000)
    (question,), (waiting,) = told(table, ANNA)["asks"], told(table, BORIS)["asks"]
    assert question["what"] == "draw" and not question["yours"] and waiting["yours"]
    assert told(table, "a stranger")["asks"] == []
    assert refused(table, BORIS, incoming.AnswerAsk(1, True)) == "nothing-asked"
    assert refused(table, ANNA, incoming.DrawMessage(0)) == "asked-already"


@pytest.mark.parametrize("yes", [True, False])
@pytest.mark.parametrize("offering", [0, 1])
def test_the_log_says_which_seat_answered_an_offer(offering: int, yes: bool) -> None:
    table, answering = seated("twelve"), 1 - offering
    table.receive((ANNA, BORIS)[offering], incoming.DrawMessage(offering), 1_000)
    table.receive((ANNA, BORIS)[answering], incoming.AnswerAsk(offering, yes), 2_000)
    assert table.entries[-1] == (DrawAgreed if yes else DrawDeclined)(2_000, answering)


def test_a_draw_is_offered_once_until_the_other_has_played_again() -> None:
    table = seated("twelve")
    act(table, ANNA, any_text(table))
    table.receive(ANNA, incoming.DrawMessage(0), 2_000)
    table.receive(BORIS, incoming.AnswerAsk(0, False), 2_000)
    assert not table.over and refused(table, ANNA, incoming.DrawMessage(0)) == "draw-again"
    act(table, BORIS, any_text(table))
    table.receive(ANNA, incoming.DrawMessage(0), 3_000)
    assert table.draw_offer == 0


def test_the_second_seat_offers_once_until_the_first_has_played_again_too() -> None:
    table = seated("twelve")
    act(table, ANNA, any_text(table))
    table.receive(BORIS, incoming.DrawMessage(1), 2_000)
    table.receive(ANNA, incoming.AnswerAsk(1, False), 3_000)
    assert refused(table, BORIS, incoming.DrawMessage(1)) == "draw-again"
    for person in (BORIS, ANNA):
        act(table, person, any_text(table))
    table.receive(BORIS, incoming.DrawMessage(1), table.last_at)


def test_playing_on_turns_an_offer_down_but_not_ones_own() -> None:
    table = seated("twelve")
    table.receive(ANNA, incoming.DrawMessage(0), 1_000)
    act(table, ANNA, any_text(table))
    assert table.draw_offer == 0
    act(table, BORIS, any_text(table))
    assert table.draw_offer is None
    assert refused(table, BORIS, incoming.AnswerAsk(0, True)) == "nothing-asked"


def test_two_at_one_device_agree_there() -> None:
    table = Table.new(NewTable("twelve", [Seat("me"), Seat("here")]), ANNA, 0)
    table.receive(ANNA, incoming.DrawMessage(0), 1_000)
    (question,) = told(table, ANNA)["asks"]
    assert not question["yours"]
    table.receive(ANNA, incoming.AnswerAsk(0, True), 2_000)
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
    assert refused(table, ANNA, incoming.DrawMessage(0)) == code
    assert told(table, ANNA)["can_draw"] == []


def test_a_hostile_record_agrees_on_nothing_among_three() -> None:
    table = seated("gambit", options={"players": 3})
    act(table, ANNA, any_text(table))
    told_of = record.read(table.record(None))
    told_of.tags["Agreed"] = "draw"
    assert steps(told_of, "en").reason == ""
