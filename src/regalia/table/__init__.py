"""One match: seats, clocks, log, undo, hidden choices, and who may know what (docs/table.md)."""

from regalia.core.extras import needs

with needs("terminal"):
    import msgspec as msgspec  # what the log is written with, and no game needs
