"""Taps that people need on the page to tell a game with a real box, answer by answer.

    for answer in answers(played("battles", 1)):
        answer.text, answer.taps, answer.before

`before` is what the same took when each answer was entered in two parts: put together (a card by
its rank and its suit, a row looked at), and then told.  What followed was asked for, too.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from regalia.core.contract.hidden_cards import masked, remark
from regalia.core.game import Game
from regalia.table.companion import following
from regalia.table.companion.companion import REVEAL, CompanionGame
from regalia.table.companion.companion_messages import CompanionWay, Teller
from support.companions import tellings

PIECES = 5  # on a card that is put together: the last one tells it
DIALLED = 2  # a number is dialled, and said


class Answer(NamedTuple):
    """Something that is told, and its taps."""

    text: str
    phase: str  # of the game when it was told
    taps: int
    before: int


def answers(game: Game, armies: bool = False) -> Iterator[Answer]:
    """Everything that is told of a game; `armies`: sets like these were told in a game before."""
    companion = CompanionGame(game.room, game.options)
    for number in range(len(game.events)):
        for text in tellings(game, number):
            if text == "stuck" and text not in companion.claims():
                continue
            follows = following.certain(companion) != ""
            teller, phase = Teller(companion, "en"), str(companion.game.view().get("phase", ""))
            before = _before(teller, text)
            yield Answer(text, phase, 0 if follows else _now(teller, text, armies), before)
            companion.tell(text)


def _now(teller: Teller, text: str, armies: bool) -> int:
    pad = teller.pad()
    if pad == "position":
        return PIECES
    if pad != "ways":
        return 1
    way, named = _way(teller, text)
    shown = _shown(text)
    if way.row:
        return DIALLED if way.row.number is not None else 1
    if armies and len(named) > 1:
        return len(way.taps) + 1 + (way.shows > 0)
    return len(way.taps) + len(named) + len(shown)


def _before(teller: Teller, text: str) -> int:
    """The same with a rank and a suit for each card, rows that were looked at, and *Enter*."""
    pad = teller.pad()
    if pad == "position":
        return PIECES + 2
    if pad != "ways":
        return 1 + (2 if pad == "cards" and "XX" not in text else 1)
    way, named = _way(teller, text)
    if way.row:
        return DIALLED + 1
    cards = [*named, *_shown(text)]
    return len(way.taps) + sum(2 if len(card) == 2 and card != "XX" else 1 for card in cards) + 1


def _way(teller: Teller, text: str) -> tuple[CompanionWay, list[str]]:
    """The way by which it is told, and what is named for it."""
    base = masked(text)
    for way in teller.ways():
        for name, told in way.texts.items():
            if told == base:
                return way, name.split()
    raise AssertionError(f"no way to tell {text}")


def _shown(text: str) -> list[str]:
    """Cards that are shown with it, or the units of an army, letter by letter."""
    parts = [part.removeprefix(REVEAL) for part in remark(text).split(",") if part]
    if text.startswith("army:"):
        return [letter for part in parts for letter in part]
    return [card for part in parts for card in part.split("+")]


def summed(found: Iterable[Answer]) -> tuple[int, int]:
    """All taps: as they were, and as they are."""
    told = list(found)
    return sum(answer.before for answer in told), sum(answer.taps for answer in told)
