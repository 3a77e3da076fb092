"""Exercises of the last counter: it is near, and a player knows no coin but the own."""

from collections.abc import Iterator

from regalia.core.game import Game
from regalia.core.game.exercise import EXACT, Answer, Moment, right
from regalia.core.random import below, seeded
from regalia.games import room

THEMES = {"gold": 50, "silver": 50}
QUICK = ("gold", "silver")
RUSH = ("gold", "silver")


def moments(seed: int) -> Iterator[Moment]:
    rng, game = seeded(seed), Game("toy")
    began = game.position
    while not game.over:
        if game.is_chance:
            game.roll(rng)
            continue
        seat, texts = game.to_play, sorted(game.actions())
        view = game.view(seat)
        if 1 < view["left"] <= 3:
            theme = "gold" if view["coins"][seat] == "g" else "silver"
            yield Moment(theme, began, tuple(event.text for event in game.events), seat, {})
        game.play(texts[below(rng, len(texts))])


def answer(moment: Moment) -> Answer:
    """The right actions: with gold, to win; with silver, not to lose at once."""
    game, texts = moment.game(room("toy")), []
    for text in sorted(game.actions()):
        then = game.copy()
        then.play(text)
        if then.result[moment.seat] == 1 if then.over else moment.theme == "silver":
            texts.append(text)
    return Answer(right(texts), EXACT)
