"""Whatever way a server ends, the processes that work for it end, too."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

PARENT = """
import multiprocessing, os, time
from concurrent.futures import ProcessPoolExecutor
from regalia.server.{module} import {first}

if __name__ == "__main__":
    pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer={first})
    print(pool.submit(os.getpid).result(), flush=True)
    time.sleep(600)
"""


@pytest.mark.parametrize(
    ("module", "first"), [("records", "bound"), ("weighings", "_behind_everything")]
)
def test_a_killed_server_leaves_no_process_behind(module: str, first: str, tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT.format(module=module, first=first), "utf-8")
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        os.kill(child, 0)  # it is there
        parent.kill()
    until = time.monotonic() + 60
    while time.monotonic() < until:
        try:
            os.kill(child, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    os.kill(child, signal.SIGKILL)
    raise AssertionError("the process lives on")
