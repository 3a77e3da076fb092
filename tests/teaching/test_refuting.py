"""Refutations of wrong answers to exercises can be played, and what they say is true."""

from typing import cast

import pytest

from regalia import games
from regalia.core.game import Game
from regalia.core.words import LANGUAGES
from regalia.games.ur.rules import AGAIN, Ur
from regalia.teaching.exercises.exercise_lists import listed
from regalia.teaching.lessons.judge import GOING_ON, WRONG, Verdict, begin, judge
from regalia.teaching.lessons.opponent_replies import forced
from regalia.teaching.lessons.refutations import Refuted, refuted, why
from regalia.teaching.lessons.step_packets import packet
from regalia.teaching.lessons.steps import LessonStep

SOME = 2  # of each theme
MORE = 5  # actions at the most, of a wrong answer


def some(game: str, theme: str) -> list[LessonStep]:
    """The easiest of a theme."""
    found = listed(games.room(game))
    assert found is not None
    return [found.step(number) for number in found.themes[theme][:SOME]]


def wrong_ways(step: LessonStep) -> list[Verdict]:
    """Wrong answers: each first action, gone on with the first that can follow."""
    found = []
    for text in sorted(begin(step).actions(step.seat)):
        verdict = judge(step, [text])
        while verdict.state == GOING_ON and len(verdict.own) < MORE:
            following = sorted(verdict.game.actions(step.seat))
            verdict = judge(step, [*verdict.own, following[0]])
        if verdict.state == WRONG:
            found.append(verdict)
    return found


def shown(step: LessonStep, verdict: Verdict) -> Refuted:
    found = refuted(step, verdict)
    assert found is not None
    return found


def plays(found: Refuted) -> list[str]:
    return [event.text for event in found.game.events[found.begin :]]


@pytest.mark.parametrize("theme", ["save", "only"])
def test_tw_15_who_does_not_save_his_king_sees_him_lost(theme: str) -> None:
    for step in some("twelve", theme):
        ways = [one for one in wrong_ways(step) if not one.game.over]
        for verdict in ways:
            found = shown(step, verdict)
            assert found.game.over and found.game.result[1 - step.seat] == 1
            assert len(plays(found)) in ((1,) if theme == "save" else (1, 2, 3))


def test_tw_15_a_win_that_is_missed_is_answered_so_that_it_is_forced_no_more() -> None:
    for theme in ("win-1", "win-2"):
        for step in some("twelve", theme):
            for verdict in wrong_ways(step):
                if verdict.game.over:  # one's own king was surrounded
                    continue
                found = shown(step, verdict)
                if found.game.over:
                    assert found.game.result[1 - step.seat] == 1
                else:
                    assert theme == "win-1" or not forced(found.game, step.seat, 1)
                    assert why(step, verdict, found, "en")


def test_st_11_what_is_too_long_is_gone_on_with_and_counted() -> None:
    for step in some("study", "moves"):
        for verdict in wrong_ways(step):
            if found := refuted(step, verdict):  # none: it was given up
                assert found.game.over and found.game.result == [1.0]
                all_of_them = len(verdict.own) + len(plays(found))
                assert f"{all_of_them} in all, but {step.par} are" in why(
                    step, verdict, found, "en"
                )


def test_with_open_plans_the_answer_is_a_move_and_the_points_are_fewer() -> None:
    """QG-9."""
    for step in some("gambit", "open"):
        for verdict in wrong_ways(step):
            found = shown(step, verdict)
            (move,) = plays(found)
            assert move.startswith("move:") or move == "stay"
            assert found.game.events[-1].seat == 1 - step.seat
            assert found.said is not None
            assert found.said.given["points"] < found.said.given["most"]


def test_rb_19_what_an_attack_does_is_told_beside_the_most_that_can_be_done() -> None:
    for step in some("battles", "style"):
        ways = wrong_ways(step)
        told = [shown(step, one).said for one in ways]
        done = [(one.given["felled"], one.given["life"]) for one in told if one is not None]
        most = [(one.given["most-felled"], one.given["most-life"]) for one in told if one]
        assert len(done) == len(ways) and len(set(most)) == 1 and max(done) < most[0]


@pytest.mark.parametrize("theme", ["kill", "key", "blast", "heal"])
def test_rb_19_a_turn_that_does_too_little_is_told_so(theme: str) -> None:
    (step, *_) = some("battles", theme)
    for verdict in wrong_ways(step)[:6]:
        for language in LANGUAGES:
            assert why(step, verdict, shown(step, verdict), language)


def test_ur_6_the_enemy_has_a_roll_and_the_gap_is_told() -> None:
    (step, *_) = some("ur", "captures")
    seen = False
    for verdict in wrong_ways(step):
        found = refuted(step, verdict)
        if found is not None:
            seen = True
            roll, action = plays(found)
            assert roll.startswith("roll:") and action
            assert "of 16 rolls" in why(step, verdict, found, "en")
        assert f"about {int(100 * step.origin.gap)} more games" in why(step, verdict, found, "en")
    assert seen


@pytest.mark.parametrize("theme", ["captures", "rolls"])
def test_where_a_theme_suggests_what_is_wrong_here_that_is_said(theme: str) -> None:
    exercises = listed(games.room("ur"))
    assert exercises is not None
    misleading = 0
    for number in exercises.themes[theme][:60]:
        step = exercises.step(number)
        right = step.wanted.values["actions"]
        before = begin(step)
        does = {text: does_the_theme(before, text, theme) for text in before.actions(step.seat)}
        suggests_wrong = not any(does[text] for text in right)
        for text in sorted(set(does) - set(right)):
            verdict = judge(step, [text])
            said = why(step, verdict, refuted(step, verdict), "en")
            assert ("not what is best" in said) == (suggests_wrong and does[text])
            misleading += suggests_wrong and does[text]
    assert misleading


def does_the_theme(before: Game, text: str, theme: str) -> bool:
    """Tell if an action brings another roll or takes a piece, by what comes of it."""
    after, seat = before.copy(), before.to_play
    after.play(text)
    states = cast(Ur, before.state), cast(Ur, after.state)
    if theme == "captures":
        then = [one.foe if one.player == seat else one.own for one in states]
        return then[0] != then[1]
    return states[1].phase == AGAIN


def test_where_nothing_can_follow_the_reason_is_what_the_action_left_undone() -> None:
    exercises = listed(games.room("ur"))
    reasons_of = games.room("ur").mistakes
    assert exercises is not None and reasons_of is not None
    proved = 0
    for number in exercises.themes["rolls"][:30]:
        step = exercises.step(number)
        right = step.wanted.values["actions"]
        for text in sorted(set(begin(step).actions(step.seat)) - set(right)):
            verdict = judge(step, [text])
            if refuted(step, verdict) is None:
                reasons = [
                    reasons_of.explain_mistake(begin(step), step.seat, text, one) for one in right
                ]
                told = [one.told("en") for one in reasons if one]
                said = why(step, verdict, None, "en")
                assert said.startswith(told[0]) if told else "better action" not in said
                proved += bool(told)
    assert proved


def test_a_packet_has_what_refutes_each_wrong_answer() -> None:
    (step, *_) = some("twelve", "save")
    told = packet(step, "de", "tall")
    assert told.answers is not None
    for way, answer in told.answers.items():
        verdict = judge(step, way.split())
        found = refuted(step, verdict)
        assert answer.state == verdict.state
        assert len(answer.frames) == 1 + (len(plays(found)) if found else 0)
