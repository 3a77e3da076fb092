"""Positions: everything on the table, and nothing that no play could have."""

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia import games
from regalia.core import random
from regalia.core.errors import BadPosition
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.kit.playing import play_randomly, random_games

At = Callable[..., Game]
Change = Callable[[dict[str, Any]], Any]
OPTIONS = {"players": 3, "setup": 1}


def test_every_position_reads_back_to_an_equal_state(room: Room) -> None:
    for game in random_games(room, 10, 400):
        position = json.loads(json.dumps(room.text.position(game.params, game.state)))
        assert room.text.read_position(game.params, position) == game.state


def test_a_finished_position_is_an_end(room: Room) -> None:
    """QG-15."""
    game = Game(room, OPTIONS)
    for _ in play_randomly(game, random.seeded(2), 5000):
        pass
    again = Game(room, OPTIONS, game.position)
    assert again.over and again.reason == game.reason and again.result == game.result


def reached(phase: str, seed: int = 4, after: int = 0) -> dict[str, Any]:
    """A position of that phase in a random game of three, at some turn or later."""
    for game in play_randomly(Game(games.room("gambit"), OPTIONS), random.seeded(seed), 5000):
        position: dict[str, Any] = game.position
        if position["phase"] == phase and position["turn"] >= after:
            return deepcopy(position)
    raise AssertionError(f"no {phase} in the game")


def swap(table: dict[str, Any], one: str, other: str, seat: int) -> None:
    """One player's cards of two places change places."""
    table[one][seat], table[other][seat] = table[other][seat], table[one][seat]


def take(table: dict[str, Any], name: str, seat: int) -> None:
    table["captured"][seat][name] = table["tokens"].pop(name)


def take_all(table: dict[str, Any]) -> None:
    for name in [*table["tokens"]]:
        take(table, name, 0)


def change(**new: Any) -> Change:
    return lambda table: table.update(new)


def at_seat(key: str, seat: int, value: Any) -> Change:
    return lambda table: table[key].__setitem__(seat, value)


BROKEN: list[tuple[str, str, Change, str | None]] = [
    ("an unknown phase", "moving", change(phase="resting"), None),
    ("a phase that is no text", "moving", change(phase=["moving"]), None),
    ("a seat nobody has", "moving", change(player=3), None),
    ("a seat that is no number", "moving", change(player=True), None),
    ("a wrong player", "moving", lambda t: t.update(player=(t["player"] + 1) % 3), "QG-5"),
    ("too many turns", "moving", change(turn=401), "QG-16"),
    ("a huge number of turns", "moving", change(turn=10**5000), "QG-16"),
    ("no turn", "moving", change(turn=0), "QG-5"),
    ("a turn in the set-up", "planning", change(turn=1), "QG-7"),
    ("another set-up card", "moving", change(setup=2), "QG-4"),
    ("not a setup card", "moving", change(setup=None), "QG-4"),
    ("the set-up again", "starts", change(phase="setup"), "QG-4"),
    ("other start squares", "moving", change(starts=["a1", "h1", "a8", "h8"]), "QG-3"),
    ("no start squares", "moving", change(starts=7), "QG-3"),
    ("tokens that are no object", "moving", change(tokens=["a1"]), None),
    ("captured that is no object", "moving", at_seat("captured", 0, "a1"), None),
    ("a token of another kind", "moving", lambda t: t["tokens"].update(a1="K"), "QG-3"),
    ("a token on no square", "moving", lambda t: t["tokens"].update(zz=None), "QG-3"),
    ("a token elsewhere", "starts", lambda t: t["tokens"].update(d5=t["tokens"].pop("a1")), "QG-3"),
    ("a token twice", "starts", lambda t: t["captured"][0].update(a1="N"), "QG-3"),
    ("a token nowhere", "starts", lambda t: t["tokens"].pop("a1"), "QG-1"),
    ("a gambit on a token", "starts", at_seat("gambits", 0, "a1"), "QG-9"),
    ("two gambits on a square", "moving", change(gambits=["d4", "d4", "e4"]), "QG-9"),
    ("a gambit on no square", "moving", at_seat("gambits", 0, "i9"), None),
    ("a gambit on a number", "moving", at_seat("gambits", 0, 4), None),
    ("a gambit missing", "moving", at_seat("gambits", 0, None), "QG-5"),
    ("a gambit placed too early", "starts", at_seat("gambits", 1, "b1"), "QG-5"),
    ("a gambit off its start square", "dealing", at_seat("gambits", 1, "d4"), "QG-5"),
    ("too few gambits", "moving", change(gambits=["d4", "e4"]), None),
    ("a capture without a move", "dealing", lambda t: take(t, "a1", 0), "QG-9"),
    ("more captures than moves", "moving", lambda t: [take(t, n, 1) for n in ("a1", "h1")], "QG-9"),
    ("no token left and no end", "drawing", take_all, "QG-15"),
    ("an end before the end", "moving", change(phase="over"), "QG-16"),
    ("a card too many", "moving", lambda t: t["hands"].__setitem__(0, t["hands"][0] + "B"), "QG-2"),
    ("four of a kind", "starts", at_seat("piles", 0, "BBBBRRQQQNNN"), "QG-2"),
    ("a card nobody knows", "moving", at_seat("hands", 0, "KKK"), None),
    ("a row that is no text", "moving", at_seat("rows", 0, ["B", "R", "N"]), None),
    ("endless cards", "moving", at_seat("piles", 0, "B" * 100), None),
    ("discards in a hand", "moving", lambda t: swap(t, "hands", "piles", 0), "QG-12"),
    ("a hand before the deal", "dealing", lambda t: swap(t, "hands", "piles", 2), "QG-7"),
    ("six dealt cards", "dealing", lambda t: swap(t, "hands", "piles", 0), "QG-7"),
    ("a row before planning", "planning", lambda t: swap(t, "hands", "rows", 2), "QG-7"),
    ("a hand laid twice", "first-draws", lambda t: swap(t, "hands", "rows", 2), "QG-7"),
    ("nothing revealed", "moving", change(revealed=None), "QG-8"),
    ("something revealed", "drawing", change(revealed="B"), "QG-8"),
    ("an empty card revealed", "moving", change(revealed=""), None),
    ("two cards revealed", "moving", change(revealed="BR"), None),
    ("a key too many", "moving", change(extra=1), None),
    ("a key missing", "moving", lambda t: t.pop("rows"), None),
]


@pytest.mark.parametrize(
    ("phase", "spoil", "rule"), [b[1:] for b in BROKEN], ids=[b[0] for b in BROKEN]
)
def test_what_no_play_could_have_is_refused(
    room: Room, phase: str, spoil: Change, rule: str | None
) -> None:
    """QG-1 to QG-16, as far as the rules make it plain."""
    table = reached(phase)
    Game(room, OPTIONS, table)
    spoil(table)
    with pytest.raises(BadPosition) as refused:
        Game(room, OPTIONS, table)
    assert refused.value.rule == rule and refused.value.message


def test_the_card_revealed_is_among_the_discards(room: Room) -> None:
    """QG-8."""
    table = reached("moving")
    table["revealed"] = next(c for c in "BRQN" if c not in table["discards"][table["player"]])
    with pytest.raises(BadPosition) as refused:
        Game(room, OPTIONS, table)
    assert refused.value.rule == "QG-8"


def test_a_game_that_a_capture_ended_has_that_capture(room: Room, at: At, last: str) -> None:
    """QG-15: the last mover's gambit is where it captured."""
    game = at(last, "R")
    game.play("move:d5")
    table = game.position
    assert Game(room, game.options, table).over
    with pytest.raises(BadPosition) as refused:
        Game(room, game.options, table | {"gambits": ["f2", "d6"]})
    assert refused.value.rule == "QG-15"


def test_before_the_set_up_card_nothing_else_can_have_happened(room: Room) -> None:
    """QG-4."""
    table = Game(room).position
    assert table["setup"] is None and table["starts"] == [] and table["tokens"] == {}
    Game(room, {}, table)
    for new in ({"gambits": ["a1", None]}, {"phase": "moving"}, {"starts": ["a1"]}, {"turn": 3}):
        with pytest.raises(BadPosition) as refused:
            Game(room, {}, table | new)
        assert refused.value.rule == "QG-4"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=6,
)


@settings(max_examples=300, deadline=None)
@given(
    phase=st.sampled_from(["starts", "dealing", "planning", "moving", "adding", "drawing"]),
    key=st.sampled_from(sorted(reached("moving"))),
    value=JSON,
    inside=st.booleans(),
)
def test_anything_in_a_place_of_a_position_is_refused_or_playable(
    phase: str, key: str, value: object, inside: bool
) -> None:
    room, table = games.room("gambit"), reached(phase)
    if inside and isinstance(table[key], list) and table[key]:
        table[key][0] = value
    else:
        table[key] = value
    try:
        game = Game(room, OPTIONS, table)
    except BadPosition as refused:
        assert refused.message
    else:
        assert room.text.read_position(game.params, game.position) == game.state
        for _ in play_randomly(game, random.seeded(1), 20):
            pass
