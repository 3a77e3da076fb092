"""What the command prints of exact solutions."""

from contextlib import ExitStack
from pathlib import Path

import click

from regalia import games
from regalia.core.game import Game
from regalia.games.study import solve as study
from regalia.games.twelve import solve as twelve
from regalia.terminal.pages import names_of, story_lines
from regalia.terminal.progress import Tick, counted


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


def forced_wins(game: Game, plies: int, processes: int, memory: int) -> None:
    """For each player, the fewest plies of a forced win, or that there is none."""
    for seat, name in enumerate(names_of(game)):
        for depth in range(1, plies + 1):
            with counted(f"{name}, {depth} plies", of="first actions") as tick:
                proof = twelve.prove(game, seat, depth, tick, processes, memory)
            if proof.wins:
                begins = f", beginning with {' or '.join(proof.first)}" if proof.first else ""
                click.echo(f"{name} wins by force within {depth} plies{begins}.")
                break
        else:
            click.echo(
                f"{name} has no forced win within {plies} plies ({proof.visits:,} looked at)."
            )


def ur_solved(
    pieces: int,
    folder: Path,
    device: str,
    bits: int,
    tolerance: float,
    extremes: bool,
    resume: bool,
    yes: bool,
) -> None:
    """Solve Ur, after what that takes has been said; and tell what the first player has."""
    from regalia.games.ur.solve import run
    from regalia.games.ur.solve.solving import Progress

    ticks: list[Tick] = []
    with ExitStack() as shown:

        def go() -> bool:
            going = yes or click.confirm("Begin?", default=True)
            if going:  # a bar that moved would hide the question
                ticks.append(shown.enter_context(counted("Solving", of="of the last game's bits")))
            return going

        def report(reached: Progress, last: int) -> None:
            so_far = f"sweep {reached.sweeps}, off by {reached.error:.2g} at most"
            ticks[0](reached.bits, last, f"Solving: {so_far}")

        path = run.run(
            pieces, folder, device, bits, tolerance, extremes, resume, click.echo, report, go
        )
    if path.exists():
        click.echo(f"{path}: the first player has {', '.join(map(str, run.start_value(path)))}.")
