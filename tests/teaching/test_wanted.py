"""Goals of a step: predicates on what a seat sees after an action."""

from typing import Any

import pytest

from regalia.core.game import Game
from regalia.teaching.lessons.goals import BadGoal, Facts, Goal, GoalMoment


def ur(*played: str, position: str = "....../0......./...... 0") -> Game:
    game = Game("ur", {}, position)
    for text in played:
        game.play(text)
    return game


BEFORE = ur("roll:-s")
AFTER = ur("roll:-s", "B1-A1")
MOMENT = GoalMoment(Facts(AFTER, 0), Facts(BEFORE, 0), "B1-A1")

HOLD = [
    {"action": "B1-A1"},
    {"action": "*-A?"},
    {"actions": ["B1-C1", "B1-A1"]},
    {"to_play": 0},
    {"can": "ro*"},
    {"won": False},
    {"over": False},
    {"view": "phase", "is": "again"},
    {"view": "reserves.0", "is": 6, "least": 6, "most": 6},
    {"view": "position", "has": "0....."},
    {"meter": "rosettes:0", "more": 1},
    {"meter": "rosettes:0", "least": 1},
    {"item": "piece:A1"},
    {"item": "piece:*", "look": "disc-0", "count": 1},
    {"item": "piece:B1", "fewer": 1},
    {"all": [{"action": "B1-*"}, {"none": [{"view": "phase", "is": "over"}]}]},
    {"any": [{"action": "roll"}, {"can": "stop"}]},
]
DO_NOT = [
    {"action": "B1"},
    {"actions": ["B1-C1"]},
    {"to_play": "chance"},
    {"to_play": 1},
    {"can": "enter"},
    {"won": True},
    {"over": True},
    {"reason": "rosettes"},
    {"view": "phase", "is": "moving"},
    {"view": "reserves.0", "is": True},  # 6 is not True, nor is 1
    {"view": "winner.0", "is": 6},
    {"view": "reserves.7", "least": 0},
    {"view": "phase", "least": 0},
    {"meter": "rosettes:0", "more": 2},
    {"meter": "nothing", "least": 0},
    {"item": "piece:B1"},
    {"item": "piece:*", "look": "disc-1"},
    {"all": [{"action": "B1-A1"}, {"action": "roll"}]},
    {"none": [{"action": "B1-A1"}]},
]
UNREADABLE: list[Any] = [
    *({}, [], "enter", {"nothing": 1}, {"action": 1}, {"actions": "enter"}, {"actions": [1]}),
    *({"won": 1}, {"to_play": "me"}, {"to_play": True}, {"view": "phase"}, {"view": 1, "is": 1}),
    *({"view": "phase", "least": "1"}, {"view": "phase", "is": 1, "look": "x"}),
    *({"all": []}, {"any": [{}]}, {"none": "x"}, {"action": "enter", "is": 1}),
]


@pytest.mark.parametrize("values", HOLD, ids=str)
def test_a_predicate_holds_by_what_the_seat_sees(values: dict[str, Any]) -> None:
    assert Goal(values)(MOMENT)


@pytest.mark.parametrize("values", DO_NOT, ids=str)
def test_a_predicate_does_not_hold_where_it_is_not_so(values: dict[str, Any]) -> None:
    assert not Goal(values)(MOMENT)


@pytest.mark.parametrize("values", UNREADABLE, ids=str)
def test_what_is_no_predicate_is_refused_in_a_sentence(values: Any) -> None:
    with pytest.raises(BadGoal) as problem:
        Goal(values)
    assert problem.value.message and problem.value.told("de")


def test_a_win_and_its_reason_are_seen() -> None:
    """UR-15."""
    game = ur("roll:-s", "B7-A7", position="0...../......0./0....0 0".replace("0....0", "0...0."))
    moment = GoalMoment(Facts(game, 0), Facts(game, 0), "B7-A7")
    assert game.over
    assert Goal({"all": [{"won": True}, {"over": True}, {"reason": "rosettes"}]})(moment)
    assert not Goal({"won": True})(moment._replace(now=Facts(game, 1)))


def test_nothing_is_read_that_the_seat_may_not_know() -> None:
    """QG-14: a predicate on another's cards finds what the view has, which is their number."""
    game = Game("gambit")
    assert Goal({"view": "hands.1", "is": 0})(GoalMoment(Facts(game, 0), Facts(game, 0), None))
    assert not Goal({"view": "own.1", "has": "R"})(GoalMoment(Facts(game, 0), Facts(game, 0), None))
