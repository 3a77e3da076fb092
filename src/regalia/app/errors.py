"""Reasons for which a request is refused, whatever transport carries it."""

from regalia.core.errors import RegaliaError, Speaker, Spoken

says = Speaker(__file__)


class Forbidden(RegaliaError):
    code = "forbidden"


class Missing(RegaliaError):
    code = "not-found"


class SignedOut(RegaliaError):
    """A device whose key was ended: by another device of the person, or a new phrase."""

    code = "signed-out"


class SlowDown(RegaliaError):
    code = "slow-down"


class TooLarge(RegaliaError):
    code = "too-large"


class NotKept(RegaliaError):
    """A change that the database could not take, on a full disk for instance; all is as before."""

    code = "not-kept"


class NotReadable(RegaliaError):
    """A table whose log cannot be read, or is of rules that are no longer played."""

    code = "table-unreadable"

    def __init__(self, spoken: Spoken, game: str) -> None:
        super().__init__(spoken)
        self.game = game


def no_page() -> Missing:
    return Missing(says("no-page"))
