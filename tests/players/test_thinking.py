"""A level's choice is one kernel: asked by numbers in one call, or by texts piece by piece."""

import pytest

from regalia import games
from regalia.core import random
from regalia.core.contract import CHANCE, NOBODY
from regalia.core.game.query import Query
from regalia.fast.compiler import interpreted
from regalia.kit.playing import random_games
from regalia.players import of_level, thinking
from regalia.players.levels import levels

LEVELS = (1, 3, 5)
MOST = 12  # decisions of each room


@pytest.mark.parametrize("name", [one for one in games.names() if not games.room(one).player])
def test_a_choice_in_one_call_is_that_of_the_pieces_with_the_same_draws(name: str) -> None:
    room, met = games.room(name), 0
    kernel = interpreted(room, thinking)
    for number, game in enumerate(random_games(room, 40, 60)):
        if game.to_play in (CHANCE, NOBODY) or number % 7:
            continue
        for level in LEVELS:
            query = Query.about(game, game.to_play, random.seeded(number))
            chosen = game.actions()[of_level(level).choose(query).text]
            keys, rng = [key for key in query.past if key], random.seeded(number)
            about = (query.params, query.known, query.seat, query.seats, [len(keys), *keys], rng)
            assert kernel.choice(*about, *levels(room)[level - 1]) == chosen
            assert rng == query.rng
        met += 1
        if met == MOST:
            break
    assert met > 5
