"""Choices of a seat, now or ahead of its turn: taps, a sentence and a label for each action.

All of it is worked out in a world that fits what the seat may know, never in the real state.
"""

import re
from functools import lru_cache
from typing import Any

from regalia.core.contract import SPECTATOR
from regalia.core.drawing.scene import Scene
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.core.secrets import redacted, witnessed
from regalia.core.words import Words
from regalia.table.language import of_room
from regalia.table.match import Match
from regalia.table.mechanics import premoves
from regalia.table.messages.replies import Choice

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
    """Actions of a seat, now or ahead, in a world that fits what it may know."""
    known = match.derived.offered
    if seat not in known:
        game = match.game
        if not match.playing:
            known[seat] = None
        elif seat in game.players:
            known[seat] = offer_of(game, seat)
        else:
            known[seat] = match.offer(seat)
    return known[seat]


def offer_of(game: Game, seat: int) -> premoves.Offer:
    """Actions of a seat that is to act, in a world that fits what it may know."""
    legal, world = game.actions(seat), game.state
    numbers = legal
    if not game.room.open:  # else there is nothing to be told by the state itself
        world = premoves.world(game, seat)
        numbers = premoves.numbers(game, world, seat)
    texts = sorted(legal, key=by_number)
    return premoves.Offer(world, {text: numbers[text] for text in texts})


@lru_cache(4096)
def by_number(text: str) -> list[tuple[int, str]]:
    """A key that sorts as people do: 2 before 10."""
    parts = enumerate(PARTS.split(text))  # every second one is a number
    return [(int(part), "") if i % 2 else (0, part) for i, part in parts]


def choices(match: Match, seat: int, language: str) -> list[Choice]:
    offer = offered(match, seat)
    if offer is None:
        return []
    return asked(match.game, offer, seat, language, match.names(language, match.you(seat)))


def asked(
    game: Game, offer: premoves.Offer, seat: int, language: str, names: list[str]
) -> list[Choice]:
    """Actions of an offer, as they are chosen; of those that are touched alike and do the same,
    the one with the shortest text."""
    found: dict[tuple[str, ...], list[Choice]] = {}
    for text in offer.actions:
        one = described(game, offer, seat, text, language, names)
        alike = found.setdefault(tuple(one.taps), [])
        same = (i for i, other in enumerate(alike) if _same(game, offer, text, other.text))
        place = next(same, len(alike))
        if place == len(alike) or len(text) < len(alike[place].text):
            alike[place : place + 1] = [one]
    return [one for alike in found.values() for one in alike]


def _same(game: Game, offer: premoves.Offer, text: str, other: str) -> bool:
    """Tell if two actions of an offer do the same."""
    one, two = (
        game.room.rules.act(game.params, offer.world, offer.actions[action])
        for action in (text, other)
    )
    return bool(one == two)


def describe(match: Match, seat: int, text: str, language: str) -> Choice:
    """The choice for an action that a seat is offered."""
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
    words, done = of_room(room, language), witnessed(room, *given, seat)
    sentence = done.choice(words.say, names)
    known = redacted(room, game.params, offer.world, seat)
    taps = known.taps(offer.actions[text])
    row = done.row(words.say, names)
    label = row.label if row else label_of(taps, sentence, words)
    ahead = seat not in game.players
    steps = known.steps(offer.actions[text], words.say)
    return Choice(seat, text, taps, sentence, label, ahead, row, steps)


def label_of(taps: list[str], sentence: str, words: Words) -> str:
    """The text on the button of an action that has one."""
    button = next((tap for tap in taps if tap.startswith("button:")), None)
    if button is None:
        return sentence
    word, _, number = button.removeprefix("button:").partition(":")
    message = f"button-{word}"
    return words.say(message, number=number) if words.has(message) else sentence
