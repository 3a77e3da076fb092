"""Rushes by HTTP: cards of one's own, equally hard, judged, timed and kept by the server."""

import asyncio
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import update
from support.exercises import number, right
from support.servers.serving import Person, Server

from regalia.app.errors import Missing
from regalia.server.people import rushes
from regalia.server.people.persons import Persons
from regalia.server.people.rushes import Rushes, StoredRun, StoredRush
from regalia.server.store.job_queue import Requester
from regalia.server.store.schema import RUSH_RUNS, RUSHES
from regalia.server.store.storage import Storage


def made(ann: Person, mode: str = "survival") -> str:
    answer = ann.http.post("/api/rushes", json={"game": "study", "mode": mode})
    assert answer.status_code == 200, answer.text
    key: str = answer.json()["key"]
    return key


def begun(ann: Person, key: str, name: str = "") -> dict[str, Any]:
    answer = ann.http.post(f"/api/rushes/{key}/begin", json={"name": name})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def seen(ann: Person, key: str) -> dict[str, Any]:
    found: dict[str, Any] = ann.http.get(f"/api/rushes/{key}").json()
    return found


def answered(ann: Person, key: str, place: int, actions: list[str]) -> dict[str, Any]:
    sent = {"place": place, "actions": actions}
    answer = ann.http.post(f"/api/rushes/{key}/answer", json=sent)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def do(ann: Person, key: str, state: dict[str, Any]) -> dict[str, Any]:
    """The exercise that is asked, done."""
    return answered(ann, key, state["run"]["place"], right(number(state["asked"])))


def test_two_with_one_link_get_equally_hard_cards_and_meet_on_the_board(
    ann: Person, bob: Person
) -> None:
    key = made(ann)
    assert seen(bob, key)["run"] is None and seen(bob, key)["asked"] is None
    mine, theirs = begun(ann, key, "Ann"), begun(bob, key, "Bob")
    assert abs(mine["asked"]["par"] - theirs["asked"]["par"]) <= 1
    assert mine["asked"]["answers"] is None is theirs["asked"]["answers"]
    after = do(bob, key, theirs)
    assert after["answer"]["state"] == "done" and after["run"]["score"] == 1
    do(bob, key, after)
    missed = answered(ann, key, 0, ["give-up"])
    assert missed["answer"]["state"] == "wrong" and missed["run"]["lives"] == 2
    assert missed["asked"] and number(missed["asked"]) != number(mine["asked"])  # it goes on
    board = [(one["name"], one["score"], one["mine"]) for one in seen(ann, key)["board"]]
    assert board == [("Bob", 2, False), ("Ann", 0, True)]
    assert seen(ann, key)["run"]["results"] == [{"number": number(mine["asked"]), "done": False}]


def test_the_third_miss_ends_it_and_nothing_counts_after_that(ann: Person) -> None:
    key = made(ann)
    begun(ann, key)
    for place in range(3):
        last = answered(ann, key, place, ["give-up"])
    assert last["run"]["over"] and last["asked"] is None and last["run"]["lives"] == 0
    late = answered(ann, key, 3, ["give-up"])
    assert late["answer"] is None and late["run"]["place"] == 3
    assert begun(ann, key)["run"]["over"]  # nobody begins twice


def test_an_answer_counts_once_and_only_at_its_place(ann: Person) -> None:
    key = made(ann)
    state = begun(ann, key)
    plan = right(number(state["asked"]))
    going = answered(ann, key, 0, plan[:1])
    assert going["answer"]["state"] == "going-on" and going["asked"] is None
    assert answered(ann, key, 5, plan)["run"]["score"] == 0
    assert answered(ann, key, 0, plan)["run"]["score"] == 1
    again = answered(ann, key, 0, plan)
    assert again["answer"] is None and again["run"]["score"] == 1


def test_rushes_have_a_limit_of_their_own_which_takes_nothing_from_tables(
    ann: Person, bob: Person
) -> None:
    wish = {"game": "study", "mode": "survival"}
    for _ in range(rushes.MADE_AN_HOUR + 10):  # while one more is allowed every minute
        last = bob.http.post("/api/rushes", json=wish).status_code
        if last != 200:
            break
    assert last == 429
    opened = {"game": "ur", "seats": [{"kind": "me"}, {"kind": "computer", "level": 1}]}
    assert bob.http.post("/api/tables", json=opened).status_code in (200, 201)
    begun(ann, made(ann))  # nobody else is kept waiting


def test_three_minutes_run_from_the_beginning(ann: Person) -> None:
    key = made(ann, "minutes")
    left = begun(ann, key)["run"]["left"]
    assert 0 < left <= 180_000 and seen(ann, key)["run"]["left"] <= left
    run = StoredRun(StoredRush(key, "study", "minutes", []), [1, 2, 3], "1", 1_000)
    assert run.number == 2 and not run.over(180_999) and run.over(181_000)


def test_everybody_draws_cards_of_their_own_one_of_each_part_of_the_list(database: str) -> None:
    """Playing a rush ahead with another cookie shows no card of it."""

    async def play() -> None:
        storage = Storage(database)
        there = Rushes(storage, Persons(storage))
        try:
            found = await there.find(await there.make("study", "minutes", 1))
            lists = []
            for person in ("ann", "bob"):
                await there.begin(found, Requester("", person), person, frozenset({3, 7}), 2)
                run = await there.run(found, person)
                assert run is not None
                lists.append(run.cards)
            one, other = lists
            assert len(one) == len(other) == 60 and len({*one} & {*other}) < 20
            pars = [[found.exercises.values(n)["par"] for n in cards] for cards in lists]
            assert all(abs(a - b) <= 1 for a, b in zip(*pars)) and not {3, 7} & {*one, *other}
        finally:
            await storage.close()

    asyncio.run(play())


def test_a_run_begun_before_each_had_its_own_cards_keeps_those_of_its_rush(database: str) -> None:
    async def play() -> None:
        storage = Storage(database)
        there = Rushes(storage, Persons(storage))
        try:
            key = await there.make("study", "minutes", 1)
            await there.begin(await there.find(key), Requester("", "ann"), "", frozenset(), 2)
            async with storage.writing() as connection:
                await connection.execute(update(RUSHES).values(cards=b"[5, 6, 999999]"))
                await connection.execute(update(RUSH_RUNS).values(cards=None, address=None))
            run = await there.run(await there.find(key), "ann")
            assert run is not None and run.cards == [5, 6]  # without what is no longer there
        finally:
            await storage.close()

    asyncio.run(play())


def test_while_a_run_is_under_way_nothing_tells_its_person_or_a_new_cookie_what_is_right(
    server: Server, ann: Person
) -> None:
    key = made(ann)
    asked = number(begun(ann, key)["asked"])
    place = f"/api/games/study/exercises/{asked}"
    with Person(server) as thrown_away:
        for person in (ann, thrown_away):
            assert person.http.get(place).json()["answers"] is None
            refused = person.http.post(f"{place}/solution")
            tried = person.http.post(place, json={"actions": right(asked)})
            assert refused.status_code == tried.status_code == 403
            assert "rush" in refused.json()["message"]
        look = ann.http.post("/api/games/study/exercises/0/solution")
        assert look.status_code == 403  # of others neither: nobody finds out which are in it
        few = [thrown_away.http.post(f"/api/games/study/exercises/{n}/solution") for n in range(9)]
        assert 200 in {one.status_code for one in few}  # whoever is new here learns of all others
        for missed in range(3):
            answered(ann, key, missed, ["give-up"])
        assert thrown_away.http.post(f"{place}/solution").status_code == 200
    assert ann.http.post(f"{place}/solution").status_code == 200


def test_my_best_is_known_and_all_of_it_can_be_taken_along_and_forgotten(ann: Person) -> None:
    key = made(ann)
    do(ann, key, begun(ann, key, "Ann"))
    other = made(ann)
    assert seen(ann, other)["best"] == 1
    (kept,) = ann.http.get("/api/person").json()["rushes"]
    assert (kept["key"], kept["name"], kept["results"]) == (key, "Ann", "1")
    assert ann.http.delete("/api/person").status_code == 200
    assert seen(ann, key)["board"] == []


def test_a_rush_is_full_at_last_counts_a_place_once_and_is_forgotten(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rushes, "MOST_RUNS", 2)

    async def play() -> None:
        storage = Storage(database)
        there = Rushes(storage, Persons(storage))
        try:
            key = await there.make("study", "survival", 1)
            found = await there.find(key)
            for person in ("ann", "bob", "ann"):
                await there.begin(found, Requester("", person), person.title(), frozenset(), 2)
            with pytest.raises(Missing):
                await there.begin(found, Requester("", "carl"), "Carl", frozenset(), 3)
            noted = [there.note(found, "ann", 0, True, 4) for _ in range(4)]
            assert sorted(await asyncio.gather(*noted)) == [False, False, False, True]
            assert [one.score for one in await there.board(found, "bob", 5)] == [1, 0]
            await there.forget_old(4 + rushes.KEPT)
            assert await there.find(key) == found
            await there.forget_old(5 + rushes.KEPT)
            with pytest.raises(Missing):
                await there.find(key)
            assert await there.of("ann") == []
        finally:
            await storage.close()

    asyncio.run(play())


def test_what_is_no_rush_is_told_so(ann: Person) -> None:
    key = made(ann)
    for address in ("x", "%2e%2e", "a" * 40, "0" * 22):
        assert ann.http.get(f"/api/rushes/{address}").status_code == 404
    for wish in ({"game": "ur", "mode": "minutes"}, {"game": "nothing", "mode": "minutes"}):
        assert ann.http.post("/api/rushes", json=wish).status_code == 404
    wish = {"game": "study", "mode": "for-ever"}
    assert ann.http.post("/api/rushes", json=wish).status_code == 400
    sent = {"place": 0, "actions": ["give-up"]}  # who has not begun has nothing to answer
    assert ann.http.post(f"/api/rushes/{key}/answer", json=sent).status_code == 404
    address = ann.http.get(f"/api/rushes/{key}/invitation").json()["address"]
    assert address.endswith(f"/rush/{key}")


@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    actions=st.lists(st.text(max_size=12) | st.sampled_from(["Kb2", "roll"]), max_size=5),
    place=st.integers() | st.text(max_size=3) | st.none() | st.just(0),
    name=st.text(max_size=220) | st.integers(),
)
def test_whatever_is_sent_no_answer_is_an_error_of_ours_and_nothing_is_won(
    ann: Person, actions: list[str], place: object, name: object
) -> None:
    key = made(ann)
    start = ann.http.post(f"/api/rushes/{key}/begin", json={"name": name})
    sent = {"actions": actions, "place": place}
    answer = ann.http.post(f"/api/rushes/{key}/answer", json=sent)
    assert start.status_code in (200, 400, 429) and answer.status_code in (200, 400, 404, 429)
    assert all(one["score"] == 0 and len(one["name"]) <= 24 for one in seen(ann, key)["board"])
