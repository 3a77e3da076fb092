"""Tables stand still: while nobody does anything nothing moves, nor under a pointer."""

from collections.abc import Callable

import pytest
from browser.stillness import CLOCK, movements
from browser.tables import GAMES, decide
from playwright.sync_api import Page
from support.moments import Moment, moments

from regalia import games
from regalia.core import random
from regalia.core.contract import CHANCE
from regalia.core.game import Game, record
from regalia.kit.playing import play_randomly

Visit = Callable[..., Page]
NewTable = Callable[..., str]


def _with_spares() -> list[Moment]:
    """Decisions of Ur with five to seven pieces in reserve, and whatever their dice allow."""
    found: dict[tuple[int, int], Moment] = {}
    for game in play_randomly(Game(games.room("ur"), {}), random.seeded(3), 40):
        if not game.over and game.to_play != CHANCE:
            spare = 7 - game.state.own.bit_count()
            moment = Moment(game.state.phase, record.write(game), game.players[0], game.seats)
            found.setdefault((spare, game.state.phase), moment)
    return [moment for (spare, _), moment in found.items() if spare > 4]


@pytest.mark.parametrize(("width", "height"), [(390, 844), (393, 852)])
def test_a_reserve_stays_under_the_pointer_beside_a_clock(
    visit: Visit, table: NewTable, width: int, height: int
) -> None:
    page = visit("/about", size=(width, height))
    for moment in _with_spares():
        decide(page, table, "ur", moment, clock=CLOCK)
        assert movements(page) == [], moment.record


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_that_nobody_moved(visit: Visit, table: NewTable, game: str) -> None:
    page = visit("/about", size=(390, 844), language="de")
    name, options = GAMES[game]
    moment = moments(name, options)[0]
    decide(page, table, name, moment, "de", clock=CLOCK)
    assert movements(page) == []
