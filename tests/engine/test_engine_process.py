"""The engine as other programs meet it: a process, its standard input and output."""

import io
import json
import random
import signal
import subprocess
from contextlib import suppress
from typing import Any

import pytest
from support.asking import COMMAND, Client, There

from regalia import games
from regalia.core.game import record
from regalia.core.room import Room
from regalia.terminal.engine import requests
from regalia.terminal.engine.engine import serve

HELLO = b'{"op":"hello","id":"last"}\n'


def converse(sent: bytes) -> tuple[list[Any], subprocess.CompletedProcess[bytes]]:
    """Send it all, and read all answers."""
    done = subprocess.run(COMMAND, input=sent, capture_output=True, timeout=120, check=False)
    return [json.loads(line) for line in done.stdout.splitlines()], done


def whole_game(client: Client, name: str, seed: int) -> dict[str, Any]:
    """A game played by what the protocol alone tells; the last look, and the record."""
    choose = random.Random(seed)
    table = client.ask("new", game=name)["table"]
    look = client.ask("look", table=table)
    while look["kind"] != "end":
        if look["kind"] == "chance":
            look = client.ask("roll", table=table, seed=choose.getrandbits(64))
            continue
        seat = choose.choice(look["players"])
        if choose.random() < 0.5:
            text = choose.choice(client.ask("look", table=table, as_=seat)["actions"])
        else:
            text = client.ask("best", table=table, seat=seat, level=choose.randint(1, 3))["text"]
        look = client.ask("play", table=table, text=text, seat=seat)
    return {**look, "record": client.ask("record", table=table)["record"]}


def test_a_whole_game_of_every_room(room: Room) -> None:
    with There() as client:
        end = whole_game(client, room.card.id, 1)
        assert client.ask("quit") == {}
        assert client.process.wait(20) == 0
        assert client.process.stderr and client.process.stderr.read() == b""
    assert len(end["result"]) in room.card.seats and end["reason"]
    again = record.replay(record.read(end["record"]), games.room)
    assert again.position == end["position"] and again.over


def test_a_seed_means_the_same_in_every_process(room: Room) -> None:
    """Though Python puts sets and hashes of texts in another order in each."""

    def decisions(order: str) -> list[dict[str, Any]]:
        with There(PYTHONHASHSEED=order) as client:
            table, found = client.ask("new", game=room.card.id)["table"], []
            look = client.ask("look", table=table)
            while len(found) < 24 and look["kind"] != "end":
                seed = len(found)
                if look["kind"] == "chance":
                    look = client.ask("roll", table=table, seed=seed)
                else:
                    level = 1 + seed % 3
                    found.append(client.ask("best", table=table, level=level, seed=seed))
                    seat, text = look["players"][0], found[-1]["text"]
                    look = client.ask("play", table=table, text=text, seat=seat)
            return found

    assert decisions("1") == decisions("2")


def test_every_answer_comes_before_the_next_request() -> None:
    with There() as client:  # a client that waits for each answer is never left waiting
        assert [client.ask("new", game="ur")["table"] for _ in range(5)] == [1, 2, 3, 4, 5]


def test_answers_come_in_order() -> None:
    asked = [b'{"op":"%s","id":%d}' % ([b"hello", b"nonsense"][i % 2], i) for i in range(200)]
    answers, _ = converse(b"\n".join(asked))
    assert [answer["id"] for answer in answers] == list(range(200))
    assert [answer["ok"] for answer in answers] == [True, False] * 100


@pytest.mark.parametrize("seed", range(4))
def test_random_bytes_end_in_a_working_hello(seed: int) -> None:
    chance = random.Random(seed)
    lines = [chance.randbytes(chance.randrange(200)).replace(b"\n", b"{") for _ in range(500)]
    answers, done = converse(b"\n".join(lines) + b"\n" + HELLO)
    assert len(answers) == 501 and done.returncode == 0 and done.stderr == b""
    assert answers[-1]["ok"] and answers[-1]["id"] == "last"


def test_a_line_of_forty_megabytes_is_refused_and_the_next_one_answered() -> None:
    answers, done = converse(b'"' + b"x" * 40_000_000 + b'"\n' + HELLO)
    assert [answer["ok"] for answer in answers] == [False, True] and done.stderr == b""
    assert "longer than 16,777,216 bytes" in answers[0]["error"]["message"]


@pytest.mark.parametrize("end", [b"\n", b""])
def test_a_line_may_have_just_the_greatest_length(
    monkeypatch: pytest.MonkeyPatch, end: bytes
) -> None:
    monkeypatch.setattr(requests, "LONGEST_LINE", 100)

    def told(lines: list[bytes]) -> list[bool]:
        answers = io.BytesIO()
        serve(io.BytesIO(b"\n".join(lines) + end), answers)
        return [json.loads(line)["ok"] for line in answers.getvalue().splitlines()]

    fits, short = b'{"op":"hello"}'.ljust(100 - len(end)), b'{"op":"hello"}'
    assert told([fits]) == [True] and told([fits + b" "]) == [False]
    assert told([b"x" * 200_000, short, b"y" * 101, short]) == [False, True, False, True]


def test_the_end_of_input_ends_it_even_within_a_line() -> None:
    answers, done = converse(HELLO + HELLO[:-1])
    assert len(answers) == 2 and all(answer["ok"] for answer in answers) and done.returncode == 0
    answers, done = converse(HELLO + b'{"op":')
    assert [answer["ok"] for answer in answers] == [True, False] and done.returncode == 0
    assert converse(b"")[0] == []


def test_nothing_is_answered_after_quit() -> None:
    answers, done = converse(b'{"op":"quit","id":1}\n' + HELLO)
    assert answers == [{"id": 1, "ok": True}] and done.returncode == 0 and done.stderr == b""


def test_it_ends_quietly_when_nobody_listens_any_more() -> None:
    with There() as client:
        process = client.process
        assert process.stdin and process.stdout and process.stderr
        client.ask("hello")
        process.stdout.close()
        with suppress(BrokenPipeError):
            for _ in range(1000):
                process.stdin.write(HELLO)
                process.stdin.flush()
        with suppress(BrokenPipeError):
            process.stdin.close()
        assert process.wait(20) == 0
        assert process.stderr.read() == b""


def test_an_interrupt_ends_it_tidily() -> None:
    with There() as client:
        client.ask("hello")
        client.process.send_signal(signal.SIGINT)
        assert client.process.wait(20) == 0
        assert client.process.stderr and client.process.stderr.read() == b""
