"""What a person is told about a table: the `table` message of docs/wire.md.

Everything here goes through the view of one seat, the eyes that look, or of a spectator.
"""

from bisect import bisect_left
from typing import Literal

from regalia.core.contract import SPECTATOR
from regalia.core.scene import Scene
from regalia.core.trace import touched
from regalia.table import draws, replies, takeback
from regalia.table.choosing import choices, drawn
from regalia.table.endings import ending, explained, par
from regalia.table.entries import DrawAgreed, Flagged, Resigned, Said, TakenBack
from regalia.table.fairness import commitment
from regalia.table.language import Refused, of_room, of_table
from regalia.table.match import Match
from regalia.table.replies import (
    Ask,
    Choice,
    ClockState,
    Hourglass,
    LastAction,
    LogEntry,
    Resting,
    SeatCard,
    TableState,
)
from regalia.table.scene_data import as_data
from regalia.table.story import lines, moment, newest, so_far, story, with_aside

ENDING_WORDS = {Resigned: "resigned", Flagged: "flagged", DrawAgreed: "draw-agreed"}


class Eyes:
    """Whose eyes a scene is for, and who should take the device."""

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
    eyes = Eyes(match, person, looking)
    own = match.seats_of(person)
    names = match.names(language)
    known = 0 if eyes.shared or _taken_back_since(match, log_from) else log_from
    scene = scene_for(match, eyes.seat, language, shape, match.you(eyes.seat))
    return TableState(
        n=len(match.entries),
        game=match.room.card.id,
        looks=match.room.looks.digest,
        title=of_room(match.room, language).say("name"),
        over=match.over,
        started=match.begun,
        seats=_seats(match, eyes, person, names, language),
        you=own,
        looking=eyes.seat,
        curtain=eyes.curtain,
        scene=as_data(scene),
        choices=_choices(match, eyes, own, language),
        last=_last(match, eyes.seat, language),
        log=log(match, eyes.seat, language, known),
        log_from=known,
        asks=_asks(match, person, own, names, language),
        can_undo=_can_undo(match, person),
        can_draw=draws.possible(match, own),
        clock=_clock(match),
        hourglass=_hourglass(match),
        result=match.result if match.over else None,
        ending=ending(match, language) if match.over else None,
        par=par(match),
        concluded=match.room.concluded(match.game.params, match.view(SPECTATOR)),
        resting=_resting(match),
        rematch=[s for s in range(match.game.seats) if match.person_at(s) in match.wishes],
        chat=_chat(match, names, known),
        commit=commitment(match.opened.seed),
        seed=match.opened.seed if match.over else None,
    )


def moments(
    match: Match, person: str, ns: list[int], language: str, shape: str, looking: int | None
) -> replies.Moments:
    """What was to be seen after some entries of the log."""
    eyes, own = Eyes(match, person, looking).seat, match.seats_of(person)
    seen = (moment(match, own, eyes, n, language, shape) for n in ns)
    return replies.Moments([replies.Moment(n, as_data(one)) for n, one in zip(ns, seen)])


def _taken_back_since(match: Match, number: int) -> bool:
    return any(isinstance(entry, TakenBack) for entry in match.entries[max(0, number) :])


# ------------------------------------------------------------------------------------- the table


def _seats(
    match: Match, eyes: Eyes, person: str, names: list[str], language: str
) -> list[SeatCard]:
    own = match.seats_of(person)
    points = match.view(eyes.seat).get("points") or [None] * match.game.seats
    say = of_room(match.room, language).say
    return [
        SeatCard(
            seat=seat,
            name=names[seat],
            named=bool(place.name) or names[seat] != say(f"seat-{seat}"),
            side=say(f"side-{seat}"),
            kind="computer" if match.level(seat) is not None else place.kind,
            level=match.level(seat),
            left=match.departed.get(seat),
            yours=seat in own,
            to_act=match.playing and seat in match.game.players,
            prepared=seat in match.prepared,
            score=points[seat],
            company=[
                replies.Companion(one.number, one.name, one.person == person)
                for one in match.company.at(seat)
            ],
        )
        for seat, place in enumerate(match.places)
    ]


def scene_for(match: Match, seat: int, language: str, shape: str, you: int = SPECTATOR) -> Scene:
    """What a seat sees; an ending is said to `you`, or to whoever looks."""
    params, names, view = match.game.params, match.names(language), match.view(seat)
    scene = drawn(match.room, params, view, language, names, shape, you)
    told = lines(match, seat, language)
    scene = so_far(told, newest(told, scene._replace(story=story(match, seat, language))))
    scene = with_aside((line.trace for line in told), scene)
    return explained(match, scene, you, language) if match.over else scene


def _choices(match: Match, eyes: Eyes, own: list[int], language: str) -> list[Choice]:
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


def _last(match: Match, seat: int, language: str) -> LastAction | None:
    """The last action, if the seat may know all of it: where it is to be seen, or its taps."""
    known, game = lines(match, seat, language), match.game
    for number in range(len(known) - 1, -1, -1):
        told, trace = known[number]
        if told.seat >= 0:
            given = game.params, game.states[number], game.events[number].action
            taps = game.room.scene.taps(*given) if "?" not in told.text else []
            return LastAction(touched(trace.marks) or taps, told.seat)
    return None


# -------------------------------------------------------------------------- log, chat, questions


def log(match: Match, seat: int, language: str, begin: int) -> list[LogEntry]:
    """What happened and still stands, as a seat may read it, from an entry on."""
    names = match.names(language, match.you(seat))
    told = lines(match, seat, language)
    found = [line.told for line in told[bisect_left(match.line, begin) :]]
    for number in range(begin, len(match.entries)):
        entry = match.entries[number]
        if isinstance(entry, Resigned | Flagged | DrawAgreed):
            found.append(_departure(number, entry, names, language))
    return sorted(found, key=lambda line: line.n)


def _departure(
    number: int, entry: Resigned | Flagged | DrawAgreed, names: list[str], language: str
) -> LogEntry:
    word = ENDING_WORDS[type(entry)]
    said = of_table(language).say(f"say-{word}", who=names[entry.seat])
    return LogEntry(number, entry.seat, word, said, entry.seat)


def _chat(match: Match, names: list[str], begin: int) -> list[replies.Said]:
    return [
        replies.Said(number, entry.seat, entry.who or names[entry.seat], emote=entry.emote)
        if entry.emote
        else replies.Said(number, entry.seat, entry.who or names[entry.seat], text=entry.text)
        for number, entry in enumerate(match.entries[begin:], begin)
        if isinstance(entry, Said)
    ]


def _asks(match: Match, person: str, own: list[int], names: list[str], language: str) -> list[Ask]:
    ask, offer = match.ask, match.draw_offer
    if not own:
        return []
    if offer is not None:
        return [_question("draw", offer, own == [offer], names, language)]
    if ask is None or match.voice(person) in match.agreed:
        return []
    return [_question("undo", ask.seat, ask.seat in own, names, language)]


def _question(
    what: Literal["undo", "draw"], seat: int, yours: bool, names: list[str], language: str
) -> Ask:
    word = f"waiting-{what}" if yours else f"ask-{what}"
    return Ask(what, seat, of_table(language).say(word, who=names[seat]), yours)


def _can_undo(match: Match, person: str) -> bool:
    if not match.seats_of(person) or not match.playing or match.ask is not None:
        return False
    try:
        takeback.wanted(match, person)
    except Refused:
        return False
    return True


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


def _hourglass(match: Match) -> Hourglass | None:
    limit = match.clocks.limit
    return None if limit is None else Hourglass(match.clocks.until, limit.kind)
