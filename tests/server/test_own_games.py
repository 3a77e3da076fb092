"""What my games tell together: gathered when I look, taken along, forgotten for good."""

from support.serving import Person, Server


def given_up(person: Person) -> None:
    """A challenge of the Study, given up."""
    keys = person.open("study", {"kind": "me"}, options={"mode": "solo"})
    with person.sit_at(keys["key"]) as sitting:
        sitting.wait_for_table(lambda table: table["choices"])
        choice = next(one for one in sitting.table["choices"] if one["text"] == "give-up")
        sitting.act(choice)
        sitting.wait_for_table(lambda table: table["over"])


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
