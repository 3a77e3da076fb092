"""Every rule is cited by a test."""

import re
from pathlib import Path

import pytest

from regalia import games

ROOT = Path(__file__).parents[2]


def numbers(text: str, prefix: str) -> set[str]:
    return set(re.findall(rf"\b{prefix}-\d+\b", text))


@pytest.mark.parametrize("name", games.names())
def test_each_rule_number_is_cited_by_a_test_of_its_room(name: str) -> None:
    room = games.room(name)
    stated = set(re.findall(rf"^- ({room.card.prefix}-\d+) ", room.rules_page(), re.MULTILINE))
    tests = "".join(path.read_text("utf-8") for path in (room.folder / "tests").glob("test_*.py"))
    assert stated, "a page without rules"
    assert stated - numbers(tests, room.card.prefix) == set()


@pytest.mark.parametrize("name", games.names())
def test_no_rule_is_cited_that_does_not_exist(name: str) -> None:
    room = games.room(name)
    stated = numbers(room.rules_page(), room.card.prefix)
    for path in room.folder.rglob("*"):
        if path.suffix in (".py", ".ftl", ".toml"):
            cited = numbers(path.read_text("utf-8"), room.card.prefix)
            assert cited <= stated, path.name


@pytest.mark.parametrize("name", games.names())
def test_every_text_of_a_room_is_used_by_it(name: str) -> None:
    """A message that no source names is dead; one put together from parts is named in part."""
    room = games.room(name)
    sources = "".join(path.read_text("utf-8") for path in room.folder.glob("*.py"))
    catalogue = (room.folder / "words" / "en.ftl").read_text("utf-8")
    ids = re.findall(r"^([a-z][a-z0-9-]*) =", catalogue, re.MULTILINE)
    assert len(set(ids)) == len(ids), "a message twice"
    starts = set(re.findall(r'f"([a-z-]+-)\{', sources))
    spoken_by_all = ("seat-", "side-", "reason-", "option-", "value-", "button-")
    shared = {"name", "about", "how-to-play"}
    for message in ids:
        inside = re.search(rf"\{{ {message}\b", catalogue)  # another message speaks it
        named = f'"{message}"' in sources or message in shared or inside
        built = message.startswith((*starts, *spoken_by_all))
        assert named or built, message
