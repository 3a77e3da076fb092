"""Lessons by HTTP: steps are told whole, answers are judged here and kept for whoever gave them."""

import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.servers.serving import Person

STEP = "/api/games/ur/lessons/first/enter"


def answered(ann: Person, *actions: object, step: str = STEP, **more: object) -> tuple[int, dict]:
    answer = ann.http.post(step, json={"actions": list(actions), **more})
    return answer.status_code, answer.json()


def learned(ann: Person, game: str = "ur") -> object:
    return ann.http.get("/api/person/values").json()["values"].get(f"learn.{game}")


def test_lessons_are_listed_and_a_step_is_told_whole(ann: Person) -> None:
    cards = ann.http.get("/api/games/ur/lessons?language=de").json()
    assert cards[0]["id"] == "first" and cards[0]["steps"][0]["id"] == "enter"
    packet = ann.http.get(f"{STEP}?shape=tall&language=de").json()
    assert packet["goal"] == cards[0]["steps"][0]["goal"]
    texts = {choice["text"] for choice in packet["begin"]["choices"]}
    assert "enter" in texts and set(packet["answers"]) == texts
    assert packet["answers"]["enter"]["state"] == "done"
    assert packet["begin"]["scene"]["height"] > packet["begin"]["scene"]["width"]


def test_the_card_of_a_game_says_how_long_its_lesson_is(ann: Person) -> None:
    card = next(one for one in ann.http.get("/api/games").json() if one["id"] == "ur")
    assert card["lesson"] == len(ann.http.get("/api/games/ur/lessons").json()[0]["steps"])


def test_what_is_done_is_kept_for_the_person_and_for_nobody_else(ann: Person, bob: Person) -> None:
    assert learned(ann) is None
    status, answer = answered(ann, "enter")
    assert status == 200 and answer["state"] == "done" and answer["stars"] == 3
    assert learned(ann) == {"first": {"enter": 3}} and learned(bob) is None


def test_the_little_steps_before_a_lesson_never_count(ann: Person) -> None:
    """UR-15."""
    status, answer = answered(ann, "B7-C7", step="/api/games/ur/lessons/begin/begin-win")
    assert status == 200 and answer["state"] == "done"
    assert learned(ann) is None
    card = next(one for one in ann.http.get("/api/games").json() if one["id"] == "study")
    told = {one["id"]: one for one in ann.http.get("/api/games/study/lessons").json()}
    assert card["ladder"] == len(told["begin"]["steps"]) == 3
    assert told["begin"]["leads"] in {one["id"] for one in told["first"]["steps"]}
    assert told["first"]["aim"] and not told["begin"]["aim"]


def test_wrong_tries_and_a_hint_cost_stars_and_one_stays(ann: Person) -> None:
    """UR-8."""
    for misses, hinted, kept in ((9, True, 1), (0, True, 2), (1, False, 2), (0, False, 3)):
        assert answered(ann, "enter", misses=misses, hinted=hinted)[0] == 200
        assert learned(ann) == {"first": {"enter": kept}}
    assert answered(ann, "enter", misses=-1)[0] == 400


def test_a_touch_that_does_nothing_is_explained_as_at_a_table(ann: Person) -> None:
    """UR-10: in a lesson and in an exercise; nothing is played, and nothing kept."""
    status, said = answered(ann, step="/api/games/ur/lessons/first/rosette", taps=["B1", "B5"])
    assert status == 200 and said["state"] == "illegal" and said["rule"] == "UR-10"
    assert said["said"] and said["frames"] == []
    number = next(one for one in range(20) if "enter" not in exercise_answers(ann, one))
    status, said = answered(ann, step=f"/api/games/ur/exercises/{number}", taps=["B1", "B8"])
    assert status == 200 and said["state"] == "illegal" and said["said"]
    assert learned(ann) is None


def exercise_answers(ann: Person, number: int) -> dict:
    return ann.http.get(f"/api/games/ur/exercises/{number}").json()["answers"] or {}


def test_nothing_is_kept_of_what_is_not_done(ann: Person) -> None:
    """UR-8."""
    for actions in ((), ("stop",), ("nonsense",), ("enter", "enter")):
        status, answer = answered(ann, *actions)
        assert status == 200 and answer["state"] in ("going-on", "illegal"), actions
    assert learned(ann) is None


def test_nobody_writes_what_was_learned_but_the_server(ann: Person) -> None:
    for name in ("learn.ur", "learn.gambit", "learn"):
        answer = ann.http.put(f"/api/person/values/{name}", json={"value": {"first": {"enter": 3}}})
        assert answer.status_code == 404
    assert learned(ann) is None


@pytest.mark.parametrize(
    "path",
    [
        *("/api/games/chess/lessons", "/api/games/ur/lessons/first/nothing"),
        *("/api/games/ur/lessons/guide/enter", "/api/games/ur/lessons/..%2Ffirst/enter"),
        "/api/games/ur/lessons/words/enter",
    ],
)
def test_what_there_is_not_is_not_found(ann: Person, path: str) -> None:
    assert ann.http.get(path).status_code == 404
    if path.count("/") > 4:
        assert answered(ann, "enter", step=path)[0] == 404


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)


@settings(
    max_examples=40,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(
    st.one_of(
        JSON,
        st.fixed_dictionaries({"actions": st.lists(st.text(max_size=30), max_size=4)}),
        st.fixed_dictionaries({"actions": JSON, "shape": JSON}),
    )
)
def test_whatever_is_sent_gets_an_answer_and_writes_nothing(ann: Person, body: object) -> None:
    answer = ann.http.post(STEP, json=body)
    assert answer.status_code in (200, 400, 429)
    if answer.status_code == 200:
        assert answer.json()["state"] != "done" or body["actions"] == ["enter"]  # type: ignore[index]
    else:
        assert answer.json()["message"]


def test_answers_are_bounded(ann: Person) -> None:
    assert answered(ann, *["enter"] * 41)[0] == 400
    assert answered(ann, "e" * 201)[0] == 400
    assert answered(ann, "enter", more=1)[0] == 400
    assert answered(ann, "enter", shape="round")[0] == 400


def test_a_guide_tells_whoever_is_to_act_what_it_is_about(ann: Person, bob: Person) -> None:
    """The room's words tell it, and nobody else is told."""
    seats = [{"kind": "me"}, {"kind": "computer", "level": 1}]
    wish = {"game": "ur", "seats": seats, "language": "en"}
    key = ann.http.post("/api/tables", json=wish).json()["key"]
    told = ann.http.get(f"/api/tables/{key}/guide?language=en").json()
    assert told is None or (re.fullmatch(r"[a-z0-9-]+", told["id"]) and told["sentence"])
    assert bob.http.get(f"/api/tables/{key}/guide").json() is None
    assert ann.http.get("/api/tables/nothing/guide").status_code == 404
