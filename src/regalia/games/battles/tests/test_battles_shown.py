"""Scenes of Royal Battles, as people see, touch and read them."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from regalia.core import random
from regalia.core.drawing.scene import Item, Life, Mark, Row, Scene, Tray
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.core.secrets import witnessed
from regalia.kit.playing import random_games

At = Callable[..., Any]
NAMES = ["White", "Black"]


def shown(game: Game, seat: int) -> Scene:
    scene: Scene = game.room.scene.scene(game.params, game.view(seat), game.room.words().say, NAMES)
    return scene


def said(game: Game, text: str, seat: int = 0) -> str:
    """The sentence of an action or outcome that is possible now."""
    action = {**game.actions(), **{t: o for t, (o, _) in game._outcomes()}}[text]
    say = game.room.words().say
    sentence: str = witnessed(game.room, game.params, game.state, action, seat).sentence(say, NAMES)
    return sentence


def size(item: Item) -> tuple[float, float]:
    """Width and height as it lies."""
    return (item.height, item.width) if item.turn % 180 else (item.width, item.height)


def apart(a: Item, b: Item) -> bool:
    """Tell if two things do not overlap, but for a hair."""
    across, down = abs(a.x - b.x), abs(a.y - b.y)
    (a_wide, a_high), (b_wide, b_high) = size(a), size(b)
    return across > (a_wide + b_wide) / 2 - 1e-6 or down > (a_high + b_high) / 2 - 1e-6


def field_is_whole(game: Game) -> None:
    """Squares and marks at the edge lie inside and apart; what stands on a square lies inside."""
    for seat in (0, 1, -1):
        scene = shown(game, seat)
        beside = [item for item in scene.items if not item.id.startswith(("card:", "unit:"))]
        for a, b in combinations(beside, 2):
            assert apart(a, b), (a, b)
        for item in scene.items:
            wide, high = size(item)
            assert wide / 2 <= item.x <= scene.width - wide / 2
            assert high / 2 <= item.y <= scene.height - high / 2


def test_everything_on_the_field_lies_inside_and_apart(room: Room) -> None:
    for number, game in enumerate(random_games(room, 5, 120)):
        if number % 40 == 0:
            field_is_whole(game)


def tray(scene: Scene, id_: str) -> Tray:
    return next(tray for tray in scene.trays if tray.id == id_)


@pytest.mark.parametrize("count", [1, 5, 37])
def test_a_hand_is_large_for_its_owner_and_backs_for_the_other(at: At, count: int) -> None:
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
    own, other = (tray(shown(game, seat), "hand:1") for seat in (1, 0))
    assert len(own.items) == len(other.items) == count
    assert (own.size, other.size) == ("large", "little")
    assert {item.look for item in own.items} == set(cards[:count])
    assert {item.look for item in other.items} == {"back-1"}


def test_both_jokers_of_a_hand_are_there(at: At) -> None:
    game = at("c3=K c4=k", "c3=7H c4=8C", hands=("XX XX", ""))
    assert [item.id for item in tray(shown(game, 0), "hand:0").items] == ["hand:XX", "hand:XX:2"]
    others = [item.id for item in shown(game, 1).things()]
    assert not any(item_id.startswith("hand:") for item_id in others)


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
    assert taps(game, "easy:c4") == ["c4", "button:easy"] and taps(game, "hold") == ["button:hold"]
    assert taps(Game(room), "army:KKQP") == ["choose:K", "choose:K", "choose:Q", "choose:P"]


# ------------------------------------------------------------------ what an attack would do


def attack(game: Game, text: str) -> Row:
    say, action = game.room.words().say, game.actions()[text]
    row = witnessed(game.room, game.params, game.state, action, 0).row(say, NAMES)
    assert row is not None
    return row


def test_a_row_tells_what_counts_and_what_comes_of_an_attack(at: At) -> None:
    """RB-19 to RB-22: a king needs 1 trump of a pawn, whose armour takes 3 of 6."""
    given = {"phase": "attacking", "moved": "c3"}
    game = at("c3=K c4=p/5 g5=k", "c3=JC c4=AD", initiative="AS 2H", **given)
    row = attack(game, "risky:c4")
    assert [item.look for item in row.items] == ["AS", "2H", "JC", "AD"]
    assert [item.state for item in row.items] == ["dim", "dim", "lit", "dim"]
    assert (row.figure, row.amount, row.outcome, row.vain) == ("1 / 1", "−3", "pawn falls", False)
    assert Mark("harm", "unit:c4", text="3→0") in row.marks
    assert Mark("target", "c4") in row.marks


def test_a_certain_miss_is_told_to_be_in_vain_and_to_draw_in_the_key_position(at: At) -> None:
    """RB-26: hit or not; hearts are head to head, that is in the same row."""
    given = {"phase": "attacking", "moved": "c3"}
    game = at("c3=K c4=p g5=k", "c3=JC c4=AD", initiative="AH 2S", **given)
    row = attack(game, "optimal:c4")
    assert (row.figure, row.amount, row.outcome, row.vain) == ("0 / 1", "", "miss, still +2", True)
    assert "+2" in row.group and Mark("note", "c4", text="+2") in row.marks
    elsewhere = at("c3=K c4=p g5=k", "c3=JC c4=AD", initiative="AS 2S", **given)
    row = attack(elsewhere, "optimal:c4")
    assert row.outcome == "miss" and "+2" not in row.group


def test_a_row_tells_who_else_suffers_or_is_healed(at: At) -> None:
    """RB-24, RB-25."""
    given = {"phase": "attacking", "moved": "c3", "initiative": "2S 2C"}
    queen = attack(at("c3=Q d4=k c5=n", "c3=AC d4=AD", **given), "advantage:d4")
    assert (queen.label, queen.figure, queen.amount) == ("Mystic Blast", "2 / 2", "−5")
    assert queen.outcome == "5 left, knight c5: −2"
    bishop = attack(at("c3=B d4=P/7 g5=k", "c3=AC d4=2D", **given), "advantage:d4")
    assert (bishop.figure, bishop.amount, bishop.outcome) == ("1", "+3", "4 left")
    assert Mark("healing", "unit:d4", text="1→4") in bishop.marks


def test_every_unit_tells_its_numbers_and_what_it_takes_to_hit_it(room: Room, at: At) -> None:
    """RB-4, RB-20; while armies are chosen, and on the field."""
    choosing = {fact.about: fact for fact in shown(Game(room), 0).facts}
    king = choosing[("choose:K",)]
    assert [figure.value for figure in king.figures] == ["10", "4", "4", "1", "4/5/6"]
    facts = shown(at("c3=K e3=K c4=n", "c3=7H e3=8S c4=8C", hands=("2C", "")), 1).facts
    knight = next(fact for fact in facts if "c4" in fact.about)
    assert knight.lines[-2:] == (
        "Trumps needed to hit this unit: king 2.",
        "Trumps this unit needs to hit: king 3.",
    )
    assert next(fact for fact in facts if "c3" in fact.about).about == ("c3", "e3")


def test_units_carry_their_life(at: At) -> None:
    scene = shown(at("c3=K/4 c4=k", "c3=7H c4=8C", hands=("2C", "")), 0)
    lives = {item.id: item.life for item in scene.items if item.kind == "piece"}
    assert lives == {"unit:c3": Life(6, 10), "unit:c4": Life(10, 10)}


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
    assert said(game, "discard", 1) == "White discards their hand: joker."
    assert said(game, "keep") == "White keeps their hand."
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
        == ("Black chooses rook, bishop, knight, knight. White has king, queen, pawn, pawn.")
    )
    game.play("army:RBNN")
    assert said(game, "deal:7H") == "White is dealt the 7 of hearts for a1."


def test_rb_27_whoever_asks_about_a_deck_is_told_which_cards_are_gone(room: Room) -> None:
    """They were all open when they were dealt, played, discarded or drawn for initiative."""
    game = Game(room, {"scenario": "magic"})
    rng = random.seeded(3)
    while game.is_chance or game.view()["phase"] != "moving":
        if game.is_chance:
            game.roll(rng)
        else:
            texts = game.actions()
            game.play("draw" if "draw" in texts else min(texts))
    for seat in (0, 1):
        view = game.view(seat)
        for owner in (0, 1):
            facts = shown(game, seat).facts
            fact = next(fact for fact in facts if f"deck:{owner}" in fact.about)
            told = fact.lines[-1].removeprefix("Dealt, played or discarded: ")
            ranks = [word for word in told.strip(".").split() if word not in "♠♥♦♣·"]
            drawn = len(view["unseen"][owner]) + bool(view["initiative"][owner])
            assert len(ranks) == 54 - drawn > 0
