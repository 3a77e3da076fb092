"""Several people on one seat: a challenge solved together, a family on one side (ST-18).

All of them see what the seat sees, and any of them may act for it; an action that two choose at the
same moment happens once, for the second is stale.  Whoever knew the secrets of one seat never gets
to another one of the same table.
"""

from regalia.table.entries import Joined, Parted
from regalia.table.language import Refused
from regalia.table.match import Match
from regalia.table.settings import cleaned

MOST = 7  # who play along on one seat


def join(match: Match, person: str, seat: int, name: str, now: int) -> None:
    """Play along on a seat, by invitation; once more: nothing happens."""
    if match.person_at(seat) is None or seat in match.departed or match.over:
        raise Refused("no-side")
    if person in match.holders(seat):
        return
    check_free(match, person, seat)
    if match.seats_of(person):
        raise Refused("sits-already")
    if len(match.shared_seats.at(seat)) >= MOST:
        raise Refused("side-full", most=MOST + 1)
    match.do(Joined(now, seat, person, cleaned(name)))


def check_free(match: Match, person: str, seat: int) -> None:
    """Refuse a seat to a person who shared another seat of this table."""
    if match.shared_seats.shared.get(person, seat) != seat:
        raise Refused("sits-already")


def part(match: Match, person: str, seat: int, number: int | None, now: int) -> None:
    """Leave a seat to the others there; or its person sends away who joined with that entry."""
    if person not in match.holders(seat):
        raise Refused("not-your-seat")
    along = match.shared_seats.at(seat)
    if not along:
        raise Refused("side-last")
    if number is None:
        match.do(Parted(now, seat, person))
        return
    found = [one.person for one in along if one.number == number]
    if not found or match.person_at(seat) != person:
        raise Refused("not-possible")
    match.do(Parted(now, seat, found[0]))
