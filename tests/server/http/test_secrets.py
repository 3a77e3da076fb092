"""Secrets never leave the server for a seat that may not know them: looked for in the bytes."""

import json
import random
import sqlite3
from typing import Any

import pytest
from support.servers.serving import Person, Server, Sitting

ACTIONS = 40


def entries(server: Server, key: str) -> list[dict[str, Any]]:
    """The log as the server keeps it, with all its secrets."""
    with sqlite3.connect(f"file:{server.folder / 'regalia.db'}?mode=ro", uri=True) as database:
        rows = database.execute(
            "SELECT body FROM entries JOIN tables ON id = table_id WHERE play_key = ? ORDER BY n",
            (key,),
        )
        return [json.loads(body) for (body,) in rows]


def play(sitting: list[Sitting], rng: random.Random, most: int) -> None:
    for _ in range(most):
        acting = [one for one in sitting if any(not c["prepare"] for c in one.table["choices"])]
        if not acting or sitting[0].table["over"]:
            return
        n = acting[0].table["n"]
        acting[0].act(rng.choice([c for c in acting[0].table["choices"] if not c["prepare"]]))
        for one in sitting:
            one.wait_for_table(lambda table, n=n: table["n"] > n)  # type: ignore[misc]


@pytest.mark.parametrize("game", ["gambit", "battles"])
def test_the_frames_hide_the_others_cards_and_the_seed(
    server: Server, ann: Person, bob: Person, game: str
) -> None:
    keys = ann.open(game, {"kind": "me"}, {"kind": "open"})
    with (
        Person(server) as eve,
        ann.sit_at(keys["key"]) as first,
        bob.sit_at(keys["key"]) as second,
        eve.sit_at(keys["watch"]) as watching,
    ):
        second.send("sit", seat=1, name="Bob", luck="")
        first.wait_for_table(lambda table: table["started"])
        second.wait_for_table(lambda table: table["started"])
        play([first, second], random.Random(5), ACTIONS)
        n = first.table["n"]
        watching.wait_for_table(lambda table: table["n"] >= n)
        frames = {0: first.frames, 1: second.frames, -1: watching.frames}
    log = entries(server, keys["key"])
    seed = log[0]["seed"]
    people = {place.get("person") for place in log[0]["places"]} | {
        entry["person"] for entry in log if entry["is"] == "sat"
    }
    hidden = 0
    for seat, heard in frames.items():
        text = "".join(heard)
        assert seed not in text, "whoever knows the seed knows all dice and cards to come"
        assert not any(person in text for person in people if person)
        hidden += sum(checked(json.loads(frame), seat) for frame in heard)
    assert hidden > ACTIONS, "too little was hidden to prove anything"


def checked(message: dict[str, Any], seat: int) -> int:
    """The number of others' hands and rows of cards that are hidden: each shows backs, or only a
    count."""
    if message["type"] != "table" or message["over"]:
        return 0
    hidden = 0
    trays = message["scene"].get("trays", [])
    for tray in trays:
        if tray["id"].startswith(("hand:", "row:")) and tray["seat"] != seat:
            looks = {item["look"] for item in tray["items"] if item["id"] != "revealed"}
            assert looks <= {f"back-{tray['seat']}"}, (seat, tray)
            hidden += 1  # perhaps only a count
    laid_out = [item for tray in trays for item in tray["items"]]
    for item in [*message["scene"]["items"], *laid_out]:
        place, _, rest = item["id"].partition(":")
        owner = rest.split(":")[0]
        if place in ("hand", "row") and owner in ("0", "1") and item["kind"] == "card":
            if int(owner) != seat:
                assert item["look"] == f"back-{owner}", (seat, item)
                hidden += 1
        elif place == "hand" and item["kind"] == "card":
            assert seat >= 0, ("whoever watches sees no face of a card in a hand", item)
    assert all(choice["seat"] == seat for choice in message["choices"])
    return hidden


def test_a_log_for_others_hides_what_was_chosen_in_secret(
    server: Server, ann: Person, bob: Person
) -> None:
    keys = ann.open("battles", {"kind": "me"}, {"kind": "open"})
    with ann.sit_at(keys["key"]) as first, bob.sit_at(keys["key"]) as second:
        second.send("sit", seat=1, name="Bob", luck="")
        first.wait_for_table(lambda table: table["choices"])
        choice = next(c for c in first.table["choices"] if c["text"] == "army:KQNP")
        n = first.table["n"]
        first.act(choice)
        second.wait_for_table(lambda table: table["n"] > n)
        first.wait_for_table(lambda table: table["n"] > n)
        assert "army:KQNP" in "".join(first.frames[-1])
        told = json.loads(second.frames[-1])
        assert {choice["seat"] for choice in told.pop("choices")} == {1}, "Bob's own armies"
        assert "KQNP" not in json.dumps(told), "in no log and no picture"
