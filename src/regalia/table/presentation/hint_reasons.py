"""Reasons for a hint: a sentence where something can be proved, else nothing."""

from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.table.language import of_table
from regalia.table.match import Match


def reason(match: Match, seat: int, text: str, language: str) -> str:
    """The reason of a hint, which tells nothing that the seat does not know: with secrets about,
    only what its choices themselves say."""
    say, game = of_table(language).say, match.game
    if len(game.actions(seat)) == 1:
        return say("hint-only")
    if match.secret():
        return ""
    after = game.copy()
    after.play(text, seat)
    if after.over:
        won = after.result[seat] == max(after.result) == 1
        return say("hint-wins" if game.seats > 1 else "hint-solves") if won else ""
    least, left = _distance(game), _distance(after)
    if least is not None and left == least - 1:
        return say("hint-shortest", count=left)
    return ""


def _distance(game: Game) -> int | None:
    """The least that does it from here, in a game that is solved exactly."""
    try:
        found = game.room.solve.solve(game)
    except RegaliaError:  # there is nothing to solve now
        return None
    return None if found is None else found.distance
