"""The worth of a state of Ur by the solved game, where its table is installed.

    regalia solve ur --install                              the book's game: ur-7.table
    regalia solve ur --pieces 3 --goal 2 --install          a small one (UR-21): ur-3-2.table

Tables lie in the user's data folder, and stay on the disk until a value is asked for.
"""

from functools import cache
from typing import TYPE_CHECKING

from regalia.core.contract import Params
from regalia.core.errors import BadFile
from regalia.core.folders import data_folder
from regalia.core.game.decision import Known
from regalia.games.ur import rules
from regalia.games.ur.insight import FEW_STARTS
from regalia.games.ur.rules import Ur

if TYPE_CHECKING:
    from regalia.games.ur.solve.solution import ValueTable

COMPUTED = "computed"


def file_name(pieces: int, rosettes: int) -> str:
    few = f"-{rosettes}" if rosettes != rules.GOAL else ""
    return f"ur-{pieces}{few}.table"


@cache
def installed(name: str) -> "ValueTable | None":
    path = data_folder() / name
    if not path.exists():
        return None
    from regalia.games.ur.solve.solution import ValueTable  # which takes a while

    try:
        return ValueTable.load(path)
    except BadFile:  # of other rules, or cut off: as if it were not there
        return None


def expected(params: Params, s: Ur) -> Known | None:
    """The values of each seat; None without a table of this game (a small one has its own, UR-21;
    another board, or a second reading, has none, UR-22), and where equal starts of a turn count
    (UR-20): these it does not know.

    It is the value of the game that is called off now and then (docs/ur-solved.md)."""
    if len(params) > rules.AT_PLACING:
        return None
    table = installed(file_name(rules.most_pieces(params), rules.goal(params)))
    if table is None or (s.phase != rules.OVER and max(s.times, s.foe_times) > FEW_STARTS):
        return None
    worth = first_has(params, s, table)
    return None if worth is None else Known((worth, 1 - worth), COMPUTED)


def first_has(params: Params, s: Ur, table: "ValueTable") -> float | None:
    """The expectation of seat 0; None, where a claim is near."""
    if s.phase == rules.OVER:
        return rules.result(params, s, 0) / 2
    if s.phase == rules.CLAIMING:
        return None
    if s.phase == rules.ROLLING:
        worth = table.value(s.own, s.foe)
        return worth if s.player == 0 else 1 - worth
    after = [
        first_has(params, rules.act(params, s, action), table)
        for action in rules.actions(params, s)
    ]
    known = [each for each in after if each is not None]
    if len(known) < len(after):
        return None
    return max(known) if s.player == 0 else min(known)
