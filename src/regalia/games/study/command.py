"""`regalia solve study`: challenges, and all distances between positions."""

from pathlib import Path

import click

from regalia import games
from regalia.core.contract import Shell
from regalia.core.data import bad_file
from regalia.core.errors import RegaliaError, of_system
from regalia.core.game import Game
from regalia.games.study import solve as exact
from regalia.games.study.positions import says

EXAMPLES = """\b
Examples:
  regalia solve study N.Q/.BK/R.. RQ./.BK/..N
  regalia solve study N.Q/.BK/R.. RQ./.BK/..N K.B/Q.R/.N. --level 3
  regalia solve study --all --level 2 --output distances.npy"""


def solve(shell: Shell) -> click.Command:
    @click.command(epilog=EXAMPLES)
    @click.argument("start", metavar="[FROM]", required=False)
    @click.argument("cards", metavar="[CARD]...", nargs=-1)
    @click.option("--level", type=click.IntRange(1, 3), default=1, help="What the cards may do.")
    @click.option(
        "--turning",
        type=click.Choice(["either", "one"]),
        default="either",
        help="Which of two cards may be turned: either, each time anew, or one.",
    )
    @click.option("--all", "whole", is_flag=True, help="All distances from positions to cards.")
    @click.option(
        "--output", type=click.Path(readable=False), help="With --all: a NumPy file for them."
    )
    def command(
        start: str | None,
        cards: tuple[str, ...],
        level: int,
        turning: str,
        whole: bool,
        output: str | None,
    ) -> None:
        """The fewest moves from a position to one card, or to two (the bonus challenge).

        Positions are written rank by rank from the top: N.Q/.BK/R..
        """
        if whole:
            all_distances(shell, output, level)
        elif start is None or not cards:
            raise RegaliaError(says("challenge-form"))
        else:
            challenge(shell, start, cards, level, turning)

    return command


def challenge(shell: Shell, start: str, cards: tuple[str, ...], level: int, turning: str) -> None:
    """The least plan for a challenge, in texts and in words."""
    found = exact.solve_challenge(start, cards, level, turning)
    if found.distance == 0:
        click.echo(shell.tell(says("solved-already")))
        return
    given = {"distance": found.distance, "level": level, "plans": found.plans}
    click.echo(shell.tell(says("solved-plans", **given)))
    options = {"mode": "solo", "level": level, "bonus": len(cards) == 2, "turning": turning}
    options["deck"] = [start, *cards]
    game = Game(games.room("study"), options)
    for text in (*(f"card:{card}" for card in (start, *cards)), *found.plan):
        game.play(text)
    for number, line in enumerate(shell.story(game)[1 + len(cards) :], 1):
        click.echo(f"{number:4}{line[4:]}")


def all_distances(shell: Shell, output: str | None, level: int) -> None:
    """Count the pairs of a position and a card by their distance, and write the whole table to a
    file."""
    import numpy as np

    what, of = shell.tell(says("solving-all")), shell.tell(says("solving-all-of"))
    with shell.counted(what, of) as tick:
        table = exact.all_distances(tick, level)
    if output is not None:
        try:
            with Path(output).open("wb") as file:
                np.save(file, table)
        except OSError as problem:
            raise bad_file(output, of_system(problem)) from None
    for far, pairs in enumerate(np.bincount(table.ravel())):
        click.echo(f"{far:3} {pairs:12,}")
