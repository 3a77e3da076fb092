"""The reason of the end, which is always chance."""

from regalia.core.contract import Params
from skirmish.rules import Duel


def reason(params: Params, s: Duel) -> str:
    return "chance"
