"""Random requests and messages: the server answers each and goes on."""

import json
import string
from typing import Any, get_args

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.servers.serving import Person, Server, Sitting

from regalia.table.messages.incoming import Message

TYPES = [kind.__struct_config__.tag for kind in get_args(Message)]
FIELDS = ("n", "seat", "text", "taps", "name", "luck", "yes", "emote", "language", "shape", "same")

values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 5)
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=30)
    | st.sampled_from(["enter", "A1-A2", "roll", "stop", "declare:4", "en", "tall", "hello"]),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=6,
)
messages = st.builds(
    lambda kind, rest: {"type": kind} | rest,
    st.sampled_from(TYPES) | st.text(string.ascii_lowercase, max_size=8),
    st.dictionaries(st.sampled_from(FIELDS), values, max_size=4),
)
ENOUGH = settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


def still_there(sitting: Sitting) -> None:
    sitting.send("ping")
    sitting.wait(lambda message: message["type"] == "pong", 30)


def test_random_messages_never_break_a_table(server: Server, ann: Person) -> None:
    key = ann.open("ur")["key"]
    with ann.sit_at(key) as sitting:

        @ENOUGH
        @given(st.lists(messages | values, min_size=1, max_size=5))
        def send(several: list[Any]) -> None:
            for message in several:
                sitting.socket.send(json.dumps(message))
            still_there(sitting)

        send()
    assert "an error of ours" not in server.told() and "failed" not in server.told()


def test_random_bytes_of_text_never_break_a_table(server: Server, ann: Person) -> None:
    key = ann.open("twelve")["key"]
    with ann.sit_at(key) as sitting:

        @ENOUGH
        @given(st.text(max_size=200))
        def send(text: str) -> None:
            sitting.socket.send(text.encode("utf-8", "replace").decode())
            still_there(sitting)

        send()
    assert "an error of ours" not in server.told()


def test_random_requests_get_an_answer_of_ours(server: Server, ann: Person) -> None:
    keys = ann.open("ur")
    paths = st.sampled_from(
        [
            *("/api/tables", "/api/records", "/api/games", "/api/games/ur/picture.svg"),
            *("/api/games/ur/rules", f"/api/tables/{keys['key']}/record", "/t/x", "/live/x"),
            f"/api/tables/{keys['key']}/scenes",
            *(f"/api/tables/{keys['key']}/steps", f"/api/tables/{keys['key']}/verify"),
        ]
    )

    @ENOUGH
    @given(
        st.sampled_from(["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS"]),
        paths,
        st.dictionaries(
            st.sampled_from(["language", "shape", "picture", "begin", "x"]),
            st.text(max_size=12),
            max_size=3,
        ),
        values,
    )
    def ask(method: str, path: str, query: dict[str, str], body: Any) -> None:
        answer = ann.http.request(method, path, params=query, content=json.dumps(body).encode())
        assert answer.status_code < 500, (method, path, query, body, answer.text)

    ask()
    assert "an error of ours" not in server.told()
