"""What a page shows of a game before it is played, in a language."""

from msgspec import UNSET

from regalia.core.card import Card, Option, Value, as_word
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.players import HIGHEST_LEVEL, by_solution
from regalia.server import wire
from regalia.server.daily import theme_today
from regalia.table.companion_told import own_cards
from regalia.teaching.exercises import listed
from regalia.teaching.proved import proved
from regalia.teaching.steps import FIRST, lessons


def _today(room: Room, language: str) -> wire.Today | None:
    if listed(room) is None:
        return None
    return wire.Today(theme_today(room, language), f"/daily/{room.card.id}")


def game_card(room: Room, language: str) -> wire.GameCard:
    """Options that are lists or files (units of one's own) are not for a page, except for the
    cards of somebody's own box; nor are those that make a game small."""
    card, say = room.card, room.words(language).say
    return wire.GameCard(
        id=card.id,
        name=say("name"),
        about=say("about"),
        how=say("how-to-play"),
        seats=list(card.seats),
        minutes=card.minutes.replace("-", "–"),
        prefix=card.prefix,
        options=[_option(room, one, language) for one in asked(card)],
        sides=[say(f"side-{seat}") for seat in range(max(card.seats))],
        levels=HIGHEST_LEVEL,
        begins=card.begins,
        first=dict(card.first),
        own=own_cards(room, language),
        today=_today(room, language),
        lesson=len(lessons(room)[FIRST].steps) if FIRST in lessons(room) else 0,
        workshop=room.workshop is not None,
        editor=room.editor is not None,
        solved=by_solution(Game(room)),
        proved=len(proved(room)),
    )


def asked(card: Card) -> list[Option]:
    return [one for one in card.options if one.reader is None and not one.small]


def _option(room: Room, option: Option, language: str) -> wire.Option:
    say = room.words(language).say
    seats = [_seats(room, option, value) for value in option.values]
    decides = len(set(seats)) > 1  # how many play
    return wire.Option(
        name=option.name,
        label=say(f"option-{option.name}"),
        about=say(f"option-{option.name}-about"),
        default=option.default,
        values=[
            wire.ListedValue(
                value, say(f"value-{option.name}-{as_word(value)}"), count if decides else UNSET
            )
            for value, count in zip(option.values, seats)
        ],
        lowest=option.lowest,
        highest=option.highest,
        where=wire.Where(*option.where) if option.where else None,
        seconds=option.seconds,
    )


def _seats(room: Room, option: Option, value: Value) -> int:
    return room.seats(room.card.read({option.name: value}))
