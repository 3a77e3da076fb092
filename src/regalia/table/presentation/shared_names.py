"""Names in sentences for people who share a seat, or for whom somebody else had it: "you" is only
whoever did what is told.
"""

from regalia.table.language import of_room, of_table
from regalia.table.match import Match
from regalia.table.mechanics.shared_seats import STAND_IN


def reader_of(match: Match, person: str, seat: int) -> str:
    """The person, if only their own deeds are told to them as theirs: on a seat that was shared;
    else nothing."""
    return person if seat in match.shared_seats.since and person in match.holders(seat) else ""


def names_for(match: Match, number: int, seat: int, language: str, reader: str) -> list[str]:
    """The players' names for a sentence about an event of a seat's own turn, or of another's."""
    names, shared = match.names(language, match.you(seat)), match.shared_seats
    if not reader or shared.did(number, reader, seat):
        return names
    doer = name_at(match, seat, shared.doers[number], language)
    return [*names[:seat], doer, *names[seat + 1 :]]


def name_at(match: Match, seat: int, person: str, language: str) -> str:
    """The name of one of several who share a seat, or shared it; of nobody, the seat's."""
    names, say = match.names(language), of_room(match.room, language).say
    if person in ("", match.person_at(seat)):
        return names[seat]
    if person == STAND_IN:
        return of_table(language).say("stand-in-name", who=names[seat])
    name = match.shared_seats.names.get((seat, person), "") or say(f"seat-{seat}")
    return f"{name} ({say(f'side-{seat}')})" if name in names else name
