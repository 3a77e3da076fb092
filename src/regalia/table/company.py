"""Who play along on seats that others hold, as the log tells it (`sharing.py` decides who may)."""

from typing import NamedTuple

from regalia.table.entries import Joined, Parted


class Companion(NamedTuple):
    """Somebody who plays along on a seat that another one holds."""

    person: str
    name: str
    number: int  # of the entry with which they joined


class Company:
    def __init__(self) -> None:
        self.along: dict[int, list[Companion]] = {}  # by seat, in the order in which they came
        self.shared: dict[str, int] = {}  # whoever shared a seat, and knows what it knew: which one
        self.partings: dict[int, int] = {}  # by seat: how often somebody left it to others

    def at(self, seat: int) -> list[Companion]:
        return self.along.get(seat, [])

    def find(self, person: str) -> Companion | None:
        everybody = (one for along in self.along.values() for one in along)
        return next((one for one in everybody if one.person == person), None)

    def joined(self, entry: Joined, number: int) -> None:
        """Somebody came, or is called otherwise from now on."""
        along = self.along.setdefault(entry.seat, [])
        there = [one.person for one in along]
        if entry.person in there:
            place = there.index(entry.person)
            along[place] = along[place]._replace(name=entry.name)
        else:
            along.append(Companion(entry.person, entry.name, number))
        self.shared[entry.person] = entry.seat

    def parted(self, entry: Parted) -> Companion | None:
        """Somebody went; who holds the seat from now on, if they held it."""
        along = self.along[entry.seat]
        self.shared[entry.person] = entry.seat
        self.partings[entry.seat] = self.partings.get(entry.seat, 0) + 1
        staying = [one for one in along if one.person != entry.person]
        following = staying.pop(0) if len(staying) == len(along) else None
        self.along[entry.seat] = staying
        return following
