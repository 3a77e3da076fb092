"""Wins that are there are found, and what is called certain is."""

import pytest

from regalia import games, players
from regalia.core import random
from regalia.core.contract import CHANCE
from regalia.core.game import Game
from regalia.core.game.decision import Analysis
from regalia.players.levels import Level, Searcher, err

TWELVE = games.room("twelve")
DEEP = Searcher(lambda room: Level(60_000, 5, 1, 0))
SURE_OF_IT = Searcher(lambda room: Level(3_000, 1, 1, 0))


def decision(player: players.Player, game: Game) -> players.Decision:
    return player.choose(players.Query.about(game, game.players[0], random.seeded(1)))


def random_action(game: Game, rng: list[int]) -> str:
    texts = sorted(game.actions())
    return texts[random.below(rng, len(texts))]


def winning_now(game: Game) -> set[str]:
    found = set()
    for text in game.actions():
        seat = game.to_play
        game.play(text)
        if game.over and game.result[seat] == 1:
            found.add(text)
        game.undo()
    return found


def test_a_win_in_one_is_played_from_level_5_on() -> None:
    met, rng = 0, random.seeded(5)
    while met < 12:
        game = Game(TWELVE)
        while not game.over:
            wins = winning_now(game)
            if wins and len(wins) < len(game.actions()):
                met += 1
                for level in (5, 8):
                    assert decision(players.of_level(level), game).text in wins
            game.play(random_action(game, rng))


def losing_now(game: Game) -> set[str]:
    """The actions that surround the own king, and that alone (TW-14)."""
    seat = game.to_play
    return {
        text
        for text, action in game.actions().items()
        if TWELVE.rules.act((), game.state, action).outcome == 1 - seat
    }


def test_nobody_surrounds_the_own_king_while_there_is_anything_else() -> None:
    """However little is noticed: if all that was noticed loses, everything else is looked at."""
    met, rng = 0, random.seeded(8)
    while met < 25:
        game = Game(TWELVE)
        while not game.over:
            losing = losing_now(game)
            if losing and len(losing) < len(game.actions()):
                met += 1
                for level in (1, 2, 4, 6):
                    for seed in range(8 if level < 3 else 2):
                        query = players.Query.about(game, game.to_play, random.seeded(seed))
                        assert players.of_level(level).choose(query).text not in losing
            game.play(random_action(game, rng))


def test_who_is_lost_plays_on_for_longest() -> None:
    """However much a level errs; what is only very bad is still tried now and then."""
    sooner, later = Analysis("sooner", 0.00002, 0.0, 3), Analysis("later", 0.00004, 0.0, 3)
    bad, worse = Analysis("bad", 0.004, 0.01, 3), Analysis("worse", 0.003, 0.01, 3)
    rng = random.seeded(1)
    assert {err([later, sooner], 0.4, rng).text for _ in range(200)} == {"later"}
    assert {err([bad, worse, later, sooner], 0.4, rng).text for _ in range(200)} == {"bad", "worse"}


@pytest.mark.parametrize("name", ["battles", "gambit"])
def test_who_searches_a_tree_does_not_put_off_a_win(name: str) -> None:
    """Though it might be as certain later."""
    met, rng = 0, random.seeded(7)
    while met < 8:
        game = Game(games.room(name))
        while not game.over:
            if game.to_play == CHANCE:
                game.roll(rng)
                continue
            wins = winning_now(game)
            if wins and len(wins) < len(game.actions()):
                met += 1
                chosen = decision(SURE_OF_IT, game)
                assert chosen.text in wins and chosen.line[0] == chosen.text and chosen.value == 1
            query = players.Query.about(game, game.to_play, rng)
            game.play(players.of_level(2).choose(query).text)


def test_who_calls_a_win_certain_wins_whatever_the_other_does() -> None:
    """Found up to five moves deep, and played on against an enemy at random."""
    won, longest, rng = 0, 0, random.seeded(6)
    while won < 8:
        game = Game(TWELVE)
        while not game.over and decision(DEEP, game).value < 0.999:
            game.play(random_action(game, rng))
        if game.over:
            continue
        seat, length = game.to_play, 0
        while not game.over:
            mine = game.to_play == seat
            length += mine
            game.play(decision(DEEP, game).text if mine else random_action(game, rng))
        assert game.result[seat] == 1 and length <= 3
        won, longest = won + 1, max(longest, length)
    assert longest >= 2


def test_a_position_that_was_there_twice_is_known_to_be_drawn() -> None:
    """TW-16: a player is told which positions there were."""
    game, rng = Game(TWELVE), random.seeded(3)
    for _ in range(6):
        game.play(random_action(game, rng))
    best = decision(DEEP, game)
    game.play(best.text)
    key = game.keys[-1]
    game.undo()
    for times, drawn in ((1, False), (2, True)):
        query = players.Query.about(game, game.to_play, random.seeded(1))
        found = DEEP.analyse(query._replace(past=[key] * times + [game.keys[-1]]))
        assert ({one.text: one.value for one in found}[best.text] == 0.5) == drawn


def test_in_ur_the_fourth_rosette_is_taken() -> None:
    game = Game(games.room("ur"), None, "0...0./......../0....0 0")
    game.play("roll:-g")
    assert not game.over
    for level in (9, 10):  # lower ones may overlook it
        chosen = decision(players.of_level(level), game)
        game.play(chosen.text)
        assert game.over and game.result == [1, 0] and chosen.value > 0.99
        game.undo()


def test_who_sees_a_certain_win_does_not_put_it_off() -> None:
    """However much a level errs; what is only likely is now and then left for another action."""
    won = Analysis("win", 1.0, 0.0, 1)
    likely, other = won._replace(text="likely", spread=0.01), Analysis("wait", 0.9, 0.01, 1)
    rng = random.seeded(1)
    assert {err([won, other], 0.4, rng).text for _ in range(200)} == {"win"}
    assert {err([likely, other], 0.4, rng).text for _ in range(200)} == {"likely", "wait"}
