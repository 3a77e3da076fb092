"""Tables for whoever has authority over them: one person, at whose device all people sit.

Such a table may begin at a position or go on from a record, its people may roll and draw
themselves, and computers may play on all seats.
"""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from regalia import games, players
from regalia.core.card import Options
from regalia.core.contract import CHANCE
from regalia.core.errors import BadRecord
from regalia.core.game import Game
from regalia.core.game.record import Record, replay
from regalia.core.game.results import departed, draw_agreed
from regalia.core.room import Room
from regalia.table import fairness, pairs
from regalia.table.entries import (
    PERSON,
    RANDOM,
    ROLLED,
    TYPED,
    DrawAgreed,
    Flagged,
    Opened,
    Place,
    Resigned,
)
from regalia.table.language import Refused
from regalia.table.mechanics import autoplay
from regalia.table.replay.record_steps import given_names
from regalia.table.settings import ClockSettings, cleaned
from regalia.table.table import Table


def new(
    room: Room,
    person: str,
    now: int,
    language: str = "en",
    *,
    options: Options | None = None,
    seats: Sequence[str] = (),
    names: Sequence[str] = (),
    seed: int | None = None,
    dice: str = ROLLED,
    position: Any = None,
    pair: bool = False,
) -> Table:
    """A new game; for each seat `person` or a computer player's name (all people, if left out)."""
    game = Game(room, options, position)
    places, drawn = _places(game, seats, names, person), fairness.new_seed(seed)
    part = pairs.opened(room, pair, game.seats, position is None)
    return Table.begin(replace(_opened(game, places, drawn, now, language, dice), pair=part))


def from_record(
    told: Record, person: str, now: int, language: str = "en", seed: int | None = None
) -> Table:
    """The game of a record, to go on with.

    Where the record brings a seed from which its outcomes do follow, chance goes on from there;
    else from a new one, and the outcomes so far count as repeated.
    """
    game = replay(told, games.room)
    seats = told.tags.get("Seats", "").split()
    places = _places(
        game,
        seats if len(seats) == game.seats else (),
        given_names(told, game),
        person,
    )
    dice = TYPED if told.tags.get("Dice") == TYPED else ROLLED
    opened = replace(
        _opened(game, places, fairness.new_seed(seed), now, language, dice),
        pair=pairs.of_tag(told.tags.get("Pair", ""), game.room, game.seats),
    )
    outcomes = [event.text for event in game.events if event.seat == CHANCE]
    table = Table(_with_chance(opened, told, outcomes, seed))
    table.go_through(game.events)
    for seat, why in departed(told, game.seats).items():
        table.do(Resigned(now, seat) if why == "resigned" else Flagged(now, seat))
    if draw_agreed(told, game.seats) and not game.over:
        table.do(DrawAgreed(now, 0))
    autoplay.follow(table, now)
    return table


def _opened(
    game: Game, places: list[Place], seed: str, now: int, language: str, dice: str
) -> Opened:
    card, people = game.room.card, any(place.kind == PERSON for place in places)
    return Opened(
        now,
        card.id,
        card.rules_version,
        game.options,
        places,
        ClockSettings(),
        language,
        seed,
        [""] * game.seats,
        position=game.began_at,
        dice=dice if people else ROLLED,  # somebody has to roll them
    )


def _with_chance(opened: Opened, told: Record, outcomes: list[str], seed: int | None) -> Opened:
    """The same with the record's own seed; or with its outcomes as repeated ones."""
    if seed is None and opened.dice == ROLLED:
        try:
            if fairness.verified(told).ok:
                own, luck, _, repeated = fairness.claims(told)
                return replace(opened, seed=own, luck=luck, given=outcomes[:repeated])
        except BadRecord:
            pass  # it has no seed: it is no table's, or somebody else's
    return replace(opened, given=outcomes if opened.dice == ROLLED else [])


def _places(game: Game, seats: Sequence[str], names: Sequence[str], person: str) -> list[Place]:
    words = list(seats) or [PERSON] * game.seats
    for given in (words, names or words):
        if len(given) != game.seats:
            name = game.room.short_name
            raise Refused("seats", game=name, count=game.seats, given=len(given))
    first = words.index(PERSON) if PERSON in words else -1
    return [
        _place(word, cleaned(name), person, seat != first)
        for seat, (word, name) in enumerate(zip(words, names or [""] * game.seats))
    ]


def _place(word: str, name: str, person: str, here: bool) -> Place:
    if word == PERSON:
        return Place("person", person, name, here=here)
    known = players.named(word)
    level = 0 if known == RANDOM else int(known.removeprefix("level"))
    return Place("computer", name=name, level=level)
