"""Clocks of the Study: the clock declines, and it gives up (ST-15, ST-16, ST-18); who gives a
handicap declares later (ST-24)."""

from regalia.core.card import Options
from regalia.core.contract import Params
from regalia.core.game import Limit
from regalia.core.handicap import NONE, OPTION, of_seat
from regalia.games.study.rules import EXECUTING, HOURGLASS, THINKING, Study


def limit(options: Options, params: Params, s: Study) -> Limit | None:
    if s.phase == HOURGLASS:
        return Limit("hourglass", options["hourglass"], "decline")
    if s.phase == EXECUTING and options["limit"] is not None:
        return Limit("execution", options["limit"], "give-up")
    return None


def waits(options: Options, params: Params, s: Study, seat: int) -> int:
    return head_start(options, seat) if s.phase == THINKING else 0


def head_start(options: Options, seat: int) -> int:
    """The seconds that a seat lets pass before it declares (ST-24)."""
    return int(of_seat(options.get(OPTION, NONE), seat) or 0)
