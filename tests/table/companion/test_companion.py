"""A game on a real table: what is told, what stays hidden, and what a card that is shown was."""

import pytest
from msgspec.structs import replace
from support.companions import hoarding, played, tell_all, tellings

from regalia import games
from regalia.core.contract import CHANCE, SPECTATOR
from regalia.core.contract.hidden_cards import UNKNOWN
from regalia.core.errors import BadPosition, BadRecord, Illegal, RegaliaError
from regalia.core.game import record
from regalia.core.secrets import redacted
from regalia.core.words import LANGUAGES
from regalia.games.study.deck import FILE, load_deck
from regalia.table import fairness
from regalia.table.companion.companion import MOST_TOLD, CompanionGame
from regalia.table.companion.companion_messages import Teller
from regalia.table.language import Refused

READINGS = {"joker": "turned", "moving": "may", "discard": "either", "end": "cards"}
GAMES = [
    ("study", {}),
    ("study", {"mode": "solo", "bonus": True, "level": 3}),
    ("gambit", {}),
    ("gambit", {"players": 3, "setup": 2}),
    ("gambit", {"players": 4}),
    ("battles", {}),
    ("battles", {"scenario": "magic", "orientation": "crosswise"}),
    ("battles", READINGS),
    ("ur", {}),
    ("ur", {"layout": "ancient", "placing": "captures", "crossing": "empty", "extra": "once"}),
    ("twelve", {}),
    ("twelve", {"ban": "both"}),
]


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("name", "options"), GAMES)
def test_what_everybody_saw_of_any_game_leads_to_the_same_place(
    name: str, options: dict[str, object], seed: int
) -> None:
    game = played(name, seed, options)
    companion = CompanionGame(game.room, options)
    tell_all(companion, game)
    there = companion.game
    assert there.seen(SPECTATOR)[: len(game.events)] == game.seen(SPECTATOR)
    if game.over:
        assert there.view(SPECTATOR) == game.view(SPECTATOR)
        assert (there.result, there.reason) == (game.result, game.reason)


@pytest.mark.parametrize(("name", "options"), [("gambit", {"players": 3}), ("battles", {})])
def test_what_is_shown_on_the_way_is_what_a_spectator_of_the_true_game_sees(
    name: str, options: dict[str, object]
) -> None:
    """The world that only fits differs from the true one, and nothing that is told shows it."""
    game = played(name, 4, options, hoarding, most=150)
    companion, differed = CompanionGame(game.room, options), False
    for number in range(len(game.events)):
        for text in tellings(game, number):
            if text != "stuck" or text in companion.claims():
                companion.tell(text)
        there = len(companion.game.events)
        if companion.wanted() or there > len(game.events):
            continue
        true = game.states[there]
        differed = differed or true != companion.game.state
        view = redacted(game.room, game.params, true, SPECTATOR).view()
        told = Teller(companion, "en")
        seen = game.room.drawn(game.params, view, told.words.say, told.names)
        assert told.scene() == replace(seen, prompt="")
    assert differed


@pytest.mark.parametrize("options", [{}, READINGS])
@pytest.mark.parametrize("seed", range(6))
def test_large_hands_that_could_not_be_played_are_kept_true(
    seed: int, options: dict[str, object]
) -> None:
    """RB-16, RB-36: what a hand can hold after its owner had no move, or had one and stayed."""
    game = played("battles", seed, options, likes=hoarding)
    companion = CompanionGame(game.room, options)
    tell_all(companion, game)
    assert companion.game.view(SPECTATOR) == game.view(SPECTATOR)
    assert any("stuck" in seen for seen in game.seen(SPECTATOR))


@pytest.mark.parametrize("name", ["gambit", "battles"])
def test_hidden_cards_are_question_marks_until_they_are_shown(name: str) -> None:
    game = played(name, 1, likes=hoarding, most=200)
    companion, unknown = CompanionGame(game.room), 0
    for number in range(len(game.events)):
        for text in tellings(game, number):
            if text == "stuck" and text not in companion.claims():
                continue
            before = [entry.partition(",")[0] for entry in companion.log]
            companion.tell(text)
            after = [entry.partition(",")[0] for entry in companion.log]
            for old, new in zip(before, after):
                fits = all(a in (UNKNOWN, b) for a, b in zip(old, new))
                assert old == new or (UNKNOWN in old and fits)
            unknown = max(unknown, sum(UNKNOWN in entry for entry in after))
    assert unknown > 0


@pytest.mark.parametrize(("name", "options"), [*GAMES[2:7]])
def test_when_the_rest_is_told_the_record_is_whole_and_verifies(
    name: str, options: dict[str, object]
) -> None:
    game = played(name, 5, options, hoarding)
    companion = CompanionGame(game.room, options)
    tell_all(companion, game)
    assert companion.over
    if not companion.whole:
        with pytest.raises(BadRecord, match="can be read but not replayed"):
            fairness.verified(record.read(companion.record()))
    true = game.state
    for seat in sorted({one.seat for one in companion.rest()}):
        companion.tell(f"rest:{seat}:{_held(name, true, seat, game.params)}")
    assert companion.whole and not companion.rest()
    replayed = record.replay(record.read(companion.record()), games.room)
    assert replayed.result == game.result
    assert replayed.view(SPECTATOR) == game.view(SPECTATOR)
    for seat in range(game.seats):
        assert replayed.view(seat) == game.view(seat)
    drawn = sum(event.seat == CHANCE for event in game.events)
    with pytest.raises(BadRecord, match=f"{drawn} random results"):
        fairness.verified(record.read(companion.record()))  # it was told, so nobody can check it


def _held(name: str, state: object, seat: int, params: object) -> str:
    view = redacted(games.room(name), params, state, seat).view()  # type: ignore[arg-type]
    if name == "battles":
        return "+".join(view["hands"][seat])
    return "/".join("+".join(view["own"][place]) for place in ("row", "hand") if view["own"][place])


# ------------------------------------------------------------------------------ what is refused


def test_a_card_cannot_be_shown_twice() -> None:
    """RB-13, RB-27: a card that was played is in nobody's hand, and in no deck."""
    companion = _in_battle()
    _tell_until_moving(companion)
    mover = companion.game.players[0]
    move = next(text for text in companion.legal() if text.endswith("S"))
    companion.tell(move)
    card = move[-2:]
    for _ in range(20):
        _tell_until_moving(companion)
        if companion.game.players[0] == mover:
            break
        companion.tell("stuck")
    there = [text for text in companion.legal() if "-" in text]
    assert there and not [text for text in there if text.endswith(card)]
    with pytest.raises(Illegal, match="do not hold") as refused:
        companion.tell(there[0][:-2] + card)
    assert refused.value.rule == "RB-13"
    assert companion.refusal(there[0][:-2] + card) is not None
    assert companion.refusal(there[0]) is None


def test_a_card_that_the_deck_no_longer_has_is_not_drawn() -> None:
    """RB-27."""
    companion = _in_battle()
    gone = companion.told[2].partition(":")[2]  # dealt to White's home column
    with pytest.raises(Illegal) as refused:
        companion.tell(f"init:{gone}")
    assert refused.value.rule == "RB-27"


def test_who_said_that_there_was_no_move_cannot_show_a_card_that_had_one() -> None:
    """RB-16: found out as soon as the card is shown."""
    companion = _in_battle()
    _tell_until_moving(companion)
    playable = {text[-2:] for text in companion.legal() if "-" in text}
    companion.tell("stuck")
    note = companion.unchecked()
    assert note is not None
    for language in LANGUAGES:
        assert note.told(language)
    assert companion.told[-1] == "stuck"
    showing = next(name for name in sorted(playable) if name != "XX")
    assert showing[-1] in "CS"
    with pytest.raises(Illegal) as refused:
        companion.tell(f"discard {showing}")
    assert refused.value.rule == "RB-16"


def test_who_has_a_move_with_whatever_card_cannot_say_that_there_is_none() -> None:
    """RB-16: units on both colours can be moved with any card."""
    companion = CompanionGame(games.room("battles"), {"scenario": "hundred-years"})
    while _phase(companion) != "moving":
        legal = companion.legal()
        liked = [text for text in legal if text in ("draw", "keep", "hold")]
        companion.tell((liked or legal)[0 if liked or len(legal) == 1 else len(companion.told) % 3])
    assert "stuck" not in companion.legal()
    with pytest.raises(Illegal) as refused:
        companion.tell("stuck")
    assert refused.value.rule == "RB-16"


def test_a_fourth_card_of_a_kind_is_not_revealed() -> None:
    """QG-2: three of each; what is revealed comes back only with a new pile (QG-12)."""
    companion = CompanionGame(games.room("gambit"), {"setup": 1})
    for text in ("start:", "start:"):
        companion.tell(next(one for one in companion.legal() if one.startswith(text)))
    shown = {0: 0, 1: 0}
    while max(shown.values()) < 3:
        seat = companion.game.state.player  # type: ignore[attr-defined]
        companion.tell("R" if shown[seat] < 3 else "B")
        shown[seat] += 1
        companion.tell(next(iter(companion.legal())))
    while companion.game.state.player != 1:  # type: ignore[attr-defined]
        companion.tell("B")
        companion.tell(next(iter(companion.legal())))
    with pytest.raises(Illegal) as refused:
        companion.tell("reveal:R")
    assert refused.value.rule == "QG-2"
    offered = [one.text for one in Teller(companion, "en").outcomes()]
    assert offered == ["reveal:B", "reveal:Q", "reveal:N"]
    companion.tell("reveal:N")


def test_nothing_goes_on_before_the_card_that_was_turned_over_is_told() -> None:
    """QG-8."""
    companion = CompanionGame(games.room("gambit"), {"setup": 1})
    for _ in range(2):
        companion.tell(companion.legal()[0])
    assert companion.legal() == [f"reveal:{card}" for card in "BRQN"]
    with pytest.raises(Refused, match="turned over"):
        companion.tell("move:e4")


def test_a_card_of_the_box_can_be_any_of_the_7560_and_none_comes_twice() -> None:
    """ST-6, ST-13, ST-20."""
    companion = CompanionGame(games.room("study"))
    companion.tell("KRN/.../BQ.")
    companion.tell("card:KRN/.../B.Q")
    assert companion.game.state.phase == 3  # type: ignore[attr-defined] # everybody may declare
    assert len(companion.game.options["deck"]) == 60
    with pytest.raises(BadPosition) as refused:  # ST-4: a bishop on a light square
        CompanionGame.again(companion.room, {}, ["KRN/B../..Q"])
    assert refused.value.rule == "ST-4"
    once = CompanionGame.again(companion.room, {}, ["KRN/.../BQ."])
    with pytest.raises(Illegal) as refused_again:
        once.tell("KRN/.../BQ.")
    assert refused_again.value.rule in ("ST-13", "ST-20")


def test_the_owner_of_a_listed_deck_draws_no_other_card() -> None:
    deck = ["KRN/.../BQ.", "KRN/.../B.Q"]
    companion = CompanionGame(games.room("study"), {"deck": deck})
    with pytest.raises(RegaliaError):
        companion.tell("KRN/Q../B..")
    assert Teller(companion, "en").pad() == "list"


def test_a_card_of_a_large_listed_deck_is_put_together_piece_by_piece() -> None:
    """Sixty cards are a long list; one that is not among them is refused all the same."""
    room = games.room("study")
    companion = CompanionGame(room, {"deck": load_deck(FILE)})
    assert Teller(companion, "en").pad() == "position"
    assert "KRN/.../BQ." not in companion.game.options["deck"]
    assert companion.refusal("card:KRN/.../BQ.") is not None


# ------------------------------------------------------------------------ typing and taking back


@pytest.mark.parametrize("typed", ["army:PKKK,reveal:BPRR", "army pkkk bprr", "army KKKP RRBP"])
def test_armies_are_typed_in_any_order(typed: str) -> None:
    """RB-6, RB-30: Black's, and White's that is shown with it."""
    companion = CompanionGame(games.room("battles"))
    companion.tell(typed)
    assert companion.told == ["army:KKKP,reveal:RRBP"]


@pytest.mark.parametrize(
    ("name", "typed", "meant"),
    [
        ("ur", "GS", "roll:gs"),
        ("ur", "roll:--", "roll:--"),
        ("gambit", "3", "setup:3"),
        ("battles", "10d", "deal:TD"),
        ("battles", "7H", "deal:7H"),
    ],
)
def test_people_type_what_they_see(name: str, typed: str, meant: str) -> None:
    companion = CompanionGame(games.room(name), {"scenario": "magic"} if name == "battles" else {})
    companion.tell(typed)
    assert companion.told == [meant]


def test_a_card_is_typed_with_the_move_as_people_say_it() -> None:
    companion = _in_battle()
    _tell_until_moving(companion)
    move = next(text for text in companion.legal() if text.endswith(("TH", "TS", "TC", "TD")))
    squares, _, card = move.partition(":")
    companion.tell(f"{squares} 10{card[1].lower()}")
    assert companion.told[-1] == move


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_whatever_was_told_can_be_taken_back_at_any_time(
    name: str, options: dict[str, object]
) -> None:
    game = played(name, 2, options, hoarding, most=120)
    companion = CompanionGame(game.room, options)
    tell_all(companion, game)
    for left in range(10):
        told = list(companion.told)
        assert companion.take_back() == told[-1]
        if left % 5 == 4:
            again = CompanionGame.again(game.room, options, companion.told)
            assert again.log == companion.log
            assert again.game.seen(SPECTATOR) == companion.game.seen(SPECTATOR)
        if not companion.told:
            break
    companion = CompanionGame(game.room, options)
    with pytest.raises(Refused, match="nothing to undo"):
        companion.take_back()


def test_a_refusal_changes_nothing() -> None:
    game = played("battles", 3, likes=hoarding, most=60)
    companion = CompanionGame(game.room)
    for number in range(len(game.events)):
        for text in tellings(game, number):
            if text == "stuck" and text not in companion.claims():
                continue
            log, told = companion.log, list(companion.told)
            for nonsense in (
                "",
                " ",
                "draw:?",
                "?",
                "9:easy:a1",
                "discard",
                "XX" * 300,
                "rest:0:7H",
            ):
                if nonsense not in companion.legal() and companion.refusal(nonsense):
                    with pytest.raises(RegaliaError):
                        companion.tell(nonsense)
            assert (companion.log, companion.told) == (log, told)
            companion.tell(text)


def test_no_more_is_told_of_one_game_than_anybody_would() -> None:
    companion = CompanionGame(games.room("ur"))
    companion.told = ["roll:--"] * MOST_TOLD
    with pytest.raises(Refused, match="No more than"):
        companion.tell("roll:--")


def test_a_log_holds_what_is_known_and_question_marks_for_the_rest() -> None:
    companion = _in_battle()
    _tell_until_moving(companion)
    assert companion.log[-1] == "draw:?"
    move = next(text for text in companion.legal() if text.endswith("S"))
    companion.tell(move)
    assert f"draw:{move[-2:]}" in companion.log
    companion.take_back()
    assert companion.log[-1] == "draw:?"


# ------------------------------------------------------------------------------ a battle begun


def _in_battle() -> CompanionGame:
    """Armies by a scenario, all units on red cards; initiative comes next."""
    companion = CompanionGame(games.room("battles"), {"scenario": "hundred-years"})
    while _phase(companion) != "initiative":
        _tell_something(companion)
    return companion


def _phase(companion: CompanionGame) -> str:
    phase: str = companion.game.view(SPECTATOR)["phase"]
    return phase


def _tell_until_moving(companion: CompanionGame) -> None:
    for _ in range(60):
        if _phase(companion) == "moving":
            return
        _tell_something(companion)
    raise AssertionError("no move in sight")


def _tell_something(companion: CompanionGame) -> None:
    """Draw and keep; deal red cards; for initiative, never the same one twice."""
    legal = companion.legal()
    red = [text for text in legal if text.startswith("deal:") and text[-1] in "DH"]
    liked = [text for text in legal if text in ("draw", "keep", "hold")]
    choice = liked[:1] or red or legal
    companion.tell(choice[len(companion.told) % min(2, len(choice))])
