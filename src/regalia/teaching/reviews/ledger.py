"""The ledger: what luck, one's own decisions, the others' and the rest made of a game.

    start + luck + own + others + unknowable + given up + left over = result

for every seat, in chances to win.  It is nothing but sums over outlooks
(`values/outlook.py`); how good those are decides how much is left over.
docs/review.md has the definitions.
"""

from collections.abc import Sequence
from math import exp
from typing import Annotated, NamedTuple

from msgspec import Struct

from regalia.core.contract import CHANCE, MOST_SEATS
from regalia.core.fields import means
from regalia.core.game import Event
from regalia.teaching.values.outlook import NAMED, SURE_BY, ChoiceValue, Outlook, Values, difference

# From so many points on that a decision loses, it is called so:
INACCURACY, MISTAKE, BLUNDER = "inaccuracy", "mistake", "blunder"
GRADES = ((0.15, BLUNDER), (0.10, MISTAKE), (NAMED, INACCURACY))
GOOD = "good"  # the best action, where the next best would have lost
GOOD_BY = 0.10
MOST_PRAISED = 3  # of a seat
RIGHT = 0.02  # what loses less is as good as right
CLOSE = 0.005  # what is no better by more, where a value is looked for move by move


class LedgerRow(Struct, frozen=True):
    """A seat's account: chances to win, from 0 to 1; the parts make the result."""

    start: float
    luck: float
    own: Annotated[float, means("decisions")]
    others: Annotated[float, means("their decisions")]
    unknowable: Annotated[float, means("what nobody could know")]
    given_up: float
    left_over: Annotated[float, means("what values that are not exact leave")]
    result: float


class LedgerMoment(NamedTuple):
    """An event, and what it did to each seat's chances."""

    number: int  # from 1 on, as the steps of a record
    seat: int  # CHANCE, of an outcome
    text: str
    before: Values  # by a look from there
    luck: Values = ()
    decided: Values = ()
    unknowable: Values = ()
    forced: bool = True  # there was nothing to decide
    best: str = ""  # the best action; the one played, where no other was surely better
    error: float = 0.0
    grade: str = ""  # if there is something to say
    word: str = ""  # how all this is known
    choices: tuple[ChoiceValue, ...] = ()

    @property
    def loss(self) -> float:
        """The cost of the decision to its player."""
        return -self.decided[self.seat] if self.seat >= 0 else 0.0

    @property
    def change(self) -> Values:
        return tuple(map(sum, zip(self.luck, self.decided, self.unknowable)))


def moments(
    events: Sequence[Event], outlooks: Sequence[Outlook | None], end: Values
) -> list[LedgerMoment]:
    """The effect of each event; `end`: what was to be expected after the last.

    No outlook: there was nothing to decide.  A moment's `before` is what was found by looking from
    there, never what came of it later: else a game would seem won or lost from its start, and
    whatever the looks cannot explain would vanish instead of being left over.
    """
    found, following = list[LedgerMoment](), end
    chance = any(event.seat == CHANCE for event in events)
    for number in range(len(events), 0, -1):
        event, outlook = events[number - 1], outlooks[number - 1]
        seen = following
        if outlook is not None:
            seen = outlook.before
            if outlook.hidden:
                outlook = outlook._replace(after=following)
            elif outlook.deeper and not chance:
                outlook = hindsight(event, outlook, following)
            following = outlook.before
        found.append(_moment(event, outlook, LedgerMoment(number, event.seat, event.text, seen)))
    return _praised(found[::-1])


def _praised(told: list[LedgerMoment]) -> list[LedgerMoment]:
    """The good decisions of each seat that are told: those among the most choices."""
    good = sorted((m for m in told if m.grade == GOOD), key=lambda m: -len(m.choices))
    kept = {m.number for seat in range(MOST_SEATS) for m in _of(good, seat)[:MOST_PRAISED]}
    drop = {moment.number for moment in good} - kept
    return [moment._replace(grade="") if moment.number in drop else moment for moment in told]


def _of(told: list[LedgerMoment], seat: int) -> list[LedgerMoment]:
    return [moment for moment in told if moment.seat == seat]


def hindsight(event: Event, outlook: Outlook, following: Values) -> Outlook:
    """A decision of an open game of two without chance, with what was found by looking from where
    it led: that has a move more of what really came, and so of what the action was worth.

    The others are worth what one look said; if none was better by more than a look may err,
    nothing better is known.  (The greatest of numbers that err flatters itself: without that the
    start would seem better for whoever begins, game after game.)"""
    seat = event.seat
    others = [choice for choice in outlook.choices if choice.text != event.text]
    better = max(others, key=lambda choice: choice.value)
    if better.value <= following[seat] + max(CLOSE, outlook.error):
        return outlook._replace(
            before=following,
            after=following,
            known=following,
            best_known=following,
            best=event.text,
        )
    best = tuple(better.value if each == seat else 1 - better.value for each in (0, 1))
    return outlook._replace(
        before=best, after=following, known=following, best_known=best, best=better.text
    )


def _moment(event: Event, outlook: Outlook | None, moment: LedgerMoment) -> LedgerMoment:
    nothing = (0.0,) * len(moment.before)
    moment = moment._replace(luck=nothing, decided=nothing, unknowable=nothing)
    if outlook is None:
        return moment._replace(best=event.text)
    change = difference(outlook.after, outlook.before)
    if event.seat == CHANCE:
        return moment._replace(luck=change, word=outlook.word, forced=False)
    decided = shared(outlook.decided, event.seat)
    return moment._replace(
        decided=decided,
        unknowable=difference(change, decided),
        forced=outlook.hidden and not outlook.choices,
        best=outlook.best,
        error=outlook.error,
        grade=grade(event, outlook),
        word=outlook.word,
        choices=outlook.choices,
    )


def shared(decided: Values, seat: int) -> Values:
    """A decision's effect on all: of two, what whoever decided loses the other gets, to the digit
    (both are followed through worlds by values that need not make one whole)."""
    if len(decided) != 2:
        return decided
    return (decided[0], -decided[0]) if seat == 0 else (-decided[1], decided[1])


def grade(event: Event, outlook: Outlook) -> str:
    """The grade of a decision; a loss is told only if it is more than twice its standard error."""
    worths = {choice.text: choice.value for choice in outlook.choices}
    loss = -outlook.decided[event.seat]
    if loss > 0:
        loss = min(loss, worths[outlook.best] - worths[event.text])  # by one look as by two
        sure = loss > SURE_BY * outlook.error
        return next((word for least, word in GRADES if sure and loss >= least), "")
    choices = outlook.choices
    if len(choices) < 3 or choices[0].text != event.text:
        return ""
    second = max(choices[1:], key=lambda choice: choice.value)
    ahead, error = choices[0].value - second.value, max(second.error, outlook.error)
    return GOOD if ahead >= GOOD_BY and ahead > 2 * SURE_BY * error else ""


def rows(
    told: Sequence[LedgerMoment], end: Values, result: Values, by_the_rules: bool
) -> tuple[LedgerRow, ...]:
    """The account of each seat; `by_the_rules`: nobody gave up, ran out of time or agreed."""
    found = []
    for seat, points in enumerate(result):
        start = told[0].before[seat] if told else end[seat]
        luck = sum(moment.luck[seat] for moment in told)
        own = sum(moment.decided[seat] for moment in told if moment.seat == seat)
        others = sum(moment.decided[seat] for moment in told if moment.seat not in (seat, CHANCE))
        unknowable = sum(moment.unknowable[seat] for moment in told)
        given_up = 0.0 if by_the_rules else points - end[seat]
        left_over = points - start - luck - own - others - unknowable - given_up
        found.append(LedgerRow(start, luck, own, others, unknowable, given_up, left_over, points))
    return tuple(found)


def accuracy(told: Sequence[LedgerMoment], seat: int) -> float | None:
    """The accuracy of a seat's decisions, 0 to 100; None, if it had none."""
    each = [
        103.1668 * exp(-4.354 * max(moment.loss, 0.0)) - 2.1669
        for moment in told
        if moment.seat == seat and not moment.forced
    ]
    return min(max(sum(each) / len(each), 0.0), 100.0) if each else None


def turning_points(told: Sequence[LedgerMoment], seat: int, most: int = 3) -> list[int]:
    """The moments that changed a seat's chances most, the greatest first, by their numbers."""
    ranked = sorted(told, key=lambda moment: -abs(moment.change[seat]))
    return [moment.number for moment in ranked[:most] if abs(moment.change[seat]) >= RIGHT]
