"""The player `random`: every legal action is equally likely."""

from collections.abc import MutableSequence, Sequence
from typing import Any

from regalia.core import random
from regalia.core.contract import Box
from regalia.core.room import Room
from regalia.players.thoughts import Thought


def choose(
    room: Room,
    box: Box,
    view: dict[str, Any],
    actions: list[str],
    rng: MutableSequence[int],
    seats: int = 2,
    ms: float | None = None,
    past: Sequence[int] = (),
) -> Thought:
    """It looks at nothing, so all it expects is a fair share (alone: as likely to win as not)."""
    text = actions[random.below(rng, len(actions))]
    return Thought(text, 1 / max(2, seats), [text], 0)
