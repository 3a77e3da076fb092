"""Worked examples at the keyboard."""

import subprocess
import sys
from contextlib import suppress

from click.testing import CliRunner
from support.keyboard import at

from regalia import games
from regalia.core.words import LANGUAGES
from regalia.teaching.examples.worked_examples import WorkedExample, worked_examples
from regalia.terminal.cli import main
from regalia.terminal.keyboard.example_player import ExampleTrial
from regalia.terminal.language import choose


def example(name: str) -> WorkedExample:
    game = {"ur": "ur", "st": "study", "qg": "gambit", "tw": "twelve"}[name.partition("-")[0]]
    return next(one for one in worked_examples(games.room(game)) if one.id == name)


def tried(name: str, *lines: str) -> str:
    screen = at(lines, terminal=False)
    with suppress(EOFError):
        ExampleTrial(example(name), screen).run()
    return str(screen.output.getvalue())  # type: ignore[attr-defined]


def test_an_example_shows_its_position_and_what_the_book_says_of_it() -> None:
    """UR-10, UR-11."""
    told = tried("ur-no-cross-enemy")
    assert "No piece passes over an enemy piece" in told and "(UR-10, UR-11)" in told
    allowed, _, refused = told.partition("Not allowed here:")
    assert "A2-A3 " in allowed.partition("Allowed here:")[2]
    assert "A2-A3-A4" in refused and "An enemy piece on A3 is in the way" in refused


def test_what_is_tried_is_played_or_refused_with_its_rule() -> None:
    """UR-10, UR-13."""
    told = tried("ur-no-cross-enemy", "A2-A3-A4", "A2-A3", "enter", "list", "rules")
    refused, _, played = told.partition("try> A2-A3\n")
    assert "only mastery of Earth passes over it. (UR-10)" in refused
    right, _, other = played.partition("From the start again:")
    assert "capture on A3" in right and "Just what the example says." in right
    assert "You enter a piece." in other and "Just what" not in other
    assert "UR-11" in other and " 1 " in other


def test_a_turn_goes_on_with_chance_that_is_picked() -> None:
    """UR-14: after the rosette one rolls again, and moves by that roll."""
    told = tried("ur-rosette", "A2-A1", "roll", "roll:-s", "A1-A2")
    assert told.count("From the start again:") == 1
    assert "You move from A1 to A2." in told


def test_enter_alone_leaves_an_example() -> None:
    assert (
        "try> \n" in tried("st-king", "", "Ka2") and "Ka2" not in tried("st-king", "").split(">")[1]
    )


def test_a_rule_names_its_examples_and_the_command_tries_one() -> None:
    run = CliRunner().invoke
    told = run(main, ["rules", "ur", "10"]).output
    assert "UR-10" in told and "regalia rules ur ur-no-cross-enemy: No piece" in told
    assert "ur-win" not in told
    told = run(main, ["rules", "ur", "ur-win"], input="C8-C7\n").output
    assert "All four rosettes held" in told and "Just what the example says." in told
    assert run(main, ["rules", "ur", "nothing"]).exit_code != 0


def test_an_example_is_told_in_every_language() -> None:
    try:
        for language in LANGUAGES:
            choose(language)
            assert example("tw-king").sentence.told(language) in tried(
                "tw-king", "K(1,0)", "K(2,0)"
            )
    finally:
        choose("en")


def test_reading_rules_brings_no_searches() -> None:
    """Rules are shown at once: the compiler takes a while."""
    code = (
        "import sys; from click.testing import CliRunner; from regalia.terminal.cli import main\n"
        "assert 'UR-10' in CliRunner().invoke(main, ['rules', 'ur', 'UR-10']).output\n"
        "assert 'numba' not in sys.modules"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
