"""Catalogues of texts, read in a thread before a language is first spoken.

Reading one takes 15 to 150 ms of processor time, and there are more than ten in every language: on
the event loop, the first person who speaks a language would make everybody else's moves wait.
"""

import asyncio
from itertools import product
from pathlib import Path

import regalia
from regalia import games
from regalia.core.words import ENGLISH, words
from regalia.server.sandbox.sandbox import run_in_thread

SPOKEN = ("server", "app", "table")  # folders of the house, beside those of rooms


def read(language: str, game: str) -> None:
    """Read the catalogues of a game, or those of the house, that are spoken on the event loop."""
    if game:
        games.room(game).words(language)
        return
    for folder in SPOKEN:
        words(Path(regalia.__file__).parent / folder / "words", language)


class Catalogues:
    def __init__(self) -> None:
        self.reading: dict[tuple[str, str], asyncio.Task[None]] = {}  # by language; may be done

    async def ready(self, language: str, *named: str) -> None:
        """Wait until a language can be spoken of these games, and English, as records are."""
        for place in product((ENGLISH, language), ("", *named)):
            if place not in self.reading:
                work = run_in_thread(read, *place)
                self.reading[place] = asyncio.create_task(work, name="catalogues")
            if not self.reading[place].done():
                await asyncio.shield(self.reading[place])
