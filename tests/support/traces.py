"""What stays to be seen of an action, as short tuples."""

from regalia.core.scene import Trace


def marks_of(trace: Trace) -> list[tuple[str, ...]]:
    """Kind, place, goal and text of each mark, without what is empty."""
    return [tuple(word for word in mark if word) for mark in trace.marks]
