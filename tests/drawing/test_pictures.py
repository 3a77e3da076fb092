"""Pictures of rules pages: the board, and beside it only what is pointed at."""

import re

import pytest

from regalia import games
from regalia.core.drawing import pictures


@pytest.mark.parametrize(
    ("game", "name", "beside", "without"),
    [
        ("gambit", "turn", ["Black", "Face down"], ["White", "hand", "pile"]),
        ("battles", "move", ["White", "hand 1"], ["Black", "initiative"]),
        ("twelve", "putting", ["White", "supply"], ["Black"]),
    ],
)
def test_of_what_lies_beside_the_board_only_that_is_drawn_to_which_something_points(
    game: str, name: str, beside: list[str], without: list[str]
) -> None:
    """All of it would leave no room for the board on a phone."""
    drawn = pictures.picture(games.room(game), name, "en", "light", "tall")
    texts = " ".join(re.findall(r"<text[^>]*>([^<]+)", drawn))
    assert all(word.casefold() in texts.casefold() for word in beside), texts
    assert not any(word.casefold() in texts.casefold() for word in without), texts
