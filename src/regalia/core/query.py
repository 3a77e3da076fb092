"""What players are asked with."""

from collections.abc import Mapping, MutableSequence, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from regalia.core.contract import EVERYBODY, Params, State
from regalia.core.errors import RegaliaError, says
from regalia.core.game import Game
from regalia.core.room import Room

NOTHING: Mapping[str, Any] = MappingProxyType({})


class Query(NamedTuple):
    """What would you do?  All that a player is ever told."""

    room: Room  # the game's: its rules, compiled or not, and its texts
    params: Params  # the numbers of the options (see regalia.core.contract)
    view: dict[str, Any]  # what the seat to act may know; `view["seat"]` is the seat
    actions: list[str]  # the texts of the seat's legal actions, sorted, at least one
    rng: MutableSequence[int]  # the only randomness a player uses
    seats: int = 2  # how many play
    ms: float | None = None  # about how long to think, in milliseconds; None: as long as it likes
    past: Sequence[int] = ()  # keys of the positions so far, the present one last, if they count
    options: Mapping[str, Any] = NOTHING  # of the game; those that are not given are the usual ones

    @classmethod
    def about(
        cls, game: Game, seat: int, rng: MutableSequence[int], ms: float | None = None
    ) -> "Query":
        """What a seat of a game is asked now."""
        game.check_turn(seat)
        if ms is not None and not ms > 0:
            raise RegaliaError(says("no-time", ms=str(ms)))
        view, actions = game.view(seat), sorted(game.actions(seat))
        past, options = tuple(game.keys), game.options
        return cls(game.room, game.params, view, actions, rng, game.seats, ms, past, options)

    def world(self) -> State:
        """A whole state that fits the view."""
        return self.room.view.determinize(self.params, self.view, self.rng)

    def numbers(self, world: State) -> dict[str, int]:
        """The actions' texts and numbers."""
        rules, text, params = self.room.rules, self.room.text, self.params
        race = rules.to_play(params, world) == EVERYBODY
        return {
            text.action_text(params, world, action): action
            for action in rules.actions(params, world)
            if not race or action & 3 == self.view["seat"]
        }
