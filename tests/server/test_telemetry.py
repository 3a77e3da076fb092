"""Measurements that a server tells of its machine."""

from pathlib import Path

import pytest
from prometheus_client import generate_latest

from regalia.fast import code_cache
from regalia.server.telemetry import TOGETHER, metrics_registry


@pytest.mark.parametrize("several", [False, True])
def test_machine_code_that_could_not_be_read_is_counted(
    several: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(code_cache, "home", lambda: tmp_path)
    if several:
        monkeypatch.setenv(TOGETHER, str(tmp_path))
    assert b"regalia_unreadable_code 0.0" in generate_latest(metrics_registry())
    code = tmp_path / "play.nbc"
    code.write_bytes(b"torn")
    code_cache.set_aside(code, "it is torn")
    assert b"regalia_unreadable_code 1.0" in generate_latest(metrics_registry())
