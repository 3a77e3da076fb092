"""What a seat can do now, or choose ahead: taps, a sentence and a label for each action.

All of it is worked out in a world that fits what the seat may know, never in the real state.
"""

import re
from functools import lru_cache
from typing import Any

from regalia.core.contract import SPECTATOR
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.core.scene import Scene
from regalia.core.words import Words
from regalia.table import premoves
from regalia.table.language import of_room
from regalia.table.match import Match
from regalia.table.replies import Choice
from regalia.table.scene_data import row_as_data

PARTS = re.compile(r"(\d{1,9})")  # words, and the numbers between them


def drawn(
    room: Room,
    params: Any,
    view: dict[str, Any],
    language: str,
    names: list[str],
    shape: str,
    you: int = SPECTATOR,
) -> Scene:
    """A view as a Scene, laid out in a shape; an ending is said to a seat, or to whoever looks."""
    return room.drawn(params, view, of_room(room, language).say, names, shape, you)


def offered(match: Match, seat: int) -> premoves.Offer | None:
    """What a seat can do now, or may choose ahead, in a world that fits what it may know."""
    known = match.derived.offered
    if seat not in known:
        game = match.game
        if not match.playing:
            known[seat] = None
        elif seat in game.players:
            known[seat] = possible(game, seat, match.view(seat))
        else:
            known[seat] = match.offer(seat)
    return known[seat]


def possible(game: Game, seat: int, view: dict[str, Any]) -> premoves.Offer:
    """What a seat that is to act can do, in a world that fits what it may know."""
    legal, world = game.actions(seat), game.state
    numbers = legal
    if not game.room.open:  # else there is nothing to be told by the state itself
        world = premoves.world(game, view)
        numbers = premoves.numbers(game, world, seat)
    texts = sorted(legal, key=by_number)
    return premoves.Offer(world, {text: numbers[text] for text in texts})


@lru_cache(4096)
def by_number(text: str) -> list[tuple[int, str]]:
    """In the order of people: 2 before 10."""
    parts = enumerate(PARTS.split(text))  # every second one is a number
    return [(int(part), "") if i % 2 else (0, part) for i, part in parts]


def choices(match: Match, seat: int, language: str) -> list[Choice]:
    offer = offered(match, seat)
    if offer is None:
        return []
    names = match.names(language, match.you(seat))
    return [described(match.game, offer, seat, text, language, names) for text in offer.actions]


def describe(match: Match, seat: int, text: str, language: str) -> Choice:
    """One of the actions that a seat is offered."""
    offer = offered(match, seat)
    if offer is None:
        raise KeyError(text)
    names = match.names(language, match.you(seat))
    return described(match.game, offer, seat, text, language, names)


def described(
    game: Game, offer: premoves.Offer, seat: int, text: str, language: str, names: list[str]
) -> Choice:
    """An action of an offer, as it is chosen: its taps, its sentence, what it means."""
    room, given = game.room, (game.params, offer.world, offer.actions[text])
    words = of_room(room, language)
    sentence = room.choice(*given, seat, words.say, names)
    taps = room.scene.taps(*given)
    told = room.row(*given, seat, words.say, names)
    row = row_as_data(told) if told else None
    label = row.label if row else label_of(taps, sentence, words)
    ahead = seat not in game.players
    return Choice(seat, text, taps, sentence, label, ahead, row, room.steps(*given, words.say))


def label_of(taps: list[str], sentence: str, words: Words) -> str:
    """What stands on a button for the action, where it has one."""
    button = next((tap for tap in taps if tap.startswith("button:")), None)
    if button is None:
        return sentence
    word, _, number = button.removeprefix("button:").partition(":")
    message = f"button-{word}"
    return words.say(message, number=number) if words.has(message) else sentence
