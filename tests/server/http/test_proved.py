"""Proved positions by HTTP: all of a game, one with its line, and its picture."""

import asyncio

import httpx
from support.servers.serving import Person, Server
from support.waiting import PATIENCE

HOME = "/api/games/twelve/proved"


def test_the_proved_positions_of_a_game_are_listed_the_longest_wins_first(ann: Person) -> None:
    found = ann.http.get(f"{HOME}?language=de").json()
    assert found["sides"] == ["Weiß", "Schwarz"]
    plies = [one["plies"] for one in found["positions"]]
    assert plies == sorted(plies, reverse=True) and plies[0] >= 15 and plies[-1] == 1
    assert [one["number"] for one in found["positions"]] == list(range(len(plies)))
    assert {one["seat"] for one in found["positions"]} == {0, 1}


def test_the_card_of_a_game_says_how_many_there_are(ann: Person) -> None:
    cards = {card["id"]: card["proved"] for card in ann.http.get("/api/games").json()}
    assert cards["twelve"] == len(ann.http.get(HOME).json()["positions"])
    assert not any(count for game, count in cards.items() if game != "twelve")
    assert ann.http.get("/api/games/ur/proved").json()["positions"] == []


def test_a_line_is_told_step_by_step_and_can_be_analysed(ann: Person) -> None:
    line = ann.http.get(f"{HOME}/0?language=sl&shape=tall").json()
    assert len(line["scenes"]) == len(line["replay"]["steps"]) == line["position"]["plies"] + 1
    assert line["scenes"][-1]["ending"]
    assert line["replay"]["result"][line["position"]["seat"]] == 1.0
    kept = ann.http.post("/api/analysis", json={"text": line["record"], "game": "twelve"})
    assert kept.status_code == 201
    moment = ann.http.post(f"/api/tables/{kept.json()['key']}/analysis", json={"step": 0}).json()
    assert moment["steps"] == line["position"]["plies"]


def test_a_position_has_a_picture_with_colours_of_its_own_and_nothing_else(ann: Person) -> None:
    answer = ann.http.get(f"{HOME}/3/picture.svg?theme=dark")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.text.startswith("<svg")


def test_what_is_not_there_is_missing(ann: Person) -> None:
    many = len(ann.http.get(HOME).json()["positions"])
    for address in (f"{HOME}/{many}", f"{HOME}/-1", f"{HOME}/99999/picture.svg", f"{HOME}/x"):
        assert ann.http.get(address).status_code == 404
    assert ann.http.get("/api/games/nothing/proved").status_code == 404


def test_a_class_that_opens_the_list_and_its_lines_at_once_is_refused_nothing(
    server: Server,
) -> None:
    """Browsers that go on leave what they asked for behind: all of it comes from one address."""
    pictures = [f"{HOME}/{number}/picture.svg" for number in range(40)]
    lines = [f"{HOME}/{number}" for number in range(30)]

    async def ask_all() -> list[int]:
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as school:
            answers = await asyncio.gather(*map(school.get, [*pictures, *lines, *pictures]))
        return [answer.status_code for answer in answers]

    assert asyncio.run(ask_all()) == [200] * 110
