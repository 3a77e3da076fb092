"""Errors for input from outside: options, positions, records, files and actions.

Every error has the code that the engine protocol answers with, a message of a catalogue, and, where
a rule of the game is behind it, that rule's number.  Whoever raises it chooses the message and what
it is given; whoever answers a person says it in their language, once: `problem.told(language)`.

    says = Speaker(__file__)       messages of the nearest catalogues `words/*.ftl` above this file
    raise BadPosition(says("too-many-pieces", seat=seat, count=count), "UR-5")
"""

import errno
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from regalia.core.words import ENGLISH, HERE, words


class Spoken(NamedTuple):
    """A message of a catalogue and what it is given; some of that can be a message itself."""

    message: str
    given: Mapping[str, Any] = {}
    home: Path | None = None  # the folder of the catalogue, or else that of what it is part of

    def told(self, language: str = ENGLISH, home: Path = HERE) -> str:
        place = self.home or home
        given = {
            name: value.told(language, place) if isinstance(value, Spoken) else value
            for name, value in self.given.items()
        }
        return words(place, language).say(self.message, **given)


class Speaker:
    """Makes messages of the catalogues nearest to a source file (and of core, which all have)."""

    def __init__(self, file: str) -> None:
        nearest = (folder / "words" for folder in Path(file).parents)
        self.home = next((words for words in nearest if words.is_dir()), HERE)

    def __call__(self, message: str, **given: Any) -> Spoken:
        return Spoken(message, given, self.home)


says = Speaker(__file__)  # what the whole house may say


def of_system(problem: OSError) -> Spoken:
    """The reason why a file cannot be opened or written."""
    message = {
        errno.ENOENT: "os-missing",
        errno.EACCES: "os-forbidden",
        errno.EPERM: "os-forbidden",
        errno.EISDIR: "os-folder",
        errno.ENOTDIR: "os-in-the-way",
        errno.ENOSPC: "os-full",
        errno.EROFS: "os-read-only",
    }.get(problem.errno or 0)
    if message is not None:
        return says(message)
    return says("os-other", why=problem.strerror or str(problem))


class RegaliaError(Exception):
    code = "bad-request"

    def __init__(self, spoken: Spoken, rule: str | None = None) -> None:
        super().__init__(spoken, rule)
        self.spoken = spoken
        self.rule = rule

    def told(self, language: str) -> str:
        """The sentence for a person."""
        return self.spoken.told(language)

    @property
    def message(self) -> str:
        """The sentence in English, for programs and logs."""
        return self.spoken.told()

    def __str__(self) -> str:
        return self.message

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the whole error, whatever arguments its subclass takes."""
        return _revived, (type(self), self.args), self.__dict__


def _revived(kind: type[RegaliaError], args: tuple[Any, ...]) -> RegaliaError:
    return kind.__new__(kind, *args)


class UnknownGame(RegaliaError):
    code = "unknown-game"


class BadOption(RegaliaError):
    code = "bad-option"


class BadPosition(RegaliaError):
    code = "bad-position"


class BadRecord(RegaliaError):
    code = "bad-record"


class OldRules(BadRecord):
    """A record or table of a version of the rules that is no longer played."""


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
