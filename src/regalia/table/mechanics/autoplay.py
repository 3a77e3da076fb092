"""Events that follow by themselves: chance, premoves, what the clock does, and questions about
seats whose people are away."""

from regalia.core.contract import CHANCE
from regalia.table import fairness
from regalia.table.entries import Drawn, Flagged, Played, Withdrawn
from regalia.table.match import Match
from regalia.table.mechanics import attendance


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
                by = match.shared_seats.preparers.get(seat, "")
                match.do(Played(at, seat, text, "prepared", by))
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
    """The entries that time brings about until now, each at its very moment."""
    while (at := wakes(match)) is not None and at <= now:
        at = max(at, match.last_at)
        clocks = match.clocks
        if due(match) is None:
            attendance.ask(match, at)
            continue
        if clocks.limit is not None:
            match.do(Played(at, match.game.to_play, clocks.limit.text, "clock"))
        elif clocks.running is not None:
            match.do(Flagged(at, clocks.running))
        follow(match, at, patient=False)


def due(match: Match) -> int | None:
    """The time at which a clock runs out, or a rest ends."""
    if match.rest is not None:
        return match.rest.until if match.playing else None
    return match.clocks.due() if match.playing else None


def wakes(match: Match) -> int | None:
    """The time at which something happens by itself, or the others are asked about a seat."""
    at = due(match)
    return attendance.due(match) if at is None else at
