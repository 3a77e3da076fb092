"""Positions that somebody puts together by hand, in the process that `foreign.py` keeps: nothing of
a draft is stored.

The page sends what stands where, and gets back whether that is a position and, if it is none, which
rule forbids it.
"""

from typing import Annotated, Any

from msgspec import Meta, Struct

from regalia.core import random
from regalia.core.card import without_files
from regalia.core.editing import Draft, EditorPart
from regalia.core.errors import BadPosition
from regalia.core.game import Game
from regalia.core.record import write
from regalia.core.room import Room
from regalia.server.learning import room_of
from regalia.server.safety import Missing, says
from regalia.server.workshops import WorkshopField, field_as_data
from regalia.table.language import of_room
from regalia.table.scene_data import Item, items_as_data, means
from regalia.teaching.analysis import read_text

UNDER_WAY = (20, 60)  # actions and outcomes of a game that a draft may begin with: at least,
MORE_CHOICES = 4  # and then up to where there are so many actions

Name = Annotated[str, Meta(max_length=64)]


class EditorDraft(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands where, and what else belongs to a position."""

    squares: Annotated[
        dict[Name, Annotated[list[Name], Meta(max_length=4)]],
        Meta(max_length=100),
        means("things on each, by their ids"),
    ]
    fields: Annotated[dict[Name, Annotated[str, Meta(max_length=300)]], Meta(max_length=40)]


class EditWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A draft to be looked at, or what to begin with: a position, or a game under way."""

    game: Name
    options: Annotated[dict[str, Any], Meta(max_length=20)] = {}
    draft: EditorDraft | None = None
    position: Annotated[str, Meta(max_length=20_000)] = ""
    seed: Annotated[
        Annotated[int, Meta(ge=0, le=0xFFFF_FFFF)] | None, means("of a game under way")
    ] = None


class EditorThing(Struct, frozen=True):
    """Something that can be put on a square; its place is beside the middle of that."""

    item: Item
    group: Annotated[str, means("things of a group stand together, below this")]
    layer: Annotated[int, means("a square holds one thing of each")]
    single: Annotated[bool, means("there is one of it: it leaves its square for another")]


class EditorState(Struct, frozen=True):
    """A draft, and what becomes of it."""

    game: str
    title: str
    looks: Annotated[str, means("the digest of the game's looks")]
    squares: list[Item]
    things: list[EditorThing]
    fields: list[WorkshopField]
    draft: EditorDraft
    record: Annotated[str, means("to be analysed; empty while it is no position")]
    problem: Annotated[str, means("why it is none")]
    rule: Annotated[str, means("the number of the rule that forbids it; empty: none does")]


def edited(wish: EditWish, language: str) -> EditorState:
    room = room_of(wish.game)
    editor, options = _editor(room), without_files(room.card, wish.options)
    if wish.draft is None:
        game = _begun(room, options, wish)
        return _told(game, editor.draft(game.params, game.state), write(_still(game)), language)
    blank = Game(room, options)
    draft = Draft(wish.draft.squares, wish.draft.fields)
    try:
        game = Game(room, options, editor.position(blank.params, draft))
    except BadPosition as problem:
        return _told(blank, draft, "", language, problem)
    # What was put where stays there; what follows from it, such as the rest of a deck, is told.
    told = Draft(draft.squares, editor.draft(game.params, game.state).fields)
    return _told(game, told, write(game), language)


def _editor(room: Room) -> EditorPart[Any]:
    if room.editor is None:
        raise Missing(says("no-page"))
    return room.editor


def _begun(room: Room, options: Any, wish: EditWish) -> Game:
    if wish.position or wish.seed is None:
        return Game(room, options, read_text(wish.position) if wish.position else None)
    game, rng = Game(room, options), random.seeded(wish.seed)
    least, most = UNDER_WAY
    least += random.below(rng, most - least)
    while True:
        if game.is_chance:
            game.roll(rng)
            continue
        texts = sorted(game.actions(game.players[0]))
        enough = len(game.events) >= least and len(texts) >= MORE_CHOICES
        if enough or len(game.events) >= 2 * most:
            return game
        game.play(texts[random.below(rng, len(texts))], game.players[0])
        if game.over:
            game.undo()
            return game


def _still(game: Game) -> Game:
    """The same moment without what came before it."""
    return Game(game.room, game.options, game.position)


def _told(
    game: Game, draft: Draft, record: str, language: str, problem: BadPosition | None = None
) -> EditorState:
    room, say = game.room, of_room(game.room, language).say
    form = _editor(room).form(game.params, say)
    return EditorState(
        game=room.card.id,
        title=say("name"),
        looks=room.looks.digest,
        squares=items_as_data(form.squares),
        things=[
            EditorThing(items_as_data((one.item,))[0], one.group, one.layer, one.single)
            for one in form.things
        ],
        fields=[field_as_data(one) for one in form.fields],
        draft=EditorDraft(
            {square: list(things) for square, things in draft.squares.items()}, dict(draft.fields)
        ),
        record=record,
        problem=problem.told(language) if problem else "",
        rule=(problem.rule or "") if problem else "",
    )
