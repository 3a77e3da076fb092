"""`regalia solve ur`: the value of every position."""

from contextlib import ExitStack
from pathlib import Path

import click

from regalia.core.contract import Shell, Tick
from regalia.core.errors import Spoken
from regalia.games.ur.solve import run
from regalia.games.ur.solve.solving import Progress
from regalia.games.ur.text import says


def solve(shell: Shell) -> click.Command:
    @click.command(epilog="\b\nExamples:\n  regalia solve ur --pieces 4 --folder tables")
    @click.option("--pieces", type=click.IntRange(4, 7), default=7, help="Pieces a side.")
    @click.option(
        "--folder",
        type=click.Path(path_type=Path, readable=False),
        default=Path(),
        help="For its files.",
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
        folder: Path,
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

            path = run.run(
                pieces, folder, device, bits, tolerance, extremes, resume, say, report, go
            )
        if path.exists():
            values = ", ".join(map(str, run.start_value(path)))
            click.echo(shell.tell(says("solve-start", file=str(path), values=values)))

    return command
