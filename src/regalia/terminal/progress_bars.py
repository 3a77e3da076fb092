"""A bar for every wait, on standard error, so that output can be piped."""

from collections.abc import Iterator
from contextlib import contextmanager

from regalia.core.contract import Tick


@contextmanager
def counted(what: str, of: str = "") -> Iterator[Tick]:
    """`with counted("Compiling") as tick: tick(done, total)`; shown in a terminal only.

    A tick may say what is done now."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn(of))
    console = Console(stderr=True)
    with Progress(
        *columns,
        TimeElapsedColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        task = progress.add_task(what, total=None)

        def tick(done: int, total: int, now: str = "") -> None:
            progress.update(task, completed=done, total=total, description=now or what)

        yield tick
