"""Positions that somebody puts together by hand; nothing of a draft is stored.

The page sends what stands where, and gets back whether that is a position and, if it is none, which
rule forbids it.
"""

from typing import Annotated, Any

from msgspec import Meta, Struct

from regalia.app.errors import no_page
from regalia.app.learning import room_of
from regalia.core import random
from regalia.core.card import without_files
from regalia.core.contract.editor import EditorDraft, EditorPart, EditorThing, Name
from regalia.core.contract.workshop import WorkshopField
from regalia.core.drawing.scene import Item
from regalia.core.errors import BadPosition
from regalia.core.fields import means
from regalia.core.game import Game
from regalia.core.game.record import write
from regalia.core.room import Room
from regalia.table.language import of_room
from regalia.teaching.analysis.analysis import read_text

UNDER_WAY = (20, 60)  # actions and outcomes of a game that a draft may begin with: at least,
MORE_CHOICES = 4  # and then up to where there are so many actions


class EditWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A draft to be looked at, or what to begin with: a position, or a game under way."""

    game: Name
    options: Annotated[dict[str, Any], Meta(max_length=20)] = {}
    draft: EditorDraft | None = None
    position: Annotated[str, Meta(max_length=20_000)] = ""
    seed: Annotated[
        Annotated[int, Meta(ge=0, le=0xFFFF_FFFF)] | None, means("of a game under way")
    ] = None


class EditorState(Struct, frozen=True):
    """A draft, as the rules read it."""

    game: str
    title: str
    looks: Annotated[str, means("the digest of the game's looks")]
    squares: tuple[Item, ...]
    things: tuple[EditorThing, ...]
    fields: tuple[WorkshopField, ...]
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
    draft = wish.draft
    try:
        game = Game(room, options, editor.position(blank.params, draft))
    except BadPosition as problem:
        return _told(blank, draft, "", language, problem)
    # What was put where stays there; what follows from it, such as the rest of a deck, is told.
    told = EditorDraft(draft.squares, editor.draft(game.params, game.state).fields)
    return _told(game, told, write(game), language)


def _editor(room: Room) -> EditorPart[Any]:
    if room.editor is None:
        raise no_page()
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
    """The position without the game that led to it."""
    return Game(game.room, game.options, game.position)


def _told(
    game: Game, draft: EditorDraft, record: str, language: str, problem: BadPosition | None = None
) -> EditorState:
    room, say = game.room, of_room(game.room, language).say
    form = _editor(room).form(game.params, say)
    return EditorState(
        game=room.card.id,
        title=room.short_name.told(language),
        looks=room.looks.digest,
        squares=form.squares,
        things=form.things,
        fields=form.fields,
        draft=draft,
        record=record,
        problem=problem.told(language) if problem else "",
        rule=(problem.rule or "") if problem else "",
    )
