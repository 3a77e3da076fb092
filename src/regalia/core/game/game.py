"""A game being played, by whoever has authority over it: the log is the truth.

    game = Game("ur"); Game("study", {"level": 2}); Game.from_record(text)
    game.roll(rng); game.play("A1-A2"); game.undo(); game.copy()
    print(game); game.view(seat)

Everything here takes and gives texts; whole states stay inside.  What leaves through `view(seat)`,
`seen(seat)` and `scene(seat)` is only what that seat may know; `print` shows what a spectator sees.
Games can be copied, pickled, and drawn in a notebook.
"""

from collections.abc import MutableSequence
from fractions import Fraction
from typing import Any, NamedTuple

from msgspec import Struct

from regalia.core import random
from regalia.core.card import Options, shown
from regalia.core.contract import CHANCE, EVERYBODY, NOBODY, SPECTATOR, State
from regalia.core.drawing.scene import WIDE, Scene
from regalia.core.drawing.text import plain_text
from regalia.core.errors import Illegal, Over, RegaliaError, Unreadable, WrongKind
from regalia.core.room import Room, room_of
from regalia.core.secrets import log_text, redacted, refused
from regalia.core.words import ENGLISH

ACTION, OUTCOME = "action", "outcome"  # what a text can be


class Event(NamedTuple):
    """An event of a game: an action of a seat, or an outcome of CHANCE."""

    seat: int
    action: int
    text: str
    race: bool = False  # several seats might have acted


class Outcome(NamedTuple):
    """The result and the reason of a finished game."""

    result: list[float]  # 1, 0.5 or 0 for each seat
    reason: str  # in a word; the room's catalogue has a sentence for it: `reason-…`


class Refusal(NamedTuple):
    """The reason why a text is no legal action now: a rule's number, and a message of the room's
    words."""

    rule: str
    message: str
    given: dict[str, Any] = {}  # noqa: RUF012 - never changed


class Limit(Struct, frozen=True):
    """The time that a seat may take, from the first action of this kind on; then the clock plays
    `text`."""

    kind: str
    seconds: int
    text: str


class StateCache:
    """A state, and what was asked of it."""

    __slots__ = ("actions", "outcomes", "state", "to_play")

    def __init__(self, state: State | None, to_play: int) -> None:
        self.state, self.to_play = state, to_play
        self.actions: list[tuple[str, int]] | None = None  # of all seats, with their texts
        self.outcomes: list[tuple[str, tuple[int, int]]] | None = None  # and their weights


class Game:
    def __init__(
        self, room: Room | str, options: Options | None = None, position: Any = None
    ) -> None:
        """A new game of a room, or of the game with this id, from its start or a position on."""
        self.room = room if isinstance(room, Room) else room_of(room)
        self.options = self.room.card.read(options or {})
        self.params: tuple[int, ...] = self.room.params(self.options)
        self.seats: int = self.room.seats(self.options)
        self.began_at = position  # where the game began, if not at the start
        if position is None:
            state = self.room.rules.start(self.params)
        else:
            state = self.room.text.read_position(self.params, position)
        self._known = StateCache(None, NOBODY)
        self.states: list[State] = [state]
        self.events: list[Event] = []
        self.keys: list[int] = []  # of positions that a rule about repetition counts; else 0
        self._count(state)

    @classmethod
    def from_record(cls, text: str) -> "Game":
        """The game that a whole record tells, to go on from there."""
        from regalia.core.game import record  # which plays games itself

        return record.replay(record.read(text), room_of)

    def copy(self) -> "Game":
        """The same game once more; what is played in one does not happen in the other."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.options = dict(self.options)
        other.states, other.events = list(self.states), list(self.events)  # of immutable things
        other.keys = list(self.keys)
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        return self.copy()

    # ------------------------------------------------------------------ where the game stands

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def to_play(self) -> int:
        return self._here().to_play

    def _here(self) -> "StateCache":
        """The facts that follow from the state, each worked out once."""
        s = self.states[-1]
        if self._known.state is not s:
            self._known = StateCache(s, self.room.rules.to_play(self.params, s))
        return self._known

    @property
    def over(self) -> bool:
        return self.to_play == NOBODY

    @property
    def is_chance(self) -> bool:
        """Tell if dice are to be rolled or cards to be drawn now."""
        return self.to_play == CHANCE

    @property
    def position(self) -> Any:
        """The present position, as text or plain data, with every secret in it.

        A room's position need not hold all: a rolled die, what was repeated.  A record does.
        """
        return self.room.text.position(self.params, self.state)

    @property
    def outcome(self) -> Outcome | None:
        """The result and reason of the end; None while the game goes on."""
        return Outcome(self.result, self.reason) if self.over else None

    @property
    def players(self) -> list[int]:
        """The seats that may act."""
        seat = self.to_play
        return list(range(self.seats)) if seat == EVERYBODY else [seat] if seat >= 0 else []

    def actions(self, seat: int | None = None) -> dict[str, int]:
        """Texts and numbers of the legal actions, of one seat where several may act."""
        here, params = self._here(), self.params
        if here.to_play in (CHANCE, NOBODY) or seat not in (None, *self.players):
            return {}
        if here.actions is None:
            text, s = self.room.text.action_text, self.state
            here.actions = [(text(params, s, a), a) for a in self.room.rules.actions(params, s)]
        if here.to_play != EVERYBODY or seat is None:
            return dict(here.actions)
        return {text: action for text, action in here.actions if action & 3 == seat}

    def chances(self) -> dict[str, Fraction]:
        """Texts and probabilities of the outcomes at a chance node."""
        weights = self.weights()
        total = sum(weights.values())
        return {text: Fraction(weight, total) for text, weight in weights.items()}

    def weights(self) -> dict[str, int]:
        """Texts of the outcomes at a chance node, and how likely each is beside the others."""
        return {text: weight for text, (_, weight) in self._outcomes()}

    def outcome_of(self, text: str) -> int:
        """The number of an outcome that is possible now."""
        return dict(self._outcomes())[text][0]

    def _outcomes(self) -> list[tuple[str, tuple[int, int]]]:
        here = self._here()
        if here.outcomes is None:
            rules, text = self.room.rules, self.room.text.action_text
            params, s = self.params, self.state
            chances = rules.chances(params, s) if here.to_play == CHANCE else ()
            here.outcomes = [
                (text(params, s, one), (one, rules.weight(params, s, one))) for one in chances
            ]
        return here.outcomes

    @property
    def result(self) -> list[float]:
        """Points of a finished game: 1, 0.5 or 0 for each seat."""
        result = self.room.rules.result
        return [result(self.params, self.state, seat) / 2 for seat in range(self.seats)]

    @property
    def reason(self) -> str:
        """The reason of a finished game's end, in a word."""
        reason: str = self.room.text.reason(self.params, self.state)
        return reason

    # ------------------------------------------------------------------------------- playing

    def play(self, text: str, seat: int | None = None) -> Event:
        """Play an action or, at a chance node, an outcome; or say what is wrong and do nothing."""
        return self._advance(self._meant(text, seat))

    def refusal(self, text: str, seat: int | None = None) -> RegaliaError | None:
        """The error that a text would raise; None: it can be played."""
        try:
            self._meant(text, seat)
        except RegaliaError as problem:
            return problem
        return None

    def _meant(self, text: str, seat: int | None) -> Event:
        if not isinstance(text, str):
            raise self._no_text(text)
        kind = self.room.text.readable(self.params, text)
        if kind is None:
            raise self._unreadable(text)
        to_play = self.to_play
        if to_play == NOBODY:
            raise self._is_over()
        if (kind == OUTCOME) != (to_play == CHANCE):
            message = "action-first" if kind == OUTCOME else "chance-first"
            raise WrongKind(self.room.says(message, text=text))
        if kind == OUTCOME:
            for name, (outcome, _) in self._outcomes():
                if name == text:
                    return Event(CHANCE, outcome, text)
            raise self._refused(CHANCE, text)
        seat = self._seat(seat, text)
        legal = self.actions(seat)
        if text not in legal:
            raise self._refused(seat, text)
        return Event(seat, legal[text], text, to_play == EVERYBODY)

    def roll(self, rng: MutableSequence[int] | None = None) -> Event:
        """Draw a chance outcome and play it."""
        outcomes = self._outcomes()
        if self.over:
            raise self._is_over()
        if not outcomes:
            raise WrongKind(self.room.says("nothing-to-roll"))
        rng = random.unpredictable() if rng is None else rng
        weights = [weight for _, (_, weight) in outcomes]
        text, (outcome, _) = outcomes[random.drawn(rng, weights, len(weights))]
        return self._advance(Event(CHANCE, outcome, text))

    def undo(self) -> Event:
        """Take the last action or outcome back."""
        if not self.events:
            raise RegaliaError(self.room.says("nothing-to-take-back"))
        self.states.pop()
        self.keys.pop()
        return self.events.pop()

    def _advance(self, event: Event) -> Event:
        self.states.append(self.room.rules.act(self.params, self.state, event.action))
        self._count(self.state)
        self.events.append(event)
        return event

    def _count(self, state: State) -> None:
        key = self.room.rules.key(self.params, state)
        self.keys.append(key)
        if key and self.keys.count(key) > 1:
            self.states[-1] = self.room.rules.repeated(self.params, state, self.keys.count(key))

    def _seat(self, seat: int | None, text: str) -> int:
        players = self.players
        if seat is None:
            if len(players) > 1:
                raise RegaliaError(self.room.says("say-seat", text=text))
            return players[0]
        self.check_turn(seat)
        return seat

    def check_seat(self, seat: int, least: int = 0) -> None:
        """Refuse a seat that there is not."""
        if type(seat) is not int or not least <= seat < self.seats:
            raise RegaliaError(self.room.says("no-seat", seat=shown(seat), last=self.seats - 1))

    def check_turn(self, seat: int) -> None:
        """Refuse a seat that there is not, or that may not act now."""
        self.check_seat(seat)
        if seat not in self.players:
            raise self.out_of_turn(seat)

    def out_of_turn(self, seat: int) -> Illegal:
        says = self.room.says
        return Illegal(says("out-of-turn", seat=says(f"seat-{seat}")), self.turn_rule)

    @property
    def turn_rule(self) -> str:
        """The rule that says whose turn it is."""
        return redacted(self.room, self.params, self.state, SPECTATOR).turn_rule()

    def _refused(self, seat: int, text: str) -> RegaliaError:
        rule, message, given = refused(self.room, self.params, self.state, seat, text)
        return Illegal(self.room.says(message, **given), rule)

    def _unreadable(self, text: str) -> RegaliaError:
        """The error of a text that no position has; by its rule, if it is plain what was meant."""
        says = self.room.says
        if refusal := self.room.refusals.never(self.params, text):
            rule, message, given = refusal
            return Unreadable(says(message, **given), rule)
        return Unreadable(says("unreadable", text=shown(text), game=self.room.short_name))

    def _no_text(self, given: object) -> RegaliaError:
        """The error of an action that is given as something else than a text, such as a number."""
        if self.over:
            return self._is_over()
        example = min(self.weights() if self.is_chance else self.actions())
        return Unreadable(self.room.says("not-a-text", given=shown(given), example=example))

    def _is_over(self) -> RegaliaError:
        says = self.room.says
        return Over(says("over", reason=says(f"reason-{self.reason}")))

    # ------------------------------------------------------------------- what may be known

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """The knowledge of a seat, as plain data."""
        self.check_seat(seat, SPECTATOR)
        return redacted(self.room, self.params, self.state, seat).view()

    def seen(self, seat: int = SPECTATOR, since: int = 0) -> list[str]:
        """The log as a seat may read it, from an event on; `?` stands for what it may not know."""
        self.check_seat(seat, SPECTATOR)
        return [
            log_text(self.room, self.params, s, event.action, seat)
            for s, event in zip(self.states[since:], self.events[since:])
        ]

    def scene(self, seat: int = SPECTATOR, language: str = ENGLISH, shape: str = WIDE) -> Scene:
        """The table as a seat sees it, as things to draw."""
        say = self.room.words(language).say
        names = [say(f"seat-{seat}") for seat in range(self.seats)]
        return self.room.drawn(self.params, self.view(seat), say, names, shape, seat)

    def __repr__(self) -> str:
        """The game's id and its number of events; nothing that a seat may not know."""
        played = f"{len(self.events)} played"
        ended = f", over: {self.reason}" if self.over else ""
        return f"<Game {self.room.card.id}, {played}{ended}>"

    def __str__(self) -> str:
        """The board as a spectator sees it."""
        scene = self.scene()
        shown = plain_text(scene, self.room.looks)
        return f"{scene.title}\n{shown}"

    def _repr_svg_(self) -> str:
        """The same as a picture, for a notebook."""
        from regalia.core.drawing.flat import flat
        from regalia.core.drawing.svg import svg

        return svg(flat(self.scene()), self.room.looks)
