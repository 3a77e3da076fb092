"""A person's first game at the keyboard: what each kind of decision is about, the first time.

The sentences are those of the page (`lessons/guide.toml` of a room); which of them were said is
kept in the file of the user's results.
"""

from contextlib import suppress

from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.table.entries import PERSON
from regalia.teaching.lessons.guide import guided
from regalia.terminal.keyboard.screen import Screen
from regalia.terminal.language import language
from regalia.terminal.user_file import EXERCISES, UserFile

WEAKEST = "level1"


class FirstGameGuide:
    def __init__(self, room: Room, screen: Screen) -> None:
        self.screen, self.kept, self.name = screen, UserFile(EXERCISES), f"explained.{room.card.id}"
        known = self.kept.get(self.name)  # anybody can have edited the file
        self.known = {str(one) for one in known} if isinstance(known, list) else set[str]()
        self.said = ""  # what was said before the present decision

    def tell(self, game: Game, seat: int) -> None:
        found = guided(game, seat, self.known)
        self.said = found.id if found else ""
        if found is not None:
            self.screen.show(found.say.told(language()), "cyan")

    def acted(self) -> None:
        """Remember that this was said."""
        if self.said:
            self.known.add(self.said)
            with suppress(RegaliaError):  # no game ends because a file cannot be written
                self.kept.change(self.name, lambda before: sorted(self.known))


def first_game(room: Room, screen: Screen) -> None:
    """Play a first game against the weakest level."""
    from regalia.terminal.keyboard.keyboard_table import play

    game = Game(room)
    play(
        room,
        game.options,
        [PERSON, *[WEAKEST] * (game.seats - 1)],
        screen=screen,
        guide=FirstGameGuide(room, screen),
    )
