"""`regalia analyse`: a record or a position in, what each action is worth out."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import regalia
from regalia.core.game.record import write
from regalia.terminal.cli import main

URS = "0...../1......./...... 0"


def command(*words: str, given: str | None = None) -> Result:
    surroundings = {"COLUMNS": "100", "NO_COLOR": "1", "REGALIA_LANGUAGE": "en"}
    return CliRunner().invoke(main, words, input=given, env=surroundings)


def begun() -> str:
    """A challenge of the Study, whose values are exact."""
    game, rng = regalia.new("study", mode="solo"), regalia.rng(3)
    while game.is_chance:
        game.roll(rng)
    return write(game)


def test_every_action_of_a_record_is_told_with_its_worth(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(begun())
    shown = command("analyse", str(file)).output
    assert "give-up" in shown and "100.0" in shown and "Values: exact." in shown
    assert "Beste Variante" in command("--language", "de", "analyse", str(file)).output


def test_a_step_back_and_what_is_tried_from_there(tmp_path: Path) -> None:
    told = json.loads(command("analyse", "-", "--step", "0", "--json", given=begun()).output)
    assert told["players"] == [] and round(sum(told["chances"].values()), 6) == 1
    assert told["look"] is None
    after = command("analyse", "-", "--try", "give-up", "--json", given=begun())
    assert json.loads(after.output)["result"] == [0]


def test_of_a_position_chance_is_told_with_its_share() -> None:
    shown = command("analyse", "-", given=URS).output
    assert "roll:gs" in shown and "12.5%" in shown


def test_a_position_may_have_other_options_than_the_defaults() -> None:
    of_three = ("analyse", "-", "--game", "ur", "-o", "pieces=3", "-o", "goal=3")
    assert "roll:gs" in command(*of_three, given="000.../1......./...... 0").output
    refused = command(*of_three, given="0000../1......./...... 0")
    assert refused.exit_code != 0 and "UR-5" in refused.output
    assert command("analyse", "-", "-o", "pieces=3", given=URS).exit_code != 0, "of which game?"


@pytest.mark.parametrize(
    ("given", "words"),
    [("no position", "neither a record nor a position"), ("00000./000...../...... 0", "8 pieces")],
)
def test_what_is_no_position_is_refused_with_the_reason(given: str, words: str) -> None:
    done = command("analyse", "-", given=given)
    assert done.exit_code != 0 and words in done.output
