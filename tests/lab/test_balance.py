"""A balance report, on a game of which everything is known."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from regalia.core.room import Room
from regalia.core.words import LANGUAGES
from regalia.lab.balance import plan
from regalia.lab.balance_analysis import Balance, balance, least
from regalia.lab.chunk_runner import gather
from regalia.lab.report import Report, as_data
from regalia.lab.results import Results
from regalia.lab.strengths import strength
from regalia.lab.workers import LabWorkers
from regalia.terminal.cli import main


def analysed(room: Room, units: str, games: int = 3_840) -> Balance:
    quick = strength(room, "quick")
    parts = list(plan(room, {"units": units}, [quick], games, 0))
    return balance(room, [(part, gather(part.chunks, LabWorkers(), Results())) for part in parts])


def test_a_planted_unit_is_found_a_copy_weighs_the_same_and_a_dead_one_is_named(
    skirmish: Room,
) -> None:
    found = analysed(skirmish, "33370")
    (at,) = found.strengths
    points = {unit.letter: unit.points for unit in at.units}
    assert points["D"].value - points["D"].half > 5
    assert points["E"].value + points["E"].half < -5
    for one, other in ("AB", "BC", "AC"):
        apart = abs(points[one].value - points[other].value)
        assert apart < points[one].half + points[other].half
    assert found.dead == "E"
    assert at.best[0] == "DD" and at.worst[-1] == "EE"
    assert abs(sum(each.value for each in points.values())) < 1e-6


def test_a_dead_unit_is_named_beside_one_so_strong_that_it_is_in_good_armies(
    skirmish: Room,
) -> None:
    assert analysed(skirmish, "33370").least == "E"
    assert analysed(skirmish, "33").least == "", "copies are worth the same"
    (at,) = analysed(skirmish, "30").strengths
    a, b = at.units
    other_way = at._replace(units=[a._replace(points=b.points), b._replace(points=a.points)])
    assert least([at]) == least([at, at]) == "B" and least([other_way]) == "A"
    assert least([at, other_way]) == "", "it depends on who plays"


def test_held_out_games_are_foretold_better_than_a_coin_would_and_seats_are_even(
    skirmish: Room,
) -> None:
    (at,) = analysed(skirmish, "33370").strengths
    assert at.surprise[0] < 1
    assert abs(at.seat.value) < at.seat.half * 1.5
    assert at.reasons == {"chance": 1}
    assert at.games == 3_840 and at.ties == 0 and at.decisions == 2


def test_who_uses_what_is_counted(skirmish: Room) -> None:
    (at,) = analysed(skirmish, "30", 768).strengths
    uses = {unit.letter: unit.uses for unit in at.units}
    assert uses["A"] == {"hard": 1}
    assert uses["B"] == {"soft": 1}


def test_the_order_changes_only_where_both_intervals_say_so(skirmish: Room) -> None:
    found = analysed(skirmish, "36", 1_536)
    from regalia.lab.balance_analysis import changes

    (at,) = found.strengths
    a, b = at.units
    other = at._replace(units=[a._replace(points=b.points), b._replace(points=a.points)])
    assert changes([at, other]) == [("A", "B")]
    assert changes([at, at]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_is_written_in_every_language(skirmish: Room, language: str) -> None:
    report = Report(skirmish, {"units": "333"}, analysed(skirmish, "333", 192), 0, language)
    told = report.markdown()
    assert told.startswith("# ") and told.count("\n## ") == 4
    for row in told.splitlines():
        assert "{" not in row


def test_the_command_writes_a_page_markdown_and_numbers_and_goes_on_where_it_ended(
    skirmish: Room, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REGALIA_LANGUAGE", "en")
    results = tmp_path / "played.jsonl"
    words = ["lab", "balance", "skirmish", "-o", "units=3370", "--strength", "quick", "--games"]
    words += ["768", "--workers", "1", "--results", str(results)]
    told = {}
    for name in ("report.html", "report.md", "report.json"):
        done = CliRunner().invoke(main, [*words, "--output", str(tmp_path / name)])
        assert done.exit_code == 0, done.output
        told[name] = (tmp_path / name).read_text("utf-8")
    assert len(results.read_text("utf-8").splitlines()) == 4
    assert told["report.html"].count("<svg") == 2
    # a point in each unit's row, and no other unit's
    assert told["report.html"].count('aria-roledescription="point"') == 4
    assert "http://" not in told["report.html"].replace("http://www.w3.org/", "")
    assert "<script" not in told["report.html"]
    data = json.loads(told["report.json"])
    assert data["dead"] == "D" and data["seed"] == 0 and data["strengths"][0]["games"] == 768
    assert "In no best army at any strength of play: D." in told["report.md"]


def test_the_data_of_a_report_are_plain(skirmish: Room) -> None:
    report = Report(skirmish, {"units": "33"}, analysed(skirmish, "33", 192), 0, "en")
    assert json.loads(json.dumps(as_data(report))) == as_data(report)
