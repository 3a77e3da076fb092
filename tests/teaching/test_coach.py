"""The coach says of each moment what the review says of it, and one thing to take along."""

import gzip
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import regalia
from regalia.core.words import LANGUAGES
from regalia.teaching.reviews.coach import CoachFacts, coached
from regalia.teaching.reviews.incremental_review import ReviewProgress, told

GAMES: list[dict[str, Any]] = json.loads(
    gzip.decompress((Path(__file__).parent / "reviewed_games.json.gz").read_bytes())
)
ERR = CoachFacts(7, False, "Ana enters.", "Ana takes.", "It takes one more.", -12)
WORSE = CoachFacts(3, False, "Ana waits.", "Ana runs.", "", -20)
ROLL = CoachFacts(5, True, "Otto rolls gold.", "", "", -11)
GOOD = CoachFacts(9, False, "Ana holds.", "", "", 0)


def test_moments_come_in_the_order_of_the_game_and_the_costliest_is_taken_along() -> None:
    found = coached([ERR, WORSE, ROLL, GOOD], "en")
    assert [(one.n, one.text) for one in found.moments] == [
        (3, "Ana waits. Better: Ana runs. That cost 20 points."),
        (5, "Otto rolls gold. That cost 11 points."),
        (7, "Ana enters. Better: Ana takes. It takes one more. That cost 12 points."),
        (9, "Ana holds. Well played."),
    ]
    assert found.end == "One thing to take along, from step 3: Ana runs."


def test_who_erred_nowhere_and_whose_game_was_quiet_are_told_so() -> None:
    assert "none of these moves" in coached([ROLL, GOOD], "en").end
    assert coached([], "en").end == "No single moment changed much."


@pytest.mark.parametrize("number", [0, 4, 5])
def test_what_is_said_has_the_numbers_of_the_ledger_in_every_language(number: int) -> None:
    record = GAMES[number]["record"]
    found = told(record, msgspec.convert(GAMES[number]["progress"], ReviewProgress))
    for language in LANGUAGES:
        said = regalia.coach(record, found, 0, language)
        assert [one.n for one in said.moments] == sorted(one.n for one in said.moments)
        for one in said.moments:
            moment = found.moments[one.n - 1]
            points = abs(round(100 * (moment.luck[0] if moment.seat < 0 else moment.loss)))
            last = re.findall(r"\d+", one.text.rstrip(".").rpartition(".")[2])
            assert not points or str(points) in last, (language, one)
