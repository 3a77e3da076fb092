"""A level in the middle beats the level two below it: some games by fixed seeds.

(The ladder is measured by bench/strength, in hundreds of games: docs/ladder.md.)
"""

import pytest

from regalia import games, players
from regalia.core import random
from regalia.core.contract import CHANCE
from regalia.core.game import Game

GAMES = 30


@pytest.mark.parametrize("name", ["battles", "gambit", "twelve", "ur"])
def test_level_5_beats_level_3(name: str) -> None:
    points = 0.0
    for number in range(GAMES):
        game, rng, own = Game(games.room(name)), random.seeded(number), number % 2
        while not game.over:
            if game.to_play == CHANCE:
                game.roll(rng)
                continue
            seat = game.to_play
            player = players.of_level(5 if seat == own else 3)
            game.play(player.choose(players.Query.about(game, seat, rng)).text)
        points += game.result[own]
    assert points >= 0.65 * GAMES
