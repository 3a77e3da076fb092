"""Explains why a decision was worse than the better one: what can be proved, or nothing.

    explain_mistake(game, moment)      a sentence to be told in any language; None: nothing

A win or a loss at once any game tells itself, and in an open game without chance the search has
proved some; the rest is what the room knows (`mistakes.py` of a room).  All of it is by what the
seat knew then: whoever could not see a secret is not told that it was there.
"""

from regalia.core.contract import CHANCE
from regalia.core.errors import Speaker, Spoken
from regalia.core.game import Game
from regalia.teaching.reviews.ledger import LedgerMoment

says = Speaker(__file__)


def explain_mistake(game: Game, moment: LedgerMoment) -> Spoken | None:
    """The reason why a decision was worse; the game stands where it was taken."""
    if moment.seat == CHANCE or moment.best in ("", moment.text):
        return None
    played, better = (_after(game, moment.seat, text) for text in (moment.text, moment.best))
    if _won(better, moment.seat) and not _won(played, moment.seat):
        return says("worse-wins")
    own = game.room.mistakes
    found = own.explain_mistake(game, moment.seat, moment.text, moment.best) if own else None
    return found or _of_any_game(moment, played, better)


def _of_any_game(moment: LedgerMoment, played: Game, better: Game) -> Spoken | None:
    if played.over and not played.result[moment.seat] and not better.over:
        return says("worse-loses")
    if not played.room.open or any(event.seat == CHANCE for event in played.events):
        return None
    if _lets_win(played, moment.seat) and not _lets_win(better, moment.seat):
        return says("worse-lets-win")
    certain = {choice.text: choice.value for choice in moment.choices if choice.error == 0}
    if certain.get(moment.best) == 1 and certain.get(moment.text) != 1:
        return says("worse-forced-win")
    if certain.get(moment.text) == 0 and certain.get(moment.best) != 0:
        return says("worse-forced-loss")
    return None


def _after(game: Game, seat: int, text: str) -> Game:
    after = game.copy()
    after.play(text, seat)
    return after


def _won(game: Game, seat: int) -> bool:
    return game.over and game.result[seat] == 1


def _lets_win(game: Game, mover: int) -> bool:
    """Tell if somebody else who may act now can win at once."""
    others = [seat for seat in game.players if seat != mover]
    return any(
        _won(_after(game, seat, text), seat) for seat in others for text in game.actions(seat)
    )
