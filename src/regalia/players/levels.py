"""The levels 1 to 10: how far each looks, and how it errs (docs/players.md).

A room may have its own table in `levels.py`: LEVELS, ten rows as below, the weakest first.
"""

from collections.abc import Callable, MutableSequence
from functools import cache
from types import ModuleType
from typing import NamedTuple

from regalia.core.contract import InsightPart, SolvePart
from regalia.core.game.decision import Analysis, Decision
from regalia.core.game.query import Query
from regalia.core.room import Room
from regalia.fast import count, play
from regalia.fast.compiler import interpreted
from regalia.players import HIGHEST_LEVEL, minimax, rounds, thinking, tree
from regalia.players.searching import ENDLESS, Clock, SearchResult, iterative_deepening, mcts
from regalia.players.weighing import is_lost, margin_of


class Level(NamedTuple):
    work: int  # rounds of a tree search, or nodes when looking move by move
    depth: int  # how many moves ahead, when looking move by move
    attention: float  # how likely an action of middling priority is noticed at all
    temperature: float  # how much worse (of 1) an action may be and still be chosen now and then


PLAYING_ON = (  # for a room that cannot judge: rounds are long, they go to the end of the game
    Level(8, 1, 0.4, 0.25),
    Level(12, 1, 0.5, 0.18),
    Level(16, 1, 0.65, 0.12),
    Level(40, 1, 0.8, 0.08),
    Level(80, 2, 0.9, 0.05),
    Level(160, 3, 1, 0.03),
    Level(300, 4, 1, 0.015),
    Level(600, 5, 1, 0.005),
    Level(1_000, 6, 1, 0),
    Level(2_000, 59, 1, 0),
)
JUDGING = (  # for a room that judges positions: rounds are short, and looking ahead pays
    Level(30, 1, 0.4, 0.2),
    Level(50, 1, 0.5, 0.14),
    Level(80, 1, 0.65, 0.1),
    Level(150, 2, 0.8, 0.07),
    Level(300, 2, 0.9, 0.05),
    Level(600, 3, 1, 0.03),
    Level(1_000, 4, 1, 0.015),
    Level(2_500, 5, 1, 0.005),
    Level(6_000, 6, 1, 0),
    Level(20_000, 59, 1, 0),
)


@cache
def levels(room: Room) -> tuple[Level, ...]:
    if room.levels is not None:
        return tuple(Level(*row) for row in room.levels.LEVELS)
    return JUDGING if room.has(InsightPart.evaluate) or room.has(InsightPart.values) else PLAYING_ON


def search_of(room: Room) -> ModuleType:
    """The search that suits a room."""
    return minimax if room.insight.SEARCH == "minimax" else tree


def reviewing(room: Room) -> list[ModuleType]:
    """The kernels that look back at its games."""
    return [minimax] if room.insight.SEARCH == "minimax" and room.open else [tree, rounds]


def kernels(room: Room) -> list[ModuleType]:
    """The kernels that are worth compiling ahead for a room."""
    return [play, count, *dict.fromkeys([search_of(room), *reviewing(room)])]


class Searcher:
    """Finds out what actions are worth, and errs as its level does.

    It looks move by move (`minimax`) or searches a tree (`tree`), as suits the room, if not told.
    One that is patient uses all the time that it is given, the others at most that; and where the
    room knows what every action is worth (`known`), it does not search at all.
    """

    def __init__(
        self, level: Callable[[Room], Level], patient: bool = False, search: str | None = None
    ) -> None:
        self.level, self.patient, self.search = level, patient, search

    def choose(self, query: Query) -> Decision:
        level = self.level(query.room)
        noticed = notice(query, level.attention)
        found = self._search(query, noticed, level.temperature)
        if lost(found.analyses[0]) and len(noticed) < len(query.actions):
            found = self._search(query, list(query.actions), level.temperature)
        chosen = err(found.analyses, level.temperature, query.rng)
        return Decision(chosen.text, chosen.value, found.line_of(chosen.text), found.nodes)

    def analyse(self, query: Query) -> list[Analysis]:
        """The worth of each legal action, best first."""
        found = self._search(query, list(query.actions), 1)
        best, *others = found.analyses
        return [best._replace(line=tuple(found.line_of(best.text))), *others]

    def _search(self, query: Query, noticed: list[str], tolerance: float) -> SearchResult:
        found = known(query, noticed) if self.patient else None
        if found is not None:
            return found
        level, clock = self.level(query.room), Clock(query.ms)
        work = ENDLESS if query.ms is not None and self.patient else level.work
        work = thinking.work_for(noticed, work)
        if (self.search or query.room.insight.SEARCH) == "minimax":
            margin = margin_of(tolerance)
            return iterative_deepening(query, noticed, work, level.depth, margin, clock)
        return mcts(query, noticed, work, clock)


def known(query: Query, texts: list[str]) -> SearchResult | None:
    """The worth of actions by a table of the room, if it has one that knows all of them.

    Only where everybody sees everything: a table knows whole states."""
    room, params, seat = query.room, query.params, query.seat
    if not room.open or not room.has(SolvePart.expected):
        return None
    world = query.world()
    numbers, found = query.numbers(world), []
    for text in texts:
        worth = room.solve.expected(params, room.rules.act(params, world, numbers[text]))
        if worth is None:
            return None
        found.append(Analysis(text, worth.values[seat], 0.0, 1))
    found.sort(key=lambda one: -one.value)
    return SearchResult(found, [found[0].text], len(found))


def player(number: int) -> Searcher:
    return Searcher(lambda room: levels(room)[number - 1], patient=number == HIGHEST_LEVEL)


# ------------------------------------------------------------- the pieces of `thinking`, for texts


def notice(query: Query, attention: float) -> list[str]:
    """The texts of the actions that are noticed, at least one."""
    numbers, own = query.numbers(query.known), interpreted(query.room, thinking)
    actions = [numbers[text] for text in query.actions]
    about = (query.params, query.known, query.seat, actions, attention, query.rng)
    found = own.notice(*about)
    return [text for text in query.actions if numbers[text] in found]


def lost(analysis: Analysis) -> bool:
    return is_lost(analysis.value, analysis.spread)


def err(analyses: list[Analysis], temperature: float, rng: MutableSequence[int]) -> Analysis:
    """The best, or sometimes another (`thinking.err`)."""
    rows = [(one.value, one.spread, one.visits) for one in analyses]
    return analyses[thinking.err(rows, range(len(rows)), temperature, rng)]
