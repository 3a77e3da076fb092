"""Seats of people who play again: they are exchanged, or the loser chooses who begins.

Where a game's rules let the loser of the last game choose who begins (`Card.loser_chooses`), the
loser may say so with the wish to play again; whoever says nothing, as a computer does, begins.
Who is away then can be left out of the next game: a computer or a friend has their seat there.
"""

from regalia.table.entries import Place
from regalia.table.match import Match
from regalia.table.seating import SUBSTITUTE


def loser(match: Match) -> int | None:
    """The seat that chooses who begins the next game; None: nobody does."""
    if not match.room.card.loser_chooses or not match.over or match.game.seats != 2:
        return None
    first, second = match.result
    return None if first == second else int(first > second)


def seats_on(match: Match) -> int:
    """The number of seats by which everybody moves on."""
    chooser = loser(match)
    if chooser is None:
        return 1
    begins = match.room.card.begins or 0
    return (chooser - begins + (1 if match.loser_first is False else 0)) % match.game.seats


def places(match: Match) -> list[Place]:
    """The seats of the next game, before everybody moves on."""
    instead = match.absences.instead
    return [
        _left_out(instead[place.person]) if place.person in instead else place
        for place in match.places
    ]


def _left_out(instead: str) -> Place:
    return Place("computer", level=SUBSTITUTE) if instead == "computer" else Place("open")
