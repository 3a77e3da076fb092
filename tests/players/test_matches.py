"""Matches of bench/strength, which can be stopped at any time, and their reports."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from support.waiting import until

RUN = Path(__file__).parents[2] / "bench" / "strength" / "run.py"


def run(results: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, RUN, "--results", results, "--processes", "1", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)


def told(results: Path, *words: str) -> str:
    done = run(results, *words)
    assert done.returncode == 0, done.stderr
    return done.stdout


STUDY = ("--rooms", "study", "--pair", "level8", "level1", "--first-seed", "7")


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    whole, torn = tmp_path / "whole", tmp_path / "torn"
    told(whole, *STUDY, "--matches", "6")
    games = whole.read_text().splitlines()
    torn.write_text("\n".join(games[:3]) + "\n" + games[3][:40])  # killed while it wrote
    told(torn, *STUDY, "--matches", "6")

    def played(path: Path) -> list[tuple[int, float]]:
        lines = path.read_text().splitlines()
        found = [json.loads(line) for line in lines if line.endswith("}")]
        return sorted((one["number"], one["points"]) for one in found)

    assert played(torn) == played(whole) and len(played(whole)) == 6
    assert torn.read_text().startswith("\n".join(games[:3]))
    assert "| level8 | level1 | 6 |" in told(torn, *STUDY, "--matches", "6", "--tell")


def test_openings_at_random_are_played_from_each_seat(tmp_path: Path) -> None:
    """Two players of one mind, who would else play one game again and again."""
    told(
        tmp_path / "games",
        *("--rooms", "twelve", "--pair", "minimax:50:1", "minimax:60:1", "--matches", "8"),
        *("--opening", "4"),
    )
    games = [json.loads(line) for line in (tmp_path / "games").read_text().splitlines()]
    lengths = {one["number"]: one["events"] for one in games}
    assert all(lengths[n] == lengths[n + 1] for n in (0, 2, 4, 6))
    assert len(set(lengths.values())) > 1


@pytest.mark.parametrize("players, won, score", [(2, 2, "50.0%"), (3, 2, "66.7%"), (4, 1, "50.0%")])
def test_among_more_than_two_a_fair_share_counts_as_half(
    tmp_path: Path, players: int, won: int, score: str
) -> None:
    """One game in three is all that can be expected of the one who is alone against two."""
    games = tmp_path / "games"
    task = {"game": "gambit", "options": {"players": players}, "one": "level3", "two": "level1"}
    for number in range(4):
        result = {"number": number, "points": float(number < won), "ms": [1, 1]}
        with games.open("a") as file:
            file.write(json.dumps(task | result) + "\n")
    words = ("--rooms", "gambit", "-o", f"players={players}", "--matches", "4", "--tell")
    assert f"| level3 | level1 | 4 | {score} |" in told(games, *words)


def test_ctrl_c_ends_a_run_with_a_sentence(tmp_path: Path) -> None:
    command = [sys.executable, RUN, *STUDY, "--matches", "100000", "--results", tmp_path / "games"]
    playing = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    games = tmp_path / "games"
    until(lambda: playing.poll() is not None or (games.exists() and games.stat().st_size), "", 300)
    assert playing.poll() is None
    playing.send_signal(signal.SIGINT)
    _, said = playing.communicate(timeout=30)
    assert playing.returncode == 1 and "Stopped" in said and "Traceback" not in said


@pytest.mark.parametrize(
    "words",
    [
        ("--pair", "level11", "level1"),
        ("--pair", "minimax:x:3", "level1"),
        ("--pair", "level3@-5", "level1"),
        ("--matches", "0"),
        ("-o", "colour=red"),
        ("-o", "players"),
    ],
    ids=" ".join,
)
def test_wrong_words_are_refused_before_anything_is_played(
    words: tuple[str, ...], tmp_path: Path
) -> None:
    done = run(tmp_path / "games", "--rooms", "gambit", *words)
    assert done.returncode == 2 and "Traceback" not in done.stderr
    assert not (tmp_path / "games").exists()
