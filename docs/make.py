"""Makes the pages and pictures of the games from their rooms, the page of the contract that rooms
keep, the page on where every rule comes from, and the picture of the house.

    .venv/bin/python docs/make.py [FOLDER]        (default: docs)

A test checks that what is committed is what this makes.
"""

import re
import sys
from pathlib import Path

import contract_page  # beside this file
import house
import traceability

from regalia import games, research
from regalia.core.card import Option
from regalia.core.contract.tensor import FACED, OPEN, OWN, SEATS
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.lab import readings
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
    (folder / "contract.md").write_text(contract_page.page(), "utf-8")
    (folder / "traceability.md").write_text(traceability.page(), "utf-8")
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
    card, say = room.card, room.words().say
    seats = " or ".join(map(str, card.seats))
    game = Game(room)
    play_on(game, 14, 1)
    rules = room.rules_page().split("\n", 1)[1].strip()
    rules = re.sub(r"^!\[.*\]\(picture:.*\)\n\n", "", rules, flags=re.M)  # the page's own show them
    lines = [
        f"<!-- made by docs/make.py from src/regalia/games/{card.id}; do not edit here -->",
        f"# {say('name')}",
        "",
        f"![{say('name')}, a game under way](../pictures/{card.id}.svg)",
        "",
        f"{say('about')} {say('how-to-play')}",
        "",
        f"- **Players**: {seats}. **Minutes**: {card.minutes}."
        + (f" **Ages**: {card.ages}." if card.ages else "")
        + (f" **By**: {card.credits}." if card.credits else ""),
        f"- **Play it**: `regalia play {card.id}`. **Id**: `{card.id}`, rules version "
        f"{card.rules_version}, rule numbers {card.prefix}-1 and so on.",
        f"- **Source**: {'; '.join(card.sources)}.",
        "",
        "## Options",
        "",
    ]
    house = [option for option in card.options if option.house]
    lines += options(room, [option for option in card.options if not option.house])
    lines += ["", "## House rules", "", *options(room, house)] if house else []
    lines += house_rules(room)
    lines += ["", "## How it reads", "", "The beginning of a random game:", "", "```text"]
    lines += [*story_lines(game), "```", ""]
    lines += as_numbers(card.id) if room.tensor else []
    lines += ["## The rules, numbered", "", demoted(rules)]
    return "\n".join(lines) + "\n"


def options(room: Room, listed: list[Option]) -> list[str]:
    """A table of options, with their values."""
    if not listed:
        return ["None."]
    lines = ["| option | values | |", "|---|---|---|"]
    for option in listed:
        values = option.choices().replace("|", "\\|")
        lines.append(f"| `{option.name}` | {values} | {room.says_of(option)} |")
    return lines


def house_rules(room: Room) -> list[str]:
    """Tables of what house rules change, as `regalia lab play GAME --readings` found it; those that
    were played with other options stand in files of their own."""
    name, lines = f"readings-{room.card.id}", list[str]()
    data = HERE / "data"
    for file in [*data.glob(f"{name}.json"), *sorted(data.glob(f"{name}-*.json"))]:
        found = readings.from_json(file.read_text("utf-8"))
        lines += ["", *readings.lines(room, found, "en")]
    return ["", "## What house rules change", *lines] if lines else []


WHOSE = {
    OPEN: "open to all",
    SEATS: "a row for each seat, the own one first",
    FACED: "open to all, as it lies before the seat",
    OWN: "the seat's own",
}


def as_numbers(name: str) -> list[str]:
    """The section on a game as numbers, for programs that learn, with its usual options."""
    shape = research.shape(name)
    return [
        "## As numbers",
        "",
        f"With the usual options: {shape.seats} seats, {shape.actions:,} indexes of actions, and",
        f"observations of {shape.width:,} numbers, in this order"
        " ([Environments for research](../research.md)).",
        "",
        "| part | from | shape | |",
        "|---|---:|---|---|",
        *(
            f"| `{part}` | {there.place.start} | {' × '.join(map(str, there.shape))} |"
            f" {WHOSE[there.whose]} |"
            for part, there in shape.parts.items()
        ),
        "",
    ]


def demoted(markdown: str) -> str:
    return "\n".join(f"#{line}" if line.startswith("#") else line for line in markdown.split("\n"))


if __name__ == "__main__":
    make(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE)
