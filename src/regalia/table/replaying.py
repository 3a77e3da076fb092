"""A record step by step, as somebody who watches sees it."""

import json
import re

from regalia import games
from regalia.core import scene
from regalia.core.contract import SPECTATOR
from regalia.core.game import Game
from regalia.core.record import Record, replay
from regalia.table.choosing import drawn
from regalia.table.endings import ended, left, told_left, with_reason
from regalia.table.language import of_room, of_table
from regalia.table.replies import Replay, Scene, Step, as_data
from regalia.table.settings import cleaned

WINDOW = 30  # scenes that are told at once


def steps(record: Record, language: str) -> Replay:
    """The first step is the start."""
    game = replay(record, games.room)
    names, words = names_of(record, game, language), of_room(game.room, language)
    sentence = game.room.scene.sentence
    told = [Step(0, -1, "", "")]
    for number, (event, s) in enumerate(zip(game.events, game.states), 1):
        said = sentence(game.params, s, event.action, SPECTATOR, words.say, names)
        told.append(Step(number, event.seat, event.text, said))
    return Replay(
        game=game.room.card.id,
        looks=game.room.looks.digest,
        title=words.say("name"),
        names=names,
        result=points(record, game),
        reason=reason(record, game, names, language),
        steps=told,
    )


def scenes(record: Record, language: str, shape: str, begin: int) -> list[Scene]:
    """What is to be seen after each step, from a step on."""
    game = replay(record, games.room)
    names = names_of(record, game, language)
    window = range(len(game.states))[begin : begin + WINDOW]
    return [as_data(_scene(record, game, number, names, language, shape)) for number in window]


def _scene(
    record: Record, game: Game, number: int, names: list[str], language: str, shape: str
) -> scene.Scene:
    """What is to be seen after a step; after the last, with why the game is over."""
    view = game.room.view.view(game.params, game.states[number], SPECTATOR)
    seen = drawn(game.room, game.params, view, language, names, shape)
    result = points(record, game) if number == len(game.events) else None
    if result is None:
        return seen
    if draw_agreed(record, game.seats):
        told = of_table(language).say("ended-draw-agreed")
    else:
        told = told_left(departed(record, game.seats), names, SPECTATOR, language)
    why = reason(record, game, names, language)
    return with_reason(seen, told, ended(result, names, why, language))


def departed(record: Record, seats: int) -> dict[int, str]:
    """Who did not play to the end, and how, as the record says."""
    found = re.findall(r"\b([0-3]):(resigned|flagged)\b", record.tags.get("Left", ""))
    return {int(seat): why for seat, why in found if int(seat) < seats}


def draw_agreed(record: Record, seats: int) -> bool:
    return seats == 2 and record.tags.get("Agreed") == "draw"


def given_names(record: Record, seats: int) -> list[str]:
    """The players' names, as far as the record has them; else empty."""
    try:
        given = json.loads(record.tags.get("Names", "[]"))
    except (ValueError, RecursionError):
        given = []
    if not isinstance(given, list):
        given = []
    names = [cleaned(name) if isinstance(name, str) else "" for name in given]
    return [*names, *[""] * seats][:seats]


def names_of(record: Record, game: Game, language: str) -> list[str]:
    """The players' names as the record has them, or what the sides are called."""
    say = of_room(game.room, language).say
    given = given_names(record, game.seats)
    return [name or say(f"seat-{seat}") for seat, name in enumerate(given)]


def reason(record: Record, game: Game, names: list[str], language: str) -> str:
    """Why the game ended: by the rules, or because somebody left."""
    if game.over:
        return of_room(game.room, language).say(f"reason-{game.reason}")
    if draw_agreed(record, game.seats):
        return of_table(language).say("draw-agreed")
    return left(departed(record, game.seats), names, language)


def points(record: Record, game: Game) -> list[float] | None:
    """As the rules say, or, where somebody left, as the table counted."""
    try:
        counted = [float(word) for word in record.tags.get("Points", "").split()]
    except ValueError:
        counted = []
    if len(counted) == game.seats and all(points in (0, 0.5, 1) for points in counted):
        return counted
    return game.result if game.over else None
