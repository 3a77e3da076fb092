"""What follows by itself: chance, choices made ahead, and what the clock does."""

from regalia.core.contract import CHANCE
from regalia.table import fairness
from regalia.table.entries import Drawn, Flagged, Played, Withdrawn
from regalia.table.match import Match


def follow(match: Match, at: int, patient: bool = True) -> None:
    """Draw, and play what was prepared, until somebody has to choose, or (if patient) to go on."""
    while match.playing:
        seat = match.game.to_play
        if seat == CHANCE and (match.typed or (patient and match.waited_for)):
            return
        if seat == CHANCE:
            match.do(Drawn(at, _outcome(match)))
        elif seat in match.prepared:
            text = match.prepared[seat]
            if text in match.game.actions(seat):
                match.do(Played(at, seat, text, "prepared"))
            else:
                match.do(Withdrawn(at, seat))
        else:
            return


def _outcome(match: Match) -> str:
    number, given = len(match.chances), match.opened.given
    if number < len(given) and given[number] in match.game.weights():
        return given[number]
    return fairness.outcome(match.game, match.opened.seed, match.luck, number)


def tick(match: Match, now: int) -> None:
    """Everything that the clocks bring about until now, each at its very moment."""
    while (at := due(match)) is not None and at <= now:
        at = max(at, match.last_at)
        clocks = match.clocks
        if clocks.limit is not None:
            match.do(Played(at, match.game.to_play, clocks.limit.text, "clock"))
        elif clocks.running is not None:
            match.do(Flagged(at, clocks.running))
        follow(match, at, patient=False)


def due(match: Match) -> int | None:
    if match.rest is not None:
        return match.rest.until if match.playing else None
    return match.clocks.due() if match.playing else None
