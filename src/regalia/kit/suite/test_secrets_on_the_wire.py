"""Nothing that a table tells anybody depends on what they may not know."""

import json
from itertools import zip_longest
from typing import Any

import msgspec

from regalia.core import random
from regalia.core.contract import CHANCE
from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.kit.differing import assert_same
from regalia.kit.playing import seats_and_spectator, twins, variants
from regalia.table.entries import Drawn, Entry, Opened, Place, Played, Prepared
from regalia.table.settings import ClockSettings
from regalia.table.table import Table
from regalia.teaching.lessons.guide import guided

OTHERS = "others"


def table_of(game: Game, seat: int, computers: bool) -> Table:
    """A table at which a game was played so far; Anna has the seat, or watches."""
    other = Place("computer", level=1) if computers else Place("person", OTHERS)
    places = [Place("person", "anna") if s == seat else other for s in range(game.seats)]
    room, luck = game.room.card, [""] * game.seats
    opened = Opened(
        0, room.id, 1, game.options, places, ClockSettings("game", 900), "en", "ab" * 32, luck
    )
    entries: list[Entry] = [opened]
    for number, event in enumerate(game.events):
        at = 10 * number
        drawn = event.seat == CHANCE
        entries.append(Drawn(at, event.text) if drawn else Played(at, event.seat, event.text))
    return Table.replay(entries)


def all_told(table: Table, person: str, seat: int, rng: list[int]) -> dict[str, Any]:
    """The messages that the server would send to somebody, whatever they ask for."""
    told = table.told(person, "en", "wide", 0, None)
    said: dict[str, Any] = {"told": told, "card": table.card(person, "en"), "due": table.due()}
    if not table.over:  # then it is everybody's
        said["record"] = table.record(person).splitlines()
    said["picture"] = table.picture(person, "en", "light").splitlines()
    n = len(table.entries) - 1
    said["moments"] = table.moments(person, [1, n // 2, n], "en", "tall", None)
    if seat >= 0:
        found = guided(table.game, seat, ())
        said["guide"] = found and (found.id, found.say.told("en"))
        try:
            said["hint"] = table.hint_for(person, seat)
        except RegaliaError as problem:
            said["hint"] = problem.message
        things = ["nothing", *(item.id for item in told.scene.items)]
        for count in (1, 2, 2):
            taps = [things[random.below(rng, len(things))] for _ in range(count)]
            said[f"why {taps}"] = table.why(person, seat, taps, "en")
    return json.loads(json.dumps(msgspec.to_builtins(said)))


def test_tables_that_differ_in_secrets_only_tell_the_same(room: Room) -> None:
    kinds = variants(room.card)
    differed = False
    for seed in range(max(6, len(kinds))):
        if seed > 2 and not differed:
            break  # a room without secrets
        options = kinds[seed % len(kinds)]
        for seat in seats_and_spectator(Game(room, options)):
            for nodes, games in enumerate(twins(room, options, seat, seed)):
                if nodes % 7 != seed % 7 and nodes > 12:
                    continue
                tables = [table_of(game, seat, seed % 2 == 0) for game in games]
                if any(table.game.to_play == CHANCE for table in tables):
                    continue  # nobody is told of a table while chance is still to come
                differed |= games[0].state != games[1].state
                prepare_differently(tables, seat, random.seeded(nodes))
                for person in ("anna", "a stranger"):
                    own = seat if person == "anna" else -1
                    one, two = (all_told(t, person, own, random.seeded(nodes)) for t in tables)
                    where = f"{room.card.id} {options}, seed {seed}, step {nodes}, told to {person}"
                    assert_same(one, two, f"{where}, seat {own}")
    assert differed or room.open


def prepare_differently(tables: list[Table], seat: int, rng: list[int]) -> bool:
    """Let another seat choose ahead, not the same at both tables, and say whether one may."""
    done = False
    for other in range(tables[0].game.seats):
        offers = [table.offer(other) for table in tables]
        if other == seat or any(offer is None for offer in offers):
            continue
        texts = [sorted(offer.actions) for offer in offers if offer is not None]
        for table, possible in zip_longest(tables, texts):
            text = possible[random.below(rng, len(possible))]
            table.do(Prepared(table.last_at, other, text))
        done = True
    return done
