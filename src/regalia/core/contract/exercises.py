"""The parts that teach: `exercises` and `mistakes.py`."""

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from regalia.core.contract.hooks import optional

if TYPE_CHECKING:
    from regalia.core.errors import Spoken
    from regalia.core.game import Game
    from regalia.core.game.exercise import Answer, Moment, Reply


class ExercisesPart(Protocol):
    """`exercises`: finds moments that are worth a thought, and what is right in them."""

    THEMES: Mapping[str, int]
    """Subjects of the exercises, each with its share in a list of them, in hundredths."""
    QUICK: Container[str] = ()
    """The themes whose answers are worked out in some milliseconds."""
    RUSH: Container[str] = ()
    """The themes of which one does as many as one can in a few minutes; none: no rush."""

    PLAIN: Mapping[str, Sequence[int]] = {}
    """The exercises that come first in a theme, by number: plain cases, in which that is right
    which the lesson taught. A list itself never changes its order."""

    def moments(self, seed: int, /) -> "Iterable[Moment]":
        """Moments for a seed, each time the same; few or none of them need have an answer."""

    def answer(self, moment: "Moment", /) -> "Answer | None":
        """The right answer, for a moment always the same; None: nothing that can be asked."""

    @optional
    def refute(self, moment: "Moment", tried: Sequence[str], /) -> "Reply | None":
        """A reply to own actions of which the last was wrong, found about as quickly as it is told.
        By default None: nothing can be shown."""
        return None

    @optional
    def suggests(self, moment: "Moment", text: str, /) -> bool:
        """Tell if an action is what the name of the moment's theme suggests, right or wrong.
        By default False: themes say what is wanted."""
        return False


class MistakesPart(Protocol):
    """`mistakes.py`: why an action was worse than another, for whoever looks back."""

    def explain_mistake(
        self, game: "Game", seat: int, played: str, better: str, /
    ) -> "Spoken | None":
        """The proof against `played`, from what the seat knew then; None: there is none."""
