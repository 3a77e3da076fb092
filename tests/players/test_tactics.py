"""Wins that are there are found, and what is called certain is."""

from regalia import games, players
from regalia.core import random
from regalia.core.game import Game
from regalia.players.levels import Level, Searcher

TWELVE = games.room("twelve")
DEEP = Searcher(lambda room: Level(60_000, 5, 1, 0))


def thought(player: players.Player, game: Game) -> players.Thought:
    return player.choose(players.Question.about(game, game.players[0], random.seeded(1)))


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
                    assert thought(players.of_level(level), game).text in wins
            game.play(random_action(game, rng))


def test_who_calls_a_win_certain_wins_whatever_the_other_does() -> None:
    """Found up to five moves deep, and played on against an enemy at random."""
    won, longest, rng = 0, 0, random.seeded(6)
    while won < 8:
        game = Game(TWELVE)
        while not game.over and thought(DEEP, game).value < 0.999:
            game.play(random_action(game, rng))
        if game.over:
            continue
        seat, length = game.to_play, 0
        while not game.over:
            mine = game.to_play == seat
            length += mine
            game.play(thought(DEEP, game).text if mine else random_action(game, rng))
        assert game.result[seat] == 1 and length <= 3
        won, longest = won + 1, max(longest, length)
    assert longest >= 2


def test_a_position_that_was_there_twice_is_known_to_be_drawn() -> None:
    """TW-16: a player is told which positions there were."""
    game, rng = Game(TWELVE), random.seeded(3)
    for _ in range(6):
        game.play(random_action(game, rng))
    best = thought(DEEP, game)
    game.play(best.text)
    key = game.keys[-1]
    game.undo()
    for times, drawn in ((1, False), (2, True)):
        question = players.Question.about(game, game.to_play, random.seeded(1))
        found = DEEP.judge(question._replace(past=[key] * times + [game.keys[-1]]))
        assert ({one.text: one.value for one in found}[best.text] == 0.5) == drawn


def test_in_ur_the_fourth_rosette_is_taken() -> None:
    game = Game(games.room("ur"), None, "0...0./......../0....0 0")
    game.play("roll:-g")
    assert not game.over
    for level in (10,):  # lower ones may put off what cannot be lost any more
        chosen = thought(players.of_level(level), game)
        game.play(chosen.text)
        assert game.over and game.result == [1, 0] and chosen.value > 0.99
        game.undo()
