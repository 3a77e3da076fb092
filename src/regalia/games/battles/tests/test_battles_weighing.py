"""What the lab asks of Royal Battles: trials of units among the six, and what units did."""

import json

from regalia.core.game import Game
from regalia.games.battles import rules, weighing
from regalia.games.battles.state import ATTACKING, HOLD, Battle
from regalia.lab.chunks import Chunk, Draw, play

ARCHER = """[[unit]]
letter = "E"
name = "archer"
type = "ranged"
life = 6
accuracy = 4
evasion = 3
damage = [3, 5, 9]
armour = 0
advantage = "aim"
power = 7
"""
ROOK = ARCHER.replace('"E"', '"R"') + "replaces = true\n"


def test_rb5_a_trial_has_the_unit_the_six_and_one_that_can_do_nothing() -> None:
    game = Game("battles", {"units": ARCHER, "armies": "set", "scenario": "magic"})
    (trial,) = weighing.trials(game.options)
    trying = Game("battles", trial.options)
    assert trial.others == "KQRBNP" and trial.letter == "E"
    assert weighing.letters(trying.params) == "KQRBNPE" + trial.idle
    assert not weighing.is_fixed(trying.params) and weighing.is_fixed(game.params)
    army = rules.start(trying.params), weighing.chosen(trying.params, "EE" + 2 * trial.idle)
    assert army[1] in list(rules.actions(trying.params, army[0]))


def test_rb5_a_unit_that_replaces_one_of_the_six_is_tried_beside_it() -> None:
    (trial,) = weighing.trials(Game("battles", {"units": ROOK}).options)
    assert trial.letter not in trial.others and trial.name == "archer"
    assert "R" in weighing.letters(Game("battles", trial.options).params)


def test_without_a_unit_file_the_six_are_tried() -> None:
    trials = weighing.trials(Game("battles").options)
    assert [trial.letter for trial in trials] == list("KQRBNP")
    assert trials[4].name == "knight"


def test_a_game_of_the_lab_ends_as_the_rules_say_and_its_feats_are_counted() -> None:
    (trial,) = weighing.trials(Game("battles", {"units": ARCHER}).options)

    draw = Draw("exchange", trial.others, trial.letter, trial.others)
    played = play(Chunk("battles", json.dumps(dict(trial.options)), draw, 0, 0.0, 6, 2))
    assert set(played.points) <= {0, 1, 2} and min(played.decisions) > 20
    assert sum(played.reasons.values()) == 2
    assert {feat.what for feat in played.feats} <= {"easy", "optimal", "risky", "advantage"}
    assert all(feat.special == (feat.what == "advantage") for feat in played.feats)
    assert sum(feat.effect for feat in played.feats) > 0


def test_to_hold_is_no_feat() -> None:
    s = rules.start(Game("battles").params)
    assert isinstance(s, Battle)
    assert weighing.feat(Game("battles").params, s._replace(phase=ATTACKING), HOLD) is None
