"""Cards, costs and drawing of the Study, in the order of the page."""

import pytest
from support.games.study import NEAR, NEXT, OTHER, START, STUDY, challenge, executing

from regalia.core import random
from regalia.core.contract import CHANCE, EVERYBODY
from regalia.core.game import Game
from regalia.games.study import rules
from regalia.games.study.distances import positions, reach


def turns(game: Game) -> set[str]:
    return {text for text in game.actions() if text.startswith(("rot", "flip"))}


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
    assert STUDY.text.position(game.params, game.state) == START  # the pieces stay


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
            rules.act(game.params, s, action)
            for s in edge
            for action in rules.actions(game.params, s)
            if action & 7 == rules.MOVE
        }
        edge = {s for s in edge if s.board not in seen}
        seen |= {s.board for s in edge}
        assert {s.board for s in edge} == {positions()[i] for i in range(7560) if far[i] == cost}


# --------------------------------------------------------------------------- bonus challenge


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
    assert STUDY.text.position(game.params, game.state) == ".../.../..."
    assert {text: str(p) for text, p in game.chances().items()} == {
        f"card:{text}": "1/3" for text in (START, OTHER, NEAR)
    }
    game.play(f"card:{OTHER}")
    assert STUDY.text.position(game.params, game.state) == OTHER
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
