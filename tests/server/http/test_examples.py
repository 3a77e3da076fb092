"""Worked examples by HTTP: what the book says of a position, and what comes of trying it."""

import pytest
from support.servers.serving import Person

EXAMPLE = "/api/games/ur/examples/ur-no-cross-enemy"


def tried(ann: Person, *actions: str, at: str = EXAMPLE, **more: object) -> dict:
    answer = ann.http.post(at, json={"actions": list(actions), **more})
    assert answer.status_code == 200
    found: dict = answer.json()
    return found


def test_an_example_tells_what_the_book_allows_and_refuses(ann: Person) -> None:
    """UR-10, UR-11."""
    packet = ann.http.get(f"{EXAMPLE}?shape=tall&language=de").json()
    assert packet["rules"] == ["UR-10", "UR-11"] and "gegnerischen" in packet["sentence"]
    assert packet["allowed"] == ["A2-A3"] and not packet["complete"]
    assert [(one["text"], one["rule"]) for one in packet["refused"]] == [("A2-A3-A4", "UR-10")]
    assert packet["begin"]["scene"]["height"] > packet["begin"]["scene"]["width"]
    assert packet["answers"]["A2-A3"] == tried(ann, "A2-A3", shape="tall") | {
        "frames": packet["answers"]["A2-A3"]["frames"]
    }


def test_anything_else_that_is_possible_can_be_tried_and_what_is_not_is_refused(
    ann: Person,
) -> None:
    """UR-10, UR-13."""
    assert tried(ann, "enter")["state"] == "done"
    found = tried(ann, "A2-A3-A4")
    assert (found["state"], found["rule"]) == ("illegal", "UR-10") and found["said"]
    assert tried(ann, "A2-A3", "enter")["state"] == "illegal"
    assert tried(ann, "nonsense")["state"] == "illegal"
    touched = tried(ann, taps=["A3"])
    assert touched["state"] == "illegal" and touched["said"] and not touched["frames"]


def test_a_turn_goes_on_as_long_as_it_is_one_s_own_dice_included(ann: Person) -> None:
    """UR-14."""
    example = "/api/games/ur/examples/ur-rosette"
    assert tried(ann, "A2-A1", at=example)["next"]["choices"]
    rolled = tried(ann, "A2-A1", "roll", at=example)
    texts = [choice["text"] for choice in rolled["next"]["choices"]]
    assert rolled["state"] == "going-on" and "roll:gs" in texts
    assert tried(ann, "A2-A1", "roll", "roll:gs", at=example)["next"]["choices"]
    assert tried(ann, "A2-A1", "stop", at=example)["state"] == "done"


def test_several_actions_of_the_book_can_be_played_out(ann: Person) -> None:
    """ST-11: the four moves of the Study's example, which is its only least plan."""
    packet = ann.http.get("/api/games/study/examples/st-example").json()
    assert (packet["least"], packet["plans"]) == (4, 1)
    assert [len(line) for line in packet["lines"]] == [4]
    assert packet["lines"][0][-1]["scene"]["ending"]


@pytest.mark.parametrize("at", ["ur/examples/nothing", "chess/examples/ur-one"])
def test_examples_that_there_are_not_are_not_found(ann: Person, at: str) -> None:
    assert ann.http.get(f"/api/games/{at}").status_code == 404
    assert ann.http.post(f"/api/games/{at}", json={"actions": []}).status_code == 404


def test_a_request_that_is_none_is_refused(ann: Person) -> None:
    for body in ({}, {"actions": ["x" * 201]}, {"actions": [], "taps": ["a"] * 17}):
        assert ann.http.post(EXAMPLE, json=body).status_code == 400


def test_every_example_of_a_rules_page_is_a_button_below_its_rule(ann: Person) -> None:
    html = ann.http.get("/api/games/ur/rules").json()["html"]
    rule = html.partition('<li id="UR-10">')[2].partition("<li ")[0]
    assert 'data-example="ur-no-cross-enemy"' in rule and "Try it" in rule
    assert html.count("data-example=") == html.count(">Try it<") > 40
