"""A unit file as a whole: units and scenarios (RB-5, RB-31, RB-32), and what `params` holds of it.

The game keeps a file as text that a record can carry: checked, and written anew.
"""

from functools import lru_cache
from typing import NamedTuple

from regalia.core.card import Options, Value, shown
from regalia.core.data import Section, load, parse
from regalia.core.errors import BadOption, Speaker
from regalia.games.battles.armies import scenarios
from regalia.games.battles.armies.scenarios import BUILT_IN, HOME_ROWS, Scenario, scenarios_of
from regalia.games.battles.armies.texts import numbered
from regalia.games.battles.armies.units import (
    ARMY,
    STANDARD,
    TEXTS,
    Unit,
    own_units,
    standard,
    written,
)
from regalia.games.battles.rules.field import home
from regalia.games.battles.rules.state import COUNT_BITS

says = Speaker(__file__)


class UnitFile(NamedTuple):
    units: tuple[Unit, ...]
    scenarios: tuple[Scenario, ...]

    def kinds(self) -> list[tuple[Unit, str]]:
        """All kinds of unit of a game, and the names of those that come from the file."""
        found = {unit.letter: (unit, "") for unit in standard()}
        found |= {unit.letter: (unit, unit.name) for unit in self.units}
        return list(found.values())

    def rows(self) -> list[int]:
        """The part of `params` about units: their number, their rows, their names."""
        there = self.kinds()
        numbers = [number for unit, _ in there for number in unit.row()]
        names = [code for _, name in there for code in (len(name), *map(ord, name))]
        return [len(there), *numbers, *names, *self._texts()]

    def _texts(self) -> list[int]:
        """The texts of all kinds; none, if no unit of the file has any."""
        told = {unit.letter: dict(unit.texts) for unit in self.units}
        if not any(told.values()):
            return []
        each = [told.get(letter, {}) for letter in self.letters()]
        return [n for one in each for key in TEXTS for n in numbered(dict(one.get(key, ())))]

    def letters(self) -> str:
        return "".join(unit.letter for unit, _ in self.kinds())

    def army(self, text: str) -> int:
        """The number of units of each kind, as the rules have it."""
        return sum(1 << COUNT_BITS * self.letters().index(letter) for letter in text)

    def scenario(self, id_: Value) -> Scenario | None:
        there = {scenario.id: scenario for scenario in (*BUILT_IN, *self.scenarios)}
        return there[id_] if id_ is not None else None

    def text(self) -> str:
        """The text of the unit file."""
        units = [written(unit) for unit in self.units]
        return "\n".join(units + [scenarios.written(one) for one in self.scenarios])


NO_FILE = UnitFile((), ())


def unit_file(given: Value) -> str:
    """The option `units`: a path or the text of a unit file, as text that a record can carry."""
    if not isinstance(given, str):
        raise _no_units(given)
    if "\n" in given:
        return of_option(given).text()
    if not given.endswith(".toml"):
        raise _no_units(given)
    return _read(load(given)).text()


def _no_units(given: Value) -> BadOption:
    return BadOption(says("units-option", given=shown(given), standard=STANDARD))


@lru_cache(64)
def of_option(option: str) -> UnitFile:
    """The file that the text of the option is."""
    return NO_FILE if option == STANDARD else _read(parse(option, "units"))


def _read(file: Section) -> UnitFile:
    file.only("unit", "scenario")
    units = own_units(file) if "unit" in file.values or "scenario" not in file.values else ()
    found = UnitFile(units, ())
    found = found._replace(scenarios=scenarios_of(file, found.letters()))
    if found == NO_FILE:
        file.refuse("scenario", says("units-none"))
    return found


# ---------------------------------------------------------------- with the other options of a game


def agree(options: Options) -> None:
    """BadOption for a scenario that is nowhere, or a budget that no army can keep to (RB-32)."""
    file = of_option(options["units"])
    wanted = options["scenario"]
    there = [scenario.id for scenario in (*BUILT_IN, *file.scenarios)]
    if wanted is not None and wanted not in there:
        given = {"given": shown(wanted), "choices": ", ".join([scenarios.NO_ID, *there])}
        raise BadOption(says("scenario-unknown", **given), "RB-31")
    if wanted is None and options["budget"] is not None:
        units = [unit for unit, _ in file.kinds()]
        for unit in units:
            if not unit.price:
                raise BadOption(says("budget-no-price", letter=unit.letter), "RB-32")
        least = cheapest(units, options["armies"] == "set")
        if least > options["budget"]:
            raise BadOption(says("budget-low", budget=options["budget"], least=least), "RB-32")


def cheapest(units: list[Unit], limited: bool) -> int:
    """The price of the cheapest army, under `armies=set` within the limits."""
    prices = [unit.price for unit in units for _ in range(unit.limit if limited else ARMY)]
    return sum(sorted(prices)[:ARMY])


def head(file: UnitFile, scenario: Scenario | None, exchanged: bool) -> list[int]:
    """The part of `params` about armies: White's and Black's if they are fixed, and where they
    start (RB-31: rows go with their army when the sides are exchanged)."""
    if scenario is None:
        return [0, 0, home(HOME_ROWS, 0), home(HOME_ROWS, 1)]
    sides = list(zip(scenario.armies, scenario.homes()))
    if exchanged:
        sides.reverse()
    armies = [file.army(army) for army, _ in sides]
    return armies + [home(rows, player) for player, (_, rows) in enumerate(sides)]
