"""A sixth game adds one folder and edits nothing else."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house with one folder more."""
    copy = tmp_path_factory.mktemp("house")
    no_bytecode = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "src" / "regalia", copy / "regalia", ignore=no_bytecode)
    shutil.copytree(ROOT / "tests" / "house" / "toy", copy / "regalia" / "games" / "toy")
    return copy


def regalia(house: Path, *words: str, given: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-m", *words],
        cwd=house,
        env={**os.environ, "PYTHONPATH": str(house), "COLUMNS": "100"},
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_listed_counted_drawn_and_its_rules_are_shown(house: Path) -> None:
    assert "Nim" in regalia(house, "regalia", "games")
    assert "counters=7" in regalia(house, "regalia", "games")
    assert regalia(house, "regalia", "perft", "toy", "3").strip() == str(2 * 9)
    assert "TY-2" in regalia(house, "regalia", "rules", "toy")
    assert regalia(house, "regalia", "picture", "toy").startswith("<svg")


def test_it_is_played_through_the_engine_protocol(house: Path) -> None:
    asked = [
        {"op": "new", "game": "toy", "options": {"counters": 2}},
        {"op": "play", "table": 1, "text": "first:1"},
        {"op": "play", "table": 1, "text": "take:3"},
        {"op": "play", "table": 1, "text": "take:2"},
    ]
    given = "".join(json.dumps(request) + "\n" for request in asked)
    answers = [
        json.loads(line) for line in regalia(house, "regalia", "engine", given=given).splitlines()
    ]
    assert [answer["ok"] for answer in answers] == [True, True, False, True]
    assert answers[-1]["result"] == [0, 1]


def test_it_passes_the_conformance_kit(house: Path) -> None:
    """And the kit's rules about whole rooms: every rule cited, every text used."""
    quiet = ["-q", "-k", "toy", "-p", "no:cacheprovider", "-c", str(ROOT / "pyproject.toml")]
    kit = [ROOT / "tests" / "conformance", ROOT / "tests" / "house" / "test_citations.py"]
    told = regalia(house, "pytest", *quiet, *map(str, kit))
    assert " passed" in told and "failed" not in told


def test_compiled_code_follows_when_a_rule_changes(house: Path) -> None:
    """A cache that answers with yesterday's rules is worse than none."""
    imports = "from regalia.games import room; from regalia.fast.compiler import compiled; "
    ask = imports + "print(compiled(room('toy')).result((7,), room('toy').rules.Nim(0, 1), 1))"
    path = house / "regalia" / "games" / "toy" / "rules.py"
    rules = path.read_text()

    def result() -> str:
        done = subprocess.run(
            [sys.executable, "-c", ask],
            cwd=house,
            env={**os.environ, "PYTHONPATH": str(house), "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout.strip()

    assert result() == "0" and result() == "0"
    path.write_text(rules.replace("return 0 if s.player == seat", "return 1 if s.player == seat"))
    assert result() == "1"
    path.write_text(rules)
