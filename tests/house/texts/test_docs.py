"""The docs are true: pages made anew are the same, links lead somewhere, commands exist."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import click
import pytest
from support.ours import OURS

from regalia import games
from regalia.core.words import LANGUAGES
from regalia.lab import readings
from regalia.terminal.cli import main

ROOT = Path(__file__).parents[3]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def test_the_pages_and_pictures_of_the_games_are_what_the_rooms_make(tmp_path: Path) -> None:
    subprocess.run([sys.executable, ROOT / "docs" / "make.py", tmp_path], check=True)
    made = sorted(path.relative_to(tmp_path) for path in tmp_path.rglob("*.*"))
    made = [path for path in made if path.stem in OURS or (ROOT / "docs" / path).exists()]
    assert {path.stem for path in made} >= {*OURS}
    for path in made:
        assert (ROOT / "docs" / path).read_text("utf-8") == (tmp_path / path).read_text("utf-8"), (
            f"{path} is out of date: run docs/make.py"
        )


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text("utf-8")):
        assert target.startswith("http") or (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_files_of_the_page_that_docs_name_exist(page: Path) -> None:
    """A path in `web`, or as much of its end as is named."""
    web = [f"/{path.relative_to(ROOT)}" for path in (ROOT / "web").glob("*.ts")]
    web += [f"/{path.relative_to(ROOT)}" for path in (ROOT / "web" / "src").rglob("*.*")]
    for name in re.findall(r"[\w./-]+\.(?:svelte|ts)\b(?:\.ts\b)?", page.read_text("utf-8")):
        assert any(path.endswith(f"/{name}") for path in web), name


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_commands_of_the_docs_exist(page: Path) -> None:
    text = page.read_text("utf-8")
    for line in re.findall(r"(?:^|`)(?:python3 run\.py|regalia) ([a-z-]+)(?: |`|$)", text, re.M):
        assert line in main.commands or line == "test", line


def test_every_command_has_help_with_examples() -> None:
    for name, command in main.commands.items():
        assert command.help, name
        inners = [command]
        if isinstance(command, click.Group):
            ctx = click.Context(command)
            inners = [command.get_command(ctx, each) for each in command.list_commands(ctx)]
        for inner in inners:
            assert inner and "Examples:" in (inner.epilog or ""), name
            for line in inner.epilog.splitlines():
                words = shlex.split(line.split("|")[-1].strip()) if "regalia" in line else []
                if words:
                    assert words[0] == "regalia" and words[1] in main.commands


def shown_on(name: str) -> dict[str, str]:
    """The files of the toy that a page has, by name."""
    page = (ROOT / "docs" / name).read_text("utf-8")
    assert page.count("\n") <= 460, "one sitting"
    return dict(re.findall(r'^```\w+ title="([^"]+)"\n(.*?)\n```$', page, re.M | re.S))


def test_the_game_on_the_pages_for_newcomers_is_the_toy_that_is_tested() -> None:
    """Every text that it has is on one of them, as it is."""
    first, more = shown_on("adding-a-game.md"), shown_on("full-room.md")
    toy = ROOT / "tests" / "house" / "toy"
    files = {path.relative_to(toy).as_posix() for path in toy.rglob("*.*") if path.is_file()}
    files -= {path for path in files if "__pycache__" in path or path.startswith("tests/")}
    files -= {"__init__.py", "exercises/list.jsonl.gz"}
    assert not first.keys() & more.keys()
    assert first.keys() | more.keys() == files
    for name, text in (first | more).items():
        assert text.rstrip() == (toy / name).read_text("utf-8").rstrip(), name


def percent(value: float) -> int:
    return int(value + 0.5)


def test_qg_23_the_head_start_is_recommended_by_the_numbers_that_were_counted() -> None:
    """The docs have both runs of level 5, and the option's text says in every language what they
    have: the levels, how often the first turn won, the head start, and how often then."""
    page = (ROOT / "docs" / "gambit-player.md").read_text("utf-8")
    cell = r" [\d.]+ ± [\d.]+ % \|"
    row = rf"^\| (\d) \| ([\d.]+) ± [\d.]+ % \|{cell} \*\*([\d.]+)\*\* ± [\d.]+ % \|{cell}$"
    rows = [tuple(map(float, found)) for found in re.findall(row, page, re.MULTILINE)]
    levels, without, with_three = zip(*(map(percent, found) for found in rows))
    assert levels == (3, 5, 7, 9)
    counted = readings.from_json((ROOT / "docs/data/readings-gambit.json").read_text("utf-8"))
    usual, three = (
        next(one.first.total for one in counted.rows if one.name == name)
        for name in ("", "handicap=3")
    )
    assert (rows[1][1], rows[1][2]) == (
        pytest.approx((usual + 251) / 8, abs=0.06),  # of 400 from another seed on, as told there
        pytest.approx((three + 185) / 8, abs=0.06),
    )
    for language in LANGUAGES:
        told = games.room("gambit").words(language).say("option-handicap-about")
        numbers = [int(number) for number in re.findall(r"\d+", told)]
        assert numbers == [*levels, *without, 100, 3, *with_three], language
