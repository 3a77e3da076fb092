"""Seats whose people are away, as everybody at the table is told of them, and what a person may do
about them.
"""

from regalia.core.contract import SPECTATOR
from regalia.table.entries import (
    Back,
    DrawAgreed,
    Entry,
    Flagged,
    GaveBack,
    Resigned,
    SeatTaken,
    Settled,
)
from regalia.table.language import of_table
from regalia.table.match import Match
from regalia.table.mechanics.attendance import deciding
from regalia.table.messages.replies import AbsentSeat, AbsentSeatDeed

ANSWERS: list[AbsentSeatDeed] = ["wait", "computer", "friend"]
LOGGED = {
    Resigned: "resigned",
    Flagged: "flagged",
    DrawAgreed: "draw-agreed",
    Back: "back",
    SeatTaken: "took",
    GaveBack: "gave-back",
}
SETTLED = {"computer": "stands-in", "friend": "offered"}


def logged(entry: Entry) -> tuple[str, int] | None:
    """The word for an entry about who plays, and its seat; None: the log does not tell of it."""
    if isinstance(entry, Back):
        return ("back", entry.seats[0]) if entry.seats else None
    if isinstance(entry, Settled):
        word = SETTLED.get(entry.answer)
        return (word, entry.seat) if word else None
    if isinstance(entry, SeatTaken) and entry.beside is not None:
        return "took-beside", entry.seat
    if isinstance(entry, Resigned | Flagged | DrawAgreed | SeatTaken | GaveBack):
        return LOGGED[type(entry)], entry.seat
    return None


def absent_seats(match: Match, person: str, language: str) -> list[AbsentSeat]:
    own, say = match.seats_of(person), of_table(language).say
    found = []
    for seat, name in enumerate(match.names(language, own[0] if len(own) == 1 else SPECTATOR)):
        word, who, can = _about(match, seat, name, person, own)
        if word:
            absence = match.absences.asked.get(seat)
            answer = absence.answers.get(match.voice(person)) if absence and own else None
            found.append(AbsentSeat(seat, say(word, who=who), can, answer))
    return found


ToldSeat = tuple[str, str, list[AbsentSeatDeed]]  # a message, whose name it takes, what can be done
NOTHING: ToldSeat = "", "", []


def _about(match: Match, seat: int, name: str, person: str, own: list[int]) -> ToldSeat:
    if seat in match.departed and not match.over:
        return f"playing-on-{match.departed[seat]}", name, []
    if match.over:
        if not match.absent(seat) or match.rematch_agreed:
            return NOTHING
        return "absent-over", name, ["computer", "friend"] if own else []
    if seat not in match.absences.asked:
        return _lent(match, seat, name, person)
    settled = match.absences.asked[seat].settled
    decides = bool(own) and match.voice(person) in deciding(match, seat)
    if settled is None:
        return "ask-absence" if decides else "absent-asked", name, ANSWERS if decides else []
    free = not own and match.shared_seats.shared.get(person, seat) == seat
    if settled == "friend" and free:
        return "absent-friend", name, ["take"]
    return f"absent-{settled}", name, ANSWERS if decides else []


def _lent(match: Match, seat: int, name: str, person: str) -> ToldSeat:
    """A seat that a friend has, to the friend and to those who had it before."""
    lent = match.absences.lent.get(seat)
    if lent is None:
        return NOTHING
    before = lent.place
    if person == before.person or person in [one.person for one in lent.along]:
        return "lent-lost", name, []
    if person not in match.holders(seat):
        return NOTHING if lent.beside is None else ("lent-beside", name, [])
    who = before.name or match.shared_seats.names.get((seat, before.person), "") or name
    if before.person in match.absences.away:
        return "lent-taken", who, []
    return "lent-back", who, ["give-back"]
