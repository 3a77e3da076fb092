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
from regalia.core.card import as_word
from regalia.core.contract import CHANCE, SPECTATOR
from regalia.core.errors import RegaliaError
from regalia.core.room import Room
from regalia.terminal.language import language, says, tell

if TYPE_CHECKING:
    from regalia.core.game import Game
    from regalia.core.record import Record
    from regalia.core.scene import Scene


def start_page() -> None:
    console = Console()
    table = Table.grid(padding=(0, 2))
    for name in games.names():
        room = games.room(name)
        say, ends = room.words(language()).say, (min(room.card.seats), max(room.card.seats))
        seats = "–".join(dict.fromkeys(map(str, ends)))
        facts = tell("start-facts", seats=seats, minutes=room.card.minutes)
        table.add_row(
            Text(name, style="bold cyan"),
            Text.assemble((say("name"), "bold"), f"  {facts}\n", say("about")),
        )
    console.print(Panel(table, title="[bold]Regalia[/]", subtitle=tell("start-title"), padding=1))
    console.print(f"  {tell('start-page')}", highlight=False)
    besides = Table.grid(padding=(0, 2))
    for command, given, about in (
        ("regalia play", " GAME", "start-play"),
        ("regalia rules", " GAME", "start-rules"),
        ("regalia games", "", "start-games"),
        ("regalia --help", "", "start-help"),
    ):
        besides.add_row("", Text.assemble((command, "bold"), given), tell(about))
    console.print(besides)
    here = tell("start-folder", command="python3 run.py play GAME")
    console.print(f"\n  {here}", highlight=False, markup=False)


def games_page() -> None:
    console = Console(highlight=False, markup=False)
    for name in games.names():
        room = games.room(name)
        words, card = room.words(language()), room.card
        seats = ", ".join(map(str, card.seats))
        console.print(Text.assemble((name, "bold cyan"), "  ", (words.say("name"), "bold")))
        console.print(f"    {words.say('about')}")
        console.print(f"    {tell('game-facts', seats=seats, minutes=card.minutes)}")
        for option in card.options:
            value = {"default": as_word(option.default), "choices": option.choices()}
            facts, about = tell("option-facts", **value), f"option-{option.name}-about"
            told = words.say(about) if words.has(about) else option.about
            console.print(f"    -o {option.name}={facts}   {told}")
        console.print()


def rules_page(room: Room, number: str | None) -> None:
    page = f"{room.rules_page(language())}\n{room.facts(language())}"
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
    from regalia.core.flat import flat
    from regalia.core.svg import svg

    return svg(flat(scene_of(game, seat, names_of(game))), game.room.looks)


def scene_of(game: "Game", seat: int, names: list[str]) -> "Scene":
    say = game.room.words(language()).say
    return game.room.drawn(game.params, game.view(seat), say, names)


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


def story_lines(game: "Game", names: list[str] | None = None, eyes: int | None = None) -> list[str]:
    """Everything that was played, as text and as a sentence, to a seat; None: to somebody who may
    know it all."""
    from regalia.table.story import sentence

    room, names = game.room, names or names_of(game)
    lines = []
    for number, (s, event) in enumerate(zip(game.states, game.events), 1):
        seen = [room.view.seen(game.params, s, event.action, seat) for seat in range(game.seats)]
        knowing = next(seat for seat, text in enumerate(seen) if "?" not in text)
        reader = knowing if eyes is None else eyes
        text = event.text if eyes is None else room.view.seen(game.params, s, event.action, eyes)
        told, _ = sentence(game, number - 1, reader, language(), names)
        lines.append(f"{number:4}  {text:24} {told}")
    return lines


def story_page(told: "Record", pictures: bool) -> None:
    """The finished or running game of a record, told from its beginning; what a seat saved, as
    that seat knows it."""
    from regalia.core.concluded import points
    from regalia.table import replaying
    from regalia.table.endings import ended
    from regalia.table.fitting import opened
    from regalia.terminal.drawing import Drawing, draw

    console, (game, eyes) = Console(), opened(told, games.room)
    room, names = game.room, replaying.names_of(told, game, language())
    say = room.words(language()).say
    console.print(Text(say("name"), style="bold"))
    left_by = replaying.traces(game, names, language())
    by = SPECTATOR if eyes is None else eyes

    def picture(number: int) -> Drawing:
        seen = replaying.seen(told, game, number, names, language(), eyes=by, left_by=left_by)
        return draw(seen, room.looks, console.width)

    for number, line in enumerate(story_lines(game, names, eyes), 1):
        console.print(line, highlight=False, markup=False)
        if pictures:
            console.print(picture(number))
    console.print(picture(len(game.events)))
    result = points(told, game)
    if result is None:
        console.print(tell("goes-on"))
    else:
        reason = replaying.reason(told, game, names, language())
        console.print(ended(result, names, reason, language()), highlight=False, markup=False)
