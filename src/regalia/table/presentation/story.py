"""Events of a table, told to a seat: the log line by line, the story of the others' last turn, and
the scene at a moment of the past.

Every line is worked out once for a seat and a language, and only what the seat may know is in it.
"""

from bisect import bisect_right
from collections.abc import Iterable

from msgspec.structs import replace

from regalia.core.contract import SPECTATOR
from regalia.core.drawing.scene import NOBODY, SO_FAR, Deed, Scene, Trace, Tray
from regalia.core.game import Game
from regalia.core.secrets import log_text, redacted, turn_of, witnessed
from regalia.table.derived import StoryLine
from regalia.table.entries import Played
from regalia.table.language import of_room, of_table
from regalia.table.match import Match
from regalia.table.messages.replies import LogEntry
from regalia.table.presentation.action_choices import drawn
from regalia.table.presentation.shared_names import names_for

LONGEST = 32  # deeds of a story
RECENT = 64  # deeds among which the last one of each player is looked for


def lines(match: Match, seat: int, language: str, reader: str = "") -> list[StoryLine]:
    """The events that were played and still stand; `reader`: of several who share the seat, the one
    who reads it (`shared_names`)."""
    known = match.lines.setdefault((seat, language, reader), [])
    for number in range(len(known), len(match.game.events)):
        known.append(_line(match, number, seat, language, reader))
    return known


def _line(match: Match, number: int, seat: int, language: str, reader: str) -> StoryLine:
    own = reader if whose(match.game, number) == seat else ""
    eyes = seat if number >= match.absences.handed.get(seat, 0) else SPECTATOR
    names = names_for(match, number, seat, language, own)
    game, entry = match.game, match.entries[match.line[number]]
    event, s = game.events[number], game.states[number]
    said, trace = sentence(game, number, eyes, language, names)
    if isinstance(entry, Played) and entry.by == "clock":
        said = of_table(language).say("say-by-clock", sentence=said)
    text = log_text(game.room, game.params, s, event.action, eyes)
    told = LogEntry(match.line[number], event.seat, text, said, whose(game, number))
    return StoryLine(told, trace)


def sentence(
    game: Game, number: int, seat: int, language: str, names: list[str]
) -> tuple[str, Trace]:
    """A sentence about an event, as a seat may know it, and the trace that it leaves."""
    s, action = game.states[number], game.events[number].action
    done, say = witnessed(game.room, game.params, s, action, seat), of_room(game.room, language).say
    said, trace = done.sentence(say, names), done.trace(say, names)
    return (f"{said} {trace.note}" if trace.note else said), trace


def whose(game: Game, number: int) -> int:
    """The seat whose turn an event is part of; NOBODY: none's."""
    seat = game.events[number].seat
    return seat if seat >= 0 else turn_of(game.room, game.params, game.states[number])


def deed(line: StoryLine) -> Deed:
    told, trace = line
    return Deed(told.n, told.turn, told.sentence, trace.marks, trace.items, bool(trace.note))


# ------------------------------------------------------------------------------- the last turn


def story(match: Match, seat: int, language: str, reader: str = "") -> tuple[Deed, ...]:
    """Deeds of the others since the seat acted; for a spectator, the last turn."""
    known = lines(match, seat, language, reader)
    found = _last_turn(match, known) if seat == SPECTATOR else _since_own(match, known, seat)
    recent = found[-LONGEST:]
    fresh = max((i for i, line in enumerate(recent) if line.trace.anew), default=0)
    return tuple(
        deed(line) if i >= fresh else replace(deed(line), marks=()) for i, line in enumerate(recent)
    )


def _since_own(match: Match, known: list[StoryLine], seat: int) -> list[StoryLine]:
    """The story since the seat's own deed.  An outcome for the seat itself is told only if that was
    all of a turn, and the own deed only if more came of it than one saw: a point, or that the other
    could do nothing.

    What one did in this turn that leaves nothing on the board, such as drawing a card, comes before
    what one draws it for: the story stays.
    """
    begun = len(known)
    while begun and known[begun - 1].told.turn == seat:
        begun -= 1
    own = [line for line in known[begun:] if line.told.seat == seat]
    begin = acted(match, seat, len(known) if any(line.trace.marks for line in own) else begun)
    if begin and known[begin - 1].trace.note:
        begin -= 1
    return [line for line in known[begin:] if line.told.turn != seat or line.trace.note]


def acted(match: Match, seat: int, until: int | None = None) -> int:
    """The number of events after the seat's last action, or its last one until then."""
    events = match.game.events[:until]
    return next((k for k in range(len(events), 0, -1) if events[k - 1].seat == seat), 0)


def _last_turn(match: Match, known: list[StoryLine]) -> list[StoryLine]:
    """The last turn, before anything that the seat to act has already begun."""
    end = len(known)
    while end and known[end - 1].told.turn in match.game.players:
        end -= 1
    begin, whose = end, NOBODY
    while begin and end - begin < LONGEST:
        turn = known[begin - 1].told.turn
        if NOBODY != turn != whose != NOBODY:
            break
        whose = turn if whose == NOBODY else whose
        begin -= 1
    return known[begin:end]


def newest(known: list[StoryLine], scene: Scene) -> Scene:
    """The scene with the things beside the board marked as new that each player's last deed
    brought, one's own, too."""
    came, seen = set[str](), set[int]()
    for told, trace in reversed(known[-RECENT:]):
        if trace.marks and told.turn not in seen:
            seen.add(told.turn)
            came |= {mark.at for mark in trace.marks}
    if all(item.id not in came for tray in scene.trays for item in tray.items):
        return scene
    return replace(scene, trays=tuple(_with_new(tray, came) for tray in scene.trays))


def so_far(known: list[StoryLine], scene: Scene) -> Scene:
    """The scene with little pictures of this turn's deeds, where the room has a place for them."""
    trays = (_with_done(tray, known) if tray.id == SO_FAR else tray for tray in scene.trays)
    return replace(scene, trays=tuple(trays))


def with_aside(traces: Iterable[Trace], scene: Scene) -> Scene:
    """The scene with the things that left the game beside it, kind by kind in the order of
    leaving."""
    kept: dict[str, Tray] = {}
    for one in (tray for trace in traces for tray in trace.aside):
        before = kept[one.id].items if one.id in kept else ()
        things = (*before, *one.items)
        numbered = (
            replace(item, id=f"{one.id}:{i}", state="gone") for i, item in enumerate(things, 1)
        )
        kept[one.id] = replace(one, items=tuple(numbered))
    return replace(scene, trays=(*scene.trays, *kept.values())) if kept else scene


def _with_done(tray: Tray, known: list[StoryLine]) -> Tray:
    begin = len(known)
    while begin and known[begin - 1].told.seat == tray.seat and known[begin - 1].trace.items:
        begin -= 1
    done = [line.trace.items[0] for line in known[max(begin, len(known) - LONGEST) :]]
    pictures = (replace(item, id=f"did:{i}") for i, item in enumerate(done, 1))
    return replace(tray, items=(*pictures, *tray.items))


def _with_new(tray: Tray, came: set[str]) -> Tray:
    fresh = (replace(item, state="new") if item.id in came else item for item in tray.items)
    return replace(tray, items=tuple(fresh))


# ----------------------------------------------------------------------- a moment of the past


def moment(
    match: Match, seats: list[int], eyes: int, n: int, language: str, shape: str, reader: str = ""
) -> Scene:
    """The scene after an entry of the log, with what happened there as its story.

    What lies beside the board is shown as everybody saw it, if the seat has acted since or if
    several share the device: a hand of then may tell what nobody may look at again.
    """
    known, game = match.derived.moments, match.game
    number = bisect_right(match.line, n)
    key = (eyes, len(seats) > 1, number, language, shape, reader)
    if key not in known:
        names, s = match.names(language), game.states[number]
        open_to_all, own = (
            redacted(game.room, game.params, s, seat).view() for seat in (SPECTATOR, eyes)
        )
        if len(seats) > 1 and {**own, "seat": None} != {**open_to_all, "seat": None}:
            own = open_to_all
        if number <= match.absences.handed.get(eyes, -1):  # somebody else had the seat
            own = open_to_all
        scene = drawn(match.room, game.params, own, language, names, shape)
        if number < acted(match, eyes) or own is open_to_all:
            seen = drawn(match.room, game.params, open_to_all, language, names, shape)
            scene = replace(scene, trays=seen.trays)
        told = lines(match, eyes, language, reader)[:number]
        scene = with_aside((line.trace for line in told), scene)
        known[key] = replace(scene, prompt="", story=tuple(deed(line) for line in told[-1:]))
    return known[key]
