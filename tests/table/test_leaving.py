"""Resigning, playing again, hints, and what is said about what cannot be done."""

import re

import pytest
from support.tables import (
    ANNA,
    BORIS,
    CLEO,
    DANA,
    PEOPLE,
    act,
    any_text,
    everything,
    finished,
    of_game,
    one_step,
    refused,
    reread,
    seated,
    told,
)

from regalia import games, players
from regalia.core import random
from regalia.core.errors import RegaliaError
from regalia.core.game import record
from regalia.kit.playing import finished_game
from regalia.players import Analysis
from regalia.table import language
from regalia.table.entries import Opened, Place
from regalia.table.messages import incoming
from regalia.table.replay.record_steps import steps
from regalia.table.settings import ClockSettings
from regalia.table.table import Table


def test_who_resigns_loses_also_out_of_turn() -> None:
    table = seated("twelve")
    table.receive(BORIS, incoming.Resign(1), 2_000)
    assert table.over and table.result == [1, 0] and table.thinking() == []
    seen = told(table, ANNA)
    assert seen["ending"] == "White wins: Boris resigned."
    assert seen["log"][-1]["sentence"] == "Boris resigns." and seen["seed"]
    assert refused(table, ANNA, incoming.Act(len(table.entries), 0, any_text(table))) == "over"
    assert refused(table, ANNA, incoming.Resign(0)) == "over"
    assert everything(reread(table)) == everything(table)


def test_the_record_of_a_game_that_was_left_says_so_and_replays() -> None:
    table = seated("twelve")
    act(table, ANNA, any_text(table))
    table.receive(BORIS, incoming.Resign(1), 2_000)
    written = record.read(table.record(None))
    assert written.tags["Left"] == "1:resigned" and written.tags["Points"] == "1 0"
    told_again = steps(written, "en")
    assert told_again.result == [1, 0] and len(told_again.steps) == 2
    assert told_again.reason == "Boris resigned"


def test_in_a_game_of_three_a_computer_plays_on_for_who_left() -> None:
    table = seated("gambit", options={"players": 3})
    table.receive(ANNA, incoming.Resign(0), 2_000)
    assert not table.over
    seat = told(table, BORIS)["seats"][0]
    assert (seat["kind"], seat["level"], seat["left"]) == ("computer", 3, "resigned")
    (thinking,) = table.thinking()
    assert (thinking.seat, thinking.level) == (0, 3)
    n = len(table.entries)
    assert refused(table, ANNA, incoming.Act(n, 0, thinking.actions[0])) == "departed"
    assert told(table, ANNA)["choices"] == []
    table.receive(CLEO, incoming.Resign(2), 2_000)
    assert table.over and table.result == [0, 1, 0]
    assert told(table, ANNA)["ending"] == "Boris wins: White resigned, Cleo resigned."
    assert everything(reread(table)) == everything(table)


def test_an_action_that_did_not_see_somebody_leave_is_stale() -> None:
    """The computer that plays on, too, is asked anew, if somebody leaves while it thinks."""
    table = seated("gambit", options={"players": 3})
    n, text = len(table.entries), any_text(table)
    table.receive(CLEO, incoming.Resign(2), 2_000)
    assert refused(table, ANNA, incoming.Act(n, 0, text)) == "stale"
    table = seated("gambit", "m1o", options={"players": 3})
    while not table.thinking():
        act(table, table.person_at(table.game.players[0]) or "", any_text(table))
    (thinking,) = table.thinking()
    table.receive(CLEO, incoming.Resign(2), 2_000)
    assert table.decided(1, thinking.actions[0], thinking.n, 2_000) == []


def test_who_stays_and_wins_shares_nothing_with_others_who_stay() -> None:
    """Only what somebody would have won who left is shared."""
    played = finished_game(games.room("gambit"), {"players": 3}, 1)
    (winner,) = (seat for seat in range(3) if played.result[seat] == 1)
    last = played.events[-1]
    for leaving in range(3):
        game = played.copy()
        game.undo()
        table = of_game(game)
        table.receive(PEOPLE[leaving], incoming.Resign(leaving), 2_000)
        if last.seat == leaving:
            (thinking,) = table.thinking()
            table.decided(leaving, last.text, thinking.n, 2_000)
        elif last.seat >= 0:
            act(table, PEOPLE[last.seat], last.text)
        staying = [0.0 if seat == leaving else 0.5 for seat in range(3)]
        assert table.game.over
        assert table.result == (staying if leaving == winner else played.result)


def test_when_only_computers_are_left_the_game_is_over() -> None:
    table = seated("gambit", "m12", options={"players": 3})
    table.receive(ANNA, incoming.Resign(0), 2_000)
    assert table.over and table.result == [0, 0.5, 0.5]


def test_in_a_game_of_three_a_flag_is_no_end_but_a_loss() -> None:
    table = seated("gambit", "moo", options={"players": 3}, clock=ClockSettings("turn", 5))
    table.tick(6_000)
    assert not table.over and table.departed == {0: "flagged"} and table.due() is None
    (thinking,) = table.thinking()
    table.decided(0, thinking.actions[0], thinking.n, 7_000)
    assert table.due() == 12_000


# --------------------------------------------------------------------------------- once more


def test_playing_again_switches_sides_once_everybody_wants_it() -> None:
    table = finished("twelve")
    table.receive(ANNA, incoming.AskRematch(), table.last_at)
    assert not table.rematch_agreed and told(table, BORIS)["rematch"] == [0]
    assert refused(table, ANNA, incoming.AskRematch()) == "wished-already"
    assert refused(table, ANNA, incoming.AskRematch(True)) == "not-alone"
    assert refused(table, "zoe", incoming.AskRematch()) == "watching"
    table.receive(BORIS, incoming.AskRematch(), table.last_at)
    assert table.rematch_agreed
    again = table.again(5_000)
    assert [again.person_at(seat) for seat in (0, 1)] == [BORIS, ANNA]
    assert again.begun and again.opened.seed != table.opened.seed
    assert refused(again, ANNA, incoming.AskRematch()) == "not-over"


def test_of_three_everybody_moves_on_by_one_seat_with_their_luck_and_their_company() -> None:
    table = seated("gambit", options={"players": 3})
    table.join(DANA, 0, "Dana", 2_000)
    for seat in (1, 2):
        table.receive(PEOPLE[seat], incoming.Resign(seat), 2_000)
    again = table.again(3_000)
    assert [again.holders(seat) for seat in range(3)] == [[BORIS], [CLEO], [ANNA, DANA]]
    assert again.luck == [*table.luck[1:], table.luck[0]]
    assert table.opened.own_turns and again.opened.own_turns


def test_against_the_computer_one_wish_is_enough() -> None:
    table = seated("twelve", "m4")
    table.receive(ANNA, incoming.Resign(0), 2_000)
    table.receive(ANNA, incoming.AskRematch(), 2_000)
    again = table.again(3_000)
    assert table.rematch_agreed and again.level(0) == 4 and again.person_at(1) == ANNA


def test_alone_in_the_study_the_same_challenge_can_be_tried_again() -> None:
    table = seated("study", "m", options={"mode": "solo"})
    begun = table.game.state
    assert told(table, ANNA)["par"] is None
    act(table, ANNA, "give-up")
    par = told(table, ANNA)["par"]
    assert par["least"] == len(par["plan"]) and par["plans"] >= 1 and par["used"] is None
    table.receive(ANNA, incoming.AskRematch(True), 2_000)
    again = table.again(3_000)
    assert again.game.state == begun
    for text in par["plan"]:
        act(again, ANNA, text)
    assert told(again, ANNA)["par"]["used"] == par["least"] and again.result == [1]
    assert told(again, ANNA)["ending"].startswith("Solved")
    again.receive(ANNA, incoming.AskRematch(), 4_000)
    assert again.again(5_000).opened.given == []  # another challenge


# ------------------------------------------------------------------------------ hints, and why


def test_a_hint_is_for_who_plays_against_computers() -> None:
    table = seated("twelve", "m1")
    thinking = table.hint_for(ANNA, 0)
    judged = players.of_level(thinking.level).analyse(thinking._replace(ms=50).query())
    hint = table.hint(0, judged[0], "en")
    assert hint.text == judged[0].text and hint.taps and hint.sentence
    for person, seat, other in ((BORIS, 0, table), (ANNA, 1, table), (ANNA, 0, seated("twelve"))):
        with pytest.raises(RegaliaError) as problem:
            other.hint_for(person, seat)
        assert problem.value.code == "no-hint"


def test_a_hint_gives_a_reason_only_where_it_is_proved() -> None:
    """Exactly solved (ST-11, ST-18), won at once (UR-15), nothing else possible; else none."""
    study = seated("study", options={"mode": "solo"})
    least = study.room.solve.solve(study.game)
    assert least is not None
    for left, text in zip(range(least.distance - 1, -1, -1), least.plan):
        why = study.hint(0, Analysis(text, 1.0, 0.0, 1), "en").reason
        assert (f"{left} more" in why) if left else why == "It solves the challenge."
        act(study, ANNA, text)
    people = [Place("person", ANNA), Place("computer", level=1)]
    given = (
        people,
        ClockSettings(),
        "en",
        "00" * 32,
        ["", ""],
        ["roll:-g"],
        "0...0./......../.0..0. 0",
    )
    table = Table.begin(Opened(1_000, "ur", 1, {}, *given))
    assert table.hint(0, Analysis("C2-C1", 1.0, 0.0, 1), "en").reason == "It wins at once."
    assert table.hint(0, Analysis("C2-C3", 0.5, 0.1, 1), "en").reason == ""


@pytest.mark.parametrize("game", games.names())
def test_whatever_is_touched_the_answer_is_a_sentence(game: str) -> None:
    table, rng = seated(game, "mh"), random.seeded(6)
    ruled = 0
    for step in range(24):
        if table.over:
            table = seated(game, "mh")
        one_step(table, rng, table.last_at + 1)
        if table.over or step % 2:
            continue
        seat = table.game.players[0]
        scene = told(table, ANNA, seat)["scene"]
        held = [item for tray in scene["trays"] for item in tray["items"]]
        things = [item["id"] for item in [*scene["items"], *held]]
        for _ in range(12):
            count = 1 + random.below(rng, 3)
            taps = [things[random.below(rng, len(things))] for _ in range(count)]
            for who in (seat, (seat + 1) % table.game.seats):
                answer = table.why(ANNA, who, taps, "en")
                assert answer.message
                ruled += answer.rule is not None
    assert ruled > 100


def test_the_answer_names_the_rule() -> None:
    table = seated("twelve")
    assert table.why(ANNA, 0, ["supply:wQ", "(3,3)"], "en").rule == "TW-5"
    answer = table.why(ANNA, 0, ["button:exchange"], "en")
    assert answer.rule == "TW-7"
    assert answer.message == table.game.refusal("R<>K", 0).message  # type: ignore[union-attr]
    assert table.why(BORIS, 1, ["supply:bQ"], "en").rule == "TW-1"
    legal = told(table, ANNA)["choices"][0]["taps"]
    assert table.why(ANNA, 0, legal[:1], "en").message.startswith("That’s allowed")
    assert table.why("zoe", 0, legal, "en").rule is None
    table = seated("ur")
    assert table.why(ANNA, 0, ["A1"], "en").rule.startswith("UR-")


def test_where_no_rule_forbids_it_the_answer_says_what_can_be_done() -> None:
    table = seated("twelve")
    prompt = told(table, ANNA)["scene"]["prompt"]
    answer = table.why(ANNA, 0, ["supply:bQ"], "en")
    assert (answer.message, answer.rule) == (f"This belongs to somebody else. {prompt}", "TW-1")


def test_every_refusal_of_the_table_has_its_words_and_every_word_is_used() -> None:
    said = set()
    for file in language.HERE.parent.rglob("*.py"):
        for call in re.findall(r"Refused\(([^)]*)\)", file.read_text("utf-8")):
            said |= set(re.findall(r'"([a-z-]+)"', call))
    words = (language.HERE / "en.ftl").read_text("utf-8")
    assert set(re.findall(r"^refused-([a-z-]+) =", words, re.MULTILINE)) == said
