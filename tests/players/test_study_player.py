"""The computer player of the Study: human below level 10, the same for the same seed."""

import json
from pathlib import Path
from typing import Any

import pytest
from support.games.study_player import challenges, chooses

from regalia.core import random
from regalia.core.errors import RegaliaError
from regalia.core.game.query import Query
from regalia.games.study.deck import standard_deck
from regalia.games.study.distances import positions, reach
from regalia.games.study.player import StudyPlayer, evenly, player, race
from regalia.games.study.player.agent import AGENTS, AgentSkill, Declaration, declares, seems_needed
from regalia.games.study.player.ground import (
    Challenge,
    alone,
    distances,
    far,
    glides,
    moves,
    needs,
)
from regalia.games.study.positions import read_board
from regalia.games.study.solve import solve
from regalia.games.study.tools.matches import (
    KINDS,
    analysed,
    beginner_won,
    match,
    tally,
)
from regalia.players import of_level

LEVELS = range(1, len(AGENTS) + 1)


# --------------------------------------------------------------------- the levels below it


def estimates(level: int, count: int) -> list[tuple[int, Declaration]]:
    """Distances and what a mind declares, half at game level 1, half at level 3."""
    cards, found = standard_deck(), []
    rng = random.seeded(6)
    for i in range(count):
        board, card = (cards[random.below(rng, len(cards))] for _ in range(2))
        if board != card:
            task = Challenge(board, ((0, card),), 1 + 2 * (i % 2), False)
            distance, _ = needs(task.board, task.cards, task.level)
            found.append((distance, declares(AGENTS[level - 1], task, rng)))
    return found


def test_higher_levels_estimate_better_and_sooner() -> None:
    """Compared with the level two below; level 10 is never wrong."""

    def measured(level: int) -> tuple[float, float]:
        found = estimates(level, 400)
        wrong = sum(abs(said.number - distance) for distance, said in found) / len(found)
        return wrong, sum(said.seconds for _, said in found) / len(found)

    errors, seconds = zip(*map(measured, LEVELS))
    for lower, higher in zip(range(8), range(2, 10)):
        assert errors[higher] < errors[lower]
        assert seconds[higher] < seconds[lower]
    assert errors[-1] == 0
    assert seconds[0] > 30
    assert seconds[-1] < 2


def test_low_levels_promise_too_much_mostly_and_sometimes_too_little() -> None:
    found = estimates(2, 800)
    over = sum(said.number > distance for distance, said in found)
    under = sum(said.number < distance for distance, said in found)
    assert over > len(found) / 3
    assert 2 <= under < len(found) / 10


def test_what_is_farther_takes_longer() -> None:
    for level in (1, 5, 9, 10):
        found = estimates(level, 400)
        near = [said.seconds for distance, said in found if distance <= 4]
        distant = [said.seconds for distance, said in found if distance >= 8]
        assert sum(near) / len(near) < sum(distant) / len(distant)


def test_a_plan_too_short_passes_a_piece_through_another() -> None:
    """A mind that forgets that pieces block sees one move where there is none.

        the board    the card
    3     R K .        . K R      the king stands in the rook's way
    2     . . Q        . . Q
    1     N . B        N . B
    """
    blocked, beyond = read_board("RK./..Q/N.B"), read_board(".KR/..Q/N.B")
    assert beyond not in moves(blocked)
    assert beyond in glides(blocked)
    task = Challenge(blocked, ((0, beyond),), 1, False)
    dreamer = AgentSkill(sees=0, wavers=0, turns=1, blind=1, pace=1, slips=0)
    assert declares(dreamer, task, random.seeded(7)).number == 1
    assert declares(AGENTS[9], task, random.seeded(7)).number > 1


def test_nobody_below_level_10_sees_more_to_be_needed_than_is() -> None:
    for game in challenges({"level": 2}, 20):
        s = game.state
        task = Challenge(s.board, ((0, s.lying[0]),), 2, False)
        seen = [seems_needed(agent, task) for agent in AGENTS]
        assert seen == sorted(seen)
        assert seen[-1] == solve(game).distance


# -------------------------------------------------------- same seed, same choice; views only


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_choice(level: int) -> None:
    for game in challenges({"level": 3, "bonus": True}, 2):
        one, two = (chooses(game, 0, level, random.seeded(8)) for _ in range(2))
        assert one == two
        said = player(level).declares(game.params, game.state, random.seeded(8))
        assert one.text == f"declare:{said.number}"


def test_a_view_that_went_through_json_is_enough() -> None:
    game = next(challenges({"level": 3}, 1))
    view = json.loads(json.dumps(game.view(1)))
    decision = player(5).choose(Query.about(game, 1, random.seeded(8))._replace(view=view))
    assert decision == chooses(game, 1, 5, random.seeded(8))


def test_other_seeds_give_other_declarations_below_level_10() -> None:
    game = next(challenges({"level": 3, "bonus": True}, 1))
    for level, several in ((1, True), (10, False)):
        said = {chooses(game, 0, level, random.seeded(seed)).text for seed in range(10)}
        assert (len(said) > 1) == several


def test_the_same_seed_gives_the_same_match() -> None:
    assert match(3, 4, {"level": 2}, 9) == match(3, 4, {"level": 2}, 9)
    assert len({match(3, 4, {"level": 2}, seed) for seed in range(5)}) > 1


def test_the_docs_tell_the_numbers_of_the_minds() -> None:
    page = (Path(__file__).parents[2] / "docs" / "study-player.md").read_text("utf-8")
    for level, agent in zip(LEVELS, AGENTS):
        sees, wavers, turns, blind, pace, slips = (f"{number:g}" for number in agent)
        row = f"| {level} | {sees} | {wavers} | {turns} | {blind} | {pace} s | {slips} |"
        assert row in page


@pytest.mark.parametrize("level", [1, 5, 8])
def test_the_docs_tell_how_long_minds_think_and_how_well_they_judge(level: int) -> None:
    """A column of the table there, found again: if a mind changes, the page has to."""
    page = (Path(__file__).parents[2] / "docs" / "study-player.md").read_text("utf-8")
    kind = KINDS[0]
    assert f"\n| {level} | {analysed(level, kind, 400)} |" in page
    if level == 5:
        found = tally(5, 3, kind, 200)
        told = f"{found.won:.0%} ({found.for_it:.1f} : {found.against:.1f})"
        assert f"\n| 5 against 3 | {told} |" in page


def test_who_slips_goes_by_the_first_glance_and_fails_now_and_then() -> None:
    """The budget just suffices; a player who does not slip keeps to it."""
    steady = AGENTS[4]._replace(wavers=0.0, slips=0.0)
    points = {}
    for agent in (steady, steady._replace(slips=0.5)):
        points[agent] = 0
        for game in challenges({}, 20):
            game.play(f"declare:{solve(game).distance}", 0)
            if game.view()["phase"] == "hourglass":
                game.play("decline")
            rng = random.seeded(7)
            while game.to_play == 0:
                game.play(StudyPlayer(agent, 60).choose(Query.about(game, 0, rng)).text)
            points[agent] += game.view()["points"][0]
    assert points[steady] == 20 > points[steady._replace(slips=0.5)]


def test_there_are_levels_1_to_10() -> None:
    for level in (0, 11):
        with pytest.raises(RegaliaError, match="levels go from 1 to 10"):
            player(level)


# --------------------------------------------------------------------- race and hourglass


class Says:
    """Declares a number after some seconds."""

    def __init__(self, seconds: float, number: int) -> None:
        self.said = Declaration(seconds, number, [], 0)

    def declares(self, params: Any, view: Any, rng: Any) -> Declaration:
        return self.said


def test_the_race_is_won_by_the_sooner_and_at_the_same_moment_by_the_first() -> None:
    slow, quick = Says(9.0, 4), Says(3.0, 7)
    assert race([slow, quick], (), {}, [[], []]) == (1, quick.said)
    assert race([quick, slow], (), {}, [[], []]) == (0, quick.said)
    assert race([slow, Says(9.0, 5)], (), {}, [[], []]) == (0, slow.said)


def test_with_more_sand_a_mind_challenges_more_often() -> None:
    """The player thinks on from where it was: it challenges with the number that it would have
    declared."""
    counts = []
    for sand in (1, 60, 600):
        agent, count = player(3, hourglass=sand), 0
        for game in challenges({"level": 1}, 40):
            game.play(f"declare:{solve(game).distance + 1}", 0)
            answer = agent.answers(game.params, game.state, random.seeded(10))
            count += answer.plan is not None
            assert 0 <= answer.seconds <= sand
        counts.append(count)
    assert counts[0] < counts[1] < counts[2]


def test_a_level_is_told_how_much_sand_its_table_has() -> None:
    counts = []
    for sand in (1, 600):
        counts.append(0)
        for game in challenges({"level": 1, "hourglass": sand}, 40):
            game.play(f"declare:{solve(game).distance + 1}", 0)
            decision = of_level(3).choose(Query.about(game, 1, random.seeded(10)))
            counts[-1] += decision.text == "challenge"
    assert counts[0] < counts[1]


def test_a_mind_challenges_with_what_it_would_have_declared() -> None:
    for game in challenges({"level": 2}, 20):
        own = player(4).declares(game.params, game.state, random.seeded(11))
        game.play(f"declare:{own.number + 1}", 0)
        before = own.seconds / 2
        answer = player(4).answers(game.params, game.state, random.seeded(11), before)
        assert answer.plan is not None
        assert answer.seconds <= own.seconds - before


# -------------------------------------------------------------------------------- matches


@pytest.mark.parametrize("level", [3, 6, 10])
def test_a_level_beats_the_one_two_below(level: int) -> None:
    """The level wins at least 13 of 20: docs/study-player.md has 200 matches of every pair in every
    kind."""
    assert tally(level, level - 2, {"level": 2}, 20).won >= 0.65


def test_a_match_has_a_winner_and_the_target_is_kept() -> None:
    found = match(2, 5, {"target": 3}, 12)
    assert max(found.points) == 3
    assert found.points.index(3) == found.winner == match(2, 5, {"target": 3}, 12).winner


def test_level_1_loses_to_a_thoughtful_beginner() -> None:
    assert beginner_won(1, {}, 40) >= 0.65


# --------------------------------------------------------------------------------- ground


def test_distances_by_turning_are_those_by_searching() -> None:
    for board in positions()[::900]:
        assert list(distances(board)) == reach(board).far


def test_at_a_first_glance_nothing_is_farther_than_it_is() -> None:
    goal = positions()[1234]
    assert all(alone(board, goal) <= far(board, goal) for board in positions()[::7])


def test_even_chances_of_a_match() -> None:
    assert evenly(0, 3) == 1
    assert evenly(3, 0) == 0
    assert evenly(4, 4) == 0.5
    assert evenly(1, 2) == 0.75
