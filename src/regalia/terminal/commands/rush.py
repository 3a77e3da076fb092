"""`regalia rush`: as many exercises as one can at the keyboard; the same word, the same ones."""

import secrets
import time
from contextlib import suppress
from typing import Any

import click

from regalia.terminal.arguments import a_game
from regalia.terminal.language import Misused, says, tell


@click.command()
@a_game
@click.option("--survival", is_flag=True, help="Without a clock, until the third miss.")
@click.option(
    "--cards", "word", metavar="WORD", help="A word of yours: whoever uses it gets the same ones."
)
def rush(room: Any, survival: bool, word: str | None) -> None:
    """Do as many exercises as you can: in three minutes, or until the third miss."""
    from regalia.teaching.exercises import rush as rushing
    from regalia.terminal.keyboard.lesson_player import LessonAttempt
    from regalia.terminal.keyboard.screen import standard

    found = rushing.offered(room)
    if found is None:
        raise Misused(says("no-rush", game=room.short_name))
    word = word or secrets.token_hex(3)
    mode = rushing.SURVIVAL if survival else rushing.MINUTES
    cards, results, begun, screen = rushing.cards(found, word), "", _now(), standard()
    missed: list[int] = []
    with suppress(EOFError):
        while not rushing.over(mode, results, len(cards), begun, _now()):
            left = rushing.left(mode, results, begun, _now())
            tally = rushing.tally(mode, results)
            screen.show(_state(mode, tally, left), "bold")
            number = cards[len(results)]
            done = LessonAttempt(found.step(number), screen).once()
            if rushing.over(mode, results, len(cards), begun, _now()):
                screen.show(tell("rush-late"), "yellow")
                break
            results += rushing.DONE if done else rushing.MISSED
            missed += [] if done else [number]
    tally = rushing.tally(mode, results)
    told = {"score": tally.score, "misses": tally.misses, "longest": tally.longest}
    click.echo(tell("rush-result", **told))
    click.echo(tell("rush-same", command=_command(room, survival, word)))
    with suppress(EOFError):
        for number in missed:
            screen.show(tell("rush-again"), "bold")
            LessonAttempt(found.step(number), screen).do()


def _state(mode: str, tally: Any, left: int | None) -> str:
    from regalia.teaching.exercises.rush import LIVES

    if left is None:
        return tell("rush-lives", score=tally.score, lives=LIVES - tally.misses)
    return tell("rush-time", score=tally.score, seconds=left // 1000)


def _command(room: Any, survival: bool, word: str) -> str:
    return f"regalia rush {room.card.id} {'--survival ' if survival else ''}--cards {word}"


def _now() -> int:
    """Milliseconds, by a clock that nobody sets."""
    return int(time.monotonic() * 1000)
