"""Reviews on the server: after the end, for whoever could see the game, behind people's moves."""

from itertools import product
from typing import Any

import pytest
from support.endings import ended
from support.games.study import OTHER, START
from support.servers.serving import Person, Server
from support.waiting import until

import regalia
from regalia.core.game import record

ME, OPEN = {"kind": "me"}, {"kind": "open"}
HEADERS = {"X-Regalia": "1"}


def given_up() -> str:
    """A challenge of the Study whose player gave up."""
    game, rng = regalia.new("study", mode="solo"), regalia.rng(3)
    while game.is_chance:
        game.roll(rng)
    game.play("give-up")
    return record.write(game)


def kept(person: Person, text: str) -> str:
    answer = person.http.post("/api/records", json={"record": text}, headers=HEADERS)
    return str(answer.json()["key"])


def awaited(person: Person, key: str) -> dict[str, Any]:
    def done() -> dict[str, Any] | None:
        found: dict[str, Any] = person.http.get(f"/api/tables/{key}/review").json()
        return found if found["state"] == "done" else None

    found = until(done, "the review is not done")
    assert found is not None
    return found


def test_a_review_is_begun_by_one_kept_and_seen_by_whoever_sees_the_game(
    server: Server, ann: Person, bob: Person
) -> None:
    key = kept(ann, given_up())
    where = f"/api/tables/{key}/review"
    assert ann.http.get(where).json()["state"] == "none"
    assert ann.http.post(where, json={}, headers=HEADERS).status_code == 200
    found = awaited(bob, key)["review"]
    (row,) = found["rows"]
    assert (row["start"], row["own"], row["result"], found["word"]) == (1.0, -1.0, 0.0, "exact")
    (moment,) = found["moments"]
    assert (moment["grade"], moment["loss"]) == ("blunder", 1.0)
    assert moment["better"] and len(moment["choices"]) > 2
    assert found["values"] == [[1.0, 1.0, 1.0, 0.0]]
    assert ann.http.post(where, json={}, headers=HEADERS).status_code == 200, "it is there"
    german = bob.http.get(f"{where}?language=de").json()["review"]["moments"][0]
    assert german["better"] != moment["better"]


def test_the_better_action_is_played_on_the_board(server: Server, ann: Person) -> None:
    key = kept(ann, given_up())
    where = f"/api/tables/{key}/better"
    before = ann.http.get(f"/api/tables/{key}/scenes?seat=-2").json()[2]
    game = regalia.read_record(given_up())
    game.undo()
    text = next(text for text in game.actions() if text != "give-up")
    scene = ann.http.get(where, params={"number": 3, "text": text}).json()
    assert scene["story"][0]["marks"] and scene["items"] != before["items"]
    for wrong in ({"number": 1, "text": text}, {"number": 3, "text": "Zz9"}, {"number": 99}):
        answer = ann.http.get(where, params={"text": "", **wrong})
        assert answer.status_code == 400 or answer.json() is None


def test_a_running_game_is_not_reviewed_and_all_are_refused_alike(
    server: Server, ann: Person, bob: Person
) -> None:
    game = ended("gambit")
    while len(game.events) > 60:
        game.undo()
    keys = ann.open("gambit", ME, OPEN, record=record.write(game))
    refused = set()
    for key, person in product(keys.values(), (ann, bob)):
        where = f"/api/tables/{key}/review"
        for answer in (
            person.http.get(where),
            person.http.post(where, json={}, headers=HEADERS),
            person.http.get(f"/api/tables/{key}/better", params={"number": 61, "text": "x"}),
        ):
            assert answer.status_code == 400
            assert "review" not in answer.json()
            refused.add(answer.content)
    assert len(refused) == 1


def test_who_plays_an_open_position_with_others_gets_no_review_that_goes_through_it(
    server: Server, ann: Person, bob: Person
) -> None:
    """A review tells what every action was worth: a record that goes on from there, made up to be
    over, would be an analysis."""
    game, rng = regalia.new("study"), regalia.rng(3)
    while game.is_chance:
        game.roll(rng)
    keys = ann.open("study", ME, OPEN, record=record.write(game))
    game.play("declare:9", 0)
    made_up = kept(ann, record.write(game, tags={"Points": "0 1"}))
    where = f"/api/tables/{made_up}/review"
    with bob.sit_at(keys["key"]) as sitting, Person(server) as cleo:
        sitting.send("sit", seat=1, name="Bob", luck="")
        sitting.wait_for_table(lambda table: table["started"])
        assert cleo.http.post(where, json={}, headers=HEADERS).status_code == 200, "others may"
        assert awaited(cleo, made_up)["review"]["moments"]
        for person in (ann, bob):
            for answer in (
                person.http.get(where),
                person.http.post(where, json={}, headers=HEADERS),
            ):
                assert answer.status_code == 400 and "playing" in answer.json()["message"]


def given_up_at(person: Person, **wishes: Any) -> str:
    """A table at which this person alone gave a challenge of the Study up."""
    key = person.open("study", ME, **wishes)["key"]
    with person.sit_at(key) as sitting:
        table = sitting.wait_for_table(lambda table: table["choices"])
        sitting.send("act", n=table["n"], seat=0, text="give-up")
        sitting.wait_for_table(lambda table: table["over"])
    return key


def test_who_plays_with_others_gets_reviews_of_games_that_were_played_and_of_none_made_up(
    server: Server, ann: Person, bob: Person
) -> None:
    """A position with hidden cards could be part of any game in which it looks the same."""
    game, rng = regalia.new("study", mode="solo"), regalia.rng(3)
    while game.is_chance:
        game.roll(rng)
    played = given_up_at(ann, options={"mode": "solo"})
    begun = given_up_at(ann, record=record.write(game))
    brought, secret = kept(ann, given_up()), kept(ann, record.write(ended("gambit")))
    wheres = [f"/api/tables/{key}/review" for key in (played, begun, brought, secret)]
    assert [ann.http.get(where).status_code for where in wheres] == [200] * 4
    others = {"deck": [START, OTHER]}  # of the standard cards one in sixty would be Ann's own
    for name, options in (("study", others), ("gambit", {})):
        keys = ann.open(name, ME, OPEN, options=options)
        with bob.sit_at(keys["key"]) as sitting:
            sitting.send("sit", seat=1, name="Bob", luck="")
            sitting.wait_for_table(lambda table: table["started"])
    assert [ann.http.get(where).status_code for where in wheres] == [200, 400, 400, 400]


def test_who_watches_cannot_stop_a_review_and_who_plays_can(
    server: Server, ann: Person, bob: Person
) -> None:
    """One that is done is stopped by nobody, but who may not is refused all the same."""
    key = given_up_at(ann, options={"mode": "solo"})
    where = f"/api/tables/{key}/review"
    assert bob.http.request("DELETE", where, headers=HEADERS).status_code == 403
    assert ann.http.request("DELETE", where, headers=HEADERS).status_code == 200
    brought = f"/api/tables/{kept(ann, given_up())}/review"
    assert bob.http.request("DELETE", brought, headers=HEADERS).status_code == 403


def test_who_played_is_spoken_to_and_who_watches_is_not(
    server: Server, ann: Person, bob: Person
) -> None:
    key = given_up_at(ann, options={"mode": "solo"})
    assert ann.http.post(f"/api/tables/{key}/review", json={}, headers=HEADERS).status_code == 200
    mine, theirs = awaited(ann, key)["review"], awaited(bob, key)["review"]
    assert mine["verdicts"][0]["headline"] == "Mostly your own moves."
    assert "your" not in theirs["verdicts"][0]["headline"]
    assert mine["brings_luck"] == "none"


@pytest.mark.parametrize("key", ["nothing", "x" * 64])
def test_there_is_no_review_of_what_is_not_there(server: Server, ann: Person, key: str) -> None:
    where = f"/api/tables/{key}/review"
    assert ann.http.get(where).status_code == 404
    assert ann.http.post(where, json={}, headers=HEADERS).status_code == 404
