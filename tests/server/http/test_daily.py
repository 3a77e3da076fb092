"""Exercises by HTTP: today's and practice; answers are judged and kept by the server."""

from datetime import UTC, datetime, timedelta
from typing import Any
from xml.etree import ElementTree

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.exercises import right
from support.servers.serving import Person

from regalia import games
from regalia.app import daily
from regalia.teaching.exercises.exercise_lists import day_of, listed, number_of
from regalia.teaching.exercises.practice import following
from regalia.teaching.exercises.streaks import noted

NOON = datetime(2026, 3, 10, 13, tzinfo=UTC)
EXERCISES = "/api/games/study/exercises"
COUNT = len(listed(games.room("study")) or ())


def ms(when: datetime) -> int:
    return int(when.timestamp() * 1000)


def study(ann: Person) -> dict[str, Any]:
    """Today's exercise of the Study."""
    found: dict[str, Any] = next(one for one in today(ann)["games"] if one["game"] == "study")
    return found


def today(ann: Person) -> dict[str, Any]:
    found: dict[str, Any] = ann.http.get("/api/daily").json()
    return found


def did(ann: Person, number: int, **more: object) -> str:
    answer = ann.http.post(f"{EXERCISES}/{number}", json={"actions": right(number), **more})
    assert answer.status_code == 200, answer.text
    state: str = answer.json()["state"]
    return state


def test_today_has_an_exercise_for_each_game_that_has_any(ann: Person) -> None:
    found = today(ann)
    there = [name for name in games.names() if listed(games.room(name))]
    assert [one["game"] for one in found["games"]] == there
    assert all(one["misses"] is None and one["theme"] for one in found["games"])
    assert found["streak"] == 0 and found["line"].endswith("⬜" * len(there))


def test_what_is_done_today_counts_for_me_and_for_nobody_else(ann: Person, bob: Person) -> None:
    assert did(ann, study(ann)["number"], misses=2) == "done"
    found = today(ann)
    assert study(ann)["misses"] == 2 and found["streak"] == 1
    assert "done" in found["week"][-2:] and "🟧" in found["line"]
    assert today(bob)["streak"] == 0


def test_what_is_wrong_or_another_days_counts_for_nothing(ann: Person) -> None:
    number: int = study(ann)["number"]
    answer = ann.http.post(f"{EXERCISES}/{number}", json={"actions": ["give-up"]})
    assert answer.json()["state"] == "wrong"
    did(ann, (number - 3) % COUNT)
    assert today(ann)["streak"] == 0


def test_yesterdays_counts_until_noon_and_not_after() -> None:
    found = listed(games.room("study"))
    assert found is not None
    day = day_of(NOON)
    yesterdays, todays = number_of(found, day - 1), number_of(found, day)
    assert daily.day_asked("study", todays, ms(NOON)) == day
    assert daily.day_asked("study", yesterdays, ms(NOON)) is None
    assert daily.day_asked("study", yesterdays, ms(NOON - timedelta(hours=2))) == day - 1


def test_a_row_of_days_is_told_and_so_is_what_comes_back() -> None:
    day, kept = day_of(NOON), None
    for days in (4, 3, 1, 0):
        kept = noted(kept, day - days, "study", 0)
    values = {"daily": kept, "practice.study": {"waiting": {"1": [day, 0], "2": [day + 1, 0]}}}
    found = daily.today(values, "en", ms(NOON))
    assert found.streak == 4 and found.week[-4:] == ["done", "forgiven", "done", "done"]
    assert found.line.endswith("🔥4") and found.due == 1


def test_nobody_writes_a_streak_but_the_server(ann: Person) -> None:
    for name in ("daily", "practice.study", "daily.x"):
        put = ann.http.put(f"/api/person/values/{name}", json={"value": {"ranges": [[0, 99]]}})
        assert put.status_code == 404
    assert today(ann)["streak"] == 0


def test_an_exercise_is_told_like_a_step_of_a_lesson(ann: Person) -> None:
    packet = ann.http.get(f"{EXERCISES}/2?shape=tall&language=de").json()
    assert packet["game"] == "study" and packet["proof"] == "exact" and packet["hint"]
    assert packet["par"] == packet["most"] == len(right(2))
    assert ann.http.get(f"{EXERCISES}/{COUNT}").status_code == 404
    assert ann.http.get("/api/games/nothing/exercises/0").status_code == 404


def test_no_exercise_is_told_judged_or_practised_before_its_day(ann: Person) -> None:
    number: int = study(ann)["number"]
    for ahead in (1, 2, 30):
        there = f"{EXERCISES}/{(number + ahead) % COUNT}"
        assert ann.http.get(there).status_code == 404
        assert ann.http.post(there, json={"actions": ["Kb2"]}).status_code == 404
        assert ann.http.post(f"{there}/missed").status_code == 404
    assert ann.http.get(f"{EXERCISES}/{(number + 31) % COUNT}").status_code == 200
    found = listed(games.room("study"))
    assert found is not None
    soon = daily.closed(found, ms(datetime.now(UTC)))
    for theme, numbers in found.themes.items():
        seen = sum(1 << one for one in numbers if one not in soon)
        kept = {"seen": f"{seen:x}", "waiting": {str(one): [0, 0] for one in soon}}
        assert following(found, theme, kept, 0) in soon
        assert following(found, theme, kept, 0, soon) not in soon


def test_practice_names_its_themes_and_goes_on(ann: Person) -> None:
    found = ann.http.get("/api/games/study/practice?language=de").json()
    assert sum(theme["count"] for theme in found["themes"]) == COUNT and found["due"] == 0
    theme = found["themes"][0]["id"]
    first = ann.http.get(f"/api/games/study/practice/{theme}").json()["number"]
    did(ann, first)
    assert ann.http.get(f"/api/games/study/practice/{theme}").json()["number"] != first
    assert ann.http.get("/api/games/study/practice/nothing").status_code == 404


def test_what_is_given_up_is_kept_for_me_to_come_back(ann: Person, bob: Person) -> None:
    assert ann.http.post(f"{EXERCISES}/1/missed").status_code == 200
    values = [one.http.get("/api/person/values").json()["values"] for one in (ann, bob)]
    assert list(values[0]["practice.study"]["waiting"]) == ["1"] and values[1] == {}
    assert ann.http.post(f"{EXERCISES}/{COUNT}/missed").status_code == 404


def test_whoever_gives_up_is_shown_how_it_is_done_and_it_comes_back(ann: Person) -> None:
    shown = ann.http.post(f"{EXERCISES}/2/solution?language=de&shape=tall").json()["frames"]
    assert len(shown) == len(right(2)) and all(one["sentence"] for one in shown)
    values = ann.http.get("/api/person/values").json()["values"]
    assert list(values["practice.study"]["waiting"]) == ["2"]
    soon = (study(ann)["number"] + 1) % COUNT
    assert ann.http.post(f"{EXERCISES}/{soon}/solution").status_code == 404


def test_a_picture_tells_results_and_refuses_what_is_none(ann: Person) -> None:
    some = "0" * len(today(ann)["games"])
    drawn = ann.http.get(f"/api/daily/68/{some}/picture.svg?streak=12&language=de")
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    texts = list(ElementTree.fromstring(drawn.text).itertext())
    assert texts[0] == "Regalia 68" and texts[-1] == "🔥 12"
    assert texts[1:-1] == [
        games.room(one["game"]).short_name.told("de") for one in today(ann)["games"]
    ]
    for wrong in (f"68/{some}0", "68/x", f"999999/{some}", "68/%3Cb%3E"):
        assert ann.http.get(f"/api/daily/{wrong}/picture.svg").status_code == 404


@settings(
    max_examples=25,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(
    actions=st.lists(st.text(max_size=12) | st.sampled_from(["Kb2", "give-up"]), max_size=5),
    misses=st.integers() | st.text(max_size=3) | st.none(),
    number=st.integers(-2, 9) | st.just(COUNT),
)
def test_whatever_is_sent_no_answer_is_an_error_of_ours(
    ann: Person, actions: list[str], misses: object, number: int
) -> None:
    sent = {"actions": actions, "misses": misses}
    answer = ann.http.post(f"{EXERCISES}/{number}", json=sent)
    assert answer.status_code in (200, 400, 404, 429)
    assert today(ann)["streak"] == 0
