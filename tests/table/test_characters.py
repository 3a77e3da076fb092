"""Characters: the levels as people meet them."""

import pytest

from regalia import games
from regalia.core.words import LANGUAGES
from regalia.players import HIGHEST_LEVEL
from regalia.table.characters import NAMES, character, characters, level_called, name_of


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_level_has_a_name_and_a_sentence_of_its_own(game: str, language: str) -> None:
    found = characters(games.room(game), language)
    assert [one.level for one in found] == list(range(1, HIGHEST_LEVEL + 1))
    assert len({one.name for one in found}) == len({one.about for one in found}) == HIGHEST_LEVEL
    assert all(one.about.endswith(".") and len(one.about) <= 90 for one in found)


def test_a_room_may_have_sentences_of_its_own() -> None:
    study, twelve = games.room("study"), games.room("twelve")
    assert "exact number" in character(study, 10, "en").about
    assert "genaue Zahl" in character(study, 10, "de").about
    assert character(study, 6, "en") == character(twelve, 6, "en")


def test_a_name_is_read_however_it_is_written() -> None:
    assert [level_called(name.upper()) for name in NAMES] == list(range(1, HIGHEST_LEVEL + 1))
    assert level_called("vera") == 6 and name_of(6) == "Vera"
    assert level_called("Ann") is None and level_called("level6") is None
