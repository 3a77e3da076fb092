"""Boards of a person's own box; nothing of a draft is stored.

The page sends what each square is and where walls stand, and gets back what is missing, and the
text that is the board in a game's options.
"""

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from regalia.app.errors import no_page
from regalia.app.learning import room_of
from regalia.core.card import as_word
from regalia.core.contract import OwnBoardPart
from regalia.core.contract.own_board import BoardDraft, BoardForm
from regalia.core.drawing.scene import Item
from regalia.core.fields import means
from regalia.core.room import Room
from regalia.table.language import of_room


class BoardWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A board to be looked at: as it is put together, or as an option keeps it."""

    game: Annotated[str, Meta(max_length=64)]
    draft: BoardDraft | None = None
    text: Annotated[str, Meta(max_length=400), means("instead: empty for the usual board")] = ""


class BoardLine(Struct, frozen=True):
    """Two neighbours, and whether there is a wall between them."""

    id: str
    squares: tuple[str, ...]
    wall: bool


class BoardPreset(Struct, frozen=True):
    """A board that has a name."""

    text: str
    label: str


class BoardState(Struct, frozen=True):
    """A board, and what is missing that one could play on it."""

    game: str
    title: str
    looks: Annotated[str, means("the digest of the game's looks")]
    squares: Annotated[tuple[Item, ...], means("as their roles look")]
    roles: Annotated[tuple[Item, ...], means("a touch gives a square the next; the first is plain")]
    edges: tuple[BoardLine, ...]
    presets: tuple[BoardPreset, ...]
    draft: BoardDraft
    problems: list[str]
    text: Annotated[str, means("as an option has it; empty while there are problems")]


def board(wish: BoardWish, language: str) -> BoardState:
    room = room_of(wish.game)
    part = _part(room)
    say = of_room(room, language).say
    option = next(one for one in room.card.options if one.name == part.OPTION)
    if wish.draft is None:
        draft = part.opened(wish.text or str(option.default))
    else:
        draft = wish.draft
    text, form = part.written(draft), part.form(say)
    faults = part.faults(text)
    return BoardState(
        game=room.card.id,
        title=room.short_name.told(language),
        looks=room.looks.digest,
        squares=_drawn(form, draft),
        roles=form.roles,
        edges=tuple(
            BoardLine(one.id, one.squares, wall=one.id in draft.walls) for one in form.edges
        ),
        presets=tuple(
            BoardPreset(str(value), say(f"value-{option.name}-{as_word(value)}"))
            for value in option.values
        ),
        draft=draft,
        problems=[fault.told(language) for fault in faults],
        text="" if faults else text,
    )


def _part(room: Room) -> OwnBoardPart:
    if room.own_board is None:
        raise no_page()
    return room.own_board


def _drawn(form: BoardForm, draft: BoardDraft) -> tuple[Item, ...]:
    """The squares, as their roles look and are called."""
    roles = {role.id: role for role in form.roles}
    plain, found = form.roles[0], []
    for square in form.squares:
        role = roles.get(draft.roles.get(square.id, plain.id), plain)
        name = f"{square.name}, {role.name}"
        found.append(replace(square, look=role.look, glyph=role.glyph, name=name))
    return tuple(found)
