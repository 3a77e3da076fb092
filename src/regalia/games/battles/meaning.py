"""Meanings of taps on things of Royal Battles, legal or not."""

from regalia.core.contract import Params
from regalia.games.battles.armies.units import ARMY, letters
from regalia.games.battles.rules.field import SQUARES
from regalia.games.battles.rules.state import Battle
from regalia.games.battles.text import STYLES, WORDS, readable


def meant(params: Params, s: Battle, taps: list[str]) -> str | None:
    squares = [place for tap in taps if (place := square_of(tap))]
    others = [tap for tap in taps if not square_of(tap)]
    if others and all(tap.startswith("choose:") for tap in taps):
        return _army(params, [tap.removeprefix("choose:") for tap in taps])
    if len(others) != 1 or len(squares) > 2:
        return None
    word, _, what = others[0].partition(":")
    if word == "button":
        return _button(params, what, squares)
    if word == "hand" and squares:
        return f"{squares[0]}-{squares[-1]}:{what[:2]}"
    owner, _, unit = what.partition(":")
    if word == "unplaced" and owner == str(s.player) and len(squares) == 1:
        return f"place:{unit[:1]}@{squares[0]}"
    return None


def square_of(tap: str) -> str | None:
    """The square that was touched, or whose card or unit."""
    place = tap.removeprefix("unit:").removeprefix("card:")
    return place if place in SQUARES else None


def _army(params: Params, chosen: list[str]) -> str | None:
    known = letters(params)
    if len(chosen) != ARMY or not all(len(one) == 1 and one in known for one in chosen):
        return None
    return "army:" + "".join(sorted(chosen, key=known.index))


def _button(params: Params, word: str, squares: list[str]) -> str | None:
    if word in WORDS:
        return None if squares or not readable(params, word) else word
    return f"{word}:{squares[0]}" if word in STYLES and len(squares) == 1 else None
