"""Option `handicap`: one player declares later (ST-24)."""

from regalia.core import random
from regalia.core.contract import CHANCE, EVERYBODY
from regalia.core.game import Game
from regalia.core.game.query import Query
from regalia.core.secrets import redacted
from regalia.games import room
from regalia.games.study.player import player
from regalia.games.study.tools.matches import match

STUDY = room("study")


def thinking(options: dict[str, object]) -> Game:
    """A match in which a challenge lies open."""
    game, rng = Game(STUDY, options), random.seeded(2)
    while game.to_play == CHANCE:
        game.roll(rng)
    assert game.to_play == EVERYBODY
    return game


def waits(game: Game) -> list[int]:
    seats = (redacted(STUDY, game.params, game.state, seat) for seat in (0, 1))
    return [seat.waits(game.options) for seat in seats]


def test_st_24_the_rules_know_nothing_of_it() -> None:
    """ST-24: params are those of a match without it; clocks are a table's."""
    assert Game(STUDY, {"handicap": "first-20"}).params == Game(STUDY).params


def test_st_24_one_player_waits_while_both_think_and_then_no_more() -> None:
    game = thinking({"handicap": "second-20"})
    assert waits(game) == [0, 20] and waits(thinking({})) == [0, 0]
    assert waits(thinking({"handicap": "first-40"})) == [40, 0]
    game.play("declare:9", 0)
    assert waits(game) == [0, 0], "who may challenge has the hourglass, whole"


def test_st_24_a_level_declares_no_sooner() -> None:
    """ST-24: and no later than it would have, if that is later."""
    usual, given = thinking({}), thinking({"handicap": "first-40"})
    for level in (3, 9):
        said = [
            player(level).choose(Query.about(game, seat, random.seeded(7)))
            for game, seat in ((usual, 0), (given, 0), (given, 1))
        ]
        assert said[1].text == said[0].text == said[2].text
        assert said[1].seconds == max(40, said[0].seconds) and said[2].seconds == said[0].seconds


def test_st_24_who_waits_wins_less_often() -> None:
    """ST-24: of two equal levels."""
    won = [
        sum(match(5, 5, {"handicap": f"{seat}-40"}, seed).winner == 0 for seed in range(12))
        for seat in ("first", "second")
    ]
    assert won[0] < won[1]
