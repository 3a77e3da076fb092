"""Challenges of the Study for its computer player."""

from collections.abc import Iterator
from typing import Any

from regalia import games
from regalia.core import random
from regalia.core.game import Game
from regalia.core.game.query import Query
from regalia.games.study.player import player

ROOM = games.room("study")


def challenges(kind: dict[str, Any], count: int, seed: int = 0) -> Iterator[Game]:
    """Games in which a challenge has just been drawn."""
    rng = random.seeded(seed)
    for _ in range(count):
        game = Game(ROOM, kind)
        while game.view()["phase"] not in ("thinking", "executing"):
            game.roll(rng)
        yield game


def chooses(game: Game, seat: int, level: int, rng: list[int]) -> Any:
    found = player(level).choose(Query.about(game, seat, rng))
    assert found.text in game.actions(seat)
    assert found.line[0] == found.text
    return found


def thought_line_is_legal(game: Game, line: list[str], seat: int) -> None:
    copy = Game(ROOM, game.options)
    for event in game.events:
        copy.play(event.text, event.seat if event.seat >= 0 else None)
    for text in line:
        copy.play(text, seat if len(copy.players) > 1 else None)
