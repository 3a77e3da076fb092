"""Live tables, as two browsers and a spectator see them."""

import json
import random
from typing import Any

import httpx
import pytest
from support.servers.serving import Person, Server, Sitting
from support.waiting import until

from regalia import games

COMPILING = 300  # seconds that a computer may take for the first time


def play_on(*sitting: Sitting, most: int = 400) -> None:
    """Everybody plays the first action that is offered until the game is over."""
    for _ in range(most):
        for one in sitting:
            if one.table["over"]:
                return
            choices = [choice for choice in one.table["choices"] if not choice["prepare"]]
            if choices:
                n = one.table["n"]
                one.act(choices[n % len(choices)])
                for other in sitting:
                    other.wait_for_table(lambda table, n=n: table["n"] > n)  # type: ignore[misc]
                break
        else:
            sitting[0].hear()


def test_a_friend_joins_by_the_link_and_both_see_the_same_game(ann: Person, bob: Person) -> None:
    keys = ann.open("twelve", {"kind": "me"}, {"kind": "open"})
    with ann.sit_at(keys["key"]) as first, bob.sit_at(keys["key"], "de") as second:
        assert first.table["you"] == [0]
        assert second.table["you"] == []
        assert not first.table["started"]
        second.send("sit", seat=1, name="Bob", luck="abc")
        second.wait_for_table(lambda table: table["started"])
        first.wait_for_table(lambda table: table["started"])
        assert first.table["choices"] and not second.table["choices"]
        first.act(first.table["choices"][0])
        after = second.wait_for_table(lambda table: table["choices"])
        assert [entry["text"] for entry in after["log"] if entry["seat"] == 0]
        assert {seat["online"] for seat in after["seats"]} == {True}
    with bob.sit_at(keys["watch"]) as again:
        assert again.table["you"] == [1], "whoever holds a seat keeps it, with any link"


def test_the_computer_answers(ann: Person) -> None:
    key = ann.open("ur", {"kind": "me"}, {"kind": "computer", "level": 2})["key"]
    with ann.sit_at(key) as sitting:
        play_until_computer(sitting)


def test_a_table_begins_from_a_record_and_a_spoilt_one_is_refused(ann: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "computer", "level": 1}]
    wanted = {"game": "ur", "seats": seats, "record": '[Game "ur"]\n\nroll:gg enter roll:gs'}
    opened = ann.http.post("/api/tables", json=wanted)
    assert opened.status_code == 201, opened.text
    with ann.sit_at(opened.json()["key"]) as sitting:
        assert [entry["text"] for entry in sitting.log[:3]] == ["roll:gg", "enter", "roll:gs"]
        play_until_computer(sitting)
    for spoilt in ('[Game "ur"]\n\nenter', '[Game "twelve"]', '[Game "ur"]\n\nroll:?', "["):
        refused = ann.http.post("/api/tables?language=de", json={**wanted, "record": spoilt})
        assert refused.status_code == 400, refused.text
        assert refused.json()["message"]
    too_long = ann.http.post("/api/tables", json={**wanted, "record": "x" * 50_001})
    assert too_long.status_code == 400


def play_until_computer(sitting: Sitting) -> None:
    for _ in range(60):
        if any(entry["seat"] == 1 for entry in sitting.log):
            return
        if sitting.table["choices"]:
            n = sitting.table["n"]
            sitting.act(sitting.table["choices"][0])
            sitting.wait_for_table(lambda table, n=n: table["n"] > n)  # type: ignore[misc]
        else:
            sitting.hear()
    raise AssertionError("the computer never acted")


def test_a_stale_action_is_refused_and_the_table_told_anew(ann: Person) -> None:
    with ann.sit_at(ann.open("twelve")["key"]) as sitting:
        choice = sitting.table["choices"][0]
        n = sitting.table["n"]
        sitting.act(choice)
        sitting.wait_for_table(lambda table: table["n"] > n)
        sitting.send("act", n=n, seat=choice["seat"], text=choice["text"])
        assert sitting.wait(lambda message: message["type"] == "refusal")["code"] == "stale"


def test_an_impossible_tap_is_answered_with_the_rule_in_the_persons_language(ann: Person) -> None:
    with ann.sit_at(ann.open("ur")["key"], "de") as sitting:
        sitting.send("why", seat=sitting.table["choices"][0]["seat"], taps=["A1", "C8"])
        refusal = sitting.wait(lambda message: message["type"] == "refusal")
        assert refusal["rule"].startswith("UR-")
        german = refusal["message"]
        sitting.send("language", language="en")
        sitting.wait(lambda message: message["type"] == "table")
        sitting.send("why", seat=sitting.table["choices"][0]["seat"], taps=["A1", "C8"])
        english = sitting.wait(lambda message: message["type"] == "refusal")["message"]
        assert english != german


def test_a_hint_is_one_of_the_choices(ann: Person) -> None:
    key = ann.open("ur", {"kind": "me"}, {"kind": "computer", "level": 1})["key"]
    with ann.sit_at(key) as sitting:
        table = sitting.wait_for_table(lambda table: table["choices"])
        sitting.send("hint", seat=0)
        hint = sitting.wait(lambda message: message["type"] in ("hint", "refusal"), 60)
        assert hint["type"] == "hint", hint
        assert hint["text"] in [choice["text"] for choice in table["choices"]]
        assert hint["taps"] and hint["sentence"]


def test_whoever_waits_for_a_hint_plays_on_and_hears_nothing_of_what_is_past(ann: Person) -> None:
    key = ann.open("twelve", {"kind": "me"}, {"kind": "computer", "level": 1})["key"]
    with ann.sit_at(key) as sitting:
        table = sitting.wait_for_table(lambda table: table["choices"])
        sitting.send("hint", seat=0)
        sitting.act(table["choices"][0])
        sitting.wait(lambda after: after.get("choices") and after["n"] > table["n"], COMPILING)
        hints = [one for one in map(json.loads, sitting.frames) if one["type"] == "hint"]
        assert not hints, "the answer to a hint came before the action was heard"

        def hinted() -> dict[str, Any] | None:
            """One hint at a time: while the first is still thought about, it is refused."""
            sitting.send("hint", seat=0)
            found: dict[str, Any] = sitting.wait(lambda one: one["type"] in ("hint", "refusal"))
            return found if found["type"] == "hint" else None

        answer = until(hinted, "no hint comes")
        assert answer and answer["text"] in [choice["text"] for choice in sitting.table["choices"]]


def test_a_finished_game_can_be_replayed_downloaded_uploaded_and_verified(
    ann: Person, bob: Person
) -> None:
    keys = ann.open("ur")
    with ann.sit_at(keys["key"]) as sitting:
        commit = sitting.table["commit"]
        assert sitting.table["seed"] is None
        sitting.send("resign", seat=0)
        sitting.wait_for_table(lambda table: table["over"])
        assert sitting.table["seed"]
    record = bob.http.get(f"/api/tables/{keys['watch']}/record")
    assert record.status_code == 200 and commit in record.text
    steps = bob.http.get(f"/api/tables/{keys['watch']}/steps?language=fr").json()
    start = {"n": 0, "seat": -1, "text": "", "sentence": "", "turn": 0, "whose": -1}
    assert steps["steps"][0] == start
    scenes = bob.http.get(f"/api/tables/{keys['watch']}/scenes?language=fr&shape=tall").json()
    assert len(scenes) == len(steps["steps"]) and scenes[0]["items"]
    assert bob.http.get(f"/api/tables/{keys['watch']}/scenes?begin=999").json() == []
    verified = bob.http.get(f"/api/tables/{keys['watch']}/verify").json()
    assert verified["ok"] is True and verified["commit"] == commit
    brought = bob.http.post("/api/records", json={"record": record.text})
    assert brought.status_code == 201, brought.text
    key = brought.json()["key"]
    assert bob.http.get(f"/api/tables/{key}/steps").json()["steps"]
    assert bob.http.get(f"/api/tables/{key}/verify").json()["ok"] is True


def test_a_running_game_is_told_without_secrets_and_its_record_hides_what_is_secret(
    ann: Person, bob: Person
) -> None:
    keys = ann.open("gambit")
    with ann.sit_at(keys["key"]) as sitting:
        assert len([*sitting.play(random.Random(1), 8)]) > 4
    steps = bob.http.get(f"/api/tables/{keys['watch']}/steps?seat=-2").json()["steps"]
    assert any("?" in step["text"] for step in steps)
    record = bob.http.get(f"/api/tables/{keys['watch']}/record").text
    assert "?" in record


def test_my_tables_are_listed_for_me_alone(ann: Person, bob: Person) -> None:
    key = ann.open("ur")["key"]
    mine = ann.http.get("/api/tables?language=de").json()
    assert [one["key"] for one in mine] == [key]
    assert mine[0]["game"] == "ur" and mine[0]["yours"] == [0, 1]
    assert bob.http.get("/api/tables").json() == []


def test_a_rematch_takes_onlookers_along_to_look_on(
    server: Server, ann: Person, bob: Person
) -> None:
    keys = ann.open("ur")
    with ann.sit_at(keys["key"]) as playing, bob.sit_at(keys["watch"]) as watching:
        playing.send("resign", seat=0)
        playing.wait_for_table(lambda table: table["over"])
        playing.send("rematch")
        new = playing.wait(lambda m: m["type"] == "rematch")["key"]
        there = watching.wait(lambda m: m["type"] == "rematch")["key"]
    with bob.sit_at(there) as again:
        assert again.table["you"] == [] and again.table["keys"] == {"play": None, "watch": there}
    assert there != new


def test_a_rematch_takes_everybody_to_a_new_table_with_sides_switched(
    ann: Person, bob: Person
) -> None:
    key = ann.open("twelve", {"kind": "me"}, {"kind": "open"})["key"]
    with ann.sit_at(key) as first, bob.sit_at(key) as second:
        second.send("sit", seat=1, name="Bob", luck="")
        first.wait_for_table(lambda table: table["started"])
        first.send("resign", seat=0)
        first.wait_for_table(lambda table: table["over"])
        first.send("rematch")
        second.wait_for_table(lambda table: table["over"])
        second.send("rematch")
        new = {one.wait(lambda m: m["type"] == "rematch")["key"] for one in (first, second)}
        assert len(new) == 1
    (key,) = new
    with ann.sit_at(key) as first, bob.sit_at(key) as second:
        assert first.table["you"] == [1] and second.table["you"] == [0]
        assert first.table["started"]


def test_the_clock_ends_a_game_by_itself(ann: Person) -> None:
    key = ann.open("twelve", clock={"kind": "turn", "seconds": 5})["key"]
    with ann.sit_at(key) as sitting:
        table = sitting.wait_for_table(lambda table: table["over"])
        assert table["result"] == [0, 1]


def test_the_games_are_told_in_every_language(ann: Person) -> None:
    names = set()
    for language in ("de", "en", "es", "fr", "it", "nl", "pl", "sl"):
        cards = ann.http.get(f"/api/games?language={language}").json()
        easiest = sorted(games.names(), key=lambda name: games.room(name).card.ease)
        assert [card["id"] for card in cards] == easiest
        names.add(cards[0]["name"])
    assert len(names) > 4
    unknown = ann.http.get("/api/games?language=xx")
    assert unknown.json() == ann.http.get("/api/games?language=en").json()


@pytest.mark.parametrize("game", games.names())
def test_pictures_and_rules_are_served(server: Server, game: str) -> None:
    picture = httpx.get(f"{server.url}/api/games/{game}/picture.svg?language=pl")
    assert picture.status_code == 200 and picture.text.startswith("<svg")
    rules = httpx.get(f"{server.url}/api/games/{game}/rules?language=pl").json()
    assert rules["title"] and "<script" not in rules["html"]
    assert httpx.get(f"{server.url}/api/games/nothing/rules").status_code == 404


def test_whoever_runs_it_can_see_how_it_is(server: Server, ann: Person) -> None:
    assert httpx.get(server.url + "/health").json()["ok"] is True
    with ann.sit_at(ann.open("ur")["key"]):
        told = httpx.get(server.url + "/metrics").text
        assert "regalia_connections 1.0" in told
        assert "regalia_told_seconds_bucket" in told


def test_whoever_acts_and_is_gone_at_once_takes_nobody_along(ann: Person) -> None:
    """The action is done or not, and the others stay connected."""
    key = ann.open("twelve")["key"]
    with ann.sit_at(key) as staying:
        for _ in range(12):
            with ann.sit_at(key) as leaving:
                n = leaving.table["n"]
                if leaving.table["over"]:
                    break
                leaving.act(leaving.table["choices"][0])
                leaving.socket.socket.close()
            staying.send("ping")
            staying.wait(lambda message: message["type"] == "pong", 20)
        assert n > 3, "some of the actions were done"
