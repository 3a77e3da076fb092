"""Computer players by HTTP: how they are called, how they play, and their crests."""

from support.servers.serving import Person


def test_the_ten_of_a_game_are_told_in_the_language_of_who_asks(ann: Person) -> None:
    found = ann.http.get("/api/games/ur/opponents?language=de").json()
    assert [one["name"] for one in found][5:7] == ["Vera", "Casimir"]
    assert [one["level"] for one in found] == list(range(1, 11))
    assert found[0]["about"].startswith("Kennt die Regeln")
    other = ann.http.get("/api/games/battles/opponents?language=de").json()
    assert found[0]["about"] != other[0]["about"] and found[5] == other[5]
    assert ann.http.get("/api/games/nothing/opponents").status_code == 404


def test_each_has_a_crest_that_needs_no_style(ann: Person) -> None:
    drawn = []
    for level in range(1, 11):
        answer = ann.http.get(f"/api/crests/{level}/picture.svg")
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert "var(" not in answer.text
        drawn.append(answer.text)
    assert len(set(drawn)) == 10
    for level in ("0", "11", "x"):
        assert ann.http.get(f"/api/crests/{level}/picture.svg").status_code == 404


def test_handicaps_are_recommended_to_any_two_levels(ann: Person) -> None:
    """UR-28: by the difference, the same whichever of the two has the first seat."""
    found = ann.http.get("/api/games/ur/handicaps").json()
    assert found["option"] == "handicap" and 1 <= found["anybody"] <= 10
    between = found["between"]
    assert [len(row) for row in between] == [10] * 10
    for level in range(10):
        assert between[level][level] == "none"
    assert between[5][1].startswith("first-")
    assert between[1][5] == between[5][1].replace("first", "second")
    assert ann.http.get("/api/games/nothing/handicaps").status_code == 404
