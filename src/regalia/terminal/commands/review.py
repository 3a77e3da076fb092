"""`regalia review`: the ledger of a finished game, and its decisions that are worth a word."""

import json
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import click
from msgspec import to_builtins
from msgspec.structs import asdict
from rich.console import Console
from rich.table import Table

from regalia.core.contract import CHANCE
from regalia.terminal.compile_wait import prepared
from regalia.terminal.language import language, tell
from regalia.terminal.progress_bars import counted

if TYPE_CHECKING:
    from regalia.core.game import Game
    from regalia.teaching.reviews.ledger import LedgerMoment
    from regalia.teaching.reviews.review import Review


def reviewed(record: str, seed: int) -> "Review":
    """The whole review, with a bar for the wait."""
    from regalia.teaching.reviews.review import Outlooks, finished, needs

    game, result = finished(record)
    prepared(game.room, needs(game))
    looks = Outlooks(game, result, seed)
    with counted(tell("review-looking")) as tick:
        for done, total in looks.all():
            tick(done, total)
    return looks.told(done, total)


def as_json(record: str, found: "Review") -> str:
    """Plain data, by names."""
    from regalia.core.game import Game
    from regalia.teaching.reviews.verdict_words import verdicts

    game = Game.from_record(record)
    told = found._asdict() | {
        "verdicts": [to_builtins(one) for one in verdicts(record, found, language())],
        "rows": [asdict(row) for row in found.rows],
        "moments": [_moment(game, moment) for moment in found.moments],
    }
    return json.dumps(told, indent=1)


def _moment(game: "Game", moment: "LedgerMoment") -> dict[str, Any]:
    return moment._asdict() | {
        "choices": [choice._asdict() for choice in moment.choices],
        "because": _explained(game, moment) if moment.grade else "",
    }


def _explained(game: "Game", moment: "LedgerMoment") -> str:
    """The proof that the better action was better, where there is one."""
    from regalia.teaching.reviews.explain_mistake import explain_mistake
    from regalia.teaching.values.outlook import at

    found = explain_mistake(at(game, moment.number - 1), moment)
    return found.told(language()) if found else ""


def review_page(record: str, found: "Review") -> None:
    from regalia.core.game.record import read, replay
    from regalia.core.room import room_of
    from regalia.table.replay.record_steps import names_of
    from regalia.teaching.reviews.key_moments import blows
    from regalia.teaching.reviews.verdict_words import verdicts

    told = read(record)
    game = replay(told, room_of)
    names, console = names_of(told, game, language()), Console()
    answers = verdicts(record, found, language())
    for name, answer in zip(names, answers):
        said = tell("title-of", title=name, text=answer.headline)
        console.print(said, style="bold", highlight=False, markup=False)
        console.print(" ".join(answer.account), highlight=False, markup=False)
    table = Table(title=game.room.words(language()).say("name"), caption=tell("review-points"))
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    for name in answers[0].points.__struct_fields__:
        values = [f"{getattr(answer.points, name):+}".replace("+0", "0") for answer in answers]
        ends = name in ("start", "result")
        cells = [value.removeprefix("+") if ends else value for value in values]
        table.add_row(tell(f"review-{name.replace('_', '-')}"), *cells)
    sharp = ["" if one is None else tell("percent", share=f"{one:.0f}") for one in found.accuracy]
    table.add_row(tell("review-accuracy"), *sharp)
    console.print(table)
    turned = {number for seat in range(game.seats) for number in blows(found.moments, seat)}
    for moment in found.moments:
        if moment.number in turned:
            console.print(_turned(game, moment, names), highlight=False, markup=False)
        if moment.grade and moment.seat != CHANCE:
            console.print(_line(moment, names), highlight=False, markup=False)
            if why := _explained(game, moment):
                console.print(f"    {why}", highlight=False, markup=False)
    known = tell("review-known", word=tell(f"review-word-{found.word}"))
    console.print(known, highlight=False, markup=False)


def _line(moment: "LedgerMoment", names: list[str]) -> str:
    given = {
        "number": str(moment.number),
        "who": names[moment.seat],
        "text": moment.text,
        "grade": tell(f"review-grade-{moment.grade}"),
    }
    if moment.loss <= 0:
        return tell("review-good", **given)
    return tell("review-loses", **given, points=f"{100 * moment.loss:.1f}", best=moment.best)


def _turned(game: "Game", moment: "LedgerMoment", names: list[str]) -> str:
    """An outcome of chance that turned the game, and how likely it was."""
    from regalia.teaching.values.outlook import at

    likely = at(game, moment.number - 1).chances()[moment.text]
    share = tell("percent", share=str(int(100 * likely + Fraction(1, 2))))
    points = f"{100 * moment.luck[0]:+.0f}"
    given = {"number": str(moment.number), "text": moment.text, "share": share}
    return tell("review-turned", who=names[0], points=points, **given)


def coach_page(record: str, found: "Review", seat: int) -> None:
    """The board and the coach's words at each moment; at a keyboard, each waits for a key."""
    from regalia.core.drawing.text import plain_text
    from regalia.core.game import Game
    from regalia.teaching.reviews.review_messages import coach
    from regalia.teaching.values.outlook import at

    game, told = Game.from_record(record), coach(record, found, seat, language())
    for moment in told.moments:
        luck = game.events[moment.n - 1].seat == CHANCE
        then = at(game, moment.n if luck else moment.n - 1)
        click.echo(plain_text(then.scene(seat, language()), game.room.looks))
        click.echo(moment.text)
        click.pause()
    click.echo(told.end)
