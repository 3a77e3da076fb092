"""The parts that show a game: `scene.py`, `trace.py`, `meaning.py`, `ending.py`, `counting.py`.

`say` gives texts in a person's language, `names` are the players'.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from regalia.core.contract.hooks import optional
from regalia.core.contract.rules import Params, S, Say, T, View
from regalia.core.contract.secrets import Seen

if TYPE_CHECKING:
    from regalia.core.drawing.scene import Ending, Row, Scene, Trace


class ScenePart(Protocol[S]):
    """`scene.py`: what people see and touch (`regalia.core.drawing.scene`)."""

    def scene(
        self, params: Params, view: View, say: Say, names: Sequence[str], shape: str = ..., /
    ) -> "Scene":
        """A view of any seat as things to draw."""

    def taps(self, params: Params, redacted: S, action: int, /) -> list[str]:
        """The ids that a person touches, in order, for an action."""

    def sentence(
        self, params: Params, seen: Seen[S], seat: int, say: Say, names: Sequence[str], /
    ) -> str:
        """An action or outcome, as `seat` saw it."""

    @optional
    def choice(
        self, params: Params, seen: Seen[S], seat: int, say: Say, names: Sequence[str], /
    ) -> str:
        """The sentence for an action that is only considered, where `sentence` tells more (a secret
        that comes out with it) or less.  By default `sentence`."""
        return self.sentence(params, seen, seat, say, names)

    @optional
    def row(
        self, params: Params, seen: Seen[S], seat: int, say: Say, names: Sequence[str], /
    ) -> "Row | None":
        """The meaning of a choice that is no place on the board, in parts.  By default None: its
        sentence says it all."""
        return None

    @optional
    def steps(self, params: Params, redacted: S, action: int, say: Say, /) -> list[str]:
        """Prompts after each of an action's taps but the last, the same for all actions whose taps
        begin so.  By default none: the scene's prompt stays."""
        return []

    @optional
    def uncovered(self, view: View, /) -> View:
        """A view as it is shown when one looks back at a finished game, where its owner may not
        look at all of it before.  By default the view."""
        return view

    @optional
    def tally(self, params: Params, redacted: S, outcome: int, say: Say, /) -> str | None:
        """The heading under which an outcome is counted where dice and cards are told beside what
        was to be expected; empty: it is not counted.  By default None: the end of its text."""
        return None

    @optional
    def sign(self, params: Params, redacted: S, action: int, say: Say, /) -> "Row | None":
        """An action of a plan in a few signs.  By default None: its text."""
        return None


class TracePart(Protocol[S]):
    """`trace.py`: what stays to be seen of what happened.  Without it, what an action touched."""

    def trace(
        self, params: Params, seen: Seen[S], seat: int, say: Say, names: Sequence[str], /
    ) -> "Trace":
        """Marks and little pictures of an action or outcome, as `seat` saw it, for the scene after
        it."""

    def whose(self, params: Params, redacted: S, /) -> int:
        """The seat whose turn the next event is part of, also where chance is to play; else -1."""

    @optional
    def asked(self, params: Params, s: S, say: Say, names: Sequence[str], shown: bool, /) -> str:
        """The question to people with their own box: what to tell now or, if `shown`, what to show
        with it.  By default empty: as the companion says it."""
        return ""


class MeaningPart(Protocol[T]):
    """`meaning.py`: what taps would mean, legal or not.  Without it, only of legal ones."""

    def meant(self, params: Params, s: T, taps: list[str], /) -> str | None:
        """The text; None: nothing that could be said in a text."""


class EndingPart(Protocol):
    """`ending.py`: why a game is over.  Without it, its reason in a word is all that is told."""

    @optional
    def ending(
        self, params: Params, view: View, you: int, say: Say, names: Sequence[str], /
    ) -> "Ending | None":
        """The ending of a finished game; None while it goes on.  `you`: the seat that is spoken to,
        or SPECTATOR."""
        return None

    @optional
    def ended(self, params: Params, view: View, /) -> int:
        """The number of challenges that have ended, of a game that has several one after the other:
        their least plans can be told.  By default 0."""
        return 0


class CountingPart(Protocol[S]):
    """`counting.py`: actions counted out for people."""

    @optional
    def counted(
        self, params: Params, seen: Seen[S], seat: int, say: Say, names: Sequence[str], /
    ) -> list[str]:
        """The lines in which an action with a `row` is counted out.  By default none."""
        return []
