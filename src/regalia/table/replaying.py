"""A record step by step: as a seat could know it, as somebody who watches, or with all secrets."""

import json
import re
from collections.abc import Iterator, Sequence

from regalia import games
from regalia.core import scene
from regalia.core.concluded import departed, draw_agreed, points
from regalia.core.contract import CHANCE, SPECTATOR
from regalia.core.game import Game
from regalia.core.record import Record, replay, write
from regalia.table.choosing import drawn
from regalia.table.endings import ended, left, told_left, with_reason
from regalia.table.language import of_room, of_table, spoken_to, told_apart
from regalia.table.retold import Replay, Step
from regalia.table.scene_data import Scene, as_data
from regalia.table.settings import cleaned
from regalia.table.story import with_aside

WINDOW = 30  # scenes that are told at once
ALL = -2  # eyes that see every secret, for a game that is over


def steps(record: Record, language: str, eyes: int = SPECTATOR, you: int = SPECTATOR) -> Replay:
    """The first step is the start; `you`: the seat that is spoken to, whoever's eyes one has."""
    game = replay(record, games.room)
    eyes = eyes if ALL <= eyes < game.seats else SPECTATOR
    names, words = names_of(record, game, language), of_room(game.room, language)
    return Replay(
        game=game.room.card.id,
        looks=game.room.looks.digest,
        title=words.say("name"),
        names=names,
        result=points(record, game),
        reason=reason(record, game, names, language),
        steps=[Step(0, -1, "", ""), *_told(game, spoken_to(you, names), language, eyes)],
        secret=_secret(game),
        levels=[_level(word) for word in _seats(record, game)],
        over=game.over,
    )


def _told(game: Game, names: list[str], language: str, eyes: int) -> Iterator[Step]:
    """Everything that was played, and in whose turn."""
    room, params, say = game.room, game.params, of_room(game.room, language).say
    turn, whose = 0, -1
    for number, (event, s) in enumerate(zip(game.events, game.states), 1):
        acting = event.seat if event.seat != CHANCE else room.trace.whose(params, s)
        if acting != whose:
            turn, whose = turn + 1, acting
        if eyes == ALL:
            said, text = told_openly(game, number - 1, names, language), event.text
        else:
            said = room.scene.sentence(params, s, event.action, eyes, say, names)
            text = room.view.seen(params, s, event.action, eyes)
        yield Step(number, event.seat, text, said, turn, whose)


def told_openly(game: Game, number: int, names: list[str], language: str) -> str:
    """What happened, with what was hidden then: as whoever did it would have said it."""
    room, event, s = game.room, game.events[number], game.states[number]
    say, given = of_room(room, language).say, (game.params, s, event.action)
    if event.seat != CHANCE and "?" in room.view.seen(*given, SPECTATOR):
        return room.choice(*given, event.seat, say, names)
    return room.scene.sentence(*given, _knowing(game, number), say, names)


def _knowing(game: Game, number: int) -> int:
    """A seat that saw all of what happened; else whoever watches."""
    given = game.params, game.states[number], game.events[number].action
    seats = range(game.seats)
    return next((seat for seat in seats if "?" not in game.room.view.seen(*given, seat)), SPECTATOR)


def _deed(game: Game, number: int, names: list[str], language: str, eyes: int) -> scene.Deed:
    """What a step was, to be seen on the board and beside it."""
    room, event, s = game.room, game.events[number], game.states[number]
    by = _knowing(game, number) if eyes == ALL else eyes
    given = (game.params, s, event.action, by, of_room(room, language).say, names)
    trace = room.trace.trace(*given)
    whose = event.seat if event.seat != CHANCE else room.trace.whose(game.params, s)
    said = f"{room.scene.sentence(*given)} {trace.note}".strip()
    return scene.Deed(number + 1, whose, said, trace.marks, trace.items)


def _secret(game: Game) -> bool:
    """Did somebody know at some time what not everybody knew?"""
    view, seats = game.room.view.view, range(game.seats)
    for s in game.states:
        known = {**view(game.params, s, SPECTATOR), "seat": None}
        if any({**view(game.params, s, seat), "seat": None} != known for seat in seats):
            return True
    return False


def scenes(
    record: Record, language: str, shape: str, begin: int, eyes: int = SPECTATOR
) -> list[Scene]:
    """What is to be seen after each step, from a step on."""
    game = replay(record, games.room)
    eyes = eyes if ALL <= eyes < game.seats else SPECTATOR
    names = names_of(record, game, language)
    window = range(len(game.states))[begin : begin + WINDOW]
    left_by = traces(game, names, language)
    return [
        as_data(seen(record, game, number, names, language, shape, eyes, left_by))
        for number in window
    ]


def traces(game: Game, names: list[str], language: str) -> list[scene.Trace]:
    """What everything that was played left to be seen by everybody, for `seen`."""
    room, say = game.room, of_room(game.room, language).say
    return [
        room.trace.trace(game.params, s, event.action, SPECTATOR, say, names)
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
    """What is to be seen after a step; after the last, with why the game is over.

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
            found = found._replace(trays=_by_eyes(*given, SPECTATOR).trays)
    found = with_aside(left_by[:number], found)
    if number:
        found = found._replace(story=(_deed(game, number - 1, names, language, eyes),))
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
    view = game.room.view.view(game.params, game.states[number], eyes)
    return drawn(game.room, game.params, view, language, names, shape)


def _with_all(game: Game, number: int, names: list[str], language: str, shape: str) -> scene.Scene:
    """The board as the first seat sees it, and what each has as the one who has it does."""
    room, params, s = game.room, game.params, game.states[number]
    own = [
        drawn(room, params, room.uncovered(room.view.view(params, s, seat)), language, names, shape)
        for seat in range(game.seats)
    ]
    common = [tray for tray in own[0].trays if not 0 <= tray.seat < game.seats]
    theirs = [
        tray._replace(items=tuple(i._replace(id=f"{i.id}@{seat}") for i in tray.items))
        for seat, one in enumerate(own)
        for tray in one.trays
        if tray.seat == seat
    ]  # what each calls its own card, nobody else does
    return own[0]._replace(trays=(*theirs, *common))


def until(record: Record, step: int) -> str:
    """The record of what was played up to a step, to go on from there with other chance."""
    game = replay(record, games.room)
    while len(game.events) > max(0, step):
        game.undo()
    return write(game)


def _written(record: Record, seats: int) -> list[str]:
    """What the record calls the players; else empty."""
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

    Tables write down what nameless ones are called in English: that is no name, either."""
    say = of_room(game.room, "en").say
    ours = [cleaned(name) for name in _usual(record, game, "en")]
    return [
        "" if name in (english, say(f"seat-{seat}"), f"{english} ({say(f'side-{seat}')})") else name
        for seat, (name, english) in enumerate(zip(_written(record, game.seats), ours))
    ]


def names_of(record: Record, game: Game, language: str) -> list[str]:
    """The players' names as they were given; else what computers and sides are called."""
    given, usual = given_names(record, game), _usual(record, game, language)
    names = [name or called for name, called in zip(given, usual)]
    return told_apart(game.room, language, names, [not name for name in given])


def _usual(record: Record, game: Game, language: str) -> list[str]:
    say, levels = of_room(game.room, language).say, map(_level, _seats(record, game))
    return [
        say(f"seat-{seat}")
        if level is None
        else of_table(language).say("computer-name", level=level)
        for seat, level in enumerate(levels)
    ]


def _seats(record: Record, game: Game) -> list[str]:
    """Who sat where, as far as the record says."""
    return [*record.tags.get("Seats", "").split(), *[""] * game.seats][: game.seats]


def _level(word: str) -> int | None:
    """Of a computer."""
    found = re.fullmatch(r"level(10|[1-9])", word)
    return int(found[1]) if found else None


def reason(record: Record, game: Game, names: list[str], language: str) -> str:
    """Why the game ended: by the rules, or because somebody left."""
    if game.over:
        return of_room(game.room, language).say(f"reason-{game.reason}")
    if draw_agreed(record, game.seats):
        return of_table(language).say("draw-agreed")
    return left(departed(record, game.seats), names, language)
