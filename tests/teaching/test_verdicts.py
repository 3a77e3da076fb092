"""Was it me, or the dice? One kind of answer for every shape of result (docs/review.md)."""

import pytest

import regalia
from regalia.core.game.record import write
from regalia.core.words import You
from regalia.teaching.reviews import verdict as kinds
from regalia.teaching.reviews.ledger import LedgerMoment, LedgerRow
from regalia.teaching.reviews.review import Review, review
from regalia.teaching.reviews.verdict import WholePoints, verdict, whole
from regalia.teaching.reviews.verdict_words import (
    DICE,
    NO_LUCK,
    chance_of,
    told_verdict,
    verdicts,
)
from regalia.teaching.values.outlook import SEARCHED

LUCK, SELF, OTHERS = kinds.LUCK, kinds.SELF, kinds.OTHERS


def row(start: float, result: float, **parts: float) -> LedgerRow:
    """An account in points; whatever is not named is left over."""
    names = ("luck", "own", "others", "unknowable", "given_up")
    given = [parts.get(name, 0.0) / 100 for name in names]
    return LedgerRow(start / 100, *given, (result - start) / 100 - sum(given), result / 100)


def mirrored(one: LedgerRow) -> LedgerRow:
    return LedgerRow(
        1 - one.start,
        -one.luck,
        -one.others,
        -one.own,
        -one.unknowable,
        -one.given_up,
        -one.left_over,
        1 - one.result,
    )


def of(*rows: LedgerRow, error: float = 0.0) -> Review:
    """A review with these rows; `error`: a standard error of a decision that cost something."""
    nothing = (0.0,) * len(rows)
    erring = LedgerMoment(1, 0, "a", nothing, nothing, (-0.1, *nothing[1:]), nothing, error=error)
    return Review("ur", len(rows), rows, (erring,), (), (), SEARCHED, 1, 1)


def of_two(one: LedgerRow, error: float = 0.0) -> Review:
    return of(one, mirrored(one), error=error)


@pytest.mark.parametrize(
    ("account", "error", "kind", "causes"),
    [
        (row(50, 0, luck=-47, own=-3), 0.0, kinds.MOSTLY, (LUCK,)),
        (row(62, 0, luck=-3, own=-59), 0.0, kinds.MOSTLY, (SELF,)),
        (row(60, 0, luck=-41, own=-30, others=11), 0.0, kinds.MOSTLY, (LUCK,)),
        (row(60, 0, luck=-36, own=-30, others=6), 0.01, kinds.MORE, (LUCK, SELF)),
        (row(60, 0, luck=-31, own=-29), 0.02, kinds.BOTH, (LUCK, SELF)),
        (row(50, 0, luck=-20, own=-16), 0.0, kinds.UNCLEAR, ()),
        (row(50, 0, luck=-30, own=-20), 0.2, kinds.UNCLEAR, ()),
        (row(95, 100, luck=3, others=2), 0.0, kinds.SETTLED, ()),
        (row(4, 0, luck=-4), 0.0, kinds.SETTLED, ()),
        (row(50, 50, luck=-20, own=-5, others=25), 0.0, kinds.EVEN, ()),
        (row(80, 50, luck=-30), 0.0, kinds.MOSTLY, (LUCK,)),
        (row(50, 100, luck=-20, others=70), 0.0, kinds.DESPITE, ()),
        (row(50, 100, luck=-16, others=66), 0.02, kinds.MOSTLY, (SELF,)),
        (row(50, 100, own=-40, others=35, luck=55), 0.0, kinds.MOSTLY, (LUCK,)),
        (row(50, 100, unknowable=40, luck=10), 0.0, kinds.MOSTLY, (kinds.UNKNOWABLE,)),
        (row(70, 0, given_up=-70), 0.0, kinds.MOSTLY, (kinds.EARLY,)),
    ],
    ids=lambda given: str(given) if isinstance(given, str) else "",
)
def test_the_kind_follows_from_the_points_and_their_error(
    account: LedgerRow, error: float, kind: str, causes: tuple[str, ...]
) -> None:
    found = verdict(of_two(account, error), 0)
    assert (found.kind, found.causes) == (kind, causes)


def test_of_two_players_both_are_told_the_same_but_who_won_in_spite_of_it() -> None:
    review = of_two(row(60, 0, luck=-36, own=-30, others=6), 0.01)
    assert verdict(review, 0)[0:1] + verdict(review, 0)[2:3] == ("more", (LUCK, SELF))
    assert verdict(review, 1).causes == (LUCK, SELF)
    assert [one.luck for one in whole(review.rows)] == [-36, 36]


def test_whoever_lost_to_the_others_quarrel_is_told_so() -> None:
    lost = row(40, 0, own=-5, others=-35)
    review = of(lost, row(30, 100, others=70), row(30, 0, own=-30))
    assert verdict(review, 0).causes == (OTHERS,)
    assert verdict(review, 1).causes == (SELF,)


@pytest.mark.parametrize(
    ("results", "outcomes"),
    [
        ((1.0, 0.0), ("won", "lost")),
        ((0.5, 0.5), ("drawn", "drawn")),
        ((0.5, 0.5, 0.0), ("shared", "shared", "lost")),
        ((1 / 3, 1 / 3, 1 / 3), ("drawn", "drawn", "drawn")),
        ((1.0,), ("done",)),
        ((0.0,), ("failed",)),
    ],
)
def test_what_a_game_came_to_is_named_for_one_to_four_and_ties(
    results: tuple[float, ...], outcomes: tuple[str, ...]
) -> None:
    assert tuple(kinds.outcome_of(results, seat) for seat in range(len(results))) == outcomes


def test_whole_points_add_up_and_no_part_is_off_by_a_whole_one() -> None:
    account = row(59.6, 0, luck=-41.4, own=-29.6, others=11.46)
    (found, other) = whole([account, mirrored(account)])
    assert found == WholePoints(60, -41, -30, 11, 0, 0, 0, 0)
    assert other == WholePoints(40, 41, -11, 30, 0, 0, 0, 100)


def test_the_better_known_half_of_a_remainder_is_never_called_luck() -> None:
    """A third of the points each, and 13 that nobody can explain."""
    found = verdict(of_two(row(59, 0, luck=-30, own=-16)), 0)
    assert (found.kind, found.points.left_over) == (kinds.UNCLEAR, -13)
    said = told_verdict(of_two(row(59, 0, luck=-30, own=-16)), 0, ["A", "B"], DICE, "en")
    assert said.headline == "This review cannot tell."
    assert said.account[-1].startswith("13 points stay unexplained")


def test_who_plays_is_spoken_to_and_who_watches_reads_names() -> None:
    review = of_two(row(62, 0, luck=-3, own=-59))
    mine = told_verdict(review, 0, [You("Ana"), "Otto"], DICE, "en")
    assert mine.headline == "Mostly your own moves."
    assert mine.account == [
        "You lost.",
        "At the start the chance of winning was 62 of 100 points.",
        "The dice cost you 3 points.",
        "Your own moves cost you 59 points.",
    ]
    watched = told_verdict(review, 0, ["Ana", "Otto"], DICE, "en")
    assert watched.headline == "Mostly Ana’s own moves."
    assert "you" not in " ".join(watched.account).lower()


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "it", "nl", "pl", "sl"])
def test_without_chance_no_sentence_speaks_of_luck(language: str) -> None:
    review = of_two(row(62, 0, own=-62))
    lucky = told_verdict(review, 0, ["Ana", "Otto"], "luck", language)
    plain = told_verdict(review, 0, ["Ana", "Otto"], NO_LUCK, language)
    assert len(lucky.account) == len(plain.account) + 1
    assert set(plain.account) < set(lucky.account)


def test_a_solo_study_given_up_is_one_s_own_and_its_cards_are_no_luck() -> None:
    game, rng = regalia.new("study", mode="solo"), regalia.rng(3)
    while game.is_chance:
        game.roll(rng)
    game.play("give-up")
    found = review(write(game))
    assert chance_of(game, found) == NO_LUCK
    (answer,) = verdicts(write(game), found, you=0)
    assert (answer.headline, answer.account) == (
        "Mostly your own moves.",
        ["Not solved.", "Your own moves cost you 100 points."],
    )
