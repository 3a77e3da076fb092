"""The Queen's Gambit, looked at and played by its texts; and set-up cards of somebody's own box."""

from math import prod
from typing import Any

from regalia.core import random
from regalia.core.contract import SPECTATOR
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.core.secrets import redacted, witnessed
from regalia.games.gambit import insight, tensor
from regalia.kit.playing import play_randomly

FIRST = "NP.RQ.*N/*.B..P.P/.P..P.B./K.P....R/R....P.K/.B.P..P./P.P..B.*/N*.QR.PN"  # the project's
OTHER = FIRST.replace("QR.PN", "RQ.PN")  # a queen on e1, and a rook on d1
CROWDED = ".PN.*.*./NPNRQBNP/PPPPPPPP/PPPRBRPP/K......K/......../......../.*.....*"
DEAL = "deal:B deal:R deal:Q deal:N deal:B"
LAID = f"start:b1 start:g8 {DEAL} {DEAL} plan:BRN plan:RBN draw:R draw:R"
LAST = f"start:a7 start:h2 {DEAL} {DEAL} plan:RBN plan:RBN draw:R draw:R"  # a king is in reach


def position(game: Game) -> dict[str, Any]:
    found: dict[str, Any] = game.position
    return found


def play(game: Game, texts: str) -> Game:
    for text in texts.split():
        game.play(text)
    return game


def begun(room: Room, options: dict[str, Any], texts: str) -> Game:
    """A game on the first set-up card."""
    return play(Game(room, {"setup": 1, **options}), texts)


def told(game: Game) -> str:
    """The last event in English, as all see it."""
    seen = witnessed(game.room, game.params, game.states[-2], game.events[-1].action, SPECTATOR)
    return seen.sentence(game.room.words("en").say, ["Anna", "Ben"])


def destinations(game: Game) -> set[str]:
    return {text.removeprefix("move:") for text in game.actions()}


def expects_within_bounds(room: Room, options: dict[str, Any]) -> None:
    """Check that players expect, and are shown, numbers between 0 and what is certain."""
    game = Game(room, options)
    for _ in play_randomly(game, random.seeded(4), 120):
        if game.to_play < 0:
            continue
        found = [0, 0]
        insight.values(game.params, game.state, found, 0)
        assert all(0 <= worth <= insight.SURE for worth in found)
        out = [0.0] * sum(prod(part.shape) for part in tensor.parts(game.params))
        redacted(room, game.params, game.state, 0).observe(1, out)
        assert min(out) >= 0 and max(out) <= 1
