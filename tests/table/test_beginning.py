"""Tables of whoever has authority over them: from a position, from a record, with real dice."""

import json

import pytest
from support.tables import everything, go_on, reread

from regalia import games
from regalia.core.contract import CHANCE
from regalia.core.errors import BadRecord, RegaliaError
from regalia.core.game import Game, record
from regalia.table import fairness, hotseat
from regalia.table.messages import incoming
from regalia.table.table import Table

UR = games.room("ur")
ME = "me"
NEAR_THE_END = "0....1/......0./0...0. 0"


def act(table: Table, text: str | None = None) -> None:
    if table.over:
        return
    seat = table.game.players[0]
    text = text or sorted(table.game.actions(seat))[0]
    table.receive(ME, incoming.Act(len(table.entries), seat, text), 5_000)
    go_on(table)


def code(table: Table, text: str) -> str:
    before = everything(table)
    with pytest.raises(RegaliaError) as problem:
        table.rolled(text, 1_000)
    assert everything(table) == before
    return problem.value.code


def test_who_rolls_the_dice_tells_the_table_what_came() -> None:
    table = hotseat.new(UR, ME, 0, dice="typed")
    assert table.game.to_play == CHANCE and table.due() is None and not table.thinking()
    assert code(table, "enter") == "wrong-kind" and code(table, "roll:gx") == "unreadable"
    table.rolled("roll:-g", 1_000)
    assert code(table, "roll:-g") == code(table, "enter") == "not-possible"
    act(table, "enter")
    table.receive(ME, incoming.Undo(0), 6_000)
    table.receive(ME, incoming.Undo(0), 6_000)
    assert not table.game.events  # what they rolled themselves can be taken back, too
    assert everything(reread(table)) == everything(table)


def test_where_dice_are_drawn_nobody_says_what_came() -> None:
    table = hotseat.new(UR, ME, 0)
    assert code(table, "roll:-g") == "not-possible"


def test_a_record_of_typed_dice_says_so_and_cannot_be_verified() -> None:
    table = hotseat.new(UR, ME, 0, dice="typed")
    for text, action in (("roll:-g", "enter"), ("roll:gs", "place:B3")):
        table.rolled(text, 1_000)
        act(table, action)
    table.rolled("roll:--", 1_000)
    told = record.read(table.kept_record())
    assert told.tags["Dice"] == "typed" and not {"Seed", "Commit", "Luck"} & set(told.tags)
    with pytest.raises(BadRecord, match=r"rules\. Its 3 random results cannot be"):
        fairness.verified(told)
    again = hotseat.from_record(told, ME, 9_000)
    assert again.typed and again.game.events == table.game.events
    assert not again.opened.given


def test_computers_alone_do_not_wait_for_dice_to_be_typed() -> None:
    table = hotseat.new(UR, ME, 0, seats=["random", "level2"], dice="typed")
    assert table.game.events and table.thinking()


def test_one_person_among_computers_rolls_for_all() -> None:
    table = hotseat.new(UR, ME, 0, seats=("person", "level1"), dice="typed")
    assert table.typed and table.game.to_play == CHANCE


def test_a_table_begins_at_a_position() -> None:
    table = hotseat.new(UR, ME, 0, position=NEAR_THE_END, seed=4)
    assert Game(UR, position=NEAR_THE_END).state == table.game.states[0]
    assert everything(reread(table)) == everything(table)
    assert fairness.verified(record.read(table.kept_record())).checked == len(table.chances)


def test_seats_are_people_levels_or_random() -> None:
    room = games.room("gambit")
    seats = ["person", "level7", "random", "person"]
    table = hotseat.new(room, ME, 0, options={"players": 4}, seats=seats, names=["Ann", "", "", ""])
    assert [table.level(seat) for seat in range(4)] == [None, 7, 0, None]
    assert [place.here for place in table.places] == [False, False, False, True]
    assert record.read(table.whole_record()).tags["Seats"] == " ".join(seats)
    assert table.names("en")[:2] == ["Ann", "Casimir"]
    with pytest.raises(RegaliaError, match="no player 'nobody'"):
        hotseat.new(UR, ME, 0, seats=["person", "nobody"])


def test_the_seats_of_a_record_are_kept_if_there_are_as_many_as_the_game_has() -> None:
    told = record.read(hotseat.new(UR, ME, 0, seats=["person", "level7"]).kept_record())
    assert [hotseat.from_record(told, ME, 0).level(seat) for seat in (0, 1)] == [None, 7]
    told.tags["Seats"] = "person level7 level7"
    assert [hotseat.from_record(told, ME, 0).level(seat) for seat in (0, 1)] == [None, None]


def test_one_number_gives_one_seed() -> None:
    seeds = [hotseat.new(UR, ME, 0, seed=number).opened.seed for number in (1, 1, 2)]
    assert seeds[0] == seeds[1] != seeds[2] and len(bytes.fromhex(seeds[0])) == 32


@pytest.mark.parametrize("game", games.names())
def test_a_kept_game_goes_on_with_the_same_chance(game: str) -> None:
    """Gone on with or not, the outcomes are those that the seed gives, and can be verified."""
    table = hotseat.new(games.room(game), ME, 0, seed=7)
    for _ in range(6):
        act(table)
    again = hotseat.from_record(record.read(table.kept_record()), ME, 9_000)
    for _ in range(8):
        act(table)
        act(again)
    assert again.game.events == table.game.events
    assert again.names("de") == table.names("de")
    found = fairness.verified(record.read(again.kept_record()))
    assert found.ok and found.checked == len(table.chances) and found.repeated == 0


def test_a_record_without_a_seed_goes_on_with_a_new_one_and_says_how_much_was_there() -> None:
    game = Game(UR)
    for text in ("roll:-g", "enter", "roll:gs", "place:B3"):
        game.play(text)
    table = hotseat.from_record(record.read(record.write(game)), ME, 9_000)
    assert [event.text for event in table.game.events][:4] == [e.text for e in game.events]
    act(table)
    found = fairness.verified(record.read(table.kept_record()))
    assert found.ok and found.repeated == 2
    assert found.checked == len(table.chances) - 2


def test_only_as_many_results_as_the_record_says_go_unchecked() -> None:
    game = Game(UR)
    for text in ("roll:-g", "enter", "roll:gs", "place:B3"):
        game.play(text)
    table = hotseat.from_record(record.read(record.write(game)), ME, 9_000, seed=1)
    told = record.read(table.kept_record())
    told.tags["Repeated"] = "1"  # the second result was told by the record, and not drawn
    found = fairness.verified(told)
    assert (found.ok, found.checked, found.repeated) == (False, 0, 1)
    assert found.message.startswith("Not verified: result 2 is roll:gs")
    told.tags["Repeated"] = "99"
    found, count = fairness.verified(told), len(table.chances)
    assert (found.ok, found.checked, found.repeated) == (True, 0, count)
    assert f"{count} more were taken" in found.message


def test_a_seed_that_does_not_give_what_the_record_tells_is_not_gone_on_with() -> None:
    table = hotseat.new(UR, ME, 0, seed=7)
    act(table)
    told = record.read(table.kept_record())
    told.tags["Luck"] = json.dumps(["else", ""])
    again = hotseat.from_record(told, ME, 9_000)
    assert again.opened.seed != table.opened.seed
    assert again.opened.given == table.chances[: len(again.opened.given)]


@pytest.mark.parametrize(
    ("language", "black"), [("de", "Schwarz"), ("sl", "Črni"), ("en", "Black")]
)
def test_nameless_computers_of_a_record_are_called_so_in_each_language(
    language: str, black: str
) -> None:
    """A record says "White" and "Black" of two computers of one level: these are no names."""
    begun = hotseat.new(games.room("battles"), ME, 0, seats=["level1", "level1"])
    told = record.read(begun.record(None))
    assert "Black" in told.tags["Names"]
    again = hotseat.from_record(told, ME, 0, language)
    assert [place.name for place in again.places] == ["", ""]
    assert again.names(language)[1] == black


def test_who_left_has_left_when_the_game_is_gone_on_with() -> None:
    room, seats = games.room("gambit"), ["person", "person", "level1"]
    table = hotseat.new(room, ME, 0, options={"players": 3}, seats=seats)
    table.receive(ME, incoming.Resign(1), 5_000)
    again = hotseat.from_record(record.read(table.kept_record()), ME, 9_000)
    assert again.departed == {1: "resigned"} and not again.over and again.level(1) == 3
    again.receive(ME, incoming.Resign(0), 9_000)
    assert again.over


def test_only_what_is_kept_to_go_on_brings_the_seed_of_a_running_game() -> None:
    table = hotseat.new(UR, ME, 0)
    assert "Seed" in record.read(table.kept_record()).tags
    for told in (table.whole_record(), table.record(ME), table.record(None)):
        assert "Seed" not in record.read(told).tags
