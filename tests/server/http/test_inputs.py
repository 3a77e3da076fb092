"""Bad requests get a sentence of ours, with a status that says whose fault it is."""

import json
import socket
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from support.servers.serving import Person, Server

from regalia.core.game import Game, record

SEATS = [{"kind": "me"}, {"kind": "here"}]
TABLE = json.dumps({"game": "ur", "seats": SEATS}).encode()
DIGITS = "9" * 900_000


def ask(server: Server, line: str, body: bytes = b"", *headers: bytes) -> tuple[int, bytes]:
    """The status of what is said to a request, and its end; nothing of it is put in order before
    it is sent."""
    always = (f"Host: 127.0.0.1:{server.port}".encode(), b"x-regalia: 1", b"Connection: close")
    if not any(one.startswith(b"Content-Length") for one in headers):
        headers = (*headers, b"Content-Length: %d" % len(body))
    head = b"\r\n".join([f"{line} HTTP/1.1".encode("latin1"), *always, *headers, b"", b""])
    with socket.create_connection(("127.0.0.1", server.port), 60) as there:
        there.sendall(head + body)
        answer = b""
        while more := there.recv(65536):
            answer += more
    return int(answer.split()[1]), answer.partition(b"\r\n\r\n")[2]


def table(**changed: object) -> bytes:
    return json.dumps({"game": "ur", "seats": SEATS} | changed).encode()


POSTED = {
    "an origin that is no address": (TABLE, b"Origin: http://[", 403),
    "an origin of odd bytes": (TABLE, b"Origin: \xff\xfe", 403),
    "a language with a newline": (table(language="en\n"), b"", 400),
    "no UTF-8": (b'{"game": "\xff\xfe", "seats": []}', b"", 400),
    "half a character": (b'{"game": "ur", "name": "\\ud800", "seats": []}', b"", 400),
    "a number without end": (TABLE.replace(b'"ur"', DIGITS.encode()), b"", 400),
    "an option without end": (
        table(game="gambit", options={"players": 7}).replace(b"7", b"9" * 5_000),
        b"",
        400,
    ),
    "another kind of body": (b"\xc1\xff", b"Content-Type: application/x-msgpack", 400),
    "a form without a boundary": (b"x", b"Content-Type: multipart/form-data", 400),
    "an unknown charset": (b"{}", b"Content-Type: application/json; charset=nothing", 400),
    "a deck that is a file": (table(game="study", options={"deck": "/etc\n.toml"}), b"", 400),
    "units that are a file": (table(game="battles", options={"units": "/etc\n.toml"}), b"", 400),
}


@pytest.mark.parametrize("what", POSTED)
def test_a_body_or_a_header_that_makes_no_sense_is_refused(server: Server, what: str) -> None:
    body, header, status = POSTED[what]
    kind = b"Content-Type: application/json"
    headers = [header] if b"Content-Type" in header else [one for one in (header, kind) if one]
    said, answer = ask(server, "POST /api/tables", body, *headers)
    assert said == status and json.loads(answer)["message"].endswith(".")


def test_what_is_too_large_is_refused_before_it_is_sent(server: Server) -> None:
    said, answer = ask(server, "POST /api/tables", b"", b"Content-Length: 99000000")
    assert said == 413 and json.loads(answer)["code"] == "too-large"


def test_no_file_is_opened_for_a_name_with_a_newline_in_it(server: Server) -> None:
    _, answer = ask(server, "POST /api/tables", POSTED["a deck that is a file"][0])
    assert json.loads(answer)["code"] == "file"


GOT = {
    "/assets/%00": 404,
    "/assets/" + "x" * 5_000: 404,
    "/assets/%2e%2e/index.html": 404,
    "/assets/..%5cindex.html": 404,
    "/assets/x%0ay": 404,
    "/api/tables/%00/record": 404,
    "/api/tables/%ff%fe/steps": 404,
    "/api/tables/" + "x" * 5_000 + "/record": 404,
    "/api/games/%00/rules": 404,
    "/api/games/ur/picture.svg?picture=%00": 400,
    "/api/tables/x/scenes?begin=" + "9" * 5_000: 400,
    "/live/x": 405,
}


@pytest.mark.parametrize("path", GOT, ids=lambda path: path[:30])
def test_a_path_that_leads_nowhere_is_told_so(server: Server, path: str) -> None:
    status, answer = ask(server, f"GET {path}")
    assert (status, json.loads(answer)["message"][-1]) == (GOT[path], ".")


def test_whoever_mistypes_an_address_gets_a_page_and_a_program_gets_json(server: Server) -> None:
    status, answer = ask(server, "GET /practice", b"", b"Accept: text/html,*/*;q=0.8")
    assert status == 404 and b"<!doctype html>" in answer.lower()
    assert json.loads(ask(server, "GET /practice")[1])["code"] == "no-page"
    bad = "GET /api/games/%00/rules"
    assert json.loads(ask(server, bad, b"", b"Accept: application/json")[1])["code"]


@pytest.mark.parametrize(
    "header",
    [
        b"Cookie: \xff\xfe=\xff; regalia_person=\xc3\x28",
        b'Cookie: regalia_person="\\777";;=;',
        b"Accept: \xff",
        b"Accept-Encoding: \xff;q=x",
        b'X-Forwarded-For: \xff, [::\r\nForwarded: for="[::"',
        b"If-None-Match: \xff",
        b"Range: bytes=a-b",
    ],
    ids=range(7),
)
def test_headers_that_nobody_understands_do_no_harm(server: Server, header: bytes) -> None:
    for path in ("/api/tables", "/", "/assets/icon-192.png", "/api/games?language=%ff%0a"):
        assert ask(server, f"GET {path}", b"", header)[0] in (200, 404)


def test_the_same_record_brought_by_many_at_once_is_kept_once(server: Server) -> None:
    game = Game("twelve")
    for _ in range(2):
        game.play(sorted(game.actions())[0])
    text = record.write(game)

    def bring(_: int) -> tuple[int, str]:
        with Person(server) as person:
            answer = person.http.post("/api/records", json={"record": text})
            return answer.status_code, answer.json().get("key")

    with ThreadPoolExecutor(8) as people:
        said = set(people.map(bring, range(24)))
    assert len(said) == 1 and said.pop()[0] == 201


ODD = ("-3", "99", str(2**63), "1" + "0" * 30, "9" * 5_000, "x", "", "1e3", "%D9%A3", "%00", "[]")
ASKED = ("steps?seat", "scenes?begin", "scenes?seat", "ways?number", "record?step", "side?seat")


@pytest.mark.parametrize("what", ASKED)
def test_odd_numbers_about_a_table_are_refused_or_mean_nothing(ann: Person, what: str) -> None:
    key = ann.open("gambit")["key"]
    for number in ODD:
        answer = ann.http.get(f"/api/tables/{key}/{what}={number}")
        assert answer.status_code in (200, 400, 403, 404), (number, answer.text)
        assert ann.http.get(f"/api/tables/{key}/picture.svg?theme={number}").status_code == 200


def test_nothing_of_all_this_was_an_error_of_ours(server: Server) -> None:
    assert httpx.get(f"{server.url}/health").json()["ok"]
    assert "an error of ours" not in server.told() and "Traceback" not in server.told()
