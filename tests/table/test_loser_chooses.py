"""Playing again where the loser of the last game chooses who begins (UR-27)."""

import pytest
from support.tables import ANNA, BORIS, act, refused, reread, seated, told

from regalia.core.game import Game, record
from regalia.games import names, room
from regalia.table.messages import incoming
from regalia.table.settings import NewTable, Seat
from regalia.table.table import Table


def lost(by: str) -> Table:
    """Anna has seat 0, who goes first."""
    table = seated("ur")
    table.receive(by, incoming.Resign(0 if by == ANNA else 1), 2_000)
    return table


def first_of(table: Table) -> str:
    return str(table.again(5_000).person_at(0))


def test_ur_is_the_only_game_whose_rules_say_so() -> None:
    assert [name for name in names() if room(name).card.loser_chooses] == ["ur"]


def test_everybody_is_told_who_chooses() -> None:
    assert told(seated("ur"), ANNA)["chooses"] is None
    assert told(lost(BORIS), ANNA)["chooses"] == told(lost(BORIS), BORIS)["chooses"] == 1
    table = seated("twelve")
    table.receive(ANNA, incoming.Resign(0), 2_000)
    assert told(table, ANNA)["chooses"] is None


@pytest.mark.parametrize(
    ("loser", "wish", "begins"),
    [
        *((ANNA, True, ANNA), (ANNA, False, BORIS), (ANNA, None, ANNA)),
        *((BORIS, True, BORIS), (BORIS, False, ANNA), (BORIS, None, BORIS)),
    ],
)
def test_the_loser_says_who_begins_and_begins_without_an_answer(
    loser: str, wish: bool | None, begins: str
) -> None:
    table, winner = lost(loser), ANNA if loser == BORIS else BORIS
    table.receive(winner, incoming.AskRematch(), 3_000)
    assert not table.rematch_agreed
    table.receive(loser, incoming.AskRematch(first=wish), 3_000)
    assert table.rematch_agreed and first_of(table) == begins
    assert first_of(reread(table)) == begins


def test_nobody_but_the_loser_says_so_and_may_say_otherwise_until_both_agree() -> None:
    table = lost(BORIS)
    assert refused(table, ANNA, incoming.AskRematch(first=True)) == "not-loser"
    table.receive(BORIS, incoming.AskRematch(first=True), 3_000)
    assert refused(table, BORIS, incoming.AskRematch(first=True)) == "wished-already"
    table.receive(BORIS, incoming.AskRematch(first=False), 3_000)
    table.receive(ANNA, incoming.AskRematch(), 3_000)
    assert first_of(table) == ANNA


def test_a_computer_that_lost_begins() -> None:
    """Going first is better (docs/ur-solved.md)."""
    game = Game("ur", {"pieces": 1, "goal": 1})
    for text in ("roll:-s", "enter", "roll:-s", "roll:-s"):  # the other one cannot enter (UR-13)
        game.play(text)
    seats = [Seat("me"), Seat("computer", 4)]
    table = Table.new(NewTable(game="ur", seats=seats, record=record.write(game)), ANNA, 1_000)
    act(table, ANNA, "B1-A1")
    assert table.result == [1, 0] and told(table, ANNA)["chooses"] == 1
    table.receive(ANNA, incoming.AskRematch(), 5_000)
    again = table.again(6_000)
    assert again.level(0) == 4 and again.person_at(1) == ANNA
