"""Royal Battles: identity."""

from regalia.core.card import Card, Option, Options
from regalia.core.contract import Params
from regalia.games.battles.units import STANDARD, rows, unit_file

ARMIES = ("free", "set")
SCENARIOS = (None, "hundred-years", "magic")
ORIENTATIONS = ("lengthwise", "crosswise")

CARD = Card(
    id="battles",
    name="Royal Battles",
    about="Two small armies of chess pieces fight on a field of playing cards.",
    seats=(2,),
    minutes="30-60",
    prefix="RB",
    rules_version=1,
    sources=("Royal Battles by Jeff Moore, play-test rules 0.1 (English), 2007",),
    options=(
        Option("armies", "free", "which armies can be chosen: any, or one chess set's", ARMIES),
        Option("scenario", None, "armies that are fixed by a scenario", SCENARIOS),
        Option("orientation", "lengthwise", "how the cards lie on the field", ORIENTATIONS),
        Option(
            "units",
            STANDARD,
            "a unit file that adds units of your own: its path (.toml), or its text",
            reader=unit_file,
        ),
    ),
    ease=5,
    begins=None,  # RB-10: the higher initiative card
)


def params(options: Options) -> Params:
    return (
        ORIENTATIONS.index(options["orientation"]),
        ARMIES.index(options["armies"]),
        SCENARIOS.index(options["scenario"]),
        *rows(options["units"]),
    )


def seats(options: Options) -> int:
    return 2
