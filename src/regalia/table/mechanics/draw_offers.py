"""Agreeing on a draw: an ending of the table's, like resigning, for two people.

A seat may offer once until the other has played again; an offer stands until it is answered, or
until the other plays on instead.  Nobody agrees in a race, and never a computer.
"""

from regalia.core.contract import EVERYBODY
from regalia.table.language import Refused
from regalia.table.match import Match


def check(match: Match, seat: int) -> None:
    """Refuse an offer of this seat, if it cannot be made now."""
    game = match.game
    if not match.playing:
        raise Refused("over" if match.over else "not-begun")
    if game.seats != 2 or game.to_play == EVERYBODY or any(event.race for event in game.events):
        raise Refused("no-draw")
    if any(match.level(seat) is not None for seat in range(game.seats)):
        raise Refused("draw-computer")
    if match.draw_offer is not None:
        raise Refused("asked-already")
    if match.draws_offered.get(seat) == match.turns_of(1 - seat):
        raise Refused("draw-again")


def allowed(match: Match, seats: list[int]) -> list[int]:
    """The ones of these seats that may offer a draw now."""
    return [seat for seat in seats if _may(match, seat)]


def _may(match: Match, seat: int) -> bool:
    try:
        check(match, seat)
    except Refused:
        return False
    return True
