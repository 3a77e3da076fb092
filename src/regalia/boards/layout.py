"""Things of a scene that many games have: squares in a ring or a grid, pawns, hands, dice.

Their spoken names are stock words, which every language has.  Places are the middles of things, a
square being 1 by 1.
"""

from collections.abc import Sequence

from regalia.core.contract import Say
from regalia.core.drawing.scene import Item, Tray

CARD = (0.7, 0.98)  # its width and height
PAWN = 0.46
Point = tuple[float, float]


def ring(count: int) -> list[Point]:
    """Places round the edge of a rectangle, clockwise from the upper left; an even number."""
    across, down = ring_size(count)
    top = [(x + 0.5, 0.5) for x in range(across)]
    right = [(across - 0.5, y + 0.5) for y in range(1, down - 1)]
    bottom = [(x + 0.5, down - 0.5) for x in reversed(range(across))]
    left = [(0.5, y + 0.5) for y in reversed(range(1, down - 1))]
    return [*top, *right, *bottom, *left]


def ring_size(count: int) -> tuple[int, int]:
    """The width and height of a ring."""
    across = (count + 7) // 4
    return across, count // 2 + 2 - across


def grid(count: int, across: int) -> list[Point]:
    """Places row by row."""
    return [(i % across + 0.5, i // across + 0.5) for i in range(count)]


def squares(places: Sequence[Point], say: Say) -> list[Item]:
    """Squares `square:0`, `square:1` … in two woods by turns."""
    return [
        Item(f"square:{i}", "cell", x, y, ("light", "dark")[i % 2], say("stock-square", number=i))
        for i, (x, y) in enumerate(places)
    ]


def pawn(seat: int, place: Point, owner: str, say: Say) -> Item:
    """The pawn of a seat, in its own corner of a square: four can stand there."""
    x, y = place[0] + (seat % 2 - 0.5) * PAWN, place[1] + (seat // 2 - 0.5) * PAWN
    name = say("stock-pawn", who=owner)
    return Item(f"pawn:{seat}", "piece", x, y, f"disc-{seat}", name, str(seat + 1), PAWN, PAWN)


def die(number: int, place: Point, say: Say, id: str = "die") -> Item:  # noqa: A002
    name = say("stock-die", number=number)
    return Item(id, "die", *place, f"die-{number}", name, str(number))


def card(kind: str, nth: int, say: Say) -> Item:
    """A card face up; the first of its kind is `card:KIND`, others have their number, too."""
    id_ = f"card:{kind}" if nth == 0 else f"card:{kind}:{nth}"
    return Item(id_, "card", 0, 0, "card", say("stock-card", card=kind), kind, *CARD)


def hand(seat: int, cards: Sequence[str], say: Say) -> Tray:
    """A hand that its owner sees, to choose from; the scene's `owners` say whose it is."""
    faces = (card(kind, i - cards.index(kind), say) for i, kind in enumerate(cards))
    return Tray(
        f"hand:{seat}",
        seat,
        say("stock-hand", count=len(cards)),
        tuple(faces),
        "large",
        counted=True,
    )


def backs(seat: int, count: int, owner: str, say: Say) -> Tray:
    """A hand that only others see: cards face down."""
    back = say("stock-back", who=owner)
    items = (
        Item(f"back:{seat}:{i}", "card", 0, 0, f"back-{seat}", back, "▒", *CARD)
        for i in range(count)
    )
    return Tray(f"hand:{seat}", seat, say("stock-hand", count=count), tuple(items), counted=True)
