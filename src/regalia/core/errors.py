"""What can be wrong with something that came from outside.

Every error has the code that the engine protocol answers with, a sentence for a person, and,
where a rule of the game is behind it, that rule's number.  The sentence is English; where it is a
message of a catalogue, `told` gives it in any language.
"""

from typing import Any, NamedTuple, Protocol


class Spoken(NamedTuple):
    """A message of a catalogue and what it is given; some of that can be a message itself."""

    message: str
    given: dict[str, Any] = {}  # noqa: RUF012 - never changed

    def told(self, words: "Speaker") -> str:
        given = {
            name: value.told(words) if isinstance(value, Spoken) else value
            for name, value in self.given.items()
        }
        return words.say(self.message, **given)


class Speaker(Protocol):
    def say(self, message: str, **given: Any) -> str: ...


class RegaliaError(Exception):
    code = "bad-request"

    def __init__(self, message: str, rule: str | None = None, spoken: Spoken | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.rule = rule
        self.spoken = spoken

    def told(self, words: Speaker) -> str:
        """The sentence in the language of these words."""
        return self.message if self.spoken is None else self.spoken.told(words)


class UnknownGame(RegaliaError):
    code = "unknown-game"


class BadOption(RegaliaError):
    code = "bad-option"


class BadPosition(RegaliaError):
    code = "bad-position"


class BadRecord(RegaliaError):
    code = "bad-record"


class BadFile(RegaliaError):
    """A data file that cannot be used; the message names file, line and what is wrong."""

    code = "bad-option"


class Unreadable(RegaliaError):
    """The text is no action of this game, in its options, ever."""

    code = "unreadable"


class Illegal(RegaliaError):
    """The text could be an action, but not now: `rule` forbids it."""

    code = "illegal"


class WrongKind(RegaliaError):
    """An action where chance is to play, or the reverse."""

    code = "wrong-kind"


class Over(RegaliaError):
    """The game is over: nothing can be played any more."""

    code = "over"
