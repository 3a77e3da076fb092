"""The least plans of a challenge that is over, played out step by step."""

from collections.abc import Sequence

from msgspec.structs import replace

from regalia import games
from regalia.core import contract
from regalia.core.contract import SPECTATOR, State
from regalia.core.drawing.scene import Scene
from regalia.core.game import Game
from regalia.core.game.record import Record, replay
from regalia.core.secrets import redacted
from regalia.table.language import of_room
from regalia.table.messages.replays import Way, Ways, WayStep
from regalia.table.presentation.action_choices import drawn
from regalia.table.replay.record_steps import names_of


def ways(record: Record, language: str, shape: str, number: int = -1) -> Ways | None:
    """The least plans of the challenge with this number, from 0; -1: of the last one.  None: no
    such one."""
    game = replay(record, games.room)
    found = game.room.solve.ways(game)
    if not -len(found) <= number < len(found):
        return None
    return PlanReplay(game, found[number], names_of(record, game, language), language, shape).told()


class PlanReplay:
    """A challenge, played out as if alone, to be looked at."""

    def __init__(
        self, game: Game, one: contract.ShortestPlans, names: list[str], language: str, shape: str
    ) -> None:
        self.room, self.one, self.names = game.room, one, names
        self.language, self.shape = language, shape
        self.say = of_room(game.room, language).say

    def told(self) -> Ways:
        one = self.one
        own = list(one.played) if one.done else None
        return Ways(
            least=one.least,
            plans=one.plans,
            used=len(one.played) if one.done else None,
            seat=one.seat,
            start=self._seen(one.start),
            end=self._seen(self._after(one.played)),
            ways=[Way(self._steps(way), list(way) == own) for way in one.ways],
        )

    def _steps(self, way: Sequence[str]) -> list[WayStep]:
        params, s = self.one.params, self.one.start
        steps = []
        for text in way:
            action = self._meant(s, text)
            row = redacted(self.room, params, s, SPECTATOR).sign(action, self.say)
            s = self.room.rules.act(params, s, action)
            steps.append(WayStep(row, self._seen(s)))
        return steps

    def _after(self, way: Sequence[str]) -> State:
        s = self.one.start
        for text in way:
            s = self.room.rules.act(self.one.params, s, self._meant(s, text))
        return s

    def _meant(self, s: State, text: str) -> int:
        params, texts = self.one.params, self.room.text
        actions = self.room.rules.actions(params, s)
        return next(one for one in actions if texts.action_text(params, s, one) == text)

    def _seen(self, s: State) -> Scene:
        params = self.one.params
        seen = redacted(self.room, params, s, SPECTATOR).view()
        scene = drawn(self.room, params, seen, self.language, self.names, self.shape)
        return replace(scene, prompt="", ending=None, trays=(), meters=())
