"""The table at the keyboard: a match of `regalia.table`, for the people who share one keyboard.

Between the turns of two people a curtain hides what only one of them may see.  The game is kept
in a file after every action, so that nothing is lost however it is left.
"""

from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

from regalia import players
from regalia.core.card import Options
from regalia.core.contract import CHANCE, SPECTATOR
from regalia.core.game import Game, record
from regalia.core.room import Room
from regalia.fast import warm
from regalia.table import characters, hotseat, pairs
from regalia.table.entries import ROLLED
from regalia.table.language import Refused
from regalia.table.mechanics import rematch
from regalia.table.messages import incoming
from regalia.table.presentation.action_choices import by_number, offered
from regalia.table.presentation.table_state import Viewer
from regalia.table.table import Table
from regalia.terminal.arguments import read_file
from regalia.terminal.compile_wait import prepared
from regalia.terminal.keyboard.display import Display, now
from regalia.terminal.keyboard.first_game import FirstGameGuide
from regalia.terminal.keyboard.numbered_choices import NumberedChoice, NumberedChoices
from regalia.terminal.keyboard.saved_games import SavedGame
from regalia.terminal.keyboard.screen import Screen, standard
from regalia.terminal.keyboard.typed_commands import (
    HERE,
    KeyboardCommands,
    LeftTable,
    TypedCommands,
)
from regalia.terminal.language import language


def play(
    room: Room,
    options: Options | None = None,
    seats: Sequence[str] = (),
    names: Sequence[str] | None = None,
    seed: int | None = None,
    dice: str = ROLLED,
    position: Any = None,
    screen: Screen | None = None,
    guide: FirstGameGuide | None = None,
    pair: bool = False,
) -> Game:
    """Play a game at the keyboard, and give it back as it was left.

    For each seat `seats` says `person` or a computer player's name (all persons, if left out);
    with dice `typed` the people roll and draw themselves, and type what came.  Of a pair, the
    second game follows the first.
    """
    table = hotseat.new(
        room,
        HERE,
        now(),
        language(),
        options=options,
        seats=seats,
        names=names or (),
        seed=seed,
        dice=dice,
        position=position,
        pair=pair,
    )
    return _played(Keyboard(table, screen or standard(), guide=guide))


def resume(file: Path, seed: int | None = None, screen: Screen | None = None) -> Game:
    """Go on with a game that was left, or with any record of one."""
    told = record.read(read_file(str(file)))
    table = hotseat.from_record(told, HERE, now(), language(), seed)
    return _played(Keyboard(table, screen or standard(), file))


def _played(keyboard: "Keyboard") -> Game:
    """Play a game, and those that follow it, and give back the last as it was left."""
    game = keyboard.run()
    while keyboard.following is not None:
        keyboard = Keyboard(keyboard.following, keyboard.screen, guide=keyboard.guide)
        game = keyboard.run()
    return game


class Keyboard:
    def __init__(
        self,
        table: Table,
        screen: Screen,
        file: Path | None = None,
        guide: FirstGameGuide | None = None,
    ) -> None:
        self.table, self.screen, self.guide = table, screen, guide
        self.people = table.seats_of(HERE)
        self.saved = SavedGame(table.room.card.id, file)
        self.showing = Display(table, screen)
        self.say, self.message = self.showing.say, self.showing.message
        self.wishes = KeyboardCommands(table, self.showing)
        self.typed = TypedCommands(self.wishes, self._think)
        self.looking: int | None = None  # who saw the screen last
        self.known: dict[int, int] = {}  # how much had happened when each person last looked
        self.following: Table | None = None  # what these people play next
        pair = pairs.told(table, language())
        notes = self.wishes.note, self._opponents(), pair.told if pair else "", self._of_board()
        self.wishes.note = " ".join(filter(None, notes))

    def _opponents(self) -> str:
        """A line for each computer here: its name, its level and how it plays."""
        table = self.table
        levels = sorted(filter(None, {table.level(seat) for seat in range(table.game.seats)}))
        there = [characters.character(table.room, level, language()) for level in levels]
        return " ".join(
            self.say("opponent", name=one.name, level=one.level, about=one.about) for one in there
        )

    def _of_board(self) -> str:
        """A sentence for people who play computers on a board that these have not learned, or there
        with other rules."""
        game, own = self.table.game, self.table.room.own_board
        if own is None or not any(self.table.level(seat) for seat in range(game.seats)):
            return ""
        options = game.room.card.options
        others = [one for one in options if game.options[one.name] != one.default]
        if any(one.name == own.OPTION for one in others):
            return self.say("level-weaker")
        return self.say("level-weaker-rules") if any(one.house for one in others) else ""

    # ---------------------------------------------------------------------------- the game

    def run(self) -> Game:
        kept = True
        try:
            warm.coming(self.table.room, self._needs())  # that begins while people look around
            while not self.table.over:
                self._keep()
                self._go_on()
                self._watched()
            kept = False
            self._end()
        except LeftTable as left:
            kept = kept and left.kept
        except (EOFError, KeyboardInterrupt):
            self.screen.show()
        finally:
            self.screen.come_back()
            self._leave(kept and bool(self.table.game.events))
        return self.table.game

    def _go_on(self) -> None:
        """Go on after an action of a person or of the clock, or after something was taken back."""
        if self.table.tick(now()):
            return
        if self.table.waited_for:
            self._rest()
        elif self.table.game.to_play == CHANCE:
            self._ask(SPECTATOR)
        elif people := self._to_act():
            self._ask(people[0] if len(people) == 1 else SPECTATOR)
        else:
            self._think()

    def _rest(self) -> None:
        """Show how a challenge ended, until the people here go on."""
        if self.screen.interactive:
            self.showing.challenge_over()
            self.screen.ask(self.say("next-enter"))
        self.wishes.send(incoming.Next())

    def _watched(self) -> None:
        """Tell the actions of computers as they come, where only computers play."""
        if not self.people:
            self.showing.story(SPECTATOR, self.known.get(SPECTATOR, 0))
            self.known[SPECTATOR] = self.showing.happened()

    def _to_act(self) -> list[int]:
        """The people who may act."""
        game, computer = self.table.game, self.table.level
        return [seat for seat in game.players if seat in self.people and computer(seat) is None]

    def _think(self) -> None:
        """The computer acts; in a race, the one of its seats that thinks the shortest."""
        prepared(self.table.room, self._needs(), self.screen.show)
        asked = self.table.thinking()
        decisions = [(one, one.player().choose(one.query())) for one in asked]
        first, decision = min(decisions, key=lambda found: found[1].seconds)
        self.table.decided(first.seat, decision.text, first.n, now())

    def _needs(self) -> list[ModuleType]:
        """Kernels without which the computers here cannot think."""
        levels = {self.table.level(seat) for seat in range(self.table.game.seats)}
        found = (players.of_level(one).needs(self.table.room) for one in levels if one)
        return list({kernel for needs in found for kernel in needs})

    def _keep(self) -> None:
        if not self.people or not self.table.game.events:
            return
        worked = not self.saved.problem
        self.saved.keep(self.table.kept_record())
        if worked and self.saved.problem:
            self.wishes.note = self.say("not-kept", why=self.saved.problem)

    def _leave(self, kept: bool) -> None:
        """Say where the game is kept; or, where it need not be, forget it."""
        if not kept:
            self.saved.forget()
            return
        self._keep()
        if self.saved.path is not None and not self.saved.problem:
            self.message("kept")
            self.screen.show(self.say("kept-resume", file=str(self.saved.path)), whole=True)
        else:
            self.message("not-kept", why=self.saved.problem)

    def _end(self) -> None:
        self.screen.clear()
        self.screen.come_back()
        self.showing.ending()
        pair = pairs.told(self.table, language())
        if pair:
            self.screen.show(pair.told)
        goes_on = pair is not None and pair.goes_on
        if goes_on and not self.people:
            self.following = self.table.again(now())
            return
        self.message("after-end-pair" if goes_on else "after-end")
        while typed := self.screen.ask(self.say("prompt-end")):
            if typed == "again":
                goes_on = True
                self._wish_again()
                break
            if not self.typed.do(typed, SPECTATOR, NumberedChoices([])):
                self.wishes.refuse(Refused("over"))
        if goes_on:
            self.following = self.table.again(now())

    def _wish_again(self) -> None:
        """Wish for another game; where the loser chooses who begins, a loser who is here is
        asked."""
        chooser, first = rematch.loser(self.table), None
        if chooser is not None and chooser in self.people:
            names = self.showing.names
            given = {"who": names[chooser], "other": names[1 - chooser]}
            first = self.screen.ask(self.say("who-begins", **given)).strip() != "2"
        if self.people:
            self.wishes.send(incoming.AskRematch(first=first))

    # ------------------------------------------------------------------------- one person

    def _ask(self, seat: int) -> None:
        """Let somebody see what is theirs to see, and choose; SPECTATOR: whoever likes."""
        self._curtain(seat)
        table, choices = self.table, self._choices()
        self.screen.clear()
        self.showing.page(seat, self.known.get(seat, 0), choices)
        if table.thinking():
            self.message("or-wait")
        if self.wishes.note:
            self.screen.show(self.wishes.note)
            self.wishes.note = ""
        if self.guide:
            self.guide.tell(table.game, seat)
        before = table.changed
        while table.changed == before:
            typed = self.screen.ask(self.showing.prompt(seat), [c.shown for c in choices.all])
            in_time = not table.tick(now())
            if typed and in_time and not self.typed.do(typed, seat, choices):
                self._act(typed, seat, choices)
        self.known[seat] = self.showing.happened()
        if self.guide:
            self.guide.acted()

    def _curtain(self, seat: int) -> None:
        """Draw a curtain between two people, if there is something that only one of them may
        see."""
        if seat >= 0:
            falls = Viewer(self.table, HERE, self.looking).curtain is not None
        else:  # whoever rolls or draws for all
            falls = seat != self.looking and len(self.people) > 1 and self.table.secret()
        self.looking = seat
        if not falls or not self.screen.interactive:
            return
        who = self.showing.names[seat] if seat >= 0 else self.say("referee")
        self.screen.step_aside()
        self.screen.clear()
        self.message("curtain", who=who)
        self.screen.ask(self.say("curtain-enter", who=who))

    def _choices(self) -> NumberedChoices:
        table, people = self.table, self._to_act()
        if table.game.to_play == CHANCE:
            return NumberedChoices(
                [NumberedChoice(CHANCE, text, text) for text in table.game.chances()]
            )
        found = [(seat, offer.actions) for seat in people if (offer := offered(table, seat))]
        return NumberedChoices(
            [
                NumberedChoice(seat, text, f"{seat + 1} {text}" if len(people) > 1 else text)
                for seat, texts in found
                for text in sorted(texts, key=by_number)
            ]
        )

    def _act(self, typed: str, seat: int, choices: NumberedChoices) -> None:
        """Play what was typed: an action, its number, or as much of it as is needed."""
        found = self._meant(typed, choices)
        if len(found) > 1:
            self.message("which", typed=typed)
            self.screen.show(self.showing.columns(found, choices))
        elif found:
            self._play(found[0].text, found[0].seat)
        elif typed.isdecimal():
            self.message("no-such-number", number=typed, last=len(choices.all))
        elif len(self.table.game.players) > 1:
            self._race(typed, seat, choices)
        else:
            self._play(typed, seat)

    def _meant(self, typed: str, choices: NumberedChoices) -> list[NumberedChoice]:
        if exact := choices.exact(typed):
            return [exact]
        if typed.isdecimal():
            return [choice for choice in choices.all if str(choices.number(choice)) == typed]
        if self.table.room.text.readable(self.table.game.params, typed) is not None:
            return []  # meant as it stands, though it is not legal now
        return choices.beginning_with(typed)

    def _race(self, typed: str, seat: int, choices: NumberedChoices) -> None:
        """An action that is not legal, where each seat may act."""
        who, _, text = typed.partition(" ")
        if who in (str(seat + 1) for seat in self.people) and text:
            self._play(text.strip(), int(who) - 1)
        elif seat >= 0:
            self._play(typed, seat)
        else:
            self.message("say-seat-first", example=choices.all[0].shown)

    def _play(self, text: str, seat: int) -> None:
        if seat >= 0:
            self.wishes.send(incoming.Act(len(self.table.entries), seat, text))
        else:
            self.wishes.attempt(lambda: self.table.rolled(text, now()))
