"""The computer player of the Study is exact at level 10, and every level completes a challenge."""

from typing import Any

import pytest
from support.games.study_player import challenges, chooses, thought_line_is_legal

from regalia.core import random
from regalia.core.game import Game
from regalia.core.game.query import Query
from regalia.games.study.player import player
from regalia.games.study.solve import solve
from regalia.games.study.tools.matches import (
    KINDS,
)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_level_10_declares_the_distance_and_executes_it(kind: dict[str, Any]) -> None:
    rng = random.seeded(1)
    for game in challenges(kind, 6):
        distance, before = solve(game).distance, game.view()["points"]
        decision = chooses(game, 1, 10, rng)
        assert decision.text == f"declare:{distance}"
        thought_line_is_legal(game, decision.line, 1)
        game.play(decision.text, 1)
        if distance > 1:
            assert chooses(game, 0, 10, rng).text == "decline"
            game.play("decline")
        for _ in range(distance):
            game.play(chooses(game, 1, 10, rng).text)
        assert game.view()["points"] == [before[0], before[1] + 1]


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_level_10_challenges_exactly_what_is_too_much(kind: dict[str, Any]) -> None:
    rng = random.seeded(2)
    for game in challenges(kind, 6):
        distance = solve(game).distance
        for number in range(2, distance + 3):
            game.play(f"declare:{number}", 0)
            decision = chooses(game, 1, 10, rng)
            assert decision.text == ("challenge" if number > distance else "decline")
            # unchallenged, the other fails where it promised too little
            assert (decision.value > 0.5) == (number != distance)
            game.undo()


@pytest.mark.parametrize("kind", [{"level": 1}, {"level": 3, "bonus": True}], ids=str)
def test_level_10_judges_every_action_exactly(kind: dict[str, Any]) -> None:
    def analysed(game: Game, seat: int) -> dict[str, float]:
        found = player(10).analyse(Query.about(game, seat, random.seeded(3)))
        assert sorted(one.text for one in found) == sorted(game.actions(seat))
        assert [one.value for one in found] == sorted((one.value for one in found), reverse=True)
        return {one.text: one.value for one in found}

    for game in challenges(kind, 3):
        distance = solve(game).distance
        good = [text for text, value in analysed(game, 0).items() if value > 0.5]
        assert good == [f"declare:{distance}"]
        game.play(f"declare:{distance + 1}", 0)
        found = analysed(game, 1)
        assert found["challenge"] > 0.5 > found["decline"]
        game.play("challenge")
        for text, value in analysed(game, 1).items():
            game.play(text)
            kept = game.over or game.view()["points"] == [0, 1]
            if game.view()["phase"] == "executing":
                kept = solve(game).distance < distance
            assert (value > 0.5) == kept
            game.undo()


def test_level_10_is_exact_however_little_sand_there_is() -> None:
    for game in challenges({"level": 3}, 6):
        game.play(f"declare:{solve(game).distance + 1}", 0)
        answer = player(10, hourglass=1).answers(
            game.params, game.state, random.seeded(3), before=0
        )
        assert answer.plan is not None
        assert len(answer.plan) == solve(game).distance
        assert 0 <= answer.seconds <= 1


def test_level_10_gives_up_when_the_budget_cannot_suffice() -> None:
    for game in challenges({}, 4):
        distance = solve(game).distance
        if distance > 2:
            game.play(f"declare:{distance - 1}", 0)
            game.play("decline")
            assert chooses(game, 0, 10, random.seeded(4)).text == "give-up"


@pytest.mark.parametrize("kind", [{"level": 1}, {"level": 3}, {"level": 3, "bonus": True}], ids=str)
@pytest.mark.parametrize("level", [1, 4, 7, 10])
def test_every_level_completes_a_challenge_alone(kind: dict[str, Any], level: int) -> None:
    rng = random.seeded(5)
    for game in challenges({"mode": "solo", **kind}, 3):
        distance, count = solve(game).distance, 0
        while not game.over:
            decision = chooses(game, 0, level, rng)
            thought_line_is_legal(game, decision.line, 0)
            game.play(decision.text)
            count += 1
            assert count < 400
        assert game.result == [1.0]
        assert count >= distance
        assert level < 10 or count == distance
