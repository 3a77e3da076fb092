"""Traces that a turn of the Queen's Gambit leaves on the table."""

from support.traces import marks_of

from regalia.core.drawing.scene import Trace
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.core.secrets import witnessed
from regalia.games.gambit.laid_out import values

NAMES = ["Anna", "Ben", "Cleo", "Dan"]
DEALT = "start:c3 start:f6 deal:B deal:R deal:Q deal:N deal:N deal:B deal:B deal:B deal:R deal:Q"
LAID = f"{DEALT} plan:NRN plan:BRQ draw:B draw:N"


def begun(room: Room) -> Game:
    game = Game(room, {"setup": 3})
    for text in LAID.split():
        game.play(text)
    return game


def traced(game: Game, text: str, seat: int) -> Trace:
    action, say = game.actions()[text], game.room.words().say
    return witnessed(game.room, game.params, game.state, action, seat).trace(say, NAMES)


def test_a_move_leaves_a_trail_its_card_and_the_points_of_a_capture(room: Room) -> None:
    """QG-8, QG-9: the second player's first card is a bishop."""
    game = begun(room)
    tokens, me = game.view()["tokens"], game.view()["player"]
    here = game.view()["gambits"][me]
    for text in game.actions():
        found, to = traced(game, text, 1 - me), text.removeprefix("move:")
        frame, arrow, newest, *points = marks_of(found)
        assert (frame, arrow) == (("frame", here), ("arrow", here, to))
        assert newest == ("ring", f"played:{me}:0")  # the newest card is the only one played
        value = values(game.params)[tokens[to]] if to in tokens else None
        assert points == ([("note", to, f"+{value}")] if value else [])
        assert next(item.look for item in found.items) == f"move-{_card(game)}"
        assert len(found.items) == (2 if value else 1)


def _card(game: Game) -> str:
    return {"B": "bishop", "R": "rook", "Q": "queen", "N": "knight"}[game.view()["revealed"]]


def test_cards_that_are_laid_leave_nothing_to_be_seen(room: Room) -> None:
    """QG-14, QG-17"""
    game = begun(room)
    game.play(next(iter(game.actions())))
    for text in game.actions():
        assert all(traced(game, text, seat) == Trace() for seat in (-1, 0, 1))


def test_whose_turn_it_is_is_said_where_chance_decides(room: Room) -> None:
    """QG-11: the draw at the end of a turn is part of it."""
    game = begun(room)
    me = game.view()["player"]
    game.play(next(iter(game.actions())))
    game.play(next(iter(game.actions())))
    assert game.is_chance and room.trace.whose(game.params, game.state) == me
