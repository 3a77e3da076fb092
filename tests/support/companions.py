"""Real games, and what people with a box of their own would tell of them."""

import random
from collections.abc import Callable, Iterator
from typing import Any

from regalia import games
from regalia.core.contract import SPECTATOR
from regalia.core.game import Game
from regalia.core.unseen import UNKNOWN, masked, remark
from regalia.table.companion import Companion

Likes = Callable[[random.Random, list[str]], str]


def anything(rng: random.Random, texts: list[str]) -> str:
    return rng.choice(texts)


def hoarding(rng: random.Random, texts: list[str]) -> str:
    """Large hands, and so many turns in which somebody has no move: cards are drawn and kept."""
    liked = [text for text in texts if text in ("draw", "keep", "hold")]
    return rng.choice(liked or texts)


def played(
    name: str,
    seed: int,
    options: dict[str, Any] | None = None,
    likes: Likes = anything,
    most: int = 1500,
) -> Game:
    """A game to its end, or to where nobody would go on."""
    rng, game = random.Random(seed), Game(games.room(name), options)
    while not game.over and len(game.events) < most:
        if game.is_chance:
            weights = game.weights()
            game.play(rng.choices(list(weights), list(weights.values()))[0])
        else:
            seat = rng.choice(game.players)
            game.play(likes(rng, list(game.actions(seat))), seat)
    return game


def tellings(game: Game, number: int) -> Iterator[str]:
    """What people tell of one thing that happened: all that everybody saw, and nothing else."""
    event, s = game.events[number], game.states[number]
    seen = game.room.view.seen(game.params, s, event.action, SPECTATOR)
    parts = [part for part in remark(seen).split(",") if part]
    if UNKNOWN in masked(seen):
        yield from parts
        return
    revealed = [part for part in parts if part.startswith("reveal:")]
    text = ",".join([masked(seen), *revealed])
    yield f"{event.seat}:{text}" if event.race else text
    yield from (part for part in parts if part not in revealed)


def tell_all(companion: Companion, game: Game) -> None:
    """Tell a whole game; of having no move, only where that is not certain anyway."""
    for number in range(len(game.events)):
        for text in tellings(game, number):
            if text != "stuck" or text in companion.claims():
                companion.tell(text)


def told_of(game: Game) -> list[str]:
    """All that people tell of a game."""
    companion = Companion(game.room, game.options)
    tell_all(companion, game)
    return companion.told
