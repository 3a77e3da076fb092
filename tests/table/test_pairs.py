"""Two games with seats exchanged, whose points are added up (QG-24)."""

import msgspec
import pytest
from support.tables import ANNA, BORIS, finished, one_step, reread, seated, told

from regalia import games
from regalia.core import random
from regalia.core.errors import RegaliaError
from regalia.core.game import Game, record
from regalia.table import fairness, hotseat, pairs
from regalia.table.entries import Opened, Paired
from regalia.table.messages import incoming
from regalia.table.settings import NewTable, Seat
from regalia.table.table import Table

SHORT = {"tokens": 3, "turns": 20}
WISH = NewTable(game="gambit", seats=[Seat("me"), Seat("open")], options=SHORT, pair=True)


def sat(wish: NewTable = WISH) -> Table:
    table = Table.new(wish, ANNA, 1_000)
    table.receive(ANNA, incoming.Rename("Anna"), 1_000)
    table.receive(BORIS, incoming.Sit(1, "Boris"), 1_000)
    return table


def to_the_end(table: Table, seed: int = 1) -> Table:
    rng = random.seeded(seed)
    while not table.over:
        assert one_step(table, rng, table.last_at + 10)
    return table


def again(table: Table) -> Table:
    """The table to which everybody goes on."""
    for person in (ANNA, BORIS):
        table.receive(person, incoming.AskRematch(), table.last_at)
    assert table.rematch_agreed
    return table.again(table.last_at)


def test_qg_24_the_second_game_exchanges_seats_on_the_same_set_up_card() -> None:
    """QG-24: the options are the same, too; its other cards are drawn anew."""
    for seed in range(4):
        first = to_the_end(sat(), seed)
        second = to_the_end(again(first), seed)
        assert [place.name for place in second.places] == ["Boris", "Anna"]
        assert second.game.options == first.game.options
        assert second.game.events[0].text == first.game.events[0].text  # setup:1 to setup:4
        assert second.chances[1:] != first.chances[1:]
        checked = fairness.verified(record.read(second.record(None)))
        assert checked.ok and checked.repeated == 1


def test_qg_24_the_points_of_both_games_are_added_up_for_each_person() -> None:
    first = to_the_end(sat())
    anna, boris = first.view(0)["points"]
    pair = told(first, BORIS)["pair"]
    assert (pair["game"], pair["points"], pair["goes_on"]) == (1, [[anna, boris]], True)
    assert f"Anna {anna}, Boris {boris}" in pair["told"]
    second = again(first)
    pair = told(second, ANNA)["pair"]
    assert (pair["game"], pair["points"][0], pair["goes_on"]) == (2, [boris, anna], False)
    assert pair["told"] == f"Second of two games. The first: Boris {boris}, Anna {anna}."
    to_the_end(second)
    b, a = (before + now for before, now in zip((boris, anna), second.view(0)["points"]))
    pair = told(second, "a spectator")["pair"]
    winner = "Anna wins the pair." if a > b else "Boris wins the pair."
    assert pair["told"].startswith(f"Both games together: Boris {b}, Anna {a}. ")
    assert pair["told"].endswith("The pair is a tie." if a == b else winner)


def test_qg_24_a_tie_of_both_sums_stays_a_tie() -> None:
    second = to_the_end(again(to_the_end(sat())))
    boris, anna = second.view(0)["points"]
    opened = msgspec.structs.replace(second.opened.pair, first=[anna, boris])
    second.opened = msgspec.structs.replace(second.opened, pair=opened)
    together = anna + boris
    assert told(second, ANNA)["pair"]["told"] == (
        f"Both games together: Boris {together}, Anna {together}. The pair is a tie."
    )


def test_qg_24_a_head_start_counts_in_both_games() -> None:
    """QG-23: each person has it once."""
    options = {**SHORT, "handicap": 5}
    first = sat(NewTable(game="gambit", seats=WISH.seats, options=options, pair=True))
    to_the_end(first)
    second = again(first)
    assert second.game.view()["points"] == [5, 0]
    assert told(second, ANNA)["pair"]["points"] == [first.view(0)["points"][::-1], [5, 0]]


def test_after_a_pair_another_one_begins_with_a_set_up_card_of_its_own() -> None:
    """QG-24."""
    third = again(to_the_end(again(to_the_end(sat()))))
    assert third.opened.pair is not None and not third.opened.pair.first
    assert not third.opened.given and told(third, ANNA)["pair"]["game"] == 1
    assert [place.name for place in third.places] == ["Anna", "Boris"]


def test_where_somebody_leaves_nothing_is_added_up_and_the_next_pair_begins() -> None:
    """QG-24: points of a game that was not played to its end say nothing."""
    first = sat()
    first.receive(ANNA, incoming.Resign(0), 2_000)
    pair = told(first, BORIS)["pair"]
    assert not pair["goes_on"] and "not played to its end" in pair["told"]
    assert told(again(first), ANNA)["pair"]["points"] == [[0, 0]]
    second = again(to_the_end(sat()))
    second.receive(ANNA, incoming.Resign(1), second.last_at)
    assert "not played to its end" in told(second, BORIS)["pair"]["told"]


def test_a_pair_is_told_by_each_table_s_own_log() -> None:
    """QG-24: so it does not matter which server holds it, and whether it was ended between."""
    first = to_the_end(sat())
    second = to_the_end(again(reread(first)))
    assert told(reread(second), ANNA)["pair"] == told(second, ANNA)["pair"]
    written = msgspec.json.decode(msgspec.json.encode(second.entries[0]))
    assert written["pair"] == {"first": first.view(0)["points"][::-1]}


def test_tables_without_a_pair_are_written_as_ever() -> None:
    table = finished("gambit", options=SHORT)
    assert told(table, ANNA)["pair"] is None
    assert "pair" not in msgspec.json.decode(msgspec.json.encode(table.entries[0]))
    assert isinstance(table.entries[0], Opened) and "Pair" not in table.record(None)


def test_a_record_goes_on_as_the_game_of_a_pair_that_it_was() -> None:
    """QG-24: at the keyboard."""
    first = to_the_end(sat())
    second = again(first)
    for _ in range(4):
        one_step(second, random.seeded(2), second.last_at)
    resumed = hotseat.from_record(record.read(second.kept_record()), "keyboard", 1)
    assert resumed.opened.pair == second.opened.pair
    began = hotseat.from_record(record.read(sat().kept_record()), "keyboard", 1)
    assert began.opened.pair is not None and began.opened.pair.first == []
    for wrong in ("", "1", "1 2 3", "x y", "99999 1"):
        forged = second.kept_record().replace(
            f'[Pair "{" ".join(map(str, second.opened.pair.first))}"]',  # type: ignore[union-attr]
            f'[Pair "{wrong}"]' if wrong else "",
        )
        assert hotseat.from_record(record.read(forged), "keyboard", 1).opened.pair is None


def test_at_the_keyboard_a_pair_is_of_whole_games() -> None:
    """QG-24."""
    room = games.room("gambit")
    assert hotseat.new(room, "keyboard", 0, pair=True).opened.pair == Paired()
    with pytest.raises(RegaliaError) as refused:
        hotseat.new(room, "keyboard", 0, pair=True, position=Game(room).position)
    assert refused.value.code == "no-pair"


def test_a_record_tells_of_no_pair_where_there_are_none() -> None:
    """QG-24: of two whole games of two, in which points count."""
    assert pairs.of_tag("first", games.room("gambit"), 2) == Paired()
    assert pairs.of_tag("first", games.room("gambit"), 3) is None
    assert pairs.of_tag("1 2", games.room("twelve"), 2) is None


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "twelve", "seats": [Seat("me"), Seat("open")]},
        {"game": "gambit", "seats": [Seat("me")] * 3, "options": {"players": 3}},
        {
            "game": "gambit",
            "seats": [Seat("me"), Seat("open")],
            "record": seated("gambit").whole_record(),
        },
    ],
    ids=["no points", "three players", "from a record"],
)
def test_a_pair_is_refused_where_it_makes_no_sense(wish: dict[str, object]) -> None:
    """QG-24."""
    with pytest.raises(RegaliaError) as refused:
        Table.new(NewTable(**wish, pair=True), ANNA, 1_000)  # type: ignore[arg-type]
    assert refused.value.code == "no-pair"
