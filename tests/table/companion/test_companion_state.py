"""The state of a game with a real box: what can be told next, and what is not told yet."""

from collections.abc import Iterator
from typing import Any

import pytest
from support.companions import hoarding, played, tell_all, tellings, told_of

from regalia import games
from regalia.core.secrets import redacted
from regalia.table.companion.companion import CompanionGame
from regalia.table.companion.companion_messages import LAST, CompanionWay, Teller

STARTS = ["start:b1", "start:h2"]


def of_told(name: str, told: list[str], **options: object) -> Teller:
    return Teller(CompanionGame.again(games.room(name), options, told), "en")


def met(name: str, seed: int, options: dict[str, Any], most: int) -> Iterator[Teller]:
    """A teller at the first moment of each kind in a game: of each pad, question and phase."""
    game, found = played(name, seed, options, hoarding, most), set()
    companion = CompanionGame(game.room, options)
    for number in range(len(game.events)):
        for text in tellings(game, number):
            if text == "stuck" and text not in companion.claims():
                continue
            companion.tell(text)
            teller = Teller(companion, "en")
            kind = teller.pad(), teller.prompt(), companion.game.view().get("phase")
            if kind not in found:
                found.add(kind)
                yield teller


def words(way: CompanionWay) -> set[str]:
    return {word for named in way.texts for word in named.split()}


@pytest.mark.parametrize(
    ("name", "seed", "options", "most"),
    [
        ("ur", 1, {}, 40),
        ("gambit", 1, {"players": 3}, 60),
        ("battles", 1, {}, 150),
        ("battles", 2, {"scenario": "magic"}, 80),
        ("study", 1, {}, 40),
        ("twelve", 1, {}, 20),
    ],
)
def test_whatever_can_be_told_next_is_told_in_one_way_that_can_be_touched(
    name: str, seed: int, options: dict[str, Any], most: int
) -> None:
    for teller in met(name, seed, options, most):
        state, companion = teller.state(), teller.companion
        assert bool(state.ways) == (state.pad == "ways")
        assert bool(state.outcomes) == (state.pad == "list")
        assert bool(state.cards) == (state.pad == "cards")
        assert bool(state.own) == (state.pad == "position")
        if state.pad != "ways":
            continue
        texts = [text for way in state.ways for text in way.texts.values()]
        race = len(state.acting) > 1
        can = [
            f"{seat}:{text}" if race else text
            for seat in state.acting
            for text in companion.legal(seat)
        ]
        assert sorted(texts) == sorted(can)
        scene = state.scene
        there = {thing.id for thing in scene.things()} | {tray.id for tray in scene.trays}
        for way in state.ways:
            assert all(tap in there or tap.startswith("button:") for tap in way.taps)
            first = bool(words(way)) or way.shows > 0  # something has to be named
            assert bool(way.sentence) == (not first)
            assert way.label or words(way)
            assert not way.named or words(way) <= set(way.named)


def test_a_hand_that_is_shown_is_not_told_before_its_cards_are() -> None:
    """RB-26: a world that only fits holds every card that there might be."""
    found = [way for teller in met("battles", 1, {}, 200) for way in teller.ways()]
    discards = [way for way in found if "discard" in way.texts.values()]
    assert discards
    for way in discards:
        assert (way.label, way.sentence, way.shows) == ("Discard hand", "", 1)


def test_units_of_an_army_are_named_with_their_pictures() -> None:
    """RB-6"""
    (army,) = of_told("battles", []).ways()
    names = {"K": "king", "Q": "queen", "R": "rook", "B": "bishop", "N": "knight", "P": "pawn"}
    assert {letter: one.name for letter, one in army.named.items()} == names
    assert all(one.item.look for one in army.named.values())
    assert "army:KKKK" in army.texts.values() and army.shows == 1 and not army.taps


def test_a_card_that_was_turned_over_is_waited_for_and_nothing_of_it_is_shown() -> None:
    """QG-8: White has drawn and turned over nothing; of Black's card nobody has told."""
    teller = of_told("gambit", STARTS, setup=1)
    state = teller.state()
    hands = {tray.id: len(tray.items) for tray in state.scene.trays if tray.id.startswith("hand:")}
    assert hands == {"hand:0": 3, "hand:1": 2}
    assert (state.pad, state.acting, state.shown, state.hourglass) == ("list", [], "", None)
    assert state.prompt == "Black: which card do you turn over?"
    assert state.log[-1] == "White draws a card."
    assert [one.text for one in state.outcomes] == [f"reveal:{card}" for card in "BRQN"]
    assert state.outcomes[1].label == "Black draws a card. Black reveals a rook."
    assert teller.asked("R").message == state.outcomes[1].label


def test_the_last_sentences_are_told_again() -> None:
    game = played("ur", 1, most=LAST + 20)
    teller = of_told("ur", [event.text for event in game.events])
    assert len(teller.state().log) == LAST
    assert teller.state().log == teller.sentences()[-LAST:]
    begun = of_told("ur", ["roll:gs", "enter"])
    told = ["Dark rolls gold + silver.", "Dark enters a piece."]
    assert begun.state().log == begun.sentences() == told


def test_how_a_game_ended_is_the_last_thing_that_is_told() -> None:
    """QG-19: and what nobody has shown can be told then, place by place."""
    game = played("gambit", 5)
    companion = CompanionGame(game.room, game.options)
    tell_all(companion, game)
    state = Teller(companion, "en").state()
    assert state.ending == state.prompt and state.ending and state.pad == "over"
    assert [(one.seat, one.cards) for one in state.rest] == [
        (one.seat, one.cards) for one in companion.rest()
    ]
    assert {one.where for one in state.rest} == {"the row", "the hand"}
    assert state.rest[0].kinds["Q"] == "queen"
    assert of_told("gambit", STARTS, setup=1).state().ending == ""


def test_who_has_no_name_is_called_by_the_side() -> None:
    companion = CompanionGame(games.room("gambit"), {"players": 3, "setup": 1})
    assert Teller(companion, "en", ["", "Ada"]).state().names == ["White", "Ada", "Red"]


@pytest.mark.parametrize(
    ("name", "options"), [("gambit", {"players": 3}), ("battles", {}), ("study", {})]
)
def test_may_i_is_answered_with_what_was_asked_and_not_with_what_follows_by_itself(
    name: str, options: dict[str, Any]
) -> None:
    """Cards go where nobody sees them, and a claim is a remark on what was before."""
    asked = 0
    for teller in met(name, 1, options, 150):
        for way in teller.ways()[-3:] if teller.pad() == "ways" else []:
            if way.sentence and not way.row:
                (text,) = way.texts.values()
                answer = teller.asked(text)
                assert answer.allowed and answer.message.startswith(way.sentence)
                asked += 1
    assert asked > 2


def test_what_a_seat_held_in_the_end_may_be_asked_about_too() -> None:
    """Nothing happens by it: the answer is what happened last."""
    game = played("gambit", 5)
    companion = CompanionGame(game.room, game.options)
    tell_all(companion, game)
    (seat, *_) = (one.seat for one in companion.rest())
    own = redacted(game.room, game.params, game.state, seat).view()["own"]
    held = "/".join("+".join(own[place]) for place in ("row", "hand") if own[place])
    teller = Teller(companion, "en")
    answer = teller.asked(f"rest:{seat}:{held}")
    assert answer.allowed and answer.message == teller.sentences()[-1]


def test_who_says_that_there_is_no_move_shows_nothing_with_it() -> None:
    """RB-16: the claim is a remark on what was before, and is asked about as such."""
    companion = CompanionGame(games.room("battles"))
    for text in told_of(played("battles", 1, likes=hoarding)):
        if companion.claims() and companion.refusal("stuck") is None:
            break
        companion.tell(text)
    teller = Teller(companion, "en")
    (claim,) = (way for way in teller.ways() if "stuck" in way.texts.values())
    assert (claim.seat, claim.taps) == (companion.game.players[0], ["button:stuck"])
    assert claim.shows == 0 and claim.sentence == teller.asked("stuck").message
    companion.tell("stuck")
    again = CompanionGame.of_record(companion.record(), games.room)
    assert (again.told, again.log) == (companion.told, companion.log)
