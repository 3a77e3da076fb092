"""Six laws about what a seat may know (`kit/laws.py`), for every room with `secrets.py`."""

from itertools import islice
from types import SimpleNamespace

import numpy as np
import pytest

from regalia import games
from regalia.core import random
from regalia.core.contract import CHANCE, NOBODY, State
from regalia.core.contract.secrets import HIDDEN, SecretsPart
from regalia.core.room import Room
from regalia.core.secrets import log_text, redacted
from regalia.fast.compiler import compiled
from regalia.fast.warm import as_array
from regalia.kit.laws import breaches, positions
from regalia.kit.playing import seats_and_spectator
from regalia.kit.rooms import asked

GAMES, NODES, EVERY = 12, 150, 5


@pytest.fixture(params=[name for name in asked() if games.room(name).secrets])
def room(request: pytest.FixtureRequest) -> Room:
    return games.room(request.param)


def own(room: Room) -> "SecretsPart[State]":
    assert room.secrets is not None
    return room.secrets


def test_a_room_keeps_the_six_laws_of_secrets(room: Room) -> None:
    assert not list(islice(breaches(room, own(room), GAMES, NODES, EVERY), 3))


def test_something_is_redacted_and_whole_worlds_differ_from_it(room: Room) -> None:
    less = others = 0
    for number, game in enumerate(positions(room, 2 * GAMES, NODES, EVERY)):
        for seat in seats_and_spectator(game):
            known = own(room).redact(game.params, game.state, seat)
            less += known != game.state
            rng = random.seeded(number)
            others += own(room).resample(game.params, known, seat, rng) != game.state
    assert less > 50 and others > 50


def test_a_view_shows_no_value_that_only_stands_for_what_is_hidden(room: Room) -> None:
    """A state in which nothing is HIDDEN is shown like a whole state of the same looks."""
    for number, game in enumerate(positions(room, GAMES, NODES, EVERY)):
        for seat in seats_and_spectator(game):
            known = redacted(room, game.params, game.state, seat)
            if flat(known.state).count(HIDDEN) == flat(game.state).count(HIDDEN):
                rng = random.seeded(number)
                world = own(room).resample(game.params, known.state, seat, rng)
                assert room.view.show(game.params, world, seat) == known.view()


def flat(s: State) -> list[object]:
    return [one for value in s for one in (value if isinstance(value, tuple) else (value,))]


def test_what_is_hidden_is_what_is_not_read(room: Room) -> None:
    rules = room.rules
    for game in positions(room, GAMES, NODES, EVERY):
        if game.to_play == NOBODY:
            continue
        each = rules.chances if game.to_play == CHANCE else rules.actions
        for seat in seats_and_spectator(game):
            unread = set()
            for action in islice(each(game.params, game.state), 30):
                read = log_text(room, game.params, game.state, action, seat).partition(",")[0]
                hidden = own(room).hidden(game.params, game.state, action, seat)
                assert hidden == ("?" in read)
                unread |= {read} if hidden else set()
            assert len(unread) <= 1, "their texts tell apart what is hidden"


@pytest.mark.compiled
def test_secrets_are_the_same_interpreted_and_compiled(room: Room) -> None:
    fast: SimpleNamespace = compiled(room, room.part("secrets"))
    rules = room.rules
    for number, game in enumerate(positions(room, 6, 100, 11)):
        params, s, numbers = game.params, game.state, as_array(game.params)
        for seat in seats_and_spectator(game):
            known = own(room).redact(params, s, seat)
            assert fast.redact(numbers, s, seat) == known
            one, other = random.seeded(number), np.array(random.seeded(number))
            world = own(room).resample(params, known, seat, one)
            assert fast.resample(numbers, known, seat, other) == world
            assert one == other.tolist()
            if game.to_play != NOBODY:
                each = rules.chances if game.to_play == CHANCE else rules.actions
                action = next(iter(each(params, s)))
                assert fast.hidden(numbers, s, action, seat) == own(room).hidden(
                    params, s, action, seat
                )
