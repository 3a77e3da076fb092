"""A room to begin with: a small game that runs and passes every check, from a template.

A line of the template that ends in `#? dice -hands` is for rooms with dice and without hands; other
lines are for all.  Tests make every kind and check it.
"""

import keyword
import re
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from regalia import games

TEMPLATE = Path(__file__).parent / "template"
ONLY = re.compile(r"  #\? ([a-z -]+)$")
SPOKEN = ("", "One", "Two", "Three", "Four")
SIDES = ("red", "blue", "green", "yellow")
OF_RULES = ("CARD", "DRAW", "EACH", "HAND", "MOVE", "NUMBERS", "OVER", "ROLL", "SQUARES", "STAY")
WIDEST = 100  # characters of a line
SIGNATURE = re.compile(r"^(def \w+\()(.+)(\) -> .+:)$", re.M)
IMPORTED = re.compile(r"^from \S+ import (.+)$", re.M)
PROJECT = """[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "NAME-room"
version = "0.1.0"
dependencies = ["regalia"]

[project.entry-points."regalia.rooms"]
NAME = "NAME"

[tool.hatch.build.targets.wheel]
packages = ["NAME"]
"""


class Wanted(NamedTuple):
    """The room to be made."""

    name: str
    seats: tuple[int, ...]
    dice: bool
    hands: bool
    grid: bool = False

    def has(self, tag: str) -> bool:
        flags = {
            "dice": self.dice,
            "hands": self.hands,
            "grid": self.grid,
            "chance": self.dice or self.hands,
            "several": len(self.seats) > 1,
        }
        return not flags[tag[1:]] if tag.startswith("-") else flags[tag]


def is_taken(name: str) -> bool:
    """Tell if a room, or the class of its states, would hide something of that name: a word of
    Python, a module that can be imported, or what the template itself imports."""
    kind = name.capitalize()
    if keyword.iskeyword(name) or keyword.iskeyword(kind) or name in sys.stdlib_module_names:
        return True
    there = find_spec(name)
    return bool(there and there.origin) or kind in taken_by_template()


def taken_by_template() -> set[str]:
    """The names that files of the template import."""
    sources = (path.read_text("utf-8") for path in TEMPLATE.rglob("*.py.txt"))
    lines = (line for source in sources for line in IMPORTED.findall(source))
    return {name for line in lines for name in re.findall(r"\w+", line)}


def write(wanted: Wanted, folder: Path, package: bool) -> None:
    """Write the room into a folder, with what makes it a package to be installed, if it is one."""
    for path in sorted(TEMPLATE.rglob("*.txt")):
        if path.name in ("secrets.py.txt", "derived.py.txt") and not wanted.hands:
            continue
        name = path.relative_to(TEMPLATE).as_posix().removesuffix(".txt")
        name = name.replace("words-", "words/").replace("race", wanted.name)
        file = folder / wanted.name / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(filled(path.read_text("utf-8"), wanted), "utf-8")
    if package:
        (folder / "pyproject.toml").write_text(PROJECT.replace("NAME", wanted.name), "utf-8")


def filled(text: str, wanted: Wanted) -> str:
    """A file of the template for a room."""
    lines = []
    for line in text.splitlines():
        only = ONLY.search(line)
        if not only or all(map(wanted.has, only[1].split())):
            lines.append(ONLY.sub("", line))
    made = "\n".join(lines) + "\n"
    made = re.sub(r"\n([;.,])", r"\1", made)  # a sentence goes on
    made = re.sub(r"\n{4,}", "\n\n\n", made).replace("\n\n\n\n", "\n\n\n").rstrip() + "\n"
    for word, value in values(wanted).items():
        made = made.replace(f"{{{word}}}", value)
    made = made.replace("{imports}", imports(made))
    named = {"Race": wanted.name.capitalize(), "race": wanted.name, "RACE": wanted.name.upper()}
    named["RC"] = prefix(wanted.name)
    made = re.sub(r"\b(Race|race|RACE|RC)\b", lambda found: named[found[1]], made)
    return SIGNATURE.sub(lambda found: wrapped(*found.groups()), made)


def wrapped(head: str, arguments: str, tail: str) -> str:
    """The first line of a function; three, if the name of the room makes it too long for one."""
    line = head + arguments + tail
    return line if len(line) <= WIDEST else f"{head}\n    {arguments}\n{tail}"


def values(wanted: Wanted) -> dict[str, str]:
    """Values for the words in braces of the template."""
    fewest, most = wanted.seats[0], wanted.seats[-1]
    players = SPOKEN[fewest] if fewest == most else f"{SPOKEN[fewest]} to {SPOKEN[most].lower()}"
    words = [f"seat-{seat} = {SIDES[seat].title()}" for seat in range(most)]
    words += [f"side-{seat} = {SIDES[seat]}" for seat in range(most)]
    if wanted.has("several"):
        words += [f"value-players-{seats} = {SPOKEN[seats].lower()}" for seats in wanted.seats]
    return {
        "players": players,
        "seats": repr(wanted.seats),
        "fewest": str(fewest),
        "second": str(1 % fewest),
        "seat_words": "\n".join(words),
        "example": position(wanted, 3),
        "moving": position(wanted, 0),
        "near": position(wanted, 11),
        "at": "5" if wanted.dice else "4",
        "after": "6" if wanted.dice else "5",
    }


def position(wanted: Wanted, place: int) -> str:
    """The first player is to move, and so many squares from the start."""
    fewest = wanted.seats[0]
    words = ["move 0", "/".join([str(place), *["0"] * (fewest - 1)])]
    words += ["4"] * wanted.dice
    words += ["/".join(["123", *["456"] * (fewest - 1)]), "0"] * wanted.hands
    return " ".join(words)


def imports(text: str) -> str:
    """The import line for names that a module takes from the rules."""
    body = text.partition("{imports}")[2]
    names = [name for name in (*OF_RULES, "Race") if re.search(rf"\b{name}\b", body)]
    line = f"from .rules import {', '.join(names)}"
    if len(line) <= WIDEST:
        return line
    return "from .rules import (\n" + "".join(f"    {name},\n" for name in names) + ")"


def prefix(name: str) -> str:
    """Two letters for the numbers of its rules, which no other game has."""
    taken = {games.room(other).card.prefix for other in games.names()}
    letters = (f"{name[0]}{other}".upper() for other in f"{name[1:]}xyz")
    return next(two for two in letters if two not in taken)
