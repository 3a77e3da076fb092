"""Twelve-Card Chess from written positions."""

import re

from regalia.core.game import Game
from regalia.games import room

TWELVE = room("twelve")
START = "wK(0,0) bK(0,1) w:QRBNP b:QRBNP x: e:wb w"


def played(position: str, *texts: str) -> Game:
    game = Game(TWELVE, position=position)
    for text in texts:
        game.play(text)
    return game


def after(position: str, *texts: str) -> str:
    game = played(position, *texts)
    return TWELVE.text.position(game.params, game.state)


def options(position: str, piece: str) -> set[str]:
    """Where a piece can go: `+Q` is put in play, `Q` moves."""
    texts = played(position).actions()
    found = [re.fullmatch(rf"{re.escape(piece)}(\(.*?\)).*", text) for text in texts]
    return {match[1] for match in found if match}
