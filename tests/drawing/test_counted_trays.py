"""Trays that say how many: a count of nothing is read as a word."""

import re

import pytest

from regalia import games
from regalia.core.game import Game
from regalia.core.words import LANGUAGES

COUNTS = [
    ("ur", "in-reserve"),
    ("battles", "in-hand"),
    ("battles", "in-deck"),
    ("gambit", "draw-pile"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "message"), COUNTS)
def test_a_count_of_nothing_is_said_in_words(game: str, message: str, language: str) -> None:
    say = games.room(game).words(language).say
    assert not re.search(r"\d", say(message, count=0))
    assert "2" in say(message, count=2)


def test_an_empty_reserve_is_still_told() -> None:
    position = ".00011/.000.111/.0..11 0"
    told = {tray.id: tray for tray in Game("ur", {}, position).scene().trays}
    assert told["reserve:0"].counted and told["reserve:1"].counted
