"""What the command prints: the start page, the list of games, rules, stories, pictures."""

import re
from typing import TYPE_CHECKING

from rich.console import Console
from rich.markdown import Markdown
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from regalia import games
from regalia.core import random
from regalia.core.card import Option
from regalia.core.contract import CHANCE, SPECTATOR
from regalia.core.errors import RegaliaError
from regalia.core.room import Room
from regalia.terminal.language import language, says

if TYPE_CHECKING:
    from regalia.core.game import Game
    from regalia.core.record import Record
    from regalia.core.scene import Scene


def start_page() -> None:
    console = Console()
    table = Table.grid(padding=(0, 2))
    for name in games.names():
        card = games.room(name).card
        who = "-".join(dict.fromkeys(str(n) for n in (min(card.seats), max(card.seats))))
        table.add_row(
            Text(name, style="bold cyan"),
            Text.assemble(
                (card.name, "bold"), f"  {who} players, {card.minutes} min\n", card.about
            ),
        )
    console.print(Panel(table, title="[bold]Regalia[/]", subtitle="royal games", padding=1))
    console.print(
        "  The page opens in your browser; Ctrl-C ends it. Besides:\n"
        "  [bold]regalia play[/] GAME    play at the keyboard, together or against the computer\n"
        "  [bold]regalia rules[/] GAME   read the rules\n"
        "  [bold]regalia games[/]        all options of all games\n"
        "  [bold]regalia --help[/]       everything else\n\n"
        "  In the project's folder, [bold]python3 run.py play[/] GAME does the same.",
        highlight=False,
    )


def games_page() -> None:
    console = Console()
    for name in games.names():
        card = games.room(name).card
        seats = ", ".join(map(str, card.seats))
        console.print(Text.assemble((name, "bold cyan"), "  ", (card.name, "bold")))
        console.print(f"    {card.about}", highlight=False)
        console.print(f"    players: {seats}   minutes: {card.minutes}", highlight=False)
        for option in card.options:
            console.print(
                f"    -o {option.name}={_choices(option)}   {option.about}", highlight=False
            )
        console.print()


def _choices(option: Option) -> str:
    default = "none" if option.default is None else str(option.default)
    if isinstance(option.default, bool):
        default = default.lower()
    return f"{default} (can be {option.choices()})"


def rules_page(room: Room, number: str | None) -> None:
    page = room.rules_page(language())
    if number is not None:
        page = rule(room, number)
    Console().print(Markdown(page))


def rule(room: Room, number: str) -> str:
    """One numbered rule of a room's page, as Markdown."""
    wanted = number.upper()
    wanted = wanted if "-" in wanted else f"{room.card.prefix}-{wanted}"
    found = re.search(
        rf"^- ({re.escape(wanted)} .*?)(?=^- |^#|^$|\Z)", room.rules_page(language()), re.M | re.S
    )
    if not found:
        raise RegaliaError(says("no-rule", game=room.says("name"), number=wanted))
    return found[1].strip()


def names_of(game: "Game") -> list[str]:
    say = game.room.words(language()).say
    return [say(f"seat-{seat}") for seat in range(game.seats)]


def picture_of(game: "Game", seat: int = SPECTATOR) -> str:
    """What a seat sees, as SVG."""
    from regalia.core.svg import svg

    return svg(scene_of(game, seat, names_of(game)), game.room.looks)


def scene_of(game: "Game", seat: int, names: list[str]) -> "Scene":
    say = game.room.words(language()).say
    return game.room.scene.scene(game.params, game.view(seat), say, names)


def play_on(game: "Game", nodes: int, seed: int) -> None:
    """Go on at random, as a way to some position to look at."""
    rng = random.seeded(seed)
    for _ in range(nodes):
        if game.over:
            return
        if game.to_play == CHANCE:
            game.roll(rng)
        else:
            seat = game.players[random.below(rng, len(game.players))]
            texts = sorted(game.actions(seat))
            game.play(texts[random.below(rng, len(texts))], seat)


def story_lines(game: "Game", names: list[str] | None = None) -> list[str]:
    """Everything that was played, as text and as a sentence, for somebody who may know it all."""
    room, names = game.room, names or names_of(game)
    say = room.words(language()).say
    lines = []
    for number, (s, event) in enumerate(zip(game.states, game.events), 1):
        knowing = next(
            seat
            for seat in range(game.seats)
            if "?" not in room.view.seen(game.params, s, event.action, seat)
        )
        told = room.scene.sentence(game.params, s, event.action, knowing, say, names)
        lines.append(f"{number:4}  {event.text:24} {told}")
    return lines


def story_page(told: "Record", pictures: bool) -> None:
    """The finished or running game of a record, told from its beginning."""
    from regalia.core.record import replay
    from regalia.table import replaying
    from regalia.table.endings import ended
    from regalia.terminal.drawing import draw

    console, game = Console(), replay(told, games.room)
    room, names = game.room, replaying.names_of(told, game, language())
    say = room.words(language()).say
    console.print(Text(say("name"), style="bold"))
    for number, line in enumerate(story_lines(game, names), 1):
        console.print(line, highlight=False, markup=False)
        if pictures:
            view = room.view.view(game.params, game.states[number], SPECTATOR)
            console.print(
                draw(room.scene.scene(game.params, view, say, names), room.looks, console.width)
            )
    console.print(draw(scene_of(game, SPECTATOR, names), room.looks, console.width))
    result = replaying.points(told, game)
    if result is None:
        console.print(says("goes-on").told(language()))
    else:
        reason = replaying.reason(told, game, names, language())
        console.print(ended(result, names, reason, language()), highlight=False, markup=False)
