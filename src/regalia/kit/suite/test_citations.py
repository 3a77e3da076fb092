"""Every rule is cited by a test of its room, and every text is used."""

import re

from regalia.core.room import Room
from regalia.kit.citing import cited, numbers
from regalia.kit.rulebook import rulebook


def test_each_rule_number_is_cited_by_a_test_of_its_room(room: Room) -> None:
    stated = set(re.findall(rf"^- ({room.card.prefix}-\d+) ", room.rules_page(), re.MULTILINE))
    assert stated, "a page without rules"
    book = rulebook(room)
    elsewhere = set(book.table) if book else set()  # of a table, not of a game: tested there
    tested = cited(sorted((room.folder / "tests").glob("*.py")), room.card.prefix)
    assert stated - tested - elsewhere == set()


def test_no_rule_is_cited_that_does_not_exist(room: Room) -> None:
    stated = numbers(room.rules_page(), room.card.prefix)
    for path in room.folder.rglob("*"):
        if path.suffix in (".py", ".ftl", ".toml"):
            cited = numbers(path.read_text("utf-8"), room.card.prefix)
            assert cited <= stated, path.name


def test_every_text_of_a_room_is_used_by_it(room: Room) -> None:
    """A message that no source names is dead; one put together from parts is named in part."""
    sources = "".join(path.read_text("utf-8") for path in room.folder.rglob("*.py"))
    catalogue = (room.folder / "words" / "en.ftl").read_text("utf-8")
    ids = re.findall(r"^([a-z][a-z0-9-]*) =", catalogue, re.MULTILINE)
    assert len(set(ids)) == len(ids), "a message twice"
    starts = set(re.findall(r'f"([a-z-]+-)\{', sources))
    spoken_by_all = ("seat-", "side-", "reason-", "option-", "value-", "button-", "character-")
    shared = {
        "name",
        "about",
        "how-to-play",
        "card-name",
        "piece-name",
        "race-about",
    }  # the house speaks them
    for message in ids:
        inside = re.search(rf"\{{ {message}\b", catalogue)  # another message speaks it
        named = f'"{message}"' in sources or message in shared or inside
        built = message.startswith((*starts, *spoken_by_all))
        assert named or built, message
