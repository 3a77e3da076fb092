"""Odd names, queries and bodies at every route, on both databases: no error of ours."""

import json
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.servers.databases import Postgres
from support.servers.serving import Person, Server, serving

from regalia.server.http.application import HANDLERS

ROUTES = sorted(
    (method, path)
    for handler in HANDLERS
    for path in handler.paths
    for method in handler.http_methods
    if path.startswith(("/api/", "/health", "/metrics"))
)
PARAMETER = re.compile(r"{(\w+):(\w+)}")
ODD = ["\0", "a\0b", "\x1b[2J", "..", "'", '"; --', "ä" * 40, "ur", "study", "-1", "0", "%", " "]
NUMBERS = ["0", "-1", "9" * 30, "1", "007"]
SMALL = st.none() | st.booleans() | st.integers() | st.text(max_size=20) | st.sampled_from(ODD)
BODIES = st.dictionaries(
    st.sampled_from(["name", "game", "text", "options", "value", "actions", "seats", "endpoint"]),
    SMALL | st.lists(SMALL, max_size=3) | st.dictionaries(st.text(max_size=5), SMALL, max_size=2),
    max_size=4,
)
WITHOUT_LIMITS = {"REGALIA_REQUESTS_A_MINUTE": "1000000", "REGALIA_TABLES_AN_HOUR": "1000000"}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    environment = dict(WITHOUT_LIMITS)
    if request.param == "postgresql":
        postgresql: Postgres = request.getfixturevalue("postgresql")
        environment["REGALIA_DATABASE"] = postgresql.new_database()
    with serving(tmp_path_factory.mktemp(request.param), **environment) as found:
        yield found


def filled(path: str, name: str, number: str) -> str:
    def part(found: re.Match[str]) -> str:
        return quote(number if found[2] == "int" else name, safe="")

    return PARAMETER.sub(part, path)


def test_names_that_nothing_has_are_not_found_at_any_route(server: Server, ann: Person) -> None:
    """PostgreSQL takes no NUL in a text; SQLite does."""
    for method, path in ROUTES:
        for name in ODD if PARAMETER.search(path) else ODD[:1]:
            answer = ann.http.request(method, filled(path, name, NUMBERS[0]), content=b"{}")
            assert answer.status_code < 500, (method, path, name, answer.text)
    assert "an error of ours" not in server.told()


def test_whatever_is_asked_at_any_route_no_answer_is_an_error_of_ours(
    server: Server, ann: Person
) -> None:
    @settings(
        max_examples=250,
        deadline=None,
        suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
    )
    @given(
        st.sampled_from(ROUTES),
        st.sampled_from(ODD) | st.text(max_size=12),
        st.sampled_from(NUMBERS),
        st.dictionaries(
            st.sampled_from(["language", "shape", "theme", "seat"]), st.text(max_size=9)
        ),
        BODIES,
    )
    def ask(
        route: tuple[str, str], name: str, number: str, query: dict[str, str], body: Any
    ) -> None:
        method, path = route
        sent = json.dumps(body).encode()
        answer = ann.http.request(method, filled(path, name, number), params=query, content=sent)
        assert answer.status_code < 500, (method, path, name, number, query, body, answer.text)

    ask()
    assert "an error of ours" not in server.told()
