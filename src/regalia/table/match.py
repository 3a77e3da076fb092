"""A match as its log tells it: every entry, applied one after the other, and nothing else.

What follows from what is decided elsewhere (`commands.py`, `mechanics/autoplay.py`).
"""

from functools import singledispatchmethod
from itertools import groupby
from typing import Any

from msgspec import UNSET, UnsetType

from regalia import games
from regalia.core.contract import CHANCE, EVERYBODY, SPECTATOR
from regalia.core.game import Game, Limit
from regalia.core.secrets import redacted, turn_begins
from regalia.table.derived import Derived, StoryLine
from regalia.table.entries import (
    TYPED,
    Answered,
    Asked,
    Away,
    Back,
    Departure,
    DrawAgreed,
    DrawDeclined,
    Drawn,
    DrawOffered,
    Entry,
    Flagged,
    GaveBack,
    Joined,
    Missed,
    Opened,
    Parted,
    Place,
    Played,
    Prepared,
    Proposed,
    Renamed,
    Resigned,
    Sat,
    SeatTaken,
    Settled,
    TakenBack,
    WentOn,
    Wished,
    Withdrawn,
)
from regalia.table.mechanics import intermission, premoves
from regalia.table.mechanics.absences import Absences, SeatAbsence
from regalia.table.mechanics.clocks import Clocks
from regalia.table.mechanics.intermission import Intermission
from regalia.table.mechanics.shared_seats import SharedSeats
from regalia.table.messages.replies import Par
from regalia.table.seating import Seating


class Match(Seating):
    def __init__(self, opened: Opened) -> None:
        self.entries: list[Entry] = [opened]
        self.opened = opened
        self.room = games.room(opened.game)
        self.game = Game(self.room, opened.options, opened.position)
        self.places: list[Place] = list(opened.places)
        self.begun = _all_sit(self.places)
        self.shared_seats = SharedSeats()
        self.shared_seats.called(enumerate(self.places))
        self.absences = Absences()
        self.luck = list(opened.luck)
        self.line: list[int] = []  # for each action and outcome of the game, its entry's number
        self.changed = 1  # the log's length when the game last changed
        self.departed: dict[int, Departure] = {}  # seats that resigned or ran out of time
        self.prepared: dict[int, str] = {}
        self.rest: Intermission | None = None  # after a challenge, before the next
        self.ask: Asked | None = None
        self.agreed: set[str] = set()
        self.draw_offer: int | None = None  # the seat that offers one
        self.draw_offerer = ""  # by whom, where several share it
        self.draws_offered: dict[int, int] = {}  # by seat: in which turn of the other one
        self.draw_agreed = False
        self.wishes: dict[str, bool] = {}
        self.loser_first: bool | None = None  # as the loser wishes for the next game
        self.clocks = Clocks(opened.clock, self.game.seats)
        self.derived = Derived()
        # The game told to a seat in a language, and to one of several there, until something is
        # undone (`story.py`):
        self.lines: dict[tuple[int, str, str], list[StoryLine]] = {}
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
        """Tell if all but one have left, or only computers are still there."""
        staying = self.staying
        people = [seat for seat in staying if self.places[seat].kind == "person"]
        return len(staying) < 2 or not people

    @property
    def result(self) -> list[float]:
        """Final points; a player who left has lost, and the points they might have won are
        shared."""
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
        """The number of turns a seat has had: all it decides until another does is one turn."""
        seats = (event.seat for event in self.game.events if event.seat != CHANCE)
        return sum(who == seat for who, _ in groupby(seats))

    @property
    def last_at(self) -> int:
        return self.entries[-1].at

    def view(self, seat: int) -> dict[str, Any]:
        """The seat's view of the game; to be read only."""
        known = self.derived.views
        if seat not in known:
            known[seat] = self.game.view(seat)
        return known[seat]

    def secret(self) -> bool:
        """Tell if somebody knows what not everybody knows."""
        if self.room.open:
            return False
        if self.derived.secret is None:
            views = [{**self.view(seat), "seat": None} for seat in range(-1, self.game.seats)]
            self.derived.secret = any(view != views[0] for view in views)
        return self.derived.secret

    def offer(self, seat: int) -> premoves.Offer | None:
        """Actions that a seat may choose before its turn."""
        known = self.derived.ahead
        if seat not in known:
            known[seat] = premoves.offer(self.game, seat) if self.playing else None
        return known[seat]

    @property
    def playing(self) -> bool:
        return self.begun and not self.over

    @property
    def typed(self) -> bool:
        """Tell if people roll and draw themselves, and say what came."""
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
        self.shared_seats.called([(entry.seat, self.places[entry.seat])])
        self.begun = _all_sit(self.places)
        self.luck[entry.seat] = entry.luck
        self.lines.clear()
        self.changed = len(self.entries) + 1
        self._begin(entry.at)

    @_apply.register
    def _(self, entry: Joined) -> None:
        self.shared_seats.joined(entry, len(self.entries), len(self.game.events))
        self.absences.came(Back(entry.at, entry.person), [entry.seat])
        self.lines.clear()

    @_apply.register
    def _(self, entry: Parted) -> None:
        if following := self.shared_seats.parted(entry):
            self.places[entry.seat] = Place("person", following.person, following.name)
            self.lines.clear()

    @_apply.register
    def _(self, entry: Renamed) -> None:
        for seat in entry.seats:
            old = self.places[seat]
            self.places[seat] = Place(old.kind, old.person, entry.name, old.level, old.here)
        self.shared_seats.called([(seat, self.places[seat]) for seat in entry.seats])
        self.lines.clear()

    @_apply.register
    def _(self, entry: Drawn) -> None:
        self.game.play(entry.text)
        self.shared_seats.doers.append("")
        self.rest = None
        self._moved_on(entry.at)

    @_apply.register
    def _(self, entry: Played) -> None:
        self.game.play(entry.text, entry.seat)
        self.shared_seats.doers.append(entry.person or self.doer(entry.seat))
        self.clocks.acted(entry.at)
        self.prepared.pop(entry.seat, None)
        if self.draw_offer != entry.seat:  # whoever plays on does not take the offer
            self.draw_offer = None
        self.rest = intermission.begun(self.game)
        self._moved_on(entry.at)

    def _moved_on(self, at: int) -> None:
        if self.opened.own_turns:
            if turn_begins(self.room, self.game.params, *self.game.states[-2:]):
                self.clocks.turn_begins()
        self.line.append(len(self.entries))
        self.changed = len(self.entries) + 1
        self.ask = None
        self._begin(at)

    @_apply.register
    def _(self, entry: Prepared) -> None:
        self.prepared[entry.seat] = entry.text
        self.shared_seats.preparers[entry.seat] = entry.person

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
        self.shared_seats.undone(entry.to)
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
        self.draw_offer, self.draw_offerer = entry.seat, entry.person
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
    def _(self, entry: Away) -> None:
        self.absences.went(entry)

    @_apply.register
    def _(self, entry: Back) -> None:
        self.absences.came(entry, self.seats_of(entry.person))
        self._other_hands(entry.seats, entry.at)

    @_apply.register
    def _(self, entry: Missed) -> None:
        self.absences.asked[entry.seat] = SeatAbsence()

    @_apply.register
    def _(self, entry: Proposed) -> None:
        self.absences.asked[entry.seat].answers[entry.person] = entry.answer

    @_apply.register
    def _(self, entry: Settled) -> None:
        self.absences.asked[entry.seat].settled = entry.answer
        if entry.answer == "computer":
            self.shared_seats.stood_in(entry.seat, len(self.game.events))
        self._other_hands([entry.seat], entry.at)

    @_apply.register
    def _(self, entry: SeatTaken | GaveBack) -> None:
        seat, given = entry.seat, (self.shared_seats, len(self.game.events))
        place = self.places[seat] = self.absences.change_hands(entry, self.places[seat], *given)
        self.shared_seats.called([(seat, place)])
        self.prepared.pop(seat, None)
        self.ask = self.draw_offer = None
        self._other_hands([seat], entry.at)

    def _other_hands(self, seats: list[int], at: int) -> None:
        """Begin anew to wait for seats for which somebody else decides from now on."""
        self.lines.clear()
        if self.game.to_play in seats:
            self._begin(at)

    @_apply.register
    def _(self, entry: Wished) -> None:
        self.wishes[entry.person] = entry.same
        if entry.instead is not None:
            self.absences.leave_out(self.seated - set(self.wishes), entry.instead)
        if entry.first is not None:
            self.loser_first = entry.first

    @property
    def rematch_agreed(self) -> bool:
        """Tell if everybody who is not left out has said that they want to play again."""
        return self.over and self.seated <= {*self.wishes, *self.absences.instead}

    # -------------------------------------------------------------------------------- clocks

    def _begin(self, at: int, anew: bool = False) -> None:
        """Start the time of a new decision."""
        if not self.playing or len(self.game.events) < self.opened.begun:
            self.clocks.stop(at)
            return
        one = self.game.to_play if self.game.to_play not in (EVERYBODY, CHANCE) else None
        # Nobody's game is lost because the computer is slow:
        timed = one is not None and self.level(one) is None
        self.clocks.begin(at, one, timed, self._limit(), anew)

    def waits_until(self, seat: int) -> int:
        """The moment from which a seat may act where several may; nobody waits over days."""
        game = self.game
        if game.to_play != EVERYBODY or self.opened.clock.in_days:
            return 0
        waits = redacted(game.room, game.params, game.state, seat).waits(game.options)
        return self.clocks.since + 1000 * waits

    def _limit(self) -> Limit | None:
        game = self.game
        if game.to_play in (CHANCE, EVERYBODY):
            return None
        limit = redacted(game.room, game.params, game.state, SPECTATOR).limit(game.options)
        return self.opened.clock.lasting(limit)


def _all_sit(places: list[Place]) -> bool:
    return all(place.kind != "open" for place in places)


# Asked for as a method, it would be made anew for every entry:
APPLIED = Match.__dict__["_apply"].dispatcher.dispatch
