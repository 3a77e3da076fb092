"""Marks of an action's trace, as short tuples."""

from msgspec.structs import astuple

from regalia.core.drawing.scene import Trace


def marks_of(trace: Trace) -> list[tuple[str, ...]]:
    """Kind, place, goal and text of each mark, without what is empty."""
    return [tuple(word for word in astuple(mark) if word) for mark in trace.marks]
