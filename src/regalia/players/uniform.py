"""The player `random`: every legal action is equally likely."""

from regalia.core import random
from regalia.core.game.decision import Decision
from regalia.core.game.query import Query


def choose(query: Query) -> Decision:
    """Choose any action; nothing is looked at, so a fair share is expected (alone: one half)."""
    text = query.actions[random.below(query.rng, len(query.actions))]
    return Decision(text, 1 / max(2, query.seats), [text], 0)
