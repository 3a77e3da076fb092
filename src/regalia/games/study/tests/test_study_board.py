"""Board, pieces and turns of the Study, in the order of the page."""

import pytest
from support.games.study import OTHER, START, STUDY, executing

from regalia.core import random
from regalia.core.errors import BadPosition, Unreadable
from regalia.core.game import Game
from regalia.games.study import rules
from regalia.games.study.distances import positions
from regalia.games.study.positions import position_text, read_board
from regalia.games.study.text import NAMES


def moves(position: str, piece: str) -> set[str]:
    game = executing(position, OTHER if position != OTHER else START)
    return {text[1:] for text in game.actions() if text[0] == piece and text[1:] in NAMES}


def test_a1_and_the_squares_on_its_diagonals_are_dark() -> None:
    """ST-1."""
    game, say = Game(STUDY), STUDY.words().say
    items = STUDY.scene.scene(game.params, game.view(), say, ["A", "B"]).items
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
        assert sorted(STUDY.text.position(game.params, game.state)) == sorted(START)


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
    params = STUDY.params(STUDY.card.read({"mode": "solo"}))
    for board in positions():
        s = rules.start(params)._replace(board=board, phase=rules.EXECUTING)
        texts = {STUDY.text.action_text(params, s, action) for action in rules.actions(params, s)}
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
    squares = [NAMES[rules.square_of(board, piece)] for piece in range(5)]
    assert squares == ["c2", "c3", "a1", "b2", "a3"]  # K Q R B N
    assert position_text(board) == "N.Q/.BK/R.."
