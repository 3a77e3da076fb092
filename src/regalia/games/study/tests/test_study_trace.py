"""What stays to be seen of an action in the Study."""

from regalia.core.game import Game
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
        found = STUDY.trace.trace(game.params, game.state, action, 0, say, ["Ada"]).marks
        if len(taps) == 2:
            assert [tuple(mark)[:3] for mark in found] == [
                ("frame", taps[0], ""),
                ("arrow", *taps),
            ]
        elif text == "give-up":
            assert not found
        else:
            (mark,) = found
            assert (mark.kind, mark.at) == ("note", "card1")
            signs.add(mark.text)
    assert signs == set("↻↺↔↕")
