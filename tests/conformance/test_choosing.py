"""What levels need to choose in compiled code (`choosing.py`), of every room that has it."""

from collections.abc import Iterator

import numpy as np
import pytest
from support.playing import random_games

from regalia import games
from regalia.core import random
from regalia.core.contract import CHANCE, NOBODY
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.fast.compiler import compiled, interpreted
from regalia.fast.warm import as_array

GAMES, NODES = 8, 150
COMPILED = 40  # positions that are compared at both speeds


@pytest.fixture(params=[name for name in games.names() if games.room(name).choosing])
def room(request: pytest.FixtureRequest) -> Room:
    return games.room(request.param)


def decisions(room: Room) -> Iterator[Game]:
    return (
        game for game in random_games(room, GAMES, NODES) if game.to_play not in (CHANCE, NOBODY)
    )


def test_actions_are_ordered_as_their_texts_are(room: Room) -> None:
    own, met = interpreted(room, room.part("choosing")), 0
    for game in decisions(room):
        by_text = [action for _, action in sorted(game.actions().items())]
        orders = [own.text_order(game.params, game.state, action) for action in by_text]
        assert orders == sorted(set(orders))
        met += len(orders)
    assert met > 500


def test_a_fitting_world_is_the_one_that_the_view_leads_to(room: Room) -> None:
    """So nothing is in it that the seat may not know."""
    own, others = interpreted(room, room.part("choosing")), 0
    for number, game in enumerate(decisions(room)):
        seat, one, other = game.to_play, random.seeded(number), random.seeded(number)
        world = own.fitting(game.params, game.state, seat, one)
        assert world == room.view.determinize(game.params, game.view(seat), other)
        assert one == other
        others += world != game.state
    assert room.open or others > 10


def test_both_are_the_same_compiled(room: Room) -> None:
    own, fast = (make(room, room.part("choosing")) for make in (interpreted, compiled))
    for number, game in zip(range(COMPILED), decisions(room)):
        params, s, seat = game.params, game.state, game.to_play
        for action in game.actions().values():
            order = fast.text_order(as_array(params), s, action)
            assert order == own.text_order(params, s, action)
        one, other = random.seeded(number), np.array(random.seeded(number))
        world = fast.fitting(as_array(params), s, seat, other)
        assert world == own.fitting(params, s, seat, one)
        assert one == other.tolist()
