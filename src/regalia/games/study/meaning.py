"""Meanings of taps on things of the Study, legal or not."""

from regalia.core.contract import Params
from regalia.games.study.positions import LETTERS, NAMES
from regalia.games.study.rules import OFF, PIECES, Study, square_of


def meant(params: Params, s: Study, taps: list[str]) -> str | None:
    if s.board == OFF:
        return None
    standing = {LETTERS[piece]: NAMES[square_of(s.board, piece)] for piece in range(PIECES)}
    first, *rest = [standing.get(tap.removeprefix("piece:"), tap) for tap in taps]
    if first.startswith("button:"):
        return None if rest else first.removeprefix("button:")
    mine = next((letter for letter, square in standing.items() if square == first), None)
    if mine is None or len(rest) != 1 or rest[0] not in NAMES:
        return None
    return mine + rest[0]
