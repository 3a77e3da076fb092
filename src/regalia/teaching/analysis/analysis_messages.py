"""A moment to try things out at, as people are told it (the page's types are made from these).

Everything is open here: only games that are over, and texts that somebody brought, are analysed.
"""

import json
from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import Struct
from msgspec.structs import replace

from regalia.core.contract import CHANCE
from regalia.core.drawing.scene import Deed, Scene
from regalia.core.drawing.scene import Scene as Drawn
from regalia.core.fields import means
from regalia.core.game import Game
from regalia.core.game.record import read, write
from regalia.core.secrets import turn_of, witnessed
from regalia.table.language import of_room
from regalia.table.messages.replies import Choice
from regalia.table.presentation.action_choices import asked, drawn, offer_of
from regalia.table.presentation.story import sentence, whose
from regalia.table.replay import record_steps
from regalia.teaching.analysis.analysis import Evaluation, moment


class Happened(Struct, frozen=True):
    """An action or an outcome since the moment of the record."""

    seat: Annotated[int, means("-1: chance")]
    text: Annotated[str, means("as records have it, to be sent again")]
    sentence: str


class AnalysisOutcome(Struct, frozen=True):
    """An outcome that chance may bring."""

    text: str
    sentence: str
    share: Annotated[float, means("how often, of 1")]


class AnalysisMoment(Struct, frozen=True):
    """A moment to try things out at, with all that is hidden."""

    game: str
    looks: Annotated[str, means("the digest of the game's looks")]
    title: str
    names: list[str]
    step: Annotated[int, means("of the record, from which on things were tried")]
    steps: Annotated[int, means("so many the record has")]
    tried: Annotated[list[Happened], means("since then")]
    scene: Scene
    players: Annotated[list[int], means("seats that may act")]
    choices: list[Choice]
    outcomes: Annotated[list[AnalysisOutcome], means("of chance, the likeliest first")]
    result: Annotated[list[float] | None, means("points of each seat, at the end")]
    position: Annotated[str, means("as text, to be kept or changed")]
    copied: Annotated[str, means("the position to be pasted; a record, where options count")]
    options: Annotated[dict[str, Any], means("other than the defaults")]
    editor: Annotated[bool, means("can positions be put together by hand?")]
    record: Annotated[str, means("up to here, for `regalia analyse`")]


class LineStep(Struct, frozen=True):
    """One action of the best line."""

    text: Annotated[str, means("as records have it, to be sent again")]
    sentence: str


class ToldLook(Struct, frozen=True):
    """The result of one look at a moment, and the best line in words."""

    look: Evaluation
    line: list[LineStep]


def told(
    record: str, step: int | None, tried: Sequence[str], language: str, shape: str
) -> AnalysisMoment:
    game, whole = moment(record, step, tried), read(record)
    begun = len(game.events) - len(tried)
    names = record_steps.names_of(whole, game, language)
    events, changed = range(begun, len(game.events)), _changed(game)
    return AnalysisMoment(
        game=game.room.card.id,
        looks=game.room.looks.digest,
        title=game.room.short_name.told(language),
        names=names,
        step=begun,
        steps=len(whole.played),
        tried=[
            Happened(
                game.events[n].seat,
                _said(game, n),
                record_steps.told_openly(game, n, names, language),
            )
            for n in events
        ],
        scene=_scene(game, names, language, shape),
        players=game.players,
        choices=[one for seat in game.players for one in _choices(game, seat, names, language)],
        outcomes=_outcomes(game, names, language),
        result=game.result if game.over else None,
        position=_position(game),
        copied=write(Game(game.room, game.options, game.position)) if changed else _position(game),
        options=changed,
        editor=game.room.editor is not None,
        record=write(game),
    )


def _position(game: Game) -> str:
    found = game.position
    return found if isinstance(found, str) else json.dumps(found)


def _changed(game: Game) -> dict[str, Any]:
    defaults = {option.name: option.default for option in game.room.card.options}
    return {name: value for name, value in game.options.items() if value != defaults[name]}


def _said(game: Game, number: int) -> str:
    event = game.events[number]
    return f"{event.seat}:{event.text}" if event.race else event.text


def _choices(game: Game, seat: int, names: list[str], language: str) -> list[Choice]:
    return asked(game, offer_of(game, seat), seat, language, names)


def _outcomes(game: Game, names: list[str], language: str) -> list[AnalysisOutcome]:
    if not game.is_chance:
        return []
    room, say = game.room, of_room(game.room, language).say
    seat = max(turn_of(room, game.params, game.state), 0)

    def said(outcome: int) -> str:
        return witnessed(room, game.params, game.state, outcome, seat).sentence(say, names)

    found = [
        AnalysisOutcome(text, said(game.outcome_of(text)), round(float(share), 6))
        for text, share in game.chances().items()
    ]
    return sorted(found, key=lambda one: -one.share)


def _scene(game: Game, names: list[str], language: str, shape: str) -> Drawn:
    """The scene for the seat to act, with the own possessions of each other seat as that one sees
    them."""
    room, params = game.room, game.params
    first = game.players[0] if game.players else max(turn_of(room, params, game.state), 0)

    def seen(seat: int) -> Drawn:
        return drawn(room, params, game.view(seat), language, names, shape, seat)

    found = seen(first)
    if not room.open:
        for seat in range(game.seats):
            if seat == first:
                continue
            theirs = tuple(
                replace(tray, items=tuple(replace(i, id=f"{i.id}@{seat}") for i in tray.items))
                for tray in seen(seat).trays
                if tray.seat == seat
            )  # what each calls its own card, nobody else does
            found = replace(
                found, trays=(*(tray for tray in found.trays if tray.seat != seat), *theirs)
            )
    if not game.events:
        return found
    number = len(game.events) - 1
    event = game.events[number]
    by = event.seat if event.seat != CHANCE else first
    said, trace = sentence(game, number, by, language, names)
    deed = Deed(number + 1, whose(game, number), said, trace.marks, trace.items)
    return replace(found, story=(deed,))


def told_look(
    record: str, step: int | None, tried: Sequence[str], found: Evaluation, language: str
) -> ToldLook:
    """An evaluation as a message, with the best line in words, as far as it can be played."""
    game = moment(record, step, tried)
    names, line = record_steps.names_of(read(record), game, language), list[LineStep]()
    for text in found.line:
        seat = found.seat if found.seat in game.players else None
        if game.refusal(text, seat):
            break
        game.play(text, seat)
        number = len(game.events) - 1
        said = record_steps.told_openly(game, number, names, language)
        line.append(LineStep(_said(game, number), said))
    return ToldLook(found, line)
