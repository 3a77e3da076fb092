"""The kit's comparison of tables that differ in secrets covers hidden choices made ahead.

The kit names no game, so that it cannot say which rooms let a seat choose ahead: it is said here.
"""

import pytest

from regalia import games
from regalia.core import random
from regalia.core.contract import CHANCE
from regalia.core.game import Game
from regalia.kit.playing import seats_and_spectator, twins, variants
from regalia.kit.suite.test_secrets_on_the_wire import prepare_differently, table_of


@pytest.mark.parametrize("name", ["gambit", "battles"])
def test_a_seat_chooses_ahead_at_tables_that_are_compared(name: str) -> None:
    room = games.room(name)
    options = variants(room.card)[0]
    for seat in seats_and_spectator(Game(room, options)):
        for nodes, pair in enumerate(twins(room, options, seat, 0)):
            tables = [table_of(game, seat, computers=True) for game in pair]
            if any(table.game.to_play == CHANCE for table in tables):
                continue
            if prepare_differently(tables, seat, random.seeded(nodes)):
                return
    raise AssertionError("nobody may choose ahead in any of these tables")
