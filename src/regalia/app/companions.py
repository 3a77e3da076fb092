"""The companion of people who play with their own box.

Nothing of it is stored: the page sends all that was told, and gets back where that leads.  What was
last asked for is remembered here, so that one thing more is one step more.
"""

from collections import OrderedDict
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from regalia import games
from regalia.core.card import without_files
from regalia.core.errors import RegaliaError
from regalia.core.fields import means
from regalia.table.companion.companion import MOST_TOLD, CompanionGame
from regalia.table.companion.companion_messages import CompanionAnswer, CompanionState, Teller
from regalia.table.companion.following import go_on
from regalia.table.language import Refused
from regalia.table.settings import cleaned

MOST_TAPS = 12
REMEMBERED = 32  # games of different people

Text = Annotated[str, Meta(max_length=400)]
Tap = Annotated[str, Meta(max_length=64)]
Name = Annotated[str, Meta(max_length=40)]


class Told(Struct, forbid_unknown_fields=True):
    """All that was told of a game with a real box."""

    game: Annotated[str, Meta(max_length=64)]
    told: Annotated[list[Text], Meta(max_length=MOST_TOLD)]
    options: Annotated[dict[str, Any], Meta(max_length=40)] = {}
    names: Annotated[list[Name], Meta(max_length=4)] = []
    shape: Annotated[str, Meta(max_length=8)] = "wide"
    text: Annotated[Text, means("what one might do: may I?")] = ""
    taps: Annotated[
        list[Tap], Meta(max_length=MOST_TAPS), means("or what was touched: why does it not go?")
    ] = []


class ToldBefore(Struct):
    """The events that were told of a game whose record was saved."""

    game: str
    told: list[str]
    options: dict[str, Any]


_known: OrderedDict[bytes, CompanionGame] = OrderedDict()


def state(told: Told, language: str) -> CompanionState:
    return _teller(told, language).state()


def answer(told: Told, language: str) -> CompanionAnswer:
    teller = _teller(told, language)
    return teller.touched(told.taps) if told.taps else teller.asked(told.text)


def card(told: Told, language: str) -> CompanionAnswer:
    """Check a card of somebody's own box, beside those that were told."""
    part = games.room(told.game).printed
    if part is None:
        raise Refused("not-possible")
    try:
        part.check([*told.told, told.text], without_files(games.room(told.game).card, told.options))
    except RegaliaError as problem:
        return CompanionAnswer(False, problem.told(language), problem.rule)
    return CompanionAnswer(True, "", None)


def of_record(text: str) -> ToldBefore:
    found = CompanionGame.of_record(text, games.room)
    return ToldBefore(found.room.card.id, found.told, dict(found.given))


def _teller(told: Told, language: str) -> Teller:
    shape = "tall" if told.shape == "tall" else "wide"
    return Teller(_companion(told), language, [cleaned(name) for name in told.names], shape)


def _companion(told: Told) -> CompanionGame:
    """The companion after all that was told, made from the nearest that is remembered."""
    room = games.room(told.game)
    for count in (len(told.told), len(told.told) - 1):
        if count >= 0 and (key := _key(told, told.told[:count])) in _known:
            found = _known[key].copy()
            break
    else:
        found, count = CompanionGame(room, without_files(room.card, told.options)), 0
    for text in told.told[count:]:
        found.tell(text)
    go_on(found)
    _known[_key(told, found.told)] = found
    while len(_known) > REMEMBERED:
        _known.popitem(last=False)
    return found


def _key(told: Told, texts: list[str]) -> bytes:
    return msgspec.json.encode((told.game, told.options, texts))
