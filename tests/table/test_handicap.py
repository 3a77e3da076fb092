"""A handicap at a table: it goes with its player, and who waits is told how long."""

import pytest
from msgspec import structs
from support.tables import ANNA, BORIS, act, refused, reread, seated, told

from regalia.core.game import Game
from regalia.core.handicap import exchanged
from regalia.games import names, room
from regalia.table.messages import incoming
from regalia.table.settings import A_DAY, ClockSettings
from regalia.table.table import Table

PLAYED = [("ur", "first-2"), ("twelve", "second-N"), ("battles", "first-3"), ("study", "second-20")]


def again(table: Table, wish: bool | None = None) -> Table:
    """The next game, after Boris has resigned."""
    table.receive(BORIS, incoming.Resign(1), 2_000)
    table.receive(BORIS, incoming.AskRematch(first=wish), 3_000)
    table.receive(ANNA, incoming.AskRematch(), 3_000)
    return table.again(5_000)


@pytest.mark.parametrize(("game", "given"), PLAYED)
def test_ur_28_tw_18_rb_52_st_24_a_handicap_goes_with_its_player(game: str, given: str) -> None:
    """UR-28, TW-18, RB-52, ST-24: so that it is Anna's again, or Boris's, in the other seat."""
    table = seated(game, options={"handicap": given})
    seat, _, amount = given.partition("-")
    second = again(table)
    assert second.person_at(0) == BORIS
    assert second.game.options["handicap"] == f"{'second' if seat == 'first' else 'first'}-{amount}"
    assert reread(table).again(5_000).game.options == second.game.options


def test_ur_28_it_stays_where_the_same_one_begins_again() -> None:
    """UR-28, UR-27: the loser lets the other begin."""
    table = again(seated("ur", options={"handicap": "first-2"}), wish=False)
    assert table.person_at(0) == ANNA and table.game.options["handicap"] == "first-2"


def test_tw_18_a_position_that_was_given_stays_as_it_is() -> None:
    """TW-18: the other one plays it, without the same piece."""
    table = seated("twelve", options={"handicap": "first-N"})
    opened = structs.replace(table.opened, position=table.game.position)
    second = again(Table.replay([opened, *table.entries[1:]]))
    assert second.person_at(0) == BORIS and second.game.options["handicap"] == "first-N"


def test_qg_23_a_head_start_belongs_to_the_second_turn_whoever_has_it() -> None:
    assert again(seated("gambit", options={"handicap": 3})).game.options["handicap"] == 3


def test_only_what_names_a_seat_is_exchanged() -> None:
    for name in names():
        card = room(name).card
        usual = card.read({})
        assert exchanged(card, usual) == usual
        for option in card.options:
            for value in option.values if option.by_seat else ():
                other = exchanged(card, {**usual, option.name: value})
                assert exchanged(card, other) == {**usual, option.name: value}
                assert (other[option.name] == value) == (value == option.default)


def test_a_record_has_the_handicap() -> None:
    """UR-28, TW-18, RB-52, ST-24"""
    for game, given in PLAYED:
        kept = seated(game, options={"handicap": given}).record(None)
        assert Game.from_record(kept).options["handicap"] == given


# ------------------------------------------------------------------------------- the Study (ST-24)


def test_st_24_who_gives_seconds_declares_only_after_them() -> None:
    table = seated("study", options={"handicap": "first-20"})
    since = told(table, ANNA)["clock"]["at"] if told(table, ANNA)["clock"] else 1_000
    early = incoming.Act(len(table.entries), 0, "declare:5")
    assert refused(table, ANNA, early, since + 4_500) == "too-early"
    assert refused(table, ANNA, early, since + 19_999) == "too-early"
    act(table, ANNA, "declare:5", since + 20_000, seat=0)
    assert table.game.events[-1].text == "declare:5"


def test_st_24_until_when_one_waits_is_told_to_both_and_only_while_it_holds() -> None:
    table = seated("study", options={"handicap": "first-20"})
    since = told(table, ANNA)["clock"]["at"]
    for person in (ANNA, BORIS):
        assert told(table, person)["held_back"] == {0: since + 20_000}
    act(table, BORIS, "declare:5", since + 1_500, seat=1)
    assert told(table, ANNA)["held_back"] == {}
    assert told(seated("study"), ANNA)["held_back"] == {}
    days = ClockSettings("turn", 3 * A_DAY)
    over_days = seated("study", options={"handicap": "first-20"}, clock=days)
    assert told(over_days, ANNA)["held_back"] == {}


def test_st_24_the_other_declares_at_once_and_is_answered_at_once() -> None:
    table = seated("study", options={"handicap": "first-20"})
    act(table, BORIS, "declare:5", 1_500, seat=1)
    act(table, ANNA, "challenge", 2_000, seat=0)
    assert table.game.events[-1].text == "challenge"


def test_st_24_nobody_waits_in_a_match_over_days() -> None:
    clock = ClockSettings("turn", 3 * A_DAY)
    table = seated("study", options={"handicap": "first-20"}, clock=clock)
    act(table, ANNA, "declare:5", 1_500, seat=0)
    assert table.game.events[-1].text == "declare:5"
