"""The guided first game: every kind of decision that a game has is told of."""

import pytest

from regalia import games
from regalia.core.game import Game
from regalia.core.random import below, seeded
from regalia.core.words import LANGUAGES
from regalia.teaching.lessons.guide import guidance, guided

GUIDED = [name for name in games.names() if guidance(games.room(name))]
DECISIONS = 60  # of a game that are looked at


def met(name: str, seed: int) -> set[str]:
    """The kinds of decisions that come up in a game played at random, none without a sentence."""
    game, rng, found = Game(name), seeded(seed), set()
    for _ in range(DECISIONS):
        while game.is_chance:
            game.roll(rng)
        if game.over:
            break
        for seat in game.players:
            told = guided(game, seat, ())
            assert told is not None, game.view(seat)
            assert guided(game, seat, {told.id}) is None
            found.add(told.id)
        seat = game.players[0]
        texts = sorted(game.actions(seat))
        game.play(texts[below(rng, len(texts))], seat)
    return found


@pytest.mark.parametrize("name", GUIDED)
def test_no_decision_of_a_game_is_without_a_sentence(name: str) -> None:
    assert len(met(name, 1)) > 1


@pytest.mark.parametrize("name", GUIDED)
def test_every_sentence_is_told_in_every_language_that_the_game_has(name: str) -> None:
    for one in guidance(games.room(name)):
        assert one.say.home is not None
        for language in LANGUAGES:
            if (one.say.home / f"{language}.ftl").exists():
                told = one.say.told(language)
                assert told != one.say.message and "{" not in told
