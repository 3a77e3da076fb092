"""`regalia solve GAME`: what each room that has `command.py` makes of it."""

from contextlib import AbstractContextManager
from functools import cache

import click

from regalia import games
from regalia.core.contract import Tick
from regalia.core.errors import Spoken
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.terminal.arguments import begun
from regalia.terminal.command_group import CommandGroup
from regalia.terminal.language import language, tell


class Terminal:
    """The command line, as a room's command sees it (`regalia.core.contract.Shell`)."""

    def begun(self, room: Room, words: tuple[str, ...], position: str | None) -> Game:
        return begun(room, words, position)

    def names(self, game: Game) -> list[str]:
        from regalia.terminal.pages import names_of

        return names_of(game)

    def story(self, game: Game) -> list[str]:
        from regalia.terminal.pages import story_lines

        return story_lines(game)

    def tell(self, spoken: Spoken) -> str:
        return spoken.told(language())

    def agreed(self, question: Spoken) -> bool:
        asked = tell("yes-or-no", question=question)
        answer: str = click.prompt(asked, default="", show_default=False, prompt_suffix="")
        return not answer.casefold().startswith("n")

    def counted(self, what: str, of: str = "") -> AbstractContextManager[Tick]:
        from regalia.terminal.progress_bars import counted

        return counted(what, of)


@cache
def _command(name: str) -> click.Command | None:
    part = games.room(name).command
    return part.solve(Terminal()) if part else None


class Solvers(CommandGroup):
    """A command for each game that can be solved, made when it is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [name for name in games.names() if _command(name)]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return _command(cmd_name) if cmd_name in games.names() else None


@click.group(cls=Solvers)
def solve() -> None:
    """Exact solutions."""
