"""Help from a second window: a host may turn values off meanwhile, and is told of the unusual."""

import random
from pathlib import Path
from typing import Any

from support.servers.serving import Person, Server, serving

import regalia
from regalia.core.game import record
from regalia.core.game.game import Game

ME, OPEN, PIP = {"kind": "me"}, {"kind": "open"}, {"kind": "computer", "level": 1}
UNUSUAL = "values were asked of a position that others play"


def under_way() -> Game:
    """A game of Ur in which somebody has to act, far enough to be nobody else's."""
    game, rng, chance = regalia.new("ur"), random.Random(5), regalia.rng(5)
    while game.is_chance or len(game.events) < 12:
        if game.is_chance:
            game.roll(chance)
        else:
            game.play(rng.choice([*game.actions()]))
    return game


def look(person: Person, text: str, seat: int) -> Any:
    brought = person.http.post("/api/analysis", json={"text": text})
    assert brought.status_code == 201, brought.text
    where = f"/api/tables/{brought.json()['key']}/analysis/look?language=de"
    return person.http.post(where, json={"seat": seat, "step": None})


def test_where_the_host_wants_it_nobody_gets_values_while_people_play(tmp_path: Path) -> None:
    game = under_way()
    text, seat = record.write(game), game.players[0]
    with (
        serving(tmp_path, REGALIA_ANALYSIS_MEANWHILE="0") as server,
        Person(server) as ann,
        Person(server) as bob,
        Person(server) as cleo,
    ):
        over = ann.open("ur")["key"]
        with ann.sit_at(over) as alone:
            alone.send("resign", seat=0)
            alone.wait_for_table(lambda table: table["over"])
        assert cleo.http.post(f"/api/tables/{over}/review", json={}).status_code == 200
        key = ann.open("ur", ME, OPEN, record=text)["key"]
        assert look(cleo, text, seat).status_code == 200, "nobody plays with anybody yet"
        with bob.sit_at(key) as sitting:
            sitting.send("sit", seat=1, name="Bob", luck="")
            sitting.wait_for_table(lambda table: table["started"])
            refused = look(cleo, text, seat)
            assert refused.status_code == 400
            assert "keine Werte" in refused.json()["message"]
            review = cleo.http.get(f"/api/tables/{over}/review?language=de")
            assert review.status_code == 400 and "keine Werte" in review.json()["message"]
            hinted = cleo.open("ur", *([ME, PIP] if seat == 0 else [PIP, ME]), record=text)["key"]
            with cleo.sit_at(hinted) as own:
                own.send("hint", seat=seat)
                said = own.wait(lambda message: message["type"] in ("refusal", "hint"))
                assert said["type"] == "refusal" and "values" in said["message"]
            sitting.send("resign", seat=1)
            sitting.wait_for_table(lambda table: table["over"])
            assert look(cleo, text, seat).status_code == 200


def test_who_plays_with_others_gets_no_hint_at_a_table_begun_from_a_position(
    server: Server, ann: Person, bob: Person
) -> None:
    game = under_way()
    text, seat = record.write(game), game.players[0]
    seats = [ME, PIP] if seat == 0 else [PIP, ME]
    keys = [ann.open("ur", *seats, **more)["key"] for more in ({"record": text}, {})]
    shared = ann.open("ur", ME, OPEN)["key"]

    def hint(key: str) -> Any:
        with ann.sit_at(key) as own:
            own.wait_for_table(lambda table: any(not one["prepare"] for one in table["choices"]))
            own.send("hint", seat=own.table["choices"][0]["seat"])
            return own.wait(lambda message: message["type"] in ("refusal", "hint"))

    assert hint(keys[0])["type"] == "hint", "they play with nobody yet"
    with bob.sit_at(shared) as sitting:
        sitting.send("sit", seat=1, name="Bob", luck="")
        sitting.wait_for_table(lambda table: table["started"])
        assert "with others" in hint(keys[0])["message"]
        assert hint(keys[1])["type"] == "hint", "that table goes its own way"


def test_a_look_at_what_others_play_is_told_to_the_host_once_and_without_names(
    tmp_path: Path,
) -> None:
    game = under_way()
    text, seat = record.write(game), game.players[0]
    with (
        serving(tmp_path) as server,
        Person(server) as ann,
        Person(server) as bob,
        Person(server) as cleo,
    ):
        key = ann.open("ur", ME, OPEN, record=text)["key"]
        with bob.sit_at(key) as sitting:
            sitting.send("sit", seat=1, name="Bob", luck="")
            sitting.wait_for_table(lambda table: table["started"])
            assert look(cleo, "0...../1......./...... 0", 0).status_code == 400  # no roll yet
            assert UNUSUAL not in server.told()
            for _ in range(2):
                assert look(cleo, text, seat).status_code == 200
            told = [line for line in server.told().splitlines() if UNUSUAL in line]
            assert len(told) == 1 and '"game": "ur"' in told[0]
            secrets = [key, *(one.cookie.partition("=")[2] for one in (ann, bob, cleo))]
            persons = [one.http.get("/api/person").json()["person"] for one in (ann, bob, cleo)]
            for secret in (*secrets, *persons, "Bob", "127.0.0.1"):
                assert secret not in told[0]
