"""Option `turning`: in the bonus challenge all turns go to one card (ST-22)."""

import pytest
from support.games.study import NEAR, NEXT, OTHER, START, STUDY, challenge, executing

from regalia.core.contract import CHANCE
from regalia.core.errors import Illegal
from regalia.core.game import Game
from regalia.core.game.query import Query
from regalia.core.random import seeded
from regalia.games.study.solve import par, solve, ways
from regalia.kit.tensors import observation, split
from regalia.players import of_level

ONE = {"turning": "one"}


def turns(game: Game) -> set[str]:
    return {text for text in game.actions() if "@" in text}


def test_the_option_changes_nothing_but_the_bonus_challenge() -> None:
    """ST-22: params of all other games are those that they were."""
    for options in ({}, {"mode": "solo"}, {"level": 3}, {"bonus": True}):
        usual = Game(STUDY, options)
        if not usual.options["bonus"]:
            assert Game(STUDY, {**options, **ONE}).params == usual.params
    assert Game(STUDY, {"bonus": True, **ONE}).params != Game(STUDY, {"bonus": True}).params


def test_once_a_card_was_turned_only_that_one_turns() -> None:
    """ST-22"""
    game = executing(START, OTHER, NEXT, level=3, **ONE)
    assert {text[-2:] for text in turns(game)} == {"@1", "@2"}
    game.play("flip-h@2")
    assert turns(game) == {f"{turn}@2" for turn in ("rot+", "rot-", "flip-h", "flip-v")}
    assert game.view()["turned"] == 2
    game.play("flip-h@2")  # it lies as it did, and yet it is the one
    assert {text[-2:] for text in turns(game)} == {"@2"}


def test_with_either_each_turn_is_for_any_card() -> None:
    """ST-10"""
    game = executing(START, OTHER, NEXT, level=3)
    game.play("flip-h@2")
    assert {text[-2:] for text in turns(game)} == {"@1", "@2"}
    assert "turned" not in game.view()


def test_turning_the_other_card_is_refused_by_its_rule() -> None:
    """ST-22; a card that is complete is refused by ST-10 before."""
    game = executing(START, OTHER, NEXT, level=2, **ONE)
    game.play("rot+@1")
    with pytest.raises(Illegal) as refused:
        game.play("rot+@2")
    assert refused.value.rule == "ST-22"
    assert "card 2 stays as it lies" in refused.value.message


def test_when_the_turned_card_is_complete_nothing_turns_any_more() -> None:
    """ST-22, ST-10: the first card, turned, is what lies on the board after one move."""
    game = executing(START, "R.N/.../BKQ", OTHER, level=2, **ONE)
    game.play("rot+@1")
    game.play("rot+@1")
    solution = solve(game)
    for text in solution.plan:
        if game.view()["complete"][0]:
            break
        game.play(text)
    assert game.view()["complete"] == [True, False]
    assert turns(game) == set()


def test_the_next_execution_begins_anew() -> None:
    """ST-22: in one execution; after it either card may be the one."""
    two = ("R.B/QKN/...", NEAR)
    game = executing(START, OTHER, NEXT, deck=two, level=2, **ONE)
    game.play("rot+@1")
    game.play("give-up")
    for card in two:
        game.play(f"card:{card}")
    game.play("declare:30", 0)
    game.play("decline")
    assert {text[-2:] for text in turns(game)} == {"@1", "@2"}


def test_who_plays_alone_is_told_the_least_plan_of_the_option() -> None:
    """ST-22, ST-18: with `one` no least plan turns both."""
    for seed in range(30):
        game = Game(STUDY, {"mode": "solo", "level": 3, "bonus": True, **ONE})
        rng = seeded(seed)
        while game.to_play == CHANCE:
            game.roll(rng)
        plan = solve(game).plan
        for text in plan:
            game.play(text)
        told = par(game)
        assert told is not None and told["least"] == told["used"] == len(plan)
        for way in ways(game)[0].ways:
            assert len({text[-2:] for text in way if "@" in text}) <= 1


@pytest.mark.parametrize("level", [1, 5, 10])
def test_levels_play_a_match_with_one_card_for_all_turns(level: int) -> None:
    """ST-22: whatever they do is legal, and the strongest keeps what it declares."""
    options = {"level": 3, "bonus": True, "target": 2, **ONE}
    game, rng, player = Game(STUDY, options), seeded(level), of_level(level)
    while not game.over:
        if game.to_play == CHANCE:
            game.roll(rng)
            continue
        seat = game.players[0]
        game.play(player.choose(Query.about(game, seat, rng)).text, seat)
        assert len(game.events) < 2_000
    assert sorted(game.result) == [0, 1]
    if level == 10:
        assert game.state.points[0] == 2  # the first to declare is right


def test_rows_for_programs_tell_which_card_was_turned_and_else_stay_as_they_were() -> None:
    """ST-22: the new part comes last, and only with the option."""
    usual = executing(START, OTHER, NEXT, level=2)
    game = executing(START, OTHER, NEXT, level=2, **ONE)

    def parts(of: Game) -> dict[str, list[float]]:
        found = split(STUDY, of.params, observation(of, 0))
        return {part.name: values.ravel().tolist() for part, values in found.items()}

    assert list(parts(game)) == [*parts(usual), "turned"]
    assert parts(game)["turned"] == [0.0, 0.0]
    game.play("rot-@2")
    assert parts(game)["turned"] == [0.0, 1.0]


def test_a_record_carries_the_option() -> None:
    """ST-22"""
    game = challenge(START, NEAR, OTHER, level=2, mode="solo", **ONE)
    assert game.options["turning"] == "one"
    assert Game(STUDY, game.options).params == game.params
