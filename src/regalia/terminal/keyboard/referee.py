"""The companion at the keyboard: people play with their own box, and type what everybody saw.

It says what to tell next and what is possible, answers `may …`, counts attacks line by line, rings
when an hourglass has run out, takes back whatever was mistyped, and writes a record.
"""

import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from rich.rule import Rule
from rich.text import Text

from regalia.core.card import Options
from regalia.core.contract import EVERYBODY
from regalia.core.drawing.text_sheet import plain
from regalia.core.errors import RegaliaError
from regalia.core.game import Limit
from regalia.core.room import Room
from regalia.core.words import words
from regalia.table.companion.companion import CompanionGame
from regalia.table.companion.companion_messages import Teller
from regalia.table.companion.following import go_on, take_back
from regalia.terminal.keyboard.deals import folded, is_dealt
from regalia.terminal.keyboard.saved_games import SavedGame
from regalia.terminal.keyboard.saved_referee import again, written
from regalia.terminal.keyboard.screen import Screen, standard
from regalia.terminal.keyboard.shared_commands import refuse, save_record, show_rules
from regalia.terminal.language import language
from regalia.terminal.rich_scene import text_of

MOST_LISTED = 40  # texts, when they are not asked for
LAST = 4  # sentences that are told again
BELL = "\a"
WARNED_AT = 10  # seconds before an hourglass has run out


def referee(
    room: Room,
    options: Options | None = None,
    names: Sequence[str] = (),
    screen: Screen | None = None,
) -> CompanionGame:
    """Keep a game company that is played with a real box, and give it back as it was left."""
    return Referee(CompanionGame(room, options), names, screen or standard()).run()


def resume(file: Path, screen: Screen | None = None) -> CompanionGame:
    """Go on with one that was left, or from a record."""
    companion, names, kept = again(file)
    return Referee(companion, names, screen or standard(), kept).run()


class Referee:
    def __init__(
        self,
        companion: CompanionGame,
        names: Sequence[str],
        screen: Screen,
        file: Path | None = None,
    ) -> None:
        self.companion, self.names, self.screen = companion, names, screen
        self.saved = SavedGame(f"{companion.room.card.id}-box", file)
        self.say = words(Path(__file__).parents[1] / "words", language()).say
        self.sands: HourglassTimer | None = None  # of the hourglass that runs

    def run(self) -> CompanionGame:
        self.screen.show(self.say("referee-begins"))
        drawn = -1
        try:
            while True:
                if drawn != len(self.companion.told):
                    go_on(self.companion)
                    self._keep()
                    self._page()
                    self._turn_hourglass()
                    drawn = len(self.companion.told)
                typed = self.screen.ask(self.say("prompt-referee"))
                if self._ran_out():
                    continue
                if typed and not self._command(typed):
                    self._try(typed)
        except (EOFError, KeyboardInterrupt):
            self.screen.show()
        finally:
            self._stop_hourglass()
        self._leave()
        return self.companion

    def _keep(self) -> None:
        """Write all that was told into a file, so that nothing is lost with the screen."""
        if self.companion.told:
            self.saved.keep(written(self.companion, list(self.names)))

    def _leave(self) -> None:
        if self.companion.over or not self.companion.told:
            self.saved.forget()
        elif self.saved.problem:
            self.screen.show(self.say("not-kept", why=self.saved.problem))
        else:
            self.screen.show(self.say("kept"))
            self.screen.show(self.say("left-resume", file=str(self.saved.path)), whole=True)

    @property
    def teller(self) -> Teller:
        return Teller(self.companion, language(), self.names)

    # ---------------------------------------------------------------------------- what is shown

    def _page(self) -> None:
        teller, screen = self.teller, self.screen
        scene, encoding = teller.scene(), screen.console.encoding
        colour = not screen.console.no_color
        looks = self.companion.room.looks
        screen.show(Rule(Text(plain(scene.title, encoding), "bold"), style="dim"))
        screen.show(text_of(scene, looks, screen.width, colour, encoding, screen.height - 12))
        for sentence in teller.sentences(len(self.companion.game.events) - LAST):
            screen.show(f"  {sentence}")
        if note := self.companion.unchecked():
            screen.show(note.told(language()), "yellow")
        screen.show(teller.prompt(), "bold")
        if self.companion.over:
            self._after_end()
        else:
            self._list(MOST_LISTED)

    def _after_end(self) -> None:
        for one in self.companion.rest():
            where = self.companion.room.words(language()).say(one.where)
            who = self.teller.names[one.seat]
            given = {"who": who, "where": where, "count": one.cards, "seat": one.seat}
            self.screen.show(self.say("rest-asked", **given))
        whole = "record-whole" if self.companion.whole else "record-spectators"
        self.screen.show(self.say(whole))

    def _list(self, most: int | None = None) -> None:
        """List what can be typed now; an attack with what it comes to."""
        teller = self.teller
        if teller.pad() == "position":  # the box may have any card, not only those of the project
            example = self.companion.outcomes()[0].partition(":")[2]
            self.screen.show(self.say("referee-card", example=example))
            return
        rows = [way for way in teller.ways() if way.row]
        for way in rows:
            text, said = next(iter(way.texts.values())), way.label
            for count in way.count[-1:]:
                said = self.say("title-of", title=said, text=count)
            self.screen.show(f"  {text:16} {said}")
        told = {text for way in rows for text in way.texts.values()}
        texts = [text for text in self.companion.legal() if text not in told]
        if most is not None and len(texts) > most:
            self.screen.show("  " + "  ".join(texts[:most]) + " …")
            self.screen.show(self.say("referee-more", count=len(texts)))
        elif texts:
            self.screen.show("  " + "  ".join(texts))

    # -------------------------------------------------------------------------------- what is typed

    def _try(self, typed: str) -> None:
        """Take in what was told; a seat's number before it, in a race: `1 declare 4`."""
        text = self._seated(typed)
        count = self.teller.asked(text).count
        try:
            self.companion.tell(text)
        except RegaliaError as problem:
            refuse(self.screen, self.say, problem)
            return
        for line in count:
            self.screen.show(f"    {line}")

    def _seated(self, typed: str) -> str:
        if self.companion.game.to_play != EVERYBODY:
            return typed
        number, _, text = typed.partition(" ")
        people = [str(seat + 1) for seat in self.companion.game.players]
        if number in people and text:
            return f"{int(number) - 1}:{text.strip().replace(' ', ':')}"
        return typed

    def _command(self, typed: str) -> bool:
        command, _, rest = typed.partition(" ")
        rest = rest.strip()
        if command in ("?", "help"):
            self.screen.show(self.say("referee-help"))
        elif command == "may" and rest:
            self._may(rest)
        elif command == "undo":
            self._undo()
        elif command == "list":
            self._list()
        elif command == "log":
            game, told = self.companion.game, self.teller.sentences()
            lines = ((is_dealt(game, at), sentence) for at, sentence in enumerate(told))
            for number, sentence in folded(lines):
                self.screen.show(f"{number:4}  {sentence}")
        elif command == "rules":
            game = self.companion.game
            show_rules(self.screen, self.say, game.room, game.options, rest)
        elif command == "rest":
            seat, _, cards = rest.partition(" ")
            self._try(f"rest:{seat}:{cards.replace(' ', '+')}")
        elif command == "record":
            save_record(self.screen, self.say, rest, self.companion.record)
        elif command == "quit":
            raise EOFError
        else:
            return False
        return True

    def _may(self, text: str) -> None:
        answer = self.teller.asked(self._seated(text))
        for line in answer.count:
            self.screen.show(f"    {line}")
        if answer.allowed:
            self.screen.show(self.say("may-yes", sentence=answer.message), "green")
        elif answer.rule:
            given = {"reason": answer.message, "rule": answer.rule}
            self.screen.show(self.say("refused-by-rule", **given), "yellow")
        else:
            self.screen.show(answer.message, "yellow")

    def _undo(self) -> None:
        try:
            self.screen.show(self.say("referee-undone", text=take_back(self.companion)))
        except RegaliaError as problem:
            refuse(self.screen, self.say, problem)

    # -------------------------------------------------------------------------------- the hourglass

    def _turn_hourglass(self) -> None:
        """Turn the hourglass over where the rules set one; it goes on through refusals."""
        self._stop_hourglass()
        limit = self.teller.hourglass()
        if limit is not None:
            self.screen.show(self.say("hourglass-runs", seconds=limit.seconds))
            self.sands = HourglassTimer(limit, self._ring)

    def _stop_hourglass(self) -> None:
        if self.sands is not None:
            self.sands.stop()
            self.sands = None

    def _ring(self, left: int) -> None:
        said = self.say("hourglass-left", seconds=left) if left else self.say("hourglass-out")
        with suppress(ValueError, OSError):  # the screen may be gone by then
            self.screen.output.write(BELL)
            self.screen.show(f"\n{said}", "bold")

    def _ran_out(self) -> bool:
        """Enter what the hourglass brings about, before anything that was typed after it."""
        if self.sands is None or not self.sands.out:
            return False
        self.companion.tell(self.sands.limit.text)
        self._stop_hourglass()
        return True


class HourglassTimer:
    """An hourglass: rings shortly before it has run out, and then."""

    def __init__(self, limit: Limit, ring: Callable[[int], None]) -> None:
        self.limit, self.out = limit, False
        self.ring = ring
        soon = limit.seconds - WARNED_AT
        self.timers = [threading.Timer(limit.seconds, self._over)]
        if soon > 0:
            self.timers.append(threading.Timer(soon, self._said, (WARNED_AT,)))
        for timer in self.timers:
            timer.daemon = True
            timer.start()

    def _said(self, left: int) -> None:
        self.ring(left)

    def _over(self) -> None:
        self.out = True
        self._said(0)

    def stop(self) -> None:
        for timer in self.timers:
            timer.cancel()
