"""The workshop by HTTP: nothing is stored, and whatever is sent is bounded and answered."""

from typing import Any

import pytest
from support.servers.serving import Person


def made(ann: Person, **wish: Any) -> tuple[int, dict[str, Any]]:
    answer = ann.http.post("/api/workshop", json={"game": "battles"} | wish)
    return answer.status_code, answer.json()


def test_a_form_a_draft_and_a_table(ann: Person) -> None:
    """A form leads to a table whose players see all numbers."""
    form = ann.http.get("/api/games/battles/workshop?language=de").json()
    unit, _, scenario = form["parts"]
    assert {one["key"] for one in unit["fields"]} == set(unit["blank"])
    fought = scenario["blank"] | {"army-white": "LL"}
    parts = {"unit": [unit["blank"]], "army": [], "scenario": [fought]}
    status, state = made(ann, parts=parts)
    assert status == 200 and state["problems"] == [] and len(state["matches"]) == 6
    way = state["ways"][-1]
    seats = [{"kind": "me"}, {"kind": "here"}]
    wish = {"game": "battles", "options": way["options"], "seats": seats}
    answer = ann.http.post("/api/tables", json=wish)
    assert answer.status_code in (200, 201), answer.text
    status, again = made(ann, text=state["text"])
    assert status == 200 and again["text"] == state["text"] and again["parts"] == state["parts"]


def test_as_many_new_things_as_there_may_be_do_not_get_in_each_others_way(ann: Person) -> None:
    for part in ann.http.get("/api/games/battles/workshop").json()["parts"]:
        fresh = [one for one in part["fields"] if one["fresh"]]
        things = [
            part["blank"] | {one["key"]: one["fresh"][n] for one in fresh}
            for n in range(part["most"])
        ]
        status, state = made(ann, parts={part["id"]: things})
        assert status == 200 and state["problems"] == []


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "ur", "parts": {}},
        {"game": "nothing", "parts": {}},
        {"text": "[[unit]]\n"},
        {"text": "/etc/passwd.toml"},
        {"text": "x" * 40_000},
        {"parts": {"unit": [{}] * 41}},
        {"parts": {"unit": [3]}},
        {"parts": []},
        {"more": 1},
    ],
)
def test_what_cannot_be_is_refused(ann: Person, wish: dict[str, Any]) -> None:
    status, failure = made(ann, **wish)
    assert status == 400 and failure["message"]


def test_a_game_without_a_workshop_has_no_form(ann: Person) -> None:
    assert ann.http.get("/api/games/ur/workshop").status_code == 400
    assert ann.http.get("/api/games/nothing/workshop").status_code in (400, 404)
    cards = ann.http.get("/api/games").json()
    assert [card["id"] for card in cards if card["workshop"]] == ["battles"]


def test_what_is_too_long_for_a_link_is_kept_under_a_key(ann: Person, bob: Person) -> None:
    """RB-31: a scenario in many languages."""
    name = ", ".join(f'{one} = "Bitka {one}"' for one in ("de", "en", "es", "fr", "sl"))
    text = f'[[scenario]]\nid = "bitka"\nname = {{ {name} }}\narmies = ["KN", "RR"]\n'
    kept = ann.http.post("/api/workshop/kept", json={"game": "battles", "text": text})
    assert kept.status_code == 200, kept.text
    key = kept.json()["key"]
    again = bob.http.post("/api/workshop/kept", json={"game": "battles", "text": text})
    assert again.json()["key"] == key
    found = bob.http.get(f"/api/games/battles/workshop/{key}").json()
    assert made(bob, text=found["text"])[1]["parts"] == made(ann, text=text)[1]["parts"]
    for address in (f"ur/workshop/{key}", "battles/workshop/" + "A" * 32, "battles/workshop/x"):
        assert bob.http.get(f"/api/games/{address}").status_code == 404
    for wrong in ("x", "", "[[unit]]", "y" * 40_000):
        wish = {"game": "battles", "text": wrong}
        assert ann.http.post("/api/workshop/kept", json=wish).status_code == 400
