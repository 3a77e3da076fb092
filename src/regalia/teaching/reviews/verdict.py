"""The verdict of a review: was it me, or the dice?  One kind of answer, chosen by whole points.

    verdict(review, seat)      the kind, the causes it names, the points behind it, and their error

docs/review.md has the table of kinds.  Points are whole and add up, and they are the same wherever
the review is told: in the sentence, in the ledger, on the page and in the terminal.
"""

from collections.abc import Iterable, Sequence
from math import ceil, floor, sqrt
from typing import Annotated, NamedTuple

from msgspec import Struct
from msgspec.structs import astuple

from regalia.core.contract import CHANCE
from regalia.core.fields import means
from regalia.teaching.reviews.ledger import LedgerMoment, LedgerRow
from regalia.teaching.reviews.review import Review
from regalia.teaching.values.outlook import SURE_BY

# The kinds of verdicts, in the order in which they are tried:
UNCLEAR, EVEN, DESPITE, SETTLED = "unclear", "even", "despite", "settled"
MOSTLY, MORE, BOTH = "mostly", "more", "both"
KINDS = (UNCLEAR, EVEN, DESPITE, SETTLED, MOSTLY, MORE, BOTH)
# What a game came to for a seat:
WON, SHARED, DRAWN, LOST, DONE, FAILED = "won", "shared", "drawn", "lost", "done", "failed"
# What can be the cause:
LUCK, SELF, OTHERS, UNKNOWABLE, EARLY = "luck", "self", "others", "unknowable", "early"

TOO_MUCH = 10  # points left over: of so many a review cannot tell where they went
LITTLE = 10  # points: who had so many fewer, or more, at the start was as good as there already
SAME = 1e-6  # of values, which are sums of fractions
HARD = 15  # points that luck cost whoever won in spite of it


class WholePoints(Struct, frozen=True):
    """A seat's account in whole points, which add up: 100 is a win."""

    start: int
    luck: int
    own: Annotated[int, means("decisions")]
    others: Annotated[int, means("their decisions")]
    unknowable: Annotated[int, means("what nobody could know")]
    given_up: int
    left_over: Annotated[int, means("what values that are not exact leave")]
    result: int


class ReviewVerdict(NamedTuple):
    """An answer in parts, before it is put into words."""

    kind: str
    outcome: str
    causes: tuple[str, ...]  # the first, and of MORE and BOTH the second
    points: WholePoints
    shares: tuple[tuple[str, int], ...]  # where causes are named: all of them
    error: int  # points by which the causes may be off, one against the other


def verdict(found: Review, seat: int) -> ReviewVerdict:
    """The answer for a seat; the first kind whose condition holds."""
    points = whole(found.rows)[seat]
    off = abs(points.left_over) + error_of(found.moments)
    outcome = outcome_of([row.result for row in found.rows], seat)
    ranked = causes(points, outcome)
    kind = kind_of(points, outcome, [size for _, size in ranked], off)
    named = {MOSTLY: 1, MORE: 2, BOTH: 2}.get(kind, 0)
    named_causes = tuple(cause for cause, _ in ranked[:named])
    shares = tuple((cause, size) for cause, size in ranked if size) if named else ()
    return ReviewVerdict(kind, outcome, named_causes, points, shares, off)


def kind_of(points: WholePoints, outcome: str, sizes: Sequence[int], off: int) -> str:
    first, second, *_ = sizes
    near = abs(points.result - points.start) < LITTLE
    if abs(points.left_over) >= TOO_MUCH:
        return UNCLEAR
    if outcome == DRAWN and near:
        return EVEN
    if outcome in (WON, SHARED) and points.luck <= -(HARD + off):
        return DESPITE
    if near and sum(sizes) < LITTLE:
        return SETTLED
    if first <= off:
        return UNCLEAR
    if 3 * (first - off) >= 2 * sum(sizes) or not second:
        return MOSTLY
    return MORE if first - second > off else BOTH


def causes(points: WholePoints, outcome: str) -> list[tuple[str, int]]:
    """The causes of where a seat came to, in points, the greatest first: what took its points, if
    it lost, else what gave them.

    A seat's own decisions count together with what others gave back by theirs: where all erred
    alike, something else decided, and both sides of a table are told the same."""
    sign = -1 if lost_by(points, outcome) else 1
    found = {
        LUCK: sign * points.luck,
        SELF: sign * balance(points),
        OTHERS: -points.others if sign < 0 else 0,
        UNKNOWABLE: sign * points.unknowable,
        EARLY: sign * points.given_up,
    }
    return sorted(((cause, max(size, 0)) for cause, size in found.items()), key=lambda one: -one[1])


def balance(points: WholePoints) -> int:
    """A seat's own decisions, and what others gave back by theirs."""
    return points.own + max(points.others, 0)


def lost_by(points: WholePoints, outcome: str) -> bool:
    """Tell if a seat asks what took its points, not what gave them."""
    return outcome in (LOST, FAILED) or (outcome == DRAWN and points.result < points.start)


def outcome_of(results: Sequence[float], seat: int) -> str:
    most = max(results)
    if len(results) == 1:
        return DONE if most > 0 else FAILED
    best = results.count(most)
    if best == len(results):
        return DRAWN
    if results[seat] < most:
        return LOST
    return SHARED if best > 1 else WON


def error_of(moments: Iterable[LedgerMoment]) -> int:
    """Twice the standard error of all that decisions are charged with, in points, rounded up."""
    charged = (one.error for one in moments if one.seat != CHANCE and one.loss > 0)
    return ceil(round(100 * SURE_BY * sqrt(sum(error * error for error in charged)), 6))


def whole(rows: Sequence[LedgerRow]) -> list[WholePoints]:
    """The accounts in whole points that add up; of two players one mirrors the other."""
    first = _whole(rows[0])
    if len(rows) == 2 and all(abs(sum(ends) - 1) < SAME for ends in zip(*map(_ends, rows))):
        start, luck, own, others, unknowable, given_up, left_over, result = astuple(first)
        changes = (-luck, -others, -own, -unknowable, -given_up, -left_over)
        return [first, WholePoints(100 - start, *changes, 100 - result)]
    return [first, *map(_whole, rows[1:])]


def _ends(row: LedgerRow) -> tuple[float, float]:
    return row.start, row.result


def _whole(row: LedgerRow) -> WholePoints:
    """One account: the greatest remainders are rounded up."""
    *parts, result = (round(100 * part, 6) for part in astuple(row))
    rounded = [floor(part) for part in parts]
    up = sorted(range(len(parts)), key=lambda place: rounded[place] - parts[place])
    for place in up[: round(result) - sum(rounded)]:
        rounded[place] += 1
    return WholePoints(*rounded, *[round(result)])
