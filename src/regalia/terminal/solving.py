"""`regalia solve`: exact solutions."""

from pathlib import Path
from typing import Any

import click

from regalia import games
from regalia.terminal.arguments import begun
from regalia.terminal.group import Commands


@click.group(cls=Commands)
def solve() -> None:
    """Exact solutions."""


@solve.command(name="study")
@click.argument("start", metavar="[FROM]", required=False)
@click.argument("cards", metavar="[CARD]...", nargs=-1)
@click.option("--level", type=click.IntRange(1, 3), default=1, help="What the cards may do.")
@click.option("--all", "whole", is_flag=True, help="All distances between positions, at level 1.")
@click.option(
    "--output", type=click.Path(dir_okay=False), help="With --all: a NumPy file for them."
)
def solve_study(
    start: str | None, cards: tuple[str, ...], level: int, whole: bool, output: str | None
) -> None:
    """The fewest moves from a position to one card, or to two (the bonus challenge).

    Positions are written rank by rank from the top: N.Q/.BK/R..
    """
    from regalia.terminal import solutions

    if whole:
        solutions.all_distances(output)
    elif start is None or not cards:
        raise click.UsageError("a challenge is a position and one card, or two")
    else:
        solutions.challenge(start, cards, level)


@solve.command(name="twelve")
@click.option("--plies", type=click.IntRange(1, 40), default=8, help="How far to look.")
@click.option("--position", help="Where to begin; the start if left out.")
@click.option("--processes", type=click.IntRange(1, 256), default=1, help="At work.")
@click.option("--memory", type=click.IntRange(1, 100_000), default=100, help="MB of each.")
def solve_twelve(plies: int, position: str | None, processes: int, memory: int) -> None:
    """Prove whether a player of Twelve-Card Chess can force a win within so many plies."""
    from regalia.terminal import solutions

    solutions.forced_wins(begun(games.room("twelve"), (), position), plies, processes, memory)


@solve.command(name="ur")
@click.option("--pieces", type=click.IntRange(4, 7), default=7, help="Pieces a side.")
@click.option("--folder", type=click.Path(path_type=Path), default=Path(), help="For its files.")
@click.option("--device", type=click.Choice(["auto", "gpu", "cpu"]), default="auto")
@click.option("--bits", type=click.IntRange(1, 20), default=12, help="Called off once in 2^bits.")
@click.option("--tolerance", type=float, default=1e-3, help="The error that is allowed.")
@click.option("--extremes", is_flag=True, help="Endless play lost and won, instead of one half.")
@click.option("--resume/--anew", default=True, help="Go on from a checkpoint, or begin anew.")
@click.option("--yes", is_flag=True, help="Begin without being asked.")
def solve_ur(**asked: Any) -> None:
    """Compute the value of every position of Ur, with a bound on the error (docs/ur-solved.md)."""
    from regalia.terminal import solutions

    solutions.ur_solved(**asked)
