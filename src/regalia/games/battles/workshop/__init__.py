"""The workshop of Royal Battles: units and scenarios made in a form (RB-5, RB-29, RB-31 to RB-33).

What a unit is worth is told through the rules: what it needs to hit, what a target suffers.  A
draft is read like a unit file, one thing after the other, so that every problem is told at its
field.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, NoReturn

from msgspec.structs import replace

from regalia.core.card import Value
from regalia.core.contract import Params, Say
from regalia.core.contract.workshop import (
    DraftParts,
    DraftReport,
    Values,
    WorkshopMatch,
    WorkshopProblem,
)
from regalia.core.data import Section
from regalia.core.drawing.scene import Figure
from regalia.core.errors import RegaliaError, Speaker, Spoken
from regalia.games.battles import card
from regalia.games.battles.ai.blows import STYLES
from regalia.games.battles.armies.price import price_of
from regalia.games.battles.armies.scenarios import Scenario, read_scenario
from regalia.games.battles.armies.texts import ANY
from regalia.games.battles.armies.unit_file import UnitFile, of_option
from regalia.games.battles.armies.units import (
    ADVANTAGE,
    ADVANTAGES,
    ARMY,
    HEALING,
    KINDS,
    LETTERS,
    LOOKS,
    MOST_KINDS,
    STANDARD,
    TEXTS,
    Unit,
    letters,
    read_unit,
    standard,
    unit_word,
)
from regalia.games.battles.page.facts import unit_fact
from regalia.games.battles.page.rows import style_name
from regalia.games.battles.rules import attacks
from regalia.games.battles.rules.state import SPECIAL, number
from regalia.games.battles.scene import piece
from regalia.games.battles.workshop.blank_form import (
    ARMIES,
    DAMAGES,
    NEW_ARMY,
    NEW_SCENARIO,
    NEW_UNIT,
    SCENARIO,
    UNIT,
)
from regalia.games.battles.workshop.blank_form import form as form
from regalia.games.battles.workshop.matches import army_id, is_army, ways
from regalia.games.battles.workshop.odds import chance, mean_damage

says = Speaker(__file__)


# ------------------------------------------------------------------------------ reading a draft


class _Wrong(Exception):
    def __init__(self, key: str, problem: Spoken) -> None:
        super().__init__(key, problem)
        self.key, self.problem = key, problem


class _Filled(Section):
    """One thing as it was filled in; a problem belongs to a field, not to a line."""

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(values, "", {}, "")

    def refuse(self, key: str, problem: Spoken) -> NoReturn:
        raise _Wrong(key, problem)

    def unwanted(self, key: str, value: object, wanted: Spoken | str) -> NoReturn:
        """An empty field has no value that could be named."""
        if value is None or value == "":
            self.refuse(key, says("wanted-here", wanted=wanted))
        super().unwanted(key, value, wanted)


def _unit(values: Values, taken: str) -> Unit:
    """RB-29: a letter of the six takes that one's place."""
    filled = {key: values.get(key) for key in NEW_UNIT}
    for key in DAMAGES:
        _Filled(filled).number(key, 0, 99)
    given = {key: value for key, value in filled.items() if key not in DAMAGES}
    given["damage"] = [filled[key] for key in DAMAGES]
    given["replaces"] = isinstance(filled["letter"], str) and filled["letter"] in [*LETTERS]
    if given["advantage"] != "strategy":
        del given["draws"]
    if given["price"] is None:
        del given["price"]
    for key in TEXTS:
        if not given[key]:
            del given[key]
    unit = read_unit(_Filled(given), {one.letter: one.limit for one in standard()})
    if not unit.price:  # RB-32: who makes a file writes the price into it
        unit = unit._replace(price=price_of(unit))
    if unit.letter in taken:
        raise _Wrong("letter", says("units-letter-taken", letter=unit.letter))
    return unit


def _scenario(values: Values, known: str, taken: Sequence[str]) -> Scenario:
    given = {key: values.get(key) for key in ("id", "name")}
    if values.get("text"):
        given["text"] = values["text"]
    rows = [values.get(key, "") for key in ("rows-white", "rows-black")]
    armies = [values.get(key) for key in ("army-white", "army-black")]
    for key, army in zip(("army-white", "army-black"), armies):
        if not isinstance(army, str) or not 1 <= len(army) <= ARMY or not {*army} <= {*known}:
            _Filled({}).unwanted(key, army, says("wanted-army", most=ARMY, letters=known))
    if any(rows):
        filled = zip(("rows-white", "rows-black"), armies, rows)
        for key, army, places in sorted(filled, key=lambda one: not one[2]):  # a missing one last
            wrong = not isinstance(places, str) or not {*places} <= {*"abcdefg"}
            if wrong or not len({*places}) == len(places) == len(str(army)):
                count = len(str(army))
                _Filled({}).unwanted(key, places, says("wanted-rows", count=count))
        given["rows"] = rows
    scenario = read_scenario(_Filled(given | {"armies": armies}), known)
    if scenario.id in taken:
        raise _Wrong("id", says("scenario-taken", id=scenario.id))
    return scenario


def _army(values: Values, number: int, known: str) -> Scenario:
    """A named army is kept in the file as a scenario in which it meets itself."""
    units = values.get("units")
    given = {"id": army_id(number), "name": values.get("name")}
    try:
        return _scenario({**given, "army-white": units, "army-black": units}, known, ())
    except _Wrong as wrong:
        raise _Wrong("units" if wrong.key == "army-white" else "name", wrong.problem) from None


def _all_problems(values: Values, blank: Values, read: Any) -> tuple[Any, dict[str, Spoken]]:
    """The thing that was filled in, if it can be one, and what is wrong with each field: a wrong
    one is taken for that of a new thing, and the rest is looked at."""
    filled, found = dict(values), dict[str, Spoken]()
    while True:
        try:
            thing = read(filled)
        except _Wrong as wrong:
            if wrong.key in found:  # a field whose own value would not help
                return None, found
            found[wrong.key] = wrong.problem
            filled[wrong.key] = blank.get(wrong.key)
        else:
            return None if found else thing, found


# ----------------------------------------------------------------------------- looking at a draft


def opened(text: str) -> DraftParts:
    file = of_option(text)
    units = [
        {
            "letter": unit.letter,
            "name": unit.name,
            "look": LOOKS[unit.look],
            "type": "ranged" if unit.ranged else "melee",
            "life": unit.life,
            "accuracy": unit.accuracy,
            "evasion": unit.evasion,
            "armour": unit.armour,
            **dict(zip(DAMAGES, unit.damage)),
            "advantage": ADVANTAGES[unit.advantage],
            "power": unit.power,
            "draws": unit.draws or 1,
            "limit": unit.limit,
            "price": None if unit.price in (0, price_of(unit)) else unit.price,
            **{key: _plain(dict(dict(unit.texts).get(key, ()))) for key in TEXTS},
        }
        for unit in file.units
    ]
    return {
        UNIT: units,
        ARMIES: [
            {"name": _plain(one.name), "units": one.armies[0]}
            for one in file.scenarios
            if is_army(one)
        ],
        SCENARIO: [_filled_scenario(one) for one in file.scenarios if not is_army(one)],
    }


def _filled_scenario(scenario: Scenario) -> dict[str, Any]:
    rows = scenario.rows or ("", "")
    return {
        "id": scenario.id,
        "name": _plain(scenario.name),
        "text": _plain(scenario.text),
        "army-white": scenario.armies[0],
        "army-black": scenario.armies[1],
        "rows-white": rows[0],
        "rows-black": rows[1],
    }


def _plain(texts: Any) -> Value:
    """A text for all languages as it is; those by language together, as the file has them."""
    return texts.get(ANY, dict(texts)) if texts else ""


def validate_draft(draft: DraftParts, shown: int, say: Say, language: str) -> DraftReport:
    problems: list[WorkshopProblem] = []
    units: list[Unit | None] = []
    unfinished = ""  # letters of units with other problems: no reason to refuse who names them

    def tell(part: str, index: int, found: dict[str, Spoken]) -> None:
        problems.extend(
            WorkshopProblem(part, index, key, one.told(language)) for key, one in found.items()
        )

    for index, values in enumerate(draft.get(UNIT, ())):
        taken = "".join(unit.letter for unit in units if unit)
        unit, found = _all_problems(values, NEW_UNIT, partial(_unit, taken=taken))
        tell(UNIT, index, found)
        units.append(unit)
        if unit is None and "letter" not in found:
            unfinished += str(values["letter"])
    whole = UnitFile(tuple(unit for unit in units if unit), ())
    known = whole.letters() + unfinished
    made: list[Scenario] = []
    for index, values in enumerate(draft.get(ARMIES, ())):
        army, found = _all_problems(values, NEW_ARMY, partial(_army, number=index + 1, known=known))
        tell(ARMIES, index, found)
        made += [army] if army else []
    for index, values in enumerate(draft.get(SCENARIO, ())):
        names = [one.id for one in made]
        scenario, found = _all_problems(
            values,
            NEW_SCENARIO,
            partial(_scenario, known=known, taken=names),
        )
        tell(SCENARIO, index, found)
        made += [scenario] if scenario else []
    text = ""
    if not problems and (units or made):
        try:
            text = of_option(whole._replace(scenarios=tuple(made)).text()).text()
        except RegaliaError as problem:  # too many, or too long, as a whole
            problems.append(WorkshopProblem("", 0, "", problem.told(language)))
    found_all = DraftReport(dict(draft), tuple(problems), text)
    if text:
        found_all = replace(found_all, ways=tuple(ways(text, say, language)))
    unit = units[shown] if 0 <= shown < len(units) else None
    return (
        _with_unit(found_all, whole, unit, say)
        if unit and len(whole.kinds()) <= MOST_KINDS
        else found_all
    )


# ------------------------------------------------------------------- what a unit is worth


def _with_unit(found: DraftReport, file: UnitFile, unit: Unit, say: Say) -> DraftReport:
    text = file.text() or STANDARD
    params = card.params(card.CARD.read({"units": text}))
    kind = letters(params).index(unit.letter)
    others = [other for other in range(params[KINDS]) if other != kind]
    styles = [style_name(params, kind, style, say) for style in range(STYLES)]
    rows = [_match(params, kind, other, say) for other in others]
    most = max((row.shares[-1] for row in rows), default=0) or 1
    matches = [replace(row, shares=(*row.shares[:-1], row.shares[-1] / most)) for row in rows]
    fact = unit_fact(params, kind, say, tuple(others))
    return replace(
        found,
        item=piece(params, "made", kind, 0, unit.name),
        fact=replace(fact, figures=(*fact.figures, *_prices(unit, say))),
        heads=(say("match-needs"), *styles, say("match-damage")),
        matches=tuple(matches),
        note=say("match-note"),
    )


def _prices(unit: Unit, say: Say) -> Iterator[Figure]:
    """RB-32: what it costs; and what its numbers cost, where that is something else."""
    yield Figure(say("fact-price"), str(unit.price), say("short-price"))
    if unit.price != price_of(unit):
        yield Figure(say("price-by-numbers"), str(price_of(unit)), say("price-by-numbers"))


def _match(params: Params, kind: int, other: int, say: Say) -> WorkshopMatch:
    """Trumps that are needed, the chance to hit with each style, and the damage of a blow."""
    needed = attacks.needed(params, kind, other)
    healing = number(params, kind, ADVANTAGE) == HEALING
    chances = [chance(style, needed) for style in range(STYLES)]
    told_chances = [f"{100 * one:.0f}" for one in chances]
    if healing:
        chances[SPECIAL], told_chances[SPECIAL] = 0, "–"
    damage = mean_damage(params, kind, other)
    name = say("unit-name", unit=unit_word(params, other))
    return WorkshopMatch(
        piece(params, f"match:{other}", other, 1, name),
        name,
        (str(needed), *told_chances, say("mean-damage", damage=damage)),
        (0, *chances, damage),
    )
