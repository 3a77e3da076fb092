"""`regalia solve ur`: the value of every position."""

from contextlib import ExitStack
from pathlib import Path

import click

from regalia.core.contract import Shell, Tick
from regalia.core.errors import RegaliaError, Spoken
from regalia.core.folders import data_folder
from regalia.games.ur.solve import run
from regalia.games.ur.solve.solving import Progress
from regalia.games.ur.text import says


def solve(shell: Shell) -> click.Command:
    @click.command(
        epilog="\b\nExamples:\n  regalia solve ur --pieces 4 --folder tables"
        "\n  regalia solve ur --pieces 3 --goal 2 --install"
    )
    @click.option("--pieces", type=click.IntRange(1, 7), default=7, help="Pieces a side.")
    @click.option("--goal", type=click.IntRange(1, 4), default=4, help="Rosettes that win (UR-21).")
    @click.option("--install", is_flag=True, help="For level 10, reviews and exercises.")
    @click.option(
        "--folder",
        type=click.Path(path_type=Path, readable=False),
        help="For its files; here, if left out, or with --install in the user's data folder.",
    )
    @click.option("--device", type=click.Choice(["auto", "gpu", "cpu"]), default="auto")
    @click.option(
        "--bits", type=click.IntRange(1, 20), default=12, help="Called off once in 2^bits."
    )
    @click.option("--tolerance", type=float, default=1e-3, help="The error that is allowed.")
    @click.option("--extremes", is_flag=True, help="Endless play lost and won, not one half.")
    @click.option("--resume/--anew", default=True, help="Go on from a checkpoint, or begin anew.")
    @click.option("--yes", is_flag=True, help="Begin without being asked.")
    def command(
        pieces: int,
        goal: int,
        install: bool,
        folder: Path | None,
        device: str,
        bits: int,
        tolerance: float,
        extremes: bool,
        resume: bool,
        yes: bool,
    ) -> None:
        """Compute the value of every position of Ur, with a bound on the error.

        docs/ur-solved.md tells what the numbers mean.
        """
        ticks: list[Tick] = []
        if install and extremes:
            raise RegaliaError(says("install-extremes"))
        where = folder or (data_folder() if install else Path())
        with ExitStack() as shown:

            def go() -> bool:
                going = yes or shell.agreed(says("solve-begin"))
                if going:  # a bar that moved would hide the question
                    what, of = shell.tell(says("solve-bar")), shell.tell(says("solve-bar-of"))
                    ticks.append(shown.enter_context(shell.counted(what, of)))
                return going

            def report(reached: Progress, last: int) -> None:
                so_far = {"sweep": reached.sweeps, "error": f"{reached.error:.2g}"}
                ticks[0](reached.bits, last, shell.tell(says("solve-so-far", **so_far)))

            def say(spoken: Spoken) -> None:
                click.echo(shell.tell(spoken))

            folder = where / "making" if install else where
            path = run.run(
                pieces, folder, device, bits, tolerance, extremes, resume, say, report, go, goal
            )
        if path.exists():
            values = ", ".join(map(str, run.start_value(path)))
            if install:
                path = run.install(path)
                say(says("solve-installed"))
            click.echo(shell.tell(says("solve-start", file=str(path), values=values)))

    return command
