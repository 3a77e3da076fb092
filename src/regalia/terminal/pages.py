"""Pages that the command prints: the start page, the list of games, rules, stories, pictures."""

import re
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.markdown import Markdown
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from regalia import games
from regalia.core import random
from regalia.core.card import Options, as_word
from regalia.core.contract import CHANCE, SPECTATOR
from regalia.core.errors import RegaliaError
from regalia.core.room import Room
from regalia.core.table_rules import rules_alone, rules_at_table
from regalia.terminal.language import language, says, tell

if TYPE_CHECKING:
    from regalia.core.drawing.scene import Scene
    from regalia.core.game import Game
    from regalia.core.game.record import Record


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
        words, card, headed = room.words(language()), room.card, False
        console.print(Text.assemble((name, "bold cyan"), "  ", (words.say("name"), "bold")))
        console.print(f"    {words.say('about')}")
        console.print(f"    {room.card_line(language())}")
        for option in sorted(card.options, key=lambda one: one.house):
            if option.house and not headed:
                console.print(f"    {tell('house-rules')}")
                headed = True
            value = {"default": as_word(option.default), "choices": option.choices()}
            told = f"{tell('option-facts', **value)}   {room.says_of(option, language())}"
            console.print(f"    -o {option.name}={told}")
        console.print()


def rules_page(room: Room, number: str | None, options: Options) -> None:
    """The whole page, or one rule with the commands that try its worked examples."""
    from regalia.teaching.examples.worked_examples import worked_examples

    title, _, rest = rules_at_table(room, options, language()).partition("\n")
    page = f"{title}\n\n{room.card_line(language())}\n\n{rest}"
    if number is None:
        Console().print(Markdown(page))
        return
    Console().print(Markdown(rule(room, number, options)))
    for example in worked_examples(room):
        if example.rules[0] == rule_number(room, number):
            command = f"regalia rules {room.card.id} {example.id}"
            told = tell("title-of", title=command, text=example.sentence.told(language()))
            Console().print(told, highlight=False, markup=False)


def boards_page(room: Room, file: Path) -> None:
    """The sides of a board in a file, each as it is drawn and as options keep it."""
    from regalia.core.game import Game
    from regalia.terminal.rich_scene import draw

    own = room.own_board
    if own is None:
        raise RegaliaError(says("board-none", game=room.short_name))
    kept = room.card.read({own.OPTION: str(file)})[own.OPTION]
    sides, console = kept if isinstance(kept, list) else [kept], Console()
    for number, text in enumerate(sides, 1):
        game = Game(room, {own.OPTION: text})
        scene = scene_of(game, SPECTATOR, names_of(game))
        console.print(tell("board-side", number=number, text=text), highlight=False, markup=False)
        console.print(draw(scene, room.looks, console.width))
    console.print(
        tell("board-right", file=str(file)), highlight=False, markup=False, soft_wrap=True
    )


def rule(room: Room, number: str, options: Options) -> str:
    """One numbered rule of a room's page, as Markdown, for a game with these options."""
    wanted = rule_number(room, number)
    page = rules_alone(room, options, language())
    found = re.search(rf"^- ({re.escape(wanted)} .*?)(?=^- |^#|^$|\Z)", page, re.M | re.S)
    if not found:
        raise RegaliaError(says("no-rule", game=room.short_name, number=wanted))
    return found[1].strip()


def rule_number(room: Room, typed: str) -> str:
    """The number of a rule, however short it was typed."""
    wanted = typed.upper()
    return wanted if "-" in wanted else f"{room.card.prefix}-{wanted}"


def names_of(game: "Game") -> list[str]:
    say = game.room.words(language()).say
    return [say(f"seat-{seat}") for seat in range(game.seats)]


def picture_of(game: "Game", seat: int = SPECTATOR) -> str:
    """The picture for a seat, as SVG."""
    from regalia.core.drawing.flat import flat
    from regalia.core.drawing.svg import svg

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
    """The events that were played, as text and as a sentence, to a seat; None: to somebody who may
    know it all."""
    from regalia.core.secrets import hidden, log_text
    from regalia.table.presentation.story import sentence

    room, names = game.room, names or names_of(game)
    lines = []
    for number, (s, event) in enumerate(zip(game.states, game.events), 1):
        given = (room, game.params, s, event.action)
        knowing = next(seat for seat in range(game.seats) if not hidden(*given, seat))
        reader = knowing if eyes is None else eyes
        text = event.text if eyes is None else log_text(*given, eyes)
        told, _ = sentence(game, number - 1, reader, language(), names)
        lines.append(f"{number:4}  {text:24} {told}")
    return lines


def story_page(told: "Record", pictures: bool) -> None:
    """The finished or running game of a record, told from its beginning; what a seat saved, as
    that seat knows it."""
    from regalia.core.game.results import points
    from regalia.table.presentation.endings import ended
    from regalia.table.replay import record_steps
    from regalia.table.replay.partial_records import opened
    from regalia.terminal.rich_scene import RichScene, draw

    console, (game, eyes) = Console(), opened(told, games.room)
    room, names = game.room, record_steps.names_of(told, game, language())
    say = room.words(language()).say
    console.print(Text(say("name"), style="bold"))
    left_by = record_steps.traces(game, names, language())
    by = SPECTATOR if eyes is None else eyes

    def picture(number: int) -> RichScene:
        seen = record_steps.seen(told, game, number, names, language(), eyes=by, left_by=left_by)
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
        reason = record_steps.reason(told, game, names, language())
        console.print(ended(result, names, reason, language()), highlight=False, markup=False)
