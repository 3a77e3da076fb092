"""`regalia research …`: matches with programs of others."""

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from regalia.terminal.arguments import FILE, a_game, read_options, with_options
from regalia.terminal.group import Commands
from regalia.terminal.language import Misused, says, tell
from regalia.terminal.progress import counted

if TYPE_CHECKING:
    from regalia.core.room import Room
    from regalia.research.matches import Clock, Contestant, Played
    from regalia.research.ratings import Rating


@click.group(cls=Commands)
def research() -> None:
    """Play matches between levels and programs of others."""


class ClockTime(click.ParamType["Clock"]):
    """Seconds for a game and seconds for each decision: 60 or 60+0.5."""

    name = "SECONDS[+GAIN]"

    def convert(self, value: Any, param: Any, ctx: Any) -> "Clock":
        from regalia.research.matches import Clock

        seconds, _, gain = str(value).partition("+")
        try:
            clock = Clock(float(seconds), float(gain or 0))
        except ValueError:
            clock = Clock(-1.0)
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
    clock: "Clock | None",
    seed: int,
    results: Path | None,
) -> None:
    """Let players meet: levels (level3) or programs ("node mine.mjs", see docs/engines.md)."""
    from regalia.research.matches import Series, contestant
    from regalia.research.ratings import ratings
    from regalia.research.results import kept

    there: list[Contestant] = []
    played: list[Played] = []
    try:
        for player in players:
            there.append(contestant(player))
        series = Series(room.card.id, there, read_options(room, words), clock, seed)
        with counted(tell("playing-games")) as tick:
            for one in kept(series, games, results):
                played.append(one)
                tick(len(played), games)
    finally:
        for opened in there:
            opened.close()
    for who, rated in zip(there, ratings(len(there), played)):
        click.echo(tell("match-line", who=who.name, **_figures(rated)))
    for why, count in _endings(played).items():
        click.echo(tell("match-fault", why=why, count=count))


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


def _endings(played: "list[Played]") -> dict[str, int]:
    """Why games ended that the rules did not end."""
    return Counter(
        one.reason for one in played if one.fault is not None or one.reason == "too-long"
    )
