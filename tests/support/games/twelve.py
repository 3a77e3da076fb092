"""Twelve-Card Chess from written positions."""

import re

from regalia.core.game import Game
from regalia.games import room

TWELVE = room("twelve")
START = "wK(0,0) bK(0,1) w:QRBNP b:QRBNP x: e:wb w"


def played(position: str, *texts: str, ban: str = "placing") -> Game:
    game = Game(TWELVE, {"ban": ban}, position)
    for text in texts:
        game.play(text)
    return game


def after(position: str, *texts: str) -> str:
    game = played(position, *texts)
    return TWELVE.text.position(game.params, game.state)


def options(position: str, piece: str, ban: str = "placing") -> set[str]:
    """The squares to which a piece can go: `+Q` is put in play, `Q` moves."""
    texts = played(position, ban=ban).actions()
    found = [re.fullmatch(rf"{re.escape(piece)}(\(.*?\)).*", text) for text in texts]
    return {match[1] for match in found if match}
