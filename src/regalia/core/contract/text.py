"""The parts `text.py` and `refusals.py`: actions and positions as text, and rules that forbid."""

import json
from typing import TYPE_CHECKING, Any, Protocol

from regalia.core.contract.hooks import optional
from regalia.core.contract.rules import Params, S, T

if TYPE_CHECKING:
    from regalia.core.game import Refusal


class TextPart(Protocol[S]):
    """`text.py`: actions, outcomes and positions as text, and back."""

    def action_text(self, params: Params, s: S, action: int, /) -> str:
        """An action or outcome: plain ASCII without spaces or any of `{}[];?"`."""

    def readable(self, params: Params, text: str, /) -> str | None:
        """ACTION or OUTCOME, if some position of the game has such a text; else None."""

    def position(self, params: Params, s: S, /) -> Any:
        """A text, or a dict for JSON, from which `read_position` makes the state again."""

    def read_position(self, params: Params, text: Any, /) -> S:
        """The state; BadPosition for whatever else may come."""

    def reason(self, params: Params, s: S, /) -> str:
        """The reason of a finished game's end, in a word; the catalogue has `reason-WORD`."""

    @optional
    def remark(self, params: Params, before: S, after: S, /) -> str:
        """The visible consequence of an action, for a log; both states are redacted for SPECTATOR.
        By default nothing."""
        return ""

    @optional
    def hidden_text(self, params: Params, redacted: S, /) -> str:
        """The text of an action that a seat may not read, with a `?`, from what the seat knows: it
        is the same whatever the action is.  By default `?`."""
        return "?"

    @optional
    def alike(self, params: Params, s: S, /) -> str:
        """A text that is equal for positions of which one can be played as the other is, like
        mirror images.  By default the position."""
        return json.dumps(self.position(params, s))


class RefusalsPart(Protocol[T]):
    """`refusals.py`: which rule forbids it."""

    def turns(self, params: Params, s: T, /) -> str:
        """The number of the rule that says whose turn it is."""

    def why(self, params: Params, s: T, seat: int, text: str, /) -> "Refusal":
        """The reason why a readable text of the right kind is no legal action (or outcome) now."""

    @optional
    def never(self, params: Params, text: str, /) -> "Refusal | None":
        """The rule by which no position has such an action, for a text that is not readable though
        it is plain what was meant.  By default None."""
        return None

    @optional
    def touched(self, params: Params, s: T, taps: list[str], /) -> "Refusal | None":
        """The reason why touching a thing does nothing now, if no text says it.  By default None:
        whose turn it is."""
        return None
