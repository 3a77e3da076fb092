"""Whole games, replayed from their records."""

import pytest

from regalia import games
from regalia.core.errors import BadRecord
from regalia.core.game import record

TWO = r"""
[Game "gambit"]
[Rules "1"]
[Result "1 0"]
[Reason "tokens"]
[Check "eca84b3c4f0cb29e"]

setup:2 start:h4 start:e8 deal:B deal:B deal:N deal:Q deal:Q deal:B deal:Q deal:N deal:Q
deal:N plan:QNQ plan:NBN draw:N draw:R move:d6 plan:Q draw:R move:g5 plan:N draw:R move:e5
plan:Q draw:Q move:e4 plan:B draw:Q move:c4 plan:R draw:N move:d5 plan:R draw:R move:d4
plan:Q draw:B move:e3 plan:Q draw:N move:f6 plan:N draw:B move:f2 plan:R draw:R move:f5
plan:R draw:R move:f3 plan:B draw:B move:g6 plan:R draw:B move:c6 plan:R draw:Q move:f4
plan:B draw:N move:c7 plan:Q draw:B move:f7 plan:B draw:R move:b6 plan:N draw:R move:d7
plan:N draw:N move:b4 plan:R draw:N move:e6 plan:R draw:Q move:c3 plan:B draw:Q move:b3
plan:N draw:Q move:e2 plan:Q draw:N move:c5 plan:B draw:Q move:c2 plan:B draw:Q move:g5
plan:Q draw:N move:d3 plan:N draw:N move:h3 plan:Q draw:B move:g3
"""

THREE = r"""
[Game "gambit"]
[Rules "1"]
[Options "{\"players\": 3, \"setup\": 2}"]
[Result "0 1 0"]
[Reason "tokens"]
[Check "fba27559a42b20e9"]

start:e8 start:h4 start:a5 deal:N deal:Q deal:B deal:R deal:B deal:R deal:R deal:B deal:N
deal:B deal:R deal:Q deal:B deal:N deal:N plan:BRQ plan:RRB plan:QBN draw:R draw:B draw:R
move:c5 plan:N draw:N move:f4 plan:R draw:B move:f7 plan:R draw:R move:d5 plan:N draw:R
move:e5 plan:N draw:Q move:f6 plan:R draw:N move:e4 plan:B draw:Q move:c4 plan:B draw:Q
move:d4 plan:N draw:Q move:d6 plan:Q draw:N move:c3 plan:R draw:R move:b4 plan:N draw:B
move:f5 plan:N draw:Q move:e2 plan:R draw:N move:b3 plan:B draw:N move:g6 plan:R draw:Q
move:f3 plan:Q draw:B move:a5 plan:Q draw:Q move:g5 plan:B draw:B move:e3 plan:N draw:N
move:c6 plan:B draw:N move:e6 plan:Q draw:N move:d3 plan:B draw:Q move:d7 plan:Q draw:N
move:b6 plan:N draw:B move:c2 plan:N draw:B move:c7 plan:N draw:R move:f2 plan:Q draw:R
move:a1 plan:Q draw:R move:g3
"""

FOUR = r"""
[Game "gambit"]
[Rules "1"]
[Options "{\"players\": 4, \"setup\": 3, \"peek\": true}"]
[Result "0 0 1 0"]
[Reason "tokens"]
[Check "d92498f31e7d3bd2"]

start:f6 start:f3 start:c6 start:c3 deal:Q deal:B deal:N deal:N deal:N deal:R deal:B
deal:R deal:R deal:B deal:R deal:B deal:Q deal:N deal:R deal:B deal:N deal:Q deal:N deal:B
plan:NBN plan:BRB plan:BQN plan:NNB draw:B draw:Q draw:N draw:N move:e1 plan:Q draw:B
move:a4 plan:R draw:B move:g1 plan:N draw:Q move:h5 plan:B draw:Q move:f1 plan:R draw:N
move:d1 plan:B draw:B move:h3 plan:Q draw:R move:e8 plan:Q draw:R move:a6 plan:N draw:N
move:e3 plan:N draw:Q move:c8 plan:Q draw:Q move:d6 plan:Q draw:R move:a7 plan:B draw:Q
move:a3 plan:R draw:Q move:b6 plan:B draw:R move:b8 plan:R draw:B move:a8 plan:N draw:N
move:c1 plan:Q draw:R move:d8 plan:Q draw:B move:h2 plan:N draw:R move:c7 plan:R draw:Q
move:a2 plan:Q draw:N move:f8 plan:B draw:R move:h1 plan:B draw:Q move:a5 plan:N draw:R
move:a1 plan:N draw:N move:h6 plan:R draw:Q move:b1 plan:R draw:Q move:c4 plan:Q draw:B
move:h8 plan:B draw:Q move:h7 plan:Q draw:N move:a3 plan:Q draw:N move:h4 plan:B draw:B
move:g8
"""


@pytest.mark.parametrize(
    ("text", "points", "turns"),
    [(TWO, [66, 60], 30), (THREE, [37, 48, 41], 30), (FOUR, [27, 30, 37, 32], 34)],
)
def test_a_recorded_game_ends_as_it_did(text: str, points: list[int], turns: int) -> None:
    """QG-15: all 126 points are captured, and the highest sum wins."""
    game = record.replay(record.read(text), games.room)
    assert game.over and game.reason == "tokens"
    assert game.view()["points"] == points and game.view()["turn"] == turns
    assert game.result == [float(p == max(points)) for p in points]
    assert record.write(game) == text.lstrip()


def test_a_record_for_a_seat_hides_what_it_may_not_know_and_cannot_be_replayed() -> None:
    """The page's hidden information."""
    game = record.replay(record.read(TWO), games.room)
    written = record.write(game, 0)
    first = "setup:2 start:h4 start:e8 deal:B deal:B deal:N deal:Q deal:Q deal:? deal:?"
    assert first in written.replace("\n", " ")
    with pytest.raises(BadRecord, match="hides what seat 0 may not know"):
        record.replay(record.read(written), games.room)


def test_a_record_with_an_illegal_move_says_which_rule_forbids_it() -> None:
    """QG-9: e8 is left as a knight, which does not reach e7."""
    spoilt = TWO.replace("move:d6", "move:e7", 1)
    with pytest.raises(BadRecord, match=r"move:e7.*\(QG-9\)"):
        record.replay(record.read(spoilt), games.room)


@pytest.mark.parametrize("text", [TWO, THREE])
def test_a_view_names_the_winner_when_the_game_is_over_and_not_before(text: str) -> None:
    """QG-15"""
    game = record.replay(record.read(text), games.room)
    assert [game.view(seat)["winner"] for seat in (-1, 0, 1)] == [game.result.index(1)] * 3
    game.undo()
    assert game.view()["winner"] is None
