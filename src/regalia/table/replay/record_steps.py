"""A record step by step: as a seat could know it, as somebody who watches, or with all secrets."""

import json
import re
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from regalia import games
from regalia.core.contract import CHANCE, SPECTATOR, Say, State, View
from regalia.core.drawing import scene
from regalia.core.drawing.scene import Scene
from regalia.core.game import Game
from regalia.core.game.record import Record, replay, write
from regalia.core.game.results import departed, draw_agreed, points
from regalia.core.secrets import hidden, log_text, redacted, turn_of, witnessed
from regalia.table import characters
from regalia.table.language import of_room, of_table, spoken_to, told_apart
from regalia.table.messages.replays import Replay, ReplayStep
from regalia.table.presentation.action_choices import drawn
from regalia.table.presentation.endings import ended, left, placed, told_left, with_reason
from regalia.table.presentation.story import with_aside
from regalia.table.settings import cleaned

WINDOW = 30  # scenes that are told at once
ALL = -2  # eyes that see every secret, for a game that is over


def steps(record: Record, language: str, eyes: int = SPECTATOR, you: int = SPECTATOR) -> Replay:
    """The first step is the start; `you`: the seat that is spoken to, whoever's eyes one has."""
    game = replay(record, games.room)
    eyes = eyes if ALL <= eyes < game.seats else SPECTATOR
    names = names_of(record, game, language)
    result = points(record, game)
    last = redacted(game.room, game.params, game.state, SPECTATOR).view()
    return Replay(
        game=game.room.card.id,
        looks=game.room.looks.digest,
        title=game.room.short_name.told(language),
        names=names,
        result=result,
        places=placed(result, departed(record, game.seats), last) if result else None,
        reason=reason(record, game, names, language),
        steps=[ReplayStep(0, -1, "", ""), *_told(game, spoken_to(you, names), language, eyes)],
        secret=_secret(game),
        levels=[_level(word) for word in _seats(record, game)],
        over=game.over,
    )


def _told(game: Game, names: list[str], language: str, eyes: int) -> Iterator[ReplayStep]:
    """The steps that were played, and in whose turn."""
    room, params, say = game.room, game.params, of_room(game.room, language).say
    turn, whose = 0, -1
    for number, (event, s) in enumerate(zip(game.events, game.states), 1):
        acting = event.seat if event.seat != CHANCE else turn_of(room, params, s)
        if acting != whose:
            turn, whose = turn + 1, acting
        if eyes == ALL:
            said, text = told_openly(game, number - 1, names, language), event.text
        else:
            said = witnessed(room, params, s, event.action, eyes).sentence(say, names)
            text = log_text(room, params, s, event.action, eyes)
        yield ReplayStep(number, event.seat, text, said, turn, whose)


def told_openly(game: Game, number: int, names: list[str], language: str) -> str:
    """A sentence about an event with all that was hidden then, as its player would have said it."""
    room, event, s = game.room, game.events[number], game.states[number]
    say, given = of_room(room, language).say, (room, game.params, s, event.action)
    if event.seat != CHANCE and hidden(*given, SPECTATOR):
        return witnessed(*given, event.seat).choice(say, names)
    return witnessed(*given, _knowing(game, number)).sentence(say, names)


def _knowing(game: Game, number: int) -> int:
    """A seat that saw all of what happened; else whoever watches."""
    given = game.room, game.params, game.states[number], game.events[number].action
    return next((seat for seat in range(game.seats) if not hidden(*given, seat)), SPECTATOR)


def _deed(game: Game, number: int, names: list[str], language: str, eyes: int) -> scene.Deed:
    """A step as a deed, to be seen on the board and beside it."""
    room, event, s = game.room, game.events[number], game.states[number]
    by = _knowing(game, number) if eyes == ALL else eyes
    done, say = witnessed(room, game.params, s, event.action, by), of_room(room, language).say
    trace = done.trace(say, names)
    whose = event.seat if event.seat != CHANCE else turn_of(room, game.params, s)
    said = f"{done.sentence(say, names)} {trace.note}".strip()
    return scene.Deed(number + 1, whose, said, trace.marks, trace.items)


def _secret(game: Game) -> bool:
    """Tell if somebody knew at some time what not everybody knew."""

    def known(s: State, seat: int) -> View:
        return {**redacted(game.room, game.params, s, seat).view(), "seat": None}

    return any(
        known(s, seat) != known(s, SPECTATOR) for s in game.states for seat in range(game.seats)
    )


def scenes(
    record: Record, language: str, shape: str, begin: int, eyes: int = SPECTATOR
) -> list[Scene]:
    """The scene after each step, from a step on."""
    game = replay(record, games.room)
    eyes = eyes if ALL <= eyes < game.seats else SPECTATOR
    names = names_of(record, game, language)
    window = range(len(game.states))[begin : begin + WINDOW]
    left_by = traces(game, names, language)
    return [seen(record, game, number, names, language, shape, eyes, left_by) for number in window]


def traces(game: Game, names: list[str], language: str) -> list[scene.Trace]:
    """The public trace of each event, for `seen`."""
    room, say = game.room, of_room(game.room, language).say
    return [
        witnessed(room, game.params, s, event.action, SPECTATOR).trace(say, names)
        for event, s in zip(game.events, game.states)
    ]


def seen(
    record: Record,
    game: Game,
    number: int,
    names: list[str],
    language: str,
    shape: str = scene.WIDE,
    eyes: int = SPECTATOR,
    left_by: Sequence[scene.Trace] = (),
) -> scene.Scene:
    """The scene after a step; after the last, with the reason for the end.

    `left_by`: the traces of all steps, for what lies beside the game since one of them.
    """
    given = game, number, names, language, shape
    result = points(record, game)
    if eyes == ALL:
        found = _with_all(*given)
    else:
        found = _by_eyes(*given, eyes)
        if result is None and any(event.seat == eyes for event in game.events[number:]):
            # Still played: a hand of then may tell what its owner may not look at again.
            found = replace(found, trays=_by_eyes(*given, SPECTATOR).trays)
    found = with_aside(left_by[:number], found)
    if number:
        found = replace(found, story=(_deed(game, number - 1, names, language, eyes),))
    if result is None or number < len(game.events):
        return found
    if draw_agreed(record, game.seats):
        told = of_table(language).say("ended-draw-agreed")
    else:
        told = told_left(departed(record, game.seats), names, SPECTATOR, language)
    why = reason(record, game, names, language)
    return with_reason(found, told, ended(result, names, why, language))


def _by_eyes(
    game: Game, number: int, names: list[str], language: str, shape: str, eyes: int
) -> scene.Scene:
    view = redacted(game.room, game.params, game.states[number], eyes).view()
    return drawn(game.room, game.params, view, language, names, shape)


def _with_all(game: Game, number: int, names: list[str], language: str, shape: str) -> scene.Scene:
    """The board as the first seat sees it, and what each has as the one who has it does."""
    room, params, s = game.room, game.params, game.states[number]
    views = [redacted(room, params, s, seat).view() for seat in range(game.seats)]
    own = [drawn(room, params, room.scene.uncovered(v), language, names, shape) for v in views]
    common = [tray for tray in own[0].trays if not 0 <= tray.seat < game.seats]
    theirs = [
        replace(tray, items=tuple(replace(i, id=f"{i.id}@{seat}") for i in tray.items))
        for seat, one in enumerate(own)
        for tray in one.trays
        if tray.seat == seat
    ]  # what each calls its own card, nobody else does
    return replace(own[0], trays=(*theirs, *common))


def until(record: Record, step: int) -> str:
    """The record of what was played up to a step, to go on from there with other chance."""
    game = replay(record, games.room)
    while len(game.events) > max(0, step):
        game.undo()
    return write(game)


def _written(record: Record, seats: int) -> list[str]:
    """Names of the players in the record; "" for those without."""
    try:
        given = json.loads(record.tags.get("Names", "[]"))
    except (ValueError, RecursionError):
        given = []
    if not isinstance(given, list):
        given = []
    names = [cleaned(name) if isinstance(name, str) else "" for name in given]
    return [*names, *[""] * seats][:seats]


def given_names(record: Record, game: Game) -> list[str]:
    """The players' names as they were given; else empty.

    Tables write down what nameless ones are called in English: that is no name, either.  Before
    computers had names, it was `Computer 6`."""
    say = of_room(game.room, "en").say
    ours = [cleaned(name) for name in _usual(record, game, "en")]
    levels = map(_level, _seats(record, game))
    numbered = [
        cleaned(f"Computer\u00a0{level}") if level else name for level, name in zip(levels, ours)
    ]
    return [
        "" if name in _no_names(seat, say, english, before) else name
        for seat, (name, english, before) in enumerate(
            zip(_written(record, game.seats), ours, numbered)
        )
    ]


def _no_names(seat: int, say: Say, *called: str) -> list[str]:
    """All that a table writes for somebody whom nobody named."""
    apart = [f"{name} ({say(f'side-{seat}')})" for name in called]
    return [*called, *apart, say(f"seat-{seat}")]


def names_of(record: Record, game: Game, language: str) -> list[str]:
    """The players' names as they were given; else what computers and sides are called."""
    given, usual = given_names(record, game), _usual(record, game, language)
    names = [name or called for name, called in zip(given, usual)]
    return told_apart(game.room, language, names, [not name for name in given])


def _usual(record: Record, game: Game, language: str) -> list[str]:
    say, levels = of_room(game.room, language).say, map(_level, _seats(record, game))
    return [
        say(f"seat-{seat}") if level is None else characters.name_of(level)
        for seat, level in enumerate(levels)
    ]


def _seats(record: Record, game: Game) -> list[str]:
    """Players of the seats, as far as the record says."""
    return [*record.tags.get("Seats", "").split(), *[""] * game.seats][: game.seats]


def _level(word: str) -> int | None:
    """The level of a computer; None: it is none."""
    found = re.fullmatch(r"level(10|[1-9])", word)
    return int(found[1]) if found else None


def reason(record: Record, game: Game, names: list[str], language: str) -> str:
    """The reason for the end: by the rules, or because somebody left."""
    if game.over:
        return of_room(game.room, language).say(f"reason-{game.reason}")
    if draw_agreed(record, game.seats):
        return of_table(language).say("draw-agreed")
    return left(departed(record, game.seats), names, language)
