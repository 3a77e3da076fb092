"""Rules that a table keeps, and no game, are tested where tables are; what house rules change."""

from pathlib import Path

import pytest
from support.ours import OURS

from regalia import games
from regalia.core.room import Room
from regalia.kit.citing import cited
from regalia.kit.rulebook import book_faults, rulebook

TESTS = sorted(Path(__file__).parents[2].rglob("test_*.py"))


@pytest.mark.parametrize("name", OURS)
def test_a_rule_of_a_table_is_cited_by_a_test_of_the_house(name: str) -> None:
    room = games.room(name)
    book = rulebook(room)
    assert book is not None, "every game of ours has a book"
    assert {*book.table} <= cited(TESTS, room.card.prefix)


def test_there_are_such_rules() -> None:
    """Rules say who begins the next game, and what pairs of games are."""
    books = [rulebook(games.room(name)) for name in OURS]
    assert sum(len(book.table) for book in books if book) >= 2


class OtherBook(Room):
    """A room with another book."""

    def __init__(self, room: Room, book: Path) -> None:
        super().__init__(room.package)
        self.book = book


def test_a_rule_that_names_a_house_rule_and_is_not_said_to_change_is_found(tmp_path: Path) -> None:
    """UR-14: its ruling names UR-26."""
    room, file = games.room("ur"), tmp_path / "book.toml"
    text = room.folder.joinpath("data", "book.toml").read_text("utf-8")
    file.write_text(text.replace('extra = ["UR-14"]', 'extra = ["UR-99"]'), "utf-8")
    book = rulebook(other := OtherBook(room, file))
    assert book is not None
    faults = {"there is no UR-99", "option extra is not said to change UR-14"}
    assert {*book_faults(other, book)} == faults
