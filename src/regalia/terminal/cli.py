"""The `regalia` command."""

import re
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from regalia import __version__, games
from regalia.core.data import bad_file
from regalia.core.errors import RegaliaError, of_system
from regalia.core.words import LANGUAGES
from regalia.terminal.arguments import (
    FILE,
    GameName,
    a_game,
    begun,
    proposed,
    read_file,
    read_options,
    with_options,
)
from regalia.terminal.command_group import CommandGroup
from regalia.terminal.commands.analyse import analyse
from regalia.terminal.commands.daily import daily, practice
from regalia.terminal.commands.exercises import exercises
from regalia.terminal.commands.lab import lab
from regalia.terminal.commands.learn import learn, lessons
from regalia.terminal.commands.print_ import print_
from regalia.terminal.commands.research import research
from regalia.terminal.commands.rooms import check_room, derive_room, new_room
from regalia.terminal.commands.rush import rush
from regalia.terminal.commands.serve import serve, think
from regalia.terminal.commands.solve import solve
from regalia.terminal.language import Misused, choose, language, says, tell
from regalia.terminal.usage_errors import SpokenError

if TYPE_CHECKING:
    from regalia.core.game import Game

USUAL = "level3"  # who plays against you, if you do not say
LIKE_A_LEVEL = re.compile(r"(level)?[ -]*[0-9.]+")  # not taken for a person's name


@click.group(
    cls=CommandGroup,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, prog_name="Regalia")
@click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    is_eager=True,  # what is wrong with the words after it is told in this language
    callback=lambda ctx, param, spoken: choose(spoken),
    expose_value=False,
    help="Of games and rules; the system's, if it is one of these, or English.",
)
@click.pass_context
def main(ctx: click.Context) -> None:
    """Royal tabletop games: play them, referee them, study them.

    Without a command: opens the page in your browser (the same as `regalia serve`).
    """
    if ctx.invoked_subcommand is None:
        from regalia.terminal.pages import start_page

        start_page()
        ctx.invoke(serve)


main.add_command(serve)
main.add_command(think)
main.add_command(solve)
main.add_command(learn)
main.add_command(research)
main.add_command(lessons)
main.add_command(daily)
main.add_command(practice)
main.add_command(rush)
main.add_command(exercises)
main.add_command(lab)
main.add_command(print_)
main.add_command(analyse)
main.add_command(new_room)
main.add_command(derive_room)
main.add_command(check_room)


@main.command(name="games")
def list_games() -> None:
    """List the games, with players, minutes and options."""
    from regalia.terminal.pages import games_page

    games_page()


@main.command()
@a_game
@click.argument("number", required=False)
@with_options
def rules(room: Any, number: str | None, words: tuple[str, ...]) -> None:
    """Show a game's rules, or the rule with a NUMBER; or, by its name, try a worked example.

    With options, what is different then comes first.
    """
    from regalia.teaching.examples.worked_examples import worked_examples
    from regalia.terminal.pages import rules_page

    example = next((one for one in worked_examples(room) if one.id == number), None)
    if example is None:
        rules_page(room, number, read_options(room, words))
        return
    from regalia.terminal.keyboard.example_player import ExampleTrial
    from regalia.terminal.keyboard.screen import standard

    with suppress(EOFError):
        ExampleTrial(example, standard()).run()


@main.command()
@a_game
@click.argument("file", type=FILE, metavar="FILE")
def board(room: Any, file: Path) -> None:
    """Check the board of your own box, in a file (.toml), and show each of its sides."""
    from regalia.terminal.pages import boards_page

    boards_page(room, file)


@main.command()
@click.argument("room", type=GameName(), metavar="[GAME]", required=False)
@with_options
@click.option(
    "--against",
    metavar="LEVEL",
    help="Who plays against you: 1 to 10, or by name: Pip, Rosa, Bruno, Mira, Otto, Vera, "
    "Casimir, Ilse, Bellona, Enki; or `random`. Without it: 3, Bruno.",
)
@click.option(
    "--seat",
    "seats",
    multiple=True,
    metavar="WHO",
    help="Instead, who sits where, from seat 0 on: a person's name, `me`, or the computer: "
    "`level1` to `level10` (or just the number), or `random`.",
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
@click.option(
    "--guided",
    is_flag=True,
    help="Say what each kind of decision is about, the first time. Against level 1, if not told.",
)
@click.option(
    "--pair",
    is_flag=True,
    help="Two games, seats exchanged, whose points are added up: where points say who wins.",
)
@click.option("--resume", type=FILE, help="Go on with a game that was left.")
def play(
    room: Any,
    words: tuple[str, ...],
    against: str | None,
    seats: tuple[str, ...],
    together: bool,
    position: str | None,
    seed: int | None,
    dice: str,
    guided: bool,
    pair: bool,
    resume: Path | None,
) -> None:
    """Play a game at this keyboard: together, or against the computer."""
    from regalia.terminal.keyboard import keyboard_table
    from regalia.terminal.keyboard.first_game import WEAKEST, FirstGameGuide
    from regalia.terminal.keyboard.screen import standard

    if resume is not None:
        keyboard_table.resume(resume, seed)
        return
    if room is None:
        raise Misused(says("which-game", games=", ".join(games.names())))
    if sum(map(bool, (against is not None, seats, together))) > 1:
        raise Misused(says("who-plays"))
    game = begun(room, proposed(room, words), position)
    usual = WEAKEST if guided else USUAL
    others = None if together else usual if against is None else against
    kinds, names = seated(game, seats, others)
    screen = standard()
    guide = FirstGameGuide(room, screen) if guided else None
    keyboard_table.play(
        *(room, game.options, kinds, names, seed, dice, game.began_at, screen, guide, pair)
    )


@main.command()
@click.argument("room", type=GameName(), metavar="[GAME]", required=False)
@with_options
@click.option("--name", "names", multiple=True, metavar="NAME", help="Who plays, from seat 0 on.")
@click.option("--resume", type=FILE, help="Go on with a game that was left.")
def referee(room: Any, words: tuple[str, ...], names: tuple[str, ...], resume: Path | None) -> None:
    """Keep a game company that you play with your own box: type what everybody sees."""
    from regalia.terminal.arguments import read_options
    from regalia.terminal.keyboard import referee as keyboard

    if resume is not None:
        keyboard.resume(resume)
        return
    if room is None:
        raise Misused(says("which-game", games=", ".join(games.names())))
    keyboard.referee(room, read_options(room, words), names)


def seated(
    game: "Game", words: tuple[str, ...], others: str | None
) -> tuple[list[str], list[str] | None]:
    """Assign the seats: `person` or a computer player for each, and the names that are given.

    Without words: one person, and others such (people, too, if there is nobody named)."""
    from regalia.table.entries import PERSON

    if not words:
        rest = PERSON if others is None else computer(others, sure=True)
        return [PERSON, *[rest or PERSON] * (game.seats - 1)], None
    if len(words) != game.seats:
        raise Misused(says("seat-for-each", game=game.room.short_name, count=game.seats))
    kinds = [computer(word) or PERSON for word in words]
    named = [word if kind == PERSON and word != "me" else "" for word, kind in zip(words, kinds)]
    return kinds, named


def computer(word: str, sure: bool = False) -> str | None:
    """The computer player that a word means; None: a person's name, unless that is no answer.

    Only where it must be one, it may be called by its name: a person may be called Otto, too."""
    from regalia import players
    from regalia.table import characters

    level = characters.level_called(word) if sure else None
    name = players.name_of(f"level{level}" if level else word.casefold())
    if name is None and (sure or LIKE_A_LEVEL.fullmatch(word.casefold())):
        there = ", ".join([*players.names(), *(characters.NAMES if sure else ())])
        raise Misused(says("unknown-player", name=repr(word), players=there))
    return name


@main.command()
def engine() -> None:
    """Answer the engine protocol on standard input and output (docs/protocol.md)."""
    from regalia.terminal.engine.engine import serve

    serve(sys.stdin.buffer, sys.stdout.buffer)


@main.command()
@a_game
@click.argument("depth", type=click.IntRange(0, 64), metavar="N")
@click.option("--position", help="Where to begin; the start if left out.")
@with_options
def perft(room: Any, depth: int, position: str | None, words: tuple[str, ...]) -> None:
    """Count the ways to play exactly N actions and chance outcomes."""
    from regalia.fast.perft import perft as count
    from regalia.terminal.progress_bars import counted

    game = begun(room, words, position)
    with counted(tell("counting", game=room.short_name, depth=depth)) as tick:
        nodes = count(game, depth, tick)
    click.echo(nodes)


@main.command()
@click.argument("file", metavar="FILE")
@click.option("--pictures", is_flag=True, help="Draw the board after every action.")
def replay(file: str, pictures: bool) -> None:
    """Tell the game of a record, sentence by sentence (FILE - reads standard input)."""
    from regalia.core.game import record
    from regalia.terminal.pages import story_page

    story_page(record.read(read_file(file)), pictures)


@main.command()
@click.argument("file", metavar="FILE")
@click.option("--json", "plain", is_flag=True, help="Print everything as JSON.")
@click.option("--seed", type=int, default=1, help="Another one looks at other worlds.")
@click.option("--coach", type=int, help="The seat, from 0, that is told the game in a minute.")
def review(file: str, plain: bool, seed: int, coach: int | None) -> None:
    """Look back at a finished game: was it me, or the dice? (FILE - reads standard input)"""
    from regalia.terminal.commands.review import as_json, coach_page, review_page, reviewed

    record = read_file(file)
    found = reviewed(record, seed)
    if plain:
        click.echo(as_json(record, found))
    elif coach is not None:
        coach_page(record, found, min(max(coach, 0), found.seats - 1))
    else:
        review_page(record, found)


@main.command()
@click.argument("file", metavar="FILE")
def verify(file: str) -> None:
    """Draw all dice and cards of a record again from its seed (FILE - reads standard input)."""
    from regalia.core.game import record
    from regalia.table.fairness import verified

    found = verified(record.read(read_file(file)), language())
    if not found.ok:
        raise SpokenError(found.message)
    click.echo(found.message)


@main.command()
@a_game
@click.argument("position", required=False)
@with_options
@click.option("--seat", type=int, default=-1, help="Whose view is drawn; else a spectator's.")
@click.option("--after", type=click.IntRange(0, 100_000), default=0, help="Play N at random first.")
@click.option("--seed", type=int, default=1, help="For --after.")
@click.option("--output", type=FILE, help="A file; else standard output.")
def picture(
    room: Any,
    position: str | None,
    words: tuple[str, ...],
    seat: int,
    after: int,
    seed: int,
    output: Path | None,
) -> None:
    """Draw a game's table as SVG: at the start, or at a POSITION."""
    from regalia.terminal.pages import picture_of, play_on

    game = begun(room, words, position)
    if not -1 <= seat < game.seats:
        raise Misused(says("no-seat", seat=seat, last=game.seats - 1))
    play_on(game, after, seed)
    drawn = picture_of(game, seat)
    if output is None:
        click.echo(drawn)
    else:
        try:
            output.write_text(drawn + "\n", "utf-8")
        except OSError as problem:
            raise bad_file(output, of_system(problem)) from None


@main.command(name="warm-up")
@click.argument("rooms", type=GameName(), nargs=-1, metavar="[GAME]...")
def warm_up(rooms: tuple[Any, ...]) -> None:
    """Compile the rules ahead, so that later nothing has to wait."""
    from regalia.fast import code_cache, warm
    from regalia.lab import full_games
    from regalia.players.levels import kernels
    from regalia.terminal.progress_bars import counted

    if code_cache.home() is None:
        raise RegaliaError(says("no-cache"))
    wanted = list(rooms) or [games.room(name) for name in games.names()]
    with counted(tell("compiling-rules"), of="%") as tick:
        weighed = {room.package: [full_games] if room.weighing else [] for room in wanted}
        warm.warm_up_all([(room, kernels(room) + weighed[room.package]) for room in wanted], tick)
    names = [room.says("name").told(language()) for room in wanted]
    click.echo(tell("ready", games=", ".join(names)))
