"""A companion's questions, its reasons for refusals, and records to go on with."""

import re

import pytest
from support.companions import played, told_of

from regalia import games
from regalia.core.contract.hidden_cards import UNKNOWN
from regalia.core.game.record import read
from regalia.core.words import LANGUAGES
from regalia.table.companion.companion import UNLISTED, CompanionGame
from regalia.table.companion.companion_messages import Teller
from regalia.table.language import Refused

SUIT = re.compile("clubs|diamonds|hearts|spades|joker")
ARMIES = "army:KKKP,reveal:RRBP"
STUDY = ["card:KQR/.../BN.", "card:K.R/..Q/BN.", "0:declare:4", "decline"]


def asked(name: str, told: list[str], language: str = "en", **options: object) -> Teller:
    return Teller(CompanionGame.again(games.room(name), options, told), language)


def test_whose_army_card_and_square_are_asked_for_is_said() -> None:
    """RB-6, RB-7, RB-10"""
    first = asked("battles", [])
    assert first.prompt() == "Black: name the units of your army."
    assert first.state().shown == "White: name the units of your army."
    assert asked("battles", [ARMIES]).prompt() == "White: which card lies on a1?"
    assert asked("battles", [ARMIES, "deal:7H"]).prompt() == "White: which card lies on c1?"
    told = told_of(played("battles", 1))
    drawn = [i for i, text in enumerate(told) if text.startswith("init:")][:2]
    prompts = [asked("battles", told[:i]).prompt() for i in drawn]
    assert prompts == [f"{who}: which initiative card did you draw?" for who in ("White", "Black")]


def test_start_and_target_cards_are_told_apart() -> None:
    """ST-12, ST-13"""
    cards = ["card:KQR/.../BN.", "card:K.R/..Q/BN."]
    assert asked("study", []).prompt().startswith("Start card")
    assert asked("study", cards[:1]).prompt().startswith("Objective card:")
    assert asked("study", cards[:1], bonus=True).prompt().startswith("Objective card 1:")
    assert asked("study", cards, bonus=True).prompt().startswith("Objective card 2:")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ace_in_the_deal_is_refused_in_words(language: str) -> None:
    """RB-7"""
    for typed in ("deal:AC", "AC", "XX"):
        answer = asked("battles", [ARMIES], language).asked(typed)
        assert not answer.allowed and answer.rule == "RB-7"
        assert "deal" not in answer.message.split() and "AC" not in answer.message


@pytest.mark.parametrize(
    ("name", "told", "taps", "rule", "word"),
    [
        ("ur", ["roll:-g"], ["B4"], "UR-8", "None of your pieces"),
        ("ur", ["roll:gs", "enter", "roll:-g", "roll:-g"], ["B1", "B8"], "UR-10", "B8"),
        ("gambit", ["start:b1", "start:h2", "reveal:R"], ["c3"], "QG-9", "as a rook"),
        ("gambit", ["start:b1", "start:h2", "reveal:R"], ["hand:1:0"], "QG-11", "moves first"),
        ("gambit", [], ["c3"], "QG-5", "c3"),
        ("gambit", [], ["rank:3"], "QG-5", "start square first"),
        ("twelve", [], ["supply:wN", "(3,3)"], "TW-5", "not next to"),
        ("twelve", [], ["piece:bK"], "TW-1", "not yours"),
        ("twelve", [], ["(0,1)"], "TW-1", "not yours"),
        ("twelve", [], ["(1,0)"], "TW-6", "No piece stands there"),
        ("twelve", [], ["supply:bN"], "TW-1", "somebody else"),
        ("study", STUDY[:2], ["b2"], "ST-14", "declare"),
        ("study", STUDY[:3], ["card1:K"], "ST-15", "challenge the declared 4"),
        ("study", STUDY, ["b2"], "ST-3", "No piece stands on b2"),
        ("battles", [], ["a1"], "RB-6", "army first"),
    ],
)
def test_what_was_touched_in_vain_is_answered_with_the_rule(
    name: str, told: list[str], taps: list[str], rule: str, word: str
) -> None:
    """UR-8, UR-10, QG-5, QG-9, QG-11, TW-1, TW-5, TW-6, ST-3, ST-14, ST-15, RB-6"""
    options = {"setup": 1} if name == "gambit" else {}
    answer = asked(name, told, **options).touched(taps)
    assert (answer.allowed, answer.rule) == (False, rule) and word in answer.message


def test_where_no_rule_gives_a_reason_it_is_said_what_can_be_done() -> None:
    """UR-8: dice that lie there are not touched."""
    answer = asked("ur", ["roll:gs"]).touched(["die:0"])
    assert answer.rule == "UR-8"
    nothing, _, rest = answer.message.partition(". ")
    assert nothing == "Nothing can be done with this now" and "enter" in rest


def test_nothing_is_moved_before_a_card_was_drawn_or_where_no_own_unit_stands() -> None:
    """RB-12, RB-13, RB-26"""
    told = told_of(played("battles", 1))
    before = {"decline": ("RB-12", "draw a card"), "keep": ("RB-26", "keep or discard")}
    for word, (rule, said) in before.items():
        answer = asked("battles", told[: told.index(word)]).touched(["top:0"])
        assert answer.rule == rule and said in answer.message
    teller = asked("battles", told[: next(i for i, text in enumerate(told) if text[2:3] == "-")])
    empty = next(item.id for item in teller.scene().items if item.id == "d3")
    assert teller.touched([empty]).message == "No unit of yours stands on d3."


def test_the_faces_of_dice_are_to_be_seen_though_nothing_can_be_done_with_them() -> None:
    """UR-9"""
    outcomes = asked("ur", ["roll:gs", "enter"]).outcomes()
    assert any("can do nothing" in one.label for one in outcomes)
    assert not any(item.state for one in outcomes for item in one.items)


def test_no_hidden_card_is_named_in_a_refusal() -> None:
    """RB-13: whatever card they play, a unit goes no further."""
    told = told_of(played("battles", 1))
    moves = [i for i, text in enumerate(told) if text[2:3] == "-"]
    teller = asked("battles", told[: moves[4]])
    begin = told[moves[4]][:2]
    far = "g5" if begin[0] in "abcd" else "a1"
    answer = teller.touched([begin, far])
    assert answer.rule == "RB-13" and "too far" in answer.message
    for item in teller.scene().items:
        assert not SUIT.search(teller.touched([item.id]).message)


@pytest.mark.parametrize("name", games.names())
def test_a_record_saved_at_any_moment_can_go_on(name: str) -> None:
    told = told_of(played(name, 1, most=120))
    for count in (0, 1, 2, len(told) // 3, len(told) // 2, len(told) - 1, len(told)):
        companion = CompanionGame.again(games.room(name), {}, told[:count])
        again = CompanionGame.of_record(companion.record(), games.room)
        assert (again.told, again.log) == (companion.told, companion.log)
        assert again.unlisted == companion.unlisted


def test_a_record_tells_nothing_that_is_only_guessed() -> None:
    """QG-8: a card that was turned over, but not yet told."""
    told = ["start:b1", "start:h2"]
    companion = CompanionGame.again(games.room("gambit"), {"setup": 1}, told)
    assert companion.wanted()
    assert "reveal" not in companion.record() and UNKNOWN in companion.record()


def test_a_record_from_a_position_cannot_go_on() -> None:
    text = '[Game "ur"]\n[Position "0...../1......./...... 0"]\n\nroll:-g\n'
    with pytest.raises(Refused):
        CompanionGame.of_record(text, games.room)


def test_a_record_of_cards_that_were_listed_says_so_and_goes_on_with_them() -> None:
    """ST-6"""
    deck = ["KRN/.../BQ.", "KRN/.../B.Q", "KRN/.../.QB"]
    companion = CompanionGame.again(games.room("study"), {"deck": deck}, ["KRN/.../BQ."])
    assert UNLISTED not in read(companion.record()).tags
    again = CompanionGame.of_record(companion.record(), games.room)
    assert again.game.options == companion.game.options and again.told == companion.told


def test_a_record_on_the_way_ends_with_what_was_told_so_far() -> None:
    """QG-8: also where a card that was turned over has still to be told."""
    waited = 0
    companion = CompanionGame(games.room("gambit"), {"players": 3})
    for text in told_of(played("gambit", 1, {"players": 3}, most=80)):
        companion.tell(text)
        assert read(companion.record()).played[-1] == companion.log[-1]
        waited += bool(companion.wanted())
    assert waited > 2


@pytest.mark.parametrize("given", ["rest:0:B+Q", "rest:7:B", "rest::", "rest:0:"])
def test_what_somebody_holds_is_not_told_before_the_end(given: str) -> None:
    companion = CompanionGame.again(games.room("gambit"), {"setup": 1}, ["start:b1", "start:h2"])
    with pytest.raises(Refused) as refused:
        companion.tell(given)
    assert refused.value.code == "nothing-untold"


@pytest.mark.parametrize("typed", ["army KKKP ZZZZ", "army ZZZZ RRBP", "army KKKP RRBP RRBP"])
def test_an_army_of_letters_that_nobody_knows_is_refused(typed: str) -> None:
    """RB-6"""
    assert CompanionGame(games.room("battles")).refusal(typed) is not None
