"""Rounds and turns: initiative, movement, drawing, and how a battle ends."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from regalia.core.game import Game

At = Callable[..., Game]
HOME = "a1=K c1=Q e1=R g1=B a5=k c5=q e5=r g5=b"


def moves(game: Game) -> set[str]:
    return {text for text in game.actions() if "-" in text}


# ------------------------------------------------------------------------------- initiative


@pytest.mark.parametrize(
    ("white", "black", "first"),
    [
        ("XX", "AS", 0),
        ("AC", "KS", 0),
        ("KC", "QS", 0),
        ("JC", "QC", 1),
        ("JC", "TS", 0),
        ("2S", "3C", 1),
        ("9S", "9H", 0),
        ("9D", "9H", 1),
        ("9D", "9C", 0),
    ],
)
def test_the_higher_card_goes_first(at: At, white: str, black: str, first: int) -> None:
    """RB-10: joker, ace, king … two; among equal ranks spades, hearts, diamonds, clubs."""
    game = at(HOME, phase="initiative", initiative="2C 2D").plays(f"init:{white}", f"init:{black}")
    assert game.players == [first]
    assert game.table["initiative"] == [white, black]


@pytest.mark.parametrize("card", ["XX", "7H"])
def test_equal_cards_are_drawn_again(at: At, card: str) -> None:
    """RB-10: two jokers or the very same card; the void ones do not come back (RB-27)."""
    game = at(HOME, phase="initiative", initiative="2C 2D").plays(f"init:{card}", f"init:{card}")
    assert game.phase == "initiative" and game.table["player"] == 0
    assert card == "XX" or f"init:{card}" not in game.chances()
    assert game.plays("init:9H", "init:9S").players == [1]


def test_both_players_take_a_turn_the_winner_of_the_initiative_first(at: At) -> None:
    """RB-11: then a new round begins."""
    game = at(HOME, phase="initiative", initiative="2C 2D").plays("init:3H", "init:9S")
    assert game.players == [1]
    assert game.plays("decline").players == [0]
    assert game.plays("decline").phase == "initiative"


def test_a_joker_weighs_as_many_as_are_left(at: At) -> None:
    """RB-1, RB-27: 54 cards less 8 on the field and 2 for initiative; 2 of 44 are jokers."""
    game = at(HOME, phase="initiative", initiative="2C 2D")
    assert game.chances()["init:XX"] == Fraction(2, 44)
    game.plays("init:XX", "init:3C", "decline", "draw")
    assert game.chances()["draw:XX"] == Fraction(2, 43)
    one = at(HOME, phase="initiative", initiative="XX 2D")
    assert one.chances()["init:XX"] == Fraction(1, 44)


@pytest.mark.parametrize("decks", [("", "9H"), ("9H", ""), ("", "")])
def test_without_a_card_for_initiative_nobody_draws_and_the_battle_ends(
    at: At, decks: tuple[str, str]
) -> None:
    """RB-10, RB-28: White's turn is the last of the round; the one deck keeps its card."""
    given = {"phase": "keeping", "initiative": "2S 3S", "decks": decks}
    game = at("c3=K a5=k", "c3=9S", hands=("7S", ""), **given).plays("keep")
    assert game.over and game.table["decks"] == [deck.split() for deck in decks]


def test_equal_initiative_cards_and_an_empty_deck_end_the_battle(at: At) -> None:
    """RB-10: when it is to be redrawn, too."""
    game = at(HOME, phase="initiative", initiative="2C 2D", decks=("7H", "7H 8H"))
    assert game.plays("init:7H", "init:7H").over
    assert game.reason == "only-cards" and game.result == [0, 1]


# ----------------------------------------------------------------------------- pre-turn draw


def test_only_a_player_without_cards_may_draw_before_moving(at: At) -> None:
    """RB-12"""
    game = at(HOME, phase="offered-one")
    assert set(game.actions()) == {"draw", "decline"}
    game.plays("draw", "draw:7H")
    assert game.table["hands"] == [["7H"], []] and game.phase == "moving"
    holding = at(HOME, phase="initiative", initiative="2C 2D", hands=("7H", ""))
    assert holding.plays("init:9H", "init:8H").phase == "moving"


def test_the_second_player_of_a_round_is_offered_the_draw_too(at: At) -> None:
    """RB-12: of both players, at the beginning of their own turns."""
    game = at(HOME, phase="offered-one").plays("decline")
    assert game.players == [1] and set(game.actions()) == {"draw", "decline"}


def test_nothing_is_offered_from_an_empty_deck(at: At) -> None:
    """RB-12, RB-28: play goes on without cards in hand."""
    decks = ("9H 8H", "")
    game = at(HOME, phase="offered-one", decks=decks).plays("decline")
    assert game.over  # Black could do nothing, and no initiative can be drawn


# ---------------------------------------------------------------------------------- movement


def test_a_card_moves_a_unit_to_its_own_square_or_a_neighbour(at: At) -> None:
    """RB-13: inside the field, free of other units.

        1 2 3
    a   K . .      K on a1, a black card; Q stands on b1
    b   Q . .
    """
    game = at("a1=K b1=Q g5=k", "b1=9D", hands=("7H", ""))
    assert moves(game) == {"a1-a1:7H", "a1-a2:7H", "a1-b2:7H"}


def test_enemies_are_in_the_way_as_well(at: At) -> None:
    """RB-13: a square free of other units, whoever owns them."""
    game = at("c3=K c4=k b2=k", "c3=9S c4=9D b2=9C", hands=("7H", ""))
    ends = {text[3:5] for text in moves(game)}
    assert ends == {"c3", "b3", "b4", "c2", "d2", "d3", "d4"}


def test_the_card_stays_and_covers_what_was_there(at: At) -> None:
    """RB-13, RB-17: it is the square's card now; the old square keeps its own."""
    game = at("c3=K g5=k", "c3=9S c4=9C", hands=("7H", "")).plays("c3-c4:7H")
    field = game.table["field"]
    assert (field["c3"], field["c4"]) == ("9S", "7H")
    assert game.units == {"c4": "K", "g5": "k"}
    assert game.table["hands"] == [[], []] and "9C" not in game.table["decks"][0]


def test_an_injury_moves_along(at: At) -> None:
    """RB-13: and equal units stay apart."""
    game = at("c3=P/5 b1=P/2 a1=P g5=k", "c3=9S b1=9C", hands=("7H", "")).plays("c3-b2:7H")
    assert game.units == {"a1": "P", "b1": "P/2", "b2": "P/5", "g5": "k"}


def test_the_colour_must_differ_from_the_standing_card(at: At) -> None:
    """RB-14: a unit on red moves with black cards only, and the other way round."""
    game = at("c3=K d1=Q g5=k", "c3=9H d1=9S", hands=("7H 7S", ""))
    pairs = {(text[:2], text[-2:]) for text in moves(game)}
    assert pairs == {("c3", "7S"), ("d1", "7H")}


def test_the_colour_must_differ_from_the_covered_card_too(at: At) -> None:
    """RB-14: b3 is red, d3 black; a red card from black may cover black or nothing."""
    game = at("c3=K g5=k", "c3=9S b3=2H d3=2C", hands=("7H", ""))
    ends = {text[3:5] for text in moves(game)}
    assert "b3" not in ends and {"d3", "c3", "c4"} < ends


def test_a_joker_differs_from_any_card_and_any_card_from_it(at: At) -> None:
    """RB-15: played or lying."""
    played = at("c3=K g5=k", "c3=9S b3=2H d3=2C", hands=("XX", ""))
    assert len(moves(played)) == 9
    lying = at("c3=K g5=k", "c3=XX b3=2H d3=XX", hands=("7H", ""))
    ends = {text[3:5] for text in moves(lying)}
    assert len(ends) == 8 and "b3" not in ends


def test_two_jokers_are_one_choice(at: At) -> None:
    """RB-15: they are alike; one stays in the hand."""
    game = at("c3=K g5=k", "c3=9S", hands=("XX XX", ""))
    assert len(moves(game)) == 9
    assert game.plays("c3-c3:XX").table["hands"][0] == ["XX"]


def test_a_player_who_can_move_must_and_who_cannot_goes_on(at: At) -> None:
    """RB-16: with no legal move the post-turn draw is next, which asks about the hand."""
    game = at("c3=K g5=k", "c3=9H", phase="offered-one").plays("draw", "draw:7S")
    assert set(game.actions()) == moves(game)
    stuck = at("c3=K g5=k", "c3=9H", phase="offered-one").plays("draw", "draw:7D")
    assert set(stuck.actions()) == {"keep", "discard"}


def test_a_turn_without_a_target_goes_on_at_the_post_turn_draw(at: At) -> None:
    """RB-18: the king looks beside, the pawn's spear along diagonals as well."""
    there = {"field": "c3=9S d4=2H", "hands": ("7H 8H", "")}
    assert at("c3=K d4=q", **there).plays("c3-c3:7H").phase == "keeping"
    assert at("c3=P d4=q", **there).plays("c3-c3:7H").phase == "attacking"


# ---------------------------------------------------------------------------- post-turn draw


KEYS = {"S": "side", "H": "head", "D": "digit", "C": "clear"}
TARGETS = {"head": "c4", "side": "d3", "digit": "b4", "clear": "d4"}
OPPOSITE = {"head": "c2", "side": "b3", "digit": "d2", "clear": "b2"}
CROSSED = {"head": "side", "side": "head", "digit": "clear", "clear": "digit"}


@pytest.mark.parametrize("orientation", ["lengthwise", "crosswise"])
@pytest.mark.parametrize("suit", "SHDC")
@pytest.mark.parametrize("squares", [TARGETS, OPPOSITE])
def test_the_suit_of_the_own_initiative_card_names_the_key(
    at: At, orientation: str, suit: str, squares: dict[str, str]
) -> None:
    """RB-3, RB-26: head to head is along the row, side to side along the column; a digit diagonal
    goes up to the right or down to the left.  Crosswise swaps both pairs.  A miss counts, too.
    """
    for direction, square in squares.items():
        unit = "K" if direction in ("head", "side") else "R"
        game = at(
            f"c3={unit} {square}=n g5=k",
            f"c3=3C {square}=3D",
            options={"orientation": orientation},
            initiative=f"9{suit} 8{'D' if suit != 'D' else 'C'}",
            phase="attacking",
            moved="c3",
        )
        game.plays(f"risky:{square}")
        assert game.units[square] == "n"  # missed
        named = CROSSED[direction] if orientation == "crosswise" else direction
        assert (game.phase == "offered-two") == (KEYS[suit] == named)


def test_a_joker_for_initiative_makes_all_positions_key(at: At) -> None:
    """RB-26"""
    for direction, square in TARGETS.items():
        unit = "K" if direction in ("head", "side") else "R"
        game = at(
            *(f"c3={unit} {square}=n g5=k", f"c3=3C {square}=3D"),
            initiative="XX 8D",
            phase="attacking",
            moved="c3",
        )
        assert game.plays(f"risky:{square}").phase == "offered-two"


def test_the_enemys_initiative_card_names_no_key(at: At) -> None:
    """RB-26: the player's own does; here Black attacks side to side, with hearts."""
    given = {"phase": "attacking", "moved": "c3", "player": 1, "initiative": "KS QH"}
    game = at("c3=k d3=N g1=K", "c3=3C d3=3D", **given).plays("optimal:d3")
    assert game.phase == "initiative"


def test_a_killed_target_and_a_healed_one_count_for_the_key(at: At) -> None:
    """RB-26: hit or not, target killed or not; an advantage, too."""
    given = {"phase": "attacking", "moved": "c3"}
    killed = at("c3=K c4=q/7 g5=k", "c3=KC c4=3D", initiative="9H 8S", **given)
    assert killed.plays("risky:c4").phase == "offered-two"
    healed = at("c3=B d4=P g5=k", "c3=3C d4=3D", initiative="9C 8S", **given)
    assert healed.plays("advantage:d4").phase == "offered-two"


def test_holding_wins_no_cards(at: At) -> None:
    """RB-26: only an attack that went to a target does."""
    given = {"phase": "attacking", "moved": "c3", "initiative": "XX 8S"}
    assert at("c3=K c4=q g5=k", "c3=KC c4=3D", **given).plays("hold").players == [1]


def test_first_the_hand_may_be_discarded_then_two_cards_drawn(at: At) -> None:
    """RB-26, RB-27: discarded cards never come back."""
    given = {"phase": "attacking", "moved": "c3", "initiative": "9H 8S", "hands": ("7H 7D", "")}
    game = at("c3=K c4=n g5=k", "c3=3C c4=3D", **given).plays("easy:c4")
    assert set(game.actions()) == {"keep", "discard"}
    game.plays("discard")
    assert game.table["hands"] == [[], []]
    assert set(game.actions()) == {"draw", "decline"}
    game.plays("draw")
    assert "draw:7H" not in game.chances()
    game.plays("draw:2C", "draw:2D")
    assert game.table["hands"][0] == ["2C", "2D"] and game.players == [1]


def test_kept_hands_grow_and_declining_draws_nothing(at: At) -> None:
    """RB-26"""
    given = {"phase": "keeping", "moved": "c3", "key": True, "initiative": "9H 8S"}
    game = at("c3=K c4=n g5=k", "c3=3C c4=3D", hands=("7H", ""), **given).plays("keep")
    game.plays("draw", "draw:2C", "draw:2D")
    assert game.table["hands"][0] == ["2C", "2D", "7H"]
    game = at("c3=K c4=n g5=k", "c3=3C c4=3D", hands=("7H", ""), **given).plays("keep", "decline")
    assert game.table["hands"][0] == ["7H"] and game.players == [1]


def test_a_draw_takes_what_the_deck_has(at: At) -> None:
    """RB-27: one card in place of two; no question when there is none."""
    given = {"phase": "attacking", "moved": "c3", "initiative": "9H 8S"}
    one = at("c3=K c4=n g5=k", "c3=3C c4=3D", decks=("2C", "2C 2D"), **given)
    one.plays("easy:c4", "draw")
    assert one.chances() == {"draw:2C": 1}
    assert one.plays("draw:2C").players == [1]
    none = at("c3=K c4=n g5=k", "c3=3C c4=3D", decks=("", "2C 2D"), **given)
    assert none.plays("easy:c4").players == [1]


# --------------------------------------------------------------------------------------- end


@pytest.mark.parametrize(
    ("units", "hands", "decks", "result", "reason"),
    [
        ("a1=K c1=Q g5=k", ("", ""), ("", "2C"), [1, 0], "more-units"),
        ("a1=K e5=q g5=k", ("", ""), ("2C", ""), [0, 1], "more-units"),
        ("a1=K g5=k", ("", ""), ("2C", ""), [1, 0], "only-cards"),
        ("a1=K g5=k", ("", ""), ("", "2C"), [0, 1], "only-cards"),
        ("a1=K g5=k", ("", "9H"), ("", ""), [0, 1], "only-cards"),
        ("a1=K g5=k", ("9H", ""), ("", "2C"), [0.5, 0.5], "even"),
        ("a1=K g5=k", ("", ""), ("", ""), [0.5, 0.5], "even"),
    ],
)
def test_a_battle_that_ends_for_want_of_cards(
    at: At,
    units: str,
    hands: tuple[str, str],
    decks: tuple[str, str],
    result: list[float],
    reason: str,
) -> None:
    """RB-28: more units; then the only one with cards in hand or deck; else a tie.

    The last turn of the round is that of Black, who has drawn the lower initiative card.
    """
    last = "7D" if hands[1] else "7H"
    given = {"phase": "keeping", "player": 1, "initiative": "KS QS"}
    game = at(units, "g5=6H a1=6C", hands=(hands[0], f"{hands[1]} {last}"), decks=decks, **given)
    game = game.plays("discard") if not hands[1] else game.plays("keep")
    assert (game.over, game.result, game.reason) == (True, result, reason)
