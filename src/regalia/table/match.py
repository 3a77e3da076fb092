"""A match as its log tells it: every entry, applied one after the other, and nothing else.

What follows from what is decided elsewhere (`commands.py`, `autoplay.py`).
"""

from functools import singledispatchmethod
from itertools import groupby
from typing import Any

from msgspec import UNSET, UnsetType

from regalia import games
from regalia.core.contract import CHANCE, EVERYBODY, SPECTATOR
from regalia.core.game import Game, Limit
from regalia.table import premoves, rest
from regalia.table.clocks import Clocks
from regalia.table.company import Company
from regalia.table.derived import Derived, Line
from regalia.table.entries import (
    TYPED,
    Answered,
    Asked,
    Departure,
    DrawAgreed,
    DrawDeclined,
    Drawn,
    DrawOffered,
    Entry,
    Flagged,
    Joined,
    Opened,
    Parted,
    Place,
    Played,
    Prepared,
    Renamed,
    Resigned,
    Sat,
    TakenBack,
    WentOn,
    Wished,
    Withdrawn,
)
from regalia.table.language import of_room, of_table, spoken_to, told_apart
from regalia.table.replies import Par
from regalia.table.rest import Rest

SUBSTITUTE = 3  # the level that plays on for somebody who left a game of three or four


class Match:
    def __init__(self, opened: Opened) -> None:
        self.entries: list[Entry] = [opened]
        self.opened = opened
        self.room = games.room(opened.game)
        self.game = Game(self.room, opened.options, opened.position)
        self.places: list[Place] = list(opened.places)
        self.begun = _all_sit(self.places)
        self.company = Company()
        self.luck = list(opened.luck)
        self.line: list[int] = []  # for each action and outcome of the game, its entry's number
        self.changed = 1  # the log's length when the game last changed
        self.departed: dict[int, Departure] = {}  # seats that resigned or ran out of time
        self.prepared: dict[int, str] = {}
        self.rest: Rest | None = None  # after a challenge, before the next
        self.ask: Asked | None = None
        self.agreed: set[str] = set()
        self.draw_offer: int | None = None  # the seat that offers one
        self.draws_offered: dict[int, int] = {}  # by seat: in which turn of the other one
        self.draw_agreed = False
        self.wishes: dict[str, bool] = {}
        self.clocks = Clocks(opened.clock, self.game.seats)
        self.derived = Derived()
        # The game told to a seat in a language, until something is undone (`story.py`):
        self.lines: dict[tuple[int, str], list[Line]] = {}
        self.par: Par | UnsetType | None = UNSET  # of a challenge that is over, once it is found
        # By number of the action, until it is undone: did it let anybody know more?
        self.revealed: dict[int, bool] = {}
        self._begin(opened.at)

    def do(self, entry: Entry) -> None:
        """Let an entry happen; an action that the rules refuse changes nothing."""
        APPLIED(type(entry))(self, entry)
        self.entries.append(entry)
        self.derived = Derived()

    # --------------------------------------------------------------------- where it stands

    @property
    def over(self) -> bool:
        return self.game.over or self.draw_agreed or (bool(self.departed) and self._left_alone())

    def _left_alone(self) -> bool:
        """All but one have left, or only computers are still there."""
        staying = self.staying
        people = [seat for seat in staying if self.places[seat].kind == "person"]
        return len(staying) < 2 or not people

    @property
    def staying(self) -> list[int]:
        return [seat for seat in range(self.game.seats) if seat not in self.departed]

    @property
    def result(self) -> list[float]:
        """Of a finished match: who left has lost, and what they might have won is shared."""
        if self.draw_agreed:
            return [0.5] * self.game.seats
        stay = self.staying
        points = self.game.result if self.game.over else [0.0] * self.game.seats
        kept = [points[seat] if seat in stay else 0.0 for seat in range(self.game.seats)]
        if stay and not any(kept) and self.departed:
            for seat in stay:
                kept[seat] = 1.0 if len(stay) == 1 else 0.5
        return kept

    @property
    def waited_for(self) -> list[int]:
        """The seats whose people still look at how a challenge ended."""
        if self.rest is None or self.over:
            return []
        done = {None, *self.rest.ready}
        return [seat for seat in self.staying if self.person_at(seat) not in done]

    def turns_of(self, seat: int) -> int:
        """How often a seat has had its turn: what it decides until another does is one."""
        seats = (event.seat for event in self.game.events if event.seat != CHANCE)
        return sum(who == seat for who, _ in groupby(seats))

    @property
    def last_at(self) -> int:
        return self.entries[-1].at

    # ----------------------------------------------------------------------- who sits where

    @property
    def people(self) -> list[str]:
        """Everybody who plays, once: who hold seats, and who play along."""
        return list(dict.fromkeys(who for s in range(self.game.seats) for who in self.holders(s)))

    @property
    def seated(self) -> set[str]:
        """Those who hold seats."""
        return {place.person for place in self.places if place.kind == "person"}

    def person_at(self, seat: int) -> str | None:
        place = self.places[seat] if 0 <= seat < len(self.places) else None
        return place.person if place is not None and place.kind == "person" else None

    def holders(self, seat: int) -> list[str]:
        """Who may act for a seat: its person first, then who play along."""
        person = self.person_at(seat)
        return [person, *(one.person for one in self.company.at(seat))] if person else []

    def seats_of(self, person: str) -> list[int]:
        known = self.derived.seats
        if person not in known:
            known[person] = [s for s in range(self.game.seats) if person in self.holders(s)]
        return known[person]

    def voice(self, person: str) -> str:
        """Of several who share a seat one speaks for all: whose word counts as that."""
        own = self.seats_of(person)
        return (self.person_at(own[0]) if own else None) or person

    def others(self, person: str) -> list[str]:
        """The people who still play on other seats."""
        seats = [seat for seat in self.staying if person not in self.holders(seat)]
        found = [self.person_at(seat) for seat in seats]
        return list(dict.fromkeys(one for one in found if one))

    def level(self, seat: int) -> int | None:
        """The level of the computer that plays for a seat, if one does."""
        if seat in self.departed:
            return SUBSTITUTE
        place = self.places[seat]
        return place.level if place.kind == "computer" else None

    def names(self, language: str, you: int = SPECTATOR) -> list[str]:
        """What people and computers are called; where two are called alike, by their sides."""
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
            return of_table(language).say("computer-name", level=place.level)
        return place.name or of_room(self.room, language).say(f"seat-{seat}")

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat may know; to be read only."""
        known = self.derived.views
        if seat not in known:
            known[seat] = self.game.view(seat)
        return known[seat]

    def secret(self) -> bool:
        """Does somebody know what not everybody knows?"""
        if self.room.open:
            return False
        if self.derived.secret is None:
            views = [{**self.view(seat), "seat": None} for seat in range(-1, self.game.seats)]
            self.derived.secret = any(view != views[0] for view in views)
        return self.derived.secret

    def offer(self, seat: int) -> premoves.Offer | None:
        """What a seat may choose before its turn."""
        known = self.derived.ahead
        if seat not in known:
            known[seat] = premoves.offer(self.game, seat, self.view(seat)) if self.playing else None
        return known[seat]

    @property
    def playing(self) -> bool:
        return self.begun and not self.over

    @property
    def typed(self) -> bool:
        """Do people roll and draw themselves, and say what came?"""
        return self.opened.dice == TYPED

    @property
    def chances(self) -> list[str]:
        """The chance outcomes that stand in the game."""
        return [event.text for event in self.game.events if event.seat == CHANCE]

    # ------------------------------------------------------------------------------ entries

    @singledispatchmethod
    def _apply(self, entry: Entry) -> None:
        """An entry that only has to be kept: something said."""

    @_apply.register
    def _(self, entry: Sat) -> None:
        self.places[entry.seat] = Place("person", entry.person, entry.name)
        self.begun = _all_sit(self.places)
        self.luck[entry.seat] = entry.luck
        self.lines.clear()
        self.changed = len(self.entries) + 1
        self._begin(entry.at)

    @_apply.register
    def _(self, entry: Joined) -> None:
        self.company.joined(entry, len(self.entries))

    @_apply.register
    def _(self, entry: Parted) -> None:
        if following := self.company.parted(entry):
            self.places[entry.seat] = Place("person", following.person, following.name)
            self.lines.clear()

    @_apply.register
    def _(self, entry: Renamed) -> None:
        for seat in entry.seats:
            old = self.places[seat]
            self.places[seat] = Place(old.kind, old.person, entry.name, old.level, old.here)
        self.lines.clear()

    @_apply.register
    def _(self, entry: Drawn) -> None:
        self.game.play(entry.text)
        self.rest = None
        self._moved_on(entry.at)

    @_apply.register
    def _(self, entry: Played) -> None:
        self.game.play(entry.text, entry.seat)
        self.clocks.acted(entry.at)
        self.prepared.pop(entry.seat, None)
        if self.draw_offer != entry.seat:  # whoever plays on does not take the offer
            self.draw_offer = None
        self.rest = rest.begun(self.game)
        self._moved_on(entry.at)

    def _moved_on(self, at: int) -> None:
        if self.opened.own_turns:
            if self.room.turn_begins(self.game.params, *self.game.states[-2:]):
                self.clocks.turn_begins()
        self.line.append(len(self.entries))
        self.changed = len(self.entries) + 1
        self.ask = None
        self._begin(at)

    @_apply.register
    def _(self, entry: Prepared) -> None:
        self.prepared[entry.seat] = entry.text

    @_apply.register
    def _(self, entry: Withdrawn) -> None:
        self.prepared.pop(entry.seat, None)

    @_apply.register
    def _(self, entry: WentOn) -> None:
        if self.rest is not None:
            self.rest.went_on(entry.person, entry.at)

    @_apply.register
    def _(self, entry: Asked) -> None:
        self.ask, self.agreed = entry, set()

    @_apply.register
    def _(self, entry: Answered) -> None:
        if entry.yes:
            self.agreed.add(entry.person)
        else:
            self.ask = None

    @_apply.register
    def _(self, entry: TakenBack) -> None:
        self.clocks.stop(entry.at)
        while len(self.game.events) > entry.to:
            self.game.undo()
            self.line.pop()
            self.revealed.pop(len(self.line), None)
        self.changed = len(self.entries) + 1
        self.ask = self.draw_offer = self.rest = None
        self.prepared.clear()
        self.lines.clear()
        self._begin(entry.at, anew=True)

    @_apply.register
    def _(self, entry: Resigned) -> None:
        self._leave(entry.seat, "resigned", entry.at)

    @_apply.register
    def _(self, entry: Flagged) -> None:
        self._leave(entry.seat, "flagged", entry.at)

    @_apply.register
    def _(self, entry: DrawOffered) -> None:
        self.draw_offer = entry.seat
        self.draws_offered[entry.seat] = self.turns_of(1 - entry.seat)

    @_apply.register
    def _(self, entry: DrawDeclined) -> None:
        self.draw_offer = None

    @_apply.register
    def _(self, entry: DrawAgreed) -> None:
        self.draw_agreed = True
        self.ask = self.draw_offer = None
        self.clocks.stop(entry.at)
        self.changed = len(self.entries) + 1

    def _leave(self, seat: int, why: Departure, at: int) -> None:
        self.departed[seat] = why
        self.prepared.pop(seat, None)
        self.ask = self.draw_offer = None
        if self.over or self.clocks.running == seat:
            self.clocks.stop(at)
        if self.over:
            self.clocks.limit = None
        self.changed = len(self.entries) + 1

    @_apply.register
    def _(self, entry: Wished) -> None:
        self.wishes[entry.person] = entry.same

    # -------------------------------------------------------------------------------- clocks

    def _begin(self, at: int, anew: bool = False) -> None:
        """What can be done now became possible at this moment."""
        if not self.playing or len(self.game.events) < self.opened.begun:
            self.clocks.stop(at)
            return
        to_play = self.game.to_play
        one = to_play if to_play not in (EVERYBODY, CHANCE) else None
        # Nobody's game is lost because the computer is slow:
        timed = one is not None and self.level(one) is None
        self.clocks.begin(at, one, timed, self._limit(), anew)

    def _limit(self) -> Limit | None:
        game = self.game
        if game.to_play in (CHANCE, EVERYBODY):
            return None
        return self.opened.clock.lasting(self.room.limit(game.options, game.params, game.state))


def _all_sit(places: list[Place]) -> bool:
    return all(place.kind != "open" for place in places)


# Asked for as a method, it would be made anew for every entry:
APPLIED = Match.__dict__["_apply"].dispatcher.dispatch
