"""Options with which a step of a lesson is not true: `untrue = { ban = ["both"] }`.

A list holds the values of an option that make it untrue; `"other"` stands for all but the default.
The step says so to whoever learns, and a sentence of the guided first game is not said there.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from regalia.core.card import Option, Options, Value, as_word
from regalia.core.data import Section
from regalia.core.errors import BadOption, Speaker, Spoken
from regalia.core.room import Room

says = Speaker(__file__)
OTHER = "other"


class Untrue(NamedTuple):
    """An option, and its values with which something is not true."""

    option: str
    values: tuple[Value, ...]  # none: all but the default


def read_untrue(room: Room, file: Section) -> tuple[Untrue, ...]:
    """The options that the key `untrue` of a section names; none, where it is missing."""
    if "untrue" not in file.values:
        return ()
    section = file.table("untrue")
    known = {option.name: option for option in room.card.options}
    section.only(*known)
    return tuple(_untrue(section, known[name]) for name in section.values)


def _untrue(section: Section, option: Option) -> Untrue:
    given = section.get(option.name)
    if given == OTHER:
        return Untrue(option.name, ())
    if not isinstance(given, list) or not given:
        section.unwanted(option.name, given, says("wanted-untrue"))
    try:
        return Untrue(option.name, tuple(option.read(value) for value in given))
    except BadOption as problem:
        section.refuse(option.name, problem.spoken)


def is_untrue(untrue: Sequence[Untrue], room: Room, options: Options) -> bool:
    """Tell if something is not true in a game with these options, of which all are given."""
    usual = {option.name: option.default for option in room.card.options}
    return any(
        options[one.option] in one.values
        if one.values
        else options[one.option] != usual[one.option]
        for one in untrue
    )


def named_by(untrue: Sequence[Untrue], room: Room) -> Iterator[Spoken]:
    """The names of the options and values, as a room's catalogue must have them."""
    for one in untrue:
        yield room.says(f"option-{one.option}")
        if not _is_range(room, one.option):
            yield from (room.says(f"value-{one.option}-{as_word(value)}") for value in one.values)


def _is_range(room: Room, name: str) -> bool:
    return any(one.name == name and one.lowest is not None for one in room.card.options)


def told_untrue(untrue: Sequence[Untrue], room: Room, language: str) -> Iterator[str]:
    """A sentence for each choice of the players with which something is not true."""
    say = room.words(language).say
    for one in untrue:
        named = say(f"option-{one.option}")
        for value in one.values:
            word = as_word(value)
            number = _is_range(room, one.option)  # which needs no name
            chosen = word if number else say(f"value-{one.option}-{word}")
            yield says("step-untrue", option=named, value=chosen).told(language)
        if not one.values:
            yield says("step-untrue-other", option=named).told(language)
