"""Weighing of units, in a game where their worth is known beforehand."""

import json
from math import log
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from joblib.externals.loky import get_reusable_executor

from regalia.core.contract import NOBODY
from regalia.core.room import Room
from regalia.core.words import LANGUAGES
from regalia.fast.compiler import compiled, interpreted
from regalia.fast.warm import as_array
from regalia.lab import full_games
from regalia.lab.chunks import ArmyDraw, GameChunk, pairs, play
from regalia.lab.results import Results
from regalia.lab.strengths import strength
from regalia.lab.weighing import Weighed, weigh, worth
from regalia.lab.weighing_text import advantage, sentences, verdict
from regalia.lab.workers import LabWorkers


def weighed(room: Room, units: str, narrow: float = 3.0) -> list[Weighed]:
    return weigh(room, {"units": units}, [strength(room, "quick")], narrow, 6_000)


def test_a_unit_that_was_planted_too_strong_is_found(skirmish: Room) -> None:
    (strong,) = weighed(skirmish, "3338")
    assert strong.worths[0].low > 5
    assert strong.worths[0].half <= 3
    assert verdict(strong.worths).message == "too-strong"


def test_a_copy_of_a_unit_weighs_the_same_within_its_interval(skirmish: Room) -> None:
    (copy,) = weighed(skirmish, "3333", narrow=1.5)
    assert copy.worths[0].low < 0 < copy.worths[0].high
    assert copy.worths[0].average == pytest.approx(1, abs=0.25)


def test_a_dead_unit_is_named(skirmish: Room) -> None:
    (dead,) = weighed(skirmish, "3330")
    assert dead.worths[0].high < -5
    assert verdict(dead.worths).message == "too-weak"
    assert dead.worths[0].average == pytest.approx(0, abs=0.25)
    assert advantage(dead.worths).message == "advantage-idle"


def test_what_it_plays_like_is_measured_from_a_unit_that_can_do_nothing(skirmish: Room) -> None:
    (double,) = weighed(skirmish, "3336", narrow=1.5)
    # A side of 6 + 3 against one of 3 + 3 and one of 0 + 3, as the rules count them:
    over_average, over_idle = log(20 / 14), log(20 / 8)
    assert double.worths[0].average == pytest.approx(
        over_idle / (over_idle - over_average), rel=0.15
    )


def test_both_games_of_a_pair_have_the_same_armies_with_sides_exchanged(skirmish: Room) -> None:
    draw = ArmyDraw("exchange", "ABC", "E", "ABCD")
    chunk = GameChunk("skirmish", "{}", draw, 0, 0.0, 40, 16)
    armies = list(pairs(chunk, 2))
    assert len(armies) == 16
    for game in range(0, 16, 2):
        assert armies[game] == armies[game + 1][::-1]
        ours, theirs = armies[game]
        assert ours[:-1] == theirs[:-1] and ours[-1] == "E" and theirs[-1] != "E"
    rivals = [army[1][-1] for army in armies[::2]]
    assert sorted(rivals) == sorted("ABCD" * 2)


def test_what_was_found_is_said_in_every_language(skirmish: Room) -> None:
    (strong,) = weighed(skirmish, "3339")
    said = {language: list(sentences(skirmish, strong, language)) for language in LANGUAGES}
    assert len({tuple(lines) for lines in said.values()}) == len(LANGUAGES)
    assert said["en"][-1] == "Too strong at every strength of play."
    assert "," in said["de"][0] and "." in said["en"][0]


def test_a_verdict_that_differs_between_strengths_is_told_as_such(skirmish: Room) -> None:
    (strong,) = weighed(skirmish, "3339")
    one = strong.worths[0]
    even = one._replace(strength="tree:100", points=0.0)
    assert verdict([one, even]).message == "depends"
    assert verdict([even._replace(half=2.0)]).message == "in-line"
    assert verdict([even._replace(half=9.0)]).message == "too-wide"


def test_an_interval_is_never_surer_than_its_games_allow(skirmish: Room) -> None:
    trial = skirmish.weighing.trials({"units": "3339"})[0]  # type: ignore[union-attr]
    draw = ArmyDraw("exchange", "ABC", "E", "ABCD")
    chunk = GameChunk("skirmish", json.dumps(dict(trial.options)), draw, 0, 0.0, 0, 8)
    played = play(chunk)._replace(points=[2, 0] * 4)
    found = worth(skirmish, trial, strength(skirmish, "quick"), [(chunk, played)])
    assert found.points == 50
    assert found.half > 20


def test_games_are_the_same_at_both_speeds_and_in_any_company(skirmish: Room) -> None:
    params = skirmish.params(skirmish.card.read({"units": "345"}))
    begin = skirmish.rules.start(params)
    given = np.full((6, 2), -1, np.int64)
    given[3] = 1, 2

    def played(kernel: SimpleNamespace, numbers: Any, rows: slice, rounds: int) -> list[list[int]]:
        told = np.zeros((len(given[rows]), full_games.TOLD), np.int64)
        trails = np.full((len(told), 8), -1, np.int64)
        words = (lambda n: [0] * n) if kernel is slow else (lambda n: np.zeros(n, np.int64))
        desk = full_games.game_workspace(rounds, 2, 256, words)
        rows_rounds, errs = np.array([rounds, 0]), np.array([0.2, 0.3])
        kernel.play_games(
            numbers,
            begin,
            2,
            given[rows],
            np.arange(6)[rows],
            rows_rounds,
            errs,
            desk,
            trails,
            told,
        )
        return [*told.tolist(), *trails.tolist()]

    slow = interpreted(skirmish, full_games)
    fast = compiled(skirmish, full_games)
    everything = slice(0, 6)
    for rounds in (0, 20):
        plain = played(slow, params, everything, rounds)
        assert plain == played(fast, as_array(params), everything, rounds)
        half = played(slow, params, slice(3, 6), rounds)
        assert half[:3] == plain[3:6]
        trail = plain[9]
        assert trail[:2] == [1, 2], "the opening that was given"
        s = begin
        for action in trail[: plain[3][full_games.LENGTH]]:
            s = skirmish.rules.act(params, s, action)
        assert skirmish.rules.to_play(params, s) == NOBODY


def test_work_goes_on_where_it_ended_and_a_line_that_was_cut_off_does_no_harm(
    skirmish: Room, tmp_path: Path
) -> None:
    file = tmp_path / "results.jsonl"
    quick = [strength(skirmish, "quick")]
    whole_run = weigh(skirmish, {"units": "3335"}, quick, 3, 3_000, results=Results(file))
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:5]) + lines[5][:40])
    again = weigh(skirmish, {"units": "3335"}, quick, 3, 3_000, results=Results(file))
    assert again == whole_run
    assert sorted(file.read_text().splitlines(keepends=True)) == sorted(lines)


def test_the_totals_are_the_same_however_many_workers_there_are(skirmish: Room) -> None:
    quick = [strength(skirmish, "quick")]
    alone = weigh(skirmish, {"units": "3335"}, quick, 3, 1_000)
    get_reusable_executor().shutdown(wait=True)  # processes of other tests do not know the room
    assert weigh(skirmish, {"units": "3335"}, quick, 3, 1_000, workers=LabWorkers(2)) == alone
