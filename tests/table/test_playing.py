"""A match from its opening to its end."""

import pickle
from typing import Any

import msgspec
import pytest
from support.tables import (
    ANNA,
    BORIS,
    PEOPLE,
    act,
    any_text,
    choices,
    everything,
    finished,
    level_one,
    one_step,
    opened,
    refused,
    reread,
    seated,
    told,
)

from regalia import games
from regalia.core import random
from regalia.core.contract import CHANCE
from regalia.core.errors import RegaliaError
from regalia.core.game import record
from regalia.table.entries import Drawn, Opened, Played
from regalia.table.messages import incoming
from regalia.table.settings import ClockSettings, NewTable, Seat
from regalia.table.table import Table


@pytest.mark.parametrize("game", games.names())
def test_every_game_is_played_by_what_people_are_told(game: str) -> None:
    if game in ("gambit", "ur"):  # at random they take long
        table, rng = seated(game), random.seeded(1)
        for _ in range(120):
            one_step(table, rng, table.last_at + 10)
    else:
        table = finished(game)
        assert told(table, ANNA)["result"] == table.game.result
        assert told(table, ANNA)["ending"].endswith(".")
    assert everything(reread(table)) == everything(table)


def test_play_begins_when_everybody_has_sat_down() -> None:
    table = opened("ur")
    assert not table.begun and len(table.entries) == 1
    assert told(table, ANNA)["choices"] == [] and table.due() is None
    assert refused(table, ANNA, incoming.Act(1, 0, "enter")) == "not-begun"
    new = table.receive(BORIS, incoming.Sit(1, "Boris", "abc"), 2_000)
    assert [type(entry).__name__ for entry in new] == ["Sat", "Drawn"]
    assert table.begun and told(table, ANNA)["started"]


def test_a_seat_that_is_taken_cannot_be_sat_on() -> None:
    table = seated("ur")
    for seat in (0, 1, 3):
        assert refused(table, "zoe", incoming.Sit(seat, "Zoe", "")) == "not-open"


def test_only_who_holds_a_seat_acts_for_it() -> None:
    table = seated("twelve")
    text = next(iter(table.game.actions()))
    assert refused(table, BORIS, incoming.Act(len(table.entries), 0, text)) == "not-your-seat"
    assert refused(table, "zoe", incoming.Act(len(table.entries), 0, text)) == "watching"
    assert refused(table, BORIS, incoming.Act(len(table.entries), 1, text)) == "illegal"


def test_what_was_seen_before_the_game_went_on_is_stale_but_talk_changes_nothing() -> None:
    table = seated("twelve")
    n = len(table.entries)
    table.receive(BORIS, incoming.SayMessage("hello"), 1_000)
    first, second = list(table.game.actions())[:2]
    table.receive(ANNA, incoming.Act(n, 0, first), 1_000)
    assert refused(table, BORIS, incoming.Act(n, 1, second)) == "stale"
    assert refused(table, BORIS, incoming.Act(n + 500, 1, second)) == "stale"


def test_chance_follows_in_the_same_breath() -> None:
    table = seated("ur")
    text = next(iter(table.game.actions()))
    new = act(table, ANNA, text)
    assert isinstance(new[0], Played) and all(isinstance(entry, Drawn) for entry in new[1:])
    assert table.game.to_play >= 0


def test_a_computer_is_asked_with_what_its_seat_may_know() -> None:
    table = seated("battles", "m1")
    act(table, ANNA, "army:KKQP")
    (thinking,) = table.thinking()
    assert pickle.loads(pickle.dumps(thinking)) == thinking
    assert thinking.view["unplaced"][0] is None
    assert "KKQP" not in repr(thinking._replace(actions=[]))
    level_one(table, 2_000)
    assert table.game.events[1].seat == 1


def test_a_thought_that_comes_too_late_is_ignored() -> None:
    table = seated("twelve", "1m")
    (thinking,) = table.thinking()
    text = thinking.actions[0]
    assert table.decided(1, text, thinking.n, 1_000) == []
    assert table.decided(0, "fly", thinking.n, 1_000) == []
    assert len(table.decided(0, text, thinking.n, 1_000)) == 1
    assert table.decided(0, text, thinking.n, 1_000) == []


def test_talk_does_not_disturb_a_computer_that_thinks() -> None:
    table = seated("twelve", "1m")
    (before,) = table.thinking()
    table.receive(ANNA, incoming.SayMessage("take your time"), 1_500)
    assert table.thinking() == [before]
    assert table.decided(0, before.actions[0], before.n, 2_000)


@pytest.mark.parametrize(
    ("game", "seats", "given", "code"),
    [
        ("chess", ["me", "open"], {}, "unknown-game"),
        ("ur", ["me"], {}, "seats"),
        ("ur", ["me", "open", "open"], {}, "seats"),
        ("gambit", ["me", "open"], {"options": {"players": 3}}, "seats"),
        ("ur", ["computer", "computer"], {}, "no-person"),
        ("ur", ["me", "open"], {"options": {"dice": 3}}, "bad-option"),
        ("study", ["me", "open"], {"options": {"deck": "cards.toml"}}, "file"),
        ("battles", ["me", "open"], {"options": {"units": "/etc/units.toml"}}, "file"),
        ("ur", ["me", "open"], {"clock": ClockSettings("turn", 30, 5)}, "gain"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    game: str, seats: list[Any], given: dict[str, Any], code: str
) -> None:
    new = NewTable(game=game, seats=[Seat(kind) for kind in seats], **given)
    with pytest.raises(RegaliaError) as problem:
        Table.new(new, ANNA, 0)
    assert problem.value.code == code and problem.value.message


def test_names_and_sayings_are_cleaned() -> None:
    new = NewTable(game="ur", seats=[Seat("me"), Seat("open")], name="A\u202enna\n" + "x" * 60)
    table = Table.new(new, ANNA, 0)
    assert told(table, ANNA)["seats"][0]["name"] == "A nna " + "x" * 18
    table.receive(ANNA, incoming.SayMessage("  a\tb\x07c  " + "y" * 300), 0)
    said = told(table, ANNA)["chat"][0]["text"]
    assert said.startswith("a b c y") and len(said) == 200
    assert refused(table, ANNA, incoming.SayMessage(" \n\u200b ")) == "nothing-said"
    assert refused(table, "zoe", incoming.SayMessage("hi")) == "watching"


def test_computers_of_one_level_are_called_by_their_sides() -> None:
    table = seated("gambit", "m335", options={"players": 4})
    assert table.names("en")[1:] == ["Black", "Red", "Otto"]
    assert table.names("de")[1:] == ["Schwarz", "Rot", "Otto"]
    seats = told(table, ANNA)["seats"]
    assert [seat["named"] for seat in seats[1:]] == [False, False, True]
    table.receive(ANNA, incoming.Rename("Red"), 1_000)
    names = ["Red", "Black", "Bruno (red)", "Otto"]
    assert table.names("en") == names  # nobody can be taken for a computer


def test_people_who_are_called_alike_are_told_apart_by_their_sides() -> None:
    table = seated("ur", "mo")
    for person in table.people:
        table.receive(person, incoming.Rename("Kim"), 2_000)
    assert table.names("en") == ["Kim (dark)", "Kim (light)"]


def test_a_name_can_be_changed() -> None:
    table = seated("ur", "mh")
    table.receive(ANNA, incoming.Rename("Ann"), 1_000)
    assert [place.name for place in table.places] == ["Ann", ""]
    table.receive(ANNA, incoming.Rename("Ben", 1), 1_000)
    assert table.names("en") == ["Ann", "Ben"]
    assert told(table, ANNA)["log"][0]["sentence"].startswith("Ann rolls")


def test_messages_and_settings_are_strict() -> None:
    read = msgspec.json.Decoder(incoming.Message)
    assert read.decode(b'{"type":"act","n":3,"seat":0,"text":"enter"}') == incoming.Act(
        3, 0, "enter"
    )
    for wrong in (
        b'{"type":"act","n":-1,"seat":0,"text":"enter"}',
        b'{"type":"act","n":1,"seat":4,"text":"enter"}',
        b'{"type":"act","n":1,"seat":0,"text":"enter","more":1}',
        b'{"type":"why","seat":0,"taps":' + b'["a"' + b',"a"' * 20 + b"]}",
        b'{"type":"emote","emote":"rude"}',
        b'{"type":"fly"}',
        b"[]",
    ):
        with pytest.raises(msgspec.DecodeError):
            read.decode(wrong)
    settings = msgspec.json.Decoder(NewTable)
    for wrong in (
        b'{"game":"ur","seats":[]}',
        b'{"game":"ur","seats":[{"kind":"computer","level":11}]}',
        b'{"game":"ur","seats":[{"kind":"me"}],"clock":{"kind":"turn","seconds":4}}',
        b'{"game":"ur","seats":[{"kind":"me"}],"language":"../../x"}',
    ):
        with pytest.raises(msgspec.DecodeError):
            settings.decode(wrong)


def test_a_log_that_is_told_in_pieces_is_the_whole_log() -> None:
    table, rng = seated("ur"), random.seeded(3)
    heard: list[dict[str, Any]] = []
    known = 0
    for _ in range(30):
        one_step(table, rng, table.last_at + 1)
        new = told(table, ANNA, log_from=known)
        assert new["log_from"] == known
        heard += new["log"]
        known = new["n"]
    assert heard == told(table, ANNA)["log"]


def test_the_record_of_a_running_game_is_for_one_seat() -> None:
    table = seated("battles")
    act(table, ANNA, "army:KKQP")
    assert "army:KKQP" in table.record(ANNA)
    for person in (BORIS, "zoe", None):
        assert "army:?" in table.record(person) and "KKQP" not in table.record(person)
    assert isinstance(table.entries[0], Opened) and table.entries[0].seed not in table.record(ANNA)


def test_the_record_of_a_finished_game_replays() -> None:
    table = finished("twelve")
    written = record.read(table.record(None))
    assert record.replay(written, games.room).events == table.game.events
    assert written.tags["Seats"] == "person person"


def test_somebody_who_watches_can_do_nothing() -> None:
    table = seated("gambit")
    seen = told(table, "zoe")
    assert seen["you"] == [] and seen["choices"] == [] and seen["looking"] == -1
    assert not seen["can_undo"] and seen["curtain"] is None
    assert all(not seat["yours"] for seat in seen["seats"])


def test_choices_come_with_taps_a_sentence_and_a_label() -> None:
    rng, labels = random.seeded(4), set()
    for _ in range(10):  # each table has dice and cards of its own
        table = seated("battles", "mh")
        for _ in range(150):
            for _, choice in choices(table):
                assert choice["taps"] and choice["sentence"] and choice["label"]
                labels.add(choice["label"])
            if not one_step(table, rng, table.last_at + 1):
                break
        if {"Easy", "Don’t attack", "Keep hand"} <= labels:
            return
    raise AssertionError(labels)


def test_an_action_that_did_not_see_who_sat_down_or_what_was_played_is_stale() -> None:
    table = opened("twelve")
    n, text = len(table.entries), any_text(table)
    table.receive(BORIS, incoming.Sit(1, "Boris", ""), 1_000)
    assert refused(table, ANNA, incoming.Act(n, 0, text)) == "stale"
    n = len(table.entries)
    act(table, ANNA, text)
    assert refused(table, BORIS, incoming.Act(n, 1, any_text(table))) == "stale"


def test_seats_are_told_with_who_has_a_name_who_is_to_act_and_who_thinks_by_itself() -> None:
    table = opened("twelve", "m3")
    white, black = told(table, ANNA)["seats"]
    assert (white["named"], black["named"]) == (False, True)  # “White”, and “Bruno”
    assert (white["to_act"], black["to_act"]) == (True, False)
    assert (white["kind"], black["kind"]) == ("person", "computer")
    table.receive(ANNA, incoming.Rename("Anna"), 1_000)
    assert told(table, ANNA)["seats"][0]["named"]


def test_at_one_device_an_open_table_is_seen_from_the_side_that_acts() -> None:
    table = seated("twelve", "mh")
    for seat in (0, 1, 0):
        assert told(table, ANNA)["looking"] == seat
        act(table, ANNA, any_text(table))


def test_the_last_action_is_told_though_dice_were_rolled_since() -> None:
    table = seated("ur")
    before = table.game.players[0]
    act(table, PEOPLE[before], any_text(table))
    assert table.game.events[-1].seat == CHANCE
    assert told(table, ANNA)["last"]["seat"] == before


def test_a_list_of_tables_says_at_which_it_is_ones_turn() -> None:
    table, device = seated("twelve"), seated("twelve", "mh")
    turns = [table.card(person, "en").turn for person in (ANNA, BORIS, "zoe")]
    assert turns == [True, False, False]
    assert device.card(ANNA, "en").turn
    for one in (table, device):
        one.receive(ANNA, incoming.Resign(0), 2_000)
        assert not one.card(ANNA, "en").turn and one.card(ANNA, "en").acting == []


def test_whoever_opens_a_table_gives_their_own_seat_their_name() -> None:
    seats = [Seat("me"), Seat("here"), Seat("me", name="Captain")]
    new = NewTable(game="gambit", seats=seats, options={"players": 3}, name="Anna")
    assert [place.name for place in Table.new(new, ANNA, 0).places] == ["Anna", "", "Captain"]


def test_nobody_sits_down_where_somebody_sits_or_where_no_seat_is() -> None:
    table = opened("twelve")
    for seat in (0, 2):
        assert refused(table, BORIS, incoming.Sit(seat, "Boris", "")) == "not-open"
