"""Tables outlive people: a computer or a friend plays on for who is away, until they are back."""

from typing import Any

import pytest
from support.tables import (
    ANNA,
    BORIS,
    CLEO,
    DANA,
    act,
    any_text,
    everything,
    finished,
    refused,
    reread,
    seated,
    told,
)

from regalia.core.contract import SPECTATOR
from regalia.server.store.job_queue import CLOCK, MOVE, owed_jobs
from regalia.table.entries import Away, Back, Missed, SeatTaken, Settled
from regalia.table.messages import incoming
from regalia.table.settings import ClockSettings
from regalia.table.table import Table

MINUTE = 60_000
DAY = 86_400


def left(game: str = "twelve", person: str = BORIS, least: int = 0, **given: Any) -> Table:
    """A table at which it is the turn of a person who has just gone, at 10,000; so many events are
    past, at least."""
    table = seated(game, **given)
    while table.person_at(table.game.players[0]) != person or len(table.game.events) < least:
        act(table, table.person_at(table.game.players[0]) or "", any_text(table), 5_000)
    table.gone(person, 10_000)
    return table


def asked(game: str = "twelve", person: str = BORIS, **given: Any) -> Table:
    table = left(game, person, **given)
    table.tick(10_000 + MINUTE)
    return table


def answer(table: Table, person: str, what: str, seat: int = 1, at: int = 80_000) -> None:
    table.receive(person, incoming.AnswerAbsence(seat, what), at)  # type: ignore[arg-type]


def sentences(table: Table, person: str) -> list[str]:
    return [one["sentence"] for one in told(table, person)["absent"]]


def can(table: Table, person: str) -> list[str]:
    return [deed for one in told(table, person)["absent"] for deed in one["can"]]


# ----------------------------------------------------------------------------------- when


def test_after_a_minute_the_other_is_asked_and_not_a_moment_before() -> None:
    table = left()
    assert table.wakes() == 10_000 + MINUTE and table.due() is None
    assert table.tick(10_000 + MINUTE - 1) == [] and told(table, ANNA)["absent"] == []
    assert refused(table, ANNA, incoming.AnswerAbsence(1, "computer")) == "nothing-asked"
    assert refused(table, CLEO, incoming.Sit(1)) == "not-open"
    assert table.tick(10_000 + MINUTE) == [Missed(10_000 + MINUTE, 1)]
    assert can(table, ANNA) == ["wait", "computer", "friend"] and table.wakes() is None
    assert everything(reread(table)) == everything(table)


def test_that_others_are_asked_is_due_work_that_follows_from_the_log() -> None:
    assert [(job.kind, job.at) for job in owed_jobs(left())] == [(CLOCK, 10_000 + MINUTE)]


def test_a_minute_counts_from_the_turn_where_who_is_away_had_nothing_to_do() -> None:
    table = seated("twelve")
    table.gone(BORIS, 2_000)
    assert table.wakes() is None
    act(table, ANNA, any_text(table), 90_000)
    assert table.wakes() == 90_000 + MINUTE


def test_who_is_back_in_time_is_not_asked_about() -> None:
    table = left()
    assert table.came(BORIS, 20_000) == [Back(20_000, BORIS)]
    assert table.wakes() is None and table.came(BORIS, 21_000) == []
    table.gone(BORIS, 30_000)
    assert table.wakes() == 30_000 + MINUTE


def test_where_a_clock_runs_nobody_is_asked_for_it_ends_by_itself() -> None:
    table = left(clock=ClockSettings("game", 600))
    assert table.wakes() == table.due() != 10_000 + MINUTE


def test_in_games_over_days_nobody_is_asked_before_the_days_time_is_up() -> None:
    """ST-1: in a race nobody's clock runs."""
    table = seated("study", clock=ClockSettings("turn", 3 * DAY))
    table.gone(BORIS, 10_000)
    assert table.due() is None and table.wakes() == 10_000 + 3 * DAY * 1000


def test_nobody_is_asked_where_nobody_is_left_to_ask() -> None:
    table = left()
    table.gone(ANNA, 11_000)
    assert table.wakes() is None
    table.came(ANNA, 500_000)
    assert table.tick(500_000)[0] == Missed(500_000, 1)
    alone = seated("twelve", "m1")
    assert alone.attending == [] and alone.gone(ANNA, 10_000) == []


def test_an_absence_hinders_nobody_who_is_there() -> None:
    """The time of a question is no clock: whoever acts later is not too late."""
    table = seated("gambit", options={"players": 3})
    table.gone(CLEO, 2_000)
    act(table, ANNA, any_text(table), 200_000)
    assert len(table.game.events)


# ---------------------------------------------------------------------------- who decides


def test_a_stranger_decides_nothing_and_takes_no_seat() -> None:
    table = asked()
    assert refused(table, "zoe", incoming.AnswerAbsence(1, "computer")) == "watching"
    assert refused(table, "zoe", incoming.Sit(1)) == "not-open"
    assert can(table, "zoe") == [] and sentences(table, "zoe")
    assert refused(table, "zoe", incoming.GiveBackSeat(1)) == "watching"


def test_nobody_who_is_there_can_be_put_out_of_their_seat() -> None:
    table = seated("twelve")
    act(table, ANNA, any_text(table))
    table.tick(10**9)
    for seat in (0, 1):
        for what in ("wait", "computer", "friend"):
            message = incoming.AnswerAbsence(seat, what)  # type: ignore[arg-type]
            assert refused(table, ANNA, message) == "nothing-asked"
    table = asked()
    answer(table, ANNA, "friend")
    table.came(BORIS, 90_000)
    assert refused(table, CLEO, incoming.Sit(1)) == "not-open"
    assert refused(table, ANNA, incoming.AnswerAbsence(1, "computer")) == "nothing-asked"
    act(table, BORIS, any_text(table), 91_000)


def test_who_is_away_decides_nothing_about_themselves_or_others() -> None:
    table = asked("gambit", options={"players": 3})
    table.gone(CLEO, 75_000)
    assert refused(table, BORIS, incoming.AnswerAbsence(1, "wait")) == "nothing-asked"
    assert refused(table, CLEO, incoming.AnswerAbsence(1, "wait")) == "nothing-asked"


def test_all_who_are_there_have_to_agree() -> None:
    table = asked("gambit", options={"players": 3})
    answer(table, ANNA, "computer")
    assert not table.absences.stands_in(1) and table.thinking() == []
    (seen,) = told(table, ANNA)["absent"]
    assert seen["answer"] == "computer" and sentences(table, DANA) == [
        "Boris is away. The others decide what happens."
    ]
    answer(table, CLEO, "wait")
    answer(table, CLEO, "computer")
    assert table.entries[-1] == Settled(80_000, 1, BORIS, "computer")
    assert [one.seat for one in table.thinking()] == [1]


# ------------------------------------------------------------------------------ a computer


def test_a_computer_plays_on_with_the_view_of_the_seat_and_ends_when_its_person_is_back() -> None:
    table = asked("gambit")
    answer(table, ANNA, "computer")
    (thinking,) = table.thinking()
    assert (thinking.seat, thinking.level) == (1, 3)
    assert thinking.view == table.view(1) and thinking.view != table.game.view()
    assert (MOVE, 1) in [(job.kind, job.seat) for job in owed_jobs(table)]
    card = told(table, ANNA)["seats"][1]
    assert (card["kind"], card["level"], card["stand_in"]) == ("person", None, True)
    assert sentences(table, ANNA) == ["A computer plays on for Boris until Boris is back."]
    assert told(table, ANNA)["log"][-1]["sentence"] == "A computer plays on for Boris."
    n, text = len(table.entries), thinking.actions[0]
    assert refused(table, BORIS, incoming.Act(n, 1, text)) == "stale"  # not both of them
    table.decided(1, text, thinking.n, 81_000)
    assert text in [event.text for event in table.game.events if event.seat == 1]
    assert everything(reread(table)) == everything(table)
    table.came(BORIS, 90_000)
    assert table.thinking() == [] and told(table, ANNA)["log"][-1]["sentence"] == "Boris is back."
    assert everything(reread(table)) == everything(table)


def test_what_a_computer_thought_of_when_its_person_came_back_is_not_played() -> None:
    table = asked()
    answer(table, ANNA, "computer")
    (thinking,) = table.thinking()
    table.came(BORIS, 90_000)
    assert table.decided(1, thinking.actions[0], thinking.n, 91_000) == []
    act(table, BORIS, thinking.actions[0], 92_000)


def test_you_reads_only_what_you_did_yourself() -> None:
    table = asked()
    answer(table, ANNA, "computer")
    (thinking,) = table.thinking()
    table.decided(1, thinking.actions[0], thinking.n, 81_000)
    table.came(BORIS, 90_000)
    said = [line["sentence"] for line in told(table, BORIS)["log"]]
    assert said[-1] == "You are back." and said[-2].startswith("Boris (computer) ")
    assert said[-3] == "A computer plays on for you."


def test_no_draw_with_a_computer_that_stands_in_no_hint_and_nothing_is_taken_back() -> None:
    table = asked()
    answer(table, ANNA, "computer")
    (thinking,) = table.thinking()
    table.decided(1, thinking.actions[0], thinking.n, 81_000)
    assert refused(table, ANNA, incoming.DrawMessage(0)) == "draw-computer"
    assert refused(table, ANNA, incoming.AskHint(0)) == "no-message"
    assert refused(table, ANNA, incoming.Undo(0)) == "undo-stand-in"
    assert told(table, ANNA)["no_undo"].startswith("A computer plays on for somebody")


def test_the_others_may_think_again() -> None:
    table = asked()
    answer(table, ANNA, "wait")
    assert sentences(table, ANNA) == ["Boris is away, and the game waits."]
    answer(table, ANNA, "computer")
    assert table.thinking()
    answer(table, ANNA, "wait")
    assert table.thinking() == []


# -------------------------------------------------------------------------------- a friend


def lent(game: str = "twelve") -> Table:
    """Cleo has Boris's seat."""
    table = asked(game)
    answer(table, ANNA, "friend")
    table.receive(CLEO, incoming.Sit(1, "Cleo", "luck of hers"), 85_000)
    return table


def test_a_friend_takes_the_seat_plays_on_and_gives_it_back() -> None:
    table = asked()
    before = list(table.luck)
    answer(table, ANNA, "friend")
    assert can(table, CLEO) == ["take"] and "take" not in can(table, ANNA)
    assert refused(table, ANNA, incoming.Sit(1)) == "sits-already"
    table.receive(CLEO, incoming.Sit(1, "Cleo", "luck of hers"), 85_000)
    assert table.entries[-1] == SeatTaken(85_000, 1, CLEO, "Cleo")
    assert table.luck == before, "nobody bends chance by coming later"
    assert table.seats_of(BORIS) == [] and table.person_at(1) == CLEO
    act(table, CLEO, any_text(table), 86_000)
    assert sentences(table, CLEO) == ["You are playing for Boris, who is away."]
    assert refused(table, CLEO, incoming.GiveBackSeat(1)) == "not-back"
    table.came(BORIS, 90_000)
    assert can(table, CLEO) == ["give-back"] and sentences(table, ANNA) == []
    assert "has your seat now" in sentences(table, BORIS)[0] and can(table, BORIS) == []
    n = len(table.entries)
    assert refused(table, BORIS, incoming.Act(n, 1, "0")) == "watching"
    assert refused(table, BORIS, incoming.Sit(1)) == "not-open"
    assert refused(table, ANNA, incoming.GiveBackSeat(1)) == "not-your-seat"
    table.receive(CLEO, incoming.GiveBackSeat(1), 95_000)
    assert table.person_at(1) == BORIS and table.seats_of(CLEO) == []
    assert told(table, BORIS)["log"][-1]["sentence"] == "You have your seat back."
    assert refused(table, CLEO, incoming.Undo(1)) == "watching"
    assert everything(reread(table)) == everything(table)


def test_a_friend_with_a_player_s_address_may_sit_down_and_all_are_told() -> None:
    """A family is at one address, and so is who plays on with a second browser: nobody is sent
    away, and nobody does it unseen."""
    table = asked()
    answer(table, ANNA, "friend")
    table.receive(DANA, incoming.Sit(1, "Dana"), 90_000, near={ANNA, "a stranger"})
    line = "Dana plays for somebody who was away, on the same connection as another player."
    assert sentences(table, ANNA) == sentences(table, CLEO) == [line]
    said = told(table, CLEO)["log"][-1]["sentence"]
    assert said == "Dana takes the seat, on the same connection as another player."
    assert sentences(reread(table), CLEO) == [line]
    table.came(BORIS, 95_000)
    table.receive(DANA, incoming.GiveBackSeat(1), 96_000)
    assert sentences(table, CLEO) == []


def test_a_friend_from_elsewhere_takes_a_seat_without_ado() -> None:
    table = asked()
    answer(table, ANNA, "friend")
    table.receive(DANA, incoming.Sit(1, "Dana"), 90_000, near={"a stranger"})
    assert sentences(table, CLEO) == []
    assert told(table, CLEO)["log"][-1]["sentence"] == "Dana takes the seat."


def test_whoever_knew_another_seat_never_gets_an_offered_one() -> None:
    table = seated("gambit", options={"players": 3})
    table.join(DANA, 0, "Dana", 2_000)
    table.part(DANA, 0, None, 3_000)
    while table.game.players != [1]:
        act(table, table.person_at(table.game.players[0]) or "", any_text(table), 5_000)
    table.gone(BORIS, 10_000)
    table.tick(10_000 + MINUTE)
    answer(table, ANNA, "friend")
    answer(table, CLEO, "friend")
    assert can(table, DANA) == [] and refused(table, DANA, incoming.Sit(1)) == "sits-already"


def test_a_friend_knows_what_the_seat_knows_from_then_on_and_nothing_of_before() -> None:
    """QG-14: what a seat drew is its own."""
    table = asked("gambit", least=12)
    answer(table, ANNA, "friend")
    before = told(table, BORIS)["log"]
    watched = told(table, "zoe")["log"]
    table.receive(CLEO, incoming.Sit(1, "Cleo"), 85_000)
    seen = told(table, CLEO)
    played = [line["text"] for line in seen["log"]]
    public = [line["text"] for line in watched]
    assert [line["text"] for line in before] != public, "there was something to hide"
    assert played[: len(public)] == public
    assert seen["scene"]["trays"] == told_scene(table, 1)
    assert table.eyes_of(CLEO) == SPECTATOR
    hidden = table.record("zoe").splitlines()[-1]
    assert table.record(CLEO).splitlines()[-1] == hidden


def told_scene(table: Table, seat: int) -> Any:
    person = table.person_at(seat) or ""
    return told(table, person, seat)["scene"]["trays"]


def test_if_the_friend_leaves_too_who_was_away_can_have_the_seat_back() -> None:
    table = lent()
    table.gone(CLEO, 100_000)
    table.came(BORIS, 110_000)
    table.tick(100_000 + 2 * MINUTE)
    assert refused(table, BORIS, incoming.Sit(1)) == "not-open"
    answer(table, ANNA, "friend", at=300_000)
    table.receive(BORIS, incoming.Sit(1, "Boris"), 310_000)
    assert table.person_at(1) == BORIS and not table.absences.lent
    assert everything(reread(table)) == everything(table)


# ------------------------------------------------------------------------------ once more


@pytest.mark.parametrize(("instead", "kind"), [("computer", "computer"), ("friend", "open")])
def test_a_rematch_goes_on_with_whoever_is_there(instead: Any, kind: str) -> None:
    table = finished("twelve")
    table.receive(ANNA, incoming.AskRematch(), table.last_at)
    assert not table.rematch_agreed
    table.receive(ANNA, incoming.AskRematch(instead=instead), table.last_at)
    assert not table.rematch_agreed, "Boris is there, and is waited for"
    table.gone(BORIS, table.last_at + 1)
    assert can(table, ANNA) == ["computer", "friend"]
    table.receive(ANNA, incoming.AskRematch(instead=instead), table.last_at)
    assert table.rematch_agreed and told(table, ANNA)["absent"] == []
    again = table.again(table.last_at)
    assert [place.kind for place in again.places] == [kind, "person"]
    assert again.luck[0] == "" and again.person_at(1) == ANNA
    assert everything(reread(table)) == everything(table)


def test_who_is_back_before_the_rematch_is_agreed_is_waited_for_again() -> None:
    table = finished("gambit", options={"players": 3})
    table.gone(BORIS, table.last_at + 1)
    table.receive(ANNA, incoming.AskRematch(instead="computer"), table.last_at)
    table.came(BORIS, table.last_at)
    table.receive(CLEO, incoming.AskRematch(), table.last_at)
    assert not table.rematch_agreed
    table.receive(BORIS, incoming.AskRematch(), table.last_at)
    assert table.rematch_agreed
    assert [table.again(1).person_at(seat) for seat in range(3)] == [BORIS, CLEO, ANNA]


def test_away_is_noted_once_and_only_of_people_of_the_table() -> None:
    table = seated("twelve")
    assert table.gone(BORIS, 10_000) == [Away(10_000, BORIS)]
    assert table.gone(BORIS, 12_000) == [] and table.gone("zoe", 12_000) == []
