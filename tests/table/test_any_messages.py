"""Random messages to a table: the log is the truth, and a refusal changes nothing."""

from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from support.tables import ANNA, BORIS, CLEO, choices, choose, everything, opened, reread, told

from regalia import games
from regalia.core import random
from regalia.core.errors import RegaliaError
from regalia.table.messages import incoming
from regalia.table.settings import ClockSettings
from regalia.table.table import Table

READ = msgspec.json.Decoder(incoming.Message)
SEAT = st.integers(-1, 4)
TEXT = st.sampled_from(
    ["enter", "pass", "army:KKKK", "declare:4", "stay", "", "?", "é\n", "x" * 200]
)
STRANGE = st.one_of(
    st.builds(incoming.Act, st.integers(0, 40), SEAT, TEXT),
    st.builds(incoming.Prepare, st.integers(0, 40), SEAT, TEXT),
    st.builds(incoming.Withdraw, SEAT),
    st.builds(incoming.Next),
    st.builds(incoming.Sit, SEAT, st.text(max_size=30), st.text(max_size=10)),
    st.builds(incoming.Rename, st.text(max_size=30), st.none() | SEAT),
    st.builds(incoming.Undo, SEAT),
    st.builds(incoming.Resign, SEAT),
    st.builds(incoming.DrawMessage, SEAT),
    st.builds(incoming.AnswerAsk, SEAT, st.booleans()),
    st.builds(
        incoming.AskRematch,
        st.booleans(),
        instead=st.sampled_from([None, *get_args(incoming.SeatInstead)]),
    ),
    st.builds(incoming.AnswerAbsence, SEAT, st.sampled_from(get_args(incoming.AbsenceAnswer))),
    st.builds(incoming.GiveBackSeat, SEAT),
    st.builds(incoming.SayMessage, st.text(max_size=30)),
    st.builds(incoming.Emote, st.sampled_from(get_args(incoming.EmoteWord))),
    st.builds(incoming.Ping),
    st.builds(incoming.LookBack, SEAT),
)
PERSON = st.sampled_from([ANNA, BORIS, CLEO, "a stranger"])
STEP = st.one_of(
    st.tuples(st.just("play"), st.integers(0, 10**6)),
    st.tuples(st.just("play"), st.integers(0, 10**6)),
    st.tuples(st.just("think"), st.integers(0, 10**6)),
    st.tuples(st.just("send"), st.tuples(PERSON, STRANGE)),
    st.tuples(st.just("undo"), PERSON),
    st.tuples(st.just("wait"), st.integers(0, 20_000)),
    st.tuples(st.just("wait"), st.just(70_000)),
    st.tuples(st.just("goes"), PERSON),
    st.tuples(st.just("comes"), PERSON),
)
KINDS = {"gambit": ("moo", "m1o", "mh1"), "study": ("mo", "m1", "mh")}
CLOCKS = (ClockSettings(), ClockSettings("turn", 5), ClockSettings("game", 10, 1))


def begin(game: str, kind: int, clock: int) -> Table:
    options = {"players": 3} if game == "gambit" else {"hourglass": 5, "limit": 5}
    kinds = KINDS.get(game, ("mo", "m1", "mh"))[kind]
    return opened(game, kinds, options if game in KINDS else {}, CLOCKS[clock])


def do(table: Table, what: str, given: Any, now: int) -> None:
    """One step of anybody; what is refused must change nothing."""
    before = list(table.entries), list(table.game.states), dict(table.prepared), table.due()
    try:
        if what == "play":
            can = choices(table)
            if can:
                choose(table, *can[given % len(can)], now)
        elif what == "think":
            for thinking in table.thinking():
                text = thinking.actions[given % len(thinking.actions)]
                table.decided(thinking.seat, text, thinking.n, now)
        elif what == "undo":
            seats = table.seats_of(given)
            table.receive(given, incoming.Undo(seats[0] if seats else 0), now)
        elif what == "goes":
            table.gone(given, now)
        elif what == "comes":
            table.came(given, now)
        elif what == "wait":
            table.tick(now)
        else:
            person, message = given
            table.receive(person, message, now)
    except RegaliaError as problem:
        assert problem.message and problem.code
        after = list(table.entries), list(table.game.states), dict(table.prepared), table.due()
        assert after == before


@pytest.mark.parametrize("game", games.names())
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 2), st.integers(0, 2), st.lists(STEP, max_size=40))
def test_a_table_is_what_its_log_says_whatever_was_sent(
    game: str, kind: int, clock: int, steps: list[tuple[str, Any]]
) -> None:
    table, now = begin(game, kind, clock), 1_000
    for person, seat in ((BORIS, 1), (CLEO, 2)):
        if seat < len(table.places) and table.places[seat].kind == "open":
            table.receive(person, incoming.Sit(seat), now)
    for what, how in steps:
        now += how if what == "wait" else 7
        do(table, what, how, now)
    assert everything(reread(table)) == everything(table)
    moments = [entry.at for entry in table.entries]
    assert moments == sorted(moments)
    for seat in range(table.game.seats):
        assert table.clocks.left[seat] >= 0
    told(table, "a stranger", 0)


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_bytes_from_outside_are_a_message_or_an_error(frame: bytes) -> None:
    try:
        message = READ.decode(frame)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return
    assert isinstance(message, incoming.Sent)


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(max_size=5)
    | st.sampled_from(["act", "sit"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["type", "n", "seat", "text", "name"]), inner, max_size=5)
    ),
    max_leaves=8,
)


TAGGED = st.fixed_dictionaries(
    {"type": st.sampled_from(["act", "sit", "look", "say", "undo", "rename", "resign", "why"])},
    optional={"n": st.integers(0, 9), "seat": SEAT, "text": TEXT, "name": TEXT, "taps": JSON},
)


@settings(max_examples=100, deadline=None)
@given(JSON | TAGGED)
@example({"type": "say", "text": "hello"})  # is accepted
@example({"type": "act", "n": 99, "seat": 0, "text": "enter"})  # decodes, and is refused
def test_anything_that_decodes_can_be_received(thing: Any) -> None:
    table = opened("ur", "m1")
    before = everything(table)
    try:
        message = READ.decode(msgspec.json.encode(thing))
        table.receive(ANNA, message, 2_000)
    except (msgspec.MsgspecError, RegaliaError):
        assert everything(table) == before
    assert everything(reread(table)) == everything(table)


def test_a_long_game_with_everything_in_it_replays() -> None:
    rng = random.seeded(9)
    table = begin("gambit", 0, 2)
    for person, seat in ((BORIS, 1), (CLEO, 2)):
        table.receive(person, incoming.Sit(seat, person), 1_000)
    now = 1_000
    for _ in range(120):
        now += random.below(rng, 3_000)
        table.tick(now)
        do(table, "think", random.below(rng, 1000), now)
        do(table, "play", random.below(rng, 1000), now)
    assert everything(reread(table)) == everything(table)
