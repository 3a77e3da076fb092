"""Each step of a lesson and each sentence of a first game, against all other values of options.

What can be judged is played: where the same first actions are right no more, or the step takes more
or fewer of them, it has to say so (`untrue`).  What only the words claim is found by the words.
"""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from support.ours import OURS

import regalia
from regalia import games
from regalia.core.card import Options
from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.teaching.lessons.guide import guidance, guided
from regalia.teaching.lessons.judge import begin
from regalia.teaching.lessons.step_proof import StepProof, prove
from regalia.teaching.lessons.steps import LessonStep, lessons
from regalia.teaching.lessons.untrue import is_untrue, told_untrue

STEPS = [step for name in OURS for step in lessons(games.room(name))["first"].steps]
ELSEWHERE = "*....*/.r.rrim./e..*.* B2|C2"  # nothing is where it is on the book's board of Ur
SIX = Path(games.__path__[0]) / "battles" / "data" / "units.toml"
A_DECK = ["BN./KQ./.R.", ".../NQ./BKR", "N.R/.B./Q.K"]

# Other values that an option without a list of them is tried with.
TRIED: dict[tuple[str, str], list[Any]] = {
    ("gambit", "values"): [[1, 5, 3, 2, 9, 4]],
    ("gambit", "handicap"): [3, 8],
    ("ur", "layout"): [ELSEWHERE],
    ("ur", "goal"): [1, 2, 3],
    ("ur", "pieces"): [5, 6],
    ("study", "target"): [1, 20],
    ("study", "hourglass"): [10],
    ("study", "limit"): [30],
}
# Options with which another game is played than that of which a step speaks, or its position is
# none: a step names it, or nobody meets it there.
NOT_ASKED = {
    ("gambit", "cards"): "by the words: where a token lies is another matter than its value",
    ("gambit", "tokens"): "the tokens of the step are not all there",
    ("gambit", "deck"): "the cards of the step are not all there",
    ("gambit", "turns"): "nothing changes but the end",
    ("twelve", "handicap"): "the piece that is left out is there: a step names the pieces it needs",
    ("ur", "side"): "means something only with a layout of two sides",
    ("study", "mode"): "a step is a challenge of one's own, or a match, and says so",
    ("study", "deck"): "a card of one's own makes another challenge of it",
    ("battles", "scenario"): "its armies are not those of the step",
    ("battles", "sides"): "means something only with a scenario",
    ("battles", "budget"): "an army that is too dear is chosen otherwise, by the same rules",
    ("battles", "deck"): "the cards of the step are not all there",
}
# Claims of the words, in English, that no action shows; a step with them says these are untrue.
CLAIMS: dict[str, list[tuple[str, list[Options]]]] = {
    "gambit": [
        (
            r"\b\d+ points|worth \d|\d+ to \d+|Black has \d",
            [{"values": [1, 5, 3, 2, 9, 4]}, {"cards": ["own"]}],
        ),
        (r"you have \d+ points", [{"handicap": 3}]),
        (r"may not (peek|look)", [{"peek": True}]),
        (r"may look", [{"peek": False}]),
    ],
    "ur": [
        (r"\b[Ff]our rosettes|all four|three rosettes", [{"goal": 3}, {"goal": 2}]),
        (r"even several", [{"extra": "once"}]),
    ],
    "study": [(r"for the next card", [{"target": 1}])],
    "twelve": [
        (r"even right beside the enemy king", [{"ban": "both"}]),
        (r"not right beside the enemy king", [{"ban": "placing"}]),
    ],
    "battles": [
        (
            r"\b(armour|damage|life|evades|harder to hit|fight straight|fights? diagonally)\b",
            [{"units": "own"}],
        ),
        (r"Head to head|heart, so", [{"orientation": "crosswise"}]),
    ],
}


def own_units(change: str) -> str:
    """The six units as a file of one's own, with armour, damage or the king changed."""
    units = {unit["letter"]: unit for unit in tomllib.loads(SIX.read_text("utf-8"))["unit"]}
    told = list[str]()
    for letter, unit in units.items():
        if change == "king" and letter == "K":
            unit = {**units["R"], "letter": letter, "name": unit["name"], "look": "king"}
        kept = {key: value for key, value in unit.items() if key not in ("limit", "price")}
        if change == "armour":
            kept["armour"] += 2
        elif change == "damage":
            kept["damage"] = [max(1, damage - 2) for damage in kept["damage"]]
            kept["power"] = max(1, kept["power"] - 2)
        lines = (
            f'{key} = "{value}"' if isinstance(value, str) else f"{key} = {value}"
            for key, value in kept.items()
        )
        told.append("\n".join(["[[unit]]", "replaces = true", *lines]))
    return "\n".join(told)


def others(step: LessonStep) -> Iterator[Options]:
    """Every other value of every option that a step does not choose itself, one at a time."""
    game = step.room.card.id
    for option in step.room.card.options:
        if option.name in step.options or (game, option.name) in NOT_ASKED:
            continue
        values = list(option.values) + TRIED.get((game, option.name), [])
        if (game, option.name) == ("battles", "units"):
            values = [own_units(change) for change in ("armour", "damage", "king")]
        values = [value for value in values if value != option.default]
        assert values, f"{game}: nothing is tried of {option.name}"
        beside = dict([option.where]) if option.where is not None else {}
        if any(step.options.get(key, value) != value for key, value in beside.items()):
            continue  # it means nothing there
        yield from ({**beside, option.name: value} for value in values)


def told(step: LessonStep) -> str:
    says = [step.goal, step.hint, step.done, *(one.say for one in step.refutations)]
    return " ".join(one.told("en") for one in says if one is not None)


@cache
def proved(step: LessonStep) -> StepProof:
    return prove(step)


def changed(step: LessonStep, other: LessonStep) -> bool:
    """Tell if something else is right, of the actions that both have; or takes more, or fewer."""
    usual, found = proved(step), prove(other)
    both = {*usual.right, *usual.wrong} & {*found.right, *found.wrong}
    return usual.fewest != found.fewest or usual.right.keys() & both != found.right.keys() & both


def name(step: LessonStep) -> str:
    return f"{step.room.card.id}-{step.id}"


@pytest.mark.parametrize("step", STEPS, ids=name)
def test_a_step_is_said_to_be_untrue_with_every_option_that_changes_what_is_right(
    step: LessonStep,
) -> None:
    for given in others(step):
        other = replace(step, options={**step.options, **given})
        options = step.room.card.read(other.options)
        if is_untrue(step.untrue, step.room, options):
            continue
        try:
            begin(other)
        except RegaliaError as problem:
            # Two cards are drawn, more people choose, or a position names start tokens, too: its
            # beginning is told otherwise there.  Else it is that of a game that is over.
            assert {*given} & {"bonus", "players", "starts"}, (given, str(problem))
            continue
        assert not changed(step, other), given


def claimed(game: str, said: str, asked: Options) -> Iterator[Options]:
    """The options, but those that were asked for, with which the words are not true."""
    for words, untrue in CLAIMS[game]:
        if re.search(words, said):
            yield from (one for one in untrue if not {*one} & {*asked})


def options_of(step: LessonStep, given: Options) -> Options:
    """All options, without reading what is only a stand-in for cards or units of one's own."""
    return step.room.card.read(step.options) | given


@pytest.mark.parametrize("step", STEPS, ids=name)
def test_a_step_whose_words_an_option_makes_false_says_so(step: LessonStep) -> None:
    for given in claimed(step.room.card.id, told(step), step.options):
        assert is_untrue(step.untrue, step.room, options_of(step, given)), given


@pytest.mark.parametrize(
    "step", [one for one in STEPS if one.untrue and one.room.card.id != "twelve"], ids=name
)
def test_no_step_is_said_to_be_untrue_without_reason(step: LessonStep) -> None:
    """Each option that it names changes what is right, or makes its words false; all steps of Ur
    name squares of the book's board, and test_lesson_claims.py proves those of Twelve."""
    game, reasons = step.room.card.id, set[str]({"layout"})
    reasons |= {key for one in claimed(game, told(step), step.options) for key in one}
    for given in others(step):
        other = replace(step, options={**step.options, **given})
        try:
            if reasons.isdisjoint(given) and changed(step, other):
                reasons |= {*given}
        except RegaliaError:
            reasons |= {*given}
    assert {one.option for one in step.untrue} <= reasons


@pytest.mark.parametrize("game", OURS)
def test_no_sentence_of_a_first_game_is_said_where_an_option_makes_it_false(game: str) -> None:
    room = games.room(game)
    usual = room.card.read({})
    for one in guidance(room):
        for given in claimed(game, one.say.told("en"), {}):
            assert is_untrue(one.untrue, room, usual | given), (one.id, given)


@pytest.mark.parametrize(("peek", "said"), [(False, "may not look again"), (True, "may look at")])
def test_who_may_peek_is_not_told_otherwise(peek: bool, said: str) -> None:
    """QG-7: before the cards are laid, in the guided first game."""
    game, rng = regalia.new("gambit", peek=peek), regalia.rng(2)
    while game.is_chance or game.view(0)["phase"] != "planning":
        if game.is_chance:
            game.roll(rng)
        else:
            game.play(min(game.actions(game.players[0])), game.players[0])
    found = guided(game, game.players[0], ())
    assert found is not None and said in found.say.told("en")


def test_a_number_that_makes_a_step_untrue_is_told_as_it_is() -> None:
    """ST-17: such values have no names."""
    (step,) = (one for one in STEPS if name(one) == "study-point")
    (said,) = told_untrue(step.untrue, step.room, "en")
    assert said == "This is different with “Points to win: 1”."
    assert all(list(chain(told_untrue(one.untrue, one.room, "de"))) for one in STEPS if one.untrue)
    assert is_untrue(step.untrue, step.room, Game(step.room, {"target": 1}).options)
