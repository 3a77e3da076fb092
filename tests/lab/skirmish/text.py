"""Why it ended."""

from regalia.core.contract import Params
from skirmish.rules import Duel


def reason(params: Params, s: Duel) -> str:
    return "chance"
