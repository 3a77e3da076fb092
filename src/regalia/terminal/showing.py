"""What a person at the table is shown: the picture, the story, the actions, the outcome."""

from collections.abc import Sequence
from math import ceil
from pathlib import Path
from typing import Any

from rich.rule import Rule
from rich.text import Text

from regalia.core.contract import CHANCE, SPECTATOR
from regalia.core.drawing import without_buttons
from regalia.core.game import Game
from regalia.core.sheet import plain
from regalia.core.words import words
from regalia.terminal.choices import Choice, Choices
from regalia.terminal.drawing import text_of
from regalia.terminal.language import language
from regalia.terminal.screen import Screen

LEAST_STORY, MOST_STORY = 3, 12  # sentences told when a person is to act
MOST_LINES = 8  # of actions, when they are not asked for


class Showing:
    """A game on a screen; nothing is shown but what the seat it is shown to may know."""

    def __init__(self, game: Game, names: Sequence[str], screen: Screen) -> None:
        self.game, self.names, self.screen = game, names, screen
        self.say = words(Path(__file__).parent / "words", language()).say
        self.game_words = game.room.words(language())
        self.game_say = self.game_words.say

    def message(self, message: str, style: str = "", **given: Any) -> None:
        self.screen.show(self.say(message, **given), style)

    def page(self, seat: int, known: int, choices: Choices) -> None:
        """All that a person needs to act; of the story, as much as the screen has room for.

        `known`: how much had happened when the person last looked.
        """
        listed = self.listed(choices, MOST_LINES)
        height = self.picture(seat) + listed.count("\n") + 1
        room = max(LEAST_STORY, min(MOST_STORY, self.screen.height - height - 4))
        events = len(self.game.events)
        self.story(seat, max(0, events - room, min(known, events - LEAST_STORY)))
        self.message("you-may-type" if self.game.to_play == CHANCE else "you-may", "bold")
        self.screen.show(listed)

    def picture(self, seat: int) -> int:
        """What the seat sees, under a line that says who is to act; how many lines that took."""
        game, screen = self.game, self.screen
        scene = game.room.scene.scene(game.params, game.view(seat), self.game_say, self.names)
        title = scene.title if game.over else f"{scene.title}: {self.turn(seat)}"
        encoding, colour = screen.console.encoding, not screen.console.no_color
        rows = screen.height - LEAST_STORY - MOST_LINES - 4
        scene = without_buttons(scene)  # they are listed below
        drawn = text_of(scene, game.room.looks, screen.width, colour, encoding, rows)
        screen.show(Rule(Text(plain(title, encoding), "bold"), style="dim"))
        screen.show(drawn)
        screen.show()
        return drawn.plain.count("\n") + 3

    def turn(self, seat: int) -> str:
        if seat >= 0:
            return self.say("to-act", who=self.names[seat])
        if self.game.to_play == CHANCE:
            return self.say("dice-to-type")
        who = ", ".join(f"{seat + 1} {self.names[seat]}" for seat in self.game.players)
        return self.say("who-acts", who=who)

    def prompt(self, seat: int) -> str:
        if seat >= 0:
            return self.say("prompt", who=self.names[seat])
        return self.say("prompt-dice" if self.game.to_play == CHANCE else "prompt-race")

    def story(self, seat: int, begin: int = 0) -> None:
        game, sentence = self.game, self.game.room.scene.sentence
        for number in range(begin, len(game.events)):
            s, action = game.states[number], game.events[number].action
            told = sentence(game.params, s, action, seat, self.game_say, self.names)
            self.screen.show(f"{number + 1:4}  {told}")
        if not game.events:
            self.message("story-empty")

    def listed(self, choices: Choices, most: int | None = None) -> str:
        """The actions in groups; where they take too many lines, some groups by name only."""
        lines: list[str] = []
        hidden = 0
        for group, members in choices.groups.items():
            rows = self.columns(members, choices).split("\n")
            if most is None or len(lines) + len(rows) <= most:
                lines += rows
            else:
                hidden += len(members)
                lines.append(self.say("actions-group", group=group, count=len(members)))
        if hidden:
            lines.append(self.say("more-actions", count=hidden))
        return "\n".join(lines)

    def columns(self, members: Sequence[Choice], choices: Choices) -> str:
        """Numbered actions, one below another in columns."""
        entries = [f"{choices.number(choice):4} {choice.shown}" for choice in members]
        wide = max(map(len, entries)) + 1
        across = max(1, (self.screen.width - 1) // wide)
        down = ceil(len(entries) / across)
        rows = ("".join(f"{e:{wide}}" for e in entries[row::down]).rstrip() for row in range(down))
        return "\n".join(rows)

    def reason(self) -> str:
        return self.game_say(f"reason-{self.game.reason}")

    def outcome(self) -> str:
        result, reason = self.game.result, self.reason()
        if len(result) == 1:
            return self.say("won-alone" if result[0] else "lost-alone", reason=reason)
        best = [name for name, points in zip(self.names, result) if points == max(result)]
        if len(best) == 1:
            return self.say("won", who=best[0], reason=reason)
        if len(best) == len(result):
            return self.say("drawn", reason=reason)
        return self.say("shared", who=self.say("and").join(best), reason=reason)

    def ending(self) -> None:
        """The end is open to all, and so shown as to somebody who only watched."""
        self.picture(SPECTATOR)
        self.story(SPECTATOR, max(0, len(self.game.events) - LEAST_STORY))
        self.screen.show(self.outcome(), "bold")
