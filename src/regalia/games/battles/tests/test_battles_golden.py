"""Whole battles as records, replayed: every choice was legal, and this is how they ended."""

import pytest

from regalia import games
from regalia.core.game import record

LAST_PAWNS = """
[Game "battles"]
[Rules "1"]
[Result "0 1"]
[Reason "last-unit"]
[Check "1b9e164085a05648"]

army:QQQP army:KNPP deal:JS deal:3S deal:2H deal:TD deal:QC deal:3C deal:9C deal:5H
place:Q@a1 place:N@c5 place:P@g1 place:K@a5 place:Q@e1 place:P@g5 place:Q@c1 place:P@e5
init:6H init:4D draw draw:5C e1-e2:5C draw draw:KH e5-f4:KH init:7S init:6H draw draw:AS
g1-g2:AS draw draw:3D c5-c4:3D init:9C init:8C draw draw:TH e2-e3:TH risky:f4 draw draw:AC
draw:7D draw draw:7S f4-e4:7S optimal:e3 init:6C init:AH draw draw:QH e4-e4:QH easy:e3
draw draw:5C draw:6D g2-f3:7D advantage:e4 keep init:5H init:7C e4-e3:5C optimal:f3 keep
keep init:TC init:2H keep e3-d2:6D advantage:c1 init:QC init:JD keep draw draw:AD a5-a4:AD
init:3H init:QD draw draw:KC d2-c2:KC risky:c1 keep init:4S init:8S draw draw:2D c2-b1:2D
risky:a1 draw draw:XX draw:2S keep init:XX init:QS keep b1-a2:2S risky:a1 keep init:XX
init:TC keep a2-b1:XX easy:c1
"""

CROSSWISE = r"""
[Game "battles"]
[Rules "1"]
[Options "{\"armies\": \"set\", \"orientation\": \"crosswise\"}"]
[Result "1 0"]
[Reason "last-unit"]
[Check "09dbeb5b70001735"]

army:RBPP army:KRBP deal:QS deal:QC deal:9D deal:7H deal:9S deal:3C deal:6C deal:3S
place:B@g1 place:P@c5 place:P@a1 place:B@e5 place:R@c1 place:K@a5 place:P@e1 place:R@g5
init:4C init:2C draw draw:JH c1-c2:JH draw draw:8H e5-d4:8H advantage:c5 draw draw:7D
draw:7H init:4H init:QS a5-b4:7D keep draw draw:AH a1-a2:AH init:JD init:5D draw draw:AS
a2-b3:AS optimal:b4 c5-c4:7H advantage:b3 draw draw:AS draw:9D init:TS init:AH c4-c3:AS
risky:c2 keep draw draw:3C c2-b2:3C advantage:c3 init:7C init:TC c3-c3:9D optimal:b3 draw
draw:8H b3-a3:8H advantage:b4 init:XX init:KD draw draw:5S a3-a4:5S optimal:b4 draw
draw:8C draw:TD draw draw:2H g5-f4:2H init:6H init:TH draw draw:9C c3-c3:9C advantage:b2
b2-b2:TD optimal:c3 keep init:9C init:JD draw draw:6S d4-d4:6S e1-f2:8C init:QH init:QC
draw draw:TH f2-f3:TH risky:f4 draw draw:AC f4-g3:AC init:4S init:4H draw draw:6D a4-b5:6D
draw draw:2D g3-f2:2D easy:g1 init:6S init:4C draw draw:9S f3-g2:9S easy:f2 draw draw:9H
d4-c3:9H easy:b2 init:5D init:KH draw draw:4S c3-c4:4S easy:b5 draw draw:3H g2-f1:3H
init:JC init:3H draw draw:8S b5-b4:8S easy:c4 draw draw:3D c4-b3:3D init:2S init:7C draw
draw:8D keep draw draw:KS f1-e1:KS init:AC init:5S draw draw:XX b4-b4:XX optimal:b3 keep
init:TC init:JH keep draw draw:AD b4-a4:AD advantage:b3 draw draw:2C draw:6C init:9H
init:4D a4-a3:6C optimal:b3
"""

WHITE_MAGIC = r"""
[Game "battles"]
[Rules "1"]
[Options "{\"scenario\": \"magic\"}"]
[Result "0 1"]
[Reason "last-unit"]
[Check "08925dc4c62b1e8d"]

deal:KH deal:7C deal:2D deal:6C deal:4H deal:TD deal:TC deal:6H place:Q@c1 place:B@e5
place:Q@g1 place:B@g5 place:Q@a1 place:B@c5 place:Q@e1 place:B@a5 init:AH init:KS draw
draw:AC e1-f2:AC draw draw:QH e5-f4:QH advantage:g5 init:6S init:TH draw draw:9C f4-e3:9C
optimal:f2 draw draw:9S a1-b2:9S init:5C init:XX draw draw:6D e3-d2:6D optimal:c1 draw
draw:4S draw:2D draw draw:7S keep init:5H init:6C d2-e1:4S optimal:f2 keep draw draw:QD
draw:5S keep init:QS init:9S keep e1-f2:QD risky:g1 keep init:8C init:KH f2-f2:5S easy:g1
keep keep init:9H init:XX f2-e2:2D keep init:TS init:7C keep draw draw:4C e2-d2:4C
optimal:c1 draw draw:8S draw:5C init:2S init:5D c5-d4:5C keep keep init:KC init:3C keep
a5-a4:8S init:4H init:8D draw draw:7H a4-a3:7H optimal:b2 draw draw:2S draw:JH keep
init:9D init:AS a3-a2:2S keep keep init:QD init:8C keep d4-c3:JH optimal:b2
"""


@pytest.mark.parametrize(
    ("text", "result", "left"),
    [
        (LAST_PAWNS, [0, 1], {"a4": "K/0", "b1": "P/5", "c4": "N/0", "g5": "P/0"}),
        (CROSSWISE, [1, 0], {"a3": "P/4", "e1": "P/0", "g1": "B/3"}),
        (WHITE_MAGIC, [0, 1], {"a2": "B/0", "c3": "B/0", "d2": "B/0", "g5": "B/0"}),
    ],
)
def test_a_battle_replays_to_its_end(text: str, result: list[float], left: dict[str, str]) -> None:
    """RB-23: the last unit of one army has left the field."""
    game = record.replay(record.read(text.strip()), games.room)
    assert game.over and game.result == result and game.reason == "last-unit"
    units = game.position["units"].items()
    assert {square: f"{unit['unit']}/{unit['injury']}" for square, unit in units} == left
