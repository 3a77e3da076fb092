"""Traces that a turn of Royal Battles leaves on the table."""

from collections.abc import Callable

from support.traces import marks_of

from regalia.core.drawing.scene import Trace
from regalia.core.game import Game
from regalia.core.secrets import witnessed

At = Callable[..., Game]
NAMES = ["Ada", "Bo"]


def traced(game: Game, text: str, seat: int = -1) -> Trace:
    room = game.room
    outcomes = {
        room.text.action_text(game.params, game.state, outcome): outcome
        for outcome in (room.rules.chances(game.params, game.state) if game.is_chance else ())
    }
    action = {**game.actions(), **outcomes}[text]
    return witnessed(room, game.params, game.state, action, seat).trace(room.words().say, NAMES)


def test_an_attack_shows_attacker_target_damage_and_the_trumps_that_counted(at: At) -> None:
    """RB-19 to RB-22: optimal counts 9, 3 and 5; the king's 5 less the pawn's armour 3 is 2."""
    units, field = "c3=P c4=k d4=N", "c3=9C c4=8D d4=2C"
    game = at(units, field, initiative="3D 5S", player=1, phase="attacking", moved="c4")
    found = traced(game, "optimal:c3")
    assert marks_of(found) == [("arrow", "c4", "c3"), ("target", "c3"), ("danger", "c3", "−2")]
    cards = [(item.look, item.state) for item in found.items]
    assert cards == [("5S", "lit"), ("3D", "lit"), ("8D", "dim"), ("9C", "lit")]


def test_an_attack_that_misses_harms_nobody(at: At) -> None:
    """RB-20: no jack, queen or king."""
    units, field = "c3=P c4=k", "c3=9C c4=8D"
    game = at(units, field, initiative="3D 5S", player=1, phase="attacking", moved="c4")
    found = traced(game, "risky:c3")
    assert marks_of(found) == [("arrow", "c4", "c3"), ("target", "c3")]
    assert {item.state for item in found.items} == {"dim"}


def test_a_unit_that_falls_is_crossed_out(at: At) -> None:
    """RB-23"""
    units, field = "c3=P/6 c4=k d4=N", "c3=9C c4=8D d4=2C"
    game = at(units, field, initiative="3D 5S", player=1, phase="attacking", moved="c4")
    found = traced(game, "optimal:c3")
    assert ("danger", "c3", "✕") in marks_of(found)
    (tray,) = found.aside
    assert (tray.seat, tray.name, [item.look for item in tray.items]) == (
        0,
        "fallen",
        ["unit-pawn-0"],
    )
    assert not traced(game, "risky:c3").aside  # missed


def test_a_hand_that_is_discarded_lies_open_beside_the_game(at: At) -> None:
    """RB-26, RB-30: everybody sees it."""
    game = at("c3=K c5=k", "c3=9C c5=8D", hands=("7H 2S", ""), phase="keeping", moved="c3")
    for seat in (0, 1, -1):
        found = traced(game, "discard", seat)
        assert {item.look for item in found.items} == {"7H", "2S"}
        (tray,) = found.aside
        assert (tray.seat, tray.name, tray.items) == (0, "discarded", found.items)
    assert traced(game, "keep").aside == ()


def test_a_move_shows_its_way_and_the_card_that_was_laid(at: At) -> None:
    """RB-13, RB-17"""
    game = at("c3=K c5=k", "c3=9C c5=8D", hands=("7H", ""))
    found = traced(game, "c3-c4:7H")
    assert marks_of(found) == [("frame", "c3"), ("arrow", "c3", "c4")]
    assert [item.look for item in found.items] == ["7H"]
    assert marks_of(traced(game, "c3-c3:7H")) == [("frame", "c3")]


def test_a_card_that_is_drawn_is_shown_to_nobody_else(at: At) -> None:
    """RB-29"""
    game = at("c3=K c5=k", "c3=9C c5=8D", phase="drawing-one", pending=1)
    text = min(game.chances())
    assert [item.look for item in traced(game, text, 0).items] == [text.removeprefix("draw:")]
    assert traced(game, text, 1).items == traced(game, text, -1).items == ()


def test_who_cannot_move_is_told_so(at: At) -> None:
    """RB-14, RB-16: the only card has the colour of the only unit's card."""
    game = at("c3=K c5=k", "c3=9H c5=8D", phase="drawing-one", pending=1)
    assert "Ada can’t move" in traced(game, "draw:7D").note
    assert not traced(game, "draw:7S").note
