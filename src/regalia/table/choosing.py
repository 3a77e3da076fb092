"""What a seat can do now, or choose ahead: taps, a sentence and a label for each action.

All of it is worked out in a world that fits what the seat may know, never in the real state.
"""

import re
from typing import Any

from regalia.core.room import Room
from regalia.core.scene import Scene
from regalia.core.words import Words
from regalia.table import premoves
from regalia.table.language import of_room
from regalia.table.match import Described, Match
from regalia.table.replies import Choice, row_as_data

PARTS = re.compile(r"(\d{1,9})")  # words, and the numbers between them


def drawn(
    room: Room, params: Any, view: dict[str, Any], language: str, names: list[str], shape: str
) -> Scene:
    """A view as a Scene, laid out in a shape."""
    scene: Scene = room.scene.scene(params, view, of_room(room, language).say, names, shape)
    return scene


def offered(match: Match, seat: int) -> premoves.Offer | None:
    """What a seat can do now, or may choose ahead, in a world that fits what it may know."""
    known = match.derived.offered
    if seat not in known:
        game = match.game
        if not match.playing:
            known[seat] = None
        elif seat in game.players:
            texts = sorted(game.actions(seat), key=_by_number)
            world = premoves.world(game, match.view(seat))
            numbers = premoves.numbers(game, world, seat)
            known[seat] = premoves.Offer(world, {text: numbers[text] for text in texts})
        else:
            known[seat] = match.offer(seat)
    return known[seat]


def _by_number(text: str) -> list[tuple[int, str]]:
    """In the order of people: 2 before 10."""
    parts = enumerate(PARTS.split(text))  # every second one is a number
    return [(int(part), "") if i % 2 else (0, part) for i, part in parts]


def choices(match: Match, seat: int, language: str) -> list[Choice]:
    offer = offered(match, seat)
    if offer is None:
        return []
    return [describe(match, seat, text, language) for text in offer.actions]


def describe(match: Match, seat: int, text: str, language: str) -> Choice:
    """One of the actions that a seat is offered."""
    offer = offered(match, seat)
    if offer is None:
        raise KeyError(text)
    key, known = (seat, text, language), match.derived.choices
    if key not in known:
        room, params, action = match.room, match.game.params, offer.actions[text]
        words, names = of_room(room, language), match.names(language)
        sentence = room.choice(params, offer.world, action, seat, words.say, names)
        taps = room.scene.taps(params, offer.world, action)
        told = room.row(params, offer.world, action, seat, words.say, names)
        known[key] = Described(taps, sentence, row_as_data(told) if told else None)
    taps, sentence, row = known[key]
    label = row.label if row else _label(taps, sentence, of_room(match.room, language))
    return Choice(seat, text, taps, sentence, label, seat not in match.game.players, row)


def _label(taps: list[str], sentence: str, words: Words) -> str:
    """What stands on a button for the action, where it has one."""
    button = next((tap for tap in taps if tap.startswith("button:")), None)
    if button is None:
        return sentence
    word, _, number = button.removeprefix("button:").partition(":")
    message = f"button-{word}"
    return words.say(message, number=number) if words.has(message) else sentence
