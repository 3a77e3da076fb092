"""Many games for tests."""

from typing import Any

from regalia import research
from regalia.research.many import Vector


def quick(**given: Any) -> Vector:
    """A game that is compiled in no time, beside the others."""
    return research.vector("ur", **{"n": 6, "seed": 3, "max_steps": 400} | given)
