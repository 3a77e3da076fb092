"""Three units of strength 3; others by their digits; D is idle in a trial of a further one, E."""

from regalia.core.card import Options
from regalia.core.contract import Params
from regalia.core.contract.weighing import Feat, Trial
from skirmish.rules import HARD, STRIKING, Duel

SIZE, KNOWN, LETTERS = 2, "ABC", "ABCDEFGHI"


def letters(params: Params) -> str:
    return LETTERS[: params[0]]


def chosen(params: Params, army: str) -> int:
    a, b = sorted(map(LETTERS.index, army))
    return a | b << 4


def trials(options: Options) -> list[Trial]:
    """The units after the first three, each alone with an idle one."""
    units = options["units"]
    if units == "standard":
        return [Trial(one, one, {"units": "3330"}, KNOWN, "D") for one in KNOWN]
    return [
        Trial(f"unit {digit}", "E", {"units": f"{units[:3]}0{digit}"}, KNOWN, "D")
        for digit in units[3:]
    ]


def scenarios(options: Options) -> dict[str, tuple[str, str]]:
    return {}


def free(options: Options) -> Options:
    return options


def fixed(options: Options, scenario: str, exchanged: bool) -> Options:
    raise AssertionError("there are no scenarios")


def feat(params: Params, s: Duel, action: int) -> Feat | None:
    if s.phase != STRIKING:
        return None
    army = s.first if s.player == 0 else s.second
    special = action == HARD and params[1 + (army >> 4)] > 0  # who is idle strikes softly
    return Feat(LETTERS[army >> 4], "hard" if special else "soft", 100, special)


def named(params: Params, letter: str) -> str:
    return letter
