"""Levels and options of any game against each other."""

import json

import pytest
from click.testing import CliRunner

from regalia import games
from regalia.lab import tournament
from regalia.lab.workers import LabWorkers
from regalia.terminal.cli import main


@pytest.mark.parametrize("name", games.ours())
def test_every_room_can_hold_a_tournament(name: str) -> None:
    found = tournament.run(games.room(name), {}, ["random"], 2)
    (alone,) = found.alike
    assert alone.games == 2 and alone.decisions > 0
    assert sum(alone.reasons.values()) == pytest.approx(1)
    assert len(alone.seats) == games.room(name).seats(games.room(name).card.read({}))


def test_who_is_better_scores_more_whatever_the_seat() -> None:
    found = tournament.run(games.room("ur"), {}, ["random", "level1"], 6)
    (step,) = found.steps
    assert (step.stronger, step.weaker, step.even) == ("level1", "random", 50)
    assert step.score.value > 50


def test_the_same_seeds_give_the_same_tournament_however_many_play_it() -> None:
    room = games.room("ur")
    alone = tournament.run(room, {}, ["random"], 12)
    assert tournament.run(room, {}, ["random"], 12, workers=LabWorkers(2)) == alone
    assert tournament.run(room, {}, ["random"], 12, seed=500) != alone


def test_each_value_of_an_option_is_played() -> None:
    found = tournament.run(games.room("gambit"), {}, ["random"], 1, each="players")
    assert len(found.alike) == len({one.options for one in found.alike}) > 1
    assert {len(one.seats) for one in found.alike} == {2, 3, 4}


def test_the_command_tells_it_and_gives_numbers() -> None:
    words = ["lab", "play", "ur", "--player", "random", "--games", "4", "--workers", "1"]
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 0, done.output
    assert "random" in done.output
    told = json.loads(CliRunner().invoke(main, [*words, "--json"]).output)
    assert told["alike"][0]["games"] == 4
