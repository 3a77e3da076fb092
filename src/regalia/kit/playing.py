"""Random games, for tests that hold for every room."""

from collections.abc import Iterator
from typing import Any

from regalia.core import random
from regalia.core.card import Card
from regalia.core.contract import CHANCE, SPECTATOR
from regalia.core.errors import BadOption
from regalia.core.game import Game
from regalia.core.room import Room


def variants(card: Card) -> list[dict[str, Any]]:
    """The defaults, and every other listed value or end of a range of each option."""
    found: list[dict[str, Any]] = [{}]
    for option in card.options:
        values = [*option.values, option.lowest, option.highest]
        found += [{option.name: v} for v in values if v is not None and v != option.default]
    return [options for options in found if together(card, options)]


def together(card: Card, options: dict[str, Any]) -> bool:
    """Possible in the card's own eyes, if it looks at options together (a budget of 1 buys no
    army)."""
    try:
        card.read(options)
    except BadOption:
        return card.check is None
    return True


def seats_and_spectator(game: Game) -> list[int]:
    return [*range(game.seats), SPECTATOR]


def play_randomly(game: Game, rng: list[int], most: int) -> Iterator[Game]:
    """The game before every node, at most so many; the last time it may be over."""
    for _ in range(most):
        yield game
        if game.over:
            return
        if game.to_play == CHANCE:
            game.roll(rng)
        else:
            seat = game.players[random.below(rng, len(game.players))]
            texts = list(game.actions(seat))
            game.play(texts[random.below(rng, len(texts))], seat)
    yield game


def random_games(room: Room, games: int, most: int) -> Iterator[Game]:
    """Games in all variants, as they go on."""
    kinds = variants(room.card)
    for number in range(max(games, len(kinds))):
        yield from play_randomly(
            Game(room, kinds[number % len(kinds)]), random.seeded(number), most
        )


def finished_game(room: Room, options: dict[str, Any], seed: int, most: int = 20_000) -> Game:
    game = Game(room, options)
    for _ in play_randomly(game, random.seeded(seed), most):
        pass
    assert game.over, f"no end within {most} nodes"
    return game


def twins(room: Room, options: dict[str, Any], seat: int, seed: int) -> Iterator[tuple[Game, Game]]:
    """Two games that differ only in what the seat may not know, as long as that can go on."""
    one, two, rng = Game(room, options), Game(room, options), random.seeded(seed)

    def choices(game: Game, who: int | None) -> dict[str, list[str]]:
        """The texts that can be played, by what the seat would see of them."""
        found: dict[str, list[str]] = {}
        texts = game.chances() if who is None else game.actions(who)
        for text in texts:
            game.play(text, who)
            found.setdefault(game.seen(seat)[-1], []).append(text)
            game.undo()
        return found

    for _ in range(120):
        yield one, two
        if one.over:
            return
        who = None
        if one.to_play != CHANCE:
            who = one.players[random.below(rng, len(one.players))]
        here, there = choices(one, who), choices(two, who)
        both = [seen for seen in here if seen in there]
        if not both:
            return  # what one opponent does now shows what the other could not
        seen = both[random.below(rng, len(both))]
        for game, texts in ((one, here[seen]), (two, there[seen])):
            game.play(texts[random.below(rng, len(texts))], who)
