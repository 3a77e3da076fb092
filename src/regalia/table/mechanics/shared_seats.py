"""People who play along on seats of others, as the log tells it (`joining.py` admits them)."""

from collections.abc import Iterable
from typing import NamedTuple

from regalia.table.entries import Joined, Parted, Place

STAND_IN = "*"  # the doer where a computer played on for a person who was away


class SeatPartner(NamedTuple):
    """A person who plays along on a seat that another one holds."""

    person: str
    name: str
    number: int  # of the entry with which they joined


class SharedSeats:
    def __init__(self) -> None:
        self.along: dict[int, list[SeatPartner]] = {}  # by seat, in the order in which they came
        self.shared: dict[str, int] = {}  # whoever shared a seat, and knows what it knew: which one
        self.partings: dict[int, int] = {}  # by seat: how often somebody left it to others
        self.since: dict[int, int] = {}  # by seat: after so many actions and outcomes it was shared
        self.doers: list[str] = []  # who did each of them; "": nobody, or the log does not say
        self.preparers: dict[int, str] = {}  # by seat: who chose what it will play
        self.names: dict[tuple[int, str], str] = {}  # by seat and person, also of who went

    def at(self, seat: int) -> list[SeatPartner]:
        return self.along.get(seat, [])

    def find(self, person: str) -> SeatPartner | None:
        everybody = (one for along in self.along.values() for one in along)
        return next((one for one in everybody if one.person == person), None)

    def called(self, places: Iterable[tuple[int, Place]]) -> None:
        """Keep the names of people at seats, for when they have gone."""
        self.names |= {(seat, place.person): place.name for seat, place in places}

    def joined(self, entry: Joined, number: int, events: int) -> None:
        """Add a person, or give one another name."""
        self.since.setdefault(entry.seat, events)
        self.names[entry.seat, entry.person] = entry.name
        along = self.along.setdefault(entry.seat, [])
        there = [one.person for one in along]
        if entry.person in there:
            place = there.index(entry.person)
            along[place] = along[place]._replace(name=entry.name)
        else:
            along.append(SeatPartner(entry.person, entry.name, number))
        self.shared[entry.person] = entry.seat

    def stood_in(self, seat: int, events: int) -> None:
        """Let a computer play on for a seat: from now on not all that it does is its person's."""
        self.since.setdefault(seat, events)

    def handed_over(
        self, seat: int, known: list[str], along: list[SeatPartner], events: int
    ) -> None:
        """Let other people have a seat; `known`: persons who know what it knew. Invitations of the
        people before hold no more."""
        self.since.setdefault(seat, events)
        for person in (*known, *(one.person for one in self.at(seat))):
            self.shared[person] = seat
        self.partings[seat] = self.partings.get(seat, 0) + 1
        self.along[seat] = list(along)
        self.preparers.pop(seat, None)

    def undone(self, to: int) -> None:
        """Forget who did what was taken back; so many actions and outcomes are left."""
        del self.doers[to:]
        self.since = {seat: min(since, to) for seat, since in self.since.items()}
        self.preparers.clear()

    def did(self, number: int, person: str, seat: int) -> bool:
        """Tell if what happened in a seat's turn was this person's doing; of chance, if nobody else
        had a part in that turn."""
        doer = self.doers[number]
        return doer == person or (not doer and number < self.since[seat])

    def parted(self, entry: Parted) -> SeatPartner | None:
        """Remove a person; return who holds the seat from now on, if they held it."""
        along = self.along[entry.seat]
        self.shared[entry.person] = entry.seat
        self.partings[entry.seat] = self.partings.get(entry.seat, 0) + 1
        staying = [one for one in along if one.person != entry.person]
        following = staying.pop(0) if len(staying) == len(along) else None
        self.along[entry.seat] = staying
        return following
