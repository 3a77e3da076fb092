"""Makes the pages and pictures of the games from their rooms, and the picture of the house.

    .venv/bin/python docs/make.py [FOLDER]        (default: docs)

A test checks that what is committed is what this makes.
"""

import re
import sys
from pathlib import Path

import house  # beside this file

from regalia import games, research
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.core.tensor import FACED, OPEN, OWN, SEATS
from regalia.terminal.language import choose
from regalia.terminal.pages import picture_of, play_on, story_lines

HERE = Path(__file__).parent
choose("en")
LATER = {"study": (3, 4), "gambit": (60, 3), "battles": (60, 2), "ur": (41, 4), "twelve": (11, 3)}
SEVERAL = (20, 1)  # nodes to play at random before the picture, and the seed: for other rooms


def make(folder: Path) -> None:
    (folder / "games").mkdir(parents=True, exist_ok=True)
    (folder / "pictures").mkdir(exist_ok=True)
    (folder / "pictures" / "house.svg").write_text(house.picture() + "\n", "utf-8")
    (folder / "research-sizes.md").write_text(sizes(), "utf-8")
    for name in games.names():
        room = games.room(name)
        (folder / "pictures" / f"{name}.svg").write_text(picture(room) + "\n", "utf-8")
        (folder / "games" / f"{name}.md").write_text(page(room), "utf-8")


def picture(room: Room) -> str:
    """A game under way, as the first player sees it."""
    game = Game(room)
    nodes, seed = LATER.get(room.card.id, SEVERAL)
    play_on(game, nodes, seed)
    return picture_of(game, 0)


def page(room: Room) -> str:
    card = room.card
    seats = " or ".join(map(str, card.seats))
    game = Game(room)
    play_on(game, 14, 1)
    rules = room.rules_page().split("\n", 1)[1].strip()
    rules = re.sub(r"^!\[.*\]\(picture:.*\)\n\n", "", rules, flags=re.M)  # the page's own show them
    lines = [
        f"<!-- made by docs/make.py from src/regalia/games/{card.id}; do not edit here -->",
        f"# {card.name}",
        "",
        f"![{card.name}, a game under way](../pictures/{card.id}.svg)",
        "",
        f"{card.about} {room.words().say('how-to-play')}",
        "",
        f"- **Players**: {seats}. **Minutes**: {card.minutes}.",
        f"- **Play it**: `regalia play {card.id}`. **Id**: `{card.id}`, rules version "
        f"{card.rules_version}, rule numbers {card.prefix}-1 and so on.",
        f"- **Source**: {'; '.join(card.sources)}.",
        "",
        "## Options",
        "",
    ]
    if card.options:
        lines += ["| option | values | |", "|---|---|---|"]
        for option in card.options:
            values = option.choices().replace("|", "\\|")
            lines.append(f"| `{option.name}` | {values} | {option.about} |")
    else:
        lines.append("None.")
    lines += ["", "## How it reads", "", "The beginning of a random game:", "", "```text"]
    lines += [*story_lines(game), "```", "", "## The rules, numbered", "", demoted(rules)]
    return "\n".join(lines) + "\n"


WHOSE = {
    OPEN: "open to all",
    SEATS: "a row for each seat, the own one first",
    FACED: "open to all, as it lies before the seat",
    OWN: "the seat's own",
}


def sizes() -> str:
    """How every game looks as numbers, with its usual options."""
    lines = [
        "<!-- made by docs/make.py from every room's tensor.py; do not edit here -->",
        "# The sizes of every game",
        "",
        "Indexes of actions, and how many numbers an observation has, with the usual options; the",
        "parts of an observation in their order. [Environments for research](research.md) tells",
        "what they are for; `research.shape(game, **options)` gives the same for other options.",
        "",
        "| game | seats | indexes | numbers |",
        "|---|---:|---:|---:|",
    ]
    numbered = [name for name in games.names() if games.room(name).tensor]
    for name in numbered:
        shape = research.shape(name)
        lines.append(f"| {name} | {shape.seats} | {shape.actions:,} | {shape.width:,} |")
    for name in numbered:
        lines += ["", f"## {games.room(name).card.name}", "", "| part | from | shape | |"]
        lines.append("|---|---:|---|---|")
        for part, there in research.shape(name).parts.items():
            shown = " × ".join(map(str, there.shape))
            lines.append(f"| `{part}` | {there.place.start} | {shown} | {WHOSE[there.whose]} |")
    return "\n".join(lines) + "\n"


def demoted(markdown: str) -> str:
    return "\n".join(f"#{line}" if line.startswith("#") else line for line in markdown.split("\n"))


if __name__ == "__main__":
    make(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE)
