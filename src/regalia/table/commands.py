"""Commands of people to a table: each is checked, then carried out; a refusal changes nothing."""

from collections.abc import Callable, Collection
from math import ceil
from typing import Any

from regalia.table.entries import (
    Answered,
    Asked,
    DrawAgreed,
    DrawDeclined,
    DrawOffered,
    Joined,
    Played,
    Prepared,
    Renamed,
    Resigned,
    Said,
    Sat,
    TakenBack,
    WentOn,
    Wished,
    Withdrawn,
)
from regalia.table.language import Refused
from regalia.table.match import Match
from regalia.table.mechanics import attendance, draw_offers, joining, rematch, takeback
from regalia.table.mechanics.autoplay import due, follow
from regalia.table.messages import incoming
from regalia.table.messages.incoming import LONGEST_SAYING
from regalia.table.settings import cleaned


def receive(
    match: Match, person: str, message: incoming.Message, now: int, near: Collection[str] = ()
) -> None:
    if isinstance(message, incoming.Sit):
        _sit(match, person, message, now, near)
        return
    does = DOES.get(type(message))
    if does is None:
        raise Refused("no-message")
    does(match, person, message, now)


# --------------------------------------------------------------------------------- what to check


def _own(match: Match, person: str, seat: int) -> None:
    if person not in match.holders(seat):
        raise Refused("watching" if not match.seats_of(person) else "not-your-seat")


def _may_act(match: Match, person: str, seat: int, now: int) -> None:
    """The match goes on, and the seat is this person's and still plays."""
    _own(match, person, seat)
    if not match.begun:
        raise Refused("not-begun")
    if match.over and not match.game.over:
        raise Refused("over")
    if seat in match.departed:
        raise Refused("departed")
    if match.absences.stands_in(seat):  # whoever is back takes the seat first (`Table.came`)
        raise Refused("stale")
    moment = due(match)
    if moment is not None and now >= moment:
        raise Refused("too-late")


def _doer(match: Match, person: str, seat: int) -> str:
    """The person, where several share the seat; else nothing, for the seat says enough."""
    return person if match.shared_seats.at(seat) else ""


def _fresh(match: Match, n: int) -> None:
    if not match.changed <= n <= len(match.entries):
        raise Refused("stale")


# ----------------------------------------------------------------------------------- playing


def _act(match: Match, person: str, message: incoming.Act, now: int) -> None:
    _may_act(match, person, message.seat, now)
    _fresh(match, message.n)
    if (left := match.waits_until(message.seat) - now) > 0:
        raise Refused("too-early", seconds=ceil(left / 1000))
    match.do(Played(now, message.seat, message.text, person=_doer(match, person, message.seat)))
    follow(match, now)


def _prepare(match: Match, person: str, message: incoming.Prepare, now: int) -> None:
    _may_act(match, person, message.seat, now)
    _fresh(match, message.n)
    offer = match.offer(message.seat)
    if offer is None:
        raise Refused("not-ahead")
    if message.text not in offer.actions:
        raise Refused("not-possible")
    match.do(Prepared(now, message.seat, message.text, _doer(match, person, message.seat)))


def _withdraw(match: Match, person: str, message: incoming.Withdraw, now: int) -> None:
    _own(match, person, message.seat)
    if message.seat not in match.prepared:
        raise Refused("nothing-prepared")
    match.do(Withdrawn(now, message.seat))


def _next(match: Match, person: str, message: incoming.Next, now: int) -> None:
    if not match.seats_of(person):
        raise Refused("watching")
    if not any(person in match.holders(seat) for seat in match.waited_for):
        raise Refused("stale")
    match.do(WentOn(now, match.voice(person)))
    follow(match, now)


def _resign(match: Match, person: str, message: incoming.Resign, now: int) -> None:
    _may_act(match, person, message.seat, now)
    if match.over:
        raise Refused("over")
    match.do(Resigned(now, message.seat, _doer(match, person, message.seat)))


def _draw(match: Match, person: str, message: incoming.DrawMessage, now: int) -> None:
    _may_act(match, person, message.seat, now)
    draw_offers.check(match, message.seat)
    match.do(DrawOffered(now, message.seat, _doer(match, person, message.seat)))


# ------------------------------------------------------------------------------- taking back


def _undo(match: Match, person: str, message: incoming.Undo, now: int) -> None:
    _may_act(match, person, message.seat, now)
    to = takeback.wanted(match, person)
    if not match.others(person):
        match.do(TakenBack(now, message.seat, to))
        follow(match, now)
    elif match.ask is not None:
        raise Refused("asked-already")
    else:
        match.do(Asked(now, message.seat, to))


def _answer(match: Match, person: str, message: incoming.AnswerAsk, now: int) -> None:
    ask = match.ask
    if not match.seats_of(person):
        raise Refused("watching")
    if match.draw_offer == message.seat and person in match.holders(1 - message.seat):
        _may_act(match, person, 1 - message.seat, now)
        answer = DrawAgreed if message.yes else DrawDeclined
        match.do(answer(now, 1 - message.seat))
        return
    voice = match.voice(person)
    if ask is None or person in match.holders(ask.seat) or voice in match.agreed:
        raise Refused("nothing-asked")
    match.do(Answered(now, voice, message.yes))
    asker = match.person_at(ask.seat) or ""
    if message.yes and match.agreed >= set(match.others(asker)):
        match.do(TakenBack(now, ask.seat, ask.to))
        follow(match, now)


# ------------------------------------------------------------------------ sitting and talking


def _sit(match: Match, person: str, message: incoming.Sit, now: int, near: Collection[str]) -> None:
    if message.seat >= match.game.seats:
        raise Refused("not-open")
    if match.places[message.seat].kind != "open":
        attendance.take(match, person, message.seat, message.name, now, near)
        return
    joining.check_free(match, person, message.seat)
    name, luck = cleaned(message.name), cleaned(message.luck, len(message.luck))
    match.do(Sat(now, message.seat, person, name, luck))
    follow(match, now)


def _give_back(match: Match, person: str, message: incoming.GiveBackSeat, now: int) -> None:
    _own(match, person, message.seat)
    attendance.give_back(match, person, message.seat, now)


def _rename(match: Match, person: str, message: incoming.Rename, now: int) -> None:
    seats = match.seats_of(person)
    if not seats:
        raise Refused("watching")
    if message.seat is not None:
        _own(match, person, message.seat)
        seats = [message.seat]
    else:
        seats = [seat for seat in seats if not match.places[seat].here] or seats
    if match.shared_seats.find(person):  # who plays along has a name beside that of the seat
        match.do(Joined(now, seats[0], person, cleaned(message.name)))
        return
    match.do(Renamed(now, seats, cleaned(message.name)))


def _say(
    match: Match, person: str, message: incoming.SayMessage | incoming.Emote, now: int
) -> None:
    seats = match.seats_of(person)
    if not seats:
        raise Refused("watching")
    partner = match.shared_seats.find(person)
    who = partner.name if partner else ""
    if isinstance(message, incoming.Emote):
        match.do(Said(now, seats[0], emote=message.emote, who=who))
        return
    text = cleaned(message.text, LONGEST_SAYING)
    if not text:
        raise Refused("nothing-said")
    match.do(Said(now, seats[0], text, who=who))


def _rematch(match: Match, person: str, message: incoming.AskRematch, now: int) -> None:
    if not match.seats_of(person):
        raise Refused("watching")
    if not match.over:
        raise Refused("not-over")
    if message.same and match.game.seats > 1:
        raise Refused("not-alone")
    if message.first is not None and rematch.loser(match) not in match.seats_of(person):
        raise Refused("not-loser")
    voice = match.voice(person)
    known = match.wishes.get(voice) == message.same and message.first in (None, match.loser_first)
    if known and message.instead is None:
        raise Refused("wished-already")
    match.do(Wished(now, voice, message.same, message.first, message.instead))


DOES: dict[type, Callable[[Match, str, Any, int], None]] = {
    incoming.Act: _act,
    incoming.Prepare: _prepare,
    incoming.Withdraw: _withdraw,
    incoming.Next: _next,
    incoming.Resign: _resign,
    incoming.DrawMessage: _draw,
    incoming.Undo: _undo,
    incoming.AnswerAsk: _answer,
    incoming.Rename: _rename,
    incoming.SayMessage: _say,
    incoming.Emote: _say,
    incoming.AnswerAbsence: attendance.answer,
    incoming.GiveBackSeat: _give_back,
    incoming.AskRematch: _rematch,
}
