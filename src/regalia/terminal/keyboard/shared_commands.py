"""Commands that a game at the keyboard and one with a real box have in common."""

from collections.abc import Callable
from pathlib import Path

from rich.markdown import Markdown

from regalia.core.card import Options
from regalia.core.contract import Say
from regalia.core.errors import RegaliaError, of_system
from regalia.core.room import Room
from regalia.core.table_rules import rules_at_table
from regalia.terminal.keyboard.screen import Screen
from regalia.terminal.language import language
from regalia.terminal.pages import rule
from regalia.terminal.user_file import write


def refuse(screen: Screen, say: Say, problem: RegaliaError) -> None:
    """Tell a reason, with the number of the rule behind it."""
    reason = problem.told(language())
    if problem.rule:
        reason = say("refused-by-rule", reason=reason, rule=problem.rule)
    screen.show(reason, "yellow")


def show_rules(screen: Screen, say: Say, room: Room, options: Options, number: str) -> None:
    """Show one rule of a game with these options, or all of them."""
    try:
        page = (
            rule(room, number, options)
            if number
            else rules_at_table(room, options, language(), facts=False)
        )
        screen.show(Markdown(page))
    except RegaliaError as problem:
        refuse(screen, say, problem)


def save_record(screen: Screen, say: Say, name: str, record: Callable[[], str]) -> bool:
    """Write a record into a new file, and tell what came of it; whether it is there."""
    path = Path(name).expanduser()
    if not name:
        screen.show(say("record-needs-file"))
    elif path.exists():
        screen.show(say("record-exists", file=str(path)))
    else:
        try:
            write(path, record())
        except OSError as problem:
            why = of_system(problem).told(language())
            screen.show(say("record-failed", file=str(path), why=why))
        else:
            screen.show(say("record-saved", file=str(path)))
            return True
    return False
