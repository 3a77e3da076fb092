"""`regalia lab`: weigh units, compare armies, let levels and options play each other."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from regalia import games
from regalia.core.data import bad_file
from regalia.core.errors import of_system
from regalia.terminal.arguments import FILE, a_game, read_options, with_options
from regalia.terminal.group import Commands
from regalia.terminal.language import language

EVEN = click.IntRange(0, 2**40)


@click.group(cls=Commands)
def lab() -> None:
    """Playtests: what units are worth, and how games go."""


def with_staff(command: Callable[..., Any]) -> Callable[..., Any]:
    """Who plays the games, and the first seed."""
    for option in (
        click.option(
            "--workers",
            type=click.IntRange(1, 1024),
            default=os.cpu_count() or 1,
            show_default="all cores",
            help="Processes on this machine.",
        ),
        click.option("--dask", metavar="ADDRESS", help="A Dask scheduler instead: tcp://…"),
        click.option("--seed", type=EVEN, default=0, show_default=True, help="Of the first game."),
    ):
        command = option(command)
    return command


def with_workers(command: Callable[..., Any]) -> Callable[..., Any]:
    """The same, and where results are kept."""
    for option in (
        click.option(
            "--results",
            type=FILE,
            help="A file that keeps what was played: the same command goes on where it ended.",
        ),
        click.option("--json", "as_json", is_flag=True, help="Numbers for programs."),
    ):
        command = option(command)
    return with_staff(command)


def with_strengths(usual: tuple[str, ...]) -> Callable[..., Any]:
    return click.option(
        "--strength",
        "strengths",
        multiple=True,
        metavar="WHO",
        default=usual,
        show_default=True,
        help="Who plays both sides: `quick`, `tree:100`, `tree:100:0.1`, or a level; "
        "may be repeated.",
    )


def _ready_to_play(room: Any, dask: str | None) -> None:
    """Whole games are compiled here, once for all processes; elsewhere each does it for itself."""
    from regalia.lab import whole
    from regalia.terminal.preparing import prepared

    if dask is None:
        prepared(room, [whole])


@lab.command()
@click.argument("file", metavar="UNITS.TOML")
@click.option("--game", default=None, metavar="GAME", help="If several games have armies.")
@with_strengths(("quick", "tree:100"))
@click.option(
    "--half-width",
    "narrow",
    type=click.FloatRange(0.1, 20),
    default=2.0,
    show_default=True,
    help="Points of win rate to either side: when an interval is narrow enough.",
)
@click.option(
    "--most", type=click.IntRange(192), default=20_000, show_default=True, help="Games a strength."
)
@with_workers
def weigh(
    file: str,
    game: str | None,
    strengths: tuple[str, ...],
    narrow: float,
    most: int,
    workers: int,
    dask: str | None,
    results: Path | None,
    seed: int,
    as_json: bool,
) -> None:
    """Weigh the units of a unit file: mirrored armies with one unit exchanged.

    `standard` instead of a file weighs the units that the game has.
    """
    from regalia.lab import saying, weighing
    from regalia.lab.results import Results
    from regalia.lab.strengths import strength
    from regalia.lab.workers import Workers
    from regalia.terminal.progress import counted

    room = _with_armies(game)
    options = read_options(room, (f"units={file}",))
    wanted = [strength(room, word) for word in strengths]
    _ready_to_play(room, dask)
    with counted(saying.WEIGHING.told(language()), of=saying.OF_GAMES.told(language())) as tick:
        found = weighing.weigh(
            room,
            options,
            wanted,
            narrow,
            most,
            seed,
            Workers(workers, dask),
            Results(results),
            tick,
        )
    if as_json:
        from regalia.lab.report import plain

        click.echo(json.dumps(plain(found), indent=1))
        return
    for one in found:
        click.echo(f"{one.trial.name} ({one.trial.letter})")
        for sentence in saying.sentences(room, one, language()):
            click.echo(f"  {sentence}")


@lab.command()
@a_game
@with_options
@with_strengths(("quick", "tree:100"))
@click.option(
    "--games",
    "many",
    type=click.IntRange(192, 10_000_000),
    default=9_600,
    show_default=True,
    help="Games of random armies at each strength; an eighth as many for each side of a scenario.",
)
@click.option("--output", type=FILE, help="A page (.html), Markdown (.md) or numbers (.json).")
@with_workers
def balance(
    room: Any,
    words: tuple[str, ...],
    strengths: tuple[str, ...],
    many: int,
    output: Path | None,
    workers: int,
    dask: str | None,
    results: Path | None,
    seed: int,
    as_json: bool,
) -> None:
    """What can be trusted about a game's units and scenarios: a report, with intervals."""
    from regalia.lab.analysis import balance as analysed
    from regalia.lab.balance import plan
    from regalia.lab.chunks import weighing_of
    from regalia.lab.report import Report, as_data
    from regalia.lab.results import Results
    from regalia.lab.running import gather
    from regalia.lab.saying import PLAYING
    from regalia.lab.strengths import strength
    from regalia.lab.workers import Workers
    from regalia.terminal.progress import counted

    options = read_options(room, words)
    scenarios = list(weighing_of(room).scenarios(options))
    wanted = [strength(room, word) for word in strengths]
    parts = list(plan(room, options, wanted, many, seed, scenarios))
    chunks = [chunk for part in parts for chunk in part.chunks]
    _ready_to_play(room, dask)
    with counted(PLAYING.told(language())) as tick:
        played = iter(gather(chunks, Workers(workers, dask), Results(results), tick))
    done = [(part, [next(played) for _ in part.chunks]) for part in parts]
    report = Report(room, options, analysed(room, done), seed, language())
    kind = ".json" if as_json else output.suffix if output else ".md"
    if kind == ".json":
        text = json.dumps(as_data(report), indent=1) + "\n"
    else:
        text = report.page() if kind == ".html" else report.markdown()
    if output is None:
        click.echo(text, nl=False)
        return
    try:
        output.write_text(text, "utf-8")
    except OSError as problem:
        raise bad_file(output, of_system(problem)) from None


@lab.command()
@a_game
@with_options
@click.option(
    "--player",
    "named",
    multiple=True,
    default=("1", "3", "5"),
    show_default=True,
    metavar="LEVEL",
    help="1 to 10, or `random`, the weakest first; may be repeated.",
)
@click.option("--each", metavar="NAME", help="An option of the game: all its values in turn.")
@click.option("--games", "many", type=click.IntRange(1, 1_000_000), default=40, show_default=True)
@with_workers
def play(
    room: Any,
    words: tuple[str, ...],
    named: tuple[str, ...],
    each: str | None,
    many: int,
    workers: int,
    dask: str | None,
    results: Path | None,
    seed: int,
    as_json: bool,
) -> None:
    """A tournament of levels: what seats are worth, how games go, how much skill counts."""
    from regalia import players
    from regalia.lab import report, tournament
    from regalia.lab.results import Results
    from regalia.lab.saying import PLAYING
    from regalia.lab.workers import Workers
    from regalia.terminal.preparing import prepared
    from regalia.terminal.progress import counted

    who = [players.named(word) for word in named]
    options, kept = read_options(room, words), Results(results)
    staff = Workers(workers, dask)
    if dask is None:
        prepared(room, list({kernel for one in who for kernel in players.needs(one, room)}))
    with counted(PLAYING.told(language())) as tick:
        found = tournament.run(room, options, who, many, seed, each, staff, kept, tick)
    if as_json:
        click.echo(json.dumps(report.plain(found), indent=1))
    else:
        click.echo("\n".join(report.tournament_told(room, found, language())))


def _with_armies(name: str | None) -> Any:
    """The game that is named, or the first that has armies."""
    if name is not None:
        return games.room(name)
    rooms = [games.room(each) for each in games.names()]
    return next((room for room in rooms if room.weighing is not None), rooms[0])
