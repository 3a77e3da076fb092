"""Steps to try."""

from pathlib import Path

import pytest
from support.steps import Made


@pytest.fixture
def made(tmp_path: Path) -> Made:
    return Made(tmp_path)
