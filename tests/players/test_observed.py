"""The search of a room that does not say what is observed: it goes by what is hidden."""

from pathlib import Path

import pytest
from support.sixth import PACKAGE, as_package, importable

from regalia.core import random
from regalia.core.game import Game
from regalia.core.game.query import Query
from regalia.core.room import Room
from regalia.fast import any_insight, warm
from regalia.fast.compiler import compiled, interpreted
from regalia.players import tree
from regalia.players.searching import Clock, mcts


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Room:
    importable(as_package(tmp_path), monkeypatch)
    return Room(PACKAGE)


def searched(game: Game, rounds: int) -> list[tuple[str, float, int]]:
    query = Query.about(game, game.players[0], random.seeded(4))
    found = mcts(query, query.actions, rounds, Clock(None))
    return [(one.text, one.value, one.visits) for one in found.analyses]


def test_what_a_seat_does_not_see_is_one_and_what_it_sees_is_told_apart(toy: Room) -> None:
    observed = interpreted(toy, any_insight).observed
    game = Game(toy)  # a coin is dealt to seat 0
    assert [observed(game.params, game.state, coin, 0) for coin in (0, 1)] == [0, 1]
    assert len({observed(game.params, game.state, coin, 1) for coin in (0, 1)}) == 1


def test_it_is_the_same_search_at_both_speeds(toy: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(toy, {}, "7 0 gsg")
    monkeypatch.setattr(warm, "quickest", lambda room, kernel: None)
    slow = searched(game, 200)
    kernel = compiled(toy, tree)
    monkeypatch.setattr(warm, "quickest", lambda room, wanted: kernel)
    assert searched(game, 200) == slow


def test_nobody_counts_on_a_coin_that_will_not_be_seen(toy: Room) -> None:
    """Two players, five counters left: seat 0 has silver and is to take.

    Of what the other will do, only the mean over its coins counts: no action can be sure."""
    worth = searched(Game(toy, {"players": 2}, "5 0 ss"), 400)
    assert all(0 < value < 1 for _, value, _ in worth)
