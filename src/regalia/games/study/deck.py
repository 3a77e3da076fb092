"""The deck: the 60 cards of `data/cards.toml`, or an owner's own (ST-6, ST-19)."""

from functools import cache
from pathlib import Path

from regalia.core.card import Value, shown
from regalia.core.data import load
from regalia.core.errors import BadOption, BadPosition
from regalia.games.study.positions import read_board
from regalia.games.study.rules import MOST_CARDS

STANDARD = "standard"
FILE = Path(__file__).parent / "data" / "cards.toml"
FEWEST_CARDS = 2


def read_deck(given: Value) -> list[str]:
    """A deck that the option `deck` names: a list of position texts, or a TOML file with one.

    What a file holds becomes part of the options, so that a record needs no file to be replayed.
    """
    if isinstance(given, str) and given.endswith(".toml"):
        return load_deck(Path(given))
    if not isinstance(given, list):
        raise BadOption(
            f"deck: {shown(given)} is not possible; it can be {STANDARD}, a list of position "
            "texts, or the path of a .toml file"
        )
    if problem := fault(given):
        raise BadOption(f"deck: {problem}")
    return list(given)


def load_deck(path: Path) -> list[str]:
    table = load(path)
    table.only("cards")
    texts = table.texts("cards")
    if problem := fault(texts):
        table.refuse("cards", problem)
    return texts


def fault(texts: list[Value]) -> str | None:
    """What is wrong with a list of cards, if anything is."""
    if not FEWEST_CARDS <= len(texts) <= MOST_CARDS:
        return f"a deck has {FEWEST_CARDS} to {MOST_CARDS} cards, not {len(texts)}"
    seen: dict[str, int] = {}
    for number, text in enumerate(texts, 1):
        try:
            read_board(text)
        except BadPosition as problem:
            return f"card {number}: {problem.message} ({problem.rule})"
        if text in seen:
            return f"card {number}: {text} is card {seen[text]} already"
        seen[text] = number
    return None


@cache
def standard_deck() -> tuple[int, ...]:
    return positions(load_deck(FILE))


def positions(texts: list[str]) -> tuple[int, ...]:
    return tuple(map(read_board, texts))
