"""Real games, and what people with a box of their own would tell of them."""

import random
from collections.abc import Callable, Iterator
from typing import Any

from regalia import games
from regalia.core.contract import SPECTATOR
from regalia.core.contract.hidden_cards import UNKNOWN, masked, remark
from regalia.core.game import Game
from regalia.core.secrets import log_text
from regalia.table.companion.companion import CompanionGame

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
    """Messages by which people tell one event: all that everybody saw, and nothing else; where a
    room has no account of what is hidden, all of it."""
    event, s = game.events[number], game.states[number]
    if game.room.hidden_cards is None:
        yield f"{event.seat}:{event.text}" if event.race else event.text
        return
    seen = log_text(game.room, game.params, s, event.action, SPECTATOR)
    parts = [part for part in remark(seen).split(",") if part]
    if UNKNOWN in masked(seen):
        yield from parts
        return
    revealed = [part for part in parts if part.startswith("reveal:")]
    text = ",".join([masked(seen), *revealed])
    yield f"{event.seat}:{text}" if event.race else text
    yield from (part for part in parts if part not in revealed)


def tell_all(companion: CompanionGame, game: Game) -> None:
    """Tell a whole game; of having no move, only where that is not certain anyway."""
    for number in range(len(game.events)):
        for text in tellings(game, number):
            if text != "stuck" or text in companion.claims():
                companion.tell(text)


def told_of(game: Game) -> list[str]:
    """All that people tell of a game."""
    companion = CompanionGame(game.room, game.options)
    tell_all(companion, game)
    return companion.told
