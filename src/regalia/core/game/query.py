"""The question to a player: all that it may know when it decides."""

from collections.abc import Mapping, MutableSequence, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from regalia.core.contract import EVERYBODY, Params, State
from regalia.core.errors import RegaliaError, says
from regalia.core.game.game import Game
from regalia.core.room import Room
from regalia.core.secrets import Redacted, redacted

NOTHING: Mapping[str, Any] = MappingProxyType({})


class Query(NamedTuple):
    """The question for the next action, with all that a player is ever told."""

    room: Room  # the game's: its rules, compiled or not, and its texts
    params: Params  # the numbers of the options (see regalia.core.contract)
    view: dict[str, Any]  # what the seat to act may know; `view["seat"]` is the seat
    known: State  # the same as a state, redacted (see regalia.core.contract.secrets)
    actions: list[str]  # the texts of its legal actions, in the order of the rules, at least one
    rng: MutableSequence[int]  # the only randomness a player uses
    seats: int = 2  # how many play
    ms: float | None = None  # about how long to think, in milliseconds; None: as long as it likes
    past: Sequence[int] = ()  # keys of the positions so far, the present one last, if they count
    options: Mapping[str, Any] = NOTHING  # of the game; those that are not given are the usual ones

    @classmethod
    def about(
        cls, game: Game, seat: int, rng: MutableSequence[int], ms: float | None = None
    ) -> "Query":
        """The question to a seat of a game, as it stands now."""
        game.check_turn(seat)
        if ms is not None and not ms > 0:
            raise RegaliaError(says("no-time", ms=str(ms)))
        known, actions = (
            redacted(game.room, game.params, game.state, seat),
            list(game.actions(seat)),
        )
        past, options = tuple(game.keys), game.options
        about = (game.room, game.params, known.view(), known.state, actions, rng)
        return cls(*about, game.seats, ms, past, options)

    @property
    def seat(self) -> int:
        seat: int = self.view["seat"]
        return seat

    def world(self) -> State:
        """A whole state that fits what the seat may know."""
        return Redacted(self.room, self.params, self.known, self.seat).world(self.rng)

    def numbers(self, world: State) -> dict[str, int]:
        """The actions' texts and numbers."""
        rules, text, params = self.room.rules, self.room.text, self.params
        race = rules.to_play(params, world) == EVERYBODY
        return {
            text.action_text(params, world, action): action
            for action in rules.actions(params, world)
            if not race or action & 3 == self.seat
        }
