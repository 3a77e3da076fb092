"""The rules of the Study, in the order of the page."""

import pytest

from regalia import games
from regalia.core import random
from regalia.core.contract import CHANCE, EVERYBODY
from regalia.core.errors import BadPosition, Unreadable
from regalia.core.game import Game
from regalia.games.study import rules
from regalia.games.study.distances import positions
from regalia.games.study.positions import position_text, read_board

STUDY = games.room("study")
START = "N.Q/.BK/R.."
OTHER = "KQR/.B./N.."


def challenge(start: str, *cards: str, deck: tuple[str, ...] = (), **options: object) -> Game:
    """A game with these cards on the table; what else is in the deck does not matter."""
    more = deck or (START, OTHER, "R.B/QKN/...")
    texts = list(dict.fromkeys([*cards, *more]))
    game = Game(STUDY, {"deck": texts, "bonus": len(cards) == 2, **options}, start)
    for card in cards:
        game.play(f"card:{card}")
    return game


def executing(start: str, *cards: str, **options: object) -> Game:
    """Player 0 executes with a budget of 30, unchallenged."""
    game = challenge(start, *cards, **options)
    game.play("declare:30", 0)
    game.play("decline")
    return game


def moves(position: str, piece: str) -> set[str]:
    game = executing(position, OTHER if position != OTHER else START)
    return {
        text[1:] for text in game.actions() if text[0] == piece and text[1:] in STUDY.text.NAMES
    }


def turns(game: Game) -> set[str]:
    return {text for text in game.actions() if text.startswith(("rot", "flip"))}


# ------------------------------------------------------------------------- board and pieces


def test_a1_and_the_squares_on_its_diagonals_are_dark_st_1() -> None:
    game, say = Game(STUDY), STUDY.words().say
    items = STUDY.scene.scene(game.box, game.view(), say, ["A", "B"]).items
    looks = {item.id: item.look for item in items if item.kind == "cell"}
    assert len(looks) == 9
    assert {name for name, look in looks.items() if look == "dark"} == {
        "a1",
        "a3",
        "b2",
        "c1",
        "c3",
    }


def test_there_is_one_of_each_piece_st_2() -> None:
    for text in ("N.Q/.BK/...", "NNQ/.BK/R..", "N.Q/.BK/RR.", "N.Q/.BK/R.K"):
        with pytest.raises(BadPosition) as refused:
            Game(STUDY, {}, text)
        assert refused.value.rule == "ST-2"


def test_no_piece_is_ever_captured_st_2_st_3() -> None:
    game, rng = executing(START, OTHER, mode="match"), random.seeded(2)
    for _ in range(25):
        texts = [text for text in game.actions() if text != "give-up"]
        game.play(texts[random.below(rng, len(texts))])
        assert sorted(STUDY.text.position(game.box, game.state)) == sorted(START)


def test_each_piece_moves_in_its_own_way_to_empty_squares_st_3() -> None:
    """
    N . Q
    . B K
    R . .
    """
    assert moves("N.Q/.BK/R..", "K") == {"b3", "b1", "c1"}
    assert moves("N.Q/.BK/R..", "Q") == {"b3"}
    assert moves("N.Q/.BK/R..", "R") == {"a2", "b1", "c1"}
    assert moves("N.Q/.BK/R..", "B") == {"c1"}
    assert moves("N.Q/.BK/R..", "N") == {"b1"}


def test_queen_rook_and_bishop_go_far_but_not_over_others_st_3() -> None:
    """
    Q . .    R . .
    . . N    . K N
    B K R    . Q B
    """
    assert moves("Q../..N/BKR", "Q") == {"b3", "c3", "a2", "b2"}
    assert moves("Q../..N/BKR", "B") == {"b2", "c3"}
    assert moves("Q../..N/BKR", "R") == set()
    assert moves("R../.KN/.QB", "R") == {"b3", "c3", "a2", "a1"}
    assert moves("R../.KN/.QB", "Q") == {"a1", "a2"}
    assert moves("R../.KN/.QB", "B") == set()


def test_only_the_knight_passes_over_others_st_3() -> None:
    """
    K Q .
    . R .
    . N B
    """
    assert moves("KQ./.R./.NB", "N") == {"c3"}
    assert moves("KQ./.R./.NB", "Q") == {"c3", "a2", "c2"}  # b1 lies behind R


def test_there_are_exactly_7560_positions_st_4() -> None:
    assert len(positions()) == len(set(positions())) == 7560
    for board in positions()[::97]:
        assert read_board(position_text(board)) == board


def test_the_bishop_stands_on_dark_squares_and_the_knight_never_on_b2_st_4() -> None:
    for text in ("NBQ/..K/R..", "N.Q/B.K/R..", "B.Q/.NK/R..", "N.Q/..K/RB."):
        with pytest.raises(BadPosition) as refused:
            Game(STUDY, {}, text)
        assert refused.value.rule == "ST-4"
    game = executing(START, OTHER)
    for text in ("Ba2", "Bb1", "Bb3", "Bc2", "Nb2"):
        with pytest.raises(Unreadable):
            game.play(text)


def test_a_position_text_has_rank_3_first_and_dots_for_empty_squares_st_5() -> None:
    board = read_board("N.Q/.BK/R..")
    squares = [STUDY.text.NAMES[rules.square_of(board, piece)] for piece in range(5)]
    assert squares == ["c2", "c3", "a1", "b2", "a3"]  # K Q R B N
    assert position_text(board) == "N.Q/.BK/R.."


# -------------------------------------------------------------------------- cards and costs


def test_a_card_is_complete_as_soon_as_the_board_equals_it_st_7() -> None:
    """From N.Q/.BK/R.. the move Bc1 makes the picture N.Q/..K/R.B."""
    game = executing(START, "N.Q/..K/R.B")
    game.play("Bc1")
    assert game.state.points == (1, 0)
    assert game.view()["phase"] == "drawing"


def test_turning_a_card_can_complete_it_st_7() -> None:
    """Q.. turned clockwise is ..Q, and so on: the picture turned back once is the board."""
    game = executing(START, "QK./.B./N.R", level=2)
    assert game.state.points == (0, 0)
    game.play("rot+")
    assert game.state.points == (1, 0)


def test_every_move_and_every_card_action_costs_one_st_8_st_9() -> None:
    game = executing(START, OTHER, level=3)
    for spent, text in enumerate(("Ra2", "rot+", "Ra1", "flip-h", "flip-v", "rot-"), 1):
        game.play(text)
        assert game.view()["number"] == 30 - spent


def test_levels_add_turning_and_then_mirroring_st_9() -> None:
    assert turns(executing(START, OTHER, level=1)) == set()
    assert turns(executing(START, OTHER, level=2)) == {"rot+", "rot-"}
    assert turns(executing(START, OTHER, level=3)) == {"rot+", "rot-", "flip-h", "flip-v"}


@pytest.mark.parametrize(
    ("turn", "there"),
    [
        ("rot+", "N.K/.BQ/..R"),  # what stood at a1 comes to a3
        ("rot-", "R../QB./K.N"),
        ("flip-h", "RQK/.B./..N"),
        ("flip-v", "N../.B./KQR"),
    ],
)
def test_a_turn_moves_the_picture_on_the_card_st_9(turn: str, there: str) -> None:
    """
    K Q R
    . B .
    N . .
    """
    game = executing(START, "KQR/.B./N..", level=3)
    game.play(turn)
    assert game.view()["cards"] == [there]
    assert STUDY.text.position(game.box, game.state) == START  # the pieces stay


def test_turns_combine_as_those_of_a_sheet_of_paper_st_9() -> None:
    def after(*played: str) -> str:
        game = executing(START, OTHER, level=3)
        for text in played:
            game.play(text)
        card: str = game.view()["cards"][0]
        return card

    assert after("rot+", "rot+", "rot+", "rot+") == after("rot+", "rot-") == OTHER
    assert after("flip-h", "flip-h") == after("flip-v", "flip-v") == OTHER
    assert after("rot+", "rot+") == after("rot-", "rot-") == after("flip-h", "flip-v")
    assert after("rot+", "flip-h") == after("flip-v", "rot+") != after("flip-h", "rot+")


# --------------------------------------------------------------------------- bonus challenge

NEAR = "N.Q/..K/R.B"  # one move from START: Bc1
NEXT = "NQ./..K/R.B"  # and one more: Qb3


def test_two_cards_can_be_completed_in_either_order_st_10() -> None:
    for first, second in ((NEAR, NEXT), (NEXT, NEAR)):
        game = executing(START, first, second)
        game.play("Bc1")
        assert game.view()["complete"] == [first == NEAR, second == NEAR]
        assert game.state.points == (0, 0)
        game.play("Qb3")
        assert game.state.points == (1, 0)


def test_each_card_action_is_spent_on_one_of_the_two_cards_st_10() -> None:
    game = executing(START, OTHER, NEAR, level=3)
    assert turns(game) == {f"{t}@{n}" for t in ("rot+", "rot-", "flip-h", "flip-v") for n in (1, 2)}
    game.play("rot+@1")
    assert game.view()["cards"] == ["N.K/.BQ/..R", NEAR]
    game.play("flip-h@2")
    assert game.view()["cards"] == ["N.K/.BQ/..R", "Q.N/K../B.R"]
    game.play("rot-@1")
    assert game.view()["cards"] == [OTHER, "Q.N/K../B.R"]


def test_a_complete_card_is_not_turned_any_more_st_10() -> None:
    game = executing(START, OTHER, NEAR, level=2)
    game.play("Bc1")
    assert turns(game) == {"rot+@1", "rot-@1"}


def test_a_card_complete_at_the_start_counts_as_done_st_10() -> None:
    game = executing(START, START, NEAR)
    assert game.view()["complete"] == [True, False]
    game.play("Bc1")
    assert game.state.points == (1, 0)


def test_cards_that_become_complete_together_both_count_st_10() -> None:
    """The second card shows the first one turned; turned back it is completed by the same move."""
    game = executing(START, NEAR, "R.N/.../BKQ", level=2)
    game.play("rot-@2")
    assert game.view()["cards"] == [NEAR, NEAR]
    game.play("Bc1")
    assert game.state.points == (1, 0)


# --------------------------------------------------------------------------- drawing cards


def test_a_set_up_card_places_the_pieces_and_is_put_aside_st_12() -> None:
    game = Game(STUDY, {"deck": [START, OTHER, NEAR]})
    assert game.to_play == CHANCE
    assert STUDY.text.position(game.box, game.state) == ".../.../..."
    assert {text: str(p) for text, p in game.chances().items()} == {
        f"card:{text}": "1/3" for text in (START, OTHER, NEAR)
    }
    game.play(f"card:{OTHER}")
    assert STUDY.text.position(game.box, game.state) == OTHER
    assert set(game.chances()) == {f"card:{START}", f"card:{NEAR}"}
    assert game.view()["points"] == [0, 0]


def test_the_next_card_is_the_challenge_and_two_with_the_bonus_st_13() -> None:
    game = Game(STUDY, {"deck": [START, OTHER, NEAR]})
    game.play(f"card:{OTHER}")
    game.play(f"card:{START}")
    assert game.view()["cards"] == [START] and game.to_play == EVERYBODY
    game = Game(STUDY, {"deck": [START, OTHER, NEAR], "bonus": True})
    for text in (OTHER, START, NEAR):
        assert game.to_play == CHANCE
        game.play(f"card:{text}")
    assert game.view()["cards"] == [START, NEAR] and game.to_play == EVERYBODY


def test_a_challenge_that_is_complete_already_is_put_aside_st_13() -> None:
    game = Game(STUDY, {"deck": [START, OTHER, NEAR]}, START)
    game.play(f"card:{START}")
    assert game.to_play == CHANCE and game.view()["cards"] == []
    assert set(game.chances()) == {f"card:{OTHER}", f"card:{NEAR}"}


def test_the_used_cards_become_a_new_deck_when_it_is_empty_st_13() -> None:
    game = Game(STUDY, {"deck": [START, OTHER]})
    game.play(f"card:{START}")
    game.play(f"card:{OTHER}")
    assert game.view()["deck"] == []
    game.play("declare:1", 0)
    game.play("give-up")
    assert set(game.chances()) == {f"card:{START}", f"card:{OTHER}"}
    game.play(f"card:{START}")  # where the pieces still stand: put aside
    assert set(game.chances()) == {f"card:{OTHER}"}


def test_with_one_card_on_the_table_the_new_deck_lacks_it_st_13() -> None:
    game = Game(STUDY, {"deck": [START, OTHER], "bonus": True})
    game.play(f"card:{START}")
    game.play(f"card:{OTHER}")
    assert set(game.chances()) == {f"card:{START}"}
    game.play(f"card:{START}")
    assert game.view()["complete"] == [False, True]


def test_drawing_ends_with_every_deck_of_two_cards_st_13() -> None:
    for bonus in (False, True):
        for target in (1, 20):
            deck = [START, NEAR]
            game = Game(STUDY, {"deck": deck, "bonus": bonus, "target": target, "level": 3})
            rng = random.seeded(target)
            in_a_row = 0
            while not game.over:
                if game.to_play == CHANCE:
                    game.roll(rng)
                    in_a_row += 1
                else:
                    seat = game.players[random.below(rng, len(game.players))]
                    texts = list(game.actions(seat))
                    game.play(texts[random.below(rng, len(texts))], seat)
                    in_a_row = 0
                assert in_a_row <= 4


# ------------------------------------------------------------------------------- a match


def test_either_player_may_declare_first_a_number_from_1_to_30_st_14() -> None:
    game = challenge(START, OTHER)
    assert game.players == [0, 1]
    for seat in (0, 1):
        assert list(game.actions(seat)) == [f"declare:{n}" for n in range(1, 31)]
        game.play("declare:7", seat)
        assert game.players == [1 - seat] and game.view()["number"] == 7
        game.undo()


def test_the_other_player_challenges_or_declines_st_15() -> None:
    game = challenge(START, OTHER)
    game.play("declare:2", 1)
    assert game.players == [0] and set(game.actions()) == {"challenge", "decline"}


def test_a_declared_1_is_executed_at_once_st_15() -> None:
    for seat in (0, 1):
        game = challenge(START, OTHER)
        game.play("declare:1", seat)
        assert game.players == [seat]
        assert (game.view()["phase"], game.view()["number"]) == ("executing", 1)


def test_the_declarer_has_the_number_and_the_challenger_one_less_st_16() -> None:
    for seat in (0, 1):
        game = challenge(START, OTHER)
        game.play("declare:5", seat)
        game.play("decline")
        assert game.players == [seat] and game.view()["number"] == 5
        game.undo()
        game.play("challenge")
        assert game.players == [1 - seat] and game.view()["number"] == 4


@pytest.mark.parametrize(
    ("played", "points"),
    [
        (("declare:1", "Bc1"), [1, 0]),  # completed with the last of the budget
        (("declare:3", "decline", "Ra2", "Ra1", "Bc1"), [1, 0]),
        (("declare:2", "challenge", "Bc1"), [0, 1]),
        (("declare:1", "Ra2"), [0, 1]),  # used up: it fails there and then
        (("declare:3", "decline", "Ra2", "Ra1", "Kb1"), [0, 1]),
        (("declare:2", "challenge", "Kb1"), [1, 0]),
        (("declare:9", "decline", "give-up"), [0, 1]),
        (("declare:9", "challenge", "Ra2", "give-up"), [1, 0]),
    ],
)
def test_who_scores_st_16(played: tuple[str, ...], points: list[int]) -> None:
    """Player 0 declares; from N.Q/.BK/R.. the move Bc1 completes the card."""
    game = challenge(START, NEAR)
    for number, text in enumerate(played):
        game.play(text, 0 if number == 0 else None)
    assert game.view()["points"] == points
    assert game.to_play == CHANCE


def test_the_budget_counts_turns_of_the_card_too_st_9_st_16() -> None:
    game = challenge(START, NEAR, level=2)
    game.play("declare:1", 0)
    game.play("rot+")
    assert game.view()["points"] == [0, 1]


def test_the_pieces_stay_where_they_ended_also_after_a_failure_st_17() -> None:
    game = challenge(START, NEAR)
    game.play("declare:1", 0)
    game.play("Ra2")
    assert STUDY.text.position(game.box, game.state) == "N.Q/RBK/..."
    game.play(f"card:{OTHER}")
    assert game.players == [0, 1] and game.view()["cards"] == [OTHER]
    assert STUDY.text.position(game.box, game.state) == "N.Q/RBK/..."


@pytest.mark.parametrize("target", [1, 2, 6, 20])
def test_the_first_to_the_target_wins_st_12_st_17(target: int) -> None:
    game = Game(STUDY, {"target": target}, START)
    for number in range(target):
        assert game.view()["points"] == [0, number] and not game.over
        rng = random.seeded(number)
        while game.to_play == CHANCE:
            game.roll(rng)
        game.play("declare:1", 0)
        game.play("give-up")
    assert game.over and game.result == [0, 1] and game.reason == "target"


def test_six_points_win_unless_another_target_is_chosen_st_12() -> None:
    assert Game(STUDY).options["target"] == 6


# ----------------------------------------------------------------------------------- solo


def test_alone_one_executes_without_declaring_and_without_a_budget_st_18() -> None:
    game = challenge(START, NEAR, mode="solo")
    assert game.seats == 1 and game.players == [0]
    for text in ("Ra2", "Ra1") * 20:
        game.play(text)
    game.play("Bc1")
    assert game.over and game.result == [1] and game.reason == "completed"


def test_alone_one_may_give_up_st_18() -> None:
    game = challenge(START, NEAR, mode="solo")
    game.play("give-up")
    assert game.over and game.result == [0] and game.reason == "given-up"


def test_alone_with_two_cards_both_must_be_completed_st_18() -> None:
    game = challenge(START, NEAR, NEXT, mode="solo", level=3)
    game.play("Bc1")
    assert not game.over
    game.play("Qb3")
    assert game.result == [1]


def test_the_same_challenge_can_be_tried_again_from_its_position_st_18() -> None:
    game = challenge(START, NEAR, mode="solo")
    again = Game(STUDY, game.options, game.position)
    again.play(game.events[0].text)
    assert again.state == game.state
