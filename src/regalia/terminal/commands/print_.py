"""`regalia print`: things of a game to cut out, forms to write on, and rules, as a PDF."""

from pathlib import Path
from typing import Any

import click

from regalia.core.data import bad_file
from regalia.core.errors import of_system
from regalia.terminal.arguments import FILE, a_game, read_options, with_options
from regalia.terminal.language import language, tell


@click.command(name="print")
@a_game
@click.argument("wanted", nargs=-1, metavar="[WHAT]...")
@with_options
@click.option(
    "--fill", "filled", default="", metavar="LETTERS", help="An army that a form is filled with."
)
@click.option(
    "--paper",
    type=click.Choice(["a4", "letter"]),
    default="a4",
    show_default=True,
    help="Its size.",
)
@click.option("--output", type=FILE, help="A file; without it GAME.pdf.")
def print_(
    room: Any,
    wanted: tuple[str, ...],
    words: tuple[str, ...],
    filled: str,
    paper: str,
    output: Path | None,
) -> None:
    """Print and play: boards, cards, tokens, forms and rules, at true size.

    WHAT names parts of it, as `regalia print GAME` lists them; without it, everything.
    """
    from regalia.lab.print.print_and_play import document, names, pdf

    options = read_options(room, words)
    told = document(room, options, wanted, filled, paper, language())
    file = output or Path(f"{room.card.id}.pdf")
    try:
        file.write_bytes(pdf(told))
    except OSError as problem:
        raise bad_file(file, of_system(problem)) from None
    for name, title in names(room, options, language()).items():
        click.echo(f"{'*' if not wanted or name in wanted else ' '} {name:10} {title}")
    click.echo(tell("printed", file=str(file)))
