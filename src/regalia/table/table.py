"""One match at a table, for whoever has a clock, a disk and people to tell (docs/table.md).

table = Table.new(settings, person, now)
new = table.receive(person, message, now)               write them down, then tell everybody:
table.told(person, language, shape, log_from, looking)
table.tick(now) when table.wakes() has come; table.thinking() and table.decided(...) for computers

(`hotseat.py` opens tables for whoever has authority over them: from a position, or a record.)
"""

import json
from collections.abc import Collection, Sequence

from regalia import games
from regalia.core.card import Value
from regalia.core.contract import CHANCE, EVERYBODY, SPECTATOR
from regalia.core.drawing.scene import WIDE
from regalia.core.drawing.svg import svg
from regalia.core.errors import Spoken
from regalia.core.game import Event, Game, record
from regalia.core.handicap import exchanged
from regalia.core.room import Room
from regalia.core.secrets import as_plain, redacted
from regalia.players import Analysis
from regalia.table import fairness, pairs
from regalia.table.commands import receive
from regalia.table.entries import PERSON, Drawn, Entry, Joined, Opened, Place, Played
from regalia.table.language import Refused, of_room
from regalia.table.match import Match
from regalia.table.mechanics import attendance, autoplay, joining, rematch
from regalia.table.mechanics.move_request import MoveRequest
from regalia.table.messages.incoming import Message
from regalia.table.messages.replies import Hint, Moments, RefusalMessage, TableCard, TableState
from regalia.table.presentation import table_state
from regalia.table.presentation.action_choices import describe, drawn, offered
from regalia.table.presentation.endings import ending, places
from regalia.table.presentation.explain_refusal import says_nothing, why
from regalia.table.presentation.hint_reasons import reason
from regalia.table.settings import NewTable, Seat, cleaned

HINT_LEVEL, HINT_MS = 10, 2_000.0


class Table(Match):
    # ---------------------------------------------------------------------------- beginning

    @classmethod
    def new(cls, settings: NewTable, person: str, now: int) -> "Table":
        room = games.room(settings.game)
        game = _checked(room, settings)
        own = [seat.kind == "me" for seat in settings.seats]
        luck = [settings.luck if mine and not any(own[:i]) else "" for i, mine in enumerate(own)]
        places = [_place(seat, settings.name, person) for seat in settings.seats]
        opened = Opened(
            now,
            room.card.id,
            room.card.rules_version,
            game.options,
            places,
            settings.clock,
            settings.language,
            fairness.new_seed(),
            luck,
            given=[event.text for event in game.events if event.seat == CHANCE],
            position=game.began_at,
            begun=len(game.events),
            own_turns=True,
            pair=pairs.opened(room, settings.pair, game.seats, not settings.record),
        )
        return cls.begin(opened, game.events)

    @classmethod
    def begin(cls, opened: Opened, events: Sequence[Event] = ()) -> "Table":
        """A table as it is opened, what a record brings, and what follows by itself."""
        table = cls(opened)
        table.go_through(events)
        autoplay.follow(table, opened.at)
        return table

    def go_through(self, events: Sequence[Event]) -> None:
        """Enter the events from before the table was opened, at the moment when it opens."""
        for event in events:
            if event.seat == CHANCE:
                self.do(Drawn(self.opened.at, event.text))
                continue
            by = "computer" if self.places[event.seat].kind == "computer" else PERSON
            self.do(Played(self.opened.at, event.seat, event.text, by))

    @classmethod
    def replay(cls, entries: list[Entry]) -> "Table":
        """The table that a log tells of, exactly; OldRules where they are no longer played."""
        first, *rest = entries
        if not isinstance(first, Opened):
            raise ValueError("a log begins with the opening of a table")
        room = games.room(first.game)
        room.card.check_version(first.rules, room.short_name)
        table = cls(first)
        for entry in rest:
            table.do(entry)
        return table

    # --------------------------------------------------------------------- what happens to it

    def receive(
        self, person: str, message: Message, now: int, near: Collection[str] = ()
    ) -> list[Entry]:
        """Do what somebody wants, who has the address of those `near`, or change nothing."""
        before = len(self.entries)
        receive(self, person, message, max(now, self.last_at), near)
        return self.entries[before:]

    def join(self, person: str, seat: int, name: str, now: int) -> list[Entry]:
        """Let a person play along on a seat; whoever lets them has seen their invitation."""
        before = len(self.entries)
        joining.join(self, person, seat, name, max(now, self.last_at))
        return self.entries[before:]

    def part(self, person: str, seat: int, number: int | None, now: int) -> list[Entry]:
        """Let a person leave a seat to the others there, or send one of them away."""
        before = len(self.entries)
        joining.part(self, person, seat, number, max(now, self.last_at))
        return self.entries[before:]

    def rolled(self, text: str, now: int) -> list[Entry]:
        """Enter an outcome that people rolled or drew themselves."""
        before = len(self.entries)
        if not self.typed or not self.playing or self.game.to_play != CHANCE:
            raise Refused("not-possible")
        self.do(Drawn(max(now, self.last_at), text))
        autoplay.follow(self, self.last_at)
        return self.entries[before:]

    def gone(self, person: str, since: int) -> list[Entry]:
        """Enter that no device of a person is there any more."""
        before = len(self.entries)
        attendance.gone(self, person, since)
        return self.entries[before:]

    def came(self, person: str, now: int) -> list[Entry]:
        """Enter that a person is there again; they take their seat from a computer."""
        before = len(self.entries)
        attendance.came(self, person, max(now, self.last_at))
        return self.entries[before:]

    def tick(self, now: int) -> list[Entry]:
        """Enter everything that time has brought about by now."""
        before = len(self.entries)
        autoplay.tick(self, now)
        return self.entries[before:]

    def due(self) -> int | None:
        """The time at which a clock runs out, if nothing happens before."""
        return autoplay.due(self)

    def wakes(self) -> int | None:
        """The time at which `tick` has something to do, if nothing happens before."""
        return autoplay.wakes(self)

    @property
    def attending(self) -> list[str]:
        """The persons of whom it matters whether they are there."""
        return attendance.attending(self)

    # ----------------------------------------------------------------------------- computers

    def thinking(self) -> list[MoveRequest]:
        """The computers that have to choose now; in a race, all of them."""
        return [self._thinking(seat, level) for seat, level in self.choosing().items()]

    def choosing(self) -> dict[int, int]:
        """The seats at which computers have to choose now, and their levels."""
        if not self.playing:
            return {}
        levels = {seat: self.level(seat) for seat in self.game.players}
        return {seat: level for seat, level in levels.items() if level is not None}

    def _thinking(self, seat: int, level: int, ms: float | None = None) -> MoveRequest:
        game = self.game
        known = redacted(game.room, game.params, game.state, seat)
        return MoveRequest(
            seat=seat,
            n=self.changed,
            since=self.clocks.since,
            race=game.to_play == EVERYBODY,
            level=level,
            game=self.room.card.id,
            options=game.options,
            view=known.view(),
            known=as_plain(known.state),
            actions=list(game.actions(seat)),
            past=tuple(game.keys),
            seats=game.seats,
            seed=fairness.agent_seed(self.opened.seed, seat, self.changed),
            ms=ms,
        )

    def decided(self, seat: int, text: str, n: int, now: int) -> list[Entry]:
        """A computer has chosen; nothing happens if that comes too late."""
        before, now = len(self.entries), max(now, self.last_at)
        due = self.due()
        late = n < self.changed or (due is not None and now >= due)
        if late or not self.playing or seat not in self.game.players:
            return []
        if self.level(seat) is None or text not in self.game.actions(seat):
            return []
        self.do(Played(now, seat, text, "computer"))
        autoplay.follow(self, now)
        return self.entries[before:]

    # -------------------------------------------------------------------------- what is told

    def told(
        self, person: str, language: str, shape: str, log_from: int, looking: int | None
    ) -> TableState:
        return table_state.told(self, person, language, shape, log_from, looking)

    def moments(
        self, person: str, ns: list[int], language: str, shape: str, looking: int | None
    ) -> Moments:
        return table_state.moments(self, person, ns, language, shape, looking)

    def why(self, person: str, seat: int, taps: list[str], language: str) -> RefusalMessage:
        """Explain why touching these things does nothing: a sentence, and the rule behind it."""
        problem = why(self, person, seat, taps)
        told = problem.told(language)
        if says_nothing(problem):
            given = (self.room, self.game.params, self.view(seat), language, self.names(language))
            told = f"{told} {drawn(*given, WIDE).prompt}".strip()
        return RefusalMessage("illegal", told, problem.rule, "why")

    def hint_for(self, person: str, seat: int) -> MoveRequest:
        """The request to a strong player, for somebody who plays against computers only."""
        mine = person in self.holders(seat) and self.playing and seat in self.game.players
        if not mine or self.others(person) or seat in self.departed:
            raise Refused("no-hint")
        return self._thinking(seat, HINT_LEVEL, HINT_MS)

    def hint(self, seat: int, found: Analysis, language: str) -> Hint:
        """A strong player's choice, with its taps and its sentence."""
        offer, text, taps, sentence, why = offered(self, seat), found.text, [], found.text, ""
        if offer is not None and text in offer.actions:
            choice = describe(self, seat, text, language)
            taps, sentence, why = choice.taps, choice.sentence, reason(self, seat, text, language)
        return Hint(seat, text, taps, sentence, why, found.value, found.spread)

    def card(self, person: str, language: str) -> TableCard:
        """The table in a list of somebody's tables."""
        own = self.seats_of(person)
        return TableCard(
            game=self.room.card.id,
            name=of_room(self.room, language).say("name"),
            seats=self.names(language),
            yours=own,
            turn=self.playing and any(seat in self.game.players for seat in own),
            over=self.over,
            started=self.begun,
            acting=self.game.players if self.playing else [],
            result=ending(self, language) if self.over else None,
            points=self.result if self.over else None,
            places=places(self),
            until=self.due(),
        )

    def picture(self, person: str, language: str, theme: str) -> str:
        """The board as SVG, as somebody may see it before they say that they look."""
        seat = table_state.Viewer(self, person, None).seat
        return svg(table_state.scene_for(self, seat, language, WIDE), self.room.looks, theme)

    def record(self, person: str | None, key: str = "") -> str:
        """The record of a finished game, and what checking its chance takes; else what may be
        known, and the key by which whoever saves it looks at it again."""
        if self.over:
            return self.whole_record()
        tags = self._tags(self.names("en"), seed=False) | ({"Table": key} if key else {})
        return record.write(self.game, self.eyes_of(person), tags)

    def eyes_of(self, person: str | None) -> int:
        """The seat as which a person knows all of a running game; at a shared device, or where
        somebody else had the seat, what all know."""
        own = self.seats_of(person) if person is not None else []
        known = len(own) == 1 and own[0] not in self.absences.handed
        return own[0] if known else SPECTATOR

    def spoken_to(self, person: str) -> int:
        """The seat to which a replay says "you": a person's only one, on which nobody else
        acted."""
        own = self.seats_of(person)
        return own[0] if len(own) == 1 and own[0] not in self.shared_seats.since else SPECTATOR

    def whole_record(self) -> str:
        """The record of all that was played, whatever of it is hidden from whom."""
        return record.write(self.game, None, self._tags(self.names("en"), seed=self.over))

    def kept_record(self) -> str:
        """The record with all that going on with the game takes: its seed, too, and no names but
        given ones."""
        names = [place.name for place in self.places]
        return record.write(self.game, None, self._tags(names, seed=True))

    def _tags(self, names: list[str], seed: bool) -> dict[str, str]:
        tags = fairness.tags(self.opened, self.luck, seed)
        tags["Seats"] = " ".join(place.word for place in self.places)
        if self.opened.begun:
            tags["Begun"] = str(self.opened.begun)
        if self.opened.pair is not None:
            tags["Pair"] = pairs.tag(self.opened.pair)
        tags["Names"] = json.dumps(names)
        if self.departed:
            tags["Left"] = " ".join(f"{seat}:{why}" for seat, why in self.departed.items())
        if stood := " ".join(attendance.stood_in(self)):
            tags["StoodIn"] = stood
        if self.draw_agreed:
            tags["Agreed"] = "draw"
        if self.over:
            tags["Points"] = " ".join(f"{points:g}" for points in self.result)
        return tags

    # ------------------------------------------------------------------------------ once more

    def again(self, now: int) -> "Table":
        """A new table for the same people, who move on by some seats; or the same challenge."""
        old, seats, on = self.opened, self.game.seats, rematch.seats_on(self)
        same = seats == 1 and any(self.wishes.values())
        brought = old.given[: self._chances_brought()] + pairs.repeated(self)
        places = rematch.places(self)
        lucky = [luck if places[seat].person else "" for seat, luck in enumerate(self.luck)]
        opened = Opened(
            now,
            old.game,
            self.room.card.rules_version,
            self._options_again(on),
            [places[(seat + on) % seats] for seat in range(seats)],
            old.clock,
            old.language,
            fairness.new_seed(),
            [lucky[(seat + on) % seats] for seat in range(seats)],
            self.chances if same else brought,
            position=old.position,
            dice=old.dice,
            begun=old.begun,
            own_turns=True,
            pair=pairs.following(self),
        )
        table = self.begin(opened, self.game.events[: old.begun])
        for seat, along in self.shared_seats.along.items():
            for one in along if places[seat].person else ():
                table.do(Joined(now, (seat - on) % seats, one.person, one.name))
        return table

    def _options_again(self, on: int) -> dict[str, Value]:
        """A handicap goes with its player; a position that was given stays as it is."""
        old = self.opened
        if on % self.game.seats == 0 or old.position is not None or old.begun:
            return old.options
        return exchanged(self.room.card, old.options)

    def _chances_brought(self) -> int:
        """The number of outcomes that came with a record."""
        return sum(event.seat == CHANCE for event in self.game.events[: self.opened.begun])


def _name(room: Room) -> Spoken:
    return room.short_name


def _checked(room: Room, settings: NewTable) -> Game:
    """A game with these options, or of the record, if they and the seats are right."""
    if any(option.names_file(settings.options.get(option.name)) for option in room.card.options):
        raise Refused("file")  # no room may take a text for one
    game = _from_record(room, settings) if settings.record else Game(room, settings.options)
    if len(settings.seats) != game.seats:
        given = len(settings.seats)
        raise Refused("seats", game=_name(room), count=game.seats, given=given)
    if all(seat.kind == "computer" for seat in settings.seats):
        raise Refused("no-person")
    if settings.clock.gain and settings.clock.kind != "game":
        raise Refused("gain")
    return game


def _from_record(room: Room, settings: NewTable) -> Game:
    """The game that a whole record tells, if it goes on."""
    game = Game.from_record(settings.record)
    if game.room is not room:
        raise Refused("record-game", game=_name(game.room))
    if settings.options:
        raise Refused("record-options")
    if game.over:
        raise Refused("record-over")
    return game


def _place(seat: Seat, maker: str, person: str) -> Place:
    name = cleaned(seat.name)
    if seat.kind == "computer":
        return Place("computer", level=seat.level, name=name)
    if seat.kind == "open":
        return Place("open")
    here = seat.kind == "here"
    return Place("person", person, name if here else name or cleaned(maker), here=here)
