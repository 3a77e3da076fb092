"""Claims of lessons whose predicate lists actions, proved by the rules."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations

import pytest

from regalia import games
from regalia.core.game import Game
from regalia.games.study.solve import solve
from regalia.teaching.lessons.judge import begin, judge
from regalia.teaching.lessons.refutations import refuted
from regalia.teaching.lessons.step_proof import prove
from regalia.teaching.lessons.steps import LessonStep, lessons
from regalia.teaching.lessons.untrue import is_untrue


def step_of(game: str, name: str) -> LessonStep:
    found = lessons(games.room(game))["first"].step(name)
    assert found is not None
    return found


def after(game: Game, *texts: str) -> Game:
    other = game.copy()
    for text in texts:
        other.play(text)
    return other


def wins_at_once(game: Game, seat: int) -> bool:
    """Tell if a seat has won, or can with its next action."""
    ends = [game] if game.over else [after(game, text) for text in game.actions()]
    return any(end.over and end.result[seat] == 1 for end in ends)


@pytest.mark.parametrize("name", ["swap", "bishop"])
def test_tw_15_all_actions_that_save_the_king_are_right_and_no_others(name: str) -> None:
    step = step_of("twelve", name)
    game = begin(step)
    safe = {text for text in game.actions() if not wins_at_once(after(game, text), 1)}
    assert safe == set(prove(step).right)


@pytest.mark.parametrize("name", ["swap", "bishop"])
def test_tw_15_a_refutation_shows_how_the_king_is_lost(name: str) -> None:
    step = step_of("twelve", name)
    for text in prove(step).wrong:
        found = refuted(step, judge(step, [text]))
        assert found is not None
        assert found.game.over and found.game.result[1] == 1, text


def takes(game: Game, targets: tuple[str, ...]) -> bool:
    """Tell if White's gambit, while Black's stays out of the way, takes these with its row."""
    for target in targets:
        if f"move:{target}" not in game.actions() or target not in game.view(0)["tokens"]:
            return False
        game.play(f"move:{target}")
        game.play(min(game.actions()))
        while game.to_play != 0:
            texts = game.weights() if game.is_chance else game.actions()
            game.play(next(text for text in sorted(texts) if text[-2:] not in targets))
    return True


def plans(hand: str) -> Iterator[str]:
    return map("".join, sorted(set(permutations(hand, 3))))


def test_qg_7_all_plans_that_take_the_three_tokens_are_right_and_no_others() -> None:
    step = step_of("gambit", "plan")
    game = begin(step)
    right = set()
    for plan in plans(game.view(0)["own"]["hand"]):
        played = after(game, f"plan:{plan}", "plan:RRR", "draw:N", "draw:Q", "move:a8", "plan:B")
        if takes(after(played, "draw:Q"), ("e3", "e4", "d5")):
            right.add(f"plan:{plan}")
    assert right == set(prove(step).right)


def test_qg_3_the_right_start_squares_have_a_king_on_their_file() -> None:
    step = step_of("gambit", "start")
    view = begin(step).view(0)
    kings = {square[0] for square, kind in view["tokens"].items() if kind == "K"}
    assert set(prove(step).right) == {
        f"start:{square}" for square in view["starts"] if square[0] in kings
    }


@pytest.mark.parametrize("name", ["declare", "challenge", "decline"])
def test_st_11_the_numbers_that_are_named_are_the_distances(name: str) -> None:
    assert solve(begin(step_of("study", name))).distance == 3


def test_rb_12_and_rb_16_kept_cards_leave_neither_a_move_nor_a_draw() -> None:
    """Every card in hand has the colour under every unit, as long as Black does not interfere."""
    game = begin(step_of("battles", "discard"))
    view = game.view(0)
    own = [square for square, unit in view["units"].items() if unit["owner"] == 0]
    assert {view["field"][square][1] for square in own} <= set("DH")
    assert {card[1] for card in view["hands"][0]} <= set("DH")


@pytest.mark.parametrize("step", lessons(games.room("twelve"))["first"].steps, ids=lambda s: s.id)
def test_tw_17_a_step_says_that_it_is_untrue_where_both_bans_make_it_so(step: LessonStep) -> None:
    """Other actions, or none, do what is wanted or save the king."""
    both = replace(step, options={"ban": "both"})
    if step.id in ("swap", "bishop"):
        game = begin(both)
        safe = {text for text in game.actions() if not wins_at_once(after(game, text), 1)}
        changed = safe != set(prove(step).right)
    else:
        changed = prove(step).fewest != prove(both).fewest
    assert changed == is_untrue(step.untrue, step.room, begin(both).options)
