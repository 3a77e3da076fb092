"""Attacks, advantages and their arithmetic.

The field of most tests, White's unit on c3 having just moved:

        1   2   3   4   5
    b   .   .   .   .   .
    c   .   .   A   s   .     s: a target beside (head to head)
    d   .   .   .   d   .     d: a target on a diagonal
"""

from collections.abc import Callable

import pytest

from regalia.core.game import Game

At = Callable[..., Game]


def test_the_example_of_the_book(at: At) -> None:
    """RB-19 to RB-22: Black's king on an 8, White's pawn on a 9, initiative 3 and 5.

    Easy counts the 8; optimal counts 9, 3 and 5.  Accuracy 4 against evasion 3 needs one trump,
    against the knight's 4 two.  Optimal damage of the king is 5, less the pawn's armour 3.
    """
    units, field = "c3=P c4=k d4=N", "c3=9C c4=8D d4=2C"
    game = at(units, field, initiative="3D 5S", player=1, phase="attacking", moved="c4")
    assert {"easy:c3", "easy:d4", "optimal:c3", "risky:c3", "hold"} < set(game.actions())
    assert game.plays("optimal:c3").units["c3"] == "P/2"
    game.undo()
    assert game.plays("optimal:d4").units["d4"] == "N/1"  # 3 and 5 are enough for the knight
    game.undo()
    assert game.plays("easy:c3").units["c3"] == "P/1"
    game.undo()
    assert game.plays("risky:c3").units["c3"] == "P"  # no jack, queen or king: a miss


@pytest.mark.parametrize(
    ("style", "ranks"), [("easy", "2468T"), ("optimal", "3579"), ("risky", "JQK")]
)
def test_each_style_has_its_own_trumps(attack: At, style: str, ranks: str) -> None:
    """RB-19: the card under the attacker is the only one that may count here."""
    aces = {"initiative": "AS AH", "units": "c3=K c4=q"}
    for rank in "23456789TJQKA":
        game = attack(field=f"c3={rank}C c4=AD", **aces).plays(f"{style}:c4")
        assert (game.units["c4"] != "q") == (rank in ranks)


@pytest.mark.parametrize("place", range(4))
def test_trumps_are_counted_over_four_cards(attack: At, place: int) -> None:
    """RB-19: both initiative cards, and the cards under attacker and target."""
    cards = ["AS", "AH", "AC", "AD"]
    cards[place] = "8C"
    game = attack("c3=K c4=q", f"c3={cards[2]} c4={cards[3]}", initiative=" ".join(cards[:2]))
    assert game.plays("easy:c4").units["c4"] == "q/3"


@pytest.mark.parametrize(("attacker", "evaded"), [("K", 1), ("P", 2), ("N", 3)])
def test_how_many_trumps_a_hit_needs(attack: At, attacker: str, evaded: int) -> None:
    """RB-20: king 4, pawn 3 and knight 2 attack: 1 against evasion 3, 2 at 3 or 4, 3 beyond."""
    target = "p" if attacker == "K" else "k"
    evens, others = ["2S", "2H", "2C", "2D"], ["AS", "AH", "AC", "AD"]
    for count in range(5):
        a, b, c, d = evens[:count] + others[count:]
        game = attack(f"c3={attacker} c4={target}", f"c3={c} c4={d}", initiative=f"{a} {b}")
        hit = game.plays("easy:c4").units.get("c4") != target
        assert hit == (count >= evaded)


def test_evasion_one_more_than_accuracy_still_needs_two(attack: At) -> None:
    """RB-20: pawn 3 against knight 4; the knight's 2 against rook's 2 is equal."""
    two = {"initiative": "JS AH", "field": "c3=JC c4=AD"}
    assert attack("c3=P c4=n", **two).plays("risky:c4").units["c4"] == "n/4"
    assert attack("c3=N c4=r", **two).plays("risky:c4").units["c4"] == "r/5"
    one = {"initiative": "AS AH", "field": "c3=JC c4=AD"}
    assert attack("c3=P c4=n", **one).plays("risky:c4").units["c4"] == "n"
    assert attack("c3=N c4=r", **one).plays("risky:c4").units["c4"] == "r"


def test_four_trumps_double_the_damage_before_armour(attack: At) -> None:
    """RB-21: 4 doubled is 8, less the knight's armour 4 (after armour it would be nothing)."""
    game = attack("c3=K c4=n", "c3=2C c4=2D", initiative="2S 2H").plays("easy:c4")
    assert game.units["c4"] == "n/4"
    game = attack("c3=K c4=n", "c3=2C c4=2D", initiative="2S 3H").plays("easy:c4")
    assert game.units["c4"] == "n"


def test_armour_never_heals(attack: At) -> None:
    """RB-22: damage 4 less armour 4 is nothing, and so it would be were there more armour."""
    game = attack("c3=K c4=n/5", "c3=2C c4=2D", initiative="2S 3H").plays("easy:c4")
    assert game.units["c4"] == "n/5"


def test_a_unit_whose_injury_reaches_its_life_leaves_and_its_card_stays(attack: At) -> None:
    """RB-22: a pawn of life 8, hurt 5, suffers 6 - 3."""
    game = attack("c3=K c4=p/5 g5=r", "c3=JC c4=AD", initiative="AS AH").plays("risky:c4")
    assert game.units == {"c3": "K", "g5": "r"}
    assert game.table["field"]["c4"] == "AD"
    game = attack("c3=K c4=p/4 g5=r", "c3=JC c4=AD", initiative="AS AH").plays("risky:c4")
    assert game.units["c4"] == "p/7"


def test_when_the_last_unit_leaves_the_other_player_wins_at_once(attack: At) -> None:
    """RB-23"""
    game = attack("c3=K c4=p/5", "c3=JC c4=AD", initiative="AS AH").plays("risky:c4")
    assert (game.over, game.result, game.reason) == (True, [1, 0], "last-unit")


@pytest.mark.parametrize(
    ("attacker", "near"), [("P", "c4"), ("N", "c4"), ("K", "c4"), ("R", "d4"), ("Q", "d4")]
)
def test_melee_goes_orthogonally_and_ranged_diagonally(
    attack: At, attacker: str, near: str
) -> None:
    """RB-18: three styles against the right neighbour; the advantage goes its own way."""
    game = attack(f"c3={attacker} c4=k d4=k a1=k", "c3=2C c4=3D d4=3H")
    weapons = {f"{style}:{near}" for style in ("easy", "optimal", "risky")}
    advantage = "d4" if attacker in "PRQ" else "c4"
    assert set(game.actions()) == weapons | {f"advantage:{advantage}", "hold"}


def test_attacking_is_optional_and_only_the_moved_unit_may_attack(at: At) -> None:
    """RB-18: the rook on b1 has a target, too, but did not move."""
    game = at("c3=K b1=R c4=q c2=q", "c3=2C c4=3D c2=3C b1=2D", phase="attacking", moved="c3")
    targets = {text.split(":")[1] for text in game.actions() if ":" in text}
    assert targets == {"c4", "c2"}
    assert game.plays("hold").units == {"c3": "K", "b1": "R", "c4": "q", "c2": "q"}


def test_all_styles_are_offered_even_those_that_cannot_hit(attack: At) -> None:
    """RB-19: nobody counts a single trump here."""
    game = attack("c3=K c4=n", "c3=2C c4=2D", initiative="2S 2H")
    assert {"optimal:c4", "risky:c4", "advantage:c4"} < set(game.actions())


# -------------------------------------------------------------------------------- advantages


def test_the_six_units_have_the_numbers_of_the_page() -> None:
    """RB-4, as the box has them."""
    from regalia.games.battles.armies import units

    page = {
        "P": (False, 8, 3, 3, (4, 6, 8), 3),
        "R": (True, 8, 4, 2, (4, 5, 6), 2),
        "N": (False, 8, 2, 4, (5, 6, 7), 4),
        "B": (True, 10, 3, 4, (4, 5, 6), 1),
        "Q": (True, 8, 4, 2, (4, 6, 8), 1),
        "K": (False, 10, 4, 4, (4, 5, 6), 1),
    }
    for unit in units.standard():
        assert page.pop(unit.letter) == (
            *(unit.ranged, unit.life, unit.accuracy, unit.evasion, unit.damage, unit.armour),
        )
    assert not page


def test_the_pawn_reaches_a_diagonal_neighbour_for_8(attack: At) -> None:
    """RB-4: two trumps against the knight, armour 4."""
    game = attack("c3=P d4=n", "c3=AC d4=AD", initiative="KS QH").plays("advantage:d4")
    assert game.units["d4"] == "n/4"


def test_the_rook_aims_past_armour_for_6(attack: At) -> None:
    """RB-4: accuracy 4 against 4 needs two trumps; and one is a miss."""
    game = attack("c3=R d4=n", "c3=AC d4=XX", initiative="KS QH").plays("advantage:d4")
    assert game.units["d4"] == "n/6"
    game = attack("c3=R d4=n", "c3=AC d4=2D", initiative="KS QH").plays("advantage:d4")
    assert game.units["d4"] == "n"


@pytest.mark.parametrize(("friends", "injury"), [("", 6), ("a1=P", 7), ("a1=P e1=P g1=P", 9)])
def test_the_knight_smites_for_6_and_its_own_units(attack: At, friends: str, injury: int) -> None:
    """RB-4: itself included, less the king's armour 1; three trumps are needed."""
    units, field = f"c3=N c4=k {friends}", "c3=AC c4=2D"
    assert attack(units, field, initiative="AS AH").plays("advantage:c4").units["c4"] == (
        f"k/{injury}"
    )
    assert attack(units, field, initiative="AS KH").plays("advantage:c4").units["c4"] == "k"


def test_the_king_draws_two_cards_on_a_hit_at_once(attack: At) -> None:
    """RB-4: 6 damage less armour 1; no question is asked, and post-turn comes after."""
    game = attack("c3=K c4=q", "c3=AC c4=2D", initiative="KC QH").plays("advantage:c4")
    assert (game.units["c4"], game.phase) == ("q/5", "drawing-hit")
    game.plays("draw:9D", "draw:9H")
    assert (game.table["hands"][0], game.phase) == (["9D", "9H"], "keeping")
    miss = attack("c3=K c4=q", "c3=3C c4=2D", initiative="KC QH").plays("advantage:c4")
    assert (miss.table["hands"][0], miss.phase) == ([], "offered-one")  # Black's turn


def test_the_kings_draw_takes_what_the_deck_has(attack: At) -> None:
    """RB-27: one card, or none."""
    hit = {"units": "c3=K c4=q", "field": "c3=AC c4=2D", "initiative": "KC QH"}
    game = attack(decks=("9D", "9D"), **hit).plays("advantage:c4")
    assert game.chances() == {"draw:9D": 1}
    assert game.plays("draw:9D").phase == "keeping"
    assert attack(decks=("", "9D"), **hit).plays("advantage:c4").table["player"] == 1


def test_healing_goes_to_the_target_and_all_of_its_colour(attack: At) -> None:
    """RB-24: the pawn's card is red; so is c1's.  The bishop's own card is black, one trump."""
    units = "c3=B/4 d4=P/7 a1=K/2 c1=R/5 g5=k/5"
    game = attack(units, "c3=AC d4=2D").plays("advantage:d4")
    assert game.units == {"c3": "B/4", "d4": "P/4", "a1": "K/2", "c1": "R/2", "g5": "k/5"}


def test_healing_stops_at_full_life_and_includes_the_bishop(attack: At) -> None:
    """RB-24: two trumps, 6 life, to all on red cards."""
    units = "c3=B/4 d4=P/7 a1=K/2 c1=R/5 g5=k/5"
    game = attack(units, "c3=AD d4=AH").plays("advantage:d4")
    assert game.units == {"c3": "B", "d4": "P/1", "a1": "K/2", "c1": "R", "g5": "k/5"}


def test_a_joker_matches_every_colour_for_healing(attack: At) -> None:
    """RB-24, RB-15: a target on a joker heals all; a unit on a joker is healed with any target."""
    units = "c3=B/4 d4=P/7 a1=K/2 c1=R/5 g5=k/5"
    game = attack(units, "c3=2C d4=XX").plays("advantage:d4")
    assert game.units == {"c3": "B/1", "d4": "P/4", "a1": "K", "c1": "R/2", "g5": "k/5"}
    game = attack(units, "c3=XX d4=2D").plays("advantage:d4")
    assert game.units == {"c3": "B/1", "d4": "P/4", "a1": "K/2", "c1": "R/2", "g5": "k/5"}


def test_four_trumps_double_healing_and_none_heals_nothing(attack: At) -> None:
    """RB-21, RB-24: 3 for each of four trumps, twice."""
    units = "c3=B/9 d4=P/7 g5=k/5"
    game = attack(units, "c3=AC d4=AS", initiative="AD AH").plays("advantage:d4")
    assert (game.units["c3"], game.units["d4"]) == ("B", "P")
    game = attack(units, "c3=2C d4=2S", initiative="3D 3H").plays("advantage:d4")
    assert (game.units["c3"], game.units["d4"]) == ("B/9", "P/7")


def test_three_trumps_heal_nine_and_four_heal_24(at: At, giant: str) -> None:
    """RB-21: which only a unit of long life can tell."""
    for black, healed in (("AH", 24), ("2H", 9)):
        game = at(
            *("c3=B d4=G/50 g5=k", "c3=AC d4=AS"),
            options={"units": giant},
            initiative=f"AD {black}",
            phase="attacking",
            moved="c3",
        )
        assert game.plays("advantage:d4").units["d4"] == f"G/{50 - healed}"


def test_healing_is_offered_with_nobody_hurt_but_not_for_itself_or_beside(attack: At) -> None:
    """RB-24: the target is an own unit on a diagonal neighbour."""
    game = attack("c3=B d4=P c4=N g5=k", "c3=2C d4=2D c4=3D")
    assert set(game.actions()) == {"advantage:d4", "hold"}


def test_the_blast_strikes_all_enemies_of_the_targets_colour(attack: At) -> None:
    """RB-25: two trumps, 6 damage, each less its own armour: king 1, knight 4, pawn 3.

    The target's card is red, c5 is red (5D), e5 is red (5H), a5 is black (5C).
    """
    units = "c3=Q d4=k c5=n e5=p a5=r a1=P c1=P"
    game = attack(units, "c3=AC d4=AD").plays("advantage:d4")
    assert game.units == {
        "c3": "Q",
        "d4": "k/5",
        "c5": "n/2",
        "e5": "p/3",
        "a5": "r",
        "a1": "P",
        "c1": "P",
    }


def test_the_blast_must_hit_and_takes_jokers_for_both_colours(attack: At) -> None:
    """RB-25: against evasion 4 two trumps are needed; a joker's square has the target's colour."""
    units = "c3=Q d4=k c5=n a5=r"
    assert attack(units, "c3=AC d4=2D").plays("advantage:d4").units["d4"] == "k"
    game = attack(units, "c3=AC d4=XX").plays("advantage:d4")
    assert (game.units["d4"], game.units["c5"], game.units["a5"]) == ("k/5", "n/2", "r/4")
    game = attack(units, "c3=AC d4=AD a5=XX").plays("advantage:d4")
    assert (game.units["d4"], game.units["c5"], game.units["a5"]) == ("k/5", "n/2", "r/4")


def test_a_blast_can_end_the_battle_by_removing_several_units(attack: At) -> None:
    """RB-23, RB-25: four trumps: 3 * 4, doubled."""
    units = "c3=Q d4=k c5=n e5=p"
    game = attack(units, "c3=AC d4=AD", initiative="AS AH").plays("advantage:d4")
    assert (game.over, game.result) == (True, [1, 0])


def test_a_blast_at_four_trumps_deals_24(attack: At, giant: str) -> None:
    """RB-21: before armour; a unit of 60 life shows it."""
    game = attack("c3=Q d4=g", "c3=AC d4=AD", initiative="AS AH", options={"units": giant}).plays(
        "advantage:d4"
    )
    assert game.units["d4"] == "g/19"
