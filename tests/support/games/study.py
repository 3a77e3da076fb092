"""Challenges of the Study with given cards."""

from regalia import games
from regalia.core.game import Game

STUDY = games.room("study")
START = "N.Q/.BK/R.."
OTHER = "KQR/.B./N.."
NEAR = "N.Q/..K/R.B"  # one move from START: Bc1
NEXT = "NQ./..K/R.B"  # and one more: Qb3


def challenge(start: str, *cards: str, deck: tuple[str, ...] = (), **options: object) -> Game:
    """A game with these cards on the table; what else is in the deck does not matter."""
    more = deck or (START, OTHER, "R.B/QKN/...")
    texts = list(dict.fromkeys([*cards, *more]))
    game = Game(STUDY, {"deck": texts, "bonus": len(cards) == 2, **options}, start)
    for card in cards:
        game.play(f"card:{card}")
    return game


def executing(start: str, *cards: str, **options: object) -> Game:
    """Player 0 executes with a budget of 30, unchallenged."""
    game = challenge(start, *cards, **options)
    game.play("declare:30", 0)
    game.play("decline")
    return game
