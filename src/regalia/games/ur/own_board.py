"""The board of somebody's own box, as a page puts it together and rules tell it (UR-22)."""

import re
from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from regalia.boards.areas import squares
from regalia.core.card import Options
from regalia.core.contract import Say
from regalia.core.contract.own_board import BoardDraft, BoardEdge, BoardForm
from regalia.core.drawing.scene import WIDE, Item
from regalia.core.errors import Spoken
from regalia.games.ur import layout
from regalia.games.ur.card import board_of
from regalia.games.ur.layout import NAMES, NO_ROLE, PAIRS, ROLES, STANDARD, TWO, Drawing
from regalia.games.ur.scene import MARKS, square_item

OPTION, SIDE, SIDES = "layout", "side", TWO
IN_ORDER = (NO_ROLE, "*", "e", "r", "i", "m")  # a touch gives a square the next


# Of the rules that name squares of the book's board by their roles; the path is UR-4.
NAMING = ("UR-2", "UR-3", "UR-17", "UR-18")
WHERE = ("UR-2", "UR-3")  # whose rulings say why those squares: here the owner's board says so
RULING = re.compile(r" \*\(.*?\)\*")
# UR-4, to the end of the sentence that describes the rings of the book's board.
PATH = re.compile(r"^(- UR-4 ).*?B7–B8[^.]*\.(.*)$", re.M)
MAP = re.compile(r"```\nA1.*?( +\* [^\n]*)\n```", re.S)


def is_usual(options: Options) -> bool:
    return board_of(options) == STANDARD


def rules(page: str, options: Options, say: Say) -> str:
    meant = {name: other for both in _roles(options) for name, other in zip(*both)}
    for rule in NAMING:
        told = re.search(rf"^- {rule} .*$", page, re.M)
        if told:
            text = RULING.sub("", told[0]) if rule in WHERE else told[0]
            page = page.replace(told[0], renamed(text, meant))
    walls = _walls(options)
    path = say("path-walls", walls=walls) if walls else say("path-open")
    ruling = say("path-ruling")

    def path_told(found: re.Match[str]) -> str:
        return f"{found[1]}{path}{RULING.sub('', found[2])} {ruling}"

    page = PATH.sub(path_told, page)
    return MAP.sub(lambda found: f"```\n{_map(options)}{found[1]}\n```", page)


def renamed(text: str, meant: Mapping[str, str]) -> str:
    return re.sub(r"\b[ABC][1-8]\b", lambda square: meant.get(square[0], square[0]), text)


def by_role(options: Options) -> Mapping[str, str]:
    """The squares by their roles; one that has the same on both boards stays itself."""
    found: dict[str, str] = {}
    for ours, theirs in _roles(options):
        stay = [name for name in ours if name in theirs]
        found |= zip(stay, stay)
        found |= zip(_without(ours, stay), _without(theirs, stay))
    return found


def _roles(options: Options) -> Iterator[tuple[list[str], list[str]]]:
    """The squares of each role, in their order: those of the book's board, and of this one.  The
    rosettes of Earth are a role, and those of Sky."""
    boards = layout.drawn_by(STANDARD), layout.drawn_by(board_of(options))
    for role in ROLES:
        columns = (layout.EARTH_COLUMNS, layout.SKY_COLUMNS) if role == "*" else ("",)
        for part in columns:
            ours, theirs = ([NAMES[i] for i in squares(one.where(role, part))] for one in boards)
            yield ours, theirs


def _without(names: list[str], some: list[str]) -> list[str]:
    return [name for name in names if name not in some]


def moved(position: str, meant: Mapping[str, str]) -> str:
    cells, player = position.split(" ")
    there = dict(zip(NAMES, cells.replace("/", "")))
    found = "".join({meant[name]: cell for name, cell in there.items()}[name] for name in NAMES)
    return f"{found[:6]}/{found[6:14]}/{found[14:]} {player}"


def _walls(options: Options) -> str:
    return ", ".join("–".join(wall) for wall in layout.checked(board_of(options)).walls)


def _map(options: Options) -> str:
    """The board in letters: a square with the sign of its role, a line along each path."""
    drawn = layout.checked(board_of(options))
    signs = dict(zip(NAMES, drawn.roles.replace(NO_ROLE, " ")))
    joined = {pair for pair in PAIRS if pair not in drawn.walls}
    lines = []
    for row, below in (("A", "B"), ("B", "C"), ("C", "")):
        line = roads = ""
        for column in map(str, range(1, 9)):
            name, right = row + column, row + str(int(column) + 1)
            line += f"{name}{signs[name]}" if name in signs else "   "
            line += "-" if (name, right) in joined else " "
            roads += " |  " if (name, below + column) in joined else "    "
        lines += [line.rstrip(), roads.rstrip()]
    return "\n".join(lines[:5])


def told(options: Options, say: Say) -> Sequence[str]:
    board = layout.read_layout(board_of(options))

    def names(area: int) -> str:
        return ", ".join(NAMES[i] for i in squares(area))

    roles = say(
        "board-roles",
        earth=names(board.earth),
        sky=names(board.sky),
        entrance=names(board.entrance),
        royal=names(board.royal_land),
        ishtar=names(board.ishtar),
        marduk=names(board.marduk),
    )
    walls = _walls(options)
    return (
        roles,
        say("board-walls", walls=walls) if walls else say("board-open"),
        say("board-meant"),
    )


def form(say: Say) -> BoardForm:
    squares = tuple(
        replace(square_item(i, "plain", "", say, WIDE), name=name) for i, name in enumerate(NAMES)
    )
    looks = [(role, ROLES[role]) for role in IN_ORDER]
    roles = (
        Item(role, "cell", 0, 0, look, say(f"role-{look}"), MARKS[look]) for role, look in looks
    )
    return BoardForm(squares, tuple(roles), tuple(BoardEdge("|".join(p), p) for p in PAIRS))


def opened(text: str) -> BoardDraft:
    drawn = layout.drawn_by(text)
    roles = {name: role for name, role in zip(NAMES, drawn.roles) if role != NO_ROLE}
    return BoardDraft(roles, ["|".join(wall) for wall in drawn.walls])


def written(draft: BoardDraft) -> str:
    """The text without roles and walls that mean nothing here."""
    roles = "".join(role if role in ROLES else NO_ROLE for role in map(draft.roles.get, NAMES))
    walls = tuple(pair for pair in PAIRS if "|".join(pair) in draft.walls)
    return layout.named(Drawing(roles, walls))


def faults(text: str) -> Sequence[Spoken]:
    return tuple(layout.faults(layout.drawn_by(text)))
