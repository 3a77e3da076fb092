"""Meanings of taps on things of Twelve-Card Chess, legal or not."""

from regalia.core.contract import Params
from regalia.games.twelve.rules import REMOVED, Twelve, at
from regalia.games.twelve.text import COLOURS, LETTERS, point, sides

BUTTONS = {"button:exchange": "R<>K", "button:pass": "pass"}


def meant(params: Params, s: Twelve, taps: list[str]) -> str | None:
    standing = {  # where each piece stands
        colour + letter: point(at(side, piece))
        for colour, side in zip(COLOURS, sides(s))
        for piece, letter in enumerate(LETTERS)
        if at(side, piece) > REMOVED
    }
    first, *rest = [standing.get(tap.removeprefix("piece:"), tap) for tap in taps]
    if first in BUTTONS:
        return None if rest else BUTTONS[first]
    if not rest or len(rest) > 2:
        return None
    there = {square: piece for piece, square in standing.items()}
    if first.startswith(f"supply:{COLOURS[s.player]}"):
        return _put(first[-1], rest, there)
    mine = there.get(first, "")
    if len(rest) == 1 and mine.startswith(COLOURS[s.player]):
        return mine[1] + rest[0]
    return None


def _put(letter: str, squares: list[str], there: dict[str, str]) -> str:
    text = f"+{letter}{squares[0]}"
    if len(squares) == 1:
        return text
    if letter == "B":  # the second square's piece goes back; nobody there: the text says so
        return f"{text}x{there.get(squares[1], '')}"
    return f"{text}>{squares[1]}"
