"""`regalia daily` and `regalia practice`: exercises at the keyboard; results stay in a file."""

import json
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click

from regalia import games
from regalia.core.data import bad_file
from regalia.core.errors import of_system
from regalia.core.folders import data_folder
from regalia.core.room import Room
from regalia.terminal.arguments import GameName, a_game
from regalia.terminal.language import Misused, language, says, tell

DAILY, PRACTICE = "daily", "practice"


@click.command()
@click.argument("room", type=GameName(), metavar="[GAME]", required=False)
def daily(room: Any) -> None:
    """Do today's exercise of a game, or see how today stands."""
    from regalia.teaching import exercises, sharing, streaks
    from regalia.terminal.learning import Doing
    from regalia.terminal.screen import standard

    now = datetime.now(UTC)
    day, kept = exercises.day_of(now), Kept()
    if room is not None:
        step = exercises.daily(room, day)
        if step is None:
            raise Misused(says("no-exercises-yet", game=room.says("name")))
        with suppress(EOFError):
            misses = Doing(step, standard()).do()
            if misses is not None:
                result = misses
                kept.change(DAILY, lambda before: streaks.noted(before, day, room.card.id, result))
    results = streaks.results_of(kept.get(DAILY), day)
    there = [name for name in games.names() if exercises.listed(games.room(name))]
    for name in there:
        told = games.room(name).says("name").told(language())
        click.echo(f"{sharing.sign(results.get(name))} {told}  (regalia daily {name})")
    row = streaks.streak(kept.get(DAILY), now)
    click.echo(tell("daily-row", days=row.days, best=row.best))
    if results:
        click.echo(sharing.line(day, there, results, row.days))


@click.command()
@a_game
@click.argument("theme", required=False)
def practice(room: Any, theme: str | None) -> None:
    """Practise a theme of a game as long as you like; what you miss comes back."""
    from regalia.teaching import exercises
    from regalia.teaching import practice as practising
    from regalia.terminal.learning import Doing
    from regalia.terminal.screen import standard

    found = exercises.listed(room)
    if found is None:
        raise Misused(says("no-exercises-yet", game=room.says("name")))
    if theme not in found.themes:
        raise Misused(says("which-theme", themes=", ".join(found.themes)))
    day, kept, name = exercises.day_of(datetime.now(UTC)), Kept(), f"{PRACTICE}.{room.card.id}"
    with suppress(EOFError):
        while (number := practising.following(found, theme, kept.get(name), day)) is not None:
            misses = Doing(found.step(number), standard()).do()
            missed = 1 if misses is None else misses
            kept.change(name, _noted(room, number, missed, day))


def _noted(room: Room, number: int, misses: int, day: int) -> Callable[[object], object]:
    from regalia.teaching import exercises, practice

    found = exercises.listed(room)
    assert found is not None
    return lambda before: practice.noted(found, before, number, misses, day)


class Kept:
    """What this user did, in a file of the user's data folder."""

    def __init__(self) -> None:
        self.all: dict[str, Any] = {}
        with suppress(OSError, RuntimeError, ValueError, RecursionError):
            found = json.loads(self._path().read_text("utf-8"))
            self.all = found if isinstance(found, dict) else {}

    def get(self, name: str) -> object:
        return self.all.get(name)

    def change(self, name: str, changed: Callable[[object], object]) -> None:
        from regalia.terminal.saved import write

        self.all[name] = changed(self.all.get(name))
        try:
            self._path().parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            write(self._path(), json.dumps(self.all))
        except OSError as problem:
            raise bad_file(self._path(), of_system(problem)) from None

    def _path(self) -> Path:
        return data_folder() / "exercises.json"
