"""Stores tables, records and positions of today's program, to be opened for ever:

    PYTHONPATH=tests .venv/bin/python tests/stored/make.py tests/stored/COMMIT

Such a folder is made when the form of logs, records or positions has changed, from a clean commit,
and is never changed afterwards (docs/records.md).
"""

import gzip
import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from stored import reading
from support.games.units import unit_text
from support.servers.serving import Person, Server, Sitting, serving

from regalia import games
from regalia.core import random as chance
from regalia.core.game import Game
from regalia.kit.playing import play_randomly, variants

ME, HERE, OPEN = {"kind": "me"}, {"kind": "here", "name": "Ben"}, {"kind": "open"}
WEAK = {"kind": "computer", "level": 1}
PLENTY = {
    "REGALIA_TABLES_AN_HOUR": "100000",
    "REGALIA_REQUESTS_A_MINUTE": "100000",
    "REGALIA_FRAMES_A_SECOND": "10000",
}
UNITS = unit_text(
    *(7, 3, 3),
    letter="D",
    name="old dragon",
    kind="ranged",
    damage="3, 4, 5",
    armour=1,
    advantage="blast",
    power=2,
)
COMPILING = 600  # seconds that a computer may need before its first thought
FEW = {"study": 8, "gambit": 16, "battles": 24, "ur": 10, "twelve": 8}  # actions, until under way


class Making:
    def __init__(self, server: Server) -> None:
        self.people = [Person(server) for _ in range(4)]
        self.ann, self.bob, self.cleo, self.dan = self.people
        self.rng = random.Random(9)
        self.keys: list[str] = []

    # --------------------------------------------------------------------------- playing

    def open(self, game: str, *seats: dict[str, Any], **wishes: Any) -> str:
        """A new table of Ann's: its key."""
        self.keys.append(self.ann.open(game, *seats, **wishes)["key"])
        return self.keys[-1]

    def sit(self, key: str, *people: Person, seat: int = 1) -> list[Sitting]:
        """Ann, and whoever takes the open seats from there on."""
        sitting = [self.ann.sit_at(key)]
        for number, person in enumerate(people, seat):
            one = person.sit_at(key)
            one.send("sit", seat=number, name=f"Guest {number} Čačka", luck=f"luck {number}")
            one.wait_for_table(lambda table, n=number: n in table["you"])
            sitting.append(one)
        synced(sitting)
        return sitting

    def play(self, sitting: list[Sitting], most: int = 5_000) -> None:
        """Play so many actions of people at random, or to the end."""
        done = 0
        while done < most and not sitting[0].table["over"]:
            for one in sitting:
                if one.table["curtain"] is not None:
                    one.send("look", seat=one.table["curtain"])
                    one.wait_for_table(lambda table: table["curtain"] is None)
                go_on(one)
            can = [(one, c) for one in sitting for c in one.table["choices"] if not c["prepare"]]
            if can:
                one, choice = self.rng.choice(can)
                before = one.table["n"]
                one.act(choice)
                one.wait(lambda m, n=before: m["type"] == "refusal" or m.get("n", 0) > n)
                done += 1
            else:
                sitting[0].wait(lambda message: message["type"] == "table", COMPILING)
            synced(sitting)

    def close(self, sitting: list[Sitting]) -> None:
        for one in sitting:
            one.close()

    def ahead(self, sitting: list[Sitting]) -> Sitting | None:
        """Choose ahead for somebody who can."""
        for one in sitting:
            if can := [c for c in one.table["choices"] if c["prepare"]]:
                choice = self.rng.choice(can)
                one.send("prepare", n=one.table["n"], seat=choice["seat"], text=choice["text"])
                seat = choice["seat"]
                one.wait_for_table(lambda table, s=seat: table["seats"][s]["prepared"])
                synced(sitting)
                return one
        return None

    # ---------------------------------------------------------------------------- tables

    def shared(self) -> None:
        """Each game on one device: with each value of each option, a while; once to the end."""
        for room in map(games.room, games.names()):
            game = room.card.id
            for options in variants(room.card):
                seats = [ME, *[HERE] * (room.seats(room.card.read(options)) - 1)]
                sitting = self.sit(self.open(game, *seats, options=options))
                self.play(sitting, FEW[game])
                self.close(sitting)
            short = {"target": 1} if game == "study" else {}
            other = HERE if game != "ur" else {"kind": "computer", "level": 3}  # soon over, too
            sitting = self.sit(self.open(game, ME, other, options=short, luck="♣"))
            self.play(sitting)
            self.close(sitting)

    def friends(self) -> None:
        """Each game between two people: chat, names, taking back, resigning, once more."""
        for room in map(games.room, games.names()):
            game = room.card.id
            options = {"target": 1, "limit": 3600} if game == "study" else {}
            clock = {"kind": "game", "seconds": 3600, "gain": 5}
            for ending in ("asked", "going on", "resigned", "again"):
                new = {"options": options, "clock": clock if ending == "asked" else {}}
                sitting = self.sit(self.open(game, ME, OPEN, **new), self.bob)
                ann, bob = sitting
                ann.send("say", text="Servus, „žoga“! 😀")
                bob.send("emote", emote="good-luck")
                ann.send("rename", name="Ann B.")
                ann.wait_for_table(lambda table: table["seats"][0]["name"] == "Ann B.")
                self.play(sitting, 2 if ending == "asked" else FEW[game])
                if ending == "asked":
                    self.take_back(sitting)
                elif ending == "resigned":
                    bob.send("resign", seat=1)
                    bob.wait_for_table(lambda table: table["over"])
                elif ending == "again":
                    ann.send("resign", seat=0)
                    ann.wait_for_table(lambda table: table["over"])
                    for one in sitting:
                        one.send("rematch")
                    for one in sitting:
                        one.wait(lambda message: message["type"] == "rematch")
                self.close(sitting)

    def take_back(self, sitting: list[Sitting]) -> None:
        """Three times, if somebody may: granted, refused, and still asked."""
        for answer in (True, False, None):
            asking = next((one for one in sitting if one.table["can_undo"]), None)
            if asking is None:
                return
            (seat,) = asking.table["you"]
            asking.send("undo", seat=seat)
            other = sitting[1 - sitting.index(asking)]
            other.wait_for_table(lambda table: table["asks"])
            if answer is not None:
                other.send("answer", seat=seat, yes=answer)
                other.wait_for_table(lambda table: not table["asks"])
                synced(sitting)
                self.play(sitting, 1)

    def computers(self) -> None:
        """Each game against a computer; one's own last choice is taken back."""
        for game in games.names():
            options = {"hourglass": 3} if game == "study" else {}  # the computer may let it run out
            sitting = self.sit(self.open(game, ME, WEAK, options=options))
            self.play(sitting, 2)
            one = sitting[0]
            while not one.table["over"] and not one.table["choices"]:
                if not go_on(one):
                    one.wait(lambda message: message["type"] == "table", COMPILING)
            if one.table["can_undo"]:
                before = one.table["n"]
                one.send("undo", seat=0)
                one.wait(lambda m, n=before: m["type"] == "refusal" or m.get("n", 0) > n)
                self.play(sitting, 1)
            self.close(sitting)

    def hidden(self) -> None:
        """Choices made ahead that stay, and that are withdrawn; larger tables that some leave."""
        guests = (self.bob, self.cleo, self.dan)
        for game, count in (("battles", 2), ("gambit", 2), ("gambit", 3), ("gambit", 4)):
            options = {"players": count} if game == "gambit" else {}
            seats = [ME, *[OPEN] * (count - 1)]
            for withdrawn in (False, True):
                key = self.open(game, *seats, options=options)
                sitting = self.sit(key, *guests[: count - 1])
                for _ in range(40):
                    if one := self.ahead(sitting):
                        if withdrawn:
                            one.send("withdraw", seat=one.table["you"][0])
                            synced(sitting)
                        break
                    self.play(sitting, 1)
                if count > 2 and withdrawn:
                    sitting[-1].send("resign", seat=count - 1)
                    sitting[-1].wait_for_table(lambda table, c=count: table["seats"][c - 1]["left"])
                    synced(sitting)
                    self.play(sitting, 6)
                self.close(sitting)

    def odd_ones(self) -> None:
        """Time that ran out, a seat that is open, a challenge tried again, units of one's own."""
        clock = {"kind": "turn", "seconds": 5}
        sitting = self.sit(self.open("ur", ME, HERE, clock=clock))
        self.play(sitting, 3)
        sitting[0].wait_for_table(lambda table: table["over"])
        self.close(sitting)
        self.open("twelve", ME, OPEN)
        for options in ({"units": UNITS}, {"units": UNITS, "armies": "set"}):
            sitting = self.sit(self.open("battles", ME, HERE, options=options))
            self.play(sitting, FEW["battles"])
            self.close(sitting)
        for level in (1, 3):
            solo = {"mode": "solo", "level": level}
            sitting = self.sit(self.open("study", ME, options=solo))
            self.play(sitting, 4)
            choices = [c for c in sitting[0].table["choices"] if c["text"] == "give-up"]
            sitting[0].act(choices[0])
            sitting[0].wait_for_table(lambda table: table["over"])
            sitting[0].send("rematch", same=True)
            key = sitting[0].wait(lambda message: message["type"] == "rematch")["key"]
            self.keys.append(key)
            self.close(sitting)
            sitting = self.sit(key)
            self.play(sitting, 3)
            self.close(sitting)

    def records(self, folder: Path) -> None:
        """The records of all finished tables; the last one is brought as a file, too."""
        for number, key in enumerate(self.keys):
            text = self.ann.http.get(f"/api/tables/{key}/record").text
            if "[Seed " in text:
                (folder / f"table-{number:02}.txt").write_text(text, "utf-8")
                last = text
        brought = self.ann.http.post("/api/records", json={"record": last})
        assert brought.status_code == 201, brought.text


def go_on(one: Sitting) -> bool:
    """End a table's rest between two rounds; tell if it rested."""
    if one.table["resting"] is None:
        return False
    one.send("next")
    one.wait_for_table(lambda table: table["resting"] is None)
    return True


def synced(sitting: list[Sitting]) -> None:
    """Everybody has been told what somebody has been told."""
    newest = max(one.table["n"] for one in sitting)
    for one in sitting:
        one.wait_for_table(lambda table: table["n"] >= newest)


# ---------------------------------------------------------------------- without a server


def at_the_keyboard(folder: Path) -> None:
    """Games as the terminal keeps them: left in the middle, and one that is over."""
    wishes = {
        **{f"{game}-together": (game, "--together") for game in games.names()},
        "ur-typed": ("ur", "--together", "--dice", "typed"),
        "twelve-level": ("twelve", "--against", "1"),
        "ur-position": ("ur", "--together", "--position", "0....1/......0./0...0. 1"),
        "battles-scenario": ("battles", "--together", "-o", "scenario=magic"),
    }
    with tempfile.TemporaryDirectory() as name:
        for title, words in wishes.items():
            data = Path(name) / title
            command = [sys.executable, "-m", "regalia", "play", *words, "--seed", "4"]
            environment = {**os.environ, "REGALIA_DATA": str(data), "LANG": "C.UTF-8"}
            typed = "1\n2\n3\n" * 2
            subprocess.run(
                command, input=typed, env=environment, text=True, check=True, capture_output=True
            )
            (kept,) = (data / "games").iterdir()
            (folder / f"keyboard-{title}.txt").write_text(kept.read_text("utf-8"), "utf-8")


def positions() -> list[dict[str, Any]]:
    found = []
    for room in map(games.room, games.names()):
        for number, options in enumerate(variants(room.card)):
            game, steps = Game(room, options), random.Random(number).sample(range(60), 3)
            for step, _ in enumerate(play_randomly(game, chance.seeded(number), 60)):
                if step in steps:
                    position = game.position
                    found.append({"game": room.card.id, "options": options, "position": position})
    return found


def at_rest(database: Path) -> None:
    """One file, as small as can be."""
    kept = sqlite3.connect(database)
    kept.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    kept.execute("PRAGMA journal_mode=DELETE")
    kept.execute("VACUUM")
    kept.close()


def pack(path: Path, what: bytes) -> None:
    path.write_bytes(gzip.compress(what, 9, mtime=0))


def main(folder: Path) -> None:
    (folder / "records").mkdir(parents=True)
    with tempfile.TemporaryDirectory() as data:
        with serving(Path(data), **PLENTY) as server:
            making = Making(server)
            making.shared()
            making.friends()
            making.computers()
            making.hidden()
            making.odd_ones()
            making.records(folder / "records")
            people = [dict(person.http.cookies) for person in making.people]
        database = Path(data) / "regalia.db"
        at_rest(database)
        pack(folder / "regalia.db.gz", database.read_bytes())
        tables = {key: reading.table_says(log) for key, log in reading.logs(database).items()}
    at_the_keyboard(folder / "records")
    stood = positions()
    for one in stood:
        one["says"] = reading.position_says(**one)
    expected = {
        "people": people,  # their cookies
        "tables": tables,
        "records": {
            path.name: reading.record_says(path.read_text("utf-8"))
            for path in sorted((folder / "records").iterdir())
        },
        "positions": stood,
    }
    pack(folder / "expected.json.gz", json.dumps(expected, indent=1, ensure_ascii=False).encode())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
