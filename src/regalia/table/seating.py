"""The seats of a match: who holds them, who plays along, who has left, and what they are called."""

from regalia.core.contract import SPECTATOR
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.table import characters
from regalia.table.derived import Derived
from regalia.table.entries import Departure, Place
from regalia.table.language import of_room, spoken_to, told_apart
from regalia.table.mechanics.absences import Absences
from regalia.table.mechanics.shared_seats import STAND_IN, SharedSeats

SUBSTITUTE = 3  # the level that plays on for who left a game of three or four, or is away


class Seating:
    """The part of a match that answers questions about people; entries of the log change it."""

    room: Room
    game: Game
    places: list[Place]
    shared_seats: SharedSeats
    absences: Absences
    departed: dict[int, Departure]  # seats that resigned or ran out of time
    derived: Derived

    @property
    def staying(self) -> list[int]:
        return [seat for seat in range(self.game.seats) if seat not in self.departed]

    @property
    def people(self) -> list[str]:
        """The persons who play, each once: who hold seats, and who play along."""
        return list(dict.fromkeys(who for s in range(self.game.seats) for who in self.holders(s)))

    @property
    def seated(self) -> set[str]:
        """The persons who hold seats."""
        return {place.person for place in self.places if place.kind == "person"}

    def person_at(self, seat: int) -> str | None:
        place = self.places[seat] if 0 <= seat < len(self.places) else None
        return place.person if place is not None and place.kind == "person" else None

    def holders(self, seat: int) -> list[str]:
        """People who may act for a seat: its person first, then those who play along."""
        person = self.person_at(seat)
        return [person, *(one.person for one in self.shared_seats.at(seat))] if person else []

    def seats_of(self, person: str) -> list[int]:
        known = self.derived.seats
        if person not in known:
            known[person] = [s for s in range(self.game.seats) if person in self.holders(s)]
        return known[person]

    def doer(self, seat: int) -> str:
        """The one who acts for a seat, if only one does."""
        if self.absences.stands_in(seat):
            return STAND_IN
        holders = self.holders(seat)
        return holders[0] if len(holders) == 1 else ""

    def voice(self, person: str) -> str:
        """The person whose word counts as this one's: of several who share a seat one speaks for
        all."""
        own = self.seats_of(person)
        return (self.person_at(own[0]) if own else None) or person

    def others(self, person: str) -> list[str]:
        """The people who still play on other seats."""
        seats = [seat for seat in self.staying if person not in self.holders(seat)]
        found = [self.person_at(seat) for seat in seats]
        return list(dict.fromkeys(one for one in found if one))

    def absent(self, seat: int) -> bool:
        """Tell if all people of a seat are away."""
        holders, away = self.holders(seat), self.absences.away
        return bool(holders) and all(person in away for person in holders)

    def absent_since(self, seat: int) -> int:
        return max(self.absences.away[person] for person in self.holders(seat))

    def level(self, seat: int) -> int | None:
        """The level of the computer that plays for a seat, if one does."""
        if seat in self.departed or self.absences.stands_in(seat):
            return SUBSTITUTE
        place = self.places[seat]
        return place.level if place.kind == "computer" else None

    def names(self, language: str, you: int = SPECTATOR) -> list[str]:
        """Names of people and computers; where two are alike, by their sides."""
        known = self.derived.names
        if (language, you) not in known:
            said = [self._name(seat, language) for seat in range(self.game.seats)]
            nameless = [not place.name for place in self.places]
            names = told_apart(self.room, language, said, nameless)
            known[language, you] = spoken_to(you, names)
        return known[language, you]

    def you(self, seat: int) -> int:
        """The seat, if whoever reads what it may know is to be called "you": several people at one
        device, and those who watch, read names."""
        person = self.person_at(seat)
        return seat if person is not None and self.seats_of(person) == [seat] else SPECTATOR

    def _name(self, seat: int, language: str) -> str:
        place = self.places[seat]
        if place.kind == "computer" and place.level and not place.name:
            return characters.name_of(place.level)
        return place.name or of_room(self.room, language).say(f"seat-{seat}")
