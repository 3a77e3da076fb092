"""Programs that made what the room is built from, or measure it; not in the wheel."""
