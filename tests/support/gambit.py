"""The Queen's Gambit, looked at and played by its texts."""

from typing import Any

from regalia.core.game import Game


def position(game: Game) -> dict[str, Any]:
    found: dict[str, Any] = game.position
    return found


def play(game: Game, texts: str) -> Game:
    for text in texts.split():
        game.play(text)
    return game


def destinations(game: Game) -> set[str]:
    return {text.removeprefix("move:") for text in game.actions()}
