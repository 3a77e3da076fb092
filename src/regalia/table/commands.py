"""What people send to a table: checked, and then done; a refusal changes nothing."""

from collections.abc import Callable
from typing import Any

from regalia.table import draws, messages, sharing, takeback
from regalia.table.autoplay import due, follow
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
from regalia.table.messages import LONGEST_SAYING
from regalia.table.settings import cleaned


def receive(match: Match, person: str, message: messages.Message, now: int) -> None:
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
    moment = due(match)
    if moment is not None and now >= moment:
        raise Refused("too-late")


def _fresh(match: Match, n: int) -> None:
    if not match.changed <= n <= len(match.entries):
        raise Refused("stale")


# ----------------------------------------------------------------------------------- playing


def _act(match: Match, person: str, message: messages.Act, now: int) -> None:
    _may_act(match, person, message.seat, now)
    _fresh(match, message.n)
    match.do(Played(now, message.seat, message.text))
    follow(match, now)


def _prepare(match: Match, person: str, message: messages.Prepare, now: int) -> None:
    _may_act(match, person, message.seat, now)
    _fresh(match, message.n)
    offer = match.offer(message.seat)
    if offer is None:
        raise Refused("not-ahead")
    if message.text not in offer.actions:
        raise Refused("not-possible")
    match.do(Prepared(now, message.seat, message.text))


def _withdraw(match: Match, person: str, message: messages.Withdraw, now: int) -> None:
    _own(match, person, message.seat)
    if message.seat not in match.prepared:
        raise Refused("nothing-prepared")
    match.do(Withdrawn(now, message.seat))


def _next(match: Match, person: str, message: messages.Next, now: int) -> None:
    if not match.seats_of(person):
        raise Refused("watching")
    if not any(person in match.holders(seat) for seat in match.waited_for):
        raise Refused("stale")
    match.do(WentOn(now, match.voice(person)))
    follow(match, now)


def _resign(match: Match, person: str, message: messages.Resign, now: int) -> None:
    _may_act(match, person, message.seat, now)
    if match.over:
        raise Refused("over")
    match.do(Resigned(now, message.seat))


def _draw(match: Match, person: str, message: messages.Draw, now: int) -> None:
    _may_act(match, person, message.seat, now)
    draws.check(match, message.seat)
    match.do(DrawOffered(now, message.seat))


# ------------------------------------------------------------------------------- taking back


def _undo(match: Match, person: str, message: messages.Undo, now: int) -> None:
    _may_act(match, person, message.seat, now)
    to = takeback.wanted(match, person)
    if not match.others(person):
        match.do(TakenBack(now, message.seat, to))
        follow(match, now)
    elif match.ask is not None:
        raise Refused("asked-already")
    else:
        match.do(Asked(now, message.seat, to))


def _answer(match: Match, person: str, message: messages.Answer, now: int) -> None:
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


def _sit(match: Match, person: str, message: messages.Sit, now: int) -> None:
    if message.seat >= match.game.seats or match.places[message.seat].kind != "open":
        raise Refused("not-open")
    sharing.check_free(match, person, message.seat)
    name, luck = cleaned(message.name), cleaned(message.luck, len(message.luck))
    match.do(Sat(now, message.seat, person, name, luck))
    follow(match, now)


def _rename(match: Match, person: str, message: messages.Rename, now: int) -> None:
    seats = match.seats_of(person)
    if not seats:
        raise Refused("watching")
    if message.seat is not None:
        _own(match, person, message.seat)
        seats = [message.seat]
    else:
        seats = [seat for seat in seats if not match.places[seat].here] or seats
    if match.company.find(person):  # who plays along has a name beside that of the seat
        match.do(Joined(now, seats[0], person, cleaned(message.name)))
        return
    match.do(Renamed(now, seats, cleaned(message.name)))


def _say(match: Match, person: str, message: messages.Say | messages.Emote, now: int) -> None:
    seats = match.seats_of(person)
    if not seats:
        raise Refused("watching")
    companion = match.company.find(person)
    who = companion.name if companion else ""
    if isinstance(message, messages.Emote):
        match.do(Said(now, seats[0], emote=message.emote, who=who))
        return
    text = cleaned(message.text, LONGEST_SAYING)
    if not text:
        raise Refused("nothing-said")
    match.do(Said(now, seats[0], text, who=who))


def _rematch(match: Match, person: str, message: messages.Rematch, now: int) -> None:
    if not match.seats_of(person):
        raise Refused("watching")
    if not match.over:
        raise Refused("not-over")
    if message.same and match.game.seats > 1:
        raise Refused("not-alone")
    voice = match.voice(person)
    if match.wishes.get(voice) == message.same:
        raise Refused("wished-already")
    match.do(Wished(now, voice, message.same))


DOES: dict[type, Callable[[Match, str, Any, int], None]] = {
    messages.Act: _act,
    messages.Prepare: _prepare,
    messages.Withdraw: _withdraw,
    messages.Next: _next,
    messages.Resign: _resign,
    messages.Draw: _draw,
    messages.Undo: _undo,
    messages.Answer: _answer,
    messages.Sit: _sit,
    messages.Rename: _rename,
    messages.Say: _say,
    messages.Emote: _say,
    messages.Rematch: _rematch,
}
