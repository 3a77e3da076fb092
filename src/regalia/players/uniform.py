"""The player `random`: every legal action is equally likely."""

from regalia.core import random
from regalia.players.question import Question
from regalia.players.thoughts import Thought


def choose(question: Question) -> Thought:
    """It looks at nothing, so all it expects is a fair share (alone: as likely to win as not)."""
    text = question.actions[random.below(question.rng, len(question.actions))]
    return Thought(text, 1 / max(2, question.seats), [text], 0)
