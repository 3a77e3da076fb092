"""Child processes of a server end with it, however it ends."""

import os
import subprocess
import sys
from pathlib import Path

import psutil
import pytest
from support.waiting import until

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
    ("module", "first"),
    [("sandbox.memory_limit", "apply_limits"), ("jobs.weighing_jobs", "_behind_everything")],
)
def test_a_killed_server_leaves_no_process_behind(module: str, first: str, tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT.format(module=module, first=first), "utf-8")
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        os.kill(child, 0)  # it is there
        parent.kill()
    until(lambda: not psutil.pid_exists(child), "the process lives on")
