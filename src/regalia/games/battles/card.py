"""Royal Battles: identity."""

from regalia.boards.cards import first_cards
from regalia.core.card import Card, Option, Options
from regalia.core.contract import Params
from regalia.games.battles.scenarios import BUILT_IN, ID
from regalia.games.battles.unit_file import agree, head, of_option, unit_file
from regalia.games.battles.units import DEAREST_ARMY, STANDARD

WHOLE_DECK = 54  # RB-1
ARMIES = ("free", "set")
SCENARIOS = (None, *(scenario.id for scenario in BUILT_IN))
SIDES = ("as-written", "exchanged")
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
        Option(
            "scenario",
            None,
            "armies that are fixed by a scenario, of the book or of the unit file",
            SCENARIOS,
            form=ID,
        ),
        Option("sides", "as-written", "who has which army of a scenario", SIDES),
        Option(
            "budget",
            None,
            "what an army may cost",
            lowest=1,
            highest=DEAREST_ARMY,
            where=("scenario", None),
        ),
        Option(
            "deck",
            WHOLE_DECK,
            "how many cards a deck has",
            lowest=4,  # a card for each unit (RB-7)
            highest=WHOLE_DECK,
            small=True,
        ),
        Option("orientation", "lengthwise", "how the cards lie on the field", ORIENTATIONS),
        Option(
            "units",
            STANDARD,
            "a unit file that adds units and scenarios of your own: its path (.toml), or its text",
            reader=unit_file,
        ),
    ),
    ease=5,
    begins=None,  # RB-10: the higher initiative card
    check=agree,
)


def params(options: Options) -> Params:
    """What `units.py` says; a scenario fixes the armies whatever the other options say (RB-6)."""
    file = of_option(options["units"])
    scenario = file.scenario(options["scenario"])
    free = scenario is None
    return (
        ORIENTATIONS.index(options["orientation"]),
        ARMIES.index(options["armies"]) if free else 0,
        (options["budget"] or 0) if free else 0,
        first_cards(options["deck"]),
        *head(file, scenario, options["sides"] == "exchanged"),
        *file.rows(),
    )


def seats(options: Options) -> int:
    return 2
