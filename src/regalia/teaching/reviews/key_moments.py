"""The few moments of a reviewed game that are worth a seat's time, by their numbers.

own_moments(moments, seat)     its costliest decisions; where these are few, well played ones
blows(moments, seat)           the outcomes of chance that turned it most, either way
"""

from collections.abc import Sequence

from regalia.core.contract import CHANCE
from regalia.teaching.reviews.ledger import GOOD, GOOD_BY, LedgerMoment

MOST_OWN = 3
MOST_BLOWS = 2
TURNED = GOOD_BY  # of a chance to win: luck that changed less is not told apart


def own_moments(moments: Sequence[LedgerMoment], seat: int) -> list[int]:
    graded = [moment for moment in moments if moment.seat == seat and moment.grade]
    ranked = sorted(graded, key=lambda moment: (moment.grade == GOOD, -moment.loss))
    return [moment.number for moment in ranked[:MOST_OWN]]


def blows(moments: Sequence[LedgerMoment], seat: int) -> list[int]:
    lucky = [m for m in moments if m.seat == CHANCE and abs(m.luck[seat]) >= TURNED]
    ranked = sorted(lucky, key=lambda moment: -abs(moment.luck[seat]))
    return [moment.number for moment in ranked[:MOST_BLOWS]]
