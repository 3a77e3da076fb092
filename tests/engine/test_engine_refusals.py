"""Everything that can be wrong with a request, and that it changes nothing."""

import json
from typing import Any

import pytest
from support.asking import Here, everything

from regalia import games
from regalia.core.game import record
from regalia.core.room import Room
from regalia.kit.playing import finished_game
from regalia.terminal.engine import engine as engine_module


@pytest.fixture
def busy(client: Here) -> Here:
    """Table 1: Ur, the first player to act after a gold and a silver coin.  Table 2: a roll due."""
    client.ask("new", game="ur")
    client.ask("new", game="ur")
    client.ask("play", table=1, text="roll:gs")
    return client


def code(client: Here, op: str, **fields: Any) -> str:
    """The code of a refusal that changed nothing."""
    before = everything(client.engine)
    error = client.refused(op, **fields)
    assert everything(client.engine) == before
    return str(error["code"])


# ----------------------------------------------------------------------- lines and structure


@pytest.mark.parametrize(
    "line",
    [
        *(b"", b" ", b"\r", b"\0", b"\xff\xfe", b"\xc3", b"hello", b"{", b"}", b"{}", b"[]"),
        *(b"null", b"true", b"3", b'"hello"', b'[{"op":"hello"}]', b'{"op":"hello"', b"NaN"),
        *(b'{"op":"hello"}}', b'{"op":"hello"} {"op":"hello"}', b"{'op':'hello'}", b'{"op":NaN}'),
        *(
            b'{"op":"hello",}',
            b'{"op":"hel\0lo"}',
            b'{"op":"hello"}\0',
            b'\xef\xbb\xbf{"op":"hello"}',
        ),
        *(b'{"op":"h\xe9llo"}', b'{"op":"hello","id":"\xff"}', b'{"op":"hello","id":NaN}'),
        *(b'{"op":"hello","id":01}', b'{"op":"hello","id":-Infinity}', b'{"op":"\\ud800"}'),
        *(
            b'{"op":null}',
            b'{"op":1}',
            b'{"op":["hello"]}',
            b'{"op":{}}',
            b'{"op":""}',
            b'{"Op":1}',
        ),
        *(b'{"op":"HELLO"}', b'{"op":"hello "}', b'{"op":"_game","table":1}', b'{"op":1e999}'),
        *(b'{"op":"__init__"}', b'{"op":"answer"}', b"[" * 100_000, b'{"a":' * 100_000),
        b'{"id":' + b"[" * 100_000 + b"]" * 100_000 + b',"op":"hello"}',
        b'{"op":"new","game":"ur","position":' + b"[" * 5_000 + b"]" * 5_000 + b"}",
        *(b'["\\ud800"]', b'{"op":"hello","\\ud800":1}', b'{"op":"hello","id":["\\ud800",1e999]}'),
    ],
)
def test_a_line_that_is_no_request_is_a_bad_request(busy: Here, line: bytes) -> None:
    before = everything(busy.engine)
    answer = busy.answer(line)
    assert answer["ok"] is False and answer["error"]["code"] == "bad-request"
    assert answer["error"]["message"] not in ("", "internal error")
    assert everything(busy.engine) == before


def test_a_request_in_crlf_and_spaces_is_fine(client: Here) -> None:
    assert client.answer(b' \t{ "op" :\t"hello" } \r\n')["ok"] is True


def test_an_unknown_field_is_named(busy: Here) -> None:
    for op, fields in [("hello", {}), ("look", {"table": 1}), ("quit", {})]:
        error = busy.refused(op, **fields, colour="red")
        assert error["code"] == "bad-request" and "'colour'" in error["message"]
    assert not busy.engine.ended
    assert code(busy, "look", table=1, eyes=0) == "bad-request"  # what the code calls it inside


def test_a_long_message_is_cut(client: Here) -> None:
    error = client.refused("look", **{"x" * 1_000_000: 1})
    assert len(error["message"]) <= 1000
    long = {"op": "load", "record": '[Game "ur"]\n[Rules "' + "\N{GREEK SMALL LETTER PI}" * 100_000}
    assert len(client.answer(long)["error"]["message"]) <= 1000


FIELDS: dict[str, dict[str, Any]] = {
    "hello": {},
    "new": {"game": "ur", "options": {}, "position": "....../......../...... 0"},
    "look": {"table": 1, "as": 0},
    "play": {"table": 1, "text": "enter", "seat": 0, "as": 0},
    "roll": {"table": 2, "seed": 1, "as": 0},
    "undo": {"table": 1, "as": 0},
    "best": {"table": 1, "level": 1, "ms": 5, "seat": 0, "seed": 1},
    "analyse": {"table": 1, "level": 1, "ms": 5, "seat": 0, "seed": 1},
    "lessons": {"game": "ur"},
    "step": {"game": "ur", "lesson": "first", "step": "enter"},
    "answer": {"game": "ur", "lesson": "first", "step": "enter", "actions": ["enter"]},
    "solve": {"table": 1},
    "perft": {"table": 1, "depth": 1},
    "record": {"table": 1, "as": 0},
    "load": {"record": '[Game "ur"]\n'},
    "close": {"table": 1},
    "quit": {},
}
NEEDED = {"game", "table", "text", "depth", "record", "step", "actions"}
ANYTHING = {"position"}  # any JSON is a position, if perhaps a bad one


def test_these_are_all_ops_and_fields() -> None:
    for op, (holds, _) in engine_module.OPS.items():
        names = [field.encode_name for field in engine_module.msgspec.structs.fields(holds)]
        assert set(FIELDS[op]) == set(names) - {"player"}
    assert set(FIELDS) == set(engine_module.OPS)


@pytest.mark.parametrize("op", FIELDS)
def test_a_missing_field_is_a_bad_request_unless_it_is_optional(busy: Here, op: str) -> None:
    for name in FIELDS[op]:
        fields = {other: value for other, value in FIELDS[op].items() if other != name}
        if name in NEEDED:
            assert code(busy, op, **fields) == "bad-request"
            assert name in busy.refused(op, **fields)["message"]


@pytest.mark.parametrize("op", FIELDS)
def test_a_value_of_the_wrong_type_is_a_bad_request(busy: Here, op: str) -> None:
    wrong = [True, False, 1.0, 1.5, -1, 10**30, "", "1", "\0", [], [1], {}, {"a": 1}, 2**64]
    for name, right in FIELDS[op].items():
        for value in [*wrong, *([None] if name in NEEDED else [])]:
            if type(value) is type(right) or name in ANYTHING:
                continue
            if name == "ms" and type(value) in (int, float) and value > 0:
                continue
            assert code(busy, op, **{**FIELDS[op], name: value}) == "bad-request", (name, value)


# --------------------------------------------------------------------------- code after code


def test_bad_request_for_numbers_out_of_range(busy: Here) -> None:
    for level in (0, 11, -1, 10**30):
        assert code(busy, "best", table=1, level=level) == "bad-request"
    for ms in (0, -1, -0.5):
        assert code(busy, "best", table=1, ms=ms) == "bad-request"
    for depth in (-1, 65, 2**64):
        assert code(busy, "perft", table=1, depth=depth) == "bad-request"
    for seat in (-1, 2, 10**30):
        assert code(busy, "look", table=1, as_=seat) == "bad-request"
        assert code(busy, "record", table=1, as_=seat) == "bad-request"
        assert code(busy, "undo", table=1, as_=seat) == "bad-request"
        assert code(busy, "roll", table=2, as_=seat) == "bad-request"
        assert code(busy, "play", table=1, text="enter", seat=seat) == "bad-request"
        assert code(busy, "play", table=1, text="enter", as_=seat) == "bad-request"
        assert code(busy, "best", table=1, seat=seat) == "bad-request"
    assert code(busy, "look", table=1, as_="nobody") == "bad-request"


def test_bad_request_for_undoing_nothing_unknown_players_and_two_players(busy: Here) -> None:
    assert code(busy, "undo", table=2) == "bad-request"
    assert code(busy, "best", table=1, player="uniform") == "bad-request"
    assert code(busy, "best", table=1, player="\N{SNOWMAN}" * 10_000) == "bad-request"
    assert code(busy, "best", table=1, player="random", level=3) == "bad-request"


def test_bad_request_for_a_game_without_an_exact_solution(busy: Here) -> None:
    assert code(busy, "solve", table=1) == "bad-request"


def test_bad_request_for_more_tables_than_there_may_be(
    busy: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_module, "MOST_TABLES", 3)
    busy.ask("new", game="ur")
    assert code(busy, "new", game="ur") == "bad-request"
    assert code(busy, "load", record='[Game "ur"]\n') == "bad-request"
    busy.ask("close", table=2)
    assert busy.ask("load", record='[Game "ur"]\n') == {"table": 4}


def test_unknown_game(busy: Here) -> None:
    for game in ("", "Ur", "chess", "ur ", "../ur", "__init__", "ur.rules", "\0", "x" * 100_000):
        assert code(busy, "new", game=game) == "unknown-game"


def test_bad_option(busy: Here, room: Room) -> None:
    assert code(busy, "new", game=room.card.id, options={"colour": 1}) == "bad-option"
    for option in room.card.options:
        for value in (-7, "nonsense", 10**30, [1], {"a": []}, 0.5):
            given = {option.name: value}
            assert code(busy, "new", game=room.card.id, options=given) == "bad-option"


def test_bad_position(busy: Here, room: Room) -> None:
    for position in ("", "nonsense", 0, -1.5, [], {}, True, [[]], {"a": 10**30}, "x" * 1_000_000):
        assert code(busy, "new", game=room.card.id, position=position) == "bad-position"


def test_unknown_table(busy: Here) -> None:
    busy.ask("close", table=2)
    for op, fields in FIELDS.items():
        for table in (0, -1, 2, 3, 10**30) if "table" in fields else ():
            assert code(busy, op, **{**fields, "table": table}) == "unknown-table"


def test_unreadable(busy: Here) -> None:
    for text in ("", "castle", " enter", "enter\n", "place:B9", "roll:xx", "\0", "\N{SNOWMAN}"):
        assert code(busy, "play", table=1, text=text) == "unreadable"
        assert code(busy, "play", table=2, text=text) == "unreadable"
    assert code(busy, "play", table=1, text="A1-" * 1_000_000) == "unreadable"


def test_wrong_kind(busy: Here) -> None:
    assert code(busy, "play", table=1, text="roll:gs") == "wrong-kind"
    assert code(busy, "play", table=2, text="enter") == "wrong-kind"
    assert code(busy, "roll", table=1) == "wrong-kind"
    assert code(busy, "best", table=2) == "wrong-kind"


def test_illegal_names_the_rule(busy: Here) -> None:
    assert code(busy, "play", table=1, text="B3-B4") == "illegal"
    assert busy.refused("play", table=1, text="B3-B4")["rule"] == "UR-8"
    assert busy.refused("play", table=1, text="claim-draw")["rule"] == "UR-20"
    assert busy.refused("play", table=1, text="enter", seat=1)["rule"] == "UR-8"
    assert busy.refused("best", table=1, seat=1)["rule"] == "UR-8"
    assert busy.refused("look", table=9)["rule"] is None


def test_over(client: Here, room: Room) -> None:
    game = finished_game(room, {}, 7)
    client.ask("load", record=record.write(game))
    for text in {event.text for event in game.events}:
        assert code(client, "play", table=1, text=text) == "over"
    assert code(client, "roll", table=1) == "over"
    assert code(client, "best", table=1) == "over"
    assert client.ask("perft", table=1, depth=3) == {"nodes": 0}
    client.ask("undo", table=1)
    assert client.ask("look", table=1)["kind"] != "end"


def test_bad_record(busy: Here) -> None:
    for text in (
        *("", "nonsense", '[Game "chess"]', "[Game ur]", '[Game "ur"]\nroll:xx', "\0" * 1000),
        *('[Game "ur"]\n[Rules "99"]', '[Game "ur"]\n[Options "{"]', '[Game "ur"]\n[Options "[]"]'),
        *(
            '[Game "ur"]\n[Options "{\\"a\\": 1}"]',
            '[Game "ur"]\n[Position "x"]',
            '[Game "ur"]\nenter',
        ),
        *('[Game "ur"]\n\nroll:gs {', '[Game "ur"]\n\nroll:?', '[Game "ur"]\n\n0:roll:gs'),
        '[Game "ur"]\n[Options "' + "[" * 100_000 + '"]',
        '[Game "ur"]\n[Options "' + "1" * 100_000 + '"]',
        '[Game "ur"]\n[Position "{' + '\\"a\\":{' * 100_000 + '"]',
        "x" * 10_000_001,
    ):
        assert code(busy, "load", record=text) == "bad-record", text[:60]


# -------------------------------------------------------------------------- as, and our faults


def test_with_as_a_seat_plays_for_itself_and_not_for_chance(busy: Here) -> None:
    assert code(busy, "play", table=1, text="enter", as_="spectator") == "bad-request"
    assert code(busy, "play", table=1, text="enter", as_=0, seat=1) == "bad-request"
    assert code(busy, "play", table=1, text="enter", as_=1) == "illegal"
    assert code(busy, "play", table=2, text="roll:gs", as_=0) == "wrong-kind"
    look = busy.ask("play", table=1, text="enter", as_=0)
    assert look == busy.ask("look", table=1, as_=0)
    assert busy.ask("undo", table=1, as_=1) == busy.ask("look", table=1, as_=1)


def test_a_fault_of_ours_is_answered_told_on_stderr_and_does_not_end_the_engine(
    busy: Here, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: Any) -> None:
        raise ZeroDivisionError("on purpose")

    with monkeypatch.context() as patched:
        patched.setattr(games.room("ur").rules, "actions", broken)
        answer = busy.answer({"op": "play", "table": 2, "text": "roll:gs", "id": "x"})
    error = {"code": "bad-request", "message": "internal error", "rule": None}
    assert answer == {"id": "x", "ok": False, "error": error}
    told = capsys.readouterr()
    assert "ZeroDivisionError: on purpose" in told.err and told.out == ""
    assert busy.ask("look", table=1)["kind"] == "decision"


def test_error_codes_are_those_of_the_protocol() -> None:
    listed = {
        *("bad-request", "unknown-game", "bad-option", "unknown-table", "unreadable", "illegal"),
        *("wrong-kind", "over", "bad-record", "bad-position"),
    }

    def codes(kind: type) -> set[str]:
        """The codes of errors, without the page's own, with which no engine answers."""
        below = [
            one
            for one in kind.__subclasses__()
            if not one.__module__.startswith(("regalia.app.", "regalia.server."))
        ]
        return {kind.code}.union(*map(codes, below))  # type: ignore[attr-defined]

    assert codes(engine_module.RegaliaError) == listed


def test_answers_are_json_for_strict_readers(busy: Here) -> None:
    def refuse(word: str) -> None:
        raise AssertionError(word)

    with pytest.raises(AssertionError, match="NaN"):
        json.loads("[NaN]", parse_constant=refuse)
    for op, fields in FIELDS.items():
        line = busy.tell(json.dumps({"op": op, **fields}).encode())
        assert json.loads(line, parse_constant=refuse)["ok"] in (True, False)
