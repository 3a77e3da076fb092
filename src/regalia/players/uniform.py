"""The player `random`: every legal action is equally likely."""

from regalia.core import random
from regalia.core.decision import Decision
from regalia.core.query import Query


def choose(query: Query) -> Decision:
    """It looks at nothing, so all it expects is a fair share (alone: as likely to win as not)."""
    text = query.actions[random.below(query.rng, len(query.actions))]
    return Decision(text, 1 / max(2, query.seats), [text], 0)
