"""A Scene: what a seat sees, as plain data that a terminal and an SVG draw, and that is sent to a
page as it is (docs/wire.md).

`scene.py` of a room has three functions; `say` gives texts in a person's language (`words.py`),
`names` are the players' (in a sentence, that of whoever reads it is a `You`, and its message may
say so):

    scene(params, view, say, names, shape) -> Scene  a view (of any seat) as things to draw
    taps(params, s, action) -> list[str]             the ids a person touches, in order, to act
    sentence(params, s, action, seat, say, names) -> str
                                                     an action or outcome, as `seat` may know it

Where a sentence tells more than what is being considered (a secret that comes out with the action),
or less (a card that nobody looks at again), a room also has `choice`, which takes the same; and
`row`, which takes the same, too, where a choice is a word that should say what it means.

A scene has parts.  Only the board, `items`, is a picture that is scaled as a whole; the others are
laid out as text and little pictures by whoever shows them, a page or a terminal:

    trays    a seat's things in named groups: a hand, a reserve, a pile
    meters   n of m, towards a goal or a danger: rosettes held, cards left
    prompt   one sentence: what this roll, card or phase allows whoever is to act
    marks    what is drawn over the board at this moment: a danger
    ending   why the game is over: marks on the board, a sentence with its rule, what was compared
    facts    what a thing is, when somebody asks: a unit's numbers, a token's value
    story    what others did since one acted, deed by deed: a sentence, marks, little pictures

A room fills what it needs.  The table tells the story (`table/presentation/story.py`); a
room says in `trace.py` what an action or outcome leaves to be seen.  They also fill a tray with the
id SO_FAR: the pictures of what its owner did in this turn come before what the room put there; and
they keep what a trace lays aside, of which no state knows any more: units that fell, discards.

The taps of one action may begin like those of another, longer one (a step, and two steps): who
takes taps asks for a sign that the shorter one was meant.  Things whose ids begin with `choose:`
are chosen together: where all taps of an action are such, they may come in any order.

There are two shapes, with the same ids: WIDE, and TALL for a phone held upright, at most nine cells
wide; where players sit opposite each other, whoever looks sits below.

Lengths are in cells: one square of the board is 1 by 1; x goes right, y goes down, and (x, y) is
the middle of a thing.  Things are drawn in the order in which they are listed.  In a tray or a row
a thing has no place, and its width and height say only how it is shaped.

A thing has a kind and a look:

    cell, piece, card, die   the look is the name of a file of `regalia/looks` or of the room's own
                             folder `looks`, and after a colon its colours: `rosette`, `king:white`;
                             a playing card is `7H`, `TS`, `XX`.  `regalia/looks` says more.
    label                    one of TEXTS; its text is the glyph
    line                     path: from (x, y) by (width, height)

A look that does not exist is an error in the kit; a person sees the glyph on a disc.

The name of a cell tells what stands on it, so that whoever reads names aloud can leave those of
pieces, cards and labels on cells out.  A card of the Study is drawn from small cells and pieces of
its own, with ids like `card1:a3`.
"""

from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from regalia.core.fields import means

WIDE, TALL = SHAPES = ("wide", "tall")
TEXTS = ("title", "plain", "small")  # how large a label is written
Kind: TypeAlias = Literal["cell", "piece", "card", "die", "label", "line"]
ItemState: TypeAlias = Literal["", "lit", "dim", "new", "gone"]
Size: TypeAlias = Literal["little", "long", "middle", "large"]
MarkKind: TypeAlias = Literal[
    "ring", "target", "arrow", "note", "danger", "harm", "healing", "frame"
]
NOBODY = -1  # whose a tray is that belongs to all
SO_FAR = "so-far"


class Life(Struct, frozen=True, gc=False):
    """Life that a thing has left: a bar at its foot, with the number."""

    left: int
    most: int


class Item(Struct, frozen=True, gc=False):
    """A thing to draw."""

    id: str  # unique in the scene: "A1", "hand:7H", "button:roll"
    kind: Kind
    x: float
    y: float
    look: str
    name: Annotated[str, means("what a screen reader says")]
    glyph: str = ""  # at most four characters for a terminal, except for labels
    width: float = 1.0
    height: float = 1.0
    turn: Annotated[float, means("degrees clockwise")] = 0.0
    # lit or dim among others, new since the last action, gone from its place:
    state: Annotated[ItemState | UnsetType, means("lit, dim, new, gone")] = UNSET
    life: Annotated[Life | UnsetType, means("drawn as a bar at its foot")] = UNSET


class Tray(Struct, frozen=True):
    """A seat's things in a named group."""

    id: str  # may be touched as a whole: "reserve:0"
    seat: Annotated[int, means("-1: nobody's")]
    name: str  # what lies there, with its number where that counts: "3 in reserve"
    items: tuple[Item, ...] = ()
    size: Size = "little"  # long: little, but many in the end; large: what a person chooses from
    note: str = ""  # more about it, in a line below
    counted: Annotated[bool, means("its name says how many, also where none lies")] = False


class Meter(Struct, frozen=True):
    """A value out of a maximum, towards a goal or a danger."""

    id: str
    seat: Annotated[int, means("-1: nobody's")]
    name: Annotated[str, means("with the numbers")]  # "1 of 4 rosettes"
    value: int
    most: int
    look: Annotated[str, means("of what is counted; empty: a bar")] = ""
    danger: bool = False  # whoever has it full has lost
    sides: Annotated[
        tuple[bool, ...],
        means("of what the look shows, instead of a count: above, right, below, left; which count"),
    ] = ()
    note: Annotated[str, means("in words what its picture shows, too")] = ""


class Mark(Struct, frozen=True):
    """A sign over the board: a ring, brackets or a dashed frame around a thing, a word at
    it, an arrow, or what will be left of its life."""

    kind: MarkKind
    at: Annotated[str, means("the id of a thing")]
    to: Annotated[str, means("where an arrow ends")] = ""
    text: str = ""  # a number or a few letters; at its life: "6→0"


class Row(Struct, frozen=True):
    """The meaning of a choice that is no place on the board; or a line of an ending."""

    label: str
    note: str = ""  # a line below the label
    group: str = ""  # rows of a group stand together, below this
    items: tuple[Item, ...] = ()  # lit where they count, else dim
    figure: str = ""  # how much of what is needed: "2 / 1"
    outcome: str = ""  # what comes of it
    amount: str = ""  # and how much, in a few characters
    rank: Annotated[int, means("the greatest first")] = 0
    vain: Annotated[bool, means("it will not do what it is for")] = False
    number: Annotated[int | None, means("one of a series, to be dialled")] = None
    share: Annotated[float | None, means("how often chance brings that number, of 1")] = None
    button: Annotated[str, means("what doing it is called; empty: as its label")] = ""
    marks: Annotated[tuple[Mark, ...], means("what it would do, on the board")] = ()
    # the note says what comes of it:
    ask: Annotated[str, means("what is asked before it is done; empty: nothing")] = ""


class Ending(Struct, frozen=True):
    """The end of a game and its reason, as a viewer is told."""

    reason: Annotated[str, means("a sentence, to whoever looks")]
    rule: Annotated[str, means("the number of the rule behind it; empty: none")] = ""
    marks: tuple[Mark, ...] = ()
    # of these, figure, label and note:
    rows: Annotated[tuple[Row, ...], means("what numbered marks mean, or what was compared")] = ()


class Figure(Struct, frozen=True, gc=False):
    """A number of a thing; of alike things the same ones stand below each other."""

    name: str
    value: str
    short: Annotated[str, means("its name where little room is")] = ""


class Fact(Struct, frozen=True):
    """Details of some things, when somebody asks.

    Where the things are to be chosen (`choose:`), they are told at once, to be compared."""

    about: Annotated[tuple[str, ...], means("ids of what is alike")]
    name: str
    note: str = ""  # a few words beside the name
    figures: tuple[Figure, ...] = ()
    lines: tuple[str, ...] = ()  # sentences


class Trace(Struct, frozen=True):
    """Marks that an action or outcome leaves to be seen, as a seat may know it; never sent."""

    marks: tuple[Mark, ...] = ()  # on the scene after it
    items: tuple[Item, ...] = ()  # little pictures: a roll, a card that came, cards that counted
    note: str = ""  # more than its sentence says: why a turn is over already
    aside: tuple[Tray, ...] = ()  # what left the game with it, and lies beside it from now on
    anew: bool = False  # what earlier deeds left on the board is not to be seen any more


class Deed(Struct, frozen=True):
    """One action or outcome of a story."""

    n: Annotated[int, means("of the log entry")]
    seat: Annotated[int, means("whose turn it is part of; -1: nobody's")]
    sentence: str
    marks: Annotated[tuple[Mark, ...], means("on the scene after it")] = ()
    items: Annotated[
        tuple[Item, ...], means("little pictures: a roll, cards that counted are lit")
    ] = ()
    told: Annotated[
        bool, means("more came of it than can be seen: its sentence is not left out")
    ] = False


class Scene(Struct, frozen=True):
    """The board, in cells, drawn in this order, and what lies around it."""

    title: str
    width: float
    height: float
    items: tuple[Item, ...]
    trays: tuple[Tray, ...] = ()
    meters: tuple[Meter, ...] = ()
    prompt: Annotated[str, means("what can be done now, in a sentence")] = ""
    marks: tuple[Mark, ...] = ()
    owners: tuple[str, ...] = ()  # the players' names, where trays or meters are theirs
    story: Annotated[
        tuple[Deed, ...], means("what others did since one acted, or the last turn")
    ] = ()
    facts: tuple[Fact, ...] = ()
    ending: Ending | None = None

    def things(self) -> Iterator[Item]:
        """All things, on the board and in trays."""
        yield from self.items
        for tray in self.trays:
            yield from tray.items

    def ids(self) -> set[str]:
        """All that can be touched."""
        return {item.id for item in self.things()} | {tray.id for tray in self.trays}
