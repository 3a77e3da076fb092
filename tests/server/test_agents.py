"""Computer players think elsewhere; whatever happens to them there, they are asked again."""

import asyncio
import os
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from regalia.server import agents
from regalia.server.agents import Agents


def answered(folder: str) -> str:
    return f"well, {folder}"


def dies_once(folder: str) -> str:
    if not (mark := Path(folder) / "tried").exists():
        mark.touch()
        os._exit(3)
    return answered(folder)


def hangs_once(folder: str) -> str:
    if not (mark := Path(folder) / "tried").exists():
        mark.touch()
        time.sleep(600)
    return answered(folder)


@pytest.mark.parametrize("what", [answered, dies_once, hangs_once], ids=lambda work: work.__name__)
def test_an_answer_comes_though_a_process_dies_or_hangs(
    what: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def clock() -> float:
        """Patience is lost when the process hangs, however long it took to start."""
        hangs = what is hangs_once and (tmp_path / "tried").exists()
        return 2 * agents.PATIENCE if hangs else 0.0

    monkeypatch.setattr(agents, "time", SimpleNamespace(monotonic=clock))
    monkeypatch.setattr(agents, "LOOK", 0.1)

    async def ask() -> list[str]:
        several = Agents(1)
        try:
            asked = [several._ask(what, str(tmp_path)), several._ask(answered, "too")]
            return list(await asyncio.gather(*asked))
        finally:
            several.close()

    assert asyncio.run(ask()) == [f"well, {tmp_path}", "well, too"]
