"""Reasons why a decision was worse are true by the rules, and by what the seat knew then."""

import pytest

import regalia
from regalia.core.errors import Spoken
from regalia.core.game import Game
from regalia.core.random import below
from regalia.core.secrets import redacted
from regalia.core.words import LANGUAGES
from regalia.teaching.reviews.explain_mistake import explain_mistake
from regalia.teaching.reviews.ledger import LedgerMoment
from regalia.teaching.values.outlook import ChoiceValue

WON_AT_ONCE = (  # by Black, with N(0,1): docs/twelve-positions.md
    "wK(1,1) wQ(3,1) wR(1,0) wB(2,0) wN(0,2) wP(2,1) bK(2,3) bR(1,2) bB(0,3) bN(2,2) bP(3,3) "
    "w: b: x:bQ e:w b"
)


def said(game: Game, played: str, better: str, *choices: ChoiceValue) -> str:
    """The message, of the seat that is to act."""
    moment = LedgerMoment(1, game.to_play, played, (), best=better, choices=choices)
    found = explain_mistake(game, moment)
    return found.message if found else ""


def test_a_win_at_once_that_was_not_taken_is_told() -> None:
    game = regalia.new("twelve", WON_AT_ONCE)
    other = next(text for text in game.actions() if text != "N(0,1)")
    assert said(game, other, "N(0,1)") == "worse-wins"
    assert said(game, "N(0,1)", "N(0,1)") == "", "it was the best"


def lets_win(game: Game, text: str) -> bool:
    """Tell if the enemy can then win at once: every answer is tried."""
    game.play(text)
    seat, found = game.to_play, False
    for reply in list(game.actions()):
        game.play(reply)
        found = found or (game.over and game.result[seat] == 1)
        game.undo()
    game.undo()
    return found


def test_what_lets_the_enemy_win_at_once_is_told_beside_what_does_not() -> None:
    game = regalia.new("twelve", WON_AT_ONCE.removesuffix("b") + "w")
    bad = [text for text in game.actions() if lets_win(game, text)]
    safe = [text for text in game.actions() if text not in bad]
    assert bad and safe
    assert said(game, bad[0], safe[0]) == "worse-lets-win"
    assert said(game, bad[0], bad[1]) == ""
    assert said(game, safe[0], safe[1]) == ""


def test_what_was_proved_further_ahead_is_told_as_such_and_what_was_only_found_is_not() -> None:
    game = regalia.new("twelve")
    one, two = list(game.actions())[:2]
    sure = [ChoiceValue(one, 1.0, 0.0), ChoiceValue(two, 0.0, 0.0), ChoiceValue(two, 0.4, 0.01)]
    assert said(game, two, one, sure[0], sure[2]) == "worse-forced-win"
    assert said(game, two, one, ChoiceValue(one, 0.6, 0.01), sure[1]) == "worse-forced-loss"
    assert said(game, two, one, ChoiceValue(one, 0.6, 0.01), sure[2]) == ""


@pytest.mark.parametrize("name", ["gambit", "battles"])
def test_a_reason_is_the_same_in_every_world_that_fits_what_the_seat_knew(name: str) -> None:
    rng, found = regalia.rng(5), set()
    game = regalia.new(name)
    for _ in range(400):
        if game.over:
            game = regalia.new(name)
        if game.is_chance:
            game.roll(rng)
            continue
        texts, seat = sorted(game.actions()), game.to_play
        played, better = (texts[below(rng, len(texts))] for _ in range(2))
        reason = told(game, seat, played, better)
        other = game.copy()
        other.states[-1] = redacted(game.room, game.params, game.state, seat).world(rng)
        assert told(other, seat, played, better) == reason
        found.add(reason and reason.message)
        game.play(played)
    assert len(found) > 2, "several kinds of reasons, and none"


def told(game: Game, seat: int, played: str, better: str) -> Spoken | None:
    return explain_mistake(game, LedgerMoment(1, seat, played, (), best=better))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_is_told_in_every_language(language: str) -> None:
    game = regalia.new("ur", "....../..01..../...... 0")
    game.play("roll:-s")
    found = explain_mistake(game, LedgerMoment(2, 0, "B3-B2", (), best="B3-B4"))
    assert found is not None
    assert "16" in found.told(language) or "1" in found.told(language)
    assert ("action" in found.told(language)) == (language in ("en", "fr"))
