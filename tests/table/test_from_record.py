"""A table that begins from a record: its position and what was played."""

import json

import msgspec
import pytest
from support.tables import ANNA, choices, told

from regalia import games
from regalia.core import random
from regalia.core.contract import CHANCE
from regalia.core.errors import BadRecord, RegaliaError
from regalia.core.game import Game, record
from regalia.kit.playing import finished_game, play_randomly
from regalia.table.entries import Drawn, Entry, Played
from regalia.table.fairness import verified
from regalia.table.messages import incoming
from regalia.table.settings import LONGEST_BEGINNING, ClockSettings, NewTable, Seat
from regalia.table.table import Table


def earlier(name: str, nodes: int = 21) -> Game:
    game = Game(name)
    for _ in play_randomly(game, random.seeded(8), nodes):
        pass
    assert not game.over
    return game


def table_from(game: Game, kinds: str = "", clock: ClockSettings | None = None) -> Table:
    seats = [Seat("computer", 1) if kind == "c" else Seat("me") for kind in kinds or "mc"]
    wanted = NewTable(
        game.room.card.id, seats, clock=clock or ClockSettings(), record=record.write(game)
    )
    return Table.new(wanted, ANNA, 1_000)


def play_on(table: Table, seed: int, most: int = 20_000) -> None:
    rng = random.seeded(seed)
    for _ in range(most):
        if table.over:
            return
        if thinking := table.thinking():
            one = thinking[0]
            text = one.actions[random.below(rng, len(one.actions))]
            assert table.decided(one.seat, text, one.n, table.last_at)
        else:
            seat = table.game.players[0]
            texts = sorted(table.game.actions(seat))
            text = texts[random.below(rng, len(texts))]
            act = incoming.Act(seat=seat, text=text, n=len(table.entries))
            table.receive(ANNA, act, table.last_at)


@pytest.mark.parametrize("name", ["ur", "battles", "twelve"])
def test_a_table_goes_on_where_the_record_stood(name: str) -> None:
    game = earlier(name, 7 if name == "twelve" else 21)
    table = table_from(game)
    brought = len(game.events)
    assert table.opened.begun == brought
    assert [event.text for event in table.game.events[:brought]] == [e.text for e in game.events]
    assert table.game.states[brought] == game.state
    assert table.opened.given == [event.text for event in game.events if event.seat == CHANCE]
    played = [entry for entry in table.entries[: brought + 1] if isinstance(entry, Played)]
    assert {(entry.seat, entry.by) for entry in played} == {(0, "person"), (1, "computer")}
    assert told(table, ANNA)["type"] == "table"


def test_its_log_is_the_truth_and_opens_again() -> None:
    table = table_from(earlier("ur"), clock=ClockSettings("game", 60, 5))
    play_on(table, 3, 12)
    kept = msgspec.json.encode(table.entries)
    again = Table.replay(msgspec.json.decode(kept, type=list[Entry]))
    assert again.game.events == table.game.events and again.opened.begun == table.opened.begun
    assert again.clocks.left == table.clocks.left
    assert again.record(ANNA) == table.record(ANNA)


def test_what_was_played_before_takes_no_time_and_gives_none_back() -> None:
    table = table_from(earlier("ur"), clock=ClockSettings("game", 60, 5))
    assert table.clocks.left == [60_000, 60_000]
    brought = table.entries[1 : 1 + table.opened.begun]
    assert all(isinstance(entry, Drawn | Played) and entry.at == 1_000 for entry in brought)


def test_nothing_of_the_record_can_be_taken_back() -> None:
    table = table_from(earlier("ur"), "mm")
    with pytest.raises(RegaliaError) as refused:
        table.receive(ANNA, incoming.Undo(table.game.players[0]), 1_000)
    assert refused.value.code == "nothing-to-undo"


def test_a_rolled_die_is_still_on_the_table() -> None:
    game = Game("ur")
    game.play("roll:gs")
    assert sorted(table_from(game, "mm").game.actions()) == sorted(game.actions())


def test_chance_is_fair_from_there_on_and_the_record_says_where_it_began() -> None:
    game = earlier("ur")
    table = table_from(game)
    play_on(table, 4)
    assert table.over
    written = record.read(table.record(ANNA))
    dice = sum(event.seat < 0 for event in game.events)
    assert written.tags["Begun"] == str(len(game.events))
    assert written.tags["Repeated"] == str(dice)
    found = verified(written)
    assert found.ok and found.repeated == dice and found.checked > 0
    bent = record.read(table.record(ANNA))
    bent.tags["Repeated"] = "0"
    assert not verified(bent).ok


def test_a_record_with_a_seed_that_somebody_knows_brings_no_dice_that_they_could_foresee() -> None:
    """The seed of a table is always new: whoever brings the record may know the old one."""
    one, two = table_from(earlier("ur")), table_from(earlier("ur"))
    assert one.opened.seed != two.opened.seed


def test_playing_again_begins_where_this_table_began() -> None:
    table = table_from(earlier("ur"))
    play_on(table, 4)
    table.receive(ANNA, incoming.AskRematch(), table.last_at)
    again = table.again(table.last_at)
    begun = table.opened.begun
    assert again.opened.begun == begun
    assert again.game.events[:begun] == table.game.events[:begun]
    assert again.opened.given == table.opened.given


def test_a_seat_hears_of_the_record_only_what_it_may_know() -> None:
    game = earlier("battles", 40)
    table = table_from(game, "mc")
    seen = [line["text"] for line in told(table, ANNA)["log"][: len(game.events)]]
    assert seen == game.seen(0)[: len(seen)] and seen
    assert any("?" in text for text in game.seen(0)) == any("?" in text for text in seen)
    assert choices(table) or table.thinking()


ILLEGAL = '[Game "ur"]\n\nroll:gg A1-A2'


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (record.write(earlier("twelve", 5)), "record-game"),
        (record.write(finished_game(games.room("ur"), {}, 3)), "record-over"),
        (record.write(earlier("battles", 40), 0).replace('"battles"', '"ur"'), "bad-record"),
        (ILLEGAL, "bad-record"),
        ("{", "bad-record"),
    ],
)
def test_what_no_table_can_begin_from_is_refused_with_a_sentence(text: str, code: str) -> None:
    for language in ("en", "de", "sl"):
        wanted = NewTable("ur", [Seat("me"), Seat("computer")], record=text, language=language)
        with pytest.raises(RegaliaError) as refused:
            Table.new(wanted, ANNA, 1_000)
        assert refused.value.code == code and refused.value.message


def test_a_record_that_hides_something_begins_no_table() -> None:
    text = record.write(earlier("battles", 40), 0)
    assert "?" in text
    wanted = NewTable("battles", [Seat("me"), Seat("computer")], record=text)
    with pytest.raises(BadRecord):
        Table.new(wanted, ANNA, 1_000)


def test_a_record_brings_its_own_options_and_is_not_too_long() -> None:
    text = record.write(Game("battles"))
    seats = [Seat("me"), Seat("computer")]
    with pytest.raises(RegaliaError) as refused:
        Table.new(NewTable("battles", seats, options={"x": 1}, record=text), ANNA, 1_000)
    assert refused.value.code == "record-options"
    raw = {"game": "ur", "seats": [{"kind": "me"}], "record": "x" * (LONGEST_BEGINNING + 1)}
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(json.dumps(raw), type=NewTable)
