"""Lines that chance wrote one after the other, before anybody's turn: a deal, told in one line."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import itemgetter

from regalia.core.game import Game
from regalia.table.presentation.story import whose

FEWEST = 3  # so many in a row are one line, as on the page (web/src/table/deals.ts)


def is_dealt(game: Game, number: int) -> bool:
    """Tell if an event is chance's, and part of nobody's turn."""
    return game.events[number].seat < 0 and whose(game, number) < 0


def folded(lines: Iterable[tuple[bool, str]], begin: int = 0) -> Iterator[tuple[int, str]]:
    """Yield sentences with the numbers of their lines, from a line on; of dealt ones in a row the
    last number, and each sentence once: `Ada draws a card. (×5)`."""
    for dealt, run in groupby(enumerate(lines, 1), key=lambda line: line[1][0]):
        told = [(number, sentence) for number, (_, sentence) in run]
        if dealt and len(told) >= FEWEST:
            times = Counter(map(itemgetter(1), told))
            once = (f"{said} (×{many})" if many > 1 else said for said, many in times.items())
            told = [(told[-1][0], " ".join(once))]
        yield from ((number, sentence) for number, sentence in told if number > begin)
