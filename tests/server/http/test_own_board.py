"""The board of a person's own box, put together on the page (UR-22)."""

from typing import Any

import pytest
from support.servers.serving import Person

from regalia.app.game_cards import game_card
from regalia.app.own_boards import BoardState, BoardWish, board
from regalia.core.contract.own_board import BoardDraft
from regalia.core.words import LANGUAGES
from regalia.games import names, room


def drawn(text: str = "") -> BoardState:
    return board(BoardWish("ur", text=text), "en")


def changed(found: BoardState, walls: list[str] | None = None, **roles: str) -> BoardState:
    now = found.draft
    draft = BoardDraft({**now.roles, **roles}, now.walls if walls is None else walls)
    return board(BoardWish("ur", draft), "en")


def test_one_begins_with_the_board_of_the_book() -> None:
    found = drawn()
    assert found.text == "standard" and not found.problems
    assert [one.name for one in found.squares][:2] == ["A1, rosette", "A2, plain square"]
    assert [edge.id for edge in found.edges if edge.wall] == ["A2|B2", "A3|B3", "B2|C2", "B3|C3"]
    assert len(found.edges) == 27 and len(found.squares) == 20
    assert [one.text for one in found.presets] == ["standard", "ancient"]


def test_what_is_missing_is_said_at_once_and_all_of_it() -> None:
    found = changed(drawn(), B1=".", B7="m")
    assert found.text == "" and found.problems == [
        "A board has one Entrance; this one has 0.",
        "A board has one Marduk; this one has 2.",
    ]
    walled = changed(drawn(), walls=["A1|A2", "A1|B1"])
    assert walled.problems == ["No path leads from the Entrance to A1."]


def test_a_board_of_one_s_own_is_kept_as_a_text_and_opened_again() -> None:
    found = changed(drawn("ancient"), walls=["B7|B8", "A2|B2"])
    assert found.text == "*...*./errirm../*...*. A2|B2 B7|B8"
    assert (
        drawn(found.text).draft.roles == found.draft.roles and drawn(found.text).text == found.text
    )
    assert changed(found, walls=["A2|B2", "A3|B3", "B2|C2", "B3|C3"]).text == "ancient"


def test_what_means_nothing_is_left_out_of_a_draft() -> None:
    found = changed(drawn(), walls=["A2|B2", "A3|B3", "B2|C2", "B3|C3", "A1|C8"], Z9="e", A2="?")
    assert found.text == "standard"


@pytest.mark.parametrize("language", LANGUAGES)
def test_roles_and_problems_are_told_in_every_language(language: str) -> None:
    found = board(BoardWish("ur", BoardDraft({}, [])), language)
    assert len({role.name for role in found.roles}) == 6 and len(found.problems) == 7


def test_only_ur_s_card_offers_a_board() -> None:
    offered = {name: game_card(room(name), "en", 0).board for name in names()}
    assert [name for name, one in offered.items() if one] == ["ur"]
    assert "layout" not in [option.name for option in game_card(room("ur"), "en", 0).options]


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"game": "ur"}, 200),
        ({"game": "ur", "text": "nonsense"}, 400),
        ({"game": "ur", "text": "/etc/board.toml"}, 400),
        ({"game": "twelve"}, 404),
        ({"game": "chess"}, 404),
        ({"game": "ur", "draft": {"roles": {"A" * 99: "e"}, "walls": []}}, 400),
        ({"game": "ur", "draft": {"roles": {}, "walls": ["A1|A2"] * 999}}, 400),
    ],
)
def test_requests_are_answered_or_refused(ann: Person, wish: dict[str, Any], status: int) -> None:
    answer = ann.http.post("/api/own-board", json=wish)
    assert answer.status_code == status, answer.text


def test_a_table_is_opened_with_a_board_and_no_file_is_read_for_it(ann: Person) -> None:

    seats = [{"kind": "me"}, {"kind": "computer", "level": 1}]
    for layout, status in (
        ("ancient", 201),
        (["ancient", "*...*./errrim../*...*."], 201),
        ("*...*./errrim../*...*. B7|B8", 201),
        ("/etc/board.toml", 400),
        ("board.toml", 400),
        ("*...*./errrim../*...*. B7|C7 B7|B7", 400),
    ):
        wish = {"game": "ur", "seats": seats, "options": {"layout": layout}}
        answer = ann.http.post("/api/tables", json=wish)
        assert answer.status_code == status, (layout, answer.text)
    assert answer.json()["rule"] == "UR-22"
    pictured = ann.http.get("/api/games/ur/picture.svg", params={"options": '{"layout":"a.toml"}'})
    assert pictured.status_code == 400


def test_the_rules_of_a_table_begin_with_its_board(ann: Person) -> None:
    http = ann.http
    page = http.get("/api/games/ur/rules", params={"options": '{"layout": "ancient"}'}).json()
    assert "At this table" in page["html"] and "Ishtar: B4" in page["html"]
    assert "At this table" not in http.get("/api/games/ur/rules").json()["html"]
    assert http.get("/api/games/ur/rules", params={"options": "{"}).status_code == 400


def test_pictures_and_what_can_be_printed_are_those_of_the_board(ann: Person) -> None:
    """UR-22: a picture by its name lies on that board; without one it is where the game begins."""
    both = {"options": '{"layout": ["standard", "ancient"], "side": 2}'}
    address = "/api/games/ur/picture.svg"

    def drawn(**wish: str) -> str:
        answer = ann.http.get(address, params=wish)
        assert answer.status_code == 200, answer.text
        return answer.text

    assert drawn(picture="places", **both) != drawn(picture="places")
    assert drawn(**both) == drawn(picture="start", **both) != drawn()
    walled = {"options": '{"layout": "*...*./errrim../*...*. A1|A2 A2|A3"}'}
    gone = ann.http.get(address, params={"picture": "capture", **walled})
    assert gone.status_code == 400, "it would show what is not possible there"
    parts = ann.http.get("/api/games/ur/print", params=both).json()
    assert [part["id"] for part in parts] == ["board", "board-1", "pieces", "dice", "rules"]
    assert ann.http.get("/api/games/ur/print", params={"options": "{"}).status_code == 400


def test_the_companion_says_by_which_options_its_rules_are_not_the_book_s(ann: Person) -> None:
    wish = {"game": "ur", "told": [], "options": {"layout": "ancient", "extra": "once"}}
    state = ann.http.post("/api/companion", json=wish).json()
    assert state["house"] == {"extra": "once", "layout": "ancient", "side": 1}
