"""Worked examples of the rulebooks, each a test of the name of its own sentence and its rules."""

import pytest

from regalia import games
from regalia.core.room import Room
from regalia.core.words import LANGUAGES
from regalia.kit.catalogues import catalogue
from regalia.kit.example_checks import example_faults
from regalia.kit.rooms import asked
from regalia.teaching.examples.worked_examples import WorkedExample, worked_examples

EXAMPLES = [one for name in asked() for one in worked_examples(games.room(name))]
MOST_LETTERS = 240  # of a sentence, on a phone


@pytest.mark.parametrize("example", EXAMPLES, ids=WorkedExample.named)
def test_the_rules_say_what_the_book_says(example: WorkedExample) -> None:
    assert example_faults(example) == []


@pytest.mark.parametrize("example", EXAMPLES, ids=WorkedExample.named)
def test_an_example_is_told_in_one_breath_in_every_language_it_has(example: WorkedExample) -> None:
    assert example.sentence.home is not None
    spoken = [one for one in LANGUAGES if (example.sentence.home / f"{one}.ftl").exists()]
    told = [example.sentence.told(language) for language in spoken]
    assert all(one.endswith(".") and len(one) <= MOST_LETTERS for one in told)
    assert len(set(told)) == len(spoken) > 0


def test_every_sentence_of_the_examples_is_used_once(room: Room) -> None:
    examples = worked_examples(room)
    homes = {one.sentence.home for one in examples if one.sentence.home is not None}
    written = {name for home in homes for name in catalogue(home, "en")}
    assert written == {one.id for one in examples}
    told = [one.sentence.told() for one in examples]
    assert len(set(told)) == len(told)
