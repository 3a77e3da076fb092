"""Places of Twelve-Card Chess in words.

The window moves, and every number of a column or row with it; but there is only one piece of each
kind and colour, so that "right of the black king" is one square.
"""

from functools import lru_cache

from regalia.core.contract import Say
from regalia.games.twelve.rules import KING, REMOVED, Twelve, at
from regalia.games.twelve.text import COLOURS, LETTERS, sides

Piece = tuple[int, int]  # whose, and which
BESIDE = {  # from a piece to a square beside it
    8: "above",
    -8: "below",
    -1: "left",
    1: "right",
    7: "above-left",
    9: "above-right",
    -9: "below-left",
    -7: "below-right",
}


@lru_cache(1024)  # many actions go to one square
def beside(s: Twelve, mover: int, square: int, say: Say) -> str:
    """The place of the player's piece: beside which other one, if any."""
    return _by_neighbour(s, (s.player, mover), square, say) or say("beside-nothing")


def named(s: Twelve, square: int, say: Say) -> str:
    """The place of a square: beside which piece, or how far from a king."""
    there = next((one for one, where in _standing(s).items() if where == square), None)
    return _by_neighbour(s, there, square, say) or _by_king(s, there, square, say)


@lru_cache(maxsize=64)
def _standing(s: Twelve) -> dict[Piece, int]:
    """The square of each piece on the table; asked for every square of a scene."""
    return {
        (seat, piece): where
        for seat, side in enumerate(sides(s))
        for piece in range(6)
        if (where := at(side, piece)) > REMOVED
    }


def _by_neighbour(s: Twelve, but: Piece | None, square: int, say: Say) -> str:
    """The best neighbour to name: a king rather than another piece, a side rather than a corner, an
    own piece rather than the enemy's."""
    found = [
        (abs(step) not in (1, 8), piece != KING, seat != s.player, piece, step, seat)
        for (seat, piece), where in _standing(s).items()
        if (seat, piece) != but and (step := square - where) in BESIDE
    ]
    if not found:
        return ""
    *_, piece, step, seat = min(found)
    return say("beside", side=BESIDE[step], colour=COLOURS[seat], piece=LETTERS[piece])


def _by_king(s: Twelve, but: Piece | None, square: int, say: Say) -> str:
    """The number of steps from the nearer king that is not there itself."""
    found = []
    for seat, side in enumerate(sides(s)):
        if (seat, KING) != but:
            king = at(side, KING)
            right, up = (square & 7) - (king & 7), (square >> 3) - (king >> 3)
            found.append((abs(right) + abs(up), seat, right, up))
    _, seat, right, up = min(found)
    ways = (("right" if right > 0 else "left", right), ("above" if up > 0 else "below", up))
    way = ", ".join(say("steps", count=abs(count), side=side) for side, count in ways if count)
    return say("away", colour=COLOURS[seat], piece=LETTERS[KING], way=way)
