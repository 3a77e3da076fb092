"""`regalia review`: a record in, the ledger out."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from support.endings import ended

import regalia
from regalia.core.game import Game
from regalia.core.game.record import write
from regalia.fast import warm
from regalia.players import rounds, tree
from regalia.terminal.cli import main


def command(*words: str, given: str | None = None) -> Result:
    surroundings = {"COLUMNS": "100", "NO_COLOR": "1", "REGALIA_LANGUAGE": "en"}
    return CliRunner().invoke(main, words, input=given, env=surroundings)


def asked() -> Game:
    """A challenge of the Study."""
    game = regalia.new("study", mode="solo")
    rng = regalia.rng(3)
    while game.is_chance:
        game.roll(rng)
    return game


def given_up() -> str:
    game = asked()
    game.play("give-up")
    return write(game)


def test_a_review_is_printed_as_a_table_with_what_would_have_been_better(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(given_up())
    shown = command("review", str(file)).output
    least = regalia.solve(asked()).distance
    why = f"From here {least} would have been enough."
    for words in (
        "Mostly Player\xa01’s own moves.",
        "Own moves",
        "-100 ",
        "give-up – blunder, −100.0",
        why,
        "Values: exact.",
    ):
        assert words in shown
    assert "Eigene Züge" in command("--language", "de", "review", str(file)).output


def test_a_review_is_written_as_json() -> None:
    found = json.loads(command("review", "-", "--json", given=given_up()).output)
    (row,) = found["rows"]
    assert (row["start"], row["own"], row["result"], found["word"]) == (1.0, -1.0, 0.0, "exact")
    assert found["moments"][-1]["grade"] == "blunder"
    assert "would have been enough" in found["moments"][-1]["because"]
    assert found["moments"][-1]["choices"][0]["value"] == 1.0


def test_a_game_that_goes_on_is_refused_in_a_sentence() -> None:
    done = command("review", "-", given=write(regalia.new("ur")))
    assert done.exit_code != 0
    assert "not over yet" in done.output


def test_who_waits_until_it_is_compiled_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for a game whose values are known."""
    waited: list[object] = []

    def wait(room: object, kernels: list[object], tick: object) -> None:
        waited.extend(kernels)
        raise KeyboardInterrupt

    monkeypatch.setattr(warm, "coming", lambda room, kernels: bool(kernels))
    monkeypatch.setattr(warm, "wait", wait)
    file = tmp_path / "game.txt"
    file.write_text(write(ended("gambit")))
    assert "The computer is warming up" in command("review", str(file)).stderr
    assert waited == [tree, rounds]
    file.write_text(given_up())
    assert "warming up" not in command("review", str(file)).stderr


def test_the_coach_draws_the_board_says_what_was_better_and_what_to_take_along() -> None:
    shown = command("review", "-", "--coach", "0", given=given_up()).output
    assert "│a1" in shown
    assert "That cost 100 points." in shown
    assert "One thing to take along, from step 3" in shown
