"""The state of a table for one person: the `table` message of docs/wire.md.

Everything here goes through the view of one seat, the eyes that look, or of a spectator.
"""

from bisect import bisect_left
from typing import Literal

from msgspec.structs import replace

from regalia.core.contract import SPECTATOR
from regalia.core.drawing.scene import Scene
from regalia.core.drawing.trace import touched
from regalia.core.secrets import redacted
from regalia.core.table_rules import other_rules
from regalia.table import pairs
from regalia.table.entries import Entry, Resigned, Said, TakenBack
from regalia.table.fairness import commitment
from regalia.table.language import Refused, of_room, of_table
from regalia.table.match import Match
from regalia.table.mechanics import draw_offers, rematch, takeback
from regalia.table.messages import replies
from regalia.table.messages.incoming import SeatNumber
from regalia.table.messages.replies import (
    Ask,
    Choice,
    ClockState,
    Hourglass,
    LastAction,
    LogEntry,
    Milliseconds,
    Resting,
    SeatCard,
    TableState,
)
from regalia.table.presentation.absent_seats import absent_seats, logged
from regalia.table.presentation.action_choices import choices, drawn
from regalia.table.presentation.endings import ending, explained, par, places
from regalia.table.presentation.shared_names import name_at, reader_of
from regalia.table.presentation.story import lines, moment, newest, so_far, story, with_aside


class Viewer:
    """The seat for whose eyes a scene is, and the one who should take the device."""

    def __init__(self, match: Match, person: str, looking: int | None) -> None:
        own = match.seats_of(person)
        acting = [seat for seat in own if match.playing and seat in match.game.players]
        self.curtain: int | None = None
        self.shared = len(own) > 1 and match.secret()
        self.acting = acting
        if self.shared and not match.over:
            self._behind_curtain(match, own, looking)
        elif len(acting) == 1:
            self.seat = acting[0]
        else:
            self.seat = looking if looking in own else own[0] if own else SPECTATOR

    def _behind_curtain(self, match: Match, own: list[int], looking: int | None) -> None:
        """Secrets on a shared device: only who says that they look now is shown theirs."""
        self.seat = SPECTATOR
        if looking in own:
            if looking in self.acting or not self.acting:  # else the next takes the device
                self.seat = looking
                self.acting = [seat for seat in self.acting if seat == looking]
                return
        self.curtain = self.acting[0] if self.acting else None
        self.acting = []


def told(
    match: Match, person: str, language: str, shape: str, log_from: int, looking: int | None
) -> TableState:
    eyes = Viewer(match, person, looking)
    own = match.seats_of(person)
    names = match.names(language)
    known = 0 if eyes.shared or _taken_back_since(match, log_from) else log_from
    reader = reader_of(match, person, eyes.seat)
    scene = scene_for(match, eyes.seat, language, shape, match.you(eyes.seat), reader)
    no_undo = _no_undo(match, person, language)
    return TableState(
        n=len(match.entries),
        game=match.room.card.id,
        looks=match.room.looks.digest,
        title=match.room.short_name.told(language),
        over=match.over,
        started=match.begun,
        seats=_seats(match, eyes, person, names, language),
        you=own,
        looking=eyes.seat,
        curtain=eyes.curtain,
        scene=scene,
        choices=_choices(match, eyes, own, language),
        last=_last(match, eyes.seat, language, reader),
        log=log(match, eyes.seat, language, known, reader),
        log_from=known,
        asks=_asks(match, person, own, names, language),
        absent=absent_seats(match, person, language),
        can_undo=not no_undo,
        no_undo=no_undo,
        free=takeback.free(match, person),
        can_draw=draw_offers.allowed(match, own),
        clock=_clock(match),
        hourglass=_hourglass(match),
        held_back=_held_back(match),
        result=match.result if match.over else None,
        ending=ending(match, language) if match.over else None,
        par=par(match),
        concluded=match.room.ending.ended(match.game.params, match.view(SPECTATOR)),
        resting=_resting(match),
        rematch=[s for s in range(match.game.seats) if match.person_at(s) in match.wishes],
        house=other_rules(match.room, match.game.options),
        chooses=rematch.loser(match),
        pair=pairs.told(match, language),
        chat=_chat(match, names, known),
        commit=commitment(match.opened.seed),
        seed=match.opened.seed if match.over else None,
    )


def moments(
    match: Match, person: str, ns: list[int], language: str, shape: str, looking: int | None
) -> replies.Moments:
    """The table after some entries of the log."""
    eyes, own = Viewer(match, person, looking).seat, match.seats_of(person)
    reader = reader_of(match, person, eyes)
    seen = (moment(match, own, eyes, n, language, shape, reader) for n in ns)
    return replies.Moments([replies.TableMoment(n, one) for n, one in zip(ns, seen)])


def _taken_back_since(match: Match, number: int) -> bool:
    return any(isinstance(entry, TakenBack) for entry in match.entries[max(0, number) :])


# ------------------------------------------------------------------------------------- the table


def _seats(
    match: Match, eyes: Viewer, person: str, names: list[str], language: str
) -> list[SeatCard]:
    own = match.seats_of(person)
    points = match.view(eyes.seat).get("points") or [None] * match.game.seats
    say = of_room(match.room, language).say
    reached = places(match)
    return [
        SeatCard(
            seat=seat,
            name=names[seat],
            named=bool(place.name) or names[seat] != say(f"seat-{seat}"),
            side=say(f"side-{seat}"),
            kind="computer" if seat in match.departed else place.kind,
            level=None if match.absences.stands_in(seat) else match.level(seat),
            left=match.departed.get(seat),
            yours=seat in own,
            to_act=match.playing and seat in match.game.players,
            prepared=seat in match.prepared,
            score=points[seat],
            company=[
                replies.TablePartner(one.number, one.name, one.person == person)
                for one in match.shared_seats.at(seat)
            ],
            stand_in=match.absences.stands_in(seat),
            place=reached[seat] if reached else None,
        )
        for seat, place in enumerate(match.places)
    ]


def scene_for(
    match: Match,
    seat: int,
    language: str,
    shape: str,
    you: int = SPECTATOR,
    reader: str = "",
) -> Scene:
    """The scene for a seat; an ending is said to `you`, or else to the viewer."""
    params, names, view = match.game.params, match.names(language), match.view(seat)
    scene = drawn(match.room, params, view, language, names, shape, you)
    told = lines(match, seat, language, reader)
    happened = story(match, seat, language, reader)
    scene = so_far(told, newest(told, replace(scene, story=happened)))
    scene = with_aside((line.trace for line in told), scene)
    return explained(match, scene, you, language) if match.over else scene


def _choices(match: Match, eyes: Viewer, own: list[int], language: str) -> list[Choice]:
    if not match.playing or eyes.curtain is not None:
        return []
    seats = eyes.acting + [
        seat
        for seat in ([eyes.seat] if eyes.shared else own)
        if seat >= 0 and seat not in eyes.acting
    ]
    return [
        choice
        for seat in seats
        if seat not in match.departed
        for choice in choices(match, seat, language)
    ]


def _last(match: Match, seat: int, language: str, reader: str) -> LastAction | None:
    """The last action, if the seat may know all of it: where it is to be seen, or its taps."""
    known, game = lines(match, seat, language, reader), match.game
    for number in range(len(known) - 1, -1, -1):
        told, trace = known[number]
        if told.seat >= 0:
            then = redacted(game.room, game.params, game.states[number], seat)
            taps = then.taps(game.events[number].action) if "?" not in told.text else []
            return LastAction(touched(trace.marks) or taps, told.seat)
    return None


# -------------------------------------------------------------------------- log, chat, questions


def log(match: Match, seat: int, language: str, begin: int, reader: str = "") -> list[LogEntry]:
    """Entries that still stand, as a seat may read them, from an entry on."""
    names = match.names(language, match.you(seat))
    told = lines(match, seat, language, reader)
    found = [line.told for line in told[bisect_left(match.line, begin) :]]
    for number in range(begin, len(match.entries)):
        if (about := logged(match.entries[number])) is not None:
            word, whose = about
            who = _doer(match, match.entries[number], whose, seat, names, language, reader)
            said = of_table(language).say(f"say-{word}", who=who)
            found.append(LogEntry(number, whose, word, said, whose))
    return sorted(found, key=lambda line: line.n)


def _doer(
    match: Match, entry: Entry, whose: int, seat: int, names: list[str], language: str, reader: str
) -> str:
    """The name of the one who left, came or was replaced, as a reader at a seat reads it."""
    doer: str = getattr(entry, "person", "")
    if doer in ("", reader) or (isinstance(entry, Resigned) and not (reader and whose == seat)):
        return names[whose]
    return name_at(match, whose, doer, language)


def _chat(match: Match, names: list[str], begin: int) -> list[replies.ChatMessage]:
    return [
        replies.ChatMessage(number, entry.seat, entry.who or names[entry.seat], emote=entry.emote)
        if entry.emote
        else replies.ChatMessage(
            number, entry.seat, entry.who or names[entry.seat], text=entry.text
        )
        for number, entry in enumerate(match.entries[begin:], begin)
        if isinstance(entry, Said)
    ]


def _asks(match: Match, person: str, own: list[int], names: list[str], language: str) -> list[Ask]:
    ask, offer = match.ask, match.draw_offer
    if not own:
        return []
    if offer is not None:
        yours = own == [offer]
        who = match.names(language, offer if yours else SPECTATOR)[offer]
        if yours and match.draw_offerer not in ("", person):
            who = name_at(match, offer, match.draw_offerer, language)
        return [_question("draw", offer, yours, who, language)]
    if ask is None or match.voice(person) in match.agreed:
        return []
    return [_question("undo", ask.seat, ask.seat in own, names[ask.seat], language)]


def _question(
    what: Literal["undo", "draw"], seat: int, yours: bool, who: str, language: str
) -> Ask:
    word = f"waiting-{what}" if yours else f"ask-{what}"
    return Ask(what, seat, of_table(language).say(word, who=who), yours)


def _no_undo(match: Match, person: str, language: str) -> str:
    """The reason why a person cannot take anything back; empty: they can."""
    if not match.seats_of(person):
        return Refused("watching").told(language)
    try:
        takeback.wanted(match, person)
    except Refused as problem:
        return problem.told(language)
    return Refused("asked-already").told(language) if match.ask is not None else ""


# -------------------------------------------------------------------------------------- clocks


def _clock(match: Match) -> ClockState:
    clocks = match.clocks
    return ClockState(
        kind=clocks.clock.kind,
        running=[] if clocks.running is None else [clocks.running],
        left={} if clocks.clock.kind == "none" else dict(enumerate(clocks.left)),
        at=clocks.since,
    )


def _resting(match: Match) -> Resting | None:
    rest = match.rest
    if rest is None or not match.playing:
        return None
    return Resting(rest.gained, match.waited_for, rest.until)


def _held_back(match: Match) -> dict[SeatNumber, Milliseconds]:
    """The moments from which seats may act that are held back by a handicap."""
    if not match.playing or match.rest is not None:
        return {}
    moments = ((seat, match.waits_until(seat)) for seat in range(match.game.seats))
    return {seat: moment for seat, moment in moments if moment > match.clocks.since}


def _hourglass(match: Match) -> Hourglass | None:
    limit = match.clocks.limit
    return None if limit is None else Hourglass(match.clocks.until, limit.kind)
