"""Things that the next developers rely on: a site that builds, examples, free licences, hooks."""

import os
import re
import subprocess
import sys
from importlib.metadata import Distribution
from pathlib import Path

import pytest
import yaml

import regalia

from ..test_checks import CHECKS
from .licences import installed, is_allowed, licence, of_the_page

ROOT = Path(__file__).parents[3]
LEARN = {"learn_jax", "learn_tabular"}  # tests/research runs these, and reads what they learned
EXAMPLES = sorted(path for path in (ROOT / "examples").glob("*.py") if path.stem not in LEARN)
LOADED = re.compile(
    r"<(?:script|img|iframe|source|link)[^>]*?\s(?:src|href)=\"?((?:https?:)?//[^\">\s]+)"
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "-q", "-d", folder],
        cwd=ROOT,
        capture_output=True,
        text=True,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_the_site_shows_every_page_and_the_picture_of_the_house(site: Path) -> None:
    first = (site / "index.html").read_text("utf-8")
    assert 'src="pictures/house.svg"' in first
    for page in (ROOT / "docs").rglob("*.md"):
        path = page.relative_to(ROOT / "docs").with_suffix(".html")
        path = path.with_name("index.html") if page.name == "README.md" else path
        assert (site / path).exists()
        assert f'href="{path}"' in first, f"no link leads to {path}: name it in docs/README.md"
    for name in ("CONTRIBUTING.html", "CHANGELOG.html"):
        assert f'href="{name}"' in first and (site / name).exists()


def test_the_site_loads_nothing_from_elsewhere(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) > 30
    for page in pages:
        assert LOADED.findall(page.read_text("utf-8")) == [], page.name
    for style in site.rglob("*.css"):
        assert not re.search(r"url\([\"']?(?:https?:)?//", style.read_text("utf-8")), style.name
    assert LOADED.findall('<script async src="https://elsewhere/x.js">') == [
        "https://elsewhere/x.js"
    ]


def test_the_api_s_pages_tell_of_every_name_at_the_front_door(site: Path) -> None:
    told = (site / "api" / "regalia.html").read_text("utf-8")
    assert [name for name in regalia.__all__ if f'id="regalia.{name}"' not in told] == []


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_runs_and_shows_something(example: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", example],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONUTF8": "1"},
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.strip()
    assert (done.stdout.count("Verified"), done.stdout.count("Not verified")) == (
        (1, 1) if example.stem == "fair_dice" else (0, 0)
    )


def test_there_are_examples() -> None:
    wanted = {"random_game", "ask_a_level", "solve_study", "fair_dice", "own_player", "own_room"}
    assert wanted <= {path.stem for path in EXAMPLES}


def test_everything_that_is_locked_is_free_to_use_and_pass_on() -> None:
    for found in (dict(installed()), dict(of_the_page())):
        assert len(found) > 40
        assert {name: told for name, told in found.items() if not is_allowed(told)} == {}


@pytest.mark.parametrize(
    ("told", "allowed"),
    [
        ("", False),
        ("License: Proprietary", False),
        ("License: Permitted to look at", False),
        ("License-Expression: GPL-3.0-only AND MIT", False),
        ("License-Expression: GPL-3.0-only OR MIT", True),
        ("License-Expression: (Apache-2.0 OR BSD-3-Clause)", True),
        ("Classifier: License :: OSI Approved :: BSD License", True),
        ("Classifier: License :: MIT License\nClassifier: License :: Odd License", False),
    ],
)
def test_a_licence_that_is_not_allowed_is_found_out(
    tmp_path: Path, told: str, allowed: bool
) -> None:
    folder = tmp_path / "odd.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: odd\nVersion: 1\n{told}\n")
    assert is_allowed(licence(Distribution.at(folder))) == allowed


def test_hooks_before_a_commit_check_what_the_tests_check() -> None:
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))["repos"]
    assert [repo["repo"] for repo in hooks] == ["local"], "nothing is fetched"
    entries = {hook["name"]: hook["entry"] for repo in hooks for hook in repo["hooks"]}
    for name in ("style", "layout of the code", "types"):
        words = [word for word in CHECKS[name] if word != "."]
        assert entries[name].replace(" --force-exclude", "").split() == [
            f".venv/bin/{words[0]}",
            *words[1:],
        ]
