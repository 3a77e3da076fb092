"""What people see, touch and read."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from support.playing import random_games

from regalia.core.game import Game
from regalia.core.room import Room
from regalia.core.scene import Item, Scene

At = Callable[..., Any]
NAMES = ["White", "Black"]


def shown(game: Game, seat: int) -> Scene:
    scene: Scene = game.room.scene.scene(game.params, game.view(seat), game.room.words().say, NAMES)
    return scene


def said(game: Game, text: str, seat: int = 0) -> str:
    """The sentence of an action or outcome that is possible now."""
    action = {**game.actions(), **{t: o for t, (o, _) in game._outcomes()}}[text]
    say = game.room.words().say
    sentence: str = game.room.scene.sentence(game.params, game.state, action, seat, say, NAMES)
    return sentence


def apart(a: Item, b: Item) -> bool:
    """Do they not overlap, but for a hair?"""
    across, down = abs(a.x - b.x), abs(a.y - b.y)
    return across > (a.width + b.width) / 2 - 1e-6 or down > (a.height + b.height) / 2 - 1e-6


def inside_and_apart(game: Game) -> None:
    for seat in (0, 1, -1):
        scene = shown(game, seat)
        on_field = ("card:", "unit:", "life:")
        beside = [item for item in scene.items if not item.id.startswith(on_field)]
        for a, b in combinations(beside, 2):
            assert apart(a, b), (a, b)
        for item in scene.items:
            assert item.width / 2 <= item.x <= scene.width - item.width / 2
            assert item.height / 2 <= item.y <= scene.height - item.height / 2


def test_everything_lies_inside_and_nothing_on_something_else(room: Room, at: At) -> None:
    """Except what stands on the field: cards on squares, units on cards."""
    clubs = " ".join(rank + "C" for rank in "23679TJQA")
    large = at("c3=K c4=k", "c3=7H c4=8C", hands=(clubs, "XX XX 2C"))
    inside_and_apart(large)
    for number, game in enumerate(random_games(room, 5, 120)):
        if number % 40 == 0:
            inside_and_apart(game)


@pytest.mark.parametrize("count", [1, 4, 5, 12, 13, 20, 37])
def test_hands_of_any_size_fit(at: At, count: int) -> None:
    cards = [rank + suit for rank in "236789TJQA" for suit in "CDHS"]
    cards = [card for card in cards if card not in ("7H", "8C", "QS")]
    deck = " ".join(cards[count:])
    game = at(
        "c3=K c4=k",
        "c3=7H c4=8C",
        hands=("", " ".join(cards[:count])),
        decks=("3C", deck),
        phase="offered-one",
    )
    for seat in (0, 1):
        scene = shown(game, seat)
        hand = [item for item in scene.items if item.id.startswith(("hand:", "back:"))]
        assert len(hand) == count
        assert all(apart(a, b) for a, b in combinations(hand, 2))
        assert all(item.y + item.height / 2 <= 8 for item in hand)


def test_both_jokers_of_a_hand_are_there(at: At) -> None:
    game = at("c3=K c4=k", "c3=7H c4=8C", hands=("XX XX", ""))
    ids = [item.id for item in shown(game, 0).items]
    assert "hand:XX" in ids and "hand:XX:2" in ids
    assert not any(item_id.startswith("hand:") for item_id in [i.id for i in shown(game, 1).items])


@pytest.mark.parametrize(("orientation", "lying"), [("lengthwise", False), ("crosswise", True)])
def test_cards_lie_as_the_option_says(at: At, orientation: str, lying: bool) -> None:
    """RB-3: lengthwise between the players, who sit below and above; no index is ever turned."""
    options = {"orientation": orientation}
    game = at("c3=K c4=k", "c3=7H c4=8C", hands=("2C", ""), options=options)
    cards = [item for item in shown(game, 0).items if item.id.startswith("card:")]
    assert {(item.width > item.height, item.turn) for item in cards} == {(lying, 0)}


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_looks_has_the_home_row_below(at: At, seat: int) -> None:
    game = at("c3=K c4=k", "c3=7H c4=8C", hands=("2C", ""))
    cells = {item.id: item for item in shown(game, seat).items}
    home, other = ("a1", "a5") if seat == 0 else ("a5", "a1")
    assert cells[home].y > cells[other].y


def test_taps(room: Room, at: At) -> None:
    def taps(game: Game, text: str) -> list[str]:
        found: list[str] = room.scene.taps(game.params, game.state, game.actions()[text])
        return found

    game = at("c3=K c4=k", "c3=7H c4=8C", hands=("2C", ""))
    assert taps(game, "c3-b2:2C") == ["hand:2C", "c3", "b2"]
    game.plays("c3-c3:2C")
    assert taps(game, "easy:c4") == ["button:easy", "c4"] and taps(game, "hold") == ["button:hold"]
    assert taps(Game(room), "army:KKQP") == ["choose:K", "choose:K", "choose:Q", "choose:P"]


def test_sentences_of_an_attack(at: At) -> None:
    given = {"phase": "attacking", "moved": "c3"}
    game = at("c3=K c4=p/5 g5=k", "c3=JC c4=AD", initiative="AS AH", **given)
    assert said(game, "risky:c4") == (
        "White attacks the pawn on c4 (risky) and hits with 1 trump: the pawn on c4 falls."
    )
    assert said(game, "easy:c4") == (
        "White attacks the pawn on c4 (easy) and misses: 0 of 1 trumps needed."
    )
    queen = at("c3=Q d4=k c5=n", "c3=AC d4=AD", **given)
    assert said(queen, "advantage:d4") == (
        "White attacks the king on d4 (advantage) and hits with 2 trumps: "
        "the knight on c5 takes 2 damage, the king on d4 takes 5 damage."
    )
    bishop = at("c3=B d4=P/7 g5=k", "c3=AC d4=2D", **given)
    assert said(bishop, "advantage:d4") == ("White heals with 1 trump: the pawn on d4 regains 3.")
    assert said(at("c3=B d4=P g5=k", "c3=2C d4=2D", **given), "advantage:d4") == (
        "White heals with 0 trumps: nothing changes."
    )


def test_sentences_of_a_turn(room: Room, at: At) -> None:
    game = at("c3=K c4=k", "c3=7H c4=8C", hands=("2C XX", ""))
    assert said(game, "c3-b2:2C") == "White plays the 2 of clubs and moves the king from c3 to b2."
    assert (
        said(game, "c3-c3:XX")
        == "White plays the joker under the king on c3; it stays where it is."
    )
    game.plays("c3-b2:2C")
    assert said(game, "discard", 1) == "White discards the hand: joker."
    assert said(game, "keep") == "White keeps the hand."
    drawing = at("c3=K c4=k", "c3=7H c4=8C", phase="initiative", initiative="2C 2D")
    assert said(drawing, "init:TH", 1) == "White draws the 10 of hearts for initiative."


def test_sentences_of_the_set_up(room: Room) -> None:
    """RB-6: White's army is told to White alone, until Black has chosen, too."""
    game = Game(room)
    assert said(game, "army:KQPP", 0) == "White chooses king, queen, pawn, pawn."
    assert said(game, "army:KQPP", 1) == "White chooses an army."
    game.play("army:KQPP")
    assert (
        said(game, "army:RBNN", 0)
        == said(game, "army:RBNN", 1)
        == ("Black chooses rook, bishop, knight, knight; White has king, queen, pawn, pawn.")
    )
    game.play("army:RBNN")
    assert said(game, "deal:7H") == "White is dealt the 7 of hearts for a1."
