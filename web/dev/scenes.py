"""Random games of all rooms, step by step, as the page gets them: JSON for board.html.

python web/dev/scenes.py [LANGUAGE] > web/dev/scenes.json
"""

import json
import sys
from typing import Any

from msgspec import to_builtins

from regalia import games
from regalia.core import random
from regalia.core.contract import CHANCE, SPECTATOR
from regalia.core.drawing.scene import SHAPES
from regalia.core.game import Game

NAMES = ("Wilhelmine", "Bartholomäus", "Anastasia", "Maximilian")
OPTIONS: dict[str, dict[str, Any]] = {"gambit": {"players": 4}}
MOST_STEPS = 150


def main() -> None:
    language = sys.argv[1] if len(sys.argv) > 1 else "en"
    told = {
        name: {"sprite": games.room(name).looks.sprite, "steps": list(steps(name, language))}
        for name in games.names()
    }
    print(json.dumps(told))


def steps(name: str, language: str) -> Any:
    room = games.room(name)
    game, rng, say = Game(room, OPTIONS.get(name)), random.seeded(7), room.words(language).say
    names, last = NAMES[: game.seats], None
    for _ in range(MOST_STEPS):
        seat = game.players[0] if game.players else SPECTATOR
        if game.to_play != CHANCE:
            yield {
                "scenes": {
                    shape: as_data(
                        room.scene.scene(game.params, game.view(seat), say, names, shape)
                    )
                    for shape in SHAPES
                },
                "choices": list(choices(game, seat, say, names)),
                "last": last,
            }
        if game.over:
            return
        if game.to_play == CHANCE:
            game.roll(rng)
            continue
        texts = sorted(game.actions(seat))
        text = texts[random.below(rng, len(texts))]
        taps = room.scene.taps(game.params, game.state, game.actions(seat)[text])
        game.play(text, seat)
        last = {"taps": taps, "seat": seat}


def as_data(scene: Any) -> dict[str, Any]:
    data: dict[str, Any] = to_builtins(scene)
    return data


def choices(game: Game, seat: int, say: Any, names: Any) -> Any:
    drawn = game.room.scene
    for text, action in game.actions(seat).items():
        yield {
            "seat": seat,
            "text": text,
            "taps": drawn.taps(game.params, game.state, action),
            "sentence": drawn.sentence(game.params, game.state, action, seat, say, names),
            "label": text,
            "prepare": False,
        }


if __name__ == "__main__":
    main()
