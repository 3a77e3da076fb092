"""`regalia new-room`, `derive-room` and `check-room`: games of one's own."""

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import click

from regalia import games
from regalia.core.extras import needs
from regalia.core.room import Room
from regalia.core.safe_path import child_environment
from regalia.terminal.language import Misused, says, tell
from regalia.terminal.new_room import Wanted, is_taken, write

TOOLS = ("pytest", "mypy", "ruff")
SEATS = re.compile(r"([1-4])(?:-([1-4]))?")


@click.command(name="new-room")
@click.argument("name")
@click.option("--seats", default="2", show_default=True, help="How many play: 2, or 2-4.")
@click.option("--dice", is_flag=True, help="Who is to play rolls a die.")
@click.option("--hands", is_flag=True, help="Everybody has cards that the others do not see.")
@click.option("--grid", is_flag=True, help="The squares lie in rows, not in a ring.")
@click.option(
    "--into",
    type=click.Path(path_type=Path, file_okay=False),
    help="The folder of rooms to write it into; else a package of its own is made here.",
)
def new_room(name: str, seats: str, dice: bool, hands: bool, grid: bool, into: Path | None) -> None:
    """Write a small game that runs and passes every check, to be changed into yours."""
    found = SEATS.fullmatch(seats)
    if not re.fullmatch(r"[a-z]{3,20}", name) or not found:
        raise Misused(says("room-name", name=name, seats=seats))
    fewest, most = int(found[1]), int(found[2] or found[1])
    if fewest > most or name in games.names():
        raise Misused(says("room-name", name=name, seats=seats))
    if is_taken(name):
        raise Misused(says("room-taken", name=name))
    folder = into or Path(f"{name}-room")
    if (folder / name).exists():
        raise Misused(says("room-there", folder=str(folder / name)))
    wanted = Wanted(name, tuple(range(fewest, most + 1)), dice, hands, grid)
    write(wanted, folder, package=into is None)
    click.echo(tell("room-made", folder=str(folder / name)))


def _not_installed(name: str) -> Path | None:
    """The folder of a room, as it is given or where `new-room` put it; None: it is a game's id."""
    if name in games.names():
        return None
    folders = (Path(name), Path(f"{name}-room", name))
    return next((folder for folder in folders if (folder / "card.py").exists()), None)


@click.command(name="derive-room")
@click.argument("name")
def derive_room(name: str) -> None:
    """Write derived.py from the fields that a room's rules declare.

    NAME is a game's id, the folder of a room that is not installed, or the name of one that
    `new-room` made here.
    """
    with needs("kit"):
        import_module("ruff")
    if folder := _not_installed(name):
        sys.path.insert(0, str(folder.resolve().parent))
        room = Room(folder.resolve().name)
    else:
        room = games.room(name)
    deriving = import_module("regalia.kit.deriving")  # a part of the kit, which may be missing
    if not deriving.declared(room):
        raise Misused(says("room-undeclared", name=name))
    (room.folder / "derived.py").write_text(deriving.derived(room), "utf-8")
    click.echo(tell("room-derived", file=str(room.folder / "derived.py")))


@click.command(name="check-room")
@click.argument("name")
@click.option("--compiled", is_flag=True, help="Compile its rules, too, and compare.")
def check_room(name: str, compiled: bool) -> None:
    """Check a room: names, style, types, texts and the tests of the kit.

    NAME is a game's id, the folder of a room that is not installed, or the name of one that
    `new-room` made here.
    """
    with needs("kit"):
        for tool in TOOLS:
            import_module(tool)
    folder = _not_installed(name)
    if folder is None:
        games.room(name)  # or there is none, which is told
    words = [str(folder or name), *(["--compiled"] if compiled else [])]
    command = [sys.executable, "-m", "regalia.kit", *words]
    done = subprocess.run(command, env=child_environment(), check=False)
    if done.returncode:
        sys.exit(done.returncode)
