"""The companion by HTTP: nothing is stored, and whatever is sent is bounded and answered."""

import pytest
from support.servers.serving import Person

from regalia.table.companion.companion import MOST_TOLD


def ask(ann: Person, path: str = "/api/companion", **wish: object) -> tuple[int, dict[str, object]]:
    answer = ann.http.post(path, json=wish)
    return answer.status_code, answer.json()


def test_where_a_game_stands_follows_from_what_was_told(ann: Person) -> None:
    status, state = ask(ann, game="ur", told=["roll:gs"])
    assert status == 200 and state["pad"] == "ways"
    status, again = ask(ann, game="ur", told=["roll:gs", "enter"])
    assert status == 200 and again["told"] == ["roll:gs", "enter"]
    assert ask(ann, game="ur", told=["roll:gs"])[1] == state  # nothing of it was kept


def test_may_i_is_answered_with_the_rule(ann: Person) -> None:
    status, answer = ask(ann, "/api/companion/may", game="ur", told=["roll:gs"], text="stop")
    assert status == 200 and not answer["allowed"] and str(answer["rule"]).startswith("UR-")


def test_what_was_touched_in_vain_is_answered_with_the_rule(ann: Person) -> None:
    given = {"game": "ur", "told": ["roll:gs"]}
    status, answer = ask(ann, "/api/companion/may", **given, taps=["B4"])
    assert status == 200 and not answer["allowed"] and str(answer["rule"]).startswith("UR-")
    for taps in (["x" * 65], ["B4"] * 13, "B4"):
        assert ask(ann, "/api/companion/may", **given, taps=taps)[0] == 400


def test_a_saved_record_becomes_what_was_told(ann: Person) -> None:
    told = ["roll:gs", "enter"]
    _, state = ask(ann, game="ur", told=told)
    status, again = ask(ann, "/api/companion/record", record=state["record"])
    assert status == 200 and (again["game"], again["told"]) == ("ur", told)
    status, failure = ask(ann, "/api/companion/record", record='[Game "ur"]\n\nroll:xx')
    assert status == 400 and failure["message"]


def test_a_card_of_somebodys_own_box_is_one_or_is_refused_with_the_rule(ann: Person) -> None:
    """ST-4, ST-19, QG-19."""
    path, first = "/api/companion/card", "KQR/.../BN."
    assert ask(ann, path, game="study", told=[], text=first)[1]["allowed"]
    _, twice = ask(ann, path, game="study", told=[first], text=first)
    assert (twice["allowed"], twice["rule"]) == (False, "ST-19")
    for text in ("KQR/.../NB.", "card", "", "/etc/passwd.toml"):
        status, answer = ask(ann, path, game="study", told=[], text=text)
        assert status == 200 and not answer["allowed"] and answer["message"]
        _, answer = ask(ann, path, game="gambit", told=[], text=text)
        assert not answer["allowed"] and answer["rule"] == "QG-19"
    status, failure = ask(ann, path, game="ur", told=[], text=first)
    assert status == 400 and failure["message"]


def test_hidden_cards_are_not_told_to_anybody(ann: Person) -> None:
    """A world that only fits must not be taken for the true one."""
    told = ["start:b1", "start:h2"]
    status, state = ask(ann, game="gambit", told=told, options={"setup": 1})
    assert status == 200 and state["pad"] == "list"
    assert state["scene"]["title"]  # type: ignore[index]
    assert "reveals" not in " ".join(state["log"])  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "nothing", "told": []},
        {"game": "ur", "told": ["roll:gs", "roll:gs"]},
        {"game": "ur", "told": ["x" * 401]},
        {"game": "ur", "told": ["roll:--"] * (MOST_TOLD + 1)},
        {"game": "ur", "told": [], "names": ["a"] * 5},
        {"game": "ur", "told": [], "options": {"players": 9}},
        {"game": "study", "told": [], "options": {"deck": "/etc/passwd.toml"}},
        {"game": "battles", "told": ["rest:0:7H", "draw:?"]},
        {"game": "ur", "told": [7]},
        {"game": "ur"},
        {"game": "ur", "told": [], "more": 1},
    ],
)
def test_whatever_else_is_sent_is_refused_with_a_sentence(
    ann: Person, wish: dict[str, object]
) -> None:
    status, failure = ask(ann, **wish)
    assert 400 <= status < 500
    assert failure["message"]
