"""The one place in which the house hands something to a room that is meant for a seat: redacted.

The functions of a room that tell something (`regalia.core.contract`: view, scene, trace, refusals,
meaning, tensor, clocks) are called from here, and so never with a whole state.  A mistake in them
can show something wrong, but no secret.
"""

from collections.abc import MutableSequence, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from regalia.core.contract import CHANCE, SPECTATOR, Params, Rng, Say, State, TextPart, View
from regalia.core.contract.secrets import HIDDEN, Seen
from regalia.core.drawing.scene import Row

if TYPE_CHECKING:
    from regalia.core.card import Options
    from regalia.core.drawing.scene import Trace
    from regalia.core.game import Limit, Refusal
    from regalia.core.room import Room


class Redacted(NamedTuple):
    """A state as a seat knows it, with all that the room tells of it."""

    room: "Room"
    params: Params
    state: State  # redacted
    seat: int

    def view(self) -> View:
        """The same as plain data."""
        return self.room.view.show(self.params, self.state, self.seat)

    def taps(self, action: int) -> list[str]:
        """The ids that a person touches, in order, for an action."""
        return self.room.scene.taps(self.params, self.state, action)

    def steps(self, action: int, say: Say) -> list[str]:
        """Prompts after each of an action's taps but the last."""
        return self.room.scene.steps(self.params, self.state, action, say)

    def sign(self, action: int, say: Say) -> Row:
        """An action of a plan in a few signs; by default its text."""
        own = self.room.scene.sign(self.params, self.state, action, say)
        return Row(self._text(action)) if own is None else own

    def tally(self, outcome: int, say: Say) -> str:
        """The heading under which an outcome of chance is counted, for people; empty: it is not."""
        own = self.room.scene.tally(self.params, self.state, outcome, say)
        return self._text(outcome).rpartition(":")[2] if own is None else own

    def _text(self, action: int) -> str:
        return self.room.text.action_text(self.params, self.state, action)

    def meant(self, taps: list[str]) -> str | None:
        """The text of what taps would mean, legal or not."""
        return self.room.meaning.meant(self.params, self.state, taps)

    def touched(self, taps: list[str]) -> "Refusal | None":
        """The reason why touching these does nothing, if no text says it."""
        return self.room.refusals.touched(self.params, self.state, taps)

    def why(self, text: str) -> "Refusal":
        """The reason why a text is no legal action of the seat now."""
        return self.room.refusals.why(self.params, self.state, self.seat, text)

    def turn_rule(self) -> str:
        """The number of the rule that says whose turn it is."""
        return self.room.refusals.turns(self.params, self.state)

    def asked(self, say: Say, names: Sequence[str], shown: bool) -> str:
        """The question to people with their own box."""
        return self.room.trace.asked(self.params, self.state, say, names, shown)

    def limit(self, options: "Options") -> "Limit | None":
        """The rules' own limit of time for what is to be decided now."""
        return self.room.clocks.limit(options, self.params, self.state)

    def waits(self, options: "Options") -> int:
        """The seconds that the seat lets pass before it acts in a decision of several."""
        return self.room.clocks.waits(options, self.params, self.state, self.seat)

    def world(self, rng: Rng) -> State:
        """A whole state that the seat cannot tell from the real one, at random."""
        own = self.room.secrets
        return own.resample(self.params, self.state, self.seat, rng) if own else self.state

    def observe(self, times: int, out: MutableSequence[float]) -> None:
        """Write the same, as numbers, into a row of zeros."""
        assert self.room.tensor is not None
        self.room.tensor.observe(self.params, self.state, self.seat, times, out)


def redacted(room: "Room", params: Params, s: State, seat: int) -> Redacted:
    """A whole state, reduced to the knowledge of a seat."""
    known = s if room.secrets is None else room.secrets.redact(params, s, seat)
    return Redacted(room, params, known, seat)


def refused(room: "Room", params: Params, s: State, seat: int, text: str) -> "Refusal":
    """The reason why a text cannot be played, from the knowledge of its seat; for an outcome of
    CHANCE, from the whole state, since only somebody with authority over the game may ask for
    it."""
    if seat == CHANCE:
        return Redacted(room, params, s, CHANCE).why(text)
    return redacted(room, params, s, seat).why(text)


def turn_of(room: "Room", params: Params, s: State) -> int:
    """The seat whose turn the next event is part of, also where chance is to play; else -1."""
    return room.trace.whose(params, redacted(room, params, s, SPECTATOR).state)


def turn_begins(room: "Room", params: Params, before: State, after: State) -> bool:
    """Tell if the event begins a turn, as everybody can see it."""
    both = (redacted(room, params, s, SPECTATOR).state for s in (before, after))
    return room.clocks.turn_begins(params, *both)


class Witnessed(NamedTuple):
    """An event that happened, or is considered, as a seat sees it, with all that is told of it."""

    room: "Room"
    params: Params
    seen: Seen[State]
    seat: int

    def sentence(self, say: Say, names: Sequence[str]) -> str:
        return self.room.scene.sentence(self.params, self.seen, self.seat, say, names)

    def trace(self, say: Say, names: Sequence[str]) -> "Trace":
        """Marks, pictures and a reason that stay to be seen of it."""
        return self.room.trace.trace(self.params, self.seen, self.seat, say, names)

    def choice(self, say: Say, names: Sequence[str]) -> str:
        """The sentence for an action that the seat is considering."""
        return self.room.scene.choice(self.params, self.seen, self.seat, say, names)

    def row(self, say: Say, names: Sequence[str]) -> Row | None:
        """The meaning of an action, in parts; None if its sentence says it all."""
        return self.room.scene.row(self.params, self.seen, self.seat, say, names)

    def counted(self, say: Say, names: Sequence[str]) -> list[str]:
        """The lines in which an action with a row is counted out."""
        return self.room.counting.counted(self.params, self.seen, self.seat, say, names)


def witnessed(room: "Room", params: Params, s: State, action: int, seat: int) -> Witnessed:
    """An action or outcome of a whole state, as a seat sees it."""
    own, after = room.secrets, room.rules.act(params, s, action)
    if own is None:
        return Witnessed(room, params, Seen(s, action, after), seat)
    told = HIDDEN if own.hidden(params, s, action, seat) else action
    seen = Seen(own.redact(params, s, seat), told, own.redact(params, after, seat))
    return Witnessed(room, params, seen, seat)


def hidden(room: "Room", params: Params, s: State, action: int, seat: int) -> bool:
    """Tell if a seat may not read an action or outcome."""
    return room.secrets is not None and room.secrets.hidden(params, s, action, seat)


def log_text(room: "Room", params: Params, s: State, action: int, seat: int) -> str:
    """An action or outcome as a seat may read it in the log: the same text, with a `?`, for all
    that are hidden, and what came out with it for all to see."""
    known = redacted(room, params, s, seat).state
    if hidden(room, params, s, action, seat):
        text = room.text.hidden_text(params, known)  # is not given the action: it cannot tell it
    else:
        text = room.text.action_text(params, known, action)
    came = ""
    if room.has(TextPart.remark):
        seen = witnessed(room, params, s, action, SPECTATOR).seen
        came = room.text.remark(params, seen.before, seen.after)
    return f"{text},{came}" if came else text


def as_plain(known: State) -> list[Any]:
    """A state as lists and numbers, for another process."""
    return [list(value) if isinstance(value, tuple) else value for value in known]


def from_plain(room: "Room", params: Params, given: Sequence[Any]) -> State:
    """The state again."""
    like = type(room.rules.start(params))
    return like(*(tuple(value) if isinstance(value, list) else value for value in given))
