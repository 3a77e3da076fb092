"""House rules, measured: a level against itself with each of them and without."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from regalia import games
from regalia.core.errors import BadOption
from regalia.lab import readings
from regalia.lab.readings import MeasuredReadings, ReadingGames, Spread
from regalia.lab.results import Results
from regalia.terminal.cli import main


def spread(count: int, mean: float, deviation: float = 0.5) -> Spread:
    return Spread(count, count * mean, count * (mean * mean + deviation * deviation))


def made(count: int, first: float, beside: str | None = None, name: str = "") -> ReadingGames:
    return ReadingGames(name, beside, spread(count, 50, 5), spread(count, first), spread(count, 0))


def test_every_house_rule_has_a_row_beside_the_usual_rules() -> None:
    """UR-23 to UR-26, UR-28, TW-17, TW-18, QG-22, QG-23."""
    rows = readings.readings(games.room("ur"), {})
    assert [one.name for one in rows] == [
        *("", "placing=captures", "crossing=empty", "beside=side", "extra=once"),
        *(f"handicap={seat}-{fewer}" for seat in ("first", "second") for fewer in (1, 2, 3)),
    ]
    assert [one.beside for one in rows] == [None, *[""] * 10]
    names = {one.name for one in readings.readings(games.room("gambit"), {})}
    assert {"", "starts=left", "handicap=1", "handicap=3", "handicap=5"} == names
    assert all(
        one.options[one.name.partition("=")[0]] != "placing"
        for one in readings.readings(games.room("twelve"), {})
        if one.name
    )


def test_other_options_can_be_compared_and_what_is_none_is_refused() -> None:
    """UR-22."""
    room = games.room("ur")
    (*_, last) = readings.readings(room, {}, ["layout=ancient"])
    assert (last.name, last.options["layout"]) == ("layout=ancient", "ancient")
    for wrong in ("nothing=1", "layout", "layout=none-such"):
        with pytest.raises(BadOption):
            readings.readings(room, {}, [wrong])


def test_an_option_that_matters_only_with_another_is_compared_with_that_one() -> None:
    """ST-16: a limit of time means nothing alone."""
    rows = {one.name: one for one in readings.readings(games.room("study"), {}, ["limit=30"])}
    assert rows["limit=30"].beside == "" and "mode=match" not in rows
    solo = readings.readings(games.room("study"), {"mode": "solo"}, ["limit=30"])
    rows = {one.name: one for one in solo}
    assert rows["limit=30"].beside == "mode=match" and rows["mode=match"].beside is None
    assert rows["limit=30"].options == rows["mode=match"].options | {"limit": 30}


def test_the_same_games_are_not_played_again(tmp_path: Path) -> None:
    """A run that was interrupted goes on where the file ends, with the same totals."""
    room, file = games.room("twelve"), tmp_path / "played.jsonl"
    whole = readings.measure(room, {}, level=1, games=2)
    played: list[int] = []
    first = Results(file)
    readings.measure(room, {}, level=1, games=1, results=first)
    found = readings.measure(
        room, {}, level=1, games=2, results=Results(file), tick=lambda done, _: played.append(done)
    )
    assert found == whole and played == [*range(len(whole.rows), 2 * len(whole.rows) + 1)]
    assert len(file.read_text("utf-8").splitlines()) == 2 * len(whole.rows)
    assert readings.measure(room, {}, level=1, games=2, seed=9) != whole


def test_what_was_played_with_other_options_names_these_alone() -> None:
    """The command reads all options of a game; a table is headed by those that are not usual."""
    options = games.room("twelve").card.read({"ban": "both"})
    found = readings.measure(games.room("twelve"), options, level=1, games=1)
    assert found.options == "ban=both"


def test_a_difference_is_certain_only_if_it_would_be_among_all_of_the_table() -> None:
    """Two standard errors are enough for one comparison, and not for one of fifteen."""
    room = games.room("ur")
    one = MeasuredReadings("ur", "", 5, 0, [made(400, 0.5), made(400, 0.575, "", "extra=once")])
    many = one._replace(rows=[*one.rows, *(made(400, 0.5, "", f"x={n}") for n in range(4))])
    large = one._replace(rows=[made(400, 0.5), made(400, 0.7, "", "extra=once")])
    assert readings.widths(one) < readings.widths(many)
    assert "**" not in next(line for line in told(many) if "extra" in line)
    assert "**+20.0 ±" in next(line for line in told(large) if "extra" in line)
    for language in ("de", "sl"):
        assert "57,5 ± 4,9" in "\n".join(readings.lines(room, one, language))


def told(found: MeasuredReadings) -> list[str]:
    return list(readings.lines(games.room("ur"), found, "en"))


def test_a_row_of_fewer_games_says_so() -> None:
    rows = [made(400, 0.5), made(100, 0.3, "", "handicap=first-1")]
    one, other = told(MeasuredReadings("ur", "", 5, 0, rows))[-2:]
    assert "100 games" in other and "`handicap=first-1`" in other and "games" not in one


def test_counts_are_kept_whole() -> None:
    found = MeasuredReadings(
        "ur", "pieces=5", 5, 7, [made(4, 0.5), made(4, 0.25, "", "extra=once")]
    )
    assert readings.from_json(readings.as_json(found)) == found


def test_the_command_writes_a_table_and_counts(tmp_path: Path) -> None:
    words = ["lab", "play", "twelve", "--readings", "--games", "1", "--level", "1"]
    words += ["--workers", "1", "--results", str(tmp_path / "played.jsonl")]
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 0, done.output
    assert "| `ban=both` |" in done.output and "the usual rules" in done.output
    for file in (tmp_path / "table.md", tmp_path / "counts.json"):
        assert CliRunner().invoke(main, [*words, "--output", str(file)]).exit_code == 0
    assert (tmp_path / "table.md").read_text("utf-8") == done.output
    counts = json.loads((tmp_path / "counts.json").read_text("utf-8"))
    assert [row["name"] for row in counts["rows"]][:3] == ["", "ban=both", "handicap=first-P"]
    wrong = CliRunner().invoke(main, [*words, "--also", "nothing=1"])
    assert wrong.exit_code != 0 and "nothing=1" in wrong.output
