"""Other authors' programs, in any language, that answer a line of JSON with a line of JSON.

A program may be slow, talk nonsense or end: whoever asks says how long they wait, and is told what
went wrong.  It is started when it is first asked, and anew after it has failed.
"""

import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from regalia.core.errors import RegaliaError, Speaker

LONGEST = 1 << 20  # bytes of an answer
AGAIN = 0.2  # seconds until it is looked whether a program was ended
AHEAD = 4  # answers that nobody has asked for yet; a program that says more has to wait
SHOWN = 80  # letters of an answer that are told
GOODBYE = 2.0  # seconds for a program to end by itself
says = Speaker(__file__)


class ProgramError(RegaliaError):
    """Raised where a program did not answer as it should; `why` in one word."""

    def __init__(self, command: str, why: str, said: str = "", **given: Any) -> None:
        super().__init__(says(f"program-{why}", command=command, **given))
        self.why, self.said = why, shown(said)


def shown(said: str) -> str:
    """A program's words, short, and harmless on any screen."""
    return "".join(letter if letter.isprintable() else "·" for letter in said[:SHOWN])


class Program:
    """A program that is running, or will be when it is asked."""

    def __init__(self, command: str | Sequence[str]) -> None:
        try:
            words = shlex.split(command) if isinstance(command, str) else list(command)
        except ValueError as problem:  # quotes that are not closed
            raise ProgramError(str(command), "missing", reason=str(problem)) from None
        self.words = words or [""]  # which cannot be started, and is told so
        self.command = shlex.join(self.words)
        self.running: subprocess.Popen[bytes] | None = None
        self.answers: queue.Queue[bytes] = queue.Queue(AHEAD)
        self.questions: queue.Queue[bytes] = queue.Queue()  # b"": there are no more

    def __enter__(self) -> "Program":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def ask(self, request: Mapping[str, Any], seconds: float | None = None) -> dict[str, Any]:
        """The answer to a request; ProgramError where there is none in time, or none that can be
        read."""
        self._start()
        self.questions.put(msgspec.json.encode(request) + b"\n")
        try:
            line = self.answers.get(timeout=seconds)
        except queue.Empty:
            self.kill()
            raise ProgramError(self.command, "late") from None
        if not line.endswith(b"\n"):
            too_long = len(line) >= LONGEST
            self.kill()
            raise ProgramError(self.command, "endless" if too_long else "gone")
        try:
            return msgspec.json.decode(line, type=dict[str, Any])
        except (msgspec.DecodeError, RecursionError):
            self.kill()
            said = line[: 4 * SHOWN].decode("utf-8", "replace").strip()
            raise ProgramError(self.command, "garbled", said) from None

    def _start(self) -> None:
        if self.running is None:
            self.answers, self.questions = queue.Queue(AHEAD), queue.Queue()
            try:
                self.running = subprocess.Popen(
                    self.words,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    start_new_session=True,  # so that it is ended with all that it has started
                )
            except (OSError, ValueError) as problem:  # there is none; or that is no name
                reason = getattr(problem, "strerror", None) or str(problem)
                raise ProgramError(self.command, "missing", reason=reason) from None
            for does, given in ((_read, self.answers), (_write, self.questions)):
                threading.Thread(
                    target=does, args=(self.running, given), daemon=True, name="a program"
                ).start()

    def kill(self) -> None:
        """End it at once; the next question starts it anew."""
        if (running := self.running) is not None:
            self.running = None
            self.questions.put(b"")
            _end(running)

    def close(self) -> None:
        """Let it end by itself, if it does."""
        if (running := self.running) is not None:
            self.questions.put(b'{"op":"quit"}\n')
            self.questions.put(b"")
            with suppress(subprocess.TimeoutExpired):
                running.wait(GOODBYE)
            self.kill()


def _read(running: subprocess.Popen[bytes], answers: "queue.Queue[bytes]") -> None:
    """Read lines until a program ends; one that is cut short is passed on as it is."""
    assert running.stdout is not None
    with suppress(ValueError, OSError), running.stdout as lines:
        line = b"\n"
        while line.endswith(b"\n"):
            line = lines.readline(LONGEST)
            if not _passed_on(line, answers, running):
                break


def _passed_on(
    line: bytes, answers: "queue.Queue[bytes]", running: subprocess.Popen[bytes]
) -> bool:
    """Pass a line on as soon as there is room; False: the program was ended meanwhile."""
    while running.returncode is None:
        with suppress(queue.Full):
            answers.put(line, timeout=AGAIN)
            return True
    return False


def _write(running: subprocess.Popen[bytes], questions: "queue.Queue[bytes]") -> None:
    """Write one question after the other: a program that does not read holds up nobody else."""
    assert running.stdin is not None
    with suppress(ValueError, OSError), running.stdin as lines:
        while question := questions.get():
            lines.write(question)
            lines.flush()


def _end(running: subprocess.Popen[bytes]) -> None:
    """End a program at once, with all that it started: a script may have been asked, and its
    program not answer. The reader of its output closes that: it may be held open for longer."""
    if hasattr(os, "killpg") and hasattr(signal, "SIGKILL"):  # not on Windows
        with suppress(OSError):
            os.killpg(running.pid, signal.SIGKILL)
    running.kill()
    running.wait()


# ----------------------------------------------------------------------- the engine protocol


class EngineError(RegaliaError):
    """A refusal of the engine, with the code of docs/protocol.md."""

    def __init__(self, error: Mapping[str, Any]) -> None:
        super().__init__(says("engine-refused", code=error["code"], said=error["message"]))
        self.code, self.rule = str(error["code"]), error["rule"]


class EngineClient:
    """A client of `regalia engine`: `with EngineClient() as engine: engine.table("ur").look()`."""

    def __init__(self, command: str | Sequence[str] = ()) -> None:
        self.program = Program(command or [sys.executable, "-m", "regalia", "engine"])

    def __enter__(self) -> "EngineClient":
        return self

    def __exit__(self, *_: object) -> None:
        self.program.close()

    def ask(self, op: str, seconds: float | None = None, **fields: Any) -> dict[str, Any]:
        """The answer to any request, without `ok`; EngineError where it was refused."""
        answer = self.program.ask({"op": op, **fields}, seconds)
        if not answer.pop("ok", False):
            raise EngineError(answer["error"])
        return answer

    def table(self, game: str, position: Any = None, **options: Any) -> "EngineTable":
        return EngineTable(
            self, self.ask("new", game=game, options=options, position=position)["table"]
        )

    def load(self, record: str) -> "EngineTable":
        return EngineTable(self, self.ask("load", record=record)["table"])


class EngineTable:
    """A game in the engine; each method is the request of its name."""

    def __init__(self, engine: EngineClient, number: int) -> None:
        self.engine, self.number = engine, number

    def ask(self, op: str, **fields: Any) -> dict[str, Any]:
        return self.engine.ask(op, table=self.number, **fields)

    def look(self, **fields: Any) -> dict[str, Any]:
        return self.ask("look", **fields)

    def play(self, text: str, **fields: Any) -> dict[str, Any]:
        return self.ask("play", text=text, **fields)

    def roll(self, **fields: Any) -> dict[str, Any]:
        return self.ask("roll", **fields)

    def best(self, **fields: Any) -> dict[str, Any]:
        return self.ask("best", **fields)

    def record(self) -> str:
        return str(self.ask("record")["record"])
