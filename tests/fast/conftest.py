"""The kit runs on another Numba where `REGALIA_NUMBA` asks for one: `newest`, or a version."""

import os

collect_ignore = [] if os.environ.get("REGALIA_NUMBA") else ["test_newest_numba.py"]
