"""Royal Battles: identity."""

from regalia.boards.cards import first_cards
from regalia.core.card import Card, Option, Options
from regalia.core.contract import Params
from regalia.core.handicap import by_seat, of_seat
from regalia.games.battles.armies.scenarios import BUILT_IN, ID
from regalia.games.battles.armies.unit_file import agree, head, of_option, unit_file
from regalia.games.battles.armies.units import (
    CARDS_END,
    CROSSWISE,
    DEAREST_ARMY,
    EITHER,
    MAY_STAY,
    STANDARD,
    TURNED,
    WOUND_BITS,
    WOUNDS,
)

WHOLE_DECK = 54  # RB-1
ARMIES = ("free", "set")
SCENARIOS = (None, *(scenario.id for scenario in BUILT_IN))
SIDES = ("as-written", "exchanged")
READINGS = {  # which change the rules: the usual value, and the other one (RB-3, RB-35 to RB-38)
    "orientation": ("lengthwise", "crosswise", CROSSWISE),
    "joker": ("both", "turned", TURNED),
    "moving": ("must", "may", MAY_STAY),
    "discard": ("before", "either", EITHER),
    "end": ("deck", "cards", CARDS_END),
}

CARD = Card(
    id="battles",
    seats=(2,),
    minutes="30-60",
    prefix="RB",
    rules_version=1,
    sources=("Royal Battles by Jeff Moore, play-test rules 0.1 (English), 2007",),
    credits="Jeff Moore, 2007",
    options=(
        Option("armies", "free", values=ARMIES, where=("scenario", None)),
        Option(
            "scenario",
            None,
            values=SCENARIOS,
            form=ID,
        ),
        Option("sides", "as-written", values=SIDES, unless=("scenario", None)),
        Option(
            "budget",
            None,
            lowest=1,
            highest=DEAREST_ARMY,
            where=("scenario", None),
            switched_on=400,  # four average units (docs/battles-prices.md)
        ),
        Option(
            "deck",
            WHOLE_DECK,
            lowest=4,  # a card for each unit (RB-7)
            highest=WHOLE_DECK,
            small=True,
        ),
        *(
            Option(name, usual, values=(usual, other), house=True)
            for name, (usual, other, _) in READINGS.items()
        ),
        by_seat({"1": 76, "2": 89, "3": 143}),  # RB-52
        Option(
            "units",
            STANDARD,
            reader=unit_file,
        ),
    ),
    colour="#6d241b",
    ease=5,
    ladder=(0, 40, 136, 234, 324, 390, 461, 545, 623, 697),
    begins=None,  # RB-10: the higher initiative card
    check=agree,
)


def params(options: Options) -> Params:
    """Numbers as in `armies/units.py`; a scenario fixes the armies whatever the other options say
    (RB-6)."""
    file = of_option(options["units"])
    scenario = file.scenario(options["scenario"])
    free = scenario is None
    return (
        sum(bit for name, (_, other, bit) in READINGS.items() if options[name] == other)
        | wounds(options["handicap"]),
        ARMIES.index(options["armies"]) if free else 0,
        (options["budget"] or 0) if free else 0,
        first_cards(options["deck"]),
        *head(file, scenario, options["sides"] == "exchanged"),
        *file.rows(),
    )


def wounds(handicap: str) -> int:
    """The bits of both players' wounds (RB-52)."""
    given = (int(of_seat(handicap, seat) or 0) for seat in (0, 1))
    return sum(count << WOUNDS + WOUND_BITS * seat for seat, count in enumerate(given))


def seats(options: Options) -> int:
    return 2
