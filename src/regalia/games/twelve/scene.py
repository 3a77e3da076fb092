"""Twelve-Card Chess as a Scene, its actions as taps and sentences.

There is no board: the squares inside the limit are drawn as cells, those to which a piece can
move because it leaves the edge as outlines.  White's supply is on the left, Black's on the right;
in the tall shape, the supply of whoever looks is below the table and the other one above it.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from regalia.boards.areas import squares
from regalia.boards.chess import PIECES
from regalia.core.contract import Params
from regalia.core.scene import TALL, WIDE, Item, Scene
from regalia.games.twelve import rules
from regalia.games.twelve.rules import INSIDE, QUEEN, REMOVED, SUPPLY, Twelve, at
from regalia.games.twelve.text import COLOURS, LETTERS, exchanges, point, read_position, sides

Say = Callable[..., str]
PAINTS = ("white", "black")


class Layout(NamedTuple):
    """Where things are: the table's squares begin left of `left` and below `foot`."""

    width: float
    height: float
    left: float
    foot: float
    supplies: tuple[float, float]  # the middle of White's column (or row) of pieces and of Black's
    owners: tuple[tuple[float, float], ...]  # where each player's name is, and whether an exchange
    exchanges: tuple[tuple[float, float], ...]  # is left
    labels: float  # how wide these are


WIDE_LAYOUT = Layout(10, 7.6, 1.5, 7.5, (1, 9), ((1, 1.4), (9, 1.4)), ((1, 7.1), (9, 7.1)), 1.9)
WHITE_BELOW = Layout(
    6.4, 10.3, -0.3, 9.1, (9.2, 1.97), ((1.6, 9.97), (1.6, 1.2)), ((4.8, 9.97), (4.8, 1.2)), 3.0
)
BLACK_BELOW = WHITE_BELOW._replace(
    supplies=WHITE_BELOW.supplies[::-1],
    owners=WHITE_BELOW.owners[::-1],
    exchanges=WHITE_BELOW.exchanges[::-1],
)


def scene(
    params: Params, view: dict[str, Any], say: Say, names: Sequence[str], shape: str = WIDE
) -> Scene:
    s = read_position(params, view["position"])
    layout = WIDE_LAYOUT
    if shape == TALL:
        layout = BLACK_BELOW if view["seat"] == 1 else WHITE_BELOW
    items = [_headline(view, say, names, layout), *_cells(s, say, layout)]
    for seat, side in enumerate(sides(s)):
        items += _supply(seat, side, exchanges(s)[seat], say, names[seat], layout)
        for piece in range(6):
            square = at(side, piece)
            if square > REMOVED:
                given = {"colour": COLOURS[seat], "piece": LETTERS[piece]}
                spoken = say("piece-on", square=point(square), **given)
                items.append(_piece("piece", seat, piece, *_place(square, layout), spoken))
    return Scene(say("name"), layout.width, layout.height, tuple(items))


def _headline(view: dict[str, Any], say: Say, names: Sequence[str], layout: Layout) -> Item:
    if view["ended"] is None:
        text = say("to-move", who=names[view["player"]])
    else:
        reason = say(f"reason-{view['ended']}")
        winner = view["winner"]
        if winner is None:
            text = say("drawn", reason=reason)
        else:
            text = say("won", who=names[winner], reason=reason)
    return Item("turn", "label", layout.width / 2, 0.5, "title", text, text, layout.width, 0.8)


def _place(square: int, layout: Layout) -> tuple[float, float]:
    """The middle of a square; squares that an action can reach have columns and rows 1 to 6."""
    return layout.left + (square & 7), layout.foot - (square >> 3)


def _cells(s: Twelve, say: Say, layout: Layout) -> list[Item]:
    taken = rules.table(s.own) | rules.table(s.foe)
    inside = rules.limit(taken) & INSIDE
    standing = {
        at(side, piece): {"colour": COLOURS[seat], "piece": LETTERS[piece]}
        for seat, side in enumerate(sides(s))
        for piece in range(6)
    }
    items = []
    for square in squares(inside | _goals(s.own, s.foe) | _goals(s.foe, s.own)):
        name = point(square)
        if taken >> square & 1:
            spoken = say("square-taken", square=name, **standing[square])
        else:
            spoken = say("square-empty" if inside >> square & 1 else "square-beyond", square=name)
        look = "plain" if inside >> square & 1 else "outline"
        items.append(Item(name, "cell", *_place(square, layout), look, spoken))
    return items


def _goals(own: int, foe: int) -> int:
    """The squares to which a side's pieces can move, some of them beyond the limit of now."""
    mine, yours, found = rules.table(own), rules.table(foe), 0
    for piece in range(6):
        if at(own, piece) > REMOVED:
            found |= rules.moves(piece, at(own, piece), mine, yours)
    return found


def _piece(where: str, seat: int, piece: int, x: float, y: float, spoken: str) -> Item:
    name, look = COLOURS[seat] + LETTERS[piece], f"{PIECES[LETTERS[piece]]}:{PAINTS[seat]}"
    return Item(f"{where}:{name}", "piece", x, y, look, spoken, name)


def _supply(seat: int, side: int, unused: bool, say: Say, who: str, layout: Layout) -> list[Item]:
    """A player's column: name, pieces not on the table (each in its own place), exchange."""
    colour, middle, wide = COLOURS[seat], layout.supplies[seat], layout is WIDE_LAYOUT
    owner, place, size = say("owner", who=who, colour=colour), layout.owners[seat], layout.labels
    items = [Item(f"owner:{colour}", "label", *place, "small", owner, who, size, 0.5)]
    for piece in range(1, 6):
        where = at(side, piece)
        x, y = (middle, 1.2 + piece) if wide else (0.2 + piece, middle)
        given = {"colour": colour, "piece": LETTERS[piece]}
        if where == SUPPLY:
            items.append(_piece("supply", seat, piece, x, y, say("piece-in-supply", **given)))
        elif where == REMOVED:
            spoken = say("piece-removed", **given)
            lying = _piece("removed", seat, piece, x, y, spoken)
            items.append(lying._replace(glyph=f"x{lying.glyph}", turn=90.0))
    text = say("exchange-unused" if unused else "exchange-gone")
    place = layout.exchanges[seat]
    items.append(Item(f"exchange:{colour}", "label", *place, "small", text, text, size, 0.5))
    return items


def taps(params: Params, s: Twelve, action: int) -> list[str]:
    kind, piece, to, extra = rules.parts(action)
    if kind == rules.EXCHANGE:
        return ["button:exchange"]
    if kind == rules.PASS:
        return ["button:pass"]
    if kind == rules.MOVE:
        return [point(at(s.own, piece)), point(to)]
    touched = [f"supply:{COLOURS[s.player]}{LETTERS[piece]}", point(to)]
    if kind == rules.PUT_MOVE:
        touched.append(point(extra))
    elif kind == rules.PUT_RETURN:
        touched.append(point(at(s.foe if extra & rules.ENEMY else s.own, extra & 7)))
    return touched


def sentence(
    params: Params, s: Twelve, action: int, seat: int, say: Say, names: Sequence[str]
) -> str:
    said = [_deed(s, action, say, names[s.player])]
    after = rules.act(params, s, action)
    for colour, before, now in zip(COLOURS, sides(s), sides(after)):
        if at(before, QUEEN) != at(now, QUEEN) == REMOVED:
            said.append(say("say-queen-removed", colour=colour))
    if after.outcome == rules.BOTH_SURROUNDED:
        said.append(say("say-drawn"))
    elif after.outcome != rules.PLAYING:
        said.append(say("say-won", who=names[after.outcome]))
    return " ".join(said)


def _deed(s: Twelve, action: int, say: Say, who: str) -> str:
    kind, piece, to, extra = rules.parts(action)
    if kind == rules.PASS:
        return say("say-pass", who=who)
    if kind == rules.EXCHANGE:
        return say("say-exchange", who=who)
    if kind == rules.PUT_MOVE:
        return say("say-put-move", who=who, square=point(to), target=point(extra))
    if kind == rules.PUT_RETURN:
        colour = COLOURS[1 - s.player if extra & rules.ENEMY else s.player]
        returned = LETTERS[extra & 7]
        return say("say-put-return", who=who, square=point(to), colour=colour, piece=returned)
    message = "say-move" if kind == rules.MOVE else "say-put"
    return say(message, who=who, piece=LETTERS[piece], square=point(to))
