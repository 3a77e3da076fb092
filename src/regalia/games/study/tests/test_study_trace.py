"""Traces that an action in the Study leaves on the table."""

from regalia.core.drawing.scene import Mark
from regalia.core.game import Game
from regalia.core.secrets import witnessed
from regalia.games import room

STUDY = room("study")


def test_a_move_leaves_its_way_and_a_turn_its_sign() -> None:
    """ST-3, ST-9"""
    game = Game(STUDY, {"mode": "solo", "level": 3})
    while game.is_chance:
        game.roll([1, 2, 3, 4])
    say, signs = STUDY.words().say, set[str]()
    for text, action in game.actions().items():
        taps = STUDY.scene.taps(game.params, game.state, action)
        found = witnessed(STUDY, game.params, game.state, action, 0).trace(say, ["Ada"]).marks
        if len(taps) == 2:
            assert found == (Mark("frame", taps[0]), Mark("arrow", *taps))
        elif text == "give-up":
            assert not found
        else:
            (mark,) = found
            assert (mark.kind, mark.at) == ("note", "card1")
            signs.add(mark.text)
    assert signs == set("↻↺↔↕")
