"""Commands that people at one keyboard type besides actions."""

from collections.abc import Callable

from regalia import players
from regalia.core.contract import SPECTATOR
from regalia.core.errors import RegaliaError
from regalia.table.entries import Entry
from regalia.table.messages import incoming
from regalia.table.table import Table
from regalia.terminal.keyboard.display import Display, now
from regalia.terminal.keyboard.numbered_choices import NumberedChoices
from regalia.terminal.keyboard.shared_commands import refuse, save_record, show_rules
from regalia.terminal.language import language

HERE = "keyboard"  # what the table calls the one device at which all people sit


class LeftTable(Exception):
    """The exception of a person who leaves the table; `kept`: the game is to be gone on with
    later."""

    def __init__(self, kept: bool) -> None:
        self.kept = kept


class KeyboardCommands:
    """A table and its screen: what is wished happens, or it is said why not."""

    def __init__(self, table: Table, showing: Display) -> None:
        self.table, self.showing, self.screen = table, showing, showing.screen
        self.say, self.message = showing.say, showing.message
        self.note = showing.solved()  # something to say when the screen is next drawn

    def send(self, message: incoming.ToTable) -> bool:
        """Wish something of the table; whether it happened."""
        return self.attempt(lambda: self.table.receive(HERE, message, now()))

    def attempt(self, what: Callable[[], list[Entry]]) -> bool:
        try:
            return bool(what())
        except RegaliaError as problem:
            self.refuse(problem)
            return False

    def refuse(self, problem: RegaliaError) -> None:
        refuse(self.screen, self.say, problem)


class TypedCommands:
    """Commands; `think` lets the computers act."""

    def __init__(self, wishes: KeyboardCommands, think: Callable[[], None]) -> None:
        self.wishes, self.think, self.table = wishes, think, wishes.table
        self.people = wishes.table.seats_of(HERE)
        self.showing, self.screen = wishes.showing, wishes.screen
        self.say, self.message = wishes.say, wishes.message

    def do(self, typed: str, seat: int, choices: NumberedChoices) -> bool:
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
            game = self.table.game
            show_rules(self.screen, self.say, game.room, game.options, rest)
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
            raise LeftTable(not answer.casefold().startswith("n"))
        else:
            return False
        return True

    def _save(self, name: str) -> None:
        saved = save_record(self.screen, self.say, name, self.table.whole_record)
        if saved and self.table.secret() and not self.table.over:
            self.message("record-tells-all")

    def _hint(self, seat: int) -> None:
        """Tell the choice of the strongest computer in this seat."""
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
        if self.wishes.send(incoming.Undo(self._own(seat))):
            taken = before[len(self.table.game.events) :]
            self.wishes.note = self.say("undone", count=len(taken), texts=" ".join(taken))

    def _draw(self, seat: int) -> None:
        """Offer a draw for the seat to act; the other one, at the same keyboard, answers."""
        mine = self._own(seat)
        if self.wishes.send(incoming.DrawMessage(mine)):
            name = self.table.names(language())[1 - mine]
            answer = self.screen.ask(self.say("draw-question", who=name)).strip().casefold()
            self.wishes.send(incoming.AnswerAsk(mine, bool(answer) and not answer.startswith("n")))

    def _resign(self, seat: int, number: str) -> None:
        """Resign for the seat to act; in a race, for the one that says so: `resign 2`."""
        people = [one for one in self.people if number == str(one + 1)]
        self.wishes.send(incoming.Resign(people[0] if people else self._own(seat)))

    def _own(self, seat: int) -> int:
        """A seat to speak for, where it is no one's turn at this keyboard in particular."""
        return seat if seat >= 0 or not self.people else self.people[0]

    def _wait(self) -> None:
        if self.table.thinking():
            self.think()
        else:
            self.message("nobody-to-wait-for")
