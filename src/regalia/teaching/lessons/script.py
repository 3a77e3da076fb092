"""Scripts: actions and outcomes written down one after the other, to be played."""

import re
from collections.abc import Sequence

from regalia.core.errors import RegaliaError
from regalia.core.game import Game

SEATED = re.compile(r"([0-3]):(.+)")


def scripted(game: Game, texts: Sequence[str]) -> bool:
    """Play a script, until it ends or does not fit; whether it was played whole."""
    for word in texts:
        said = SEATED.fullmatch(word)  # where several seats might act, as in a record
        seat, text = (int(said[1]), said[2]) if said else (None, word)
        try:
            game.play(text, seat)
        except RegaliaError:
            return False
    return True
