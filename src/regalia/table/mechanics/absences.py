"""Absences, as the log tells them (`attendance.py` decides what may be done about them).

A person is away when none of their devices is connected.  For a seat all of whose people are away
the others may let a computer play on until somebody is back, or let a friend have the seat.
"""

from typing import NamedTuple

from regalia.table.entries import AbsenceAnswer, Away, Back, GaveBack, Place, SeatInstead, SeatTaken
from regalia.table.mechanics.shared_seats import SeatPartner, SharedSeats


class SeatAbsence:
    """A seat about which the others were asked: the answers so far, and the one agreed on."""

    def __init__(self) -> None:
        self.answers: dict[str, AbsenceAnswer] = {}  # by person
        self.settled: AbsenceAnswer | None = None


class LentSeat(NamedTuple):
    """The people of a seat that a friend has now."""

    place: Place
    along: list[SeatPartner]
    beside: int | None  # the seat whose people had the friend's address


class Absences:
    def __init__(self) -> None:
        self.away: dict[str, int] = {}  # persons, and since when
        self.asked: dict[int, SeatAbsence] = {}  # by seat
        self.lent: dict[int, LentSeat] = {}  # by seat
        # By seat: so many actions and outcomes were there when other people got it; what was known
        # of them to the seat alone is not told again.
        self.handed: dict[int, int] = {}
        self.instead: dict[str, SeatInstead] = {}  # who is left out of the next game, by person

    def stands_in(self, seat: int) -> bool:
        """Tell if a computer plays on for the people of a seat."""
        return seat in self.asked and self.asked[seat].settled == "computer"

    def offered(self, seat: int) -> bool:
        """Tell if a friend may have the seat."""
        return seat in self.asked and self.asked[seat].settled == "friend"

    def went(self, entry: Away) -> None:
        self.away[entry.person] = entry.at

    def came(self, entry: Back, seats: list[int]) -> None:
        self.away.pop(entry.person, None)
        self.instead.pop(entry.person, None)
        for seat in seats:
            self.asked.pop(seat, None)

    def leave_out(self, waiting: set[str], instead: SeatInstead) -> None:
        """Leave those out of the next game who are away and have not said what they want."""
        self.instead |= dict.fromkeys(waiting & set(self.away), instead)

    def change_hands(
        self, entry: SeatTaken | GaveBack, place: Place, company: SharedSeats, events: int
    ) -> Place:
        """Lend a seat or end its loan; return its place from now on."""
        seat, along = entry.seat, company.at(entry.seat)
        if isinstance(entry, SeatTaken):
            lent = self.lent.get(seat, LentSeat(place, along, None))
            self.lent[seat] = lent._replace(beside=entry.beside)
            following, along = Place("person", entry.person, entry.name), []
        else:
            following, along, _ = self.lent.pop(seat)
        company.handed_over(seat, [place.person, following.person], along, events)
        self.asked.pop(seat, None)
        self.away.pop(following.person, None)
        self.handed[seat] = events
        return following

    @property
    def displaced(self) -> set[str]:
        """The persons whose seat a friend has."""
        return {
            person
            for place, along, _ in self.lent.values()
            for person in (place.person, *(one.person for one in along))
        }
