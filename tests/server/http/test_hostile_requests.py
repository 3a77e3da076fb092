"""Requests from outside are hostile until proved otherwise."""

import json
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest
from support.servers.serving import Person, Server, Sitting, serving
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from regalia import games

UR = {"game": "ur", "seats": [{"kind": "me"}, {"kind": "here"}]}


@pytest.mark.parametrize("path", ["/", "/about", "/t/anything", "/api/games", "/no/such/page"])
def test_every_answer_forbids_what_the_page_does_not_need(server: Server, path: str) -> None:
    headers = httpx.get(server.url + path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http:" not in policy and "https:" not in policy, "nobody else is asked for anything"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


@pytest.mark.parametrize("wish", ["", "?theme=dark", "?theme=<script>"])
def test_a_picture_may_have_its_own_style_and_nothing_else(server: Server, wish: str) -> None:
    answer = httpx.get(f"{server.url}/api/games/ur/picture.svg{wish}")
    style = answer.text.partition("<style>")[2].partition("</style>")[0]
    digest = b64encode(sha256(style.encode()).digest()).decode()
    policy = f"default-src 'none'; style-src 'sha256-{digest}'; frame-ancestors 'none'"
    assert answer.headers["content-security-policy"] == policy
    assert ("prefers-color-scheme" in style) == (wish != "?theme=dark")


def test_looks_are_kept_by_any_cache_under_their_digest_only(server: Server, ann: Person) -> None:
    """Looks bring nobody's cookie along."""
    key = ann.open("ur")["key"]
    with ann.sit_at(key) as sitting:
        digest = sitting.wait_for_table(lambda table: "looks" in table)["looks"]
    address = f"{server.url}/api/games/ur/looks.svg"
    right, wrong = (httpx.get(f"{address}?digest={given}") for given in (digest, "0123"))
    assert right.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert wrong.headers["cache-control"] == "no-cache"
    assert right.text == wrong.text == games.room("ur").looks.sprite
    for answer in (right, wrong, httpx.get(f"{server.url}/api/games/ur/picture.svg")):
        assert "set-cookie" not in answer.headers
        assert answer.headers["content-type"].startswith("image/svg+xml")
    assert httpx.get(f"{server.url}/api/games/nobody/looks.svg").status_code == 404


def test_the_cookie_is_out_of_reach_of_scripts_and_of_other_sites(server: Server) -> None:
    cookie = httpx.get(server.url + "/api/games").headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie
    assert "Secure" not in cookie, "this is plain HTTP"
    again = httpx.get(server.url + "/api/games", headers={"cookie": cookie.split(";")[0]})
    assert "set-cookie" not in again.headers


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example", "x-regalia": "1"},
        {"origin": "null", "x-regalia": "1"},
        {},  # a form of another page cannot send our header
    ],
)
def test_another_page_cannot_open_a_table_in_somebodys_name(
    server: Server, headers: dict[str, str]
) -> None:
    answer = httpx.post(server.url + "/api/tables", json=UR, headers=headers)
    assert answer.status_code == 403
    assert answer.json()["code"] == "forbidden"


def test_another_page_cannot_connect_to_a_table(server: Server, ann: Person) -> None:
    key = ann.open("ur")["key"]
    with pytest.raises(InvalidStatus):
        connect(
            f"ws://127.0.0.1:{server.port}/live/{key}",
            additional_headers={"Cookie": ann.cookie, "Origin": "https://evil.example"},
        )


def test_a_name_that_only_points_to_this_machine_is_not_answered(server: Server) -> None:
    """Else any page could reach a server at home by a name of its own (DNS rebinding)."""
    answer = httpx.get(server.url + "/api/games", headers={"host": "evil.example"})
    assert answer.status_code == 400


def test_a_key_that_opens_nothing_is_told_so(server: Server, ann: Person) -> None:
    with pytest.raises(ConnectionClosed) as closed:
        ann.sit_at("AAAAAAAAAAAAAAAAAAAAAA")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404
    answer = ann.http.get("/api/tables/AAAAAAAAAAAAAAAAAAAAAA/record?language=de")
    assert answer.status_code == 404


def test_keys_are_long_and_all_different(ann: Person) -> None:
    keys = [key for _ in range(5) for key in ann.open("ur").values()]
    assert len(set(keys)) == 10
    assert all(len(key) == 22 for key in keys)  # 128 bits


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[]",
        b"{",
        b'{"game": 5}',
        b'{"game": "ur"}',
        b'{"game": "chess", "seats": [{"kind": "me"}]}',
        b'{"game": "ur", "seats": []}',
        b'{"game": "ur", "seats": [{"kind": "me"}]}',
        b'{"game": "ur", "seats": [{"kind": "me"}, {"kind": "god"}]}',
        b'{"game": "ur", "seats": [{"kind": "me"}, {"kind": "computer", "level": 99}]}',
        b'{"game": "ur", "seats": [{"kind": "me"}, {"kind": "here"}], "more": 1}',
        b'{"game": "ur", "seats": [{"kind": "me"}, {"kind": "here"}], "options": {"x": 1}}',
        b'{"game": "../ur", "seats": [{"kind": "me"}, {"kind": "here"}]}',
        b'{"game": "study", "seats": [{"kind": "me"}, {"kind": "here"}], '
        b'"options": {"deck": "/etc/passwd"}}',
        b'{"game": "battles", "seats": [{"kind": "me"}, {"kind": "here"}], '
        b'"options": {"units": "/etc/hostname"}}',
        b"[" * 100_000,
        b"\xff\xfe",
    ],
)
def test_a_table_that_makes_no_sense_is_refused_in_a_sentence(ann: Person, body: bytes) -> None:
    answer = ann.http.post(
        "/api/tables", content=body, headers={"content-type": "application/json"}
    )
    assert 400 <= answer.status_code < 500, answer.text
    problem = answer.json()
    assert problem["code"] and problem["message"]
    assert "Traceback" not in answer.text and "/etc" not in answer.text.replace(
        json.dumps(body.decode("latin-1")), ""
    )


def test_a_path_from_outside_is_never_opened(ann: Person, tmp_path: Path) -> None:
    """Owners of a box may name a file at their own keyboard; a page may not."""
    deck = tmp_path / "deck.toml"
    deck.write_text('cards = ["N.Q/.BK/R..", "RQ./.BK/..N", "K.B/Q.R/.N."]\n')
    wanted = {
        "game": "study",
        "seats": [{"kind": "me"}, {"kind": "here"}],
        "options": {"deck": str(deck)},
    }
    answer = ann.http.post("/api/tables", json=wanted)
    assert answer.status_code == 400
    assert answer.json()["code"] == "file"


def test_what_is_too_large_is_refused(ann: Person) -> None:
    answer = ann.http.post("/api/records", json={"record": "x" * 5_000_000})
    assert answer.status_code in (400, 413)


def test_paths_do_not_lead_out_of_the_pages_folder(server: Server) -> None:
    for path in ("/assets/../settings.py", "/assets/..%2fsettings.py", "/assets/%2e%2e/app.py"):
        assert httpx.get(server.url + path).status_code == 404


def test_whoever_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    with serving(tmp_path, REGALIA_REQUESTS_A_MINUTE="30") as server, Person(server) as ann:
        answers = [ann.http.get("/api/games?language=de") for _ in range(40)]
    assert {200, 429} == {answer.status_code for answer in answers}
    assert answers[-1].json()["code"] == "slow-down"


def test_whoever_opens_too_many_tables_is_told_to_wait(tmp_path: Path) -> None:
    with serving(tmp_path, REGALIA_TABLES_AN_HOUR="3") as server, Person(server) as ann:
        answers = [ann.http.post("/api/tables", json=UR) for _ in range(5)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]


def test_whoever_asks_for_moment_after_moment_is_slowed_down_sooner(tmp_path: Path) -> None:
    """Twelve moments are as much work as four messages."""
    with serving(tmp_path, REGALIA_FRAMES_A_SECOND="5") as server, Person(server) as ann:
        looking = ann.sit_at(ann.open("ur")["key"])
        for _ in range(8):
            looking.send("moments", ns=[0] * 12)
        heard = [looking.hear() for _ in range(8)]
        assert "slow-down" in {message.get("code") for message in heard}


def test_whoever_floods_a_table_is_slowed_down_and_nobody_else(tmp_path: Path) -> None:
    with serving(tmp_path, REGALIA_FRAMES_A_SECOND="5") as server, Person(server) as ann:
        key = ann.open("ur")["key"]
        with ann.sit_at(key) as flooding, ann.sit_at(key) as other:
            for _ in range(60):
                flooding.send("ping")
            heard = [flooding.hear() for _ in range(40)]
            assert "slow-down" in {message.get("code") for message in heard}
            other.send("ping")
            assert other.wait(lambda message: message["type"] == "pong", 10)


def test_whoever_asks_for_too_many_hints_is_told_to_wait_and_nobody_else(tmp_path: Path) -> None:
    seats = ({"kind": "me"}, {"kind": "computer", "level": 1})

    def answers(*sittings: Sitting) -> list[dict[str, Any]]:
        """Answers to people who ask for a hint at the same time, refusals first."""
        for sitting in sittings:
            sitting.wait_for_table(lambda table: table["choices"])
            sitting.send("hint", seat=0)
        heard = [one.wait(lambda m: m["type"] in ("hint", "refusal")) for one in sittings]
        return sorted(heard, key=lambda message: message["type"], reverse=True)

    with (
        serving(tmp_path, REGALIA_HINTS_A_MINUTE="1") as server,
        Person(server) as ann,
        Person(server) as bob,
        ann.sit_at(ann.open("twelve", *seats)["key"], "sl") as one,
        ann.sit_at(ann.open("twelve", *seats)["key"], "sl") as two,
        bob.sit_at(bob.open("twelve", *seats)["key"]) as other,
    ):
        at_once, hint = answers(one, two)
        (one_more,) = answers(two)
        assert hint["type"] == "hint" and answers(other)[0]["type"] == "hint"
    for refusal in (at_once, one_more):
        assert (refusal["type"], refusal["code"]) == ("refusal", "slow-down")
        assert refusal["about"] == "hint"
    assert "prehitro" in at_once["message"] and "namig" in one_more["message"]


FRAMES: list[Any] = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"act"',
    "{}",
    '{"type": "fly"}',
    '{"type": "act"}',
    '{"type": "act", "n": -1, "seat": 0, "text": "enter"}',
    '{"type": "act", "n": 1e99, "seat": 0, "text": "enter"}',
    '{"type": "act", "n": 1, "seat": 9, "text": "enter"}',
    '{"type": "act", "n": 1, "seat": 0, "text": 5}',
    '{"type": "act", "n": 1, "seat": 0, "text": "\\u0000"}',
    '{"type": "act", "n": 1, "seat": 0, "text": "' + "A" * 3000 + '"}',
    '{"type": "why", "seat": 0, "taps": ["A1", "", "\\ud800", "☃"]}',
    '{"type": "why", "seat": 0, "taps": []}',
    '{"type": "say", "text": "' + "x" * 3500 + '"}',
    '{"type": "say", "text": "\\u202e\\u0007"}',
    '{"type": "language", "language": "../../etc"}',
    '{"type": "look", "seat": 3}',
    '{"type": "sit", "seat": 1, "name": "x", "luck": "y"}',
    '{"type": "answer", "seat": 0, "yes": true}',
    '{"type": "undo", "seat": 0}',
    '{"type": "rematch"}',
    "[" * 4000,
    '{"type": "ping", "type": "act"}',
    "\x00\x01",
]


@pytest.mark.parametrize("frame", FRAMES, ids=range(len(FRAMES)))
def test_a_frame_that_makes_no_sense_gets_an_answer_and_the_connection_goes_on(
    ann: Person, frame: str
) -> None:
    with ann.sit_at(ann.open("ur")["key"]) as sitting:
        sitting.socket.send(frame)
        sitting.send("ping")
        assert sitting.wait(lambda message: message["type"] == "pong", 20)


def test_bytes_and_huge_frames_end_that_connection_only(server: Server, ann: Person) -> None:
    key = ann.open("ur")["key"]
    with ann.sit_at(key) as other:
        for frame in (b"\xff\x00", "x" * 100_000):
            with ann.sit_at(key) as sitting:
                sitting.socket.send(frame)
                with pytest.raises((ConnectionClosed, TimeoutError)):
                    for _ in range(50):
                        sitting.hear(5)
                    raise TimeoutError
        other.send("ping")
        assert other.wait(lambda message: message["type"] == "pong", 20)
    assert "an error of ours" not in server.told()


def test_whoever_only_watches_cannot_sit_down_or_act(ann: Person, bob: Person) -> None:
    keys = ann.open("ur", {"kind": "me"}, {"kind": "open"})
    with bob.sit_at(keys["watch"]) as watching:
        assert watching.table["keys"]["play"] is None
        watching.send("sit", seat=1, name="Bob", luck="")
        refusal = watching.wait(lambda message: message["type"] == "refusal")
        assert refusal["code"] == "forbidden"
    with bob.sit_at(keys["key"]) as playing:
        playing.send("sit", seat=1, name="Bob", luck="")
        playing.wait_for_table(lambda table: table["you"] == [1])
        ur = playing.table
        playing.send("act", n=ur["n"], seat=0, text="enter")
        assert playing.wait(lambda message: message["type"] == "refusal")["about"] == "act"


def test_a_stranger_with_no_cookie_gets_one_and_holds_no_seat(server: Server, ann: Person) -> None:
    key = ann.open("ur")["key"]
    socket = connect(f"ws://127.0.0.1:{server.port}/live/{key}", origin=server.url).__enter__()  # type: ignore[arg-type]
    assert socket.response is not None
    assert "HttpOnly" in socket.response.headers["set-cookie"]
    with Sitting(socket) as sitting:
        assert sitting.table["you"] == []
