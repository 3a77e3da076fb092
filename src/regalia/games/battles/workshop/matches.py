"""Games that can be played at once with what was made in the workshop (RB-6, RB-31, RB-32)."""

import re
from collections.abc import Iterator
from itertools import combinations

from regalia.core.contract import Say
from regalia.core.contract.workshop import WorkshopWay
from regalia.games.battles.armies.scenarios import Scenario
from regalia.games.battles.armies.texts import told
from regalia.games.battles.armies.unit_file import UnitFile, cheapest, of_option
from regalia.games.battles.armies.units import ARMY

A_BUDGET = 100 * ARMY  # what four average units cost (data/units.toml)
EVEN = 10  # per cent: prices that are no further apart favour nobody
OF_AN_ARMY = re.compile(r"army-[1-9]\d*")


def army_id(number: int) -> str:
    return f"army-{number}"


def is_army(scenario: Scenario) -> bool:
    """Tell if a scenario is there to keep an army under a name."""
    white, black = scenario.armies
    plain = white == black and scenario.rows is None and not scenario.text
    return plain and OF_AN_ARMY.fullmatch(scenario.id) is not None


def ways(text: str, say: Say, language: str) -> Iterator[WorkshopWay]:
    """Ways to play with own units: any armies, a budget, named armies, and each scenario."""
    file = of_option(text)
    yield WorkshopWay(say("way-free"), {"units": text})
    units = [unit for unit, _ in file.kinds()]
    if all(unit.price for unit in units) and cheapest(units, False) <= A_BUDGET:
        yield WorkshopWay(say("way-budget", budget=A_BUDGET), {"units": text, "budget": A_BUDGET})
    prices = {unit.letter: unit.price for unit in units}

    def favoured(armies: tuple[str, str]) -> str:
        """The army that prices favour; they do not see which units suit each other."""
        white, black = (sum(prices[letter] for letter in army) for army in armies)
        given = {"white": white, "black": black}
        if 100 * abs(white - black) <= EVEN * max(white, black):
            return say("favoured-none", **given)
        return say("favoured", side="white" if white > black else "black", **given)

    armies = [one for one in file.scenarios if is_army(one)]
    for one in armies:
        name = say("way-mirror", army=told(one.name, language))
        yield WorkshopWay(name, {"units": text, "scenario": one.id})
    for one, other in combinations(armies, 2):
        names = [told(each.name, language) for each in (one, other)]
        meeting = one._replace(id="meeting", armies=(one.armies[0], other.armies[0]))
        made = UnitFile(file.units, (meeting,)).text()
        note = favoured(meeting.armies)
        yield WorkshopWay(" – ".join(names), {"units": made, "scenario": meeting.id}, note)
    for one in file.scenarios:
        if not is_army(one):
            name, given = told(one.name, language), {"units": text, "scenario": one.id}
            yield WorkshopWay(name, given, favoured(one.armies))
            white, black = one.armies
            exchanged = say("way-exchanged", scenario=name)
            yield WorkshopWay(exchanged, {**given, "sides": "exchanged"}, favoured((black, white)))
