"""`regalia research …`: matches with programs of others, and games as data."""

from collections import defaultdict
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from regalia.core.extras import needs
from regalia.terminal.arguments import FILE, a_game, read_options, with_options
from regalia.terminal.command_group import CommandGroup
from regalia.terminal.commands.lab import with_staff
from regalia.terminal.interrupt import told_to_end
from regalia.terminal.language import Misused, says, tell
from regalia.terminal.progress_bars import counted

if TYPE_CHECKING:
    from regalia.core.room import Room
    from regalia.research.matches import Contestant, MatchClock, MatchGame
    from regalia.research.ratings import Rating


@click.group(cls=CommandGroup)
def research() -> None:
    """Matches between levels and programs of others, and games as data."""


class ClockTime(click.ParamType["MatchClock"]):
    """Seconds for a game and seconds for each decision: 60 or 60+0.5."""

    name = "SECONDS[+GAIN]"

    def convert(self, value: Any, param: Any, ctx: Any) -> "MatchClock":
        from regalia.research.matches import MatchClock

        seconds, _, gain = str(value).partition("+")
        try:
            clock = MatchClock(float(seconds), float(gain or 0))
        except ValueError:
            clock = MatchClock(-1.0)
        if not (0 < clock.seconds < 1e9 and 0 <= clock.gain < 1e9):
            raise Misused(says("bad-clock", given=str(value)))
        return clock


@research.command()
@a_game
@click.argument("players", nargs=-1, required=True, metavar="PLAYER…")
@with_options
@click.option("--games", default=20, type=click.IntRange(1), help="How many games.")
@click.option("--clock", type=ClockTime(), help="Seconds a game, and more a decision: 60+0.5.")
@click.option("--seed", default=0, help="The same seed gives the same dice and cards.")
@click.option("--results", type=FILE, help="A file to which games are added, and to go on from.")
def match(
    room: "Room",
    words: tuple[str, ...],
    players: tuple[str, ...],
    games: int,
    clock: "MatchClock | None",
    seed: int,
    results: Path | None,
) -> None:
    """Let players meet: levels (level3) or programs ("node mine.mjs", see docs/engines.md)."""
    with needs("research"):
        from regalia.research.matches import Series, contestant
        from regalia.research.ratings import ratings
        from regalia.research.results import kept

    there: list[Contestant] = []
    played: list[MatchGame] = []
    with told_to_end(), ExitStack() as opened:
        for player in players:
            there.append(contestant(player, clock))
            opened.callback(there[-1].close)
        series = Series(room.card.id, there, read_options(room, words), clock, seed)
        with counted(tell("playing-games")) as tick:
            for one in kept(series, games, results):
                played.append(one)
                tick(len(played), games)
    for who, rated in zip(there, ratings(len(there), played)):
        click.echo(tell("match-line", who=who.name, **_figures(rated)))
    for (at_fault, why), games_ in _faults(played).items():
        if at_fault is None:
            click.echo(tell("match-fault", why=why, count=len(games_)))
        else:
            name = there[at_fault].name
            click.echo(tell("match-fault-by", who=name, why=why, count=len(games_)))
        if said := next((one.said for one in games_ if one.said), ""):
            click.echo("  " + tell("match-said", said=said))


@research.command()
@a_game
@with_options
@click.option(
    "--player",
    "named",
    multiple=True,
    default=("3",),
    show_default=True,
    metavar="LEVEL",
    help="1 to 10, or `random`; may be repeated: they take the seats in turn.",
)
@click.option("--games", default=100, show_default=True, type=click.IntRange(1, 100_000_000))
@click.option(
    "--chunk",
    default=16,
    show_default=True,
    type=click.IntRange(1, 100_000),
    help="Games a file; so many more are played that every file is whole.",
)
@click.option(
    "--output",
    type=FILE,
    required=True,
    metavar="FOLDER",
    help="Where the files go; the same command goes on where it ended.",
)
@with_staff
def dataset(
    room: "Room",
    words: tuple[str, ...],
    named: tuple[str, ...],
    games: int,
    chunk: int,
    output: Path,
    workers: int,
    dask: str | None,
    seed: int,
) -> None:
    """Write games of levels as Parquet: views, actions, values and seeds (docs/research.md)."""
    with needs("research"):
        from regalia.lab.workers import LabWorkers
        from regalia.research.dataset import chunks, write

    wanted = chunks(room, read_options(room, words), named, games, seed, chunk)
    with counted(tell("playing-games")) as tick:
        found = write(output, wanted, LabWorkers(workers, dask), tick)
    click.echo(tell("dataset-line", folder=str(output), **found._asdict()))


def _figures(rated: "Rating") -> dict[str, str]:
    return {
        "points": f"{rated.points:g}",
        "games": str(rated.games),
        "share": f"{100 * rated.share:.1f}",
        "low": f"{100 * rated.low:.1f}",
        "high": f"{100 * rated.high:.1f}",
        "rating": f"{rated.rating:.1f}",
        "spread": f"{rated.spread:.1f}",
    }


def _faults(played: "list[MatchGame]") -> "dict[tuple[int | None, str], list[MatchGame]]":
    """Games that the rules did not end: by whose fault, and why."""
    found: dict[tuple[int | None, str], list[MatchGame]] = defaultdict(list)
    for one in played:
        if one.fault is not None:
            found[one.seats[one.fault], one.reason].append(one)
        elif one.reason == "too-long":
            found[None, one.reason].append(one)
    return found
