"""A person's games taken together: gathered on request, taken along, forgotten for good."""

from server.jobs.test_reviews import HEADERS, awaited
from support.servers.serving import Person, Server


def given_up(person: Person) -> dict[str, str]:
    """A challenge of the Study, given up."""
    keys = person.open("study", {"kind": "me"}, options={"mode": "solo"})
    with person.sit_at(keys["key"]) as sitting:
        sitting.wait_for_table(lambda table: table["choices"])
        choice = next(one for one in sitting.table["choices"] if one["text"] == "give-up")
        sitting.act(choice)
        sitting.wait_for_table(lambda table: table["over"])
    return keys


def test_games_come_in_once_are_taken_along_and_are_forgotten_for_good(
    server: Server, ann: Person, bob: Person
) -> None:
    where = "/api/person/games"
    assert ann.http.get(where).json() == []
    given_up(ann)
    for _ in range(2):
        (found,) = ann.http.get(where).json()
        assert found["game"] == "study"
        assert found["levels"] == [{"level": 0, "won": 0, "drawn": 0, "lost": 1}]
    assert "games.study" in ann.http.get("/api/person").json()["values"]
    assert bob.http.get(where).json() == [], "nobody else sees it"
    forged = ann.http.put("/api/person/values/games.study", json={"value": {}})
    assert forged.status_code == 404, "only the server writes it"
    assert ann.http.delete(where).status_code == 200
    assert ann.http.get(where).json() == [], "what was over by then does not come in again"


def test_marked_decisions_of_a_review_come_back_and_are_told_with_my_games(
    server: Server, ann: Person, bob: Person
) -> None:
    keys = given_up(ann)
    key, where = keys["key"], "/api/person/mistakes/study"
    begun = ann.http.post(f"/api/tables/{key}/review", json={}, headers=HEADERS)
    assert begun.status_code == 200
    awaited(ann, key)
    (mistake,) = ann.http.get(where).json()
    assert mistake["due"] is False, "tomorrow"
    awaited(bob, key)
    assert bob.http.get(where).json() == [], "only those of one's own seat"
    (found,) = ann.http.get("/api/person/games").json()
    assert found["games"][0]["accuracy"] is not None
    told = {"key": mistake["key"], "n": mistake["n"], "right": True}
    assert ann.http.post(where, json=told, headers=HEADERS).status_code == 200
    assert ann.http.get(where).json() == [mistake], "too soon to tell"
    gone = {**told, "right": None}
    assert ann.http.post(where, json=gone, headers=HEADERS).status_code == 200
    assert ann.http.get(where).json() == []


def test_strengths_are_told_of_oneself_alone_and_forgotten_with_the_games(
    server: Server, ann: Person, bob: Person
) -> None:
    where, kept = "/api/person/style", "practice.twelve"
    assert ann.http.get(where).json() == []
    missed = ann.http.post("/api/games/twelve/exercises/0/missed", headers=HEADERS)
    assert missed.status_code == 200
    (found,) = ann.http.get(where).json()
    assert found["game"] == "twelve"
    texts = [one["text"] for one in found["sentences"]]
    assert texts == [
        "For a sentence about phases of the game, 6 more games with a review are needed.",
        "To compare two themes, at least 19 more exercises are needed.",
    ]
    assert bob.http.get(where).json() == [], "nobody else sees it"
    german = ann.http.get(where, params={"language": "de"}).json()
    assert "fehlen noch 6 Partien" in german[0]["sentences"][0]["text"]
    tally = ann.http.get("/api/person").json()["values"][kept]["tally"]
    ((counts,),) = [grades.values() for grades in tally.values()]
    assert counts == [0, 1]
    assert ann.http.delete("/api/person/games").status_code == 200
    assert ann.http.get(where).json() == []
    assert ann.http.get("/api/person").json()["values"][kept]["waiting"], "what comes back, does"
