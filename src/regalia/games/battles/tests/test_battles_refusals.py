"""Refusals: the rule that forbids, for every rule that can."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from regalia.core.errors import Illegal, Unreadable, WrongKind
from regalia.core.game import ACTION, OUTCOME, Game
from regalia.core.room import Room
from regalia.kit.playing import random_games

At = Callable[..., Any]
DEALT = (
    *("deal:2C", "deal:3C", "deal:4C", "deal:5C"),
    *("deal:2C", "deal:9H", "deal:TD", "deal:KS"),
)


def refused(game: Game, text: str, rule: str, word: str = "") -> None:
    before = game.state
    with pytest.raises(Illegal) as refusal:
        game.play(text)
    assert refusal.value.rule == rule, refusal.value.message
    assert word in refusal.value.message
    assert game.state == before


def begun(room: Room, *texts: str, **options: Any) -> Game:
    game = Game(room, options)
    for text in texts:
        game.play(text)
    return game


def test_out_of_turn(room: Room, at: At) -> None:
    """RB-6, RB-8 and RB-11 say whose turn it is."""
    placing = begun(room, "army:KKKK", "army:KKKK", *DEALT)
    moving = at("c3=K g5=k", "c3=9S", hands=("7H", ""))
    for game, text, rule in (
        (Game(room), "army:KKKK", "RB-6"),
        (placing, "place:K@a5", "RB-8"),
        (moving, "c3-c3:7H", "RB-11"),
    ):
        with pytest.raises(Illegal) as refusal:
            game.play(text, 1)
        assert refusal.value.rule == rule


def test_armies_are_chosen_first_and_once(room: Room) -> None:
    """RB-6"""
    refused(Game(room), "place:K@a1", "RB-6", "army first")
    refused(Game(room), "a1-a2:7H", "RB-6")
    placing = begun(room, "army:KKKK", "army:KKKK", *DEALT)
    refused(placing, "army:KKKK", "RB-6", "have been chosen")


def test_cards_are_dealt_from_what_is_left_of_the_deck(room: Room) -> None:
    """RB-7"""
    game = begun(room, "deal:2C", scenario="magic")
    refused(game, "deal:2C", "RB-7", "2 of clubs")
    refused(game, "init:3C", "RB-7")
    refused(game, "draw:XX", "RB-7")
    with pytest.raises(WrongKind):
        game.play("place:Q@a1")


def test_placing(room: Room) -> None:
    """RB-8: an own unit, a free home card of one's own."""
    game = begun(room, "army:KKQP", "army:NNNN", *DEALT)
    refused(game, "place:N@a1", "RB-8", "knight")
    refused(game, "place:K@a5", "RB-8", "a5")
    refused(game, "a1-a2:7H", "RB-8", "first")
    refused(game, "draw", "RB-8")
    for text in ("place:Q@a1", "place:N@a5"):
        game.play(text)
    refused(game, "place:Q@c1", "RB-8", "queen")
    refused(game, "place:K@a1", "RB-8", "a1")


def test_setting_up_is_over_once_the_battle_runs(at: At) -> None:
    """RB-6, RB-7, RB-8"""
    game = at("c3=K g5=k", "c3=9S", hands=("7H", ""))
    refused(game, "place:K@a1", "RB-8", "have been placed")
    refused(game, "army:KKKK", "RB-6")
    drawing = at("c3=K g5=k", phase="offered-one", field="c3=9S").plays("draw")
    refused(drawing, "deal:7H", "RB-7", "have been dealt")


def test_initiative(at: At) -> None:
    """RB-10, RB-27: a card that is gone never comes back."""
    game = at("c3=K g5=k", "c3=9S", phase="initiative", initiative="2C 2D")
    refused(game, "init:9S", "RB-27", "9 of spades")
    refused(game, "draw:7H", "RB-10", "initiative")
    refused(game, "deal:7H", "RB-7")
    drawing = at("c3=K g5=k", "c3=9S", phase="offered-one").plays("draw")
    refused(drawing, "init:7H", "RB-10", "has been drawn")


def test_drawing(at: At) -> None:
    """RB-27: from the deck; and two cards are different ones."""
    game = at(
        *("c3=K c4=n g5=k", "c3=3C c4=3D"),
        phase="offered-two",
        moved="c3",
        key=True,
        initiative="9H 8S",
    ).plays("draw", "draw:7H")
    refused(game, "draw:7H", "RB-27", "hand")
    refused(game, "draw:3C", "RB-27", "not in the deck")


def test_the_pre_turn_draw_comes_first(at: At) -> None:
    """RB-12"""
    game = at("c3=K g5=k", "c3=9S", phase="offered-one")
    for text in ("c3-c3:7H", "easy:g5", "hold", "keep", "discard"):
        refused(game, text, "RB-12", "empty")
    with pytest.raises(WrongKind):
        game.play("draw:7H")


def test_a_player_with_cards_does_not_draw_before_moving(at: At) -> None:
    """RB-12"""
    game = at("c3=K g5=k", "c3=9S", hands=("7H", ""))
    refused(game, "draw", "RB-12", "if your hand is empty")
    refused(game, "decline", "RB-12")


def test_movement(at: At) -> None:
    """RB-13: an own unit, a card of the hand, a free square; RB-14: colours."""
    game = at("c3=K d1=Q c4=k", "c3=9S d1=9H c4=9D b3=2H d3=2C", hands=("7H 7S", ""))
    refused(game, "e1-e2:7H", "RB-13", "e1")
    refused(game, "c4-c4:7S", "RB-13", "No unit of yours")
    refused(game, "c3-c3:8H", "RB-13", "8 of hearts")
    refused(game, "c3-c4:7H", "RB-13", "c4")
    refused(game, "c3-c3:7S", "RB-14", "the card the unit is standing on")
    refused(game, "d1-d2:7H", "RB-14", "d1")
    refused(game, "c3-b3:7H", "RB-14", "b3")
    refused(game, "c3-d3:7S", "RB-14", "c3")


def test_who_can_move_must(at: At) -> None:
    """RB-16, and RB-18: attacking comes after moving."""
    game = at("c3=K c4=k", "c3=9S c4=9D", hands=("7H", ""))
    for text in ("hold", "keep", "discard"):
        refused(game, text, "RB-16", "must")
    refused(game, "easy:c4", "RB-18", "move first")
    stuck = at("c3=K c4=k", "c3=9S c4=9D", hands=("7S", ""), phase="keeping")
    refused(stuck, "c3-c3:7S", "RB-16", "No card")


def test_one_move_a_turn(at: At) -> None:
    """RB-13"""
    game = at("c3=K c4=k", "c3=9S c4=9D", hands=("7H 8H", "")).plays("c3-c3:7H")
    refused(game, "c3-c3:8H", "RB-13", "moved")
    game.play("hold")
    refused(game, "c3-c3:8H", "RB-13", "moved")


def test_targets(attack: At) -> None:
    """RB-18: an enemy, a neighbour, beside for melee, on a diagonal for ranged.

        1 2 3 4 5
    b   . . . . .
    c   . . * r .
    d   . . P n .
    """
    king = attack("c3=K d3=P c4=r d4=n c5=n", "c3=9S d3=9H c4=9D d4=8D")
    refused(king, "easy:b3", "RB-18", "No enemy")
    refused(king, "easy:d3", "RB-18", "No enemy")
    refused(king, "easy:c5", "RB-18", "not next to")
    refused(king, "easy:d4", "RB-18", "melee")
    refused(king, "advantage:d4", "RB-18", "melee")
    rook = attack("c3=R d3=P c4=r d4=n c5=n", "c3=9S d3=9H c4=9D d4=8D")
    refused(rook, "risky:c4", "RB-18", "ranged")
    refused(rook, "advantage:c4", "RB-18", "ranged")
    pawn = attack("c3=P d3=P c4=r d4=n c5=n", "c3=9S d3=9H c4=9D d4=8D")
    refused(pawn, "risky:d4", "RB-18", "melee")
    refused(pawn, "advantage:c4", "RB-18", "ranged")


def test_healing_and_blast(attack: At) -> None:
    """RB-24, RB-25"""
    bishop = attack("c3=B d3=P b2=P c4=r d4=n", "c3=9S d3=9H b2=8H c4=9D d4=8D")
    refused(bishop, "advantage:d4", "RB-24", "own units")
    refused(bishop, "advantage:c3", "RB-24", "itself")
    refused(bishop, "advantage:d3", "RB-24", "diagonal")
    queen = attack("c3=Q d3=P b2=P c4=r d4=n", "c3=9S d3=9H b2=8H c4=9D d4=8D")
    refused(queen, "advantage:c4", "RB-25", "c4")
    refused(queen, "advantage:b2", "RB-18", "No enemy")


def test_the_post_turn_draw_keeps_its_order(at: At) -> None:
    """RB-26: attack, then keep or discard, then draw; RB-18: one attack."""
    given = {"phase": "attacking", "moved": "c3", "initiative": "9H 8S", "hands": ("7H", "")}
    game = at("c3=K c4=n g5=k", "c3=3C c4=3D", **given)
    refused(game, "draw", "RB-26", "after the attack")
    refused(game, "keep", "RB-26", "after the attack")
    game.play("easy:c4")
    refused(game, "draw", "RB-26", "keep or discard")
    refused(game, "easy:c4", "RB-18", "over")
    refused(game, "hold", "RB-18", "over")
    game.play("keep")
    refused(game, "discard", "RB-26", "over")
    refused(game, "easy:c4", "RB-18")
    refused(game, "c3-c3:7H", "RB-13")


def every_text(room: Room, game: Game) -> list[str]:
    """All texts that are readable in a game."""
    cards = [rank + suit for rank in "23456789TJQKA" for suit in "CDHS"] + ["XX"]
    squares = [row + column for row in "abcdefg" for column in "12345"]
    texts = ["draw", "decline", "keep", "discard", "hold", "army:KKKK", "army:RBNP", "army:PPPP"]
    texts += [f"{word}:{card}" for word in ("deal", "init", "draw") for card in cards]
    texts += [f"place:{letter}@{square}" for letter in "KQRBNP" for square in squares]
    texts += [f"{a}-{b}:{card}" for a in squares for b in squares for card in ("7H", "AS", "XX")]
    styles = ("easy", "optimal", "risky", "advantage")
    texts += [f"{style}:{square}" for style in styles for square in squares]
    return [text for text in texts if room.text.readable(game.params, text)]


def test_every_readable_text_is_legal_or_refused_with_a_rule(room: Room) -> None:
    """Every text is tried in every phase."""
    phases: dict[str, int] = {}
    texts = every_text(room, Game(room))
    numbers = set(re.findall(r"\bRB-\d+\b", room.rules_page()))
    for game in random_games(room, 5, 300):
        phase = game.position["phase"]
        phases[phase] = phases.get(phase, 0) + 1
        if game.over or phases[phase] % 25 != 1:
            continue
        kind = ACTION if game.players else OUTCOME
        possible = {*game.actions(), *game.chances()}
        for text in texts:
            readable = room.text.readable(game.params, text)
            if readable == kind and text not in possible:
                refusal = room.refusals.why(game.params, game.state, 0, text)
                assert refusal.rule in numbers
                assert room.words().say(refusal.message, **refusal.given)
    assert len(phases) >= 12, phases


# --------------------------------------------------------------------------- readable or not


@pytest.mark.parametrize(
    "text",
    [
        *("army:KKKK", "army:KQRB", "army:PPPP", "place:P@a1", "place:K@g5", "draw", "decline"),
        *("keep", "discard", "hold", "a1-a1:XX", "a1-b2:TH", "g5-f4:2C", "easy:a1"),
        *("optimal:g5", "risky:d3", "advantage:d3"),
    ],
)
def test_actions_are_readable(room: Room, text: str) -> None:
    assert room.text.readable(Game(room).params, text) == ACTION


@pytest.mark.parametrize("text", ["deal:2C", "deal:KS", "init:XX", "init:AS", "draw:XX", "draw:2C"])
def test_outcomes_are_readable(room: Room, text: str) -> None:
    assert room.text.readable(Game(room).params, text) == OUTCOME


@pytest.mark.parametrize(
    "text",
    [
        *("army:", "army:KK", "army:KKKKK", "army:QKKK", "army:KKKX", "army:kkkk", "army:?"),
        *("place:K@b1", "place:K@a3", "place:X@a1", "place:@a1", "place:KQ@a1", "place:K@"),
        *("deal:AS", "deal:XX", "deal:1C", "deal:", "init:", "draw:", "draw:?", "draw:10H"),
        *("a1-a3:2C", "a1-c1:2C", "a5-b1:2C", "a1-a1:", "a1-a1:ZZ", "a1-a1", "h1-g1:2C"),
        *("easy:", "easy:h1", "easy:a6", "easy", "hold:a1", "keep:", "Hold", "a1-a2:7h"),
        *("risky:a1 ", "army:KQRB\n", "place:K@a1\n"),
    ],
)
def test_other_texts_are_not(room: Room, text: str) -> None:
    with pytest.raises(Unreadable):
        Game(room).play(text)


@pytest.mark.parametrize(
    ("text", "rule", "word"),
    [
        ("deal:AS", "RB-7", "draw another"),
        ("deal:XX", "RB-7", "draw another"),
        ("a1-c1:2C", "RB-13", "too far"),
        ("place:K@b1", "RB-8", "b1"),
        ("army:PNQK", "RB-6", "army:KQNP"),
    ],
)
def test_what_never_happens_is_refused_by_its_rule_where_it_is_plain_what_was_meant(
    room: Room, text: str, rule: str, word: str
) -> None:
    """RB-6, RB-7, RB-8, RB-13"""
    problem = Game(room).refusal(text)
    assert isinstance(problem, Unreadable)
    assert problem.rule == rule and word in problem.message


@pytest.mark.parametrize(
    ("options", "text", "why"),
    [
        ({"armies": "set"}, "army:KKPP", "not allowed"),
        ({"armies": "set"}, "army:RRRP", "not allowed"),
        ({"scenario": "magic"}, "army:QQQQ", "other armies"),
        ({"scenario": "magic"}, "place:B@a1", "not a move"),
        ({"scenario": "hundred-years"}, "place:N@a5", "not a move"),
    ],
)
def test_what_the_options_rule_out_for_ever_is_unreadable(
    room: Room, options: dict[str, str], text: str, why: str
) -> None:
    """RB-6: no position of the game with these options has such an action."""
    assert room.text.readable(Game(room).params, text) == ACTION
    with pytest.raises(Unreadable, match=why):
        Game(room, options).play(text)
