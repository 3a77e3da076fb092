"""A turn of the Queen's Gambit, rule by rule."""

from collections.abc import Callable
from fractions import Fraction

from support.games.gambit import destinations, play, position

from regalia.core import random
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.kit.playing import play_randomly, random_games

At = Callable[..., Game]


def test_the_leftmost_card_is_revealed_and_discarded(room: Room) -> None:
    """QG-8; the card added goes to the right end (QG-11), and one is drawn (QG-12)."""
    game = play(Game(room, {"setup": 3}), "start:c3 start:f6")
    play(game, "deal:B deal:R deal:Q deal:N deal:N  deal:B deal:B deal:B deal:R deal:Q")
    play(game, "plan:NRN plan:BRQ draw:B draw:N")
    table = position(game)
    assert (table["revealed"], table["discards"]) == ("B", ["", "B"])
    assert table["rows"] == ["NRN", "RQ"]
    play(game, "move:e5 plan:B draw:N")
    table = position(game)
    assert table["rows"] == ["RN", "RQB"] and table["hands"][1] == "BNN"
    assert (table["revealed"], table["discards"]) == ("N", ["N", "B"])


def test_a_rook_slides_any_distance_up_to_a_token_or_before_a_gambit(busy: At) -> None:
    """QG-9: e4 is free, f4 is a gambit's; d7 and d2 can be captured, d8 and d1 are behind."""
    expected = "a4 b4 c4 e4 d2 d3 d5 d6 d7"
    assert destinations(busy("R")) == set(expected.split())


def test_a_bishop_slides_diagonally(busy: At) -> None:
    """QG-9: tokens on c3 and f6 can be captured; b2 and g7 are behind them."""
    expected = "c3 e3 c5 e5 f2 g1 b6 a7 f6"
    assert destinations(busy("B")) == set(expected.split())


def test_a_queen_moves_as_rook_or_bishop(busy: At) -> None:
    """QG-9."""
    expected = "a4 b4 c4 e4 d2 d3 d5 d6 d7 c3 e3 c5 e5 f2 g1 b6 a7 f6"
    assert destinations(busy("Q")) == set(expected.split())


def test_a_knight_jumps_over_everything(busy: At) -> None:
    """QG-9: eight squares, none of them blocked by what stands between."""
    expected = "b3 b5 c2 c6 e2 e6 f3 f5"
    assert destinations(busy("N")) == set(expected.split())


def test_a_knight_never_ends_on_another_gambit(busy: At) -> None:
    """QG-9, ruling."""
    assert "f5" not in destinations(busy("N", other="f5"))


def test_ending_on_a_token_captures_it(busy: At) -> None:
    """QG-9."""
    game = busy("R")
    game.play("move:d7")
    table = position(game)
    assert "d7" not in table["tokens"] and table["captured"][1]["d7"] == "P"
    assert table["gambits"] == ["f4", "d7"] and table["captured"][0].keys().isdisjoint({"d7"})


CORNER = """
        . . B . . R . .
        . P . P P . P .
        R . N . . N . B
        . P . K Q . P .
        . P . Q K . P .
        B . N . . N . R
        . 0 . P P . P .
        1 . R . . B . ."""


def test_a_gambit_that_cannot_move_stays_and_the_turn_goes_on(at: At) -> None:
    """QG-10: a bishop in the corner, another gambit before it; the turn counts."""
    game = at(CORNER, "B")
    turn = position(game)["turn"]
    assert list(game.actions()) == ["stay"]
    game.play("stay")
    assert game.players == [1] and position(game)["phase"] == "adding"
    play(game, "plan:Q draw:B")
    table = position(game)
    assert game.players == [0] and table["turn"] == turn + 1
    assert table["gambits"][1] == "a1" and table["rows"][1] == "RNQ"


def test_two_gambits_can_block_a_knight(at: At) -> None:
    """QG-10: knights leave the corner for b3 and c2 only."""
    board = CORNER.replace("0", ".").replace("B . N . . N . R", "B 0 N . . N . R")
    board = board.replace(". . . P P . P .", ". . 2 P P . P .")
    game = at(board, "N", players=3, captured=["P", "", ""])
    assert list(game.actions()) == ["stay"]


def test_a_move_must_be_made_where_there_is_one(at: At) -> None:
    """QG-10."""
    assert destinations(at(CORNER, "R")) == {"a2", "a3", "b1", "c1"}


def test_one_card_of_the_hand_is_laid_at_the_right_end(at: At) -> None:
    """QG-11."""
    game = play(at(CORNER, "R", hand="BNN", row="QQ"), "move:a2")
    assert set(game.actions()) == {"plan:B", "plan:N"}
    game.play("plan:N")
    assert position(game)["rows"][1] == "QQN" and position(game)["hands"][1] == "BN"


def test_an_empty_draw_pile_is_made_anew_from_the_discards_when_a_card_is_drawn(
    room: Room,
) -> None:
    """QG-12: not before; and with the card just revealed."""
    made = 0
    for game in play_randomly(Game(room, {"players": 3, "setup": 1}), random.seeded(5), 600):
        table = position(game)
        player, phase = table["player"], table["phase"]
        if phase in ("moving", "adding") and not table["piles"][player]:
            discards = table["discards"][player]
            assert len(discards) == 7 and table["revealed"] in discards
            before = discards
        if phase == "drawing" and not table["discards"][player]:
            assert table["piles"][player] == before
            assert game.chances() == {
                f"draw:{card}": Fraction(before.count(card), 7) for card in dict.fromkeys(before)
            }
            made += 1
    assert made > 10


def test_the_draw_pile_is_refilled_in_every_seventh_turn_of_a_player(room: Room) -> None:
    """QG-12: six cards are left after the set-up, seven are in a new pile, one is drawn a turn."""
    sizes: list[int] = []
    for game in play_randomly(Game(room, {"setup": 2}), random.seeded(8), 400):
        table = position(game)
        if table["phase"] == "drawing" and table["player"] == 1:
            sizes.append(len(table["piles"][1]))
    assert sizes[:15] == [6, 5, 4, 3, 2, 1, 7, 6, 5, 4, 3, 2, 1, 7, 6]


def test_tokens_never_move(room: Room) -> None:
    """QG-13: each token is where the card placed it, or captured."""
    for game in random_games(room, 6, 300):
        table = position(game)
        if table["setup"] is None:
            continue
        tokens: dict[str, str] = dict(table["tokens"])
        for captured in table["captured"]:
            assert tokens.keys().isdisjoint(captured)
            tokens |= captured
        assert tokens == position(Game(room, {**game.options, "setup": table["setup"]}))["tokens"]
