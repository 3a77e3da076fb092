"""Looking back at games of the server: who may see what, and going on from a step."""

from support.endings import ended
from support.servers.serving import Person, Server

from regalia.core.game import Game, record

ME, OPEN = {"kind": "me"}, {"kind": "open"}


def middle(game: str) -> Game:
    """A game in the middle."""
    whole = ended(game)
    while len(whole.events) > 60:
        whole.undo()
    return whole


def test_a_running_game_is_told_as_each_one_knows_it_whatever_they_ask_for(
    server: Server, ann: Person, bob: Person
) -> None:
    game = middle("gambit")
    keys = ann.open("gambit", ME, OPEN, record=record.write(game))
    for person, eyes in ((ann, 0), (bob, -1)):
        for asked in (-2, -1, 0, 1):
            where = f"/api/tables/{keys['watch']}"
            told = person.http.get(f"{where}/steps?seat={asked}").json()
            assert told["live"] and told["you"] == ([0] if eyes == 0 else [])
            assert [step["text"] for step in told["steps"][1:]] == game.seen(eyes)
            scenes = person.http.get(f"{where}/scenes?seat={asked}&begin=60").json()
            for tray in scenes[0]["trays"]:
                if tray["id"].startswith("hand:") and tray["seat"] != eyes:
                    assert {item["look"] for item in tray["items"]} <= {f"back-{tray['seat']}"}


def test_a_record_saved_in_the_middle_opens_for_whoever_saved_it(
    server: Server, ann: Person, bob: Person
) -> None:
    game = middle("gambit")
    keys = ann.open("gambit", ME, OPEN, record=record.write(game))
    saved = ann.http.get(f"/api/tables/{keys['key']}/record").text
    assert "?" in saved and keys["key"] not in saved
    headers = {"X-Regalia": "1"}
    answer = ann.http.post("/api/records", json={"record": saved}, headers=headers)
    key = answer.json()["key"]
    told = ann.http.get(f"/api/tables/{key}/steps?seat=-2").json()
    assert [step["text"] for step in told["steps"][1:]] == game.seen(0)
    other = bob.http.get(f"/api/tables/{key}/steps?seat=-2").json()
    assert [step["text"] for step in other["steps"][1:]] == game.seen(-1)
    lost = saved.replace(f'[Table "{key}"]', '[Table "nowhere"]')
    answer = ann.http.post("/api/records", json={"record": lost}, headers=headers)
    assert answer.status_code == 400 and "hides what" in answer.json()["message"]


def test_a_finished_game_is_told_with_all_secrets_and_up_to_any_step(
    server: Server, ann: Person, bob: Person
) -> None:
    game = ended("gambit")
    headers = {"X-Regalia": "1"}
    answer = ann.http.post("/api/records", json={"record": record.write(game)}, headers=headers)
    where = f"/api/tables/{answer.json()['key']}"
    told = bob.http.get(f"{where}/steps?seat=-2").json()
    assert [step["text"] for step in told["steps"][1:]] == [event.text for event in game.events]
    assert told["over"] and told["secret"] and not told["live"]
    began = bob.http.get(f"{where}/record?step=70").text
    assert Game.from_record(began).events == game.events[:70]
    assert "Seed" not in record.read(began).tags
    keys = bob.open("gambit", ME, OPEN, record=began)
    again = bob.http.get(f"/api/tables/{keys['key']}/steps").json()
    assert len(again["steps"]) >= 71


def test_a_running_game_is_not_handed_out_up_to_a_step(server: Server, ann: Person) -> None:
    keys = ann.open("gambit", ME, OPEN, record=record.write(middle("gambit")))
    assert ann.http.get(f"/api/tables/{keys['key']}/record?step=3").status_code == 400
