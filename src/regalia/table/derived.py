"""What follows from a table's log and is kept, so that it is worked out once."""

from typing import Any, NamedTuple

from regalia.core.scene import Scene, Trace
from regalia.table import premoves
from regalia.table.replies import LogEntry


class Derived:
    """What follows from the entries, each worked out once, until there is another entry.

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
        self.moments: dict[tuple[int, bool, int, str, str], Scene] = {}  # of the past (`story.py`)


class Line(NamedTuple):
    """One action or outcome, as a seat may know it."""

    told: LogEntry
    trace: Trace
