"""The rules of the Study, in the order of the page."""

import pytest

from regalia import games
from regalia.core import random
from regalia.core.contract import CHANCE, EVERYBODY
from regalia.core.errors import BadPosition, Unreadable
from regalia.core.game import Game
from regalia.games.study import rules
from regalia.games.study.distances import positions, reach
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


def test_a1_and_the_squares_on_its_diagonals_are_dark() -> None:
    """ST-1."""
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


def test_there_is_one_of_each_piece() -> None:
    """ST-2."""
    for text in ("N.Q/.BK/...", "NNQ/.BK/R..", "N.Q/.BK/RR.", "N.Q/.BK/R.K"):
        with pytest.raises(BadPosition) as refused:
            Game(STUDY, {}, text)
        assert refused.value.rule == "ST-2"


def test_no_piece_is_ever_captured() -> None:
    """ST-2, ST-3."""
    game, rng = executing(START, OTHER, mode="match"), random.seeded(2)
    for _ in range(25):
        texts = [text for text in game.actions() if text != "give-up"]
        game.play(texts[random.below(rng, len(texts))])
        assert sorted(STUDY.text.position(game.box, game.state)) == sorted(START)


def test_each_piece_moves_in_its_own_way_to_empty_squares() -> None:
    """ST-3:

    N . Q
    . B K
    R . .
    """
    assert moves("N.Q/.BK/R..", "K") == {"b3", "b1", "c1"}
    assert moves("N.Q/.BK/R..", "Q") == {"b3"}
    assert moves("N.Q/.BK/R..", "R") == {"a2", "b1", "c1"}
    assert moves("N.Q/.BK/R..", "B") == {"c1"}
    assert moves("N.Q/.BK/R..", "N") == {"b1"}


def test_queen_rook_and_bishop_go_far_but_not_over_others() -> None:
    """ST-3:

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


def test_only_the_knight_passes_over_others() -> None:
    """ST-3:

    K Q .
    . R .
    . N B
    """
    assert moves("KQ./.R./.NB", "N") == {"c3"}
    assert moves("KQ./.R./.NB", "Q") == {"c3", "a2", "c2"}  # b1 lies behind R


def walked(text: str) -> set[str]:
    """All moves, found by walking over the board that a text draws (a second author)."""
    board = {
        ("abc"[x], "321"[y]): letter
        for y, rank in enumerate(text.split("/"))
        for x, letter in enumerate(rank)
    }
    straight = [(0, 1), (1, 0), (0, -1), (-1, 0)]
    diagonal = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
    jumps = [(a, b) for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2) if abs(a) != abs(b)]
    ways = {"K": straight + diagonal, "Q": straight + diagonal, "R": straight, "B": diagonal}
    found = set()
    for (file, rank), letter in board.items():
        for right, up in ways.get(letter, jumps) if letter != "." else []:
            x, y = ord(file) + right, int(rank) + up
            while board.get((chr(x), str(y))) == ".":
                found.add(f"{letter}{chr(x)}{y}")
                if letter in "KN":
                    break
                x, y = x + right, y + up
    return found


def test_every_position_has_the_moves_that_walking_over_it_finds() -> None:
    """ST-3."""
    box = STUDY.cards.box(STUDY.card.read({"mode": "solo"}))
    for board in positions():
        s = rules.start(box)._replace(board=board, phase=rules.EXECUTING)
        texts = {STUDY.text.action_text(box, s, action) for action in rules.actions(box, s)}
        assert texts == walked(position_text(board)) | {"give-up"}


def test_there_are_exactly_7560_positions() -> None:
    """ST-4."""
    assert len(positions()) == len(set(positions())) == 7560
    for board in positions()[::97]:
        assert read_board(position_text(board)) == board


def test_the_bishop_stands_on_dark_squares_and_the_knight_never_on_b2() -> None:
    """ST-4."""
    for text in ("NBQ/..K/R..", "N.Q/B.K/R..", "B.Q/.NK/R..", "N.Q/..K/RB."):
        with pytest.raises(BadPosition) as refused:
            Game(STUDY, {}, text)
        assert refused.value.rule == "ST-4"
    game = executing(START, OTHER)
    for text in ("Ba2", "Bb1", "Bb3", "Bc2", "Nb2"):
        with pytest.raises(Unreadable):
            game.play(text)


def test_a_position_text_has_rank_3_first_and_dots_for_empty_squares() -> None:
    """ST-5."""
    board = read_board("N.Q/.BK/R..")
    squares = [STUDY.text.NAMES[rules.square_of(board, piece)] for piece in range(5)]
    assert squares == ["c2", "c3", "a1", "b2", "a3"]  # K Q R B N
    assert position_text(board) == "N.Q/.BK/R.."


# -------------------------------------------------------------------------- cards and costs


def test_a_card_is_complete_as_soon_as_the_board_equals_it() -> None:
    """ST-7: from N.Q/.BK/R.. the move Bc1 makes the picture N.Q/..K/R.B."""
    game = executing(START, "N.Q/..K/R.B")
    game.play("Bc1")
    assert game.state.points == (1, 0)
    assert game.view()["phase"] == "drawing"


def test_turning_a_card_can_complete_it() -> None:
    """ST-7: the card shows the board turned back by 90°."""
    game = executing(START, "QK./.B./N.R", level=2)
    assert game.state.points == (0, 0)
    game.play("rot+")
    assert game.state.points == (1, 0)


def test_every_move_and_every_card_action_costs_one() -> None:
    """ST-8, ST-9."""
    game = executing(START, OTHER, level=3)
    for spent, text in enumerate(("Ra2", "rot+", "Ra1", "flip-h", "flip-v", "rot-"), 1):
        game.play(text)
        assert game.view()["number"] == 30 - spent


def test_levels_add_turning_and_then_mirroring() -> None:
    """ST-9."""
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
def test_a_turn_moves_the_picture_on_the_card(turn: str, there: str) -> None:
    """ST-9:

    K Q R
    . B .
    N . .
    """
    game = executing(START, "KQR/.B./N..", level=3)
    game.play(turn)
    assert game.view()["cards"] == [there]
    assert STUDY.text.position(game.box, game.state) == START  # the pieces stay


def test_turns_combine_as_those_of_a_sheet_of_paper() -> None:
    """ST-9."""

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


def test_a_distance_is_the_smallest_cost_of_any_plan() -> None:
    """ST-11: all that one who plays alone can reach with one, two, three … actions."""
    game = challenge(START, OTHER, mode="solo")
    far = reach(game.state.board).far
    seen, edge = {game.state.board}, {game.state}
    for cost in range(1, 6):
        edge = {
            rules.act(game.box, s, action)
            for s in edge
            for action in rules.actions(game.box, s)
            if action & 7 == rules.MOVE
        }
        edge = {s for s in edge if s.board not in seen}
        seen |= {s.board for s in edge}
        assert {s.board for s in edge} == {positions()[i] for i in range(7560) if far[i] == cost}


# --------------------------------------------------------------------------- bonus challenge

NEAR = "N.Q/..K/R.B"  # one move from START: Bc1
NEXT = "NQ./..K/R.B"  # and one more: Qb3


def test_two_cards_can_be_completed_in_either_order() -> None:
    """ST-10."""
    for first, second in ((NEAR, NEXT), (NEXT, NEAR)):
        game = executing(START, first, second)
        game.play("Bc1")
        assert game.view()["complete"] == [first == NEAR, second == NEAR]
        assert game.state.points == (0, 0)
        game.play("Qb3")
        assert game.state.points == (1, 0)


def test_each_card_action_is_spent_on_one_of_the_two_cards() -> None:
    """ST-10."""
    game = executing(START, OTHER, NEAR, level=3)
    assert turns(game) == {f"{t}@{n}" for t in ("rot+", "rot-", "flip-h", "flip-v") for n in (1, 2)}
    game.play("rot+@1")
    assert game.view()["cards"] == ["N.K/.BQ/..R", NEAR]
    game.play("flip-h@2")
    assert game.view()["cards"] == ["N.K/.BQ/..R", "Q.N/K../B.R"]
    game.play("rot-@1")
    assert game.view()["cards"] == [OTHER, "Q.N/K../B.R"]


def test_a_complete_card_is_not_turned_any_more() -> None:
    """ST-10."""
    game = executing(START, OTHER, NEAR, level=2)
    game.play("Bc1")
    assert turns(game) == {"rot+@1", "rot-@1"}


def test_a_card_complete_at_the_start_counts_as_done() -> None:
    """ST-10."""
    game = executing(START, START, NEAR)
    assert game.view()["complete"] == [True, False]
    game.play("Bc1")
    assert game.state.points == (1, 0)


def test_cards_that_become_complete_together_both_count() -> None:
    """ST-10: the second card shows the first one turned; turned back, it equals it."""
    game = executing(START, NEAR, "R.N/.../BKQ", level=2)
    game.play("rot-@2")
    assert game.view()["cards"] == [NEAR, NEAR]
    game.play("Bc1")
    assert game.state.points == (1, 0)


# --------------------------------------------------------------------------- drawing cards


def test_a_set_up_card_places_the_pieces_and_is_put_aside() -> None:
    """ST-12."""
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


def test_the_next_card_is_the_challenge_and_two_with_the_bonus() -> None:
    """ST-13."""
    game = Game(STUDY, {"deck": [START, OTHER, NEAR]})
    game.play(f"card:{OTHER}")
    game.play(f"card:{START}")
    assert game.view()["cards"] == [START] and game.to_play == EVERYBODY
    game = Game(STUDY, {"deck": [START, OTHER, NEAR], "bonus": True})
    for text in (OTHER, START, NEAR):
        assert game.to_play == CHANCE
        game.play(f"card:{text}")
    assert game.view()["cards"] == [START, NEAR] and game.to_play == EVERYBODY


def test_a_challenge_that_is_complete_already_is_put_aside() -> None:
    """ST-13."""
    game = Game(STUDY, {"deck": [START, OTHER, NEAR]}, START)
    game.play(f"card:{START}")
    assert game.to_play == CHANCE and game.view()["cards"] == []
    assert set(game.chances()) == {f"card:{OTHER}", f"card:{NEAR}"}


def test_the_used_cards_become_a_new_deck_when_it_is_empty() -> None:
    """ST-13, ST-20."""
    game = Game(STUDY, {"deck": [START, OTHER]})
    game.play(f"card:{START}")
    game.play(f"card:{OTHER}")
    assert game.view()["deck"] == []
    game.play("declare:1", 0)
    game.play("give-up")
    assert set(game.chances()) == {f"card:{START}", f"card:{OTHER}"}
    game.play(f"card:{START}")  # where the pieces still stand: put aside
    assert set(game.chances()) == {f"card:{OTHER}"}


def test_with_one_card_on_the_table_the_new_deck_lacks_it() -> None:
    """ST-13."""
    game = Game(STUDY, {"deck": [START, OTHER], "bonus": True})
    game.play(f"card:{START}")
    game.play(f"card:{OTHER}")
    assert set(game.chances()) == {f"card:{START}"}
    game.play(f"card:{START}")
    assert game.view()["complete"] == [False, True]


def test_drawing_ends_with_every_deck_of_two_cards() -> None:
    """ST-13."""
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


def test_either_player_may_declare_first_a_number_from_1_to_30() -> None:
    """ST-14."""
    game = challenge(START, OTHER)
    assert game.players == [0, 1]
    for seat in (0, 1):
        assert list(game.actions(seat)) == [f"declare:{n}" for n in range(1, 31)]
        game.play("declare:7", seat)
        assert game.players == [1 - seat] and game.view()["number"] == 7
        game.undo()


def test_the_other_player_challenges_or_declines() -> None:
    """ST-15."""
    game = challenge(START, OTHER)
    game.play("declare:2", 1)
    assert game.players == [0] and set(game.actions()) == {"challenge", "decline"}


def test_a_declared_1_is_executed_at_once() -> None:
    """ST-15."""
    for seat in (0, 1):
        game = challenge(START, OTHER)
        game.play("declare:1", seat)
        assert game.players == [seat]
        assert (game.view()["phase"], game.view()["number"]) == ("executing", 1)


def test_the_declarer_has_the_number_and_the_challenger_one_less() -> None:
    """ST-16."""
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
def test_who_scores(played: tuple[str, ...], points: list[int]) -> None:
    """ST-16: player 0 declares; from N.Q/.BK/R.. the move Bc1 completes the card."""
    game = challenge(START, NEAR)
    for number, text in enumerate(played):
        game.play(text, 0 if number == 0 else None)
    assert game.view()["points"] == points
    assert game.to_play == CHANCE


def test_the_budget_counts_turns_of_the_card_too() -> None:
    """ST-9, ST-16."""
    game = challenge(START, NEAR, level=2)
    game.play("declare:1", 0)
    game.play("rot+")
    assert game.view()["points"] == [0, 1]


def test_the_pieces_stay_where_they_ended_also_after_a_failure() -> None:
    """ST-17."""
    game = challenge(START, NEAR)
    game.play("declare:1", 0)
    game.play("Ra2")
    assert STUDY.text.position(game.box, game.state) == "N.Q/RBK/..."
    game.play(f"card:{OTHER}")
    assert game.players == [0, 1] and game.view()["cards"] == [OTHER]
    assert STUDY.text.position(game.box, game.state) == "N.Q/RBK/..."


@pytest.mark.parametrize("target", [1, 2, 6, 20])
def test_the_first_to_the_target_wins(target: int) -> None:
    """ST-12, ST-17."""
    game = Game(STUDY, {"target": target}, START)
    for number in range(target):
        assert game.view()["points"] == [0, number] and not game.over
        rng = random.seeded(number)
        while game.to_play == CHANCE:
            game.roll(rng)
        game.play("declare:1", 0)
        game.play("give-up")
    assert game.over and game.result == [0, 1] and game.reason == "target"


def test_six_points_win_unless_another_target_is_chosen() -> None:
    """ST-12."""
    assert Game(STUDY).options["target"] == 6


# ----------------------------------------------------------------------------------- solo


def test_alone_one_executes_without_declaring_and_without_a_budget() -> None:
    """ST-18."""
    game = challenge(START, NEAR, mode="solo")
    assert game.seats == 1 and game.players == [0]
    for text in ("Ra2", "Ra1") * 20:
        game.play(text)
    game.play("Bc1")
    assert game.over and game.result == [1] and game.reason == "completed"


def test_alone_one_may_give_up() -> None:
    """ST-18."""
    game = challenge(START, NEAR, mode="solo")
    game.play("give-up")
    assert game.over and game.result == [0] and game.reason == "given-up"


def test_alone_with_two_cards_both_must_be_completed() -> None:
    """ST-18."""
    game = challenge(START, NEAR, NEXT, mode="solo", level=3)
    game.play("Bc1")
    assert not game.over
    game.play("Qb3")
    assert game.result == [1]


def test_the_same_challenge_can_be_tried_again_from_its_position() -> None:
    """ST-18."""
    game = challenge(START, NEAR, mode="solo")
    again = Game(STUDY, game.options, game.position)
    again.play(game.events[0].text)
    assert again.state == game.state
