"""Cache of values that follow from a table's log."""

from typing import Any, NamedTuple

from regalia.core.drawing.scene import Scene, Trace
from regalia.table.mechanics import premoves
from regalia.table.messages.replies import LogEntry


class Derived:
    """Values that follow from the entries, each computed once, until there is another entry.

    What is only said, such as scenes and choices, is not here: whoever tells it keeps the message
    for as long as it may be told again."""

    def __init__(self) -> None:
        self.views: dict[int, dict[str, Any]] = {}  # by seat
        self.seats: dict[str, list[int]] = {}  # by person; to be read only
        # By language and the seat that is spoken to:
        self.names: dict[tuple[str, int], list[str]] = {}
        self.secret: bool | None = None
        self.ahead: dict[int, premoves.Offer | None] = {}  # by seat: before its turn
        self.offered: dict[int, premoves.Offer | None] = {}  # by seat: now or ahead
        # Of the past (`story.py`):
        self.moments: dict[tuple[int, bool, int, str, str, str], Scene] = {}


class StoryLine(NamedTuple):
    """One action or outcome, as a seat may know it."""

    told: LogEntry
    trace: Trace
