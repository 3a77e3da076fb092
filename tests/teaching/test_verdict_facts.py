"""No sentence of a review is said that its numbers do not carry: 30 games of all rooms, kept with
their reviews (bench/strength/told_games.py made them, and checks 300)."""

import gzip
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support import verdict_facts

from regalia.core.game import Game
from regalia.core.words import LANGUAGES
from regalia.teaching.reviews.incremental_review import ReviewProgress, told
from regalia.teaching.reviews.ledger import GOOD
from regalia.teaching.reviews.review_messages import as_told
from regalia.teaching.reviews.verdict_words import verdicts
from regalia.teaching.values.outlook import at

GAMES: list[dict[str, Any]] = json.loads(
    gzip.decompress((Path(__file__).parent / "reviewed_games.json.gz").read_bytes())
)


@pytest.mark.parametrize("number", range(30))
def test_every_sentence_is_what_the_ledger_says(number: int) -> None:
    record = GAMES[number]["record"]
    found = told(record, msgspec.convert(GAMES[number]["progress"], ReviewProgress))
    for you in (-1, 0):
        english = verdicts(record, found, you=you)
        for seat, answer in enumerate(english):
            verdict_facts.check(found, seat, answer)
        for language in LANGUAGES:
            for answer, other in zip(english, verdicts(record, found, language, you)):
                assert other.points == answer.points and other.kind == answer.kind
                numbers = verdict_facts.numbers(other.account)
                assert numbers == verdict_facts.numbers(answer.account), language


@pytest.mark.parametrize("number", range(8))
def test_moments_are_the_costliest_and_say_what_was_measured(number: int) -> None:
    record = GAMES[number]["record"]
    progress = msgspec.convert(GAMES[number]["progress"], ReviewProgress)
    game, found = Game.from_record(record), told(record, progress)
    said = as_told(record, progress, "en")
    by_number = {moment.n: moment for moment in said.moments}
    for seat in range(found.seats):
        wrong = [m for m in found.moments if m.seat == seat and m.grade not in ("", GOOD)]
        costly = sorted((-100 * m.decided[seat] for m in wrong), reverse=True)[:3]
        shown = [by_number[n] for n in said.own[seat]]
        losses = [100 * one.loss for one in shown if one.grade != GOOD]
        assert losses == pytest.approx(costly, abs=1e-6)
        for one in shown:
            legal = at(game, one.n - 1).actions(seat)
            assert one.text in legal and one.best in legal and one.taps
            assert bool(one.better_taps) == (one.best != one.text)
        for n in said.blows[seat]:
            before = at(game, n - 1)
            weights = before.weights()
            assert by_number[n].likely == pytest.approx(
                weights[by_number[n].text] / sum(weights.values())
            )
            assert abs(found.moments[n - 1].luck[seat]) >= 0.1


def test_they_are_of_every_room_and_of_two_three_and_four_players() -> None:
    found = [told(one["record"], msgspec.convert(one["progress"], ReviewProgress)) for one in GAMES]
    assert {one.game for one in found} == {"battles", "gambit", "study", "twelve", "ur"}
    assert {one.seats for one in found} == {1, 2, 3, 4}


def test_a_sentence_with_another_number_or_a_headline_that_is_not_so_is_found() -> None:
    record = GAMES[0]["record"]
    found = told(record, msgspec.convert(GAMES[0]["progress"], ReviewProgress))
    answer = verdicts(record, found)[0]
    luck = next(n for n, sentence in enumerate(answer.account) if "The dice cost" in sentence)
    for wrong in (
        answer.account[luck].replace("47", "48"),
        answer.account[luck].replace("cost", "gave"),
    ):
        account = [*answer.account[:luck], wrong, *answer.account[luck + 1 :]]
        with pytest.raises(AssertionError):
            verdict_facts.check(found, 0, msgspec.structs.replace(answer, account=account))
    other = msgspec.structs.replace(answer, headline="Mostly Dark’s own moves.", kind="mostly")
    with pytest.raises(AssertionError):
        verdict_facts.check(found, 0, other)
