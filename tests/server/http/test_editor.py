"""Positions put together by hand: what is possible, and which rule forbids the rest."""

from typing import Any

import pytest
from support.servers.serving import Person, Server

from regalia.app.position_editor import EditorDraft, EditorState, EditWish, edited
from regalia.core.game.record import read, replay
from regalia.games import room
from regalia.games.ur.layout import NAMES
from regalia.games.ur.rules import ROSETTES

GAMES = ("ur", "twelve", "study", "gambit", "battles")


def changed(
    found: EditorState, squares: dict[str, list[str]] | None = None, **fields: str
) -> EditorState:
    """The editor's state after other squares or fields were put into a draft."""
    draft = EditorDraft(
        {**found.draft.squares, **(squares or {})},
        {**found.draft.fields, **{key.replace("_", "-"): value for key, value in fields.items()}},
    )
    return edited(EditWish(found.game, draft=draft), "en")


def begun(game: str, position: str = "", **options: Any) -> EditorState:
    seed = None if position else 2
    return edited(EditWish(game, options, position=position, seed=seed), "en")


def rosette_names() -> list[str]:
    return [name for i, name in enumerate(NAMES) if ROSETTES >> i & 1]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_a_draft_of_a_game_under_way_is_that_position_again(game: str, seed: int) -> None:
    found = edited(EditWish(game, seed=seed), "en")
    again = edited(EditWish(game, draft=found.draft), "de")
    assert (again.problem, again.draft) == ("", found.draft)
    was, became = (replay(read(one.record), room) for one in (found, again))
    assert was.position == became.position
    ids = {square.id for square in found.squares}
    known = {thing.item.id for thing in found.things}
    assert set(found.draft.squares) <= ids
    assert {one for things in found.draft.squares.values() for one in things} <= known
    assert {field.key for field in found.fields} == set(found.draft.fields)


@pytest.mark.parametrize("game", GAMES)
def test_everything_has_a_name_and_every_choice_is_one_of_those_there_are(game: str) -> None:
    found = edited(EditWish(game, seed=2), "de")
    assert all(field.label for field in found.fields)
    assert all(thing.item.name for thing in found.things)
    for field in found.fields:
        if field.kind == "choice":
            values = {choice.value for choice in field.choices}
            assert found.draft.fields[field.key] in values, field.key


def test_ur_has_seven_pieces_a_side_and_no_four_rosettes_of_who_does_not_act() -> None:
    found = begun("ur", "0...../1......./...... 0")
    eight = {f"B{n}": ["0"] for n in range(1, 9)}
    refused = changed(found, {**eight, "A1": []})
    assert (refused.rule, refused.record) == ("UR-5", "")
    fewer = changed(found, {**eight, "A1": [], "B8": []})
    assert fewer.problem == "" and fewer.record
    rosettes = {name: ["0"] for name in rosette_names()}
    assert len(rosettes) >= 4
    won = changed(found, rosettes)
    assert won.problem == "" and changed(won, player="1").rule == "UR-15"


def test_the_studys_bishop_and_knight_stand_only_where_they_can_come() -> None:
    found = begun("study", "N.Q/.BK/R..")
    assert changed(found, {"a3": [], "b2": ["N"], "c1": ["B"]}).rule == "ST-4"
    assert changed(found, {"b2": [], "b1": ["B"]}).rule == "ST-4"
    assert changed(found, {"b2": []}).rule == "ST-2", "a piece is missing"
    assert changed(found, {"b2": [], "c1": ["B"]}).problem == ""


def test_pieces_of_twelve_stand_anywhere_on_the_table_but_a_king_is_never_off() -> None:
    found = begun("twelve", "wK(0,0) bK(0,1) w:QRBNP b:QRBNP x: e:wb w")
    moved = changed(found, {"(0,0)": [], "(0,1)": [], "(2,2)": ["wK"], "(2,3)": ["bK"]})
    assert moved.problem == "" and "(2,2)" in moved.draft.squares
    assert "wK(0,0) bK(0,1)" in moved.record, "a position counts from the least that is taken"
    assert changed(found, {"(0,1)": []}).rule == "TW-1"
    assert changed(found, {"(1,1)": ["wQ"]}, removed="w").problem, "on the table, and removed"


def test_tokens_of_the_gambit_lie_where_the_card_has_them_or_somebody_took_them() -> None:
    found = begun("gambit")
    free = next(square.id for square in found.squares if not found.draft.squares.get(square.id))
    assert changed(found, {free: ["K"]}).rule == "QG-3"
    token = next(name for name, on in found.draft.squares.items() if on and len(on[0]) == 1)
    assert changed(found, {token: []}).rule == "QG-1", "neither there nor taken"
    assert changed(found, {token: ["taken-0"]}).rule == "QG-9", "each move takes one at most"
    assert changed(found, turn="1").rule == "QG-5", "nobody has left a start square by then"
    assert changed(found, turn="4").rule == "QG-8", "another card would be open"
    assert changed(found, hands_0="QQQQ").rule == "QG-2"
    assert changed(found, phase="adding").problem == ""


def test_a_card_put_into_a_hand_or_on_the_field_of_battles_leaves_its_deck() -> None:
    found = begun("battles")
    deck, hand = (found.draft.fields[f"{key}-0"].split() for key in ("deck", "hand"))
    card = deck[0]
    more = changed(found, hand_0=" ".join([*hand, card]).lower())
    assert more.problem == "", more.problem
    assert card in more.draft.fields["hand-0"].split()
    assert card not in more.draft.fields["deck-0"].split()
    empty = next(square.id for square in found.squares if not found.draft.squares.get(square.id))
    assert changed(found, {empty: ["K0"]}).rule == "RB-8", "no card lies there"
    laid = changed(found, {empty: [card]})
    assert laid.problem == "" and card not in laid.draft.fields["deck-0"].split()
    fifth = changed(found, {empty: [card, "K0"]})
    assert fifth.rule == "RB-6", "an army has four units"


def test_options_count_for_drafts_and_for_positions_that_are_brought(
    server: Server, ann: Person
) -> None:
    headers = {"X-Regalia": "1"}
    text = "00..../1......./...... 0"
    wrong = {"text": text, "game": "ur", "options": {"pieces": 1, "goal": 1}}
    refused = ann.http.post("/api/analysis", json=wrong, headers=headers)
    assert (refused.status_code, refused.json()["rule"]) == (400, "UR-5")
    options = {"pieces": 3, "goal": 3}
    right = {**wrong, "options": options}
    key = ann.http.post("/api/analysis", json=right, headers=headers).json()["key"]
    moment = ann.http.post(f"/api/tables/{key}/analysis", json={}, headers=headers).json()
    assert (moment["position"], moment["options"], moment["editor"]) == (text, options, True)
    wish = {"game": "ur", "options": moment["options"], "position": moment["position"]}
    found = ann.http.post("/api/editor?language=sl", json=wish, headers=headers).json()
    assert found["draft"]["squares"]["A1"] == ["0"] and not found["problem"]
    draft = {**found["draft"], "squares": {**found["draft"]["squares"], "A3": ["0"], "B3": ["0"]}}
    wish = {"game": "ur", "options": moment["options"], "draft": draft}
    found = ann.http.post("/api/editor?language=sl", json=wish, headers=headers).json()
    assert (found["rule"], found["record"]) == ("UR-5", "")


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "no-game"},
        {"game": "ur", "position": "[[[["},
        {"game": "battles", "options": {"units": "/etc/passwd.toml"}},
        {"game": "ur", "draft": {"squares": {}}},
        {"game": "ur", "draft": {"squares": {"A1": ["0"] * 9}, "fields": {}}},
    ],
)
def test_what_is_no_wish_is_refused(server: Server, ann: Person, wish: dict[str, Any]) -> None:
    answer = ann.http.post("/api/editor", json=wish, headers={"X-Regalia": "1"})
    assert 400 <= answer.status_code < 500
    assert "passwd" not in answer.text.replace("/etc/passwd.toml", "")


@pytest.mark.parametrize("game", GAMES)
def test_any_draft_from_outside_is_told_what_is_wrong(game: str) -> None:
    odd = {"": ["x"], "a1": ["", "Q0", "-99", "Q"], "A1": ["0", "1"], "(0,0)": ["wK", "bK"]}
    for fields in ({}, {"phase": "none", "turn": "-1", "player": "9", "pending": "x" * 9}):
        found = edited(EditWish(game, draft=EditorDraft(odd, fields)), "en")
        assert found.problem and not found.record
