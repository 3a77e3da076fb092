"""Pairs of games (QG-24): the same people play two, seats exchanged, and their points are added up.

The log of a table opens with its part in a pair, that of the second game with the points of the
first.  So each table tells by itself how its pair stands, on whichever server it is played.
"""

from itertools import takewhile

from regalia.core.contract import CHANCE, SPECTATOR
from regalia.core.room import Room
from regalia.table.entries import Paired
from regalia.table.language import Refused, of_table
from regalia.table.match import Match
from regalia.table.messages.replies import PairOfGames


def opened(room: Room, wished: bool, seats: int, whole: bool) -> Paired | None:
    """The part of a new table; a pair is of two whole games of two, in which points count."""
    if not wished:
        return None
    if not room.card.pairs or seats != 2 or not whole:
        raise Refused("no-pair", game=room.short_name)
    return Paired()


def tag(pair: Paired) -> str:
    """The part in a pair as records have it: `first`, or the points of the first game."""
    return " ".join(map(str, pair.first)) or "first"


def of_tag(text: str, room: Room, seats: int) -> Paired | None:
    """The part that a record tells; None, if it is none."""
    if not text or not room.card.pairs or seats != 2:
        return None
    if text == "first":
        return Paired()
    first = [int(word) for word in text.split() if word.isdecimal() and len(word) < 5]
    return Paired(first) if len(first) == 2 else None


def points(match: Match) -> list[int]:
    found: list[int] = match.view(SPECTATOR)["points"]
    return found


def played_out(match: Match) -> bool:
    """Tell if a game ended by its rules; where somebody left, its points say nothing."""
    return match.game.over and not match.departed and not match.draw_agreed


def goes_on(match: Match) -> bool:
    """Tell if the second game of a pair comes next."""
    pair = match.opened.pair
    return pair is not None and not pair.first and played_out(match)


def following(match: Match) -> Paired | None:
    """The part of the next table, at which everybody has moved a seat on."""
    if goes_on(match):
        return Paired(points(match)[::-1])
    return None if match.opened.pair is None else Paired()


def repeated(match: Match) -> list[str]:
    """The outcomes that a second game takes from the first: those before anybody acted, such as a
    set-up card."""
    if not goes_on(match):
        return []
    return [one.text for one in takewhile(lambda one: one.seat == CHANCE, match.game.events)]


def told(match: Match, language: str) -> PairOfGames | None:
    """The pair of a table; the sentence says how it stands, or how it ended."""
    pair = match.opened.pair
    if pair is None:
        return None
    games = [pair.first, points(match)] if pair.first else [points(match)]
    word, given = _outcome(match, games, language)
    number = len(games)
    return PairOfGames(number, games, of_table(language).say(word, **given), goes_on(match))


def _outcome(match: Match, games: list[list[int]], language: str) -> tuple[str, dict[str, str]]:
    names = match.names(language)

    def listed(counts: list[int]) -> dict[str, str]:
        return {"points": ", ".join(f"{name} {count}" for name, count in zip(names, counts))}

    if match.over and not played_out(match):
        return "pair-left", {}
    if len(games) == 1:
        return ("pair-first-over", listed(games[0])) if match.over else ("pair-first", {})
    if not match.over:
        return "pair-second", listed(games[0])
    sums = [sum(both) for both in zip(*games)]
    if sums[0] == sums[1]:
        return "pair-tied", listed(sums)
    return "pair-won", {"who": names[sums.index(max(sums))], **listed(sums)}
