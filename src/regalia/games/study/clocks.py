"""What the clock does in the Study: it declines, and it gives up (ST-15, ST-16)."""

from regalia.core.card import Options
from regalia.core.contract import Params
from regalia.core.game import Limit
from regalia.games.study.rules import EXECUTING, HOURGLASS, SOLO, Study


def limit(options: Options, params: Params, s: Study) -> Limit | None:
    if s.phase == HOURGLASS:
        return Limit("hourglass", options["hourglass"], "decline")
    if s.phase == EXECUTING and options["limit"] is not None and not params[SOLO]:
        return Limit("execution", options["limit"], "give-up")
    return None
