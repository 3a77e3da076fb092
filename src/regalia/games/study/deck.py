"""The deck: the 60 cards of `data/cards.toml`, or an owner's own (ST-6, ST-19)."""

from functools import cache
from pathlib import Path

from regalia.core.card import Value, shown
from regalia.core.data import load
from regalia.core.errors import BadOption, BadPosition, Spoken
from regalia.games.study.positions import read_board, says
from regalia.games.study.rules import MOST_CARDS

STANDARD = "standard"
FILE = Path(__file__).parent / "data" / "cards.toml"
FEWEST_CARDS = 2


def read_deck(given: Value) -> list[str]:
    """A deck that the option `deck` names: a list of position texts, or a TOML file with one.

    What a file holds becomes part of the options, so that a record needs no file to be replayed.
    """
    if isinstance(given, str) and given.endswith(".toml") and "\n" not in given:
        return load_deck(Path(given))
    if not isinstance(given, list):
        raise BadOption(says("deck-option", given=shown(given), standard=STANDARD))
    if problem := fault(given):
        raise BadOption(says("deck-problem", problem=problem))
    return list(given)


def load_deck(path: Path) -> list[str]:
    table = load(path)
    table.only("cards")
    texts = table.texts("cards")
    if problem := fault(texts):
        table.refuse("cards", problem)
    return texts


def fault(texts: list[Value]) -> Spoken | None:
    """The fault of a list of cards, if it has one."""
    if not FEWEST_CARDS <= len(texts) <= MOST_CARDS:
        count = len(texts)
        return says("deck-size", fewest=FEWEST_CARDS, most=MOST_CARDS, count=count)
    seen: dict[str, int] = {}
    for number, text in enumerate(texts, 1):
        try:
            read_board(text)
        except BadPosition as problem:
            return says("deck-card", number=number, problem=problem.spoken, rule=problem.rule)
        if text in seen:
            return says("deck-twice", number=number, first=seen[text])
        seen[text] = number
    return None


@cache
def standard_deck() -> tuple[int, ...]:
    return positions(load_deck(FILE))


def positions(texts: list[str]) -> tuple[int, ...]:
    return tuple(map(read_board, texts))
