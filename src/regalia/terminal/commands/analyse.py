"""`regalia analyse`: what everything that can be done at a moment is worth."""

import json
import time
from typing import TYPE_CHECKING, Any

import click

from regalia import games
from regalia.terminal.arguments import GameName, read_file, read_options, with_options
from regalia.terminal.compile_wait import prepared
from regalia.terminal.language import Misused, language, says, tell
from regalia.terminal.progress_bars import counted

if TYPE_CHECKING:
    from regalia.core.game import Game
    from regalia.teaching.analysis.analysis import Evaluation


@click.command()
@click.argument("file", metavar="FILE")
@click.option("--game", type=GameName(), help="Whose position it is, where several may fit.")
@with_options
@click.option("--step", type=click.IntRange(0), help="Of a record; the last one if left out.")
@click.option("--try", "tried", multiple=True, metavar="TEXT", help="What is played from there.")
@click.option("--seat", type=int, help="Whose actions, where several may act.")
@click.option("--seconds", type=click.FloatRange(0.1, 86_400), default=5.0, show_default=True)
@click.option("--json", "plain", is_flag=True, help="Print everything as JSON.")
def analyse(
    file: str,
    game: Any,
    words: tuple[str, ...],
    step: int | None,
    tried: tuple[str, ...],
    seat: int | None,
    seconds: float,
    plain: bool,
) -> None:
    """Tell what each action of a moment is worth: of a record, or of a position (FILE - reads
    standard input). It looks deeper the longer it may; Ctrl-C ends it with what is known."""
    from regalia.teaching.analysis.analysis import moment, record_of

    rooms = [game] if game else [games.room(name) for name in games.names()]
    if words and not game:
        raise Misused(says("missing-word", what="--game"))
    options = read_options(game, words) if words else None
    here = moment(record_of(read_file(file), rooms, options), step, tried)
    if here.over or here.is_chance:
        _show(here, None, plain)
        return
    seat = here.players[0] if seat is None else seat
    if not 0 <= seat < here.seats:
        raise Misused(says("no-seat", seat=seat, last=here.seats - 1))
    here.check_turn(seat)
    _show(here, evaluation_of(here, seat, seconds), plain)


def evaluation_of(game: "Game", seat: int, seconds: float) -> "Evaluation":
    """Evaluate the actions for so long, or until Ctrl-C; at least once."""
    from regalia.teaching.analysis.analysis import look, looking, needs

    found = None
    prepared(game.room, needs(game))
    with counted(tell("analyse-looking")) as tick:
        look(game, seat, 0.01)  # machine code is loaded when it is first called
        begun = time.monotonic()
        try:
            for latest in looking(game, seat):
                found, passed = latest, time.monotonic() - begun
                tick(min(int(passed), int(seconds)), max(int(seconds), 1))
                if passed >= seconds:
                    break
        except KeyboardInterrupt:
            if found is None:
                raise
    assert found is not None
    return found


def _show(game: "Game", found: "Evaluation | None", plain: bool) -> None:
    from msgspec import to_builtins
    from rich.console import Console

    from regalia.core.contract import SPECTATOR
    from regalia.terminal.pages import names_of, scene_of
    from regalia.terminal.rich_scene import draw

    chances = {text: float(share) for text, share in game.chances().items()}
    if plain:
        told = {
            "position": game.position,
            "players": game.players,
            "chances": chances,
            "result": game.result if game.over else None,
            "look": to_builtins(found),
        }
        click.echo(json.dumps(told, indent=1))
        return
    console, names = Console(), names_of(game)
    eyes = found.seat if found else SPECTATOR
    console.print(draw(scene_of(game, eyes, names), game.room.looks, console.width))
    if game.over:
        reason = game.room.words(language()).say(f"reason-{game.reason}")
        console.print(reason, highlight=False, markup=False)
    elif found is None:
        shares = sorted(chances.items(), key=lambda one: -one[1])
        rows = [(text, tell("percent", share=f"{100 * share:.1f}")) for text, share in shares]
        console.print(_table(("analyse-outcome", "analyse-share"), rows))
    else:
        rows = [(one.text, _points(one.value, one.error)) for one in found.worths]
        said = tell("analyse-to-act", who=names[found.seat])
        console.print(said, highlight=False, markup=False)
        console.print(_table(("analyse-action", "analyse-worth"), rows))
        line = tell("analyse-line", line=" ".join(found.line))
        known = tell("review-known", word=tell(f"review-word-{found.word}"))
        console.print(f"{line}\n{known}", highlight=False, markup=False)


def _points(value: float, error: float) -> str:
    return f"{100 * value:.1f} ± {100 * error:.1f}" if error else f"{100 * value:.1f}"


def _table(heads: tuple[str, str], rows: list[tuple[str, str]]) -> Any:
    from rich.table import Table

    table = Table(tell(heads[0]))
    table.add_column(tell(heads[1]), justify="right")
    for text, told in rows:
        table.add_row(text, told)
    return table
