"""Every rule that can forbid something, and what it forbids."""

from collections.abc import Callable

import pytest

from regalia.core.errors import Illegal, Unreadable, WrongKind
from regalia.core.game import Game
from regalia.core.room import Room

At = Callable[..., Game]
DEALS = "deal:B deal:B deal:B deal:R deal:N " * 2


def begun(room: Room, texts: str, **options: object) -> Game:
    game = Game(room, {"setup": 4, **options})
    for text in texts.split():
        game.play(text)
    return game


def refused(game: Game, text: str) -> tuple[str | None, str]:
    before = game.state
    with pytest.raises(Illegal) as problem:
        game.play(text)
    assert game.state is before
    return problem.value.rule, problem.value.message


def test_a_card_that_was_dealt_three_times_cannot_be_dealt_again(room: Room) -> None:
    """QG-2."""
    game = begun(room, "start:a1 start:h1 deal:B deal:B deal:B")
    assert refused(game, "deal:B") == (
        "QG-2",
        "This player already has every bishop.",
    )


def test_the_set_up_card_comes_first_and_once(room: Room) -> None:
    """QG-4."""
    game = Game(room)
    assert refused(game, "deal:B")[0] == refused(game, "draw:B")[0] == "QG-4"
    for text in ["setup:4", "start:a1", "start:h1"]:
        game.play(text)
    assert refused(game, "setup:4")[0] == "QG-4"
    with pytest.raises(Unreadable):
        begun(room, "start:a1 start:h1 setup:4")  # where the option has chosen


def test_start_squares_are_those_of_the_card_and_free(room: Room) -> None:
    """QG-5."""
    game = Game(room)
    game.play("setup:4")
    rule, said = refused(game, "start:c3")
    assert rule == "QG-5" and "c3 is not one of" in said
    for text in ("plan:BRN", "plan:B", "move:e4", "stay"):
        assert refused(game, text) == ("QG-5", "Choose a start square first.")
    game.play("start:a1")
    assert refused(game, "start:a1") == ("QG-5", "Another gambit is on a1 already.")
    with pytest.raises(Unreadable):
        begun(room, "start:c3")  # no start square of card 4, which the option chose


def test_start_squares_are_chosen_once(room: Room) -> None:
    """QG-5."""
    game = begun(room, "start:a1 start:h1" + " " + DEALS)
    assert refused(game, "start:a8")[0] == "QG-5"
    for text in ["plan:BRB", "plan:BRN", "draw:Q", "draw:Q"]:
        game.play(text)
    assert refused(game, "start:a8")[0] == "QG-5"
    game.play("move:g2")
    assert refused(game, "start:a8")[0] == "QG-5"


def test_nobody_acts_out_of_turn(room: Room) -> None:
    """QG-5."""
    game = begun(room, "start:a1")
    with pytest.raises(Illegal) as problem:
        game.play("start:h1", 0)
    assert problem.value.rule == "QG-5"


def test_the_first_three_cards_come_from_the_hand_and_all_at_once(room: Room) -> None:
    """QG-7: the hand is BBBRN."""
    game = begun(room, "start:a1 start:h1 " + DEALS)
    assert refused(game, "plan:BBQ") == ("QG-7", "You do not have these three cards in your hand.")
    assert refused(game, "plan:NBN")[0] == "QG-7"
    assert refused(game, "plan:B") == ("QG-7", "Three cards are laid face down now, not one.")
    assert refused(game, "move:b2")[0] == refused(game, "stay")[0] == "QG-7"


def test_dealing_comes_before_drawing_and_never_again(room: Room) -> None:
    """QG-7."""
    game = begun(room, "start:a1 start:h1 deal:B")
    assert refused(game, "draw:R")[0] == "QG-7"
    game = begun(room, "start:a1 start:h1 " + DEALS + "plan:BRB plan:BRN")
    assert refused(game, "deal:Q")[0] == "QG-7"
    assert refused(game, "draw:B") == ("QG-7", "No bishop is left in this draw pile.")
    for text in ["draw:Q", "draw:Q", "move:g2", "plan:B"]:
        game.play(text)
    assert refused(game, "deal:Q")[0] == "QG-7"


@pytest.mark.parametrize(
    ("card", "square", "said"),
    [
        ("R", "d8", "A rook can’t get to d8: d7 is occupied."),
        ("R", "g4", "A rook can’t get to g4: f4 is occupied."),
        ("R", "f4", "Another gambit is on f4; a move never ends there."),
        ("R", "e5", "Your gambit cannot get to e5 in one move as a rook."),
        ("B", "b2", "A bishop can’t get to b2: c3 is occupied."),
        ("B", "d5", "Your gambit cannot get to d5 in one move as a bishop."),
        ("Q", "h8", "A queen can’t get to h8: f6 is occupied."),
        ("Q", "e6", "Your gambit cannot get to e6 in one move as a queen."),
        ("N", "d5", "Your gambit cannot get to d5 in one move as a knight."),
        ("N", "f8", "Your gambit cannot get to f8 in one move as a knight."),
        ("N", "d4", "Your gambit is on d4 already, and staying is no move."),
    ],
)
def test_a_gambit_moves_as_the_revealed_card_only(
    busy: At, card: str, square: str, said: str
) -> None:
    """QG-9."""
    game = busy(card)
    assert refused(game, f"move:{square}") == ("QG-9", said)


def test_a_knight_does_not_end_on_a_gambit(busy: At) -> None:
    """QG-9."""
    game = busy("N", other="f5")
    assert (
        refused(game, "move:f5")[0] == "QG-9" and "gambit is on f5" in refused(game, "move:f5")[1]
    )


def test_staying_is_for_the_blocked(busy: At) -> None:
    """QG-10."""
    game = busy("N")
    assert refused(game, "stay") == ("QG-10", "Your gambit can move as a knight, so it must.")


def test_the_move_comes_first_and_then_one_card_of_the_hand(busy: At) -> None:
    """QG-11; three cards at once are for the set-up (QG-7)."""
    game = busy("N", hand="BBR")
    assert refused(game, "plan:B")[0] == "QG-11"
    assert refused(game, "plan:BBR")[0] == "QG-7"
    game.play("move:b3")
    assert refused(game, "move:a1")[0] == refused(game, "stay")[0] == "QG-11"
    assert refused(game, "plan:BBR") == (
        "QG-11",
        "One card is laid at the end of the row, not three.",
    )
    assert refused(game, "plan:N") == ("QG-11", "There is no knight in your hand.")


def test_only_what_is_in_the_pile_is_drawn(busy: At) -> None:
    """QG-12: the three rooks are revealed, in the hand, and in the row."""
    game = busy("R", hand="BBR", row="RN")
    game.play("move:d3")
    game.play("plan:B")
    assert refused(game, "draw:R") == ("QG-12", "No rook is left in this draw pile.")


def test_actions_and_outcomes_are_different_kinds(room: Room) -> None:
    with pytest.raises(WrongKind):
        begun(room, "draw:B")
    with pytest.raises(WrongKind):
        begun(room, "start:a1 start:h1 start:a8")


def test_only_texts_that_some_position_has_are_readable(room: Room) -> None:
    read, params = room.text.readable, Game(room, {"setup": 3}).params
    assert read(params, "start:c3") and not read(params, "start:a1")
    assert not read(params, "setup:3") and read(Game(room).params, "setup:3")
    for text in ("setup:0", "setup:5", "start:", "plan:BR", "plan:BRQN", "plan:K", "move:i1"):
        assert read(Game(room).params, text) is None
    for text in ("move:a0", "move:A1", "draw:?", "deal:P", "stay:", "Stay", "plan:b", "move: a1"):
        assert read(Game(room).params, text) is None
