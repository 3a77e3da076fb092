"""The kit on the newest Numba, if that is not the locked one: told in the summary, not failing.

`.ci/run` asks for it (`REGALIA_NUMBA=newest`); any version can be named instead.
"""

import os
import warnings
from pathlib import Path

import pytest
from support.newest_numba import SECONDS, AnotherNumba, newest_of, verdict


def test_the_newest_version_is_the_first_that_the_index_names() -> None:
    assert newest_of("numba (0.70.1)\nAvailable versions: 0.70.1, 0.70.0\n") == "0.70.1"


@pytest.mark.timeout(SECONDS)
@pytest.mark.filterwarnings("always::support.newest_numba.AnotherNumba")
def test_the_kit_on_another_numba_is_told(tmp_path: Path) -> None:
    if told := verdict(os.environ["REGALIA_NUMBA"], tmp_path):
        warnings.warn(told, AnotherNumba, stacklevel=1)
