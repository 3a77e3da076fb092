"""Random lines to the engine: each gets one good answer, and a request that fails changes
nothing."""

import io
import json
import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from support.asking import Here, everything

from regalia import games
from regalia.core.room import Room
from regalia.kit.playing import variants
from regalia.terminal.engine import engine as engine_module
from regalia.terminal.engine.engine import OPS, serve

CODES = {
    *("bad-request", "unknown-game", "bad-option", "unknown-table", "unreadable", "illegal"),
    *("wrong-kind", "over", "bad-record", "bad-position"),
}

numbers = st.one_of(
    st.integers(-3, 12),
    st.integers(),
    st.floats(),
    st.sampled_from([2**63, 2**64, -(2**63) - 1, 10**400]),
)
scalars = st.one_of(st.none(), st.booleans(), numbers, st.text(st.characters(), max_size=12))
values = st.recursive(
    scalars,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=6), inner, max_size=4)
    ),
    max_leaves=12,
)
texts = st.sampled_from(
    [
        *("enter", "place:B3", "roll:gs", "roll:--", "A1-A2", "B3-B4+B1-B2", "stop", "claim-draw"),
        *("declare:4", "give-up", "challenge", "roll:?", "A1-", "", "draw:?", "pass"),
    ]
)
records = st.builds(
    lambda game, more, body: f'[Game "{game}"]\n{more}\n\n{body}',
    st.sampled_from([*games.names(), "chess"]),
    st.sampled_from(["", '[Rules "1"]', '[Options "{}"]', '[Result "*"]', '[Position "{}"]', "["]),
    st.lists(texts, max_size=5).map(" ".join),
)
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "table": st.integers(1, 3),
    "game": st.sampled_from([*games.names(), "chess"]),
    "options": st.dictionaries(
        st.sampled_from([o.name for g in games.names() for o in games.room(g).card.options])
        if any(games.room(g).card.options for g in games.names())
        else st.text(),
        values,
        max_size=2,
    ),
    "position": values,
    "text": texts,
    "seat": st.integers(-1, 2),
    "as": st.one_of(st.integers(-1, 2), st.just("spectator")),
    "seed": st.integers(),
    "level": st.integers(0, 11),
    "player": st.sampled_from(["random", "nobody"]),
    "ms": st.one_of(st.integers(-1, 50), st.floats(max_value=50, allow_nan=False)),
    "record": records,
    "lesson": st.sampled_from(["first", "guide", "exercises"]),
    "step": st.sampled_from(["enter", "nowhere", "0", "99999"]),
    "actions": st.lists(texts, max_size=3),
}


@st.composite
def requests(draw: st.DrawFn) -> dict[str, Any]:
    """A request with right fields; sometimes one of them has a value that is anything."""
    op = draw(st.sampled_from([op for op in OPS if op != "quit"]))
    fields = [f.encode_name for f in engine_module.msgspec.structs.fields(OPS[op][0])]
    request: dict[str, Any] = {"op": op}
    for name in fields:
        if name == "depth":
            request[name] = draw(st.integers(-1, 2))
        elif (
            name in ("table", "game", "text", "record", "step", "actions")
            or draw(st.integers(0, 2)) == 0
        ):
            request[name] = draw(FIELDS[name])
    if draw(st.integers(0, 4)) == 0:
        changed = draw(st.sampled_from([*request, "id", "more"]))
        request[changed] = draw(values.filter(lambda value: value != "quit"))
        most = {"depth": 2, "ms": 50}.get(changed)  # more is granted, and takes as long
        if most is not None and isinstance(request[changed], int | float):
            request[changed] = min(request[changed], most)
    return request


def check(client: Here, line: bytes) -> dict[str, Any]:
    """One good answer; unchanged tables after a failure."""
    before = everything(client.engine)
    found = client.tell(line)
    assert b"\n" not in found and b"\r" not in found
    answer = json.loads(found.decode(), parse_constant=lambda word: 1 / 0)
    assert type(answer) is dict and type(answer["ok"]) is bool
    if not answer["ok"]:
        error = answer["error"]
        assert set(answer) <= {"id", "ok", "error"} and set(error) == {"code", "message", "rule"}
        assert error["code"] in CODES and (error["rule"] or error["code"] != "illegal")
        assert error["message"] not in ("", "internal error"), line
        assert everything(client.engine) == before
    return dict(answer)


def started() -> Here:
    client = Here()
    client.ask("new", game="ur")
    client.ask("roll", table=1, seed=1)
    return client


@settings(max_examples=1000, deadline=None, database=None)
@given(st.binary(max_size=60).filter(lambda line: b"\n" not in line and b'"op"' not in line))
def test_random_bytes(line: bytes) -> None:
    assert check(started(), line)["ok"] is False


@settings(max_examples=1000, deadline=None, database=None)
@given(values)
def test_json_of_any_shape(value: Any) -> None:
    assert check(started(), json.dumps(value).encode())["ok"] is False


def is_strict(request: dict[str, Any]) -> bool:
    """JSON of the standard: no NaN, no Infinity."""
    try:
        json.dumps(request, allow_nan=False)
    except ValueError:
        return False
    return True


@settings(max_examples=400, deadline=None, database=None)
@given(st.lists(requests(), max_size=15))
def test_requests_that_are_right_or_nearly_so(listed: list[dict[str, Any]]) -> None:
    client = started()
    for request in listed:
        answer = check(client, json.dumps(request).encode())
        if "id" in request and is_strict(request):
            assert answer["id"] == request["id"]
        else:
            assert "id" not in answer


@settings(max_examples=1500, deadline=None, database=None)
@given(st.data())
def test_requests_with_a_few_bytes_changed(data: st.DataObject) -> None:
    request = data.draw(requests().filter(lambda r: r["op"] != "perft"))
    line = bytearray(json.dumps({**request, "id": 7}).encode())
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(line) - 1))
        byte = data.draw(
            st.sampled_from(b'"{}[],:\\0919-.eEu \r\0\xff\xc3tnadf') | st.integers(0, 255)
        )
        how = data.draw(st.integers(0, 2))
        line[at : at + (how != 1)] = b"" if how == 2 else bytes([byte])
        if not line:
            break
    check(started(), bytes(line).replace(b"\n", b" "))


def spoilt(chance: random.Random, text: str) -> str:
    """A text with one character changed, doubled, lost or borrowed from another place."""
    at = chance.randrange(len(text) + 1)
    other = chance.choice([*text, *"0129aAhKQ+-:?/. ", "\0", "\N{SNOWMAN}"])
    return text[:at] + chance.choice(["", other]) + text[at + chance.randrange(2) :]


def test_a_long_session_with_every_room(room: Room) -> None:
    chance, client = random.Random(2), Here()
    for options in variants(room.card):
        table = client.ask("new", game=room.card.id, options=options)["table"]
        for _ in range(400):
            look = client.ask("look", table=table)
            texts = [*look.get("actions", []), *(text for text, _ in look.get("chances", []))]
            text = chance.choice([*texts, "nothing"])
            seat = chance.choice([None, None, *look.get("players", []), 0, 1, 5])
            position = spoilt(chance, json.dumps(look["position"]))
            written = client.ask("record", table=table)["record"]
            line = chance.choice(
                [
                    *[{"op": "play", "table": table, "text": text, "seat": seat}] * 8,
                    {"op": "play", "table": table, "text": text, "as": seat},
                    {"op": "play", "table": table, "text": spoilt(chance, text), "seat": seat},
                    {"op": "undo", "table": table, "as": seat},
                    {"op": "roll", "table": table, "as": seat},
                    {"op": "best", "table": table, "seat": seat, "level": 1},
                    {"op": "record", "table": table, "as": chance.choice([seat, "spectator"])},
                    {"op": "perft", "table": table, "depth": chance.randrange(3)},
                    {"op": "load", "record": spoilt(chance, written)},
                    f'{{"op":"new","game":"{room.card.id}","position":{position}}}',
                ]
            )
            answer = check(client, (line if isinstance(line, str) else json.dumps(line)).encode())
            if answer["ok"] and "table" in answer:
                check(client, json.dumps({"op": "look", "table": answer["table"]}).encode())
                client.ask("close", table=answer["table"])


@settings(max_examples=300, deadline=None, database=None)
@given(
    st.lists(
        st.one_of(
            # Hypothesis finds constants in our code by itself, the request that ends the talk, too:
            st.binary(max_size=30).filter(lambda raw: b"quit" not in raw),
            requests().map(lambda request: json.dumps(request).encode()),
            st.just(b'{"op":"hello","id":"\xc3\xa9"}\r\n'),
        ),
        max_size=12,
    ),
    st.sampled_from([b"", b"\n", b"\n\n"]),
)
def test_as_many_answers_as_lines(chunks: list[bytes], between: bytes) -> None:
    sent = between.join(chunks)
    lines = sent.split(b"\n")
    expected = len(lines) - (lines[-1] == b"")
    answers = io.BytesIO()
    serve(io.BytesIO(sent), answers)
    told = answers.getvalue()
    assert told.count(b"\n") == expected and (told == b"" or told.endswith(b"\n"))
    for line in told.splitlines():
        assert "ok" in json.loads(line)
