"""The address that an invitation shows: one that others can reach, or a word that they cannot."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import segno
from support.servers.serving import Person, Server, serving

from regalia.server.http import addresses
from regalia.server.http.addresses import BORDER, own_addresses, qr, reach
from regalia.server.settings import Settings

LOCAL = ("127.0.0.1", 8000)
ALL = ("0.0.0.0", 8000)


def asked(host: str, scheme: str = "http") -> Any:
    return SimpleNamespace(headers={"host": host}, url=SimpleNamespace(scheme=scheme))


def found(listening: tuple[str, int], host: str, *origins: str) -> tuple[str, str]:
    settings = Settings(folder=Path(), origins=origins, listening=listening)
    told = reach(settings, asked(host))
    assert bool(told.command) == (told.kind == "here")
    return told.origin, told.kind


def test_a_server_for_this_computer_alone_says_so_and_how_to_change_it() -> None:
    assert found(LOCAL, "localhost:8000") == ("http://localhost:8000", "here")
    settings = Settings(folder=Path(), listening=LOCAL)
    assert "serve --host 0.0.0.0" in reach(settings, asked("127.0.0.1:8000")).command


def test_a_configured_address_is_shown_wherever_one_asks() -> None:
    two = ("https://games.example.org", "https://play.example.org")
    assert found(LOCAL, "localhost:8000", *two) == (two[0], "public")
    told = reach(Settings(folder=Path(), origins=two), asked("play.example.org", "https"))
    assert told.origin == two[1]


def test_in_a_network_the_address_there_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "_own_address", lambda: "192.168.1.20")
    assert found(ALL, "localhost:8000") == ("http://192.168.1.20:8000", "network")
    assert found(ALL, "10.0.0.5:8000") == ("http://10.0.0.5:8000", "network")
    assert found(ALL, "games.local:8000") == ("http://games.local:8000", "network")
    assert found(ALL, "games.example.org") == ("http://games.example.org", "public")
    assert found(("192.168.1.9", 81), "127.0.0.1") == ("http://192.168.1.9:81", "network")
    assert found(("fd00::9", 81), "localhost") == ("http://[fd00::9]:81", "network")
    monkeypatch.setattr(addresses, "_own_address", lambda: "")
    assert found(ALL, "localhost:8000") == ("http://localhost:8000", "here")


def test_where_it_listens_everywhere_a_server_names_an_address_that_can_be_reached(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(addresses, "_own_address", lambda: "192.168.1.20")
    here, there = "http://localhost:8000", "http://192.168.1.20:8000"
    assert own_addresses("0.0.0.0", 8000) == own_addresses("::", 8000) == (here, there)
    assert own_addresses("127.0.0.1", 8000) == own_addresses("::1", 8000) == (here, here)
    assert own_addresses("fd00::9", 81) == ("http://[fd00::9]:81", "http://[fd00::9]:81")
    monkeypatch.setattr(addresses, "_own_address", lambda: "")
    assert own_addresses("0.0.0.0", 8000) == (here, here)


@pytest.mark.parametrize("host", ["", "a b", "evil.example/x?", "x@y", "[::1", "a" * 300, '"><a'])
def test_a_name_that_is_none_is_not_shown(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "_own_address", lambda: "192.168.1.20")
    assert found(LOCAL, host) == ("http://localhost:8000", "here")
    assert found(ALL, host) == ("http://192.168.1.20:8000", "network")


def test_a_qr_code_has_exactly_the_modules_of_its_text() -> None:
    text = "http://192.168.1.20:8000/t/abcdefghijklmnopqrstuv"
    code = qr(text)
    wanted = [list(row) for row in segno.make(text, error="m", micro=False).matrix]
    drawn = [[0] * len(wanted) for _ in wanted]
    for run in code.path.split("M")[1:]:
        at, _, rest = run.partition("h")
        (x, y), length = map(int, at.split()), int(rest.partition("v")[0])
        for i in range(length):
            drawn[y - BORDER][x - BORDER + i] = 1
    assert drawn == wanted and code.size == len(wanted) + 2 * BORDER


def test_an_invitation_is_to_the_table_of_its_key(server: Server, ann: Person) -> None:
    keys = ann.open("ur", {"kind": "me"}, {"kind": "open"})
    for key in keys.values():
        told = ann.http.get(f"/api/tables/{key}/invitation").json()
        assert told["address"] == f"{server.url}/t/{key}"
        assert told["reach"]["kind"] == "here" and told["until"] is None
    assert ann.http.get("/api/tables/nothing/invitation").status_code == 404


def test_a_server_in_a_network_is_reached_under_the_address_it_tells(tmp_path: Path) -> None:
    own = addresses._own_address()
    if not own:  # a machine without a network: there is nobody else
        assert addresses._loopback("127.0.0.1")
        return
    with serving(tmp_path, ("--host", "0.0.0.0")) as server, Person(server) as ann:
        key = ann.open("ur", {"kind": "me"}, {"kind": "open"})["key"]
        told = ann.http.get(f"/api/tables/{key}/invitation").json()
        assert told["address"] == f"http://{own}:{server.port}/t/{key}"
        assert ann.http.get(told["address"]).status_code == 200
