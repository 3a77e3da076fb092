"""Tables for tests: people who play at random, by what they are told and nothing else."""

from typing import Any

import msgspec

from regalia import games, players
from regalia.core import random
from regalia.core.contract import CHANCE
from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.table.entries import Drawn, Entry, Opened, Place, Played
from regalia.table.messages import incoming
from regalia.table.settings import ClockSettings, NewTable, Seat
from regalia.table.table import Table

ANNA, BORIS, CLEO, DANA = PEOPLE = ("anna", "boris", "cleo", "dana")


def opened(
    game: str,
    kinds: str = "",
    options: dict[str, Any] | None = None,
    clock: ClockSettings | None = None,
    now: int = 1_000,
) -> Table:
    """A table of Anna's; kinds: m(e), h(ere), o(pen) or a computer's level, a letter a seat, the
    last one for all that are left."""
    room = games.room(game)
    count = room.seats(room.card.read(options or {}))
    kinds = kinds or "mo"[:count]
    words = {"m": "me", "h": "here", "o": "open"}
    seats = [
        Seat(words[kind]) if kind in words else Seat("computer", int(kind))
        for kind in kinds.ljust(count, kinds[-1])
    ]
    new = NewTable(game=game, seats=seats, options=options or {}, clock=clock or ClockSettings())
    return Table.new(new, ANNA, now)


def seated(game: str, kinds: str = "", **given: Any) -> Table:
    """The same, with everybody there: one person for each open seat."""
    table = opened(game, kinds, **given)
    for seat, place in enumerate(table.places):
        if place.kind == "open":
            name = PEOPLE[seat].title()
            table.receive(PEOPLE[seat], incoming.Sit(seat, name, f"luck{seat}"), 1_000)
    return table


def told(
    table: Table, person: str, looking: int | None = None, log_from: int = 0
) -> dict[str, Any]:
    """The message that a page would read."""
    message = table.told(person, "en", "wide", log_from, looking)
    data: dict[str, Any] = msgspec.to_builtins(message)
    return data


def choices(table: Table) -> list[tuple[str, dict[str, Any]]]:
    """All that the people at a table can do now, each looking when the device is handed over."""
    found = []
    for person in table.people:
        seats = table.seats_of(person)
        for looking in [None, *(seats if len(seats) > 1 else [])]:
            can = told(table, person, looking, len(table.entries))["choices"]
            found += [(person, choice) for choice in can]
    return found


def choose(table: Table, person: str, choice: dict[str, Any], now: int) -> list[Entry]:
    kind = incoming.Prepare if choice["prepare"] else incoming.Act
    n = len(table.entries)
    return table.receive(person, kind(n, choice["seat"], choice["text"]), now)


def act(
    table: Table, person: str, text: str, now: int | None = None, seat: int | None = None
) -> Any:
    """Play a text at the seat whose turn it is, or at a given one."""
    seat = table.game.players[0] if seat is None else seat
    at = table.last_at if now is None else now
    return table.receive(person, incoming.Act(len(table.entries), seat, text), at)


def any_text(table: Table) -> str:
    """Something that the player whose turn it is can do, always the same."""
    return sorted(table.game.actions(table.game.players[0]))[0]


def go_on(table: Table, now: int | None = None) -> None:
    """Everybody has seen how a challenge ended."""
    while table.waited_for:
        person = table.person_at(table.waited_for[0]) or ""
        table.receive(person, incoming.Next(), table.last_at if now is None else now)


def one_step(table: Table, rng: list[int], now: int) -> bool:
    """Somebody does something that can be done, and all go on; False: nothing can."""
    go_on(table, now)
    asked = table.thinking()
    can = [] if asked else choices(table)
    if asked:
        thinking = asked[0]
        text = thinking.actions[random.below(rng, len(thinking.actions))]
        table.decided(thinking.seat, text, thinking.n, now)
    elif can:
        choose(table, *can[random.below(rng, len(can))], now)
    go_on(table, now)
    return bool(asked or can)


def finished(game: str, kinds: str = "", seed: int = 1, **given: Any) -> Table:
    table, rng = seated(game, kinds, **given), random.seeded(seed)
    while not table.over:
        assert one_step(table, rng, table.last_at + 10)
    return table


def reread(table: Table) -> Table:
    """The table that its log tells of, the log having been written and read."""
    entries = [
        msgspec.json.decode(msgspec.json.encode(entry), type=Entry) for entry in table.entries
    ]
    assert entries == table.entries
    return Table.replay(entries)


def everything(table: Table) -> Any:
    """All that anybody could be told of a table, and all that it will do by itself."""
    people = [*table.people, "a stranger"]
    looks = [None, *range(table.game.seats)]
    return (
        [told(table, person, looking) for person in people for looking in looks],
        table.due(),
        table.thinking(),
        [table.record(person) for person in people],
        table.game.states,
        table.prepared,
        table.changed,
    )


def refused(table: Table, person: str, message: incoming.Message, now: int | None = None) -> str:
    """The code with which a message is refused; nothing has changed by it."""
    before = everything(table)
    try:
        table.receive(person, message, table.last_at if now is None else now)
    except RegaliaError as problem:
        assert everything(table) == before
        return problem.code
    raise AssertionError("this was not refused")


def level_one(table: Table, now: int) -> None:
    """The computers whose turn it is think, at the lowest level, and act."""
    for thinking in table.thinking():
        decision = players.of_level(1).choose(thinking.query())
        table.decided(thinking.seat, decision.text, thinking.n, now)


def of_game(game: Game, people: tuple[str, ...] = PEOPLE) -> Table:
    """A table at which a game was played so far, each seat by the person of that number."""
    places = [Place("person", who, who.title()) for who in people[: game.seats]]
    card, luck = game.room.card, [""] * game.seats
    opened = Opened(
        0,
        card.id,
        card.rules_version,
        game.options,
        places,
        ClockSettings(),
        "en",
        "ab" * 32,
        luck,
        position=game.began_at,
    )
    entries: list[Entry] = [opened]
    for event in game.events:
        drawn = event.seat == CHANCE
        entries.append(Drawn(1, event.text) if drawn else Played(1, event.seat, event.text))
    return Table.replay(entries)
