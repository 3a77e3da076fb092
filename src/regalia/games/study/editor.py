"""Positions of the Study, put together by hand: the pieces in place of a set-up card."""

from regalia.boards.chess import PIECES
from regalia.core.contract import Params, Say
from regalia.core.editing import Draft, Form, Thing
from regalia.core.scene import Item
from regalia.games.study.positions import LETTERS, NAMES, position_text
from regalia.games.study.rules import Study

ROWS = (6, 3, 0)  # ranks 3, 2, 1 begin at these squares


def form(params: Params, say: Say) -> Form:
    squares = (
        Item(name, "cell", 0.5 + i % 3, 2.5 - i // 3, "light" if i % 2 else "dark", name)
        for i, name in enumerate(NAMES)
    )
    things = (
        Item(one, "piece", 0, 0, f"{PIECES[one]}:neutral", say("piece-name", piece=one), one)
        for one in LETTERS
    )
    return Form(tuple(squares), tuple(Thing(thing, single=True) for thing in things))


def draft(params: Params, s: Study) -> Draft:
    cells = position_text(s.board).split("/")
    pairs = zip(("".join(reversed(cells))), NAMES)
    return Draft({name: [letter] for letter, name in pairs if letter != "."}, {})


def position(params: Params, draft: Draft) -> str:
    cells = [draft.on(name, LETTERS) or "." for name in NAMES]
    return "/".join("".join(cells[begin : begin + 3]) for begin in ROWS)
