"""A rulebook's paragraphs all lead to rules, and rules and options all come from somewhere."""

from pathlib import Path

import pytest

from regalia.core.room import Room
from regalia.kit.rulebook import Rulebook, book_faults, rulebook


@pytest.fixture
def book(room: Room) -> Rulebook:
    return rulebook(room) or pytest.skip("a game without a rulebook")


def test_every_paragraph_has_a_rule_or_a_reason_and_every_rule_and_option_a_source(
    room: Room, book: Rulebook
) -> None:
    assert list(book_faults(room, book)) == []


class OtherBook(Room):
    """A room with another book."""

    def __init__(self, room: Room, book: Path) -> None:
        super().__init__(room.package)
        self.book = book


def test_what_is_left_out_of_a_book_is_found(room: Room, book: Rulebook, tmp_path: Path) -> None:
    """A rule and an option that nothing mentions, and a paragraph without a rule or a reason."""
    once = (rule for one in book.paragraphs() for rule in one.rules if len(book.places(rule)) == 1)
    rule, option = next(once), next(iter(book.options))
    text = room.folder.joinpath("data", "book.toml").read_text("utf-8")
    text = "\n".join(line for line in text.splitlines() if not line.startswith(f"{option} = "))
    begin, _, end = text.rpartition("{ rules = ")
    text = f"{begin}{{ none = 'a reason', rules = {end}".replace(f'"{rule}"', '"XX-1"')
    (tmp_path / "book.toml").write_text(text, "utf-8")
    other = OtherBook(room, tmp_path / "book.toml")
    found = rulebook(other)
    assert found is not None
    faults = list(book_faults(other, found))
    assert f"{rule} comes from nowhere" in faults and "there is no XX-1" in faults
    assert f"option {option} has no rule" in faults
    assert any(fault.endswith("has neither a rule nor a reason, or both") for fault in faults)
