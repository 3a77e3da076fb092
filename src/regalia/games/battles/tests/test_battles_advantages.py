"""Charge, Volley and Drain (RB-33)."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from regalia.core import random
from regalia.core.errors import Illegal
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.core.secrets import witnessed
from regalia.fast import play
from regalia.fast.compiler import compiled, interpreted
from regalia.fast.perft import as_array
from regalia.games.battles import insight, rules
from regalia.games.battles.rules import state

At = Callable[..., Any]


def own(letter: str, advantage: str, power: int, ranged: bool = False) -> str:
    return f"""[[unit]]
letter = "{letter}"
name = "{advantage}er"
type = "{"ranged" if ranged else "melee"}"
life = 9
accuracy = 4
evasion = 3
damage = [1, 1, 1]
armour = 0
advantage = "{advantage}"
power = {power}
"""


FILE = own("C", "charge", 10) + own("V", "volley", 5, True) + own("D", "drain", 5)


@pytest.fixture
def strikes(attack: At) -> At:
    """A unit on c3 has moved onto an ace, and another ace is the initiative card: two trumps, or
    as many as the cards have."""

    def make(units: str, field: str = "", initiative: str = "AS QS", **more: Any) -> Any:
        cards = f"c3=AC c4=2D d4=2H {field}"
        return attack(units, cards, initiative=initiative, options={"units": FILE}, **more)

    return make


def test_a_charge_takes_the_place_of_who_falls(strikes: At) -> None:
    """RB-33: no card is played; the unit stands on the target's card."""
    game = strikes("c3=C/2 c4=r g5=k", decks=("2C", "2C"), initiative="AC QS")
    game.plays("advantage:c4")
    assert game.units == {"c4": "C/2", "g5": "k"}
    assert game.table["field"]["c4"] == "2D" and game.table["field"]["c3"] == "AC"


def test_a_charge_stays_where_the_target_stands_or_is_missed(strikes: At) -> None:
    """RB-33: damage 10 less armour 1 of a king's 10 life; and one trump of two needed."""
    assert strikes("c3=C c4=k g5=p").plays("advantage:c4").units["c3"] == "C"
    game = strikes("c3=C c4=k/9 g5=p", initiative="KS QS").plays("advantage:c4")
    assert game.units == {"c3": "C", "c4": "k/9", "g5": "p"}


def test_only_the_advantage_charges(strikes: At) -> None:
    """RB-33: whoever fells a unit otherwise stays."""
    game = strikes("c3=C c4=r/7 g5=p", initiative="2S 4S").plays("easy:c4")
    assert game.units == {"c3": "C", "c4": "r/7", "g5": "p"}  # 1 damage less 2
    game = strikes("c3=K c4=q/7 g5=p", initiative="2S 4S").plays("easy:c4")
    assert game.units == {"c3": "K", "g5": "p"}


def test_the_last_enemy_ends_the_battle_before_a_charge_moves(strikes: At) -> None:
    """RB-33, RB-23."""
    game = strikes("c3=C c4=r").plays("advantage:c4")
    assert game.over and game.units == {"c3": "C"}


def test_the_key_position_is_that_before_the_charge(strikes: At) -> None:
    """RB-33, RB-26: c4 is head to head with c3, and hearts are the key."""
    game = strikes("c3=C c4=r g5=k", initiative="AH QS", hands=("2C", ""))
    game.plays("advantage:c4", "keep")
    assert game.phase == "offered-two" and game.table["moved"] == "c4"
    assert Game(game.room, game.options, game.position).position == game.position
    assert strikes("c3=C c4=r g5=k", hands=("2C", "")).plays("advantage:c4", "keep").phase != (
        "offered-two"
    )


def test_a_unit_moves_on_from_the_square_it_charged(strikes: At) -> None:
    """RB-33, RB-14: by the colour of the target's card, the red 2 of diamonds."""
    game = strikes("c3=C c4=r g5=k", initiative="QS AS", player=0, hands=("3C 3D", "4C"))
    game.plays("advantage:c4", "keep")
    while game.table["player"] != 0 or game.phase != "moving":
        if game.players:
            texts = list(game.actions())
            game.play(next((text for text in texts if "g5-g5" in text), texts[0]))
        else:
            game.play(next(iter(game.chances())))
    texts = game.actions()
    assert "c4-c4:3C" in texts and not any(t.startswith("c4-") and ":3D" in t for t in texts)


def test_a_volley_hits_all_enemies_straight_beside_the_target(strikes: At) -> None:
    """RB-33: each less its armour, whatever its evasion; own units are not hit, nor diagonals."""
    game = strikes("c3=V d4=r e4=n d3=K d5=p e5=q", "d3=3S e4=3C d5=3C e5=3D")
    game.plays("advantage:d4")
    assert game.units == {
        "c3": "V",
        "d3": "K",
        "d4": "r/3",
        "e4": "n/1",
        "d5": "p/2",
        "e5": "q",
    }


def test_a_volley_must_hit_its_target(strikes: At) -> None:
    """RB-33: the knight's evasion is as high as the accuracy, so two trumps are needed."""
    game = strikes("c3=V d4=n e4=q", "e4=3C", initiative="KS QS").plays("advantage:d4")
    assert game.units == {"c3": "V", "d4": "n", "e4": "q"}


def test_a_volley_s_neighbours_are_those_before_anybody_leaves(strikes: At) -> None:
    """RB-33: the target falls, and those beside it are hit all the same; four trumps double."""
    field = "d4=AH e4=3C"
    game = strikes("c3=V d4=q e4=n g5=k", field, initiative="AS AD").plays("advantage:d4")
    assert game.units == {"c3": "V", "e4": "n/6", "g5": "k"}  # 10 less 1 of 8; 10 less 4


def test_a_drain_regains_what_the_target_suffered(strikes: At) -> None:
    """RB-33: 5 less the pawn's armour 3."""
    game = strikes("c3=D/6 c4=p g5=k").plays("advantage:c4")
    assert game.units == {"c3": "D/4", "c4": "p/2", "g5": "k"}


def test_a_drain_regains_the_damage_also_of_who_had_less_life(strikes: At) -> None:
    """RB-33: 5 less 1, though the queen had 1 life left; up to full; the field is not entered."""
    game = strikes("c3=D/6 c4=q/7 g5=k").plays("advantage:c4")
    assert game.units == {"c3": "D/2", "g5": "k"}
    assert strikes("c3=D/1 c4=q g5=k").plays("advantage:c4").units["c3"] == "D"


def test_four_trumps_double_a_drain_once(strikes: At) -> None:
    """RB-33: 10 less 3 is 7."""
    game = strikes("c3=D/8 c4=p g5=k", "c4=AH", initiative="AS AD").plays("advantage:c4")
    assert game.units["c3"] == "D/1" and game.units["c4"] == "p/7"


def test_a_drain_that_ends_the_battle_regains_nothing(strikes: At) -> None:
    """RB-33, RB-23."""
    game = strikes("c3=D/6 c4=q/7").plays("advantage:c4")
    assert game.over and game.units == {"c3": "D/6"}


def test_ways_are_those_of_the_advantage_not_of_the_unit(strikes: At) -> None:
    """RB-33: Charge and Drain reach straight, Volley across; refused with a reason."""
    for letter, straight in (("C", True), ("D", True), ("V", False)):
        game = strikes(f"c3={letter} c4=r d4=k")
        assert ("advantage:c4" in game.actions()) == straight
        assert ("advantage:d4" in game.actions()) != straight
        with pytest.raises(Illegal, match="straight" if straight else "diagonal") as refused:
            game.play("advantage:d4" if straight else "advantage:c4")
        assert refused.value.rule == "RB-18"


def told(game: Any, text: str) -> tuple[str, Any, Any]:
    """The sentence, the row and the trace of an action."""
    room, params, s, names = game.room, game.params, game.state, ["White", "Black"]
    action, say = dict(room_actions(game))[text], room.words().say
    return (
        witnessed(room, params, s, action, 0).sentence(say, names),
        witnessed(room, params, s, action, 0).row(say, names),
        witnessed(room, params, s, action, 0).trace(say, names),
    )


def room_actions(game: Any) -> list[tuple[str, int]]:
    text = game.room.text.action_text
    return [(text(game.params, game.state, a), a) for a in rules.actions(game.params, game.state)]


def test_what_the_advantages_do_is_said(strikes: At) -> None:
    said, row, trace = told(strikes("c3=C/2 c4=r g5=k"), "advantage:c4")
    assert said.endswith("the rook on c4 falls, the chargeer moves to c4.")
    assert row.outcome == "rook falls, moves to c4" and row.label == "Charge"
    assert [mark.at for mark in trace.marks if mark.text == "✕"] == ["c4"]
    said, row, trace = told(strikes("c3=D/6 c4=p g5=k"), "advantage:c4")
    assert "the pawn on c4 takes 2 damage, the drainer on c3 regains 2" in said
    assert row.outcome.endswith("drainer c3: +2") and row.rank == 4
    assert ("c3", "+2") in [(mark.at, mark.text) for mark in trace.marks]
    said, row, _ = told(strikes("c3=V d4=r d5=p g5=k", "d5=3C"), "advantage:d4")
    assert "rook on d4 takes 3" in said and "pawn on d5 takes 2" in said


def test_whole_battles_are_the_same_at_both_speeds(room: Room) -> None:
    """RB-31 to RB-33, interpreted and compiled."""
    scenario = '[[scenario]]\nid = "mixed"\nname = "m"\narmies = ["CVD", "DCVN"]\n'
    slow, fast = interpreted(room, play), compiled(room, play)
    options = {"units": FILE + scenario, "scenario": "mixed", "sides": "exchanged"}
    game, size = Game(room, options), room.rules.MOST_ACTIONS
    for seed in range(30):
        one, two = [0] * 500, np.zeros(500, np.int64)
        end, n = slow.trace(game.params, game.state, random.seeded(seed), [0] * size, one)
        buffer, rng = np.empty(size, np.int64), np.array(random.seeded(seed))
        fast_end, fast_n = fast.trace(as_array(game.params), game.state, rng, buffer, two)
        assert (n, one, end) == (fast_n, two.tolist(), fast_end)


def test_a_player_foresees_what_the_advantages_do(strikes: At) -> None:
    """A Volley counts all that it hits for `insight.py`, and a Drain the life that it regains."""

    def priority(units: str, text: str, field: str = "") -> int:
        game = strikes(units, field)
        return insight.priority(game.params, game.state, dict(room_actions(game))[text])

    assert priority("c3=V d4=r d5=p g5=k", "advantage:d4", "d5=3C") > priority(
        "c3=V d4=r g4=p g5=k", "advantage:d4", "g4=3C"
    )
    assert priority("c3=D/6 c4=p g5=k", "advantage:c4") > priority("c3=D c4=p g5=k", "advantage:c4")
    assert priority("c3=C c4=r g5=k", "advantage:c4") > priority("c3=C c4=r g5=k", "risky:c4")
    assert state.SPECIAL == 3
