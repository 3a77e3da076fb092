"""Secrets of a game: the one place that decides what reaches a seat.

A room with secrets has `secrets.py`, in the style of rules and compiled like them.  A room without
one is open: every seat, and whoever looks on, knows everything.
"""

from typing import Generic, NamedTuple, Protocol

from regalia.core.contract.rules import Params, Rng, S

HIDDEN = -1  # a single value that a seat may not know, or an action that it may not read


class Seen(NamedTuple, Generic[S]):
    """An event, as one seat saw it."""

    before: S  # redacted for that seat
    action: int  # or outcome; HIDDEN, if the seat may not read it
    after: S  # redacted for that seat


class SecretsPart(Protocol[S]):
    """`secrets.py`: what each seat may know, and SPECTATOR, a seat that knows only what is open.

    A redacted state has the type of a state and is none of the game: it need not be reachable, its
    hidden values mean nothing, and neither `act` nor `weight` may be called with it.  The kit holds
    these functions to six laws (`src/regalia/kit/suite/test_laws_of_secrets.py`)."""

    FORGOTTEN: tuple[str, ...] = ()
    """Words with which the texts of such actions begin as are open to all, though the state after
    them does not tell which of them it was."""

    def redact(self, params: Params, s: S, seat: int, /) -> S:
        """The state as a seat knows it: a value that it cannot know is the same for all states that
        the seat cannot tell apart.

        Cards of which all can count what is unseen lie in a fixed order, as many in each place as
        there are; a single secret value is HIDDEN."""

    def resample(self, params: Params, redacted: S, seat: int, rng: Rng, /) -> S:
        """A whole state that a seat cannot tell from the real one, each as likely as chance alone
        makes it.  (Of a whole state: another one that the seat cannot tell from it.)"""

    def hidden(self, params: Params, s: S, action: int, seat: int, /) -> bool:
        """Tell if a seat may not read an action or outcome."""
