"""Second readings of the rulebook, each an option (RB-35 to RB-38), and a handicap (RB-52)."""

from collections.abc import Callable
from math import prod
from typing import Any

import pytest

from regalia.core import random
from regalia.core.contract import CHANCE
from regalia.core.errors import BadPosition, Illegal
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.core.secrets import redacted
from regalia.games.battles import tensor
from regalia.kit.tensors import observation

At = Callable[..., Any]
TURNED, MAY, EITHER, CARDS = (
    *({"joker": "turned"}, {"moving": "may"}, {"discard": "either"}, {"end": "cards"}),
)


def test_the_usual_game_has_the_numbers_that_it_had(room: Room) -> None:
    """RB-35 to RB-38 change nothing that is stored unless they are chosen."""
    usual = Game(room).params
    assert usual[0] == 0 and Game(room, {"orientation": "crosswise"}).params[0] == 1
    for option, value in (TURNED | MAY | EITHER | CARDS).items():
        other = Game(room, {option: value}).params
        assert other[0] > 1 and other[1:] == usual[1:]
    assert "order" not in Game(room).position


# ------------------------------------------------------------------------------ jokers (RB-35)


@pytest.mark.parametrize(("left", "joker"), [("7H", "XB"), ("7S", "XR")])
@pytest.mark.parametrize("to", ["c3", "b3", "b2"])
def test_a_joker_that_lies_has_the_other_colour_than_the_card_that_was_left(
    at: At, left: str, joker: str, to: str
) -> None:
    """RB-35: also where it covers the card in place, and whatever card it covers."""
    game = at("c3=K g5=k", f"c3={left} b2=9S", hands=("XX", ""), options=TURNED)
    game.plays(f"c3-{to}:XX")
    assert game.table["field"][to] == joker
    assert at("c3=K g5=k", f"c3={left}", hands=("XX", "")).plays("c3-b3:XX").table["field"][
        "b3"
    ] == ("XX")


def test_only_cards_of_the_other_colour_are_played_from_and_onto_such_a_joker(at: At) -> None:
    """RB-35, RB-14: and a joker is played onto and from any card."""
    game = at("c3=K g5=k", "c3=XR b3=XB", hands=("2S 2D XX", ""), options=TURNED)
    assert "c3-c3:2S" in game.actions() and "c3-c3:2D" not in game.actions()
    assert "c3-b3:2S" not in game.actions()
    assert {"c3-b3:XX", "c3-c3:XX"} <= set(game.actions())


def test_such_a_joker_matches_one_colour(attack: At) -> None:
    """RB-35, RB-25: a blast on a red card spares a unit on a black joker, and strikes one on a red
    one."""
    field = "c3=AS d4=AH a5=XB c5=XR"
    game = attack("c3=Q d4=r a5=r c5=r", field, initiative="2S 3C", options=TURNED)
    game.plays("advantage:d4")
    assert game.units == {"c3": "Q", "d4": "r/4", "a5": "r", "c5": "r/4"}


def test_such_a_joker_is_each_suit_when_it_is_drawn_for_initiative(attack: At) -> None:
    """RB-35, RB-26: the key is all around."""
    options = TURNED | {"orientation": "crosswise"}
    game = attack("c3=K c4=r", "c3=8D c4=9S", initiative="XX 3C", options=options)
    assert game.plays("easy:c4").phase == "offered-two"


def test_such_a_joker_is_seen_as_the_ace_that_does_the_same(at: At) -> None:
    """RB-35: by programs that learn."""
    red, hearts, black, spades = (
        observation(
            at("c3=K g5=k", f"c3=3C g5=3C d4={card}", hands=("2S 2D", ""), options=TURNED), 0
        )
        for card in ("XR", "AH", "XB", "AS")
    )
    field = slice(tensor.AT_MOVED)
    assert red[field].tolist() == hearts[field].tolist()
    assert black[field].tolist() == spades[field].tolist() != red[field].tolist()


def test_a_joker_s_colour_is_said_and_written(at: At) -> None:
    """RB-35."""
    game = at("c3=K g5=k", "c3=XR", hands=("2S", ""), options=TURNED)
    say = game.room.words().say
    scene = game.room.scene.scene(game.params, game.view(0), say, ["White", "Black"])
    card = next(item for item in scene.items if item.id == "card:c3")
    assert card.look == "XR" and card.name == "red joker on c3"
    assert game.room.looks.find("XR") and game.room.looks.find("XB")
    with pytest.raises(BadPosition, match="XR or XB"):
        at("c3=K g5=k", "c3=XX", hands=("2S", ""), options=TURNED)
    with pytest.raises(BadPosition, match="7H, TS or XX"):
        at("c3=K g5=k", "c3=XR", hands=("2S", ""))


# ------------------------------------------------------------------------------ staying (RB-36)


def test_who_can_move_may_stay(at: At) -> None:
    """RB-36: the turn goes on at the draw after the attack."""
    game = at("c3=K g5=k", "c3=7H", hands=("2S", ""), options=MAY).plays("stay")
    assert game.phase == "keeping" and game.table["moved"] == "stay"
    assert game.seen() == ["stay"]
    game.plays("keep")
    assert game.table["player"] == 1 and game.table["moved"] is None


def test_who_has_no_deck_must_move(at: At) -> None:
    """RB-36."""
    game = at("c3=K g5=k", "c3=7H", hands=("2S", ""), decks=("", "2C"), options=MAY)
    assert "stay" not in game.actions()
    with pytest.raises(Illegal) as refused:
        game.play("stay")
    assert refused.value.rule == "RB-36"


def test_nobody_stays_in_the_usual_game(at: At) -> None:
    """RB-16."""
    game = at("c3=K g5=k", "c3=7H", hands=("2S", ""))
    assert "stay" not in game.actions() and game.room.text.readable(game.params, "stay") is None


def test_who_stayed_could_have_moved(at: At) -> None:
    """RB-36: whoever watched knows that one of the cards could be played."""
    game = at("c3=K g5=k", "c3=7H", hands=("2S", ""), options=MAY).plays("stay")
    rng, known = random.seeded(5), redacted(game.room, game.params, game.state, 1)
    for _ in range(200):
        hand = game.room.text.position(game.params, known.world(rng))["hands"][0]
        assert hand[0] == "XX" or hand[0][1] in "CS"


def test_a_position_in_which_somebody_stayed_is_read_again(at: At) -> None:
    """RB-36: and refused where nobody can have stayed."""
    more = {"phase": "keeping", "moved": "stay"}
    game = at("c3=K g5=k", "c3=7H", hands=("2S", ""), options=MAY, **more)
    assert game.plays("keep").table["player"] == 1
    with pytest.raises(BadPosition) as refused:
        at("c3=K g5=k", "c3=7H", hands=("2D", ""), options=MAY, **more)
    assert refused.value.rule == "RB-36"
    with pytest.raises(BadPosition):
        at("c3=K g5=k", "c3=7H", hands=("2S", ""), **more)


# --------------------------------------------------------------------- discarding again (RB-37)


def test_the_hand_is_asked_for_again_when_cards_were_drawn(attack: At) -> None:
    """RB-37."""
    game = attack("c3=K c4=r", "c3=8D c4=9S", initiative="KH 3C", hands=("4D", ""), options=EITHER)
    game.plays("easy:c4", "keep", "draw", "draw:2C", "draw:2D")
    assert game.phase == "keeping-again" and sorted(game.actions()) == ["discard", "keep"]
    game.plays("discard")
    assert game.table["player"] == 1 and game.table["hands"][0] == []
    assert game.seen()[-1] == "discard,reveal:2C+2D+4D"


@pytest.mark.parametrize("texts", [("keep", "decline"), ("discard", "decline")])
def test_without_a_draw_nobody_is_asked_again(attack: At, texts: tuple[str, str]) -> None:
    """RB-37."""
    game = attack("c3=K c4=r", "c3=8D c4=9S", initiative="KH 3C", hands=("4D", ""), options=EITHER)
    assert game.plays("easy:c4", *texts).table["player"] == 1


def test_in_the_usual_game_the_hand_is_asked_for_once(attack: At) -> None:
    """RB-26."""
    game = attack("c3=K c4=r", "c3=8D c4=9S", initiative="KH 3C", hands=("4D", ""))
    game.plays("easy:c4", "keep", "draw", "draw:2C", "draw:2D")
    assert game.table["player"] == 1


# -------------------------------------------------------------------- to the last card (RB-38)


def last(at: At, hands: tuple[str, str], decks: tuple[str, str], **more: Any) -> Any:
    """White's hand is asked for in the last turn of a round; Black went first."""
    given = {"initiative": "3C KS", "phase": "keeping", "moved": "c3", "options": CARDS} | more
    return at("c3=K g5=k", "c3=7H g5=QS", hands=hands, decks=decks, **given)


def test_who_has_no_deck_keeps_the_initiative_card(at: At) -> None:
    """RB-38: the last one stays, and counts."""
    game = last(at, ("2S 4S", ""), ("", "2H 9D")).plays("keep")
    assert game.phase == "initiative" and game.table["player"] == 1
    game.plays("init:2H")
    assert game.table["initiative"] == ["3C", "2H"]
    assert game.phase == "moving" and game.table["player"] == 0


def test_without_decks_the_order_holds(at: At) -> None:
    """RB-38: nobody draws, and the cards count as they lie."""
    game = last(at, ("2S 4S", "2D"), ("", "")).plays("keep")
    assert game.phase == "moving" and game.table["player"] == 1
    assert game.table["order"] == [1, 0]


def test_equal_cards_without_decks_leave_the_order_of_the_round_before(at: At) -> None:
    """RB-38: Black went first, and does so again; and in the round after that."""
    game = last(at, ("2S 9D", "2D 9C"), ("8C", "8C")).plays("keep")
    assert game.table["order"] == [1, 0]
    game.plays("init:8C", "init:8C")
    assert game.phase == "moving" and game.table["player"] == 1
    again = game.room.text.read_position(game.params, game.position)
    assert again == game.state
    game.plays("g5-g5:2D", "keep", "c3-c3:2S", "keep")
    assert game.phase == "moving" and game.table["player"] == 1


def test_who_can_draws_again(at: At) -> None:
    """RB-38: of equal cards one is drawn anew, if only one deck has cards."""
    game = last(at, ("2S 4S", "2D 9D"), ("8C", "8C 6C")).plays("keep", "init:8C", "init:8C")
    assert game.phase == "initiative" and game.table["player"] == 1
    assert game.plays("init:6C").table["player"] == 0


def test_the_battle_ends_when_nothing_can_be_played(at: At) -> None:
    """RB-38, RB-28: White stands on red and holds red; that is no card to play."""
    game = last(at, ("2D 4H", ""), ("", "2H")).plays("keep")
    assert game.over and game.result == [0, 1] and game.reason == "only-cards"
    say = game.room.words().say
    told = game.room.ending.ending(game.params, game.view(0), 0, say, ["White", "Black"])
    assert "can still play" in told.reason


def test_the_battle_goes_on_with_one_deck_and_a_card(at: At) -> None:
    """RB-38: in the usual game it ends there (RB-10)."""
    assert not last(at, ("2S", ""), ("", "2H")).plays("keep").over
    assert last(at, ("2S", ""), ("", "2H"), options=None).plays("keep").over


@pytest.mark.parametrize("order", [[0, 1], [0], "01", None, [1, 1]])
def test_an_order_that_the_cards_do_not_have_is_refused(at: At, order: Any) -> None:
    """RB-38, RB-10: Black has the higher card."""
    with pytest.raises(BadPosition):
        last(at, ("2S", ""), ("", "2H"), order=order)


def test_battles_with_all_readings_end_and_are_read_again(room: Room) -> None:
    """RB-35 to RB-38: positions on the way are those that were written."""
    rng = random.seeded(8)
    for deck in (10, 20, 54):
        game = Game(room, TURNED | MAY | EITHER | CARDS | {"deck": deck})
        while not game.over:
            if game.is_chance:
                game.roll(rng)
            else:
                texts = sorted(game.actions())
                game.play(texts[random.below(rng, len(texts))])
            if len(game.events) % 7 == 0 or game.over:
                read = room.text.read_position(game.params, game.position)
                assert read == game.state, game.position


# ----------------------------------------------------------------------------- handicap (RB-52)


WEAK = (
    '[[unit]]\nletter = "W"\nname = "Weak"\ntype = "melee"\nlife = 2\naccuracy = 3\nevasion = 3\n'
    'damage = [4, 5, 6]\narmour = 1\nadvantage = "smite"\npower = 6\n'
    '[[scenario]]\nid = "weak"\nname = "Weak ones"\narmies = ["WK", "WK"]\n'
)


def placed(room: Room, options: dict[str, Any]) -> Game:
    """A battle in which everybody stands, and nothing has been done yet."""
    game, rng = Game(room, options), random.seeded(4)
    while game.position["phase"] != "initiative":
        if game.to_play == CHANCE:
            game.roll(rng)
        else:
            game.play(next(iter(game.actions())))
    return game


def injuries(game: Game) -> list[set[int]]:
    units = game.position["units"].values()
    return [{unit["injury"] for unit in units if unit["owner"] == seat} for seat in (0, 1)]


def test_rb_52_the_usual_game_has_the_numbers_that_it_had(room: Room) -> None:
    usual = Game(room).params
    assert Game(room, {"handicap": "none"}).params == usual and usual[0] == 0
    given = Game(room, {"handicap": "second-3", "orientation": "crosswise"}).params
    assert given[0] & 31 == 1 and given[1:] == usual[1:]


@pytest.mark.parametrize("lost", [1, 2, 3])
def test_rb_52_units_of_one_player_begin_with_life_lost(room: Room, lost: int) -> None:
    assert injuries(placed(room, {"handicap": f"first-{lost}"})) == [{lost}, {0}]
    assert injuries(placed(room, {"handicap": f"second-{lost}"})) == [{0}, {lost}]
    assert injuries(placed(room, {})) == [{0}, {0}]


def test_rb_52_no_unit_falls_of_it(room: Room) -> None:
    options = {"units": WEAK, "scenario": "weak", "handicap": "first-3"}
    game = placed(room, options)
    hurt = {u["unit"]: u["injury"] for u in game.position["units"].values() if not u["owner"]}
    assert hurt == {"W": 1, "K": 3}


def test_rb_52_healing_takes_it_away(attack: At) -> None:
    """RB-52, RB-24: three life for each trump, up to full."""
    field = "c3=AS d4=AH"
    game = attack("c3=B d4=K/3 g5=k", field, initiative="2S 3C", options={"handicap": "first-3"})
    game.plays("advantage:d4")
    assert game.units["d4"] == "K"


def test_rb_52_a_position_before_the_first_turn_has_just_that_life_lost(room: Room) -> None:
    given = {"handicap": "first-2"}
    position = placed(room, given).position
    assert Game(room, given, position).position == position
    with pytest.raises(BadPosition) as refused:
        Game(room, {}, position)
    assert refused.value.rule == "RB-11"
    with pytest.raises(BadPosition) as refused:
        Game(room, given, placed(room, {}).position)
    assert refused.value.rule == "RB-52"


def test_rb_52_rows_of_the_usual_game_know_nothing_of_it(room: Room) -> None:
    """RB-52: with it, a row has who gives how much, from the seat that looks."""
    assert room.tensor is not None
    usual = [part.name for part in room.tensor.parts(Game(room).params)]
    game = Game(room, {"handicap": "second-3"})
    assert [part.name for part in room.tensor.parts(game.params)] == [*usual, "wounds"]
    for seat, told in ((0, [0, 1]), (1, [1, 0])):
        size = sum(prod(part.shape) for part in room.tensor.parts(game.params))
        row = [0.0] * size
        room.tensor.observe(game.params, game.state, seat, 0, row)
        assert row[-2:] == told
