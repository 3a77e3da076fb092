"""Statistics over a person's games: kept small, counted once, read as if a stranger wrote them."""

import json

import pytest

from regalia.server.people.persons import LARGEST_VALUE
from regalia.teaching.reviews.ledger import LedgerMoment, LedgerRow
from regalia.teaching.reviews.player_stats import (
    MOST,
    GameResult,
    ReviewSummary,
    by_phase,
    known,
    noted,
    summed,
    told,
)
from regalia.teaching.reviews.review import Review

SUMMED = ReviewSummary(87, -12, -131, (10, 11, 12, 13, 14), (110, 111, 112))


def played(
    number: int, level: int = 3, points: int = 2, found: ReviewSummary | None = None
) -> GameResult:
    return GameResult(f"key-{number:018}", 1_800_000_000 + number, level, points, found)


def test_results_are_counted_by_level() -> None:
    kept: object = None
    for number, (level, points) in enumerate([(3, 2), (3, 0), (5, 1), (0, 2)]):
        kept = noted(kept, played(number, level, points))
    rows = {row.level: (row.won, row.drawn, row.lost) for row in told("ur", kept).levels}
    assert rows == {0: (1, 0, 0), 3: (1, 0, 1), 5: (0, 1, 0)}


def test_a_game_is_counted_once_and_its_review_comes_later() -> None:
    kept = noted(noted(None, played(1)), played(1))
    assert known(kept) == {played(1).key: False}
    kept = noted(noted(kept, played(1, found=SUMMED)), played(1))
    (game,) = told("ur", kept).games
    assert (game.accuracy, game.luck, game.own) == (87, -12, -131)
    assert told("ur", kept).themes["behind"] == 14


def test_a_review_that_was_kept_without_its_decisions_is_summed_up_again() -> None:
    before = {"games": [[played(1).key, 1_800_000_001, 3, 2, 87, -12, -131, [1, 2, 3, 4, 5]]]}
    assert told("ur", before).themes["middle"] == 2
    assert known(before) == {played(1).key: False} and by_phase(before) == []
    kept = noted(before, played(1, found=SUMMED))
    assert known(kept) == {played(1).key: True}
    assert by_phase(json.loads(json.dumps(kept))) == [((10, 11, 12), (110, 111, 112))]


def test_what_is_kept_stays_small_and_older_games_stay_counted() -> None:
    kept: object = None
    for number in range(3 * MOST):
        kept = noted(kept, played(number, 10, number % 3, SUMMED))
    assert len(json.dumps(kept)) < LARGEST_VALUE
    found = told("ur", kept)
    assert len(found.games) == MOST
    (row,) = found.levels
    assert (row.won, row.drawn, row.lost) == (MOST, MOST, MOST)
    again = noted(kept, played(0, 10, 0))
    assert told("ur", again).levels == found.levels, "a game of long ago is not counted again"


@pytest.mark.parametrize(
    "kept",
    [
        None,
        [],
        {"games": 1, "older": []},
        {"games": [[1, 2, 3, 4], ["k", "x", 1, 2], ["k", 1, 99, 2], ["k", 1, 1, 2, 3]]},
        {"games": [["k", 1, 1, 2, 50, "x", 1, [0] * 5]], "older": {"x": [1, 1, 1], "3": [1]}},
    ],
)
def test_what_is_not_as_it_should_be_counts_for_nothing(kept: object) -> None:
    assert told("ur", kept).games == [] and told("ur", kept).levels == []


def test_marked_decisions_are_told_by_when_and_how_one_stood() -> None:
    free = LedgerMoment(0, 0, "x", (0.5,), (0.0,), (0.0,), (0.0,), forced=False)
    moments = [free._replace(number=n, forced=n == 2) for n in range(1, 10)]
    moments[0] = moments[0]._replace(grade="blunder", before=(0.9,))
    moments[8] = moments[8]._replace(grade="mistake", before=(0.2,))
    moments[4] = moments[4]._replace(grade="good", before=(0.9,))
    row = LedgerRow(0.5, 0.1, -0.314, 0.0, 0.0, 0.0, 0.0, 0.0)
    review = Review("ur", 1, (row,), tuple(moments), (61.6,), ((),), "searched", 0, 0)
    assert summed(review, 0) == ReviewSummary(62, 10, -31, (1, 0, 1, 1, 1), (2, 3, 3))
