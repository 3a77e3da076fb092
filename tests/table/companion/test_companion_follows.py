"""The companion asks nothing whose answer follows, and takes few taps (docs/table.md)."""

from itertools import pairwise

import pytest
from support.companions import played, tellings, told_of
from support.tapping import Answer, answers, summed

from regalia import games
from regalia.core.contract import SPECTATOR
from regalia.table.companion import following
from regalia.table.companion.companion import CompanionGame
from regalia.table.companion.companion_messages import Teller
from regalia.table.language import Refused

GAMES = [
    ("ur", {}),
    ("gambit", {"players": 3}),
    ("battles", {}),
    ("twelve", {}),
    ("study", {"mode": "solo"}),
]


def asked(name: str, *told: str, **options: object) -> CompanionGame:
    companion = CompanionGame.again(games.room(name), options, told)
    following.go_on(companion)
    return companion


def test_the_only_way_is_told_by_itself_and_said() -> None:
    """UR-8: with two blanks a first piece can only enter."""
    companion = asked("ur", "roll:--")
    assert companion.told == ["roll:--", "enter"]
    last = Teller(companion, "en").state().last
    assert last is not None and last.told == 0
    assert last.sentence == "Dark rolls blank + blank."
    assert last.follows == ["Dark enters a piece."]


def test_the_last_unit_goes_where_one_place_is_left() -> None:
    """RB-8"""
    told = told_of(played("battles", 1))
    place = [i for i, text in enumerate(told) if text.startswith("place:")][-3]
    companion = asked("battles", *told[: place + 1])
    assert companion.told[place + 1 : place + 3] == told[place + 1 : place + 3]
    assert companion.told[-1].startswith("place:")
    assert Teller(companion, "en").pad() == "cards"


def test_the_only_card_that_is_left_is_drawn_unasked() -> None:
    """ST-19: of two cards the second is known when the first is."""
    companion = asked("study", "card:KQR/.../BN.", mode="solo", deck=["KQR/.../BN.", "K.R/..Q/BN."])
    assert companion.told == ["card:KQR/.../BN.", "card:K.R/..Q/BN."]


def test_a_card_that_only_the_box_knows_is_always_asked_for() -> None:
    """ST-6: another deck may hold any of the 7,560."""
    assert asked("study").told == []


def test_a_claim_that_nobody_can_check_is_asked_for_beside_the_only_way() -> None:
    """RB-16"""
    told = told_of(played("battles", 0))
    companion = CompanionGame(games.room("battles"))
    seen = 0
    for text in told:
        if companion.claims():
            seen += 1
            assert following.certain(companion) == ""
        companion.tell(text)
    assert seen > 0


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_who_was_asked_for_everything_comes_to_the_same_place(
    name: str, options: dict[str, object]
) -> None:
    """Accounts that were kept before nothing was asked in vain go on."""
    game = played(name, 2, options, most=80)
    everything = CompanionGame(game.room, options)
    fewer, unasked = CompanionGame(game.room, options), 0
    for number in range(len(game.events)):
        for text in tellings(game, number):
            if text == "stuck" and text not in everything.claims():
                continue
            unasked += following.certain(everything) != ""
            if len(fewer.told) == len(everything.told):
                fewer.tell(text)
                following.go_on(fewer)
            everything.tell(text)
            assert fewer.told[: len(everything.told)] == everything.told
    following.go_on(everything)
    assert fewer.told == everything.told
    assert fewer.game.view(SPECTATOR) == everything.game.view(SPECTATOR)
    assert unasked or name not in ("ur", "battles")


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_taking_back_leads_to_the_last_question_that_was_answered(
    name: str, options: dict[str, object]
) -> None:
    companion = asked(name, *told_of(played(name, 2, options, most=60)), **options)
    while (told := following.last_asked(companion)) is not None:
        text = companion.told[told]
        assert following.take_back(companion) == text
        assert len(companion.told) == told and not following.certain(companion)
    with pytest.raises(Refused, match="nothing to undo"):
        following.take_back(companion)
    assert Teller(companion, "en").state().last is None


def test_an_answer_is_said_with_how_it_is_counted() -> None:
    """RB-19, RB-20"""
    told = told_of(played("battles", 1))
    until = told.index("easy:g3")
    last = Teller(asked("battles", *told[: until + 1]), "en").state().last
    assert last is not None and last.told == until
    assert sum("trump" in line for line in last.count[:4]) == 4


def test_a_card_that_is_turned_over_is_said_with_what_was_done() -> None:
    """QG-8: the sentence of an event that waits for a card comes with the card."""
    told = told_of(played("gambit", 1))
    turned = next(i for i, text in enumerate(told) if text.startswith("reveal:"))
    last = Teller(asked("gambit", *told[: turned + 1]), "en").state().last
    assert last is not None and "reveals" in last.sentence


def test_an_army_that_is_shown_is_named_with_its_own_pieces() -> None:
    """RB-6: White chose unseen, and is asked with white units, Black with black ones."""
    (way,) = Teller(asked("battles"), "en").ways()
    assert way.shows and set(way.named) == set(way.before) == set("KQRBNP")
    assert {one.item.look[-1] for one in way.named.values()} == {"1"}
    assert {one.item.look[-1] for one in way.before.values()} == {"0"}


# ------------------------------------------------------------------------------------- taps


def rounds(told: list[Answer]) -> list[list[Answer]]:
    """The answers of each round of Royal Battles: it begins with the cards for initiative."""
    drawn = [text.startswith("init:") for text, *_ in told]
    begins = [i for i, is_card in enumerate(drawn) if is_card and not drawn[i - 1]]
    return [told[one:other] for one, other in pairwise(begins)]


@pytest.mark.parametrize("seed", range(3))
def test_setting_up_battles_takes_half_the_taps_it_took(seed: int) -> None:
    """RB-6 to RB-8: armies, cards and units; with armies of a game before, fewer still."""
    game = played("battles", seed)
    told, again = list(answers(game)), list(answers(game, armies=True))
    until = told.index(rounds(told)[0][0])
    assert summed(told[:until]) == (57, 28)
    assert summed(again[:until]) == (57, 22)


@pytest.mark.parametrize("seed", range(3))
def test_a_round_of_battles_takes_half_the_taps_it_took(seed: int) -> None:
    """RB-11 to RB-20: initiative, cards, moves and attacks."""
    for told in rounds(list(answers(played("battles", seed)))):
        before, now = summed(told)
        assert now <= before / 2 + 1 and now <= 14


@pytest.mark.parametrize(
    ("name", "most"), [("gambit", 0.5), ("ur", 0.62), ("study", 0.65), ("twelve", 0.7)]
)
def test_every_game_takes_fewer_taps_than_it_took(name: str, most: float) -> None:
    before, now = summed(answers(played(name, 1, most=200)))
    assert now <= most * before
