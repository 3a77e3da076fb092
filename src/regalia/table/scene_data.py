"""A Scene as it is sent: the picture and what lies around it, as Structs (docs/wire.md).

Like those of `replies.py` and `retold.py`, which tell of a table and of a game that was played, the
page's types and the tables of docs/wire.md are made from them; `means` says there what a field
means.
"""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from regalia.core import scene


def means(what: str) -> Meta:
    return Meta(description=what)


class Life(Struct, frozen=True, gc=False):
    """How much of its life a thing has left."""

    left: int
    most: int


class Item(Struct, frozen=True, gc=False):
    """A thing to draw; its fields are those of `regalia.core.scene`, which explains them."""

    id: str
    kind: scene.Kind
    x: float
    y: float
    look: str
    name: Annotated[str, means("what a screen reader says")]
    glyph: str
    width: float
    height: float
    turn: Annotated[float, means("degrees clockwise")]
    state: Annotated[scene.State | UnsetType, means("lit, dim, new, gone")] = UNSET
    life: Annotated[Life | UnsetType, means("drawn as a bar at its foot")] = UNSET


class Tray(Struct, frozen=True):
    """A seat's things in a named group."""

    id: str
    seat: Annotated[int, means("-1: nobody's")]
    name: str
    items: list[Item]
    size: scene.Size
    note: str


class Meter(Struct, frozen=True):
    """So much of so much, towards a goal or a danger."""

    id: str
    seat: Annotated[int, means("-1: nobody's")]
    name: Annotated[str, means("with the numbers")]
    value: int
    most: int
    look: Annotated[str, means("of what is counted; empty: a bar")]
    danger: bool
    sides: Annotated[
        list[bool],
        means("of what the look shows, instead of a count: above, right, below, left; which count"),
    ]
    note: Annotated[str, means("in words what its picture shows, too")]


class Mark(Struct, frozen=True):
    """Something drawn over the board."""

    kind: scene.MarkKind
    at: Annotated[str, means("the id of a thing")]
    to: Annotated[str, means("where an arrow ends")]
    text: str


class Deed(Struct, frozen=True):
    """One action or outcome of a story."""

    n: Annotated[int, means("of the log entry")]
    seat: Annotated[int, means("whose turn it is part of; -1: nobody's")]
    sentence: str
    marks: Annotated[list[Mark], means("on the scene after it")]
    items: Annotated[list[Item], means("little pictures: a roll, cards that counted are lit")]
    told: Annotated[bool, means("more came of it than can be seen: its sentence is not left out")]


class Row(Struct, frozen=True):
    """What a choice means that is no place on the board."""

    label: str
    note: str
    group: str
    items: list[Item]
    figure: str
    outcome: str
    amount: str
    rank: Annotated[int, means("the greatest first")]
    vain: Annotated[bool, means("it will not do what it is for")]
    number: Annotated[int | None, means("one of a series, to be dialled")]
    share: Annotated[float | None, means("how often chance brings that number, of 1")]
    button: Annotated[str, means("what doing it is called; empty: as its label")]
    marks: Annotated[list[Mark], means("what it would do, on the board")]
    ask: Annotated[str, means("what is asked before it is done; empty: nothing")] = ""


class Ending(Struct, frozen=True):
    """Why a game is over."""

    reason: Annotated[str, means("a sentence, to whoever looks")]
    rule: Annotated[str, means("the number of the rule behind it; empty: none")]
    marks: list[Mark]
    rows: Annotated[list[Row], means("what numbered marks mean, or what was compared")]


class Figure(Struct, frozen=True, gc=False):
    """A number of a thing."""

    name: str
    value: str
    short: Annotated[str, means("its name where little room is")]


class Fact(Struct, frozen=True):
    """What some things are, when somebody asks."""

    about: Annotated[list[str], means("ids of what is alike")]
    name: str
    note: str
    figures: list[Figure]
    lines: list[str]


class Scene(Struct, frozen=True):
    """What is to be seen: the board, in cells, drawn in this order, and what lies around it."""

    title: str
    width: float
    height: float
    items: list[Item]
    trays: list[Tray]
    meters: list[Meter]
    prompt: Annotated[str, means("what can be done now, in a sentence")]
    marks: list[Mark]
    owners: list[str]
    story: Annotated[list[Deed], means("what others did since one acted, or the last turn")]
    facts: list[Fact]
    ending: Ending | None = None


def as_data(seen: scene.Scene) -> Scene:
    return Scene(
        *(seen.title, seen.width, seen.height, items_as_data(seen.items)),
        trays=[
            Tray(one.id, one.seat, one.name, items_as_data(one.items), one.size, one.note)
            for one in seen.trays
        ],
        meters=[Meter(*one[:-2], sides=list(one.sides), note=one.note) for one in seen.meters],
        prompt=seen.prompt,
        marks=[Mark(*one) for one in seen.marks],
        owners=list(seen.owners),
        ending=_ending(seen.ending) if seen.ending else None,
        story=[_deed(one) for one in seen.story],
        facts=[fact_as_data(one) for one in seen.facts],
    )


def fact_as_data(fact: scene.Fact) -> Fact:
    figures = [Figure(*figure) for figure in fact.figures]
    return Fact(list(fact.about), fact.name, fact.note, figures, list(fact.lines))


def _ending(told: scene.Ending) -> Ending:
    marks, rows = [Mark(*mark) for mark in told.marks], [row_as_data(row) for row in told.rows]
    return Ending(told.reason, told.rule, marks, rows)


def _deed(deed: scene.Deed) -> Deed:
    marks = [Mark(*mark) for mark in deed.marks]
    return Deed(deed.n, deed.seat, deed.sentence, marks, items_as_data(deed.items), deed.told)


def row_as_data(row: scene.Row) -> Row:
    marks = [Mark(*mark) for mark in row.marks]
    return Row(**{**row._asdict(), "items": items_as_data(row.items), "marks": marks})


def items_as_data(items: tuple[scene.Item, ...]) -> list[Item]:
    return [
        Item(
            *item[:-2],
            state=item.state or UNSET,
            life=Life(*item.life) if item.life else UNSET,
        )
        for item in items
    ]
