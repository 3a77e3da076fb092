"""Rate limits by person and by address."""

import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from support.servers.serving import Person, Server, Sitting, serving
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from regalia.server.http.client_address import UNKNOWN, counted
from regalia.server.rate_limits import PEOPLE, RateLimit

UR = {"game": "ur", "seats": [{"kind": "me"}, {"kind": "here"}]}
OURS = {"x-regalia": "1"}


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("nonsense", UNKNOWN),
        ("", UNKNOWN),
    ],
)
def test_of_an_ipv6_address_the_first_half_counts(host: str, address: str) -> None:
    assert counted(host) == address


def test_an_address_gets_ten_times_what_a_person_gets() -> None:
    shares = RateLimit(3, 0)
    for person in range(PEOPLE):
        assert [shares.take(f"person {person}", "here") for _ in range(4)] == [True] * 3 + [False]
    assert not shares.take("one more", "here")
    assert shares.take("one more", "elsewhere")


def test_a_person_who_has_had_enough_takes_nothing_from_the_others_there() -> None:
    shares = RateLimit(1, 0)
    for _ in range(100):
        shares.take("greedy", "here")
    assert all(shares.take(f"person {number}", "here") for number in range(PEOPLE - 1))


def test_networks_of_ipv6_around_an_address_have_a_growing_allowance() -> None:
    """A /48 has 65,536 times the last 64 bits."""
    shares = RateLimit(1, 0)

    def allowed(prefix: str, count: int) -> int:
        hosts = (prefix.format(number) for number in range(count))
        return sum(shares.take("", counted(host)) for host in hosts for _ in range(PEOPLE + 1))

    assert allowed("2001:db8:1:1{:02x}::1", 256) == 4 * PEOPLE  # of one /56
    assert allowed("2001:db8:1:{:x}00::1", 256) == 12 * PEOPLE  # the rest of the /48
    assert allowed("2001:db8:2:1::{:x}", 1) == PEOPLE  # others are as free as before
    assert allowed("203.0.113.{}", 5) == 5 * PEOPLE


def opened(server: Server, count: int, **headers: str) -> list[int]:
    """Somebody opens tables and throws the cookie away each time."""
    return [
        httpx.post(server.url + "/api/tables", json=UR, headers=OURS | headers).status_code
        for _ in range(count)
    ]


def test_whoever_throws_the_cookie_away_is_still_at_the_same_address(tmp_path: Path) -> None:
    with serving(tmp_path, REGALIA_TABLES_AN_HOUR="1") as server:
        said = opened(server, PEOPLE + 2, **{"x-forwarded-for": "203.0.113.7"})
        assert said == [201] * PEOPLE + [429] * 2
        other = {"x-forwarded-for": "203.0.113.8"}
        assert opened(server, 1, **other) == [429], "nobody is believed who is not trusted"
        elsewhere = httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2"))
        with elsewhere:
            answer = elsewhere.post(server.url + "/api/tables", json=UR, headers=OURS)
        assert answer.status_code == 201, "another address has its own"


def test_a_trusted_server_says_where_requests_come_from(tmp_path: Path) -> None:
    arguments = ("--trusted-proxies", "10.0.0.0/8,127.0.0.1")
    with serving(tmp_path, arguments, REGALIA_TABLES_AN_HOUR="1") as server:
        for forwarded in ("203.0.113.7", "198.51.100.1, 203.0.113.8, 10.1.2.3", "2001:db8::1"):
            said = opened(server, PEOPLE + 1, **{"x-forwarded-for": forwarded})
            assert said == [201] * PEOPLE + [429]
        secure = httpx.get(server.url + "/api/games", headers={"x-forwarded-proto": "https"})
        assert "Secure" in secure.headers["set-cookie"]


def test_a_page_renews_the_cookie_and_a_drawing_never_brings_one(server: Server) -> None:
    page = {"accept": "text/html"}
    with httpx.Client() as person:
        first = person.get(server.url, headers=page).headers
        again = person.get(server.url, headers=page).headers
    assert first["set-cookie"] == again["set-cookie"], "the same person, for another year"
    assert first["cache-control"] == "private, no-cache"
    drawing = httpx.get(server.url + "/api/games/ur/picture.svg", headers=page)
    assert drawing.status_code == 200 and "set-cookie" not in drawing.headers
    assert drawing.headers["cache-control"].startswith("public")


def test_a_proxy_that_is_no_address_is_refused_in_a_sentence() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "regalia", "serve", "--trusted-proxies", "10.0.0.0/8,proxy"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0 and "'proxy'" in done.stderr
    assert "Traceback" not in done.stderr


def test_one_person_has_few_connections_to_one_table(tmp_path: Path) -> None:
    with (
        serving(tmp_path, REGALIA_CONNECTIONS_A_TABLE="2") as server,
        Person(server) as ann,
        Person(server) as bob,
    ):
        one, two = (ann.open("ur")["key"] for _ in range(2))
        with ann.sit_at(one), ann.sit_at(one) as second, ann.sit_at(two), bob.sit_at(one):
            with pytest.raises(ConnectionClosed) as closed:
                ann.sit_at(one)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429
            second.send("ping")
            assert second.wait(lambda message: message["type"] == "pong")
        with ann.sit_at(one) as again:
            assert again.table["you"] == [0, 1]


def test_one_address_has_not_any_number_of_connections_to_one_table(tmp_path: Path) -> None:
    """A visitor without a cookie is somebody new each time."""
    with serving(tmp_path, REGALIA_CONNECTIONS_A_TABLE="1") as server, Person(server) as ann:
        url = f"ws://127.0.0.1:{server.port}/live/{ann.open('ur')['key']}"
        with ExitStack() as open_ones:
            for _ in range(PEOPLE):
                socket = open_ones.enter_context(connect(url, origin=server.url))  # type: ignore[arg-type]
                assert Sitting(socket).table["you"] == []
            with connect(url, origin=server.url) as late, pytest.raises(ConnectionClosed):  # type: ignore[arg-type]
                late.recv()


def test_whoever_talks_without_end_is_told_to_wait(tmp_path: Path) -> None:
    with (
        serving(tmp_path, REGALIA_SAYINGS_A_MINUTE="3") as server,
        Person(server) as ann,
        ann.sit_at(ann.open("ur")["key"], "de") as sitting,
    ):
        for number in range(3):
            sitting.send("say", text=f"{number}")
        sitting.send("emote", emote="hello")
        refusal = sitting.wait(lambda message: message["type"] == "refusal")
        assert (refusal["code"], refusal["about"]) == ("slow-down", "emote")
        assert "viel gesagt" in refusal["message"]
        assert len(sitting.table["chat"]) <= 3


def test_what_was_taken_at_another_server_is_taken_here_too() -> None:
    one, other = RateLimit(3, 0), RateLimit(3, 0)
    for shares in (one, other):
        shares.disguise = lambda name: f"masked {name}"
    assert one.take("ann", "here") and one.take("ann", "here") and one.take("", "here")
    told = dict(one.taken)
    assert told.pop("", 0) == 0 and told == {"masked ann": 2, "@masked here": 3}
    for name, count in told.items():
        other.taken_elsewhere(name, count)
    assert [other.take("ann", "here") for _ in range(2)] == [True, False]
    assert [other.take(f"person {n}", "here") for n in range(30)].count(True) == PEOPLE * 3 - 4
