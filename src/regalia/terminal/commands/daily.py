"""`regalia daily` and `regalia practice`: exercises at the keyboard; results stay in a file."""

from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

import click

from regalia import games
from regalia.core.room import Room
from regalia.terminal.arguments import GameName, a_game
from regalia.terminal.language import Misused, language, says, tell
from regalia.terminal.user_file import EXERCISES, UserFile

DAILY, PRACTICE = "daily", "practice"


@click.command()
@click.argument("room", type=GameName(), metavar="[GAME]", required=False)
def daily(room: Any) -> None:
    """Do today's exercise of a game, or see how today stands."""
    from regalia.teaching.exercises import exercise_lists, result_card, streaks
    from regalia.terminal.keyboard.lesson_player import LessonAttempt
    from regalia.terminal.keyboard.screen import standard

    now = datetime.now(UTC)
    day, kept = exercise_lists.day_of(now), UserFile(EXERCISES)
    if room is not None:
        step = exercise_lists.daily(room, day)
        if step is None:
            raise Misused(says("no-exercises-yet", game=room.short_name))
        with suppress(EOFError):
            misses = LessonAttempt(step, standard()).do()
            if misses is not None:
                result = misses
                kept.change(DAILY, lambda before: streaks.noted(before, day, room.card.id, result))
    results = streaks.results_of(kept.get(DAILY), day)
    there = [name for name in games.names() if exercise_lists.listed(games.room(name))]
    for name in there:
        told = games.room(name).says("name").told(language())
        click.echo(f"{result_card.sign(results.get(name))} {told}  (regalia daily {name})")
    row = streaks.streak(kept.get(DAILY), now)
    click.echo(tell("daily-row", days=row.days, best=row.best))
    if results:
        click.echo(result_card.line(day, there, results, row.days))


@click.command()
@a_game
@click.argument("theme", required=False)
def practice(room: Any, theme: str | None) -> None:
    """Practise a theme of a game as long as you like; what you miss comes back."""
    from regalia.teaching.exercises import exercise_lists
    from regalia.teaching.exercises import practice as practising
    from regalia.terminal.keyboard.lesson_player import LessonAttempt
    from regalia.terminal.keyboard.screen import standard

    found = exercise_lists.listed(room)
    if found is None:
        raise Misused(says("no-exercises-yet", game=room.short_name))
    if theme not in found.themes:
        raise Misused(says("which-theme", themes=", ".join(found.themes)))
    day, kept, name = (
        exercise_lists.day_of(datetime.now(UTC)),
        UserFile(EXERCISES),
        f"{PRACTICE}.{room.card.id}",
    )
    with suppress(EOFError):
        while (number := practising.following(found, theme, kept.get(name), day)) is not None:
            misses = LessonAttempt(found.step(number), standard()).do()
            missed = 1 if misses is None else misses
            kept.change(name, _noted(room, number, missed, day))


def _noted(room: Room, number: int, misses: int, day: int) -> Callable[[object], object]:
    from regalia.teaching.exercises import exercise_lists, practice

    found = exercise_lists.listed(room)
    assert found is not None
    return lambda before: practice.noted(found, before, number, misses, day)
