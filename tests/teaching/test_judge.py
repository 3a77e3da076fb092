"""Verdicts on an answer to a step (done, going on, wrong or illegal), and the replies to it."""

from typing import Any

import pytest
from support.steps import Made

from regalia.core import random
from regalia.core.errors import BadFile, RegaliaError
from regalia.core.game import Game
from regalia.teaching.lessons.judge import begin, judge
from regalia.teaching.lessons.opponent_replies import Unanswerable, forced
from regalia.teaching.lessons.refutations import refuted, why
from regalia.teaching.lessons.step_proof import NEVER, prove

ROSETTE = {"meter": "rosettes:0", "more": 1}


def test_every_action_that_satisfies_the_goal_is_right_and_every_other_wrong(made: Made) -> None:
    step = made(wanted=ROSETTE)
    found = {text: judge(step, [text]).state for text in begin(step).actions()}
    assert found == {"B1-A1": "done", "B1-C1": "done", "B1-B2": "wrong"}
    assert prove(step)[:3] == (1, {"B1-A1": 1, "B1-C1": 1}, ("B1-B2",))


def test_what_the_rules_forbid_is_illegal_with_its_rule(made: Made) -> None:
    """UR-8."""
    verdict = judge(made(wanted=ROSETTE), ["B1-B2-B3"])
    assert verdict.state == "illegal" and verdict.refusal and verdict.refusal.rule == "UR-8"
    assert judge(made(wanted=ROSETTE), ["nonsense"]).state == "illegal"


def test_nothing_can_be_done_after_the_end_of_a_step(made: Made) -> None:
    verdict = judge(made(wanted=ROSETTE), ["B1-A1", "roll"])
    assert verdict.state == "illegal" and verdict.refusal and verdict.refusal.code == "over"


def test_stars_go_by_par(made: Made) -> None:
    """UR-14: after a rosette one may roll again, or stop."""
    way = ["B1-A1", "roll", "A1-B1"]
    for par, most, stars in [(3, 3, 3), (2, 3, 2), (1, 9, 1)]:
        step = made(wanted={"item": "piece:B1"}, par=par, most=most, replies=["", "roll:-s"])
        assert judge(step, way).stars == stars
    assert judge(made(wanted={"item": "piece:B1"}, par=1, most=2), way).state == "illegal"


def test_replies_are_played_as_they_are_scripted(made: Made) -> None:
    step = made(
        wanted={"item": "piece:B3"}, par=2, replies=["roll:-- enter roll:-s"], played="roll:-s"
    )
    verdict = judge(step, ["B1-B2"])
    assert verdict.state == "going-on"
    assert [event.text for event in verdict.game.events][1:] == [
        *("B1-B2", "roll:--", "enter", "roll:-s")
    ]
    assert judge(step, ["B1-B2", "B2-B3"]).stars == 3
    assert prove(step).right == {"B1-B2": 2}


def test_a_script_that_does_not_fit_means_that_another_action_was_wanted(made: Made) -> None:
    """UR-14: a rosette gives another roll, and Light's script does not fit."""
    step = made(wanted={"item": "piece:B3"}, par=2, replies=["roll:-- enter roll:-s"])
    assert judge(step, ["B1-A1"]).state == "going-on"  # still Dark's turn: roll or stop
    assert judge(made(wanted={"action": "roll"}, par=2), ["B1-B2"]).state == "wrong"


def test_a_refutation_is_played_out_on_another_board(made: Made) -> None:
    """UR-11."""
    step = made(
        wanted=ROSETTE,
        position="....../0..1..../...... 0",
        refutation=[
            {"to": "B1-A?", "say": "never"},
            {"plays": "roll:gs B4-B3-B2", "say": "lost"},
        ],
    )
    verdict = judge(step, ["B1-B2"])
    found = refuted(step, verdict)
    assert found is not None and why(step, verdict, found, "en") == "Light comes"
    shown = found.game
    assert [e.text for e in shown.events[found.begin :]] == ["roll:gs", "B4-B3-B2"]
    assert shown.view(0)["reserves"] == [7, 6]  # the piece is taken there
    assert verdict.game.events[-1].text == "B1-B2"  # the step's own game is where it was


def test_wrong_ends_a_step_at_once(made: Made) -> None:
    step = made(wanted={"action": "stop"}, wrong={"item": "piece:C1"}, par=2)
    assert judge(step, ["B1-C1"]).state == "wrong"
    assert judge(step, ["B1-A1"]).state == "going-on"
    assert prove(step).right == {"B1-A1": 2}


def test_the_computer_answers_alike_each_time_and_only_where_it_may(made: Made) -> None:
    step = made(wanted={"item": "piece:B3"}, par=2, most=3, replies="computer")
    first, second = judge(step, ["B1-B2"]), judge(step, ["B1-B2"])
    assert first.game.events == second.game.events and len(first.game.events) > 3
    assert step.seat in first.game.players
    with pytest.raises(Unanswerable):
        judge(step, ["B1-B2"], computer=False)


def test_a_forced_win_in_one_is_every_action_that_wins_at_once(made: Made) -> None:
    game = with_a_win_in_one()
    step = made(
        "twelve", position=game.position, seat=game.to_play, wanted={"won": True}, forced=True
    )
    wins = [text for text in game.actions() if wins_at_once(game, text)]
    assert sorted(prove(step).right) == sorted(wins) != []


def with_a_win_in_one() -> Game:
    for seed in range(200):
        game, rng = Game("twelve"), random.seeded(seed)
        while not game.over and len(game.events) < 14:
            texts = sorted(game.actions())
            game.play(texts[random.below(rng, len(texts))])
        if not game.over and forced(game, game.to_play, 1):
            return game
    raise AssertionError("no position with a win in one was found")


def wins_at_once(game: Game, text: str) -> bool:
    after, seat = game.copy(), game.to_play
    after.play(text)
    return after.over and after.result[seat] == 1


def test_what_cannot_be_done_is_proved_to_be_so(made: Made) -> None:
    assert prove(made(wanted={"item": "piece:B8"})).fewest == NEVER


@pytest.mark.parametrize(
    "values",
    [
        {"position": "nonsense"},
        {"played": "roll:xx"},
        {"played": "roll:-s B1-A1 roll roll:-- roll:--"},
        {"played": ""},
        {"seat": 1},
        {"options": {"colour": "red"}},
    ],
)
def test_a_step_that_the_rules_do_not_have_is_refused(made: Made, values: dict[str, Any]) -> None:
    step = made(wanted=ROSETTE, **values)
    with pytest.raises(RegaliaError) as problem:
        begin(step)
    assert problem.value.told("sl")
    assert problem.value.code in ("bad-position", "bad-option")


@pytest.mark.parametrize(
    "values",
    [
        *({"id": "A B"}, {"par": 0}, {"most": 0}, {"rules": ["UR-999"]}, {"rules": "UR-1"}),
        *({"more": 1}, {"wanted": {}}, {"wanted": 3}, {"replies": "me"}, {"gap": 2}),
        *({"proof": "surely"}, {"refutation": [{"plays": 1}]}, {"refutation": {}}, {"seat": 4}),
        *({"position": "{"}, {"goal": "No Message"}, {"played": 1}, {"given": 1}, {"forced": 1}),
    ],
    ids=str,
)
def test_a_step_that_is_not_written_as_it_should_be_is_refused(
    made: Made, values: dict[str, Any]
) -> None:
    with pytest.raises(BadFile) as problem:
        made(**{"wanted": ROSETTE, **values})
    assert problem.value.message
