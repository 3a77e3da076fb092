"""A game's identity card: its seats, options, sources and rules version.

Its name and all that is said of it and of its options is in the room's catalogues: `name`, `about`,
`option-NAME-about` (`Room.says_of`).

`card.py` of a room holds one `CARD` and two functions of the options as `CARD.read` returns them:

    params(options) -> Params  the numbers that the rules are given
    seats(options) -> int     how many play
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import KW_ONLY, dataclass, field
from typing import Any, TypeAlias

from regalia.core.errors import BadOption, OldRules, Spoken, says

Value: TypeAlias = Any  # what JSON can hold: None, bool, int, str, list, dict
Options: TypeAlias = Mapping[str, Value]


@dataclass(frozen=True)
class Option:
    """One thing the players choose before a game.

    Its values are listed, or the ints of a range, or whatever `reader` makes sense of.  With a
    `form`, other words of that form are read as well: another option, such as a file, says which
    of them there are, and the card's `check` refuses the rest.  Beside a reader, the form is that
    of texts that name no file.
    """

    name: str
    default: Value
    _: KW_ONLY
    values: tuple[Value, ...] = ()
    lowest: int | None = None
    highest: int | None = None
    reader: Callable[[Value], Value] | None = field(default=None, compare=False)
    where: tuple[str, Value] | None = None  # a page asks only where that option has that value
    unless: tuple[str, Value] | None = None  # and does not ask where that one has that value
    form: str = ""  # a regular expression
    small: bool = False  # makes a game small, for study and programs: no page asks for it
    seconds: bool = False  # a limit of time; with a clock in days it lasts as long as a turn
    house: bool = False  # a house rule: another reading of the book, or one that is ours
    by_seat: bool = False  # its values name the seat that they bind (`core/handicap.py`)
    # Of a handicap: values, and what each is worth to the first of two seats, in Elo.
    worth: tuple[tuple[Value, int], ...] = ()
    proposed: Value = None  # what people begin with who say nothing; None: the default
    # what a page begins with where an option that is none is switched on; None: what is proposed
    switched_on: Value = None

    def read(self, given: Value) -> Value:
        """The value as the game keeps it; BadOption where it is none."""
        if given == "none" and self.default is None:
            given = None
        if _same(given, self.default) or any(_same(given, value) for value in self.values):
            return given
        if self.lowest is not None and type(given) is int and self.highest is not None:
            if self.lowest <= given <= self.highest:
                return given
        elif self.reader is not None:
            return self.reader(given)
        elif self.form and isinstance(given, str) and re.fullmatch(self.form, given):
            return given
        there = self.choices()
        raise BadOption(says("option-value", name=self.name, given=shown(given), choices=there))

    def read_word(self, word: str) -> Value:
        """The value that a word on the command line stands for."""
        for value in (self.default, *self.values):
            if word == as_word(value):
                return value
        if self.lowest is not None and word.isascii() and word.isdigit() and len(word) < 10:
            return self.read(int(word))
        return self.read(word)

    def names_file(self, given: Value) -> bool:
        """Tell if its reader may take something for the path of a file."""
        if (
            self.reader is None
            or not isinstance(given, str)
            or given in (self.default, *self.values)
        ):
            return False
        if "\n" in given:
            return given.rstrip().endswith(".toml")
        return not (self.form and re.fullmatch(self.form, given))

    def choices(self) -> str:
        """The values that are listed, or the first and the last of a range."""
        words = [as_word(value) for value in self.values]
        if self.lowest is not None:
            words.append(f"{self.lowest}–{self.highest}")
        if as_word(self.default) not in words and not (words and type(self.default) is int):
            words.insert(0, as_word(self.default))
        return ", ".join(words)


@dataclass(frozen=True)
class Card:
    """`rules_version` is raised only when an old record would replay differently.  `plays` names
    the older versions whose records and tables the rules still lead where they led then, say behind
    an option; records and tables of others are refused with a sentence."""

    id: str
    seats: tuple[int, ...]  # the numbers of players possible
    minutes: str
    prefix: str  # of its rule numbers: UR
    rules_version: int
    sources: tuple[str, ...]
    options: tuple[Option, ...] = ()
    plays: tuple[int, ...] = ()  # older versions of the rules
    ease: int = 9  # lists begin with the game that is easiest to begin with, 1
    first: Options = field(default_factory=dict, hash=False)  # the options that suit a first game
    # The options with which several people play one seat together; none: that is nothing special.
    together: Options = field(default_factory=dict, hash=False)
    # The option value with which it is a race: whoever is quicker acts (`race-about` says so).
    race: tuple[str, Value] | None = None
    colour: str = ""  # of its cover, dark enough for light words: #173562; empty: the house's
    credits: str = ""  # who made the game, by name; empty where nobody is named
    ages: str = ""  # for whom the box says that it is: 8+; empty where it does not
    pairs: bool = False  # two games of it, seats exchanged, can count together by points
    loser_chooses: bool = False  # who begins, when the same people play again
    ladder: tuple[int, ...] = ()  # Elo of the levels above the lowest (docs/levels.md)
    begins: int | None = 0  # the seat that has the first turn; None: chance, or whoever is quicker
    # refuses (BadOption) options that are possible, but not together
    check: Callable[[Options], None] | None = field(default=None, compare=False)

    def check_version(self, version: int | str, name: Spoken) -> None:
        """Refuse rules that are no longer played; `name` is what the game is called."""
        played = [str(one) for one in sorted({*self.plays, self.rules_version})]
        if str(version) not in played:
            given = {"version": shown(version), "game": name, "plays": ", ".join(played)}
            raise OldRules(says("rules-gone", **given))

    def read(self, given: Options) -> dict[str, Value]:
        """All options, in order, with defaults for those not given."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                there = ", ".join(known) or "–"
                wrong = says("option-unknown", game=self.id, name=shown(name), options=there)
                raise BadOption(wrong)
        found = {
            name: option.read(given[name]) if name in given else option.default
            for name, option in known.items()
        }
        if self.check is not None:
            self.check(found)
        return found


def without_files(card: Card, given: Options) -> Options:
    """Options from somewhere else, which must not make this machine open its files."""
    for option in card.options:
        value = given.get(option.name)
        if option.reader and isinstance(value, str) and value.endswith(".toml"):
            raise BadOption(says("option-file", name=option.name))
    return given


def shown(given: object, most: int = 60) -> str:
    """A value from outside, quoted and cut to a decent length."""
    try:
        text = repr(given)  # letters as they are; what cannot be seen is escaped
    except (ValueError, RecursionError):  # a number of thousands of digits; lists without end
        text = f"<{type(given).__name__}>"
    return text if len(text) <= most else text[: most - 3] + "..."


def _same(a: Value, b: Value) -> bool:
    return type(a) is type(b) and bool(a == b)


def as_word(value: Value) -> str:
    """A value as it is written on a command line."""
    if value is None:
        return "none"
    return str(value).lower() if isinstance(value, bool) else str(value)
