"""Cards of games: what a page shows before a game is played."""

from msgspec import UNSET

from regalia.app import game_wire, handicaps
from regalia.app.daily import theme_today
from regalia.core.card import Option, Value, as_word
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.players import HIGHEST_LEVEL, by_solution
from regalia.table.characters import characters
from regalia.table.companion.box_cards import own_cards
from regalia.teaching.exercises.exercise_lists import listed
from regalia.teaching.exercises.proved_positions import proved
from regalia.teaching.lessons.steps import BEGIN, FIRST, lessons


def _today(room: Room, language: str, now: int) -> game_wire.Today | None:
    if listed(room) is None:
        return None
    return game_wire.Today(theme_today(room, language, now), f"/daily/{room.card.id}")


def game_card(room: Room, language: str, now: int) -> game_wire.GameCard:
    """The card of a game, without options that are not for a page: lists or files (except cards of
    somebody's own box), and those that make a game small."""
    card, say = room.card, room.words(language).say
    return game_wire.GameCard(
        id=card.id,
        name=say("name"),
        short_name=room.short_name.told(language),
        about=say("about"),
        how=say("how-to-play"),
        seats=list(card.seats),
        minutes=card.minutes.replace("-", "–"),
        ages=card.ages,
        credits=card.credits,
        colour=card.colour,
        race=game_wire.Where(*card.race) if card.race else None,
        race_about=say("race-about") if card.race else "",
        prefix=card.prefix,
        pairs=card.pairs,
        options=[_option(room, one, language) for one in asked(room)],
        sides=[say(f"side-{seat}") for seat in range(max(card.seats))],
        levels=HIGHEST_LEVEL,
        begins=card.begins,
        first=dict(card.first),
        together=dict(card.together) or None,
        own=own_cards(room, language),
        board=_board(room, language),
        today=_today(room, language, now),
        lesson=len(lessons(room)[FIRST].steps) if FIRST in lessons(room) else 0,
        ladder=len(lessons(room)[BEGIN].steps) if BEGIN in lessons(room) else 0,
        workshop=room.workshop is not None,
        editor=room.editor is not None,
        solved=by_solution(Game(room)),
        proved=len(proved(room)),
    )


def opponents(room: Room, language: str) -> list[game_wire.Opponent]:
    """The computer players of a game, the weakest first."""
    return [game_wire.Opponent(*one) for one in characters(room, language)]


def asked(room: Room) -> list[Option]:
    board = (room.own_board.OPTION, room.own_board.SIDE) if room.own_board else ()
    return [
        one
        for one in room.card.options
        if one.reader is None and not one.small and one.name not in board
    ]


def _board(room: Room, language: str) -> game_wire.OwnBoard | None:
    if (part := room.own_board) is None:
        return None
    say = room.words(language).say
    (option,) = [one for one in room.card.options if one.name == part.OPTION]
    return game_wire.OwnBoard(
        option=option.name,
        label=say(f"option-{option.name}"),
        about=say(f"option-{option.name}-about"),
        values=[
            game_wire.ListedValue(value, say(f"value-{option.name}-{as_word(value)}"))
            for value in option.values
        ],
        side=part.SIDE,
        side_label=say(f"option-{part.SIDE}"),
        sides=part.SIDES,
    )


def _option(room: Room, option: Option, language: str) -> game_wire.GameOption:
    say = room.words(language).say
    seats = [_seats(room, option, value) for value in option.values]
    decides = len(set(seats)) > 1  # how many play
    about = say(f"option-{option.name}-about")
    if option.by_seat and room.card.ladder:
        about = f"{about} {handicaps.told(room, option, language)}"
    return game_wire.GameOption(
        name=option.name,
        label=say(f"option-{option.name}"),
        about=about,
        default=option.default,
        values=[
            game_wire.ListedValue(
                value, say(f"value-{option.name}-{as_word(value)}"), count if decides else UNSET
            )
            for value, count in zip(option.values, seats)
        ],
        lowest=option.lowest,
        highest=option.highest,
        where=game_wire.Where(*option.where) if option.where else None,
        unless=game_wire.Where(*option.unless) if option.unless else None,
        seconds=option.seconds,
        house=option.house,
        proposed=option.proposed,
        switched_on=option.switched_on or option.proposed,
    )


def _seats(room: Room, option: Option, value: Value) -> int:
    return room.seats(room.card.read({option.name: value}))
