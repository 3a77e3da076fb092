"""`regalia lab`: weigh units, compare armies, let levels and options play each other."""

import json
import os
from collections.abc import Callable, Sequence
from functools import wraps
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from regalia import games
from regalia.core.data import bad_file
from regalia.core.errors import of_system
from regalia.terminal.arguments import FILE, a_game, read_options, with_options
from regalia.terminal.command_group import CommandGroup
from regalia.terminal.language import language

if TYPE_CHECKING:
    from regalia.lab.results import Results
    from regalia.lab.workers import LabWorkers

EVEN = click.IntRange(0, 2**40)
GAMES = 40  # of a tournament


@click.group(cls=CommandGroup)
def lab() -> None:
    """Playtests: what units are worth, and how games go."""


def with_staff(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add options for the workers and the first seed."""
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


class LabRun(NamedTuple):
    """Options that every command of the lab has."""

    workers: int
    dask: str | None
    seed: int
    results: Path | None
    as_json: bool

    @property
    def staff(self) -> "LabWorkers":
        from regalia.lab.workers import LabWorkers

        return LabWorkers(self.workers, self.dask)

    @property
    def kept(self) -> "Results":
        from regalia.lab.results import Results

        return Results(self.results)

    def prepare(self, room: Any, kernels: Sequence[ModuleType]) -> None:
        """Compile here, once for all processes; on a cluster each machine does it for itself."""
        from regalia.terminal.compile_wait import prepared

        if self.dask is None:
            prepared(room, kernels)


def with_lab_run(command: Callable[..., None]) -> Callable[..., None]:
    """Add the options of `LabRun`, and hand them to the command as `run`."""

    @wraps(command)
    def packed(**given: Any) -> None:
        options = {name: given.pop(name) for name in LabRun._fields}
        command(**given, run=LabRun(**options))

    for option in (
        click.option(
            "--results",
            type=FILE,
            help="A file that keeps what was played: the same command goes on where it ended.",
        ),
        click.option("--json", "as_json", is_flag=True, help="Numbers for programs."),
    ):
        packed = option(packed)
    return with_staff(packed)


def with_strengths(command: Callable[..., Any]) -> Callable[..., Any]:
    return click.option(
        "--strength",
        "strengths",
        multiple=True,
        metavar="WHO",
        default=("quick", "tree:100"),
        show_default=True,
        help="Who plays both sides: `quick`, `tree:100`, `tree:100:0.1`, or a level; "
        "may be repeated.",
    )(command)


@lab.command()
@click.argument("file", metavar="UNITS.TOML")
@click.option("--game", default=None, metavar="GAME", help="If several games have armies.")
@with_strengths
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
@with_lab_run
def weigh(
    file: str,
    game: str | None,
    strengths: tuple[str, ...],
    narrow: float,
    most: int,
    run: LabRun,
) -> None:
    """Weigh the units of a unit file: mirrored armies with one unit exchanged.

    `standard` instead of a file weighs the units that the game has.
    """
    from regalia.lab import full_games, weighing, weighing_text
    from regalia.lab.strengths import strength
    from regalia.terminal.progress_bars import counted

    room = _with_armies(game)
    options = read_options(room, (f"units={file}",))
    wanted = [strength(room, word) for word in strengths]
    run.prepare(room, [full_games])
    with counted(
        weighing_text.WEIGHING.told(language()), of=weighing_text.OF_GAMES.told(language())
    ) as tick:
        found = weighing.weigh(
            room,
            options,
            wanted,
            narrow,
            most,
            run.seed,
            run.staff,
            run.kept,
            tick,
        )
    if run.as_json:
        from regalia.lab.report import plain

        click.echo(json.dumps(plain(found), indent=1))
        return
    for one in found:
        click.echo(f"{one.trial.name} ({one.trial.letter})")
        for sentence in weighing_text.sentences(room, one, language()):
            click.echo(f"  {sentence}")


@lab.command()
@a_game
@with_options
@with_strengths
@click.option(
    "--games",
    "many",
    type=click.IntRange(192, 10_000_000),
    default=9_600,
    show_default=True,
    help="Games of random armies at each strength; an eighth as many for each side of a scenario.",
)
@click.option("--output", type=FILE, help="A page (.html), Markdown (.md) or numbers (.json).")
@with_lab_run
def balance(
    room: Any,
    words: tuple[str, ...],
    strengths: tuple[str, ...],
    many: int,
    output: Path | None,
    run: LabRun,
) -> None:
    """Report what can be trusted about a game's units and scenarios, with intervals."""
    from regalia.lab import full_games
    from regalia.lab.balance import plan
    from regalia.lab.balance_analysis import balance as analysed
    from regalia.lab.chunk_runner import gather
    from regalia.lab.chunks import weighing_of
    from regalia.lab.report import Report, as_data
    from regalia.lab.strengths import strength
    from regalia.lab.weighing_text import PLAYING
    from regalia.terminal.progress_bars import counted

    options = read_options(room, words)
    scenarios = list(weighing_of(room).scenarios(options))
    wanted = [strength(room, word) for word in strengths]
    parts = list(plan(room, options, wanted, many, run.seed, scenarios))
    chunks = [chunk for part in parts for chunk in part.chunks]
    run.prepare(room, [full_games])
    with counted(PLAYING.told(language())) as tick:
        played = iter(gather(chunks, run.staff, run.kept, tick))
    done = [(part, [next(played) for _ in part.chunks]) for part in parts]
    report = Report(room, options, analysed(room, done), run.seed, language())
    kind = ".json" if run.as_json else output.suffix if output else ".md"
    if kind == ".json":
        text = json.dumps(as_data(report), indent=1) + "\n"
    else:
        text = report.page() if kind == ".html" else report.markdown()
    _written(output, text)


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
@click.option(
    "--readings",
    is_flag=True,
    help="What each house rule changes: a level against itself, with it and without.",
)
@click.option(
    "--level", type=click.IntRange(1, 10), default=5, show_default=True, help="With --readings."
)
@click.option(
    "--also",
    multiple=True,
    metavar="NAME=VALUE",
    help="With --readings: another option to be compared; may be repeated.",
)
@click.option(
    "--output", type=FILE, help="With --readings: a table (.md), or counts for the docs (.json)."
)
@click.option("--each", metavar="NAME", help="An option of the game: all its values in turn.")
@click.option(
    "--games",
    "many",
    type=click.IntRange(1, 1_000_000),
    show_default="40; with --readings 400",
)
@with_lab_run
def play(
    room: Any,
    words: tuple[str, ...],
    named: tuple[str, ...],
    each: str | None,
    many: int | None,
    run: LabRun,
    **given: Any,
) -> None:
    """A tournament of levels: what seats are worth, how games go, how much skill counts; or what
    house rules change."""
    if given.pop("readings"):
        _readings(room, words, many, run, **given)
        return
    from regalia import players
    from regalia.lab import report, tournament
    from regalia.lab.weighing_text import PLAYING
    from regalia.terminal.progress_bars import counted

    who = [players.named(word) for word in named]
    options = read_options(room, words)
    run.prepare(room, list({kernel for one in who for kernel in players.needs(one, room)}))
    with counted(PLAYING.told(language())) as tick:
        found = tournament.run(
            *(room, options, who, many or GAMES, run.seed, each, run.staff, run.kept, tick)
        )
    if run.as_json:
        click.echo(json.dumps(report.plain(found), indent=1))
    else:
        click.echo("\n".join(report.tournament_told(room, found, language())))


def _readings(
    room: Any,
    words: tuple[str, ...],
    many: int | None,
    run: LabRun,
    level: int,
    also: tuple[str, ...],
    output: Path | None,
) -> None:
    from regalia import players
    from regalia.lab import readings
    from regalia.lab.weighing_text import PLAYING
    from regalia.terminal.progress_bars import counted

    options = read_options(room, words)
    readings.readings(room, options, also)  # refused before anything is compiled
    run.prepare(room, list(players.needs(players.named(str(level)), room)))
    given = (level, many or readings.GAMES, run.seed, also, run.staff, run.kept)
    with counted(PLAYING.told(language())) as tick:
        found = readings.measure(room, options, *given, tick)
    numbers = run.as_json or (output is not None and output.suffix == ".json")
    table = "\n".join(readings.lines(room, found, language())) + "\n"
    _written(output, readings.as_json(found) if numbers else table)


def _written(output: Path | None, text: str) -> None:
    """Write a text to a file, or print it."""
    if output is None:
        click.echo(text, nl=False)
        return
    try:
        output.write_text(text, "utf-8")
    except OSError as problem:
        raise bad_file(output, of_system(problem)) from None


def _with_armies(name: str | None) -> Any:
    """The game that is named, or the first that has armies."""
    if name is not None:
        return games.room(name)
    rooms = [games.room(each) for each in games.names()]
    return next((room for room in rooms if room.weighing is not None), rooms[0])
