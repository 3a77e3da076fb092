"""What the command prints of exact solutions."""

from pathlib import Path

import click

from regalia import games
from regalia.core.game import Game
from regalia.solvers import study
from regalia.terminal.pages import story_lines
from regalia.terminal.progress import counted


def challenge(start: str, cards: tuple[str, ...], level: int) -> None:
    """The least plan for a challenge of the Study, in texts and in words."""
    found = study.solve_challenge(start, cards, level)
    if found.distance == 0:
        click.echo("Complete already: nothing is to be done.")
        return
    plans = "the only least plan" if found.plans == 1 else f"one of {found.plans} least plans"
    click.echo(f"{found.distance} at least, at level {level}; {plans}:")
    options = {"mode": "solo", "level": level, "bonus": len(cards) == 2, "deck": [start, *cards]}
    game = Game(games.room("study"), options)
    for text in (*(f"card:{card}" for card in (start, *cards)), *found.plan):
        game.play(text)
    for number, line in enumerate(story_lines(game)[1 + len(cards) :], 1):
        click.echo(f"{number:4}{line[4:]}")


def all_distances(output: str | None) -> None:
    """How many pairs of positions are how far apart, and the whole table as a file."""
    import numpy as np

    with counted("All distances", of="positions") as tick:
        table = study.all_distances(tick)
    if output is not None:
        try:
            with Path(output).open("wb") as file:
                np.save(file, table)
        except OSError as problem:
            raise click.ClickException(f"{output}: {problem.strerror}") from None
    for far, pairs in enumerate(np.bincount(table.ravel())):
        click.echo(f"{far:3} {pairs:12,}")
