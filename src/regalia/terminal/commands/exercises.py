"""`regalia exercises`: making the lists that ship, and grading them."""

import os
from pathlib import Path
from typing import Any

import click

from regalia.terminal.arguments import FILE, a_game
from regalia.terminal.command_group import CommandGroup
from regalia.terminal.language import tell


@click.group(cls=CommandGroup)
def exercises() -> None:
    """Exercises: make more of them and grade them, for whoever works on a game."""


@exercises.command()
@a_game
@click.option("--file", type=FILE, help="Where they are kept meanwhile; else GAME.jsonl.gz.")
@click.option("--count", type=click.IntRange(1, 100_000), default=1_100, help="How many in all.")
@click.option("--processes", type=click.IntRange(1, 256), default=os.cpu_count() or 1)
@click.option("--seconds", type=click.FloatRange(1), help="Stop after so long; it can go on later.")
def make(room: Any, file: Path | None, count: int, processes: int, seconds: float | None) -> None:
    """Find exercises, prove and grade them; a file that is there is gone on with."""
    from regalia.teaching.exercises import generation
    from regalia.terminal.progress_bars import counted

    file = file or Path(f"{room.card.id}.jsonl.gz")
    with counted(tell("making-exercises", game=room.short_name)) as tick:
        found = generation.make(room, file, count, processes, seconds, tick)
    click.echo(tell("exercises-made", count=found, file=str(file)))


@exercises.command()
@a_game
@click.argument("file", type=FILE)
def add(room: Any, file: Path) -> None:
    """Put exercises that were made at the end of a game's list."""
    from regalia.teaching.exercises import generation

    click.echo(tell("exercises-listed", count=generation.ship(room, generation.read(file))))


@exercises.command()
@a_game
def grade(room: Any) -> None:
    """Grade a game's list anew, by the levels of today; nothing else of it changes."""
    from regalia.teaching.exercises import generation
    from regalia.terminal.progress_bars import counted

    with counted(tell("grading-exercises", game=room.short_name)) as tick:
        changed = generation.grade_anew(room, tick)
    click.echo(tell("exercises-graded", count=changed))
