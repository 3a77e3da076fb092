"""Decides what comes of a seat whose people are away.

Whoever keeps a table says who has gone and who is back.  A minute after a seat that is away should
have acted, the others are asked: to wait, to let a computer play on, or to let a friend have the
seat.  Who is back takes their seat from a computer at once; a friend keeps it until they give it
back.  Nobody is asked while a clock runs, for that ends by itself, nor in games over days before a
day's time is up.
"""

from collections.abc import Collection

from regalia.table.entries import Away, Back, GaveBack, Missed, Proposed, SeatTaken, Settled
from regalia.table.language import Refused
from regalia.table.match import Match
from regalia.table.mechanics import joining
from regalia.table.messages.incoming import AnswerAbsence
from regalia.table.settings import cleaned

PATIENCE = 60_000  # ms for which the others wait, unasked


def attending(match: Match) -> list[str]:
    """The persons of whom it matters whether they are there: they play, or a friend has their
    seat."""
    if not match.begun or (match.over and match.rematch_agreed):
        return []
    displaced = match.absences.displaced
    if len(match.seated | displaced) < 2:
        return []
    return [*match.people, *sorted(displaced - set(match.people))]


def gone(match: Match, person: str, since: int) -> None:
    if person in attending(match) and person not in match.absences.away:
        match.do(Away(max(since, match.last_at), person))


def came(match: Match, person: str, now: int) -> None:
    if person in match.absences.away:
        seats = [seat for seat in match.seats_of(person) if match.absences.stands_in(seat)]
        match.do(Back(now, person, seats))


def deciding(match: Match, seat: int) -> list[str]:
    """The persons who decide about a seat: those of other seats who play on and are there."""
    others = [one for one in match.staying if one != seat and not match.absent(one)]
    found = [match.person_at(one) for one in others]
    own = match.person_at(seat)
    return list(dict.fromkeys(one for one in found if one is not None and one != own))


def due(match: Match) -> int | None:
    """The time at which the others are asked about a seat."""
    clocks = match.clocks
    if not match.absences.away or not match.playing:
        return None
    if clocks.running is not None or clocks.limit is not None:
        return None
    wait = clocks.clock.seconds * 1000 if clocks.clock.in_days else PATIENCE
    since = [max(match.absent_since(seat), clocks.since) for seat in _waited_for(match)]
    return min(since) + wait if since else None


def _waited_for(match: Match) -> list[int]:
    """The seats that are away, should act, and have not been asked about."""
    return [
        seat
        for seat in match.game.players
        if match.absent(seat)
        and seat not in match.absences.asked
        and seat not in match.departed
        and deciding(match, seat)
    ]


def ask(match: Match, at: int) -> None:
    """Ask about the seat that has been waited for the longest."""
    seat = min(_waited_for(match), key=match.absent_since)
    match.do(Missed(at, seat))


def answer(match: Match, person: str, message: AnswerAbsence, now: int) -> None:
    """Say what is to come of a seat; it comes as soon as all who decide say the same."""
    absence, voice = match.absences.asked.get(message.seat), match.voice(person)
    if not match.seats_of(person):
        raise Refused("watching")
    if absence is None or match.over or voice not in deciding(match, message.seat):
        raise Refused("nothing-asked")
    match.do(Proposed(now, message.seat, voice, message.answer))
    told = [absence.answers.get(one) for one in deciding(match, message.seat)]
    if set(told) == {message.answer} and absence.settled != message.answer:
        match.do(Settled(now, message.seat, match.person_at(message.seat) or "", message.answer))


def take(
    match: Match, person: str, seat: int, name: str, now: int, near: Collection[str] = ()
) -> None:
    """Let a friend have a seat that is offered; whoever was away may have it again so, too.

    `near`: persons with the friend's address.  A friend may well sit beside a player, and so may a
    player with a second browser: it is not forbidden, but all are told.
    """
    if match.over or not match.absences.offered(seat):
        raise Refused("not-open")
    joining.check_free(match, person, seat)
    if match.seats_of(person):
        raise Refused("sits-already")
    lent = match.absences.lent.get(seat)
    if lent is not None and lent.place.person == person:
        match.do(GaveBack(now, seat, person))
    else:
        others = [one for one in range(match.game.seats) if one != seat]
        beside = next((one for one in others if {*near} & {*match.holders(one)}), None)
        match.do(SeatTaken(now, seat, person, cleaned(name), beside))


def give_back(match: Match, person: str, seat: int, now: int) -> None:
    lent = match.absences.lent.get(seat)
    if lent is None or match.over or match.person_at(seat) != person:
        raise Refused("not-possible")
    if lent.place.person in match.absences.away:
        raise Refused("not-back")
    match.do(GaveBack(now, seat, lent.place.person))
