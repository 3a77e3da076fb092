"""What people at one keyboard wish of their table, and what they type besides actions."""

from collections.abc import Callable
from pathlib import Path

from rich.markdown import Markdown

from regalia import players
from regalia.core.contract import SPECTATOR
from regalia.core.errors import RegaliaError, of_system
from regalia.table import messages
from regalia.table.entries import Entry
from regalia.table.table import Table
from regalia.terminal.choices import Choices
from regalia.terminal.language import language
from regalia.terminal.pages import rule
from regalia.terminal.saved import write
from regalia.terminal.showing import Showing, now

HERE = "keyboard"  # what the table calls the one device at which all people sit


class Left(Exception):
    """Somebody left the table; `kept`: the game is to be gone on with later."""

    def __init__(self, kept: bool) -> None:
        self.kept = kept


class Wishes:
    """A table and its screen: what is wished happens, or it is said why not."""

    def __init__(self, table: Table, showing: Showing) -> None:
        self.table, self.showing, self.screen = table, showing, showing.screen
        self.say, self.message = showing.say, showing.message
        self.note = showing.solved()  # something to say when the screen is next drawn

    def send(self, message: messages.ToTable) -> bool:
        """Wish something of the table; whether it happened."""
        return self.attempt(lambda: self.table.receive(HERE, message, now()))

    def attempt(self, what: Callable[[], list[Entry]]) -> bool:
        try:
            return bool(what())
        except RegaliaError as problem:
            self.refuse(problem)
            return False

    def refuse(self, problem: RegaliaError) -> None:
        reason = problem.told(language())
        if problem.rule:
            self.message("refused-by-rule", "yellow", reason=reason, rule=problem.rule)
        else:
            self.screen.show(reason, "yellow")


class Typed:
    """Commands; `think` lets the computers act."""

    def __init__(self, wishes: Wishes, think: Callable[[], None]) -> None:
        self.wishes, self.think, self.table = wishes, think, wishes.table
        self.people = wishes.table.seats_of(HERE)
        self.showing, self.screen = wishes.showing, wishes.screen
        self.say, self.message = wishes.say, wishes.message

    def do(self, typed: str, seat: int, choices: Choices) -> bool:
        """Do what a command says; False: it is none."""
        command, _, rest = typed.partition(" ")
        rest = rest.strip()
        if choices.exact(typed):
            return False
        if command in ("?", "help"):
            self.message("help")
        elif command == "list":
            self.screen.show(self.showing.listed(choices))
        elif command == "log":
            self.showing.story(seat)
        elif command == "what":
            self.showing.facts(seat, rest)
        elif command == "rules":
            self._rules(rest)
        elif command == "record":
            self._save(rest)
        elif command == "hint":
            self._hint(seat)
        elif command == "undo":
            self._undo(seat)
        elif command == "draw":
            self._draw(seat)
        elif command == "resign":
            self._resign(seat, rest)
        elif command == "wait":
            self._wait()
        elif command == "quit":
            asked = self.table.game.events and not self.table.over
            answer = self.screen.ask(self.say("quit-question")) if asked else "n"
            raise Left(not answer.casefold().startswith("n"))
        else:
            return False
        return True

    def _rules(self, number: str) -> None:
        room = self.table.room
        try:
            self.screen.show(
                Markdown(rule(room, number) if number else room.rules_page(language()))
            )
        except RegaliaError as problem:
            self.wishes.refuse(problem)

    def _save(self, name: str) -> None:
        path = Path(name).expanduser()
        if not name:
            self.message("record-needs-file")
        elif path.exists():
            self.message("record-exists", file=str(path))
        else:
            try:
                write(path, self.table.whole_record())
            except OSError as problem:
                why = of_system(problem).told(language())
                self.message("record-failed", file=str(path), why=why)
            else:
                self.message("record-saved", file=str(path))
                if self.table.secret() and not self.table.over:
                    self.message("record-tells-all")

    def _hint(self, seat: int) -> None:
        """What the strongest computer would do in this seat."""
        try:
            asked = self.table.hint_for(HERE, seat)
        except RegaliaError as problem:
            self.wishes.refuse(problem)
            return
        player = players.of_level(asked.level)
        self.message("thinking")
        found = self.table.hint(seat, player.analyse(asked.query())[0], language())
        sentence = f"{found.sentence} {found.reason}".strip()
        self.message("hint", text=found.text, sentence=sentence)

    def _undo(self, seat: int) -> None:
        """Take back as far as the last choice that somebody here made."""
        before = self.table.game.seen(SPECTATOR)
        if self.wishes.send(messages.Undo(self._own(seat))):
            taken = before[len(self.table.game.events) :]
            self.wishes.note = self.say("undone", count=len(taken), texts=" ".join(taken))

    def _draw(self, seat: int) -> None:
        """Whose turn it is offers a draw, and the other one, at the same keyboard, answers."""
        mine = self._own(seat)
        if self.wishes.send(messages.Draw(mine)):
            name = self.table.names(language())[1 - mine]
            answer = self.screen.ask(self.say("draw-question", who=name)).strip().casefold()
            self.wishes.send(messages.Answer(mine, bool(answer) and not answer.startswith("n")))

    def _resign(self, seat: int, number: str) -> None:
        """Whose turn it is gives up; in a race, who says so: `resign 2`."""
        people = [one for one in self.people if number == str(one + 1)]
        self.wishes.send(messages.Resign(people[0] if people else self._own(seat)))

    def _own(self, seat: int) -> int:
        """A seat to speak for, where it is no one's turn at this keyboard in particular."""
        return seat if seat >= 0 or not self.people else self.people[0]

    def _wait(self) -> None:
        if self.table.thinking():
            self.think()
        else:
            self.message("nobody-to-wait-for")
