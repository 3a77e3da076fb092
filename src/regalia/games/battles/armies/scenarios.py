"""Scenarios are data, too (RB-6, RB-31): the book's two, and those of a unit file."""

from collections.abc import Mapping
from typing import NamedTuple

from regalia.core.data import Section
from regalia.core.errors import Speaker
from regalia.games.battles.armies import texts
from regalia.games.battles.armies.texts import quoted, read_texts
from regalia.games.battles.armies.units import ARMY

says = Speaker(__file__)

ID = "[a-z][a-z0-9-]{0,39}"
NO_ID = "none"  # what no scenario is called: the option's word for none
HOME_ROWS = "aceg"  # RB-7; of a smaller army, the first of them
MOST, LONGEST_NAME, LONGEST_TEXT = 24, 60, 300


class Scenario(NamedTuple):
    id: str
    name: Mapping[str, str]  # by language
    text: Mapping[str, str]
    armies: tuple[str, str]  # as written: White's, Black's
    rows: tuple[str, str] | None = None

    def homes(self) -> tuple[str, str]:
        """The rows in which each army starts."""
        white, black = self.armies
        return self.rows or (HOME_ROWS[: len(white)], HOME_ROWS[: len(black)])


BUILT_IN = (  # their names are words of the room
    Scenario("hundred-years", {}, {}, ("NNNN", "RRRR")),
    Scenario("magic", {}, {}, ("QQQQ", "BBBB")),
)


# ------------------------------------------------------------------------------------ reading


def scenarios_of(file: Section, letters: str) -> tuple[Scenario, ...]:
    """The scenarios of a unit file; the letters are those of all units that there are."""
    if "scenario" not in file.values:
        return ()
    found: dict[str, Scenario] = {}
    tables = file.tables("scenario")
    if len(tables) > MOST:
        tables[MOST].refuse("", says("scenario-many", most=MOST))
    for table in tables:
        one = read_scenario(table, letters)
        if one.id in found:
            table.refuse("id", says("scenario-taken", id=one.id))
        found[one.id] = one
    return tuple(found.values())


def read_scenario(table: Section, letters: str) -> Scenario:
    table.only("id", "name", "text", "armies", "rows")
    id_ = table.text("id", ID, says("wanted-scenario-id"))
    if id_ == NO_ID or id_ in [scenario.id for scenario in BUILT_IN]:
        table.refuse("id", says("scenario-taken", id=id_))
    name = read_texts(table, "name", LONGEST_NAME)
    text = read_texts(table, "text", LONGEST_TEXT) if "text" in table.values else {}
    armies = _pair(table, "armies")
    for army in armies:
        if not 1 <= len(army) <= ARMY or not set(army) <= set(letters):
            table.unwanted("armies", army, says("wanted-army", most=ARMY, letters=letters))
    rows = _pair(table, "rows") if "rows" in table.values else None
    for army, places in zip(armies, rows or ()):
        different = len(set(places)) == len(places) == len(army)
        if not different or not set(places) <= set("abcdefg"):
            table.unwanted("rows", places, says("wanted-rows", count=len(army)))
    return Scenario(id_, name, text, armies, rows)


def _pair(table: Section, key: str) -> tuple[str, str]:
    texts = table.texts(key)
    if len(texts) != 2:
        table.unwanted(key, texts, says("wanted-pair"))
    return texts[0], texts[1]


# ------------------------------------------------------------------------------------ writing


def written(scenario: Scenario) -> str:
    """A scenario as it stands in a unit file."""
    text = f"text = {texts.written(scenario.text)}\n" if scenario.text else ""
    rows = f"rows = {quoted(list(scenario.rows))}\n" if scenario.rows else ""
    return (
        f"[[scenario]]\nid = {quoted(scenario.id)}\nname = {texts.written(scenario.name)}\n{text}"
        f"armies = {quoted(list(scenario.armies))}\n{rows}"
    )
