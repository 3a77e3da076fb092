"""A Scene: what a seat sees, as plain data that a page, a terminal and an SVG can draw.

`scene.py` of a room has three functions; `say` gives texts in a person's language (`words.py`),
`names` are the players':

    scene(params, view, say, names, shape) -> Scene  a view (of any seat) as things to draw
    taps(params, s, action) -> list[str]             the ids a person touches, in order, to act
    sentence(params, s, action, seat, say, names) -> str
                                                     an action or outcome, as `seat` may know it

Where a sentence tells more than what is being considered (a secret that comes out with the action),
or less (a card that nobody looks at again), a room also has `choice`, which takes the same.

The taps of one action may begin like those of another, longer one (a step, and two steps): who
takes taps asks for a sign that the shorter one was meant.  Things whose ids begin with `choose:`
are chosen together: where all taps of an action are such, they may come in any order.

There are two shapes, with the same ids: WIDE, and TALL for a phone held upright, at most nine cells
wide, with large buttons, and where players sit opposite each other, whoever looks sits below.

Lengths are in cells: one square of the board is 1 by 1; x goes right, y goes down, and (x, y) is
the middle of a thing.  Things are drawn in the order in which they are listed.

A thing has a kind and a look:

    cell, piece, card, die   the look is the name of a file of `regalia/looks` or of the room's own
                             folder `looks`, and after a colon its colours: `rosette`, `king:white`;
                             a playing card is `7H`, `TS`, `XX`.  `regalia/looks` says more.
    label                    one of TEXTS; its text is the glyph
    button                   plain; its text is the glyph
    line                     path: from (x, y) by (width, height)

A look that does not exist is an error in the kit; a person sees the glyph on a disc.

The name of a cell tells what stands on it, so that whoever reads names aloud can leave those of
pieces, cards and labels on cells out.  A card of the Study is drawn from small cells and pieces of
its own, with ids like `card1:a3`.
"""

from typing import Literal, NamedTuple, TypeAlias

WIDE, TALL = SHAPES = ("wide", "tall")
TEXTS = ("title", "plain", "small")  # how large a label is written
Kind: TypeAlias = Literal["cell", "piece", "card", "die", "label", "button", "line"]


class Item(NamedTuple):
    id: str  # unique in the scene: "A1", "hand:7H", "button:roll"
    kind: Kind
    x: float
    y: float
    look: str
    name: str  # what a screen reader says
    glyph: str = ""  # at most four characters for a terminal, except for labels and buttons
    width: float = 1.0
    height: float = 1.0
    turn: float = 0.0  # degrees clockwise


class Scene(NamedTuple):
    title: str
    width: float
    height: float
    items: tuple[Item, ...]
