"""The docs are true: pages made anew are the same, links lead somewhere, commands exist."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import click
import pytest
from support.ours import OURS

from regalia.terminal.command import main

ROOT = Path(__file__).parents[2]
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


def test_the_game_on_the_page_for_newcomers_is_the_toy_that_is_tested() -> None:
    """Every file that a room must have is on it, as it is."""
    page = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    shown = dict(re.findall(r'^```\w+ title="([^"]+)"\n(.*?)\n```$', page, re.M | re.S))
    toy = ROOT / "tests" / "house" / "toy"
    files = {path.relative_to(toy).as_posix() for path in toy.rglob("*.*") if path.is_file()}
    files -= {path for path in files if "__" in path}
    assert set(shown) == {name for name in files if not name.startswith("tests/")}
    for name, text in shown.items():
        assert text.rstrip() == (toy / name).read_text("utf-8").rstrip(), name
    assert page.count("\n") <= 460, "one sitting"
