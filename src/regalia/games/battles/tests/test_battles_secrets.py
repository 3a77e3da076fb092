"""Secrets of Royal Battles: the knowledge of a seat, and worlds that fit it."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from regalia.core import random
from regalia.core.card import Options
from regalia.core.contract import SPECTATOR
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.core.secrets import redacted, witnessed
from regalia.games.battles import secrets
from regalia.games.battles.position import army_text

At = Callable[..., Any]


def worlds(game: Game, seat: int, count: int, seed: int = 1) -> list[Any]:
    rng, known = random.seeded(seed), redacted(game.room, game.params, game.state, seat)
    return [known.world(rng) for _ in range(count)]


def held(game: Game, state: Any, seat: int) -> str:
    """A hand as text."""
    return " ".join(game.room.text.position(game.params, state)["hands"][seat])


def evenly(found: Counter[str], kinds: int, total: int) -> bool:
    """Tell if the counts are those of equally likely kinds.  (Chi-square, with a generous
    margin.)"""
    expected = total / kinds
    square = sum((count - expected) ** 2 for count in found.values()) / expected
    square += (kinds - len(found)) * expected
    return len(found) == kinds and square < kinds + 5 * (2 * kinds) ** 0.5


def test_hands_are_hidden_and_everything_else_is_open(at: At) -> None:
    """Hidden information: hands and the order of decks."""
    game = at("c3=K c4=k", "c3=7H c4=8C", hands=("2C XX", "3D"))
    mine, other, nobody = (game.view(seat) for seat in (0, 1, SPECTATOR))
    assert mine["hands"] == [["2C", "XX"], None]
    assert other["hands"] == [None, ["3D"]]
    assert nobody["hands"] == [None, None]
    for view in (mine, other, nobody):
        assert view["hand_sizes"] == [2, 1] and view["deck_sizes"] == [40, 41]
        assert "decks" not in view
        assert "2C" in view["unseen"][0] and view["unseen"][0].count("XX") == 2
        assert view["units"]["c3"] == {"owner": 0, "unit": "K", "injury": 0}
        assert view["initiative"] == ["KS", "QS"] and view["field"]["c3"] == "7H"


def test_a_drawn_card_is_seen_by_who_drew_it(at: At) -> None:
    game = at("c3=K c4=k", "c3=7H c4=8C", phase="offered-one").plays("draw", "draw:2S")
    assert game.seen(0) == ["draw", "draw:2S"]
    assert game.seen(1) == game.seen() == ["draw", "draw:?"]
    say, names = game.room.words().say, ["White", "Black"]
    told = [
        witnessed(game.room, game.params, game.states[1], game.events[1].action, seat).sentence(
            say, names
        )
        for seat in (0, 1)
    ]
    assert told == ["White draws the 2 of spades.", "White draws a card."]


def test_deals_and_initiative_are_open(at: At) -> None:
    game = at("c3=K c4=k", "c3=7H c4=8C", phase="initiative", initiative="2C 2D")
    assert game.plays("init:9H", "init:9S").seen() == ["init:9H", "init:9S"]


def test_discarded_cards_are_known_to_be_gone(at: At) -> None:
    """RB-26, RB-27: discards are open."""
    game = at("c3=K c4=k", "c3=7H c4=8C", hands=("2D 9D", ""), phase="keeping")
    assert "2D" in game.view(1)["unseen"][0]
    game.plays("discard")
    assert "2D" not in game.view(1)["unseen"][0] and "9D" not in game.view(1)["unseen"][0]


def test_hidden_hands_are_equally_likely(at: At) -> None:
    """Two of four cards that Black still has are six hands; two jokers are twice as likely."""
    game = at("c3=K c4=k", "c3=7H c4=8C", hands=("9C", "3D 3H"), decks=("2C", "3C XX"))
    found = Counter(held(game, world, 1) for world in worlds(game, 0, 3000))
    assert evenly(found, 6, 3000)
    jokers = at("c3=K c4=k", "c3=7H c4=8C", hands=("9C", "3D"), decks=("2C", "XX XX"))
    found = Counter(held(jokers, world, 1) for world in worlds(jokers, 0, 3000))
    assert 900 < found["3D"] < 1100 and 1900 < found["XX"] < 2100


def test_who_is_to_move_holds_a_card_that_can(at: At) -> None:
    """RB-16: Black's only unit stands on black, so one card at least is red or a joker."""
    given = {"hands": ("", "3D 4C"), "player": 1, "initiative": "2S KS"}
    game = at("c3=K c4=k", "c3=7H c4=8C", decks=("2C", "3C 6C XX"), **given)
    found = Counter(held(game, world, 1) for world in worlds(game, 0, 3000))
    assert set(found) == {"3C 3D", "3D 4C", "3D 6C", "3C XX", "3D XX", "4C XX", "6C XX"}
    assert evenly(found, 7, 3000)


def test_even_one_playable_card_among_many_is_found(at: At) -> None:
    """RB-16: one red card in all."""
    blacks = " ".join(rank + suit for rank in "36789TJA" for suit in "CS" if rank + suit != "8C")
    given = {"hands": ("", "3D"), "player": 1, "initiative": "2S KS"}
    game = at("c3=K c4=k", "c3=7H c4=8C", decks=("2C", blacks), **given)
    assert {held(game, world, 1) for world in worlds(game, 0, 50)} == {"3D"}


@pytest.mark.parametrize("owner", [0, 1])
def test_who_could_not_move_holds_no_card_that_can(at: At, owner: int) -> None:
    """RB-16: White on a red card, Black on a black one keeps or discards without having moved."""
    hand, deck, foes, order, possible = (
        ("4H", "3H 6H XX 3S 2C", "2D", "KS 2S", {"4H", "3H", "6H"}),
        ("4C", "3C 6C XX 3D 2H", "2C", "2S KS", {"4C", "3C", "6C"}),
    )[owner]
    hands, decks = ((hand, ""), (deck, foes)) if owner == 0 else (("", hand), (foes, deck))
    given = {"hands": hands, "decks": decks, "player": owner, "initiative": order}
    game = at("c3=K c4=k", "c3=7H c4=8C", phase="keeping", **given)
    found = Counter(held(game, world, owner) for world in worlds(game, SPECTATOR, 3000))
    assert evenly(found, 3, 3000) and set(found) == possible


@pytest.mark.parametrize("options", [{}, {"armies": "set"}])
def test_every_army_that_may_be_chosen_has_one_place_in_the_draw(
    room: Room, options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    """RB-6."""
    game = Game(room, options)
    possible = list(game.actions())
    drawn = []
    for place in range(len(possible)):
        monkeypatch.setattr(secrets, "below", lambda _rng, most, place=place: min(place, most - 1))
        drawn.append(f"army:{army_text(game.params, secrets.any_army(game.params, []))}")
    assert sorted(drawn) == sorted(possible)


def test_whites_army_is_hidden_from_black_while_black_chooses(room: Room) -> None:
    """RB-6: any of the possible armies, each equally likely."""
    game = Game(room, {"armies": "set"})
    game.play("army:KQRB")
    for seat in (1, SPECTATOR):
        view = game.view(seat)
        assert "KQRB" not in str(view)
        found = Counter(
            room.text.position(game.params, world)["unplaced"][0]
            for world in worlds(game, seat, 6700)
        )
        assert evenly(found, 67, 6700)
    assert {world.armies for world in worlds(game, 0, 5)} == {game.state.armies}


def test_own_cards_are_certain(at: At) -> None:
    game = at("c3=K c4=k", "c3=7H c4=8C", hands=("9C XX", "3D"))
    for world in worlds(game, 0, 20):
        assert world.hands[0] == game.state.hands[0] and world.decks[0] == game.state.decks[0]


def test_what_comes_out_stands_behind_the_action_that_brings_it_out(at: At) -> None:
    """RB-30: a discarded hand is shown; so is, in effect, that no card of a hand can be played."""
    shown = at("c3=K c4=k", "c3=7H c4=8C", hands=("2C XX", "3D"), phase="keeping", moved="c3")
    assert shown.plays("discard").seen(1)[0].startswith("discard,reveal:2C+XX")
    stuck = at("c3=K c4=k", "c3=7H c4=8C", phase="offered-one").plays("draw", "draw:2D")
    assert stuck.seen(1) == ["draw", "draw:?,stuck"]
    assert stuck.seen(0) == ["draw", "draw:2D,stuck"]
