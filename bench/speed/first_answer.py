"""Measure the time from the start of a process to level 3's first answer, nothing being compiled.

python bench/speed/first_answer.py [GAME ...]

Asked through the engine protocol, with an empty cache folder; what compiles behind is ended after
the answer.
"""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from typing import Any

from regalia import games

LEVEL = 3
MOST_CHANCES = 60  # before the first decision


def seconds(game: str, cache: str) -> float:
    began = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, "-m", "regalia", "engine"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "REGALIA_CACHE": cache},
        start_new_session=True,
    ) as engine:
        assert engine.stdin is not None and engine.stdout is not None

        def ask(op: str, **given: Any) -> dict[str, Any]:
            print(json.dumps({"op": op, **given}), file=engine.stdin, flush=True)
            answer: dict[str, Any] = json.loads(engine.stdout.readline())
            return answer

        table = ask("new", game=game)["table"]
        for seed in range(MOST_CHANCES):
            if not ask("roll", table=table, seed=seed)["ok"]:
                break  # a player is to act
        seat = ask("look", table=table)["players"][0]
        assert ask("best", table=table, level=LEVEL, seat=seat, seed=1)["ok"]
        passed = time.perf_counter() - began
        os.killpg(engine.pid, signal.SIGKILL)  # with the process that compiles behind
    return passed


if __name__ == "__main__":
    for name in sys.argv[1:] or games.names():
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as empty:
            print(f"{name:8} {seconds(name, empty):.2f} s", flush=True)
