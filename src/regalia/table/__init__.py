"""One match: seats, clocks, log, undo, hidden choices, and who may know what (docs/table.md)."""
