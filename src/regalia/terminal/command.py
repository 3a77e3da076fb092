"""The `regalia` command."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from regalia import __version__, games
from regalia.core.errors import RegaliaError
from regalia.core.words import LANGUAGES
from regalia.terminal.hosting import serve
from regalia.terminal.language import choose

if TYPE_CHECKING:
    from regalia.core.game import Game

USUAL = "level3"  # who plays against you, if you do not say

EXAMPLES = {
    "games": "regalia games",
    "rules": "regalia rules ur\nregalia rules ur UR-13",
    "play": "regalia play ur\nregalia play study -o mode=solo -o level=2\n"
    "regalia play gambit -o players=3 --seat me --seat Ann --seat level4",
    "engine": """echo '{"op": "hello"}' | regalia engine""",
    "perft": "regalia perft twelve 3\nregalia perft ur 5 --position '0...../1......./...... 0'",
    "replay": "regalia replay game.txt\nregalia replay game.txt --pictures",
    "verify": "regalia verify game.txt",
    "picture": "regalia picture ur > ur.svg\n"
    "regalia picture twelve 'wK(0,0) bK(0,1) w:QRBNP b:QRBNP x: e:wb w' --output twelve.svg",
    "warm-up": "regalia warm-up\nregalia warm-up ur twelve",
    "study": "regalia solve study N.Q/.BK/R.. RQ./.BK/..N\n"
    "regalia solve study N.Q/.BK/R.. RQ./.BK/..N K.B/Q.R/.N. --level 3\n"
    "regalia solve study --all --output distances.npy",
    "twelve": "regalia solve twelve --plies 9",
    "ur": "regalia solve ur --pieces 4 --folder tables",
    "serve": "regalia serve\nregalia serve --host 0.0.0.0 --port 8080 --no-browser",
}


class Commands(click.Group):
    """Sub-commands whose errors are told in a sentence, with examples in their help."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except RegaliaError as problem:
            rule = f" ({problem.rule})" if problem.rule else ""
            raise click.ClickException(f"{problem.message}{rule}") from None
        except BrokenPipeError:  # whoever read our output has gone
            sys.stderr.close()
            ctx.exit(1)

    def add_command(self, command: click.Command, name: str | None = None) -> None:
        if example := EXAMPLES.get(command.name or ""):
            indented = "\n".join(f"  {line}" for line in example.splitlines())
            command.epilog = f"\b\nExamples:\n{indented}"
        super().add_command(command, name)


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, prog_name="Regalia")
@click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    help="Of games and rules; the system's, if it is one of these, or English.",
)
@click.pass_context
def main(ctx: click.Context, language: str | None) -> None:
    """Five royal tabletop games: play them, referee them, study them.

    Without a command: opens the page in your browser (the same as `regalia serve`).
    """
    if language is not None:
        choose(language)
    if ctx.invoked_subcommand is None:
        from regalia.terminal.pages import start_page

        start_page()
        ctx.invoke(serve)


# ------------------------------------------------------------------------- words in common


class GameName(click.ParamType[Any]):
    name = "game"

    def convert(self, value: Any, param: Any, ctx: Any) -> Any:
        try:
            return games.room(value)
        except RegaliaError as problem:
            self.fail(problem.message, param, ctx)

    def shell_complete(self, ctx: Any, param: Any, incomplete: str) -> list[Any]:
        from click.shell_completion import CompletionItem

        return [CompletionItem(name) for name in games.names() if name.startswith(incomplete)]


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
            raise click.UsageError(f"an option is written NAME=VALUE, not {word!r}")
        found[name] = known[name].read_word(value) if name in known else value
    return dict(room.card.read(found))


def begun(room: Any, words: tuple[str, ...], position: str | None) -> "Game":
    """A game with the options and position of the command line."""
    from regalia.core.game import Game

    place: Any = position
    if position is not None and position.lstrip().startswith("{"):
        try:
            place = json.loads(position)
        except (ValueError, RecursionError) as problem:
            raise click.UsageError(f"the position is no JSON object: {problem}") from None
    return Game(room, read_options(room, words), place)


def read_file(path: str) -> str:
    try:
        return sys.stdin.read() if path == "-" else Path(path).read_text("utf-8")
    except OSError as problem:
        raise click.ClickException(f"{path}: {problem.strerror}") from None
    except UnicodeDecodeError:
        raise click.ClickException(f"{path}: not UTF-8 text") from None


# -------------------------------------------------------------------------------- commands


main.add_command(serve)


@main.command(name="games")
def list_games() -> None:
    """List the games, with players, minutes and options."""
    from regalia.terminal.pages import games_page

    games_page()


@main.command()
@a_game
@click.argument("number", required=False)
def rules(room: Any, number: str | None) -> None:
    """Show a game's rules, or the rule with a NUMBER."""
    from regalia.terminal.pages import rules_page

    rules_page(room, number)


@main.command()
@click.argument("room", type=GameName(), metavar="[GAME]", required=False)
@with_options
@click.option(
    "--seat",
    "seats",
    multiple=True,
    metavar="WHO",
    help="Who sits there, from seat 0 on: a person's name, `me`, or the computer: `level1` to "
    "`level10` (or just the number), or `random`. Without any: you against `level3`.",
)
@click.option("--together", is_flag=True, help="Every seat is a person at this keyboard.")
@click.option("--position", help="Where to begin; the start if left out.")
@click.option("--seed", type=int, help="For dice, cards and computer players; else unpredictable.")
@click.option(
    "--dice",
    type=click.Choice(["rolled", "typed"]),
    default="rolled",
    help="`typed`: you roll real dice and draw real cards, and type what came.",
)
@click.option("--resume", type=click.Path(path_type=Path), help="Go on with a game that was left.")
def play(
    room: Any,
    words: tuple[str, ...],
    seats: tuple[str, ...],
    together: bool,
    position: str | None,
    seed: int | None,
    dice: str,
    resume: Path | None,
) -> None:
    """Play a game at this keyboard: together, or against the computer."""
    from regalia.terminal import table

    if resume is not None:
        table.resume(resume, seed)
        return
    if room is None:
        raise click.UsageError(f"which game? {', '.join(games.names())}")
    game = begun(room, words, position)
    kinds, names = seated(game, seats, together)
    table.play(room, game.options, kinds, names, seed, dice, game.position)


def seated(
    game: "Game", words: tuple[str, ...], together: bool
) -> tuple[list[str], list[str] | None]:
    """Who sits where: `person` or a computer player for each seat, and the people's names."""
    from regalia import players
    from regalia.terminal.pages import names_of
    from regalia.terminal.table import PERSON

    if not words:
        rest = PERSON if together else USUAL
        return [PERSON, *[rest] * (game.seats - 1)], None
    kinds = [players.name_of(word) or PERSON for word in words]
    named = [
        own if word == "me" or kind != PERSON else word
        for word, kind, own in zip(words, kinds, names_of(game))
    ]
    return kinds, named if len(words) == game.seats else list(words)


@main.command()
def engine() -> None:
    """Answer the engine protocol on standard input and output (docs/protocol.md)."""
    from regalia.terminal.engine import serve

    serve(sys.stdin.buffer, sys.stdout.buffer)


@main.command()
@a_game
@click.argument("depth", type=click.IntRange(0, 64), metavar="N")
@click.option("--position", help="Where to begin; the start if left out.")
@with_options
def perft(room: Any, depth: int, position: str | None, words: tuple[str, ...]) -> None:
    """Count the ways to play exactly N actions and chance outcomes."""
    from regalia.fast.perft import perft as count
    from regalia.terminal.progress import counted

    game = begun(room, words, position)
    with counted(f"{room.card.name}, depth {depth}") as tick:
        nodes = count(game, depth, tick)
    click.echo(nodes)


@main.command()
@click.argument("file", metavar="FILE")
@click.option("--pictures", is_flag=True, help="Draw the board after every action.")
def replay(file: str, pictures: bool) -> None:
    """Tell the game of a record, sentence by sentence (FILE - reads standard input)."""
    from regalia.core import record
    from regalia.terminal.pages import story_page

    story_page(record.replay(record.read(read_file(file)), games.room), pictures)


@main.command()
@click.argument("file", metavar="FILE")
def verify(file: str) -> None:
    """Draw all dice and cards of a record again from its seed (FILE - reads standard input)."""
    from regalia.core import record
    from regalia.table.fairness import verified

    found = verified(record.read(read_file(file)))
    if not found["ok"]:
        raise click.ClickException(found["message"])
    click.echo(found["message"])


@main.command()
@a_game
@click.argument("position", required=False)
@with_options
@click.option("--seat", type=int, default=-1, help="Whose view is drawn; else a spectator's.")
@click.option("--after", type=click.IntRange(0, 100_000), default=0, help="Play N at random first.")
@click.option("--seed", type=int, default=1, help="For --after.")
@click.option("--output", type=click.Path(dir_okay=False), help="A file; else standard output.")
def picture(
    room: Any,
    position: str | None,
    words: tuple[str, ...],
    seat: int,
    after: int,
    seed: int,
    output: str | None,
) -> None:
    """Draw a game's table as SVG: at the start, or at a POSITION."""
    from regalia.terminal.pages import picture_of, play_on

    game = begun(room, words, position)
    if not -1 <= seat < game.seats:
        raise click.UsageError(f"there is no seat {seat}: seats go from 0 to {game.seats - 1}")
    play_on(game, after, seed)
    drawn = picture_of(game, seat)
    if output is None:
        click.echo(drawn)
    else:
        try:
            Path(output).write_text(drawn + "\n", "utf-8")
        except OSError as problem:
            raise click.ClickException(f"{output}: {problem.strerror}") from None


@main.command(name="warm-up")
@click.argument("rooms", type=GameName(), nargs=-1, metavar="[GAME]...")
def warm_up(rooms: tuple[Any, ...]) -> None:
    """Compile the rules ahead, so that later nothing has to wait."""
    from regalia.fast import cache, warm
    from regalia.players.levels import engines
    from regalia.terminal.progress import counted

    if cache.home() is None:
        raise click.ClickException(
            "no cache folder can be written: set REGALIA_CACHE to one that can "
            "(without it all works, but compiles anew in each process)"
        )
    wanted = list(rooms) or [games.room(name) for name in games.names()]
    with counted("Compiling", of="games") as tick:
        warm.warm_up_all([(room, engines(room)) for room in wanted], tick)
    click.echo(f"Ready: {', '.join(room.card.name for room in wanted)}.")


@main.group(cls=Commands)
def solve() -> None:
    """Exact solutions."""


@solve.command(name="study")
@click.argument("start", metavar="[FROM]", required=False)
@click.argument("cards", metavar="[CARD]...", nargs=-1)
@click.option("--level", type=click.IntRange(1, 3), default=1, help="What the cards may do.")
@click.option("--all", "whole", is_flag=True, help="All distances between positions, at level 1.")
@click.option(
    "--output", type=click.Path(dir_okay=False), help="With --all: a NumPy file for them."
)
def solve_study(
    start: str | None, cards: tuple[str, ...], level: int, whole: bool, output: str | None
) -> None:
    """The fewest moves from a position to one card, or to two (the bonus challenge).

    Positions are written rank by rank from the top: N.Q/.BK/R..
    """
    from regalia.terminal import solutions

    if whole:
        solutions.all_distances(output)
    elif start is None or not cards:
        raise click.UsageError("a challenge is a position and one card, or two")
    else:
        solutions.challenge(start, cards, level)


@solve.command(name="twelve")
@click.option("--plies", type=click.IntRange(1, 40), default=8, help="How far to look.")
@click.option("--position", help="Where to begin; the start if left out.")
@click.option("--processes", type=click.IntRange(1, 256), default=1, help="At work.")
@click.option("--memory", type=click.IntRange(1, 100_000), default=100, help="MB of each.")
def solve_twelve(plies: int, position: str | None, processes: int, memory: int) -> None:
    """Prove whether a player of Twelve-Card Chess can force a win within so many plies."""
    from regalia.terminal import solutions

    solutions.forced_wins(begun(games.room("twelve"), (), position), plies, processes, memory)


@solve.command(name="ur")
@click.option("--pieces", type=click.IntRange(4, 7), default=7, help="Pieces a side.")
@click.option("--folder", type=click.Path(path_type=Path), default=Path(), help="For its files.")
@click.option("--device", type=click.Choice(["auto", "gpu", "cpu"]), default="auto")
@click.option("--bits", type=click.IntRange(1, 20), default=12, help="Called off once in 2^bits.")
@click.option("--tolerance", type=float, default=1e-3, help="The error that is allowed.")
@click.option("--extremes", is_flag=True, help="Endless play lost and won, instead of one half.")
@click.option("--resume/--anew", default=True, help="Go on from a checkpoint, or begin anew.")
@click.option("--yes", is_flag=True, help="Begin without being asked.")
def solve_ur(
    pieces: int,
    folder: Path,
    device: str,
    bits: int,
    tolerance: float,
    extremes: bool,
    resume: bool,
    yes: bool,
) -> None:
    """Compute the value of every position of Ur, with a bound on the error (docs/ur-solved.md)."""
    from regalia.terminal import solutions

    solutions.ur_solved(pieces, folder, device, bits, tolerance, extremes, resume, yes)
