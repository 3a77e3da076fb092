"""The exact solver of the Study, against the rules themselves."""

from collections.abc import Iterator

import numpy as np
import pytest

from regalia import games
from regalia.core import random
from regalia.core.errors import BadPosition, RegaliaError
from regalia.core.game import Game
from regalia.games.study import rules
from regalia.games.study.deck import standard_deck
from regalia.games.study.distances import graph, images, numbers, positions, reach
from regalia.games.study.odds import PAIRS
from regalia.games.study.positions import position_text
from regalia.games.study.solve import all_distances, distance, solve, solve_challenge
from regalia.games.study.tools.choose_cards import least

STUDY = games.room("study")
START, OTHER, NEAR = "N.Q/.BK/R..", "KQR/.B./N..", "N.Q/..K/R.B"


# ----------------------------------------------- every plan that the rules allow, tried one by one


def solo(start: str, cards: list[str], level: int, turning: str = "either") -> Game:
    """The challenge on the table of one who plays alone."""
    deck = list(dict.fromkeys([*cards, START, OTHER, NEAR]))
    options = {"mode": "solo", "level": level, "bonus": len(cards) == 2, "turning": turning}
    options["deck"] = deck
    game = Game(STUDY, options, start)
    for card in cards:
        game.play(f"card:{card}")
    return game


def tried(game: Game, most: int) -> tuple[int, int]:
    """Distance and number of least plans, by trying everything; (0, 0) if `most` is too little.

    A plan is its moves and how the cards lie in the end (ST-18).
    """
    params = game.params
    plans = {((), game.state)}
    for cost in range(1, most + 1):
        further = set()
        for moves, s in plans:
            for action in rules.actions(params, s):
                if action & 7 != rules.GIVE_UP:
                    there = rules.act(params, s, action)
                    moved = (*moves, action) if action & 7 == rules.MOVE else moves
                    further.add((moved, there))
        done = {(moves, s.lying) for moves, s in further if s.phase == rules.OVER}
        if done:
            return cost, len(done)
        plans = further
    return 0, 0


def wander(board: int, steps: int, level: int, rng: list[int]) -> int:
    """A card near a position: at most so many moves, and some turns, away."""
    first, moves = graph()
    for _ in range(1 + random.below(rng, steps)):
        at = numbers()[board]
        board = positions()[moves[first[at] + random.below(rng, first[at + 1] - first[at])]]
        if level > 1 and random.below(rng, 3) == 0:
            board = rules.turned(board, random.below(rng, rules.TURNS_AT[level]))
    return board


def challenges(level: int, bonus: bool, steps: int, count: int) -> Iterator[tuple[str, list[str]]]:
    rng = random.seeded(100 * level + steps)
    while count:
        board = positions()[random.below(rng, len(positions()))]
        cards = [wander(board, steps, level, rng)]
        if bonus:
            cards.append(wander(cards[0], 2, level, rng))
        if len({*cards, board}) == 2 + bonus:
            count -= 1
            yield position_text(board), [position_text(card) for card in cards]


@pytest.mark.parametrize(
    ("level", "bonus", "steps", "count", "most"),
    [
        (1, False, 5, 30, 5),
        (2, False, 4, 25, 4),
        (3, False, 4, 20, 4),
        (1, True, 3, 25, 5),
        (2, True, 2, 20, 4),
        (3, True, 2, 25, 4),
    ],
)
def test_distance_and_number_of_plans_are_what_trying_everything_finds(
    level: int, bonus: bool, steps: int, count: int, most: int
) -> None:
    """ST-11, ST-18."""
    found = set()
    for start, cards in challenges(level, bonus, steps, count):
        expected = tried(solo(start, cards, level), most)
        solution = solve_challenge(start, cards, level)
        if expected == (0, 0):
            assert solution.distance > most
        else:
            assert (solution.distance, solution.plans) == expected, (start, cards)
            found.add(solution.distance)
    assert len(found) >= 2


@pytest.mark.parametrize("level", [2, 3])
def test_with_all_turns_for_one_card_they_are_what_trying_everything_finds(level: int) -> None:
    """ST-22, ST-11, ST-18; in some challenges it takes more than with either card."""
    longer = 0
    for start, cards in challenges(level, True, 2, 25):
        expected = tried(solo(start, cards, level, "one"), 4)
        solution = solve_challenge(start, cards, level, "one")
        either = distance(start, cards, level)
        assert solution.distance >= either
        longer += solution.distance > either
        if expected == (0, 0):
            assert solution.distance > 4
        else:
            assert (solution.distance, solution.plans) == expected, (start, cards)
        turned = {text[-2:] for text in solution.plan if "@" in text}
        assert len(turned) <= 1
    assert longer > 0


@pytest.mark.parametrize("level", [2, 3])
def test_in_some_of_the_project_s_challenges_one_card_takes_longer(level: int) -> None:
    """ST-22: among random bonus challenges of the deck."""
    rng, deck, longer = random.seeded(level), standard_deck(), 0
    for _ in range(40):
        board, *cards = (deck[random.below(rng, len(deck))] for _ in range(3))
        given = position_text(board), [position_text(card) for card in cards], level
        either, one = distance(*given), distance(*given, "one")
        assert one >= either
        longer += one > either
    assert 4 <= longer <= 20


def test_both_cards_completed_by_one_move_are_one_plan_whatever_the_order() -> None:
    """ST-10, ST-18: the second card is the first one turned; a turn and a move complete both."""
    cards = [NEAR, "R.N/.../BKQ"]
    assert tried(solo(START, cards, 2), 4) == (2, 1)
    assert solve_challenge(START, cards, 2)[:2] == (2, 1)


def test_when_the_card_is_turned_makes_no_difference_but_how_it_lies_does() -> None:
    """ST-18: half a turn, in either direction or by two mirrorings, then one move: one plan."""
    half_turned = "B.R/K../Q.N"
    assert solve_challenge(START, [half_turned], 2)[:2] == (3, 1)
    assert solve_challenge(START, [half_turned], 3)[:2] == (3, 1)
    assert tried(solo(START, [half_turned], 3), 3) == (3, 1)


# --------------------------------------------------------------------------------- plans


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("bonus", [False, True])
def test_the_plan_can_be_executed_and_completes_the_challenge(level: int, bonus: bool) -> None:
    """ST-11."""
    rng = random.seeded(level)
    for _ in range(12):
        game = Game(STUDY, {"level": level, "bonus": bonus, "target": 1})
        while game.to_play != -3:
            game.roll(rng)
        solution = solve(game)
        assert solution.distance == len(solution.plan) >= 1 and solution.plans >= 1
        game.play(f"declare:{solution.distance}", 1)
        if solution.distance > 1:
            assert solve(game) == solution  # while the hourglass runs
            game.play("decline")
        for spent, text in enumerate(solution.plan):
            assert solve(game).distance == solution.distance - spent
            game.play(text)
        assert game.result == [0, 1]


def test_a_challenge_is_solved_from_any_point_of_its_execution() -> None:
    """ST-10, ST-11."""
    game = solo(START, [OTHER, NEAR], 3)
    whole = solve(game)
    game.play("Bc1")  # card 2 is complete
    assert solve(game).distance == whole.distance - 1
    assert all("@2" not in text for text in solve(game).plan)
    game.play("flip-h@1")
    game.play("Bb2")
    alone = solve_challenge(START, [game.view()["cards"][0]], 3)
    assert solve(game)[:2] == alone[:2]


def test_a_card_complete_at_the_start_counts_as_done() -> None:
    """ST-10."""
    for level in (1, 2, 3):
        one, two = (
            solve_challenge(START, [OTHER], level),
            solve_challenge(START, [START, OTHER], level),
        )
        assert two[:2] == one[:2]
        assert [text.removesuffix("@2") for text in two.plan] == one.plan
    assert solve_challenge(START, [START], 2) == (0, 1, [])
    assert solve_challenge(START, [START, START], 3) == (0, 1, [])


def test_without_a_challenge_on_the_table_there_is_nothing_to_solve() -> None:
    game = Game(STUDY, {"deck": [START, NEAR], "mode": "solo"})
    for text in (f"card:{START}", f"card:{NEAR}"):
        with pytest.raises(RegaliaError) as refused:
            solve(game)
        assert refused.value.code == "bad-request"
        game.play(text)
    assert solve(game) == (1, 1, ["Bc1"])
    game.play("Bc1")
    with pytest.raises(RegaliaError):
        solve(game)
    with pytest.raises(RegaliaError):
        solve(Game(games.room("ur")))


def test_only_challenges_are_solved() -> None:
    for cards, level in (([], 1), ([OTHER] * 3, 1), ([OTHER], 0), ([OTHER], 4)):
        with pytest.raises(RegaliaError):
            solve_challenge(START, cards, level)
    with pytest.raises(BadPosition):
        solve_challenge("nonsense", [OTHER])
    with pytest.raises(BadPosition):
        distance(START, ["KQR/.../..."])


# --------------------------------------------------------------------------- the whole table

LEVEL_1 = """7560 66496 320064 1083136 2805712 5679040 9012744 11305040 11466240 9170896
4830256 1282504 123808 104"""
LEVEL_2 = "7560 81616 460616 1788368 5255664 11718432 17889704 15109376 4583632 257952 680"
LEVEL_3 = "7560 96736 608408 2545808 7717024 16134736 19300352 9546960 1185424 10592"


@pytest.fixture(scope="module")
def table() -> np.ndarray:
    told: list[tuple[int, int]] = []
    found: np.ndarray = all_distances(lambda done, total: told.append((done, total)))
    assert told == sorted(told) and told[-1] == (7560, 7560)
    return found


def test_how_many_pairs_are_how_far_apart_at_each_level(table: np.ndarray) -> None:
    """ST-9, ST-11: none is farther than 13 moves, 10 with turning, 9 with mirroring."""
    assert table.shape == (7560, 7560) and table.dtype == np.uint8
    turned = np.array(images())
    for level, counts in ((1, LEVEL_1), (2, LEVEL_2), (3, LEVEL_3)):
        assert np.bincount(least(table, turned, level).ravel()).tolist() == list(
            map(int, counts.split())
        )


def test_the_bars_of_the_dial_are_counted_from_the_deck(table: np.ndarray) -> None:
    """ST-6, ST-9: all pairs of its cards, at each level; and never from the challenge."""
    deck = [numbers()[card] for card in standard_deck()]
    for level, pairs in PAIRS.items():
        found = least(table, np.array(images()), level)[np.ix_(deck, deck)]
        assert np.bincount(found.ravel()).tolist() == [len(deck), *pairs]


def test_the_table_agrees_with_single_questions_and_is_symmetric(table: np.ndarray) -> None:
    for board in positions()[::501]:
        assert table[numbers()[board]].tolist() == reach(board).far
    assert (table == table.T).all()


def test_the_farthest_positions(table: np.ndarray) -> None:
    """ST-11."""
    a, b = np.argwhere(table == 13)[0]
    start, card = (position_text(positions()[i]) for i in (a, b))
    assert distance(start, [card]) == 13 > distance(start, [card], 2)
    assert len(solve_challenge(start, [card]).plan) == 13
