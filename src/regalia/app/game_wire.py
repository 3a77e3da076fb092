"""Messages about a game before it is played: its card with its options, and its rules page."""

from typing import Annotated, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from regalia.core.contract.hidden_cards import OwnCards
from regalia.core.fields import means

OptionValue: TypeAlias = str | int | float | bool | None


class ListedValue(Struct, frozen=True):
    """A value that an option can have."""

    value: OptionValue
    label: str
    seats: Annotated[int | UnsetType, means("how many play, where the option decides that")] = UNSET


class Where(Struct, frozen=True):
    """A condition: another option has this value."""

    option: str
    value: OptionValue


class GameOption(Struct, frozen=True):
    """An option of a game: a listed value, or a number of a range, or free text."""

    name: str
    label: str
    about: str
    default: OptionValue
    values: list[ListedValue]
    lowest: int | None
    highest: int | None
    where: Annotated[Where | None, means("it is asked for only there")] = None
    unless: Annotated[Where | None, means("it is not asked for there")] = None
    seconds: Annotated[
        bool, means("a limit of time, which lasts as long as a turn with a clock in days")
    ] = False
    house: Annotated[bool, means("a house rule: another reading of the rulebook, or our own")] = (
        False
    )
    proposed: Annotated[
        OptionValue, means("with this a page begins to ask; null: with the default")
    ] = None
    switched_on: Annotated[
        OptionValue, means("with this a number begins that was none; null: there is no such")
    ] = None


class Handicaps(Struct, frozen=True):
    """The handicaps that make games between any two levels about even."""

    option: Annotated[str, means("the name of the option by which they are given")]
    between: Annotated[
        list[list[OptionValue]],
        means("its value, by the level of who has the first seat, and of who has the second"),
    ]
    anybody: Annotated[int, means("the level of somebody of whom nothing is known")]


class Today(Struct, frozen=True):
    """An exercise of the day."""

    title: str
    address: Annotated[str, means("a path of this page")]
    done: bool = False


class OwnBoard(Struct, frozen=True):
    """A board that belongs to its owner: which options choose it."""

    option: Annotated[str, means("that has the board: a value, a text, or a list of its sides")]
    label: str
    about: str
    values: Annotated[list[ListedValue], means("the boards that have a name, the usual one first")]
    side: Annotated[str, means("the option that says which side is played")]
    side_label: str
    sides: Annotated[int, means("of a board, at most")]


class GameCard(Struct, frozen=True):
    """A game as it is shown before it is played."""

    id: str
    name: str
    short_name: Annotated[str, means("the name inside a title or a sentence")]
    about: str
    how: Annotated[str, means("how to play, in some sentences")]
    seats: Annotated[list[int], means("the numbers of players possible")]
    minutes: str
    prefix: Annotated[str, means("of its rule numbers")]
    options: list[GameOption]
    sides: Annotated[list[str], means("what each seat is called")]
    levels: Annotated[int, means("of computer players")]
    begins: Annotated[
        int | None, means("the seat that has the first turn; null: nobody knows before")
    ]
    first: Annotated[dict[str, OptionValue], means("the options that suit a first game")]
    together: Annotated[
        dict[str, OptionValue] | None,
        means(
            "the options with which several people play one seat together; null: nothing special"
        ),
    ] = None
    today: Annotated[Today | None, means("the game's exercise of the day, if it has one")] = None
    own: Annotated[OwnCards | None, means("cards that only somebody's own box knows")] = None
    board: Annotated[OwnBoard | None, means("a board that somebody's own box may have")] = None
    lesson: Annotated[int, means("how many steps its first lesson has; 0: there is none")] = 0
    ladder: Annotated[int, means("how many little steps come before it; 0: there are none")] = 0
    workshop: Annotated[bool, means("things of one's own can be made for it")] = False
    editor: Annotated[bool, means("its positions can be put together by hand")] = False
    solved: Annotated[bool, means("the highest level goes by the solved game")] = False
    proved: Annotated[int, means("positions that are proved, to be browsed; 0: there are none")] = 0
    pairs: Annotated[bool, means("two games, seats exchanged, can count together")] = False
    ages: Annotated[str, means("for whom the box says that it is: 8+; empty: it does not")] = ""
    race: Annotated[Where | None, means("with this it is a race; null: it never is")] = None
    race_about: Annotated[str, means("what a race that is, in a sentence or two")] = ""
    colour: Annotated[str, means("of its cover; empty: the house's")] = ""
    credits: Annotated[str, means("who made the game, by name; empty: nobody is named")] = ""


class Opponent(Struct, frozen=True):
    """A computer player as people meet it; its crest is that of its level."""

    level: int
    name: str
    about: Annotated[str, means("a sentence of how they play")]


class Heading(Struct, frozen=True):
    """A section of the rules, and where it is."""

    id: str
    title: str


class RulesPage(Struct, frozen=True):
    """The rules of a game, to be read."""

    title: str
    html: Annotated[str, means("with a button for each worked example, `data-example` its id")]
    toc: list[Heading]
