"""Royal Battles, as the lab weighs it: which units there are, and what they did."""

import json
import tomllib
from collections.abc import Mapping
from typing import Any

from regalia.core.card import Options
from regalia.core.contract import Params
from regalia.core.contract.weighing import Feat, Trial
from regalia.games.battles.armies.scenarios import BUILT_IN
from regalia.games.battles.armies.unit_file import of_option
from regalia.games.battles.armies.units import ARMY, LETTERS, STANDARD, standard, unit_word
from regalia.games.battles.armies.units import letters as letters
from regalia.games.battles.insight import attack_priority
from regalia.games.battles.position import counted
from regalia.games.battles.rules.state import ATTACKING, HOLD, SPECIAL, Battle, kind_on
from regalia.games.battles.text import STYLES

SIZE = ARMY
SPARE = "ZYWVUTSOMLJIHGFEDCA"  # letters for units that are only in a trial
IDLE: Mapping[str, Any] = {  # falls at the first blow that hits, and does nothing to anybody
    "name": "idle",
    "type": "melee",
    "life": 1,
    "accuracy": 0,
    "evasion": 0,
    "damage": [0, 0, 0],
    "armour": 0,
    "advantage": "reach",
    "power": 0,
}
HARM = 25  # thousandths of a unit: what `attack_priority` counts in


def chosen(params: Params, army: str) -> int:
    return counted(params, army)


def unit_text(unit: Mapping[str, Any]) -> str:
    """A unit as it stands in a unit file."""
    return "[[unit]]\n" + "".join(f"{key} = {json.dumps(value)}\n" for key, value in unit.items())


def trial(options: Options, unit: Mapping[str, Any]) -> Trial:
    """A unit among the six, and one that can do nothing; where it takes the place of one of the
    six, under another letter, so that they are all there to be compared with."""
    kept = unit["letter"] not in LETTERS
    letter = unit["letter"] if kept else SPARE[0]
    idle = next(each for each in SPARE if each != letter)
    there = {**unit, "letter": letter}
    there.pop("replaces", None)
    text = unit_text(there) + unit_text({"letter": idle, **IDLE})
    return Trial(unit["name"], letter, {**free(options), "units": text}, LETTERS, idle)


def trials(options: Options) -> list[Trial]:
    if options["units"] == STANDARD:
        named = {unit.letter: unit.name for unit in standard()}
        text = unit_text({"letter": SPARE[0], **IDLE})
        given = {**free(options), "units": text}
        return [Trial(named[letter], letter, given, LETTERS, SPARE[0]) for letter in LETTERS]
    return [trial(options, unit) for unit in tomllib.loads(options["units"]).get("unit", [])]


def free(options: Options) -> Options:
    return {**options, "armies": "free", "scenario": None, "budget": None}


def fixed(options: Options, scenario: str, exchanged: bool) -> Options:
    return {**options, "scenario": scenario, "sides": "exchanged" if exchanged else "as-written"}


def scenarios(options: Options) -> dict[str, tuple[str, str]]:
    there = (*BUILT_IN, *of_option(options["units"]).scenarios)
    return {scenario.id: scenario.armies for scenario in there}


def feat(params: Params, s: Battle, action: int) -> Feat | None:
    if s.phase != ATTACKING or action == HOLD:
        return None
    kind, style = kind_on(s, s.player, s.moved - 1), action & 7
    effect = HARM * (attack_priority(params, s, style, action >> 3) - 1)
    return Feat(letters(params)[kind], STYLES[style], effect, style == SPECIAL)


def named(params: Params, letter: str) -> str:
    return unit_word(params, letters(params).index(letter))
