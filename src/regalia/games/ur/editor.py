"""Positions of Ur, put together by hand."""

from regalia.core.contract import Params, Say
from regalia.core.editing import Draft, Form, Thing
from regalia.core.scene import WIDE, Item
from regalia.core.workshop import Field
from regalia.games.ur.rules import Ur
from regalia.games.ur.scene import square_item
from regalia.games.ur.text import NAMES, ROWS

PIECES = ("0", "1")  # as positions have them


def form(params: Params, say: Say) -> Form:
    seats = [say(f"seat-{seat}") for seat in PIECES]
    things = (
        Item(piece, "piece", 0, 0, f"disc-{piece}", name, "●○"[int(piece)])
        for piece, name in zip(PIECES, seats)
    )
    player = Field("player", say("editor-player"), "choice", choices=tuple(zip(PIECES, seats)))
    squares = tuple(
        square_item(i, "", say, WIDE)._replace(name=name) for i, name in enumerate(NAMES)
    )
    return Form(squares, tuple(map(Thing, things)), (player,))


def draft(params: Params, s: Ur) -> Draft:
    areas = (s.own, s.foe) if s.player == 0 else (s.foe, s.own)
    on = {name: [p for p in PIECES if areas[int(p)] >> i & 1] for i, name in enumerate(NAMES)}
    return Draft(on, {"player": str(s.player)})


def position(params: Params, draft: Draft) -> str:
    cells = "".join(draft.on(name, PIECES) or "." for name in NAMES)
    return f"{'/'.join(cells[begin:end] for begin, end in ROWS)} {draft.field('player')}"
