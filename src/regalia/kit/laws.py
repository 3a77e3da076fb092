"""Six laws that a room's `secrets.py` keeps, and which of them some secrets break.

1  A redacted state, redacted again, is the same.
2  A world made from a redacted state redacts to that state, and every world that does can be made.
3  A redacted state says who is to play, and a seat's own actions, as the whole state does.
4  Seen alike, known alike: if a seat cannot tell two states apart, and sees the same happen in
   both, then it cannot tell apart what comes of it.
5  A search that goes by what a seat gets to know (`observed`) is told no more than the seat sees.
6  Nothing is told and then kept secret: of actions that a seat may read, two that lead to the same
   for its eyes lead to the same.  (A log would else tell what a view hides.)
"""

from collections.abc import Iterator
from typing import Any, NamedTuple, Protocol

from regalia.core import random
from regalia.core.contract import (
    CHANCE,
    EVERYBODY,
    NOBODY,
    SPECTATOR,
    InsightPart,
    Params,
    Rng,
    State,
)
from regalia.core.contract.secrets import HIDDEN
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.core.secrets import log_text
from regalia.kit.playing import play_randomly, seats_and_spectator, variants

FEW_WORLDS, TRIED = 8, 64  # if so many tries lead to few worlds, the real one is among them
MOST = 60  # actions that are tried in a position


class Secrets(Protocol):
    FORGOTTEN: tuple[str, ...]

    def redact(self, params: Params, s: State, seat: int, /) -> State: ...
    def resample(self, params: Params, redacted: State, seat: int, rng: Rng, /) -> State: ...
    def hidden(self, params: Params, s: State, action: int, seat: int, /) -> bool: ...


class Breach(NamedTuple):
    law: int
    seat: int
    where: Any  # what the seat knows there


def positions(room: Room, games: int, most: int, every: int) -> Iterator[Game]:
    """Yield one in `every` nodes of games in all variants of options, and the ends of the games."""
    kinds = variants(room.card)
    for number in range(max(games, len(kinds))):
        game = Game(room, kinds[number % len(kinds)])
        for node, now in enumerate(play_randomly(game, random.seeded(number), most)):
            if (node + number) % every == 0 or now.over:
                yield now


def breaches(room: Room, own: Secrets, games: int, most: int, every: int = 1) -> Iterator[Breach]:
    """The breaches of the laws in some positions, for every seat and for who looks on."""
    for number, game in enumerate(positions(room, games, most, every)):
        for seat in seats_and_spectator(game):
            known = own.redact(game.params, game.state, seat)
            for law in _broken(game, own, seat, known, number):
                yield Breach(law, seat, (game.params[:4], known))


def _broken(game: Game, own: Secrets, seat: int, known: State, number: int) -> Iterator[int]:
    room, params, s = game.room, game.params, game.state
    world = own.resample(params, known, seat, random.seeded(number))
    if own.redact(params, known, seat) != known:
        yield 1
    fits = own.redact(params, world, seat) == known
    if not fits or (number % 16 == 0 and not _can_come_out(game, own, seat, known)):
        yield 2
    who = room.rules.to_play(params, s)
    if room.rules.to_play(params, known) != who or (
        seat >= 0 and who in (seat, EVERYBODY) and _listed(game, known) != _listed(game, s)
    ):
        yield 3
    if who == NOBODY or not fits:
        return
    yield from _told(game, own, seat, world)


def _can_come_out(game: Game, own: Secrets, seat: int, known: State) -> bool:
    rng = random.seeded(7)
    found = {own.resample(game.params, known, seat, rng) for _ in range(TRIED)}
    return len(found) > FEW_WORLDS or game.state in found


def _listed(game: Game, s: State) -> list[tuple[int, str]]:
    room, params = game.room, game.params
    return [(a, room.text.action_text(params, s, a)) for a in room.rules.actions(params, s)]


def _told(game: Game, own: Secrets, seat: int, world: State) -> Iterator[int]:
    """Laws 4 to 6: what happens next, in the real world and in one that fits what is known."""
    room, params, rules = game.room, game.params, game.room.rules
    observed = room.insight.observed if room.has(InsightPart.observed) else None
    each = rules.chances if game.to_play == CHANCE else rules.actions
    alike: dict[Any, State] = {}
    gathered: dict[Any, int] = {}
    led_to: dict[State, State] = {}
    for s in (game.state, world):
        for action in list(each(params, s))[:MOST]:
            hidden = own.hidden(params, s, action, seat)
            after = rules.act(params, s, action)
            known = own.redact(params, after, seat)
            came = log_text(room, params, s, action, SPECTATOR).partition(",")[2]
            seen = (HIDDEN if hidden else action, came)
            if alike.setdefault(seen, known) != known:
                yield 4
            if observed and seat >= 0:
                number = observed(params, s, action, seat)
                if gathered.setdefault(seen, number) != number:
                    yield 5
            text = room.text.action_text(params, s, action)
            if s is game.state and not hidden and not text.startswith(own.FORGOTTEN or "\0"):
                if led_to.setdefault(known, after) != after:
                    yield 6
