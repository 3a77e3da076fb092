"""Rests after a challenge: people look at its end before the next card comes."""

import msgspec
from support.games.study import NEAR, NEXT, START
from support.tables import ANNA, BORIS, act, go_on, refused, reread, seated, told

from regalia.core.contract import CHANCE
from regalia.table.entries import Entry, WentOn
from regalia.table.mechanics.intermission import PATIENCE
from regalia.table.messages import incoming
from regalia.table.table import Table

DECK = [START, NEAR, NEXT]


def ended(kinds: str = "mo", target: int = 2) -> Table:
    """A match whose first challenge seat 0 has just given up."""
    table = seated("study", kinds, options={"deck": DECK, "target": target})
    act(table, ANNA, "declare:1", seat=0)
    act(table, ANNA, "give-up")
    return table


def resting(table: Table, person: str) -> dict[str, object] | None:
    found: dict[str, object] | None = told(table, person)["resting"]
    return found


def test_the_next_card_comes_when_everybody_has_gone_on() -> None:
    """ST-17: nobody is to act meanwhile, and no computer thinks; who got the point is told."""
    table = ended()
    assert table.game.to_play == CHANCE and not told(table, ANNA)["choices"]
    assert resting(table, ANNA) == {"gained": [1], "waiting": [0, 1], "until": None}
    now = table.last_at + 5_000
    table.receive(ANNA, incoming.Next(), now)
    assert resting(table, BORIS) == {"gained": [1], "waiting": [1], "until": now + PATIENCE}
    assert table.game.to_play == CHANCE
    table.receive(BORIS, incoming.Next(), now + 1)
    assert table.game.players == [0, 1] and resting(table, ANNA) is None


def test_computers_wait_for_as_long_as_a_person_looks() -> None:
    table = ended("m3")
    assert not table.thinking() and table.due() is None
    assert not table.tick(table.last_at + 10 * PATIENCE)
    go_on(table)
    assert [one.seat for one in table.thinking()] == [1]


def test_two_at_one_device_go_on_together() -> None:
    table = ended("mh")
    table.receive(ANNA, incoming.Next(), table.last_at)
    assert table.game.players == [0, 1]


def test_whoever_has_gone_on_is_not_kept_waiting_for_ever() -> None:
    table = ended()
    table.receive(BORIS, incoming.Next(), 20_000)
    assert table.due() == 20_000 + PATIENCE
    assert not table.tick(20_000 + PATIENCE - 1) and table.tick(20_000 + PATIENCE)
    assert table.game.players == [0, 1] and table.rest is None


def test_only_who_plays_goes_on_once_and_only_while_the_table_rests() -> None:
    table = ended()
    assert refused(table, "a stranger", incoming.Next()) == "watching"
    table.receive(ANNA, incoming.Next(), table.last_at)
    assert refused(table, ANNA, incoming.Next()) == "stale"
    go_on(table)
    assert refused(table, ANNA, incoming.Next()) == "stale"


def test_a_rest_follows_from_the_log() -> None:
    table = ended()
    table.receive(ANNA, incoming.Next(), table.last_at)
    again = reread(table)
    assert again.waited_for == [1] and again.due() == table.due()


def test_there_is_no_rest_after_the_last_challenge_of_a_match() -> None:
    """ST-17: the end of the match says it all."""
    table = ended(target=1)
    assert table.over and table.rest is None and resting(table, ANNA) is None


def test_nobody_is_waited_for_when_somebody_leaves_meanwhile() -> None:
    table = ended()
    table.receive(BORIS, incoming.Resign(1), table.last_at)
    assert table.over and table.waited_for == [] and resting(table, ANNA) is None
    assert table.due() is None


def test_what_is_taken_back_ends_no_challenge() -> None:
    """ST-16: the give-up of a person against a computer."""
    table = ended("m1")
    table.receive(ANNA, incoming.Undo(0), table.last_at)
    assert table.rest is None and table.game.players == [0]


def test_a_log_of_today_is_read_tomorrow() -> None:
    """Stored entries keep their names."""
    stored = b'{"is":"went-on","at":7,"person":"anna"}'
    assert msgspec.json.decode(stored, type=Entry) == WentOn(7, ANNA)
