"""What happened at a table, told to a seat: the log line by line, the story of the others' last
turn, and how the table looked at a moment of the past.

Every line is worked out once for a seat and a language, and only what the seat may know is in it.
"""

from bisect import bisect_right
from collections.abc import Iterable

from regalia.core.contract import SPECTATOR
from regalia.core.game import Game
from regalia.core.scene import NOBODY, SO_FAR, Deed, Scene, Trace, Tray
from regalia.table.choosing import drawn
from regalia.table.derived import Line
from regalia.table.entries import Played
from regalia.table.language import of_room, of_table
from regalia.table.match import Match
from regalia.table.replies import LogEntry

LONGEST = 32  # deeds of a story
RECENT = 64  # deeds among which the last one of each player is looked for


def lines(match: Match, seat: int, language: str) -> list[Line]:
    """All that was played and still stands."""
    known = match.lines.setdefault((seat, language), [])
    new = range(len(known), len(match.game.events))
    if new:
        names = match.names(language, match.you(seat))
        known += [_line(match, number, seat, language, names) for number in new]
    return known


def _line(match: Match, number: int, seat: int, language: str, names: list[str]) -> Line:
    game, entry = match.game, match.entries[match.line[number]]
    event, s = game.events[number], game.states[number]
    said, trace = sentence(game, number, seat, language, names)
    if isinstance(entry, Played) and entry.by == "clock":
        said = of_table(language).say("say-by-clock", sentence=said)
    text = game.room.view.seen(game.params, s, event.action, seat)
    return Line(LogEntry(match.line[number], event.seat, text, said, whose(game, number)), trace)


def sentence(
    game: Game, number: int, seat: int, language: str, names: list[str]
) -> tuple[str, Trace]:
    """What an event of a game was, as a seat may know it, and what stays to be seen of it."""
    given = (game.params, game.states[number], game.events[number].action)
    to = (seat, of_room(game.room, language).say, names)
    said, trace = game.room.scene.sentence(*given, *to), game.room.trace.trace(*given, *to)
    return (f"{said} {trace.note}" if trace.note else said), trace


def whose(game: Game, number: int) -> int:
    """The seat whose turn an event is part of; NOBODY: none's."""
    seat = game.events[number].seat
    return seat if seat >= 0 else game.room.trace.whose(game.params, game.states[number])


def deed(line: Line) -> Deed:
    told, trace = line
    return Deed(told.n, told.turn, told.sentence, trace.marks, trace.items, bool(trace.note))


# ------------------------------------------------------------------------------- the last turn


def story(match: Match, seat: int, language: str) -> tuple[Deed, ...]:
    """What the others did since the seat acted; to somebody who watches, the last turn."""
    known = lines(match, seat, language)
    found = _last_turn(match, known) if seat == SPECTATOR else _since_own(match, known, seat)
    recent = found[-LONGEST:]
    fresh = max((i for i, line in enumerate(recent) if line.trace.anew), default=0)
    return tuple(
        deed(line) if i >= fresh else deed(line)._replace(marks=()) for i, line in enumerate(recent)
    )


def _since_own(match: Match, known: list[Line], seat: int) -> list[Line]:
    """Of what chance brought to the seat itself, only where that was all of a turn; and of one's
    own deed, only where more came of it than one saw: a point, or that the other could do nothing.

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
    """How much had been played when the seat had acted last, or last until then."""
    events = match.game.events[:until]
    return next((k for k in range(len(events), 0, -1) if events[k - 1].seat == seat), 0)


def _last_turn(match: Match, known: list[Line]) -> list[Line]:
    """Back from what whoever is to act has already begun."""
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


def newest(known: list[Line], scene: Scene) -> Scene:
    """With what each player's last deed brought beside the board marked as new, one's own, too."""
    came, seen = set[str](), set[int]()
    for told, trace in reversed(known[-RECENT:]):
        if trace.marks and told.turn not in seen:
            seen.add(told.turn)
            came |= {mark.at for mark in trace.marks}
    if all(item.id not in came for tray in scene.trays for item in tray.items):
        return scene
    return scene._replace(trays=tuple(_with_new(tray, came) for tray in scene.trays))


def so_far(known: list[Line], scene: Scene) -> Scene:
    """With little pictures of what was done in this turn, where the room has a place for them."""
    if all(tray.id != SO_FAR for tray in scene.trays):
        return scene
    trays = (_with_done(tray, known) if tray.id == SO_FAR else tray for tray in scene.trays)
    return scene._replace(trays=tuple(trays))


def with_aside(traces: Iterable[Trace], scene: Scene) -> Scene:
    """With what left the game beside it, kind by kind in the order in which it did."""
    kept: dict[str, Tray] = {}
    for one in (tray for trace in traces for tray in trace.aside):
        before = kept[one.id].items if one.id in kept else ()
        things = (*before, *one.items)
        numbered = (
            item._replace(id=f"{one.id}:{i}", state="gone") for i, item in enumerate(things, 1)
        )
        kept[one.id] = one._replace(items=tuple(numbered))
    return scene._replace(trays=(*scene.trays, *kept.values())) if kept else scene


def _with_done(tray: Tray, known: list[Line]) -> Tray:
    begin = len(known)
    while begin and known[begin - 1].told.seat == tray.seat and known[begin - 1].trace.items:
        begin -= 1
    done = [line.trace.items[0] for line in known[max(begin, len(known) - LONGEST) :]]
    pictures = (item._replace(id=f"did:{i}") for i, item in enumerate(done, 1))
    return tray._replace(items=(*pictures, *tray.items))


def _with_new(tray: Tray, came: set[str]) -> Tray:
    fresh = (item._replace(state="new") if item.id in came else item for item in tray.items)
    return tray._replace(items=tuple(fresh))


# ----------------------------------------------------------------------- a moment of the past


def moment(match: Match, seats: list[int], eyes: int, n: int, language: str, shape: str) -> Scene:
    """What was to be seen after an entry of the log, with what happened there as its story.

    What lies beside the board is shown as everybody saw it, if the seat has acted since or if
    several share the device: a hand of then may tell what nobody may look at again.
    """
    known, game = match.derived.moments, match.game
    number = bisect_right(match.line, n)
    key = (eyes, len(seats) > 1, number, language, shape)
    if key not in known:
        names, look = match.names(language), game.room.view.view
        open_to_all, own = (look(game.params, game.states[number], s) for s in (SPECTATOR, eyes))
        if len(seats) > 1 and {**own, "seat": None} != {**open_to_all, "seat": None}:
            own = open_to_all
        scene = drawn(match.room, game.params, own, language, names, shape)
        if number < acted(match, eyes) or own is open_to_all:
            seen = drawn(match.room, game.params, open_to_all, language, names, shape)
            scene = scene._replace(trays=seen.trays)
        told = lines(match, eyes, language)[:number]
        scene = with_aside((line.trace for line in told), scene)
        known[key] = scene._replace(prompt="", story=tuple(deed(line) for line in told[-1:]))
    return known[key]
