"""The form of the workshop of Royal Battles: what is filled in of units, armies and scenarios."""

from typing import Any

from regalia.boards.chess import PIECES
from regalia.core.contract import Say
from regalia.core.contract.workshop import WorkshopField, WorkshopFormPart, choices
from regalia.games.battles.armies import scenarios
from regalia.games.battles.armies.units import (
    ADVANTAGES,
    ARMY,
    DEAREST,
    LETTERS,
    LONGEST_NAME,
    LOOKS,
    MOST_KINDS,
    TEXTS,
)

UNIT, ARMIES, SCENARIO = "unit", "army", "scenario"
DAMAGES = ("damage-easy", "damage-optimal", "damage-risky")
NEW_UNIT: dict[str, Any] = {
    "letter": "L",
    "name": "lancer",
    "look": LOOKS[0],
    "type": "melee",
    "life": 8,
    "accuracy": 3,
    "evasion": 3,
    "armour": 2,
    **dict(zip(DAMAGES, (4, 6, 7))),
    "advantage": "charge",
    "power": 8,
    "draws": 1,
    "limit": ARMY,
    "price": None,
    **dict.fromkeys(TEXTS, ""),
}
NEW_SCENARIO: dict[str, Any] = {
    "id": "battle",
    "name": "Battle",
    "text": "",
    "army-white": "KQNP",
    "army-black": "KQNP",
    "rows-white": "",
    "rows-black": "",
}
FREE_LETTERS = tuple("LACDEFGHIJMOSTUVWYZ")  # those of the six take their place
FREE_IDS = ("battle", *(f"battle-{n}" for n in range(2, scenarios.MOST + 1)))
NEW_ARMY: dict[str, Any] = {"name": "Army", "units": "KQNP"}
MOST_ARMIES = 6


def form(say: Say) -> tuple[WorkshopFormPart, ...]:
    def number_of(key: str, label: str, lowest: int, highest: int, **more: Any) -> WorkshopField:
        return WorkshopField(key, say(label), "number", lowest, highest, **more)

    def name_of(first: str, longest: int) -> WorkshopField:
        name = say(first)
        fresh = (name, *(f"{name} {n}" for n in range(2, scenarios.MOST + 1)))
        return WorkshopField("name", say("field-name"), "text", 1, longest, fresh=fresh)

    types = tuple((word, say(f"type-{word}")) for word in ("melee", "ranged"))
    looks = tuple(
        (look, say("look-letter") if look == LOOKS[0] else say("unit-name", unit=_letter(look)))
        for look in LOOKS
    )
    advantages = tuple((word, say(f"advantage-{word}")) for word in ADVANTAGES)
    unit = (
        name_of("new-unit", LONGEST_NAME),
        WorkshopField("letter", say("field-letter"), "text", 1, 1, fresh=FREE_LETTERS),
        WorkshopField("look", say("field-look"), "choice", choices=choices(looks)),
        WorkshopField("type", say("field-type"), "choice", choices=choices(types)),
        number_of("life", "fact-life", 1, 99),
        number_of("accuracy", "fact-accuracy", 0, 9),
        number_of("evasion", "fact-evasion", 0, 9),
        number_of("armour", "fact-armour", 0, 99),
        *(number_of(key, f"field-{key}", 0, 99) for key in DAMAGES),
        WorkshopField("advantage", say("field-advantage"), "choice", choices=choices(advantages)),
        number_of("power", "field-power", 0, 99),
        number_of("draws", "field-draws", 1, 9, where=("advantage", "strategy")),
        number_of("limit", "field-limit", 1, ARMY),
        number_of("price", "fact-price", 1, DEAREST, optional=True),
        *(
            WorkshopField(key, say(f"field-{key}"), "text", 0, longest)
            for key, longest in TEXTS.items()
        ),
    )
    army = (
        name_of("new-army", scenarios.LONGEST_NAME),
        WorkshopField("units", say("field-units"), "text", 1, ARMY),
    )
    scenario = (
        name_of("new-scenario", scenarios.LONGEST_NAME),
        WorkshopField("id", say("field-id"), "text", 1, 40, fresh=FREE_IDS),
        WorkshopField("army-white", say("field-army-white"), "text", 1, ARMY),
        WorkshopField("army-black", say("field-army-black"), "text", 1, ARMY),
        WorkshopField("rows-white", say("field-rows-white"), "text", 0, ARMY),
        WorkshopField("rows-black", say("field-rows-black"), "text", 0, ARMY),
        WorkshopField("text", say("field-text"), "text", 0, scenarios.LONGEST_TEXT),
    )
    most = MOST_KINDS - len(LETTERS)
    return (
        WorkshopFormPart(
            *(UNIT, say("part-unit"), say("part-unit-more"), most, unit),
            {**NEW_UNIT, "name": say("new-unit")},
        ),
        WorkshopFormPart(
            *(ARMIES, say("part-army"), say("part-army-more"), MOST_ARMIES, army),
            {**NEW_ARMY, "name": say("new-army")},
        ),
        WorkshopFormPart(
            *(SCENARIO, say("part-scenario"), say("part-scenario-more"), scenarios.MOST, scenario),
            {**NEW_SCENARIO, "name": say("new-scenario")},
        ),
    )


def _letter(look: str) -> str:
    return next(letter for letter, name in PIECES.items() if name == look and letter in LETTERS)
