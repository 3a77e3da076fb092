"""Contents of stored tables, records and positions, to compare with what their makers' program
said.

Only what must never change is told: texts of actions, positions, results, what a seat may know.
Sentences, names of sides and drawings are not, for they may be bettered.
"""

import hashlib
import sqlite3
from pathlib import Path
from typing import Any

import msgspec

from regalia import games
from regalia.core.contract import SPECTATOR
from regalia.core.game import Game, record
from regalia.table import fairness
from regalia.table.entries import Entry
from regalia.table.table import Table
from regalia.terminal.engine.engine import shown_to

STRANGER = "a stranger"


def logs(database: Path) -> dict[str, list[bytes]]:
    """The log of each table, by its play key."""
    with sqlite3.connect(database) as look:
        rows = look.execute(
            "SELECT play_key, body FROM tables JOIN entries ON table_id = id ORDER BY id, n"
        ).fetchall()
    found: dict[str, list[bytes]] = {}
    for key, body in rows:
        found.setdefault(key, []).append(body)
    return found


def opened(log: list[bytes]) -> Table:
    return Table.replay([msgspec.json.decode(body, type=Entry) for body in log])


def plain(what: Any) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(what))
    return found


def digest(what: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(what)).hexdigest()[:16]


def standing(game: Game) -> dict[str, Any]:
    """The state of a game, as the engine protocol says it; the long lists as digests."""
    look = shown_to(game, None)
    for name in ("actions", "chances"):
        if name in look:
            look[name] = digest(look[name])
    return plain(look)


def table_says(log: list[bytes]) -> dict[str, Any]:
    table = opened(log)
    people = [*table.people, STRANGER]
    told = {person: plain(table.told(person, "en", "wide", 0, None)) for person in people}
    records = {person: record.read(table.record(person)) for person in people}
    seats = [*range(table.game.seats), SPECTATOR]
    said = {
        "game": table.room.card.id,
        "entries": len(log),
        "begun": table.begun,
        "over": table.over,
        "result": table.result if table.over else None,
        "left": table.departed,
        "prepared": table.prepared,
        "asked": table.ask is not None,
        "wishes": sorted(table.wishes.values()),
        "places": [[place.kind, place.name, place.level, place.here] for place in table.places],
        "luck": table.luck,
        "due": table.due(),
        "clock": {name: told[STRANGER]["clock"][name] for name in ("kind", "running", "left")},
        "chat": [one.get("text") or one.get("emote") for one in told[STRANGER]["chat"]],
        "standing": standing(table.game),
        "views": {str(seat): table.game.view(seat) for seat in seats},
        "logs": {
            person: digest([[line["n"], line["seat"], line["text"]] for line in one["log"]])
            for person, one in told.items()
        },
        "records": {person: digest(list(map(str, one.played))) for person, one in records.items()},
        "choices": {
            person: digest(sorted([c["seat"], c["text"], c["prepare"]] for c in one["choices"]))
            for person, one in told.items()
        },
    }
    return plain(said)


def record_says(text: str) -> dict[str, Any]:
    read = record.read(text)
    game = record.replay(read, games.room)
    said = {"events": len(game.events), "standing": standing(game), "options": game.options}
    if "Seed" in read.tags:
        checked = plain(fairness.verified(read))
        said |= {name: checked[name] for name in ("ok", "checked", "repeated")}
    return plain(said)


def position_says(game: str, options: dict[str, Any], position: Any) -> dict[str, Any]:
    return standing(Game(games.room(game), options, position))
