"""Display of a table at the keyboard: the picture, the story, the actions, the outcome."""

import time
from collections.abc import Sequence
from math import ceil
from pathlib import Path
from typing import Any

from rich.rule import Rule
from rich.text import Text

from regalia import players
from regalia.core.contract import CHANCE, SPECTATOR
from regalia.core.drawing.text_sheet import plain
from regalia.core.words import words
from regalia.table.match import Match
from regalia.table.presentation.action_choices import describe
from regalia.table.presentation.endings import ending
from regalia.table.presentation.table_state import log, scene_for
from regalia.terminal.keyboard.deals import folded
from regalia.terminal.keyboard.numbered_choices import NumberedChoice, NumberedChoices
from regalia.terminal.keyboard.screen import Screen
from regalia.terminal.language import language
from regalia.terminal.rich_scene import text_of

LEAST_STORY, MOST_STORY = 3, 12  # sentences told when a person is to act
MOST_LINES = 8  # of actions, when they are not asked for


def now() -> int:
    return time.time_ns() // 1_000_000


class Display:
    """A match on a screen; nothing is shown but what the seat it is shown to may know."""

    def __init__(self, match: Match, screen: Screen) -> None:
        self.match, self.screen = match, screen
        self.say = words(Path(__file__).parents[1] / "words", language()).say

    @property
    def names(self) -> list[str]:
        return self.match.names(language())

    def message(self, message: str, style: str = "", **given: Any) -> None:
        self.screen.show(self.say(message, **given), style)

    def solved(self) -> str:
        """A sentence that a computer here goes by the solved game; nothing, if none does."""
        match, highest = self.match, players.HIGHEST_LEVEL
        there = [seat for seat in range(match.game.seats) if match.level(seat) == highest]
        if not there or not players.by_solution(match.game):
            return ""
        return self.say("by-solution", who=self.names[there[0]])

    def page(self, seat: int, known: int, choices: NumberedChoices) -> None:
        """The screen with all that a person needs to act; of the story, as much as the screen has
        room for.

        `known`: how much had happened when the person last looked.
        """
        listed = self.listed(choices, MOST_LINES)
        height = self.picture(seat) + listed.count("\n") + 1
        room = max(LEAST_STORY, min(MOST_STORY, self.screen.height - height - 4))
        happened = self.happened()
        self.story(seat, max(0, happened - room, min(known, happened - LEAST_STORY)))
        prompt = scene_for(self.match, seat, language(), "wide").prompt
        may = "you-may-type" if self.match.game.to_play == CHANCE else "you-may"
        self.screen.show(plain(prompt, self.screen.console.encoding) or self.say(may), "bold")
        self.screen.show(listed)
        clocks = self.match.clocks
        if clocks.limit is not None:
            self.message("time-limit", seconds=max(0, clocks.until - now()) // 1000)

    def picture(self, seat: int) -> int:
        """Show the seat's picture under a line with who is to act; return the number of lines."""
        screen, scene = self.screen, scene_for(self.match, seat, language(), "wide")
        title = (
            scene.title
            if self.match.over
            else self.say("title-of", title=scene.title, text=self.turn(seat))
        )
        encoding, colour = screen.console.encoding, not screen.console.no_color
        rows = screen.height - LEAST_STORY - MOST_LINES - 4
        drawn = text_of(scene, self.match.room.looks, screen.width, colour, encoding, rows)
        screen.show(Rule(Text(plain(title, encoding), "bold"), style="dim"))
        screen.show(drawn)
        screen.show()
        return drawn.plain.count("\n") + 3

    def turn(self, seat: int) -> str:
        if seat >= 0:
            return self.say("to-act", who=self.names[seat])
        if self.match.waited_for:
            return self.say("between")
        if self.match.game.to_play == CHANCE:
            return self.say("dice-to-type")
        who = ", ".join(f"{seat + 1} {self.names[seat]}" for seat in self.match.game.players)
        return self.say("who-acts", who=who)

    def prompt(self, seat: int) -> str:
        if seat >= 0:
            return self.say("prompt", who=self.names[seat])
        return self.say("prompt-dice" if self.match.game.to_play == CHANCE else "prompt-race")

    def happened(self) -> int:
        """Tell the story to each who hears it; return the number of lines."""
        return len(log(self.match, SPECTATOR, language(), 0))

    def story(self, seat: int, begin: int = 0) -> None:
        lines = log(self.match, seat, language(), 0)
        told = ((line.seat < 0 and line.turn < 0, line.sentence) for line in lines)
        for number, sentence in folded(told, begin):
            self.screen.show(f"{number:4}  {sentence}")
        if not lines:
            self.message("story-empty")

    def facts(self, seat: int, asked: str) -> None:
        """Describe the things that somebody asks for: by their place, or the beginning of a name;
        without a word, all of them."""
        told = scene_for(self.match, seat, language(), "wide").facts
        wanted = asked.casefold()
        found = [
            fact
            for fact in told
            if wanted in map(str.casefold, fact.about) or fact.name.casefold().startswith(wanted)
        ]
        for fact in found:
            self.screen.show(f"{fact.name} ({fact.note})" if fact.note else fact.name, "bold")
            numbers = ", ".join(f"{figure.name} {figure.value}" for figure in fact.figures)
            for line in filter(None, (numbers, *fact.lines)):
                self.screen.show(f"    {line}")
        if not found:
            self.message("what-unknown", what=asked)

    def listed(self, choices: NumberedChoices, most: int | None = None) -> str:
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

    def columns(self, members: Sequence[NumberedChoice], choices: NumberedChoices) -> str:
        """Numbered actions, one below another in columns."""
        entries = [f"{choices.number(one):4} {one.shown}{self._means(one)}" for one in members]
        wide = max(map(len, entries)) + 1
        across = max(1, (self.screen.width - 1) // wide)
        down = ceil(len(entries) / across)
        rows = ("".join(f"{e:{wide}}" for e in entries[row::down]).rstrip() for row in range(down))
        return "\n".join(rows)

    def _means(self, choice: NumberedChoice) -> str:
        """The meaning of a choice that is only a word, where the room says it."""
        row = (
            describe(self.match, choice.seat, choice.text, language()).row
            if choice.seat >= 0
            else None
        )
        if row is None or not row.outcome:
            return ""
        told = ", ".join(filter(None, (row.figure, row.amount, row.outcome)))
        return "  " + self.say("title-of", title=row.label, text=told)

    def challenge_over(self) -> None:
        """Show how the last challenge ended, and what would have been the least."""
        self.screen.clear()
        self.picture(SPECTATOR)
        self.story(SPECTATOR, max(0, self.happened() - LEAST_STORY))
        last = self.match.room.solve.ways(self.match.game)[-1]
        given = {"least": last.least, "plans": last.plans, "way": " ".join(last.ways[0])}
        self.message("concluded", "bold", **given)

    def ending(self) -> None:
        """The end is open to all, and so shown as to somebody who only watched."""
        self.picture(SPECTATOR)
        self.story(SPECTATOR, max(0, self.happened() - LEAST_STORY))
        self.screen.show(ending(self.match, language()), "bold")
