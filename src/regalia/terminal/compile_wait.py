"""The first wait on a machine, for machine code: in words, and with a bar for how far it is."""

from collections.abc import Callable, Sequence
from types import ModuleType

import click

from regalia.core.room import Room
from regalia.fast import warm
from regalia.terminal.language import tell
from regalia.terminal.progress_bars import counted


def _aside(words: str) -> None:
    click.echo(words, err=True)


def prepared(
    room: Room, kernels: Sequence[ModuleType], say: Callable[[str], None] = _aside
) -> None:
    """Wait until the kernels are compiled: mostly no time at all."""
    if warm.coming(room, kernels):
        say(tell("compiling"))
        with counted(tell("compiling-rules")) as tick:
            warm.wait(room, kernels, tick)
