"""Clients of the engine protocol: one in this process, one that talks to another."""

import json
import os
import subprocess
import sys
from typing import Any

from regalia.terminal.engine.engine import Engine

COMMAND = [sys.executable, "-m", "regalia.terminal.engine.engine"]


class Client:
    """Asks; `ask` and `refused` check that the answer is a success, or a failure."""

    def tell(self, line: bytes) -> bytes:
        raise NotImplementedError

    def answer(self, request: Any) -> dict[str, Any]:
        line = request if isinstance(request, bytes) else json.dumps(request).encode()
        answer: dict[str, Any] = json.loads(self.tell(line))
        return answer

    def ask(self, op: str, **fields: Any) -> dict[str, Any]:
        answer = self.answer({"op": op, **_renamed(fields)})
        assert answer.pop("ok") is True, answer
        return answer

    def refused(self, op: str, **fields: Any) -> dict[str, Any]:
        answer = self.answer({"op": op, **_renamed(fields)})
        assert answer["ok"] is False, answer
        error: dict[str, Any] = answer["error"]
        assert set(error) == {"code", "message", "rule"}
        assert error["message"] != "internal error"
        return error


class Here(Client):
    def __init__(self) -> None:
        self.engine = Engine()

    def tell(self, line: bytes) -> bytes:
        return self.engine.answer(line)


class There(Client):
    """Talks to an engine in a process of its own, with some more in its environment; a context."""

    def __init__(self, **surroundings: str) -> None:
        self.surroundings = surroundings

    def __enter__(self) -> "There":
        self.process = subprocess.Popen(
            COMMAND,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, **self.surroundings},
        )
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            if pipe and not pipe.closed:
                pipe.close()

    def tell(self, line: bytes) -> bytes:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        return self.process.stdout.readline()


def _renamed(fields: dict[str, Any]) -> dict[str, Any]:
    """`as` is a word of Python, so tests write `as_`."""
    return {name.rstrip("_"): value for name, value in fields.items()}


def everything(engine: Engine) -> Any:
    """All that an engine remembers, to see whether it changed."""
    tables = {
        number: (list(game.states), list(game.events), list(game.keys))
        for number, game in engine.tables.items()
    }
    return tables, engine.opened, engine.ended
