"""Options: what is taken, what is refused."""

import pytest

from regalia.core.card import Card, Option, shown
from regalia.core.errors import BadOption

CARD = Card(
    id="x",
    seats=(2,),
    minutes="1",
    prefix="X",
    rules_version=1,
    sources=(),
    options=(
        Option("level", 1, values=(1, 2, 3)),
        Option("bonus", False, values=(False, True)),
        Option("limit", None, lowest=1, highest=3600),
        Option("setup", "chance", values=("chance", 1, 2)),
    ),
)


def test_defaults_fill_what_is_not_given() -> None:
    assert CARD.read({}) == {"level": 1, "bonus": False, "limit": None, "setup": "chance"}


@pytest.mark.parametrize(
    "given", [{"level": 3}, {"bonus": True}, {"limit": 60}, {"limit": None}, {"setup": 2}]
)
def test_listed_values_are_taken(given: dict) -> None:
    assert CARD.read(given).items() >= given.items()


@pytest.mark.parametrize(
    "given",
    [
        *({"level": 4}, {"level": True}, {"level": "1"}, {"level": None}, {"level": 1.0}),
        *({"bonus": 1}, {"bonus": "yes"}, {"limit": 0}, {"limit": 3601}, {"limit": True}),
        *({"setup": 3}, {"setup": [1]}, {"colour": 1}, {"limit": 10**30}, {"level": {}}),
    ],
)
def test_everything_else_is_refused_in_words(given: dict) -> None:
    with pytest.raises(BadOption) as refused:
        CARD.read(given)
    assert next(iter(given)) in refused.value.message


def test_words_of_the_command_line_become_values() -> None:
    options = {option.name: option for option in CARD.options}
    assert options["level"].read_word("2") == 2
    assert options["bonus"].read_word("true") is True
    assert options["limit"].read_word("none") is None
    assert options["limit"].read_word("90") == 90
    with pytest.raises(BadOption):
        options["limit"].read_word("9" * 50)


def test_what_is_quoted_is_cut_and_plain() -> None:
    assert len(shown("x" * 1000)) <= 60
    assert shown("\x1b[2J") == "'\\x1b[2J'"
