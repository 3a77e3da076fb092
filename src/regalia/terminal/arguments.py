"""Arguments that several commands share: a game, its options, a position, a file."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from regalia import games
from regalia.core.card import as_word
from regalia.core.data import bad_file
from regalia.core.errors import of_system
from regalia.terminal.language import Misused, says

if TYPE_CHECKING:
    from regalia.core.game import Game


class GameName(click.ParamType[Any]):
    name = "game"

    def convert(self, value: Any, param: Any, ctx: Any) -> Any:
        return games.room(value)  # or UnknownGame, told in the person's language

    def shell_complete(self, ctx: Any, param: Any, incomplete: str) -> list[Any]:
        from click.shell_completion import CompletionItem

        return [CompletionItem(name) for name in games.names() if name.startswith(incomplete)]


# Whether a file is there, and of the right kind, is seen (and told) when it is opened.
FILE = click.Path(path_type=Path, readable=False)
a_game = click.argument("room", type=GameName(), metavar="GAME")


def with_options(command: Callable[..., Any]) -> Callable[..., Any]:
    return click.option(
        "-o",
        "--option",
        "words",
        multiple=True,
        metavar="NAME=VALUE",
        help="An option of the game, as `regalia games` lists them; may be repeated.",
    )(command)


def read_options(room: Any, words: tuple[str, ...]) -> dict[str, Any]:
    known = {option.name: option for option in room.card.options}
    found = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise Misused(says("option-form", form="NAME=VALUE", given=repr(word)))
        found[name] = known[name].read_word(value) if name in known else value
    return dict(room.card.read(found))


def proposed(room: Any, words: tuple[str, ...]) -> tuple[str, ...]:
    """The options as typed, and behind them what the game proposes to people who name no other."""
    named, options = {word.partition("=")[0] for word in words}, read_options(room, words)
    return words + tuple(
        f"{option.name}={as_word(option.proposed)}"
        for option in room.card.options
        if option.proposed is not None
        and option.name not in named
        and (option.where is None or options[option.where[0]] == option.where[1])
        and (option.unless is None or options[option.unless[0]] != option.unless[1])
    )


def begun(room: Any, words: tuple[str, ...], position: str | None) -> "Game":
    """A game with the options and position of the command line."""
    from regalia.core.game import Game

    place: Any = position
    if position is not None and position.lstrip().startswith("{"):
        try:
            place = json.loads(position)
        except json.JSONDecodeError as problem:
            where = {"line": str(problem.lineno), "column": str(problem.colno)}
            raise Misused(says("position-json", **where)) from None
        except (ValueError, RecursionError):  # numbers of thousands of digits, lists without end
            raise Misused(says("position-deep")) from None
    return Game(room, read_options(room, words), place)


def read_file(path: str) -> str:
    try:
        return sys.stdin.read() if path == "-" else Path(path).read_text("utf-8")
    except OSError as problem:
        raise bad_file(path, of_system(problem)) from None
    except UnicodeDecodeError:
        raise bad_file(path, says("file-utf8")) from None
