"""What the command prints: the start page, the list of games, rules, stories, pictures."""

import re
from typing import TYPE_CHECKING, Any

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

    return svg(scene_of(game, seat), game.room.looks)


def scene_of(game: "Game", seat: int) -> Any:
    say = game.room.words(language()).say
    return game.room.scene.scene(game.params, game.view(seat), say, names_of(game))


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


def story_lines(game: "Game") -> list[str]:
    """Everything that was played, as text and as a sentence, for somebody who may know it all."""
    room, names = game.room, names_of(game)
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


def story_page(game: "Game", pictures: bool) -> None:
    """A finished or running game, told from its beginning."""
    from regalia.terminal.drawing import draw

    console, room, names = Console(), game.room, names_of(game)
    say = room.words(language()).say
    console.print(Text(room.card.name, style="bold"))
    for number, line in enumerate(story_lines(game), 1):
        console.print(line, highlight=False, markup=False)
        if pictures:
            view = room.view.view(game.params, game.states[number], SPECTATOR)
            console.print(
                draw(room.scene.scene(game.params, view, say, names), room.looks, console.width)
            )
    console.print(draw(scene_of(game, SPECTATOR), room.looks, console.width))
    if game.over:
        points = ", ".join(f"{name}: {p:g}" for name, p in zip(names, game.result))
        console.print(f"{points} ({say(f'reason-{game.reason}')})", highlight=False)
    else:
        console.print("The game goes on.")
