"""The table at the keyboard: people who share it, the computer, chance, and who may see what.

Between the turns of two people a curtain hides what only one of them may see.  The game is kept
in a file after every action, so that nothing is lost however it is left.
"""

import json
from collections.abc import MutableSequence, Sequence
from pathlib import Path
from typing import Any

from rich.markdown import Markdown

from regalia import games, players
from regalia.core import random, record
from regalia.core.card import Options
from regalia.core.contract import CHANCE, SPECTATOR
from regalia.core.errors import BadRecord, RegaliaError
from regalia.core.game import Event, Game
from regalia.core.room import Room
from regalia.terminal.choices import Choice, Choices
from regalia.terminal.language import language
from regalia.terminal.pages import names_of, rule
from regalia.terminal.saved import Saved, write
from regalia.terminal.screen import Screen, standard
from regalia.terminal.showing import Showing

PERSON = "person"
ROLLED, TYPED = "rolled", "typed"


class Left(Exception):
    """Somebody left the table; `kept`: the game is to be gone on with later."""

    def __init__(self, kept: bool) -> None:
        self.kept = kept


def play(
    room: Room,
    options: Options | None = None,
    seats: Sequence[str] = (),
    names: Sequence[str] | None = None,
    seed: int | None = None,
    dice: str = ROLLED,
    position: Any = None,
    screen: Screen | None = None,
) -> Game:
    """Play a game at the keyboard, and give it back as it was left.

    For each seat `seats` says `person` or a computer player's name (all persons, if left out);
    with dice `typed` the people roll and draw themselves, and type what came.
    """
    game = Game(room, options, position)
    seats = list(seats) or [PERSON] * game.seats
    for given in (seats, names or seats):
        if len(given) != game.seats:
            raise RegaliaError(f"{room.card.name} has {game.seats} seats here, not {len(given)}")
    return Table(game, seats, names, seed, dice, screen or standard()).run()


def resume(file: Path, seed: int | None = None, screen: Screen | None = None) -> Game:
    """Go on with a game that was left, or with any record of one."""
    try:
        read = record.read(file.read_text("utf-8"))
    except UnicodeDecodeError:
        raise BadRecord(f"{file} is not UTF-8 text") from None
    except OSError as problem:
        raise BadRecord(f"{file}: {problem.strerror}") from None
    game = record.replay(read, games.room)
    seats = read.tags.get("Seats", "").split()
    try:
        names = json.loads(read.tags.get("Names", "null"))
    except (ValueError, RecursionError):
        names = None
    if len(seats) != game.seats:
        seats = [PERSON] * game.seats
    if not isinstance(names, list) or len(names) != game.seats:
        names = None
    dice = TYPED if read.tags.get("Dice") == TYPED else ROLLED
    return Table(game, seats, names, seed, dice, screen or standard(), file).run()


class Table:
    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        names: Sequence[str] | None,
        seed: int | None,
        dice: str,
        screen: Screen,
        file: Path | None = None,
    ) -> None:
        self.game, self.seats, self.screen = game, list(seats), screen
        self.agents = {name: players.player(name) for name in self.seats if name != PERSON}
        self.people = [seat for seat, name in enumerate(self.seats) if name == PERSON]
        self.names = [_printable(str(name)) for name in names] if names else names_of(game)
        self.typed = dice == TYPED
        self.rng: MutableSequence[int] = (
            random.unpredictable() if seed is None else random.seeded(seed)
        )
        self.saved = Saved(game.room.card.id, file)
        self.showing = Showing(game, self.names, screen)
        self.say, self.message = self.showing.say, self.showing.message
        self.looking: int | None = None  # who saw the screen last
        self.known: dict[int, int] = {}  # how much had happened when each person last looked
        self.note = ""  # something to say when the screen is next drawn
        self.secret = False

    # ---------------------------------------------------------------------------- the game

    def run(self) -> Game:
        kept = True
        try:
            self._ready()
            while not self.game.over:
                self._go_on()
                if self.people:
                    self._keep()
            kept = False
            self._end()
        except Left as left:
            kept = kept and left.kept
        except (EOFError, KeyboardInterrupt):
            self.screen.show()
        finally:
            self.screen.come_back()
            self._leave(kept and bool(self.game.events))
        return self.game

    def _go_on(self) -> None:
        """One action or outcome; or some are taken back."""
        game = self.game
        if game.to_play == CHANCE:
            if self.typed and self.people:
                self._ask(SPECTATOR)
            else:
                game.roll(self.rng)
        elif people := [seat for seat in game.players if seat in self.people]:
            self._ask(people[0] if len(people) == 1 else SPECTATOR)
        else:
            self._think()
        if not self.people:
            self.showing.story(SPECTATOR, len(game.events) - 1)

    def _think(self) -> None:
        """The computer acts; in a race, one of its seats."""
        game = self.game
        seats = [seat for seat in game.players if seat not in self.people]
        agents = {seat: self.agents[self.seats[seat]] for seat in seats}
        if not self._ready():
            self.message("compiling")
        seat, decision = players.first_to_act(game, agents, dict.fromkeys(seats, self.rng))
        game.play(decision.text, seat)

    def _ready(self) -> bool:
        """Whether the computer can think; if it has to prepare itself, it begins to."""
        ready = [
            agent.ready(self.game.room)
            for agent in self.agents.values()
            if isinstance(agent, players.Levelled)
        ]
        return all(ready)

    def _keep(self) -> None:
        worked = not self.saved.problem
        self.saved.keep(self._record())
        if worked and self.saved.problem:
            self.note = self.say("not-kept", why=self.saved.problem)

    def _record(self) -> str:
        tags = {"Seats": " ".join(self.seats), "Names": json.dumps(self.names)}
        if self.typed:
            tags["Dice"] = TYPED
        return record.write(self.game, tags=tags)

    def _leave(self, kept: bool) -> None:
        """Say where the game is kept; or, where it need not be, forget it."""
        if not kept:
            self.saved.forget()
        elif self.saved.path is not None and not self.saved.problem:
            self.message("kept")
            self.screen.show(self.say("kept-resume", file=str(self.saved.path)), whole=True)
        else:
            self.message("not-kept", why=self.saved.problem)

    def _end(self) -> None:
        self.screen.clear()
        self.screen.come_back()
        self.showing.ending()
        self.message("after-end")
        while typed := self.screen.ask(self.say("prompt-end")):
            if not self._command(typed, SPECTATOR, Choices([])):
                self.screen.show(self.showing.game_say("over", reason=self.showing.reason()))

    # ------------------------------------------------------------------------- one person

    def _ask(self, seat: int) -> None:
        """Let somebody see what is theirs to see, and choose; SPECTATOR: whoever likes."""
        self._curtain(seat)
        game, choices = self.game, self._choices()
        self.screen.clear()
        self.showing.page(seat, self.known.get(seat, 0), choices)
        if len(game.players) > len(self.people) > 0:
            self.message("or-wait")
        if self.note:
            self.screen.show(self.note)
            self.note = ""
        before = len(game.events)
        while len(game.events) == before:
            typed = self.screen.ask(self.showing.prompt(seat), [c.shown for c in choices.all])
            if typed and not self._command(typed, seat, choices):
                self._act(typed, seat, choices)
        self.known[seat] = len(game.events)

    def _curtain(self, seat: int) -> None:
        """Between two people, where there is something that only one of them may see."""
        changed, self.looking = seat != self.looking, seat
        if not (changed and len(self.people) > 1 and self.screen.interactive and self._secrets()):
            return
        who = self.names[seat] if seat >= 0 else self.say("referee")
        self.screen.step_aside()
        self.screen.clear()
        self.message("curtain", who=who)
        self.screen.ask(self.say("curtain-enter", who=who))

    def _secrets(self) -> bool:
        """Does somebody know what not everybody knows?  (Once so, always so.)"""

        def known(seat: int) -> dict[str, Any]:
            return {**self.game.view(seat), "seat": None}

        self.secret = (
            self.secret
            or any("?" in text for text in self.game.seen(SPECTATOR))
            or any(known(seat) != known(SPECTATOR) for seat in range(self.game.seats))
        )
        return self.secret

    def _choices(self) -> Choices:
        game = self.game
        if game.to_play == CHANCE:
            return Choices([Choice(CHANCE, text, text) for text in game.chances()])
        people = [seat for seat in game.players if seat in self.people]
        return Choices(
            [
                Choice(seat, text, f"{seat + 1} {text}" if len(people) > 1 else text)
                for seat in people
                for text in game.actions(seat)
            ]
        )

    def _act(self, typed: str, seat: int, choices: Choices) -> None:
        """Play what was typed: an action, its number, or as much of it as is needed."""
        found = self._meant(typed, choices)
        if len(found) > 1:
            self.message("which", typed=typed)
            self.screen.show(self.showing.columns(found, choices))
        elif found:
            self._try(found[0].text, found[0].seat)
        elif typed.isdecimal():
            self.message("no-such-number", number=typed, last=len(choices.all))
        elif len(self.game.players) > 1:
            self._race(typed, seat, choices)
        else:
            self._try(typed, seat)

    def _meant(self, typed: str, choices: Choices) -> list[Choice]:
        if exact := choices.exact(typed):
            return [exact]
        if typed.isdecimal():
            return [choice for choice in choices.all if str(choices.number(choice)) == typed]
        if self.game.room.text.readable(self.game.params, typed) is not None:
            return []  # meant as it stands, though it is not legal now
        return choices.beginning_with(typed)

    def _race(self, typed: str, seat: int, choices: Choices) -> None:
        """An action that is not legal, where each seat may act."""
        who, _, text = typed.partition(" ")
        if who in (str(seat + 1) for seat in self.people) and text:
            self._try(text.strip(), int(who) - 1)
        elif seat >= 0:
            self._try(typed, seat)
        else:
            self.message("say-seat-first", example=choices.all[0].shown)

    def _try(self, text: str, seat: int) -> None:
        try:
            self.game.play(text, seat if seat >= 0 else None)
        except RegaliaError as problem:
            self._refuse(problem)

    def _refuse(self, problem: RegaliaError) -> None:
        reason = problem.told(self.showing.game_words)
        if problem.rule:
            self.message("refused-by-rule", "yellow", reason=reason, rule=problem.rule)
        else:
            self.screen.show(reason, "yellow")

    # ----------------------------------------------------------------------------- commands

    def _command(self, typed: str, seat: int, choices: Choices) -> bool:
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
        elif command == "rules":
            self._rules(rest)
        elif command == "record":
            self._save(rest)
        elif command == "undo":
            self._undo()
        elif command == "wait":
            self._wait()
        elif command == "quit":
            asked = self.game.events and not self.game.over
            answer = self.screen.ask(self.say("quit-question")) if asked else "n"
            raise Left(not answer.casefold().startswith("n"))
        else:
            return False
        return True

    def _rules(self, number: str) -> None:
        room = self.game.room
        try:
            self.screen.show(
                Markdown(rule(room, number) if number else room.rules_page(language()))
            )
        except RegaliaError as problem:
            self._refuse(problem)

    def _save(self, name: str) -> None:
        path = Path(name).expanduser()
        if not name:
            self.message("record-needs-file")
        elif path.exists():
            self.message("record-exists", file=str(path))
        else:
            try:
                write(path, self._record())
            except OSError as problem:
                self.message("record-failed", file=str(path), why=problem.strerror or str(problem))
            else:
                self.message("record-saved", file=str(path))
                if self._secrets() and not self.game.over:
                    self.message("record-tells-all")

    def _undo(self) -> None:
        """Take back as far as the last choice that somebody here made."""
        game = self.game
        ours = [number for number, event in enumerate(game.events) if self._ours(event)]
        if not ours or game.over:
            self.message("nothing-to-undo")
            return
        taken = game.seen(SPECTATOR)[ours[-1] :]
        for _ in taken:
            game.undo()
        self.note = self.say("undone", count=len(taken), texts=" ".join(taken))

    def _ours(self, event: Event) -> bool:
        return event.seat in self.people or (self.typed and event.seat == CHANCE)

    def _wait(self) -> None:
        if any(seat not in self.people for seat in self.game.players):
            self._think()
        else:
            self.message("nobody-to-wait-for")


def _printable(name: str) -> str:
    """A name from outside, without signs that would steer the terminal."""
    return "".join(sign for sign in name if sign.isprintable())[:40] or "?"
