"""A review as people are told it, in their language (the page's types are made from these)."""

import re
from typing import Annotated

from msgspec import Struct
from msgspec.structs import replace

from regalia.core.contract import CHANCE, SPECTATOR
from regalia.core.drawing.scene import WIDE, Scene
from regalia.core.fields import means
from regalia.core.game import Game
from regalia.core.game.record import read, replay
from regalia.core.room import room_of
from regalia.core.secrets import redacted, turn_of, witnessed
from regalia.core.words import ENGLISH
from regalia.table.language import of_room, spoken_to
from regalia.table.replay import record_steps
from regalia.teaching.reviews.coach import Coached, CoachFacts, coached
from regalia.teaching.reviews.explain_mistake import explain_mistake
from regalia.teaching.reviews.incremental_review import ReviewProgress, told
from regalia.teaching.reviews.key_moments import blows, own_moments
from regalia.teaching.reviews.ledger import RIGHT, LedgerMoment, LedgerRow
from regalia.teaching.reviews.review import Review
from regalia.teaching.reviews.verdict_words import ToldVerdict, chance_of, verdicts
from regalia.teaching.values.outlook import at

MOST_OUTCOMES = 16  # kinds: more than that are no histogram


class ReviewChoice(Struct, frozen=True):
    """An action that a seat had."""

    text: str
    sentence: str
    value: float
    error: float


class ReviewMoment(Struct, frozen=True):
    """A step that is worth a look: a turning point, or a decision with a grade."""

    n: Annotated[int, means("the step")]
    seat: Annotated[int, means("-1: chance")]
    text: str
    sentence: str
    change: Annotated[list[float], means("of each seat's chance to win")]
    grade: Annotated[str, means("inaccuracy, mistake, blunder, good, or nothing")]
    word: Annotated[str, means("how it is known: exact, proved, computed, searched")]
    loss: float
    best: Annotated[str, means("the best action's text; of chance nothing")]
    better: Annotated[str, means("its sentence, if another was played")]
    because: Annotated[str, means("why it was better, where that can be proved")]
    choices: list[ReviewChoice]
    taps: Annotated[list[str], means("ids of what the action touched")]
    better_taps: Annotated[list[str], means("likewise of the best, if another was played")]
    likely: Annotated[float, means("of chance: how likely that outcome was; else 1")]


class ChanceCount(Struct, frozen=True):
    """The number of times an outcome came, and the number that was to be expected."""

    label: str
    came: Annotated[list[int], means("in whose turn, by seat; one number, if in nobody's")]
    expected: Annotated[list[float], means("likewise")]


class ToldReview(Struct, frozen=True):
    """The account of a finished game's result: luck, decisions and what nobody could know."""

    game: str
    names: list[str]
    rows: Annotated[list[LedgerRow], means("by seat")]
    accuracy: Annotated[list[float | None], means("by seat, 0 to 100")]
    right: Annotated[list[list[int]], means("by seat: decisions as good as right, and all")]
    turning: Annotated[list[list[int]], means("by seat: three steps, the greatest change first")]
    own: Annotated[list[list[int]], means("by seat: steps of its own moments, the costliest first")]
    blows: Annotated[list[list[int]], means("by seat: steps at which luck turned the game")]
    values: Annotated[list[list[float]], means("each seat's chance to win after every step")]
    luck: Annotated[list[bool], means("was the step chance?")]
    moments: list[ReviewMoment]
    chance: Annotated[list[ChanceCount], means("dice or cards, where they are few kinds")]
    word: str
    verdicts: Annotated[list[ToldVerdict], means("by seat")]
    coach: Annotated[list[Coached], means("by seat")]
    brings_luck: Annotated[str, means("dice, cards, luck of another kind, or none")]


class ReviewState(Struct, frozen=True):
    """The progress of a review, and what is known by now."""

    state: Annotated[str, means("none, working, stopped or done")]
    share: Annotated[float, means("of the work that is done")] = 0.0
    stops: Annotated[bool, means("this person may stop it")] = False
    review: ToldReview | None = None


def as_told(
    record: str, progress: ReviewProgress, language: str, you: int = SPECTATOR
) -> ToldReview:
    """The review of what is known by now; `you`: the seat that is spoken to."""
    return told_review(record, told(record, progress), language, you)


def coach(record: str, found: Review, seat: int = 0, language: str = ENGLISH) -> Coached:
    """A reviewed game in a minute, for one seat, which is spoken to."""
    return told_review(record, found, language, seat).coach[seat]


def told_review(record: str, found: Review, language: str, you: int = SPECTATOR) -> ToldReview:
    tags = read(record)
    game = replay(tags, room_of)
    names = record_steps.names_of(tags, game, language)
    seats = range(game.seats)
    own = [own_moments(found.moments, seat) for seat in seats]
    turns = [blows(found.moments, seat) for seat in seats]
    wanted = {number for each in (*found.turning, *own, *turns) for number in each}
    shown = [
        _moment(game, moment, spoken_to(you, names), language)
        for moment in found.moments
        if moment.grade or moment.number in wanted
    ]
    mine = [[m for m in found.moments if m.seat == seat and not m.forced] for seat in seats]
    return ToldReview(
        game=found.game,
        names=names,
        rows=list(found.rows),
        accuracy=list(found.accuracy),
        right=[[sum(m.loss < RIGHT for m in own), len(own)] for own in mine],
        turning=[list(each) for each in found.turning],
        own=own,
        blows=turns,
        values=_values(found.moments, [row.result for row in found.rows]),
        luck=[moment.seat == CHANCE for moment in found.moments],
        moments=shown,
        coach=[
            coached([_facts(m, seat) for m in shown if m.n in (*own[seat], *turns[seat])], language)
            for seat in seats
        ],
        chance=_chance(game, language),
        word=found.word,
        verdicts=verdicts(record, found, language, you),
        brings_luck=chance_of(game, found),
    )


def _values(moments: tuple[LedgerMoment, ...], result: list[float]) -> list[list[float]]:
    """The values of every seat, from before the first step to after the last."""
    return [
        [*(round(moment.before[seat], 4) for moment in moments), points]
        for seat, points in enumerate(result)
    ]


def _moment(game: Game, moment: LedgerMoment, names: list[str], language: str) -> ReviewMoment:
    room, then = game.room, at(game, moment.number - 1)
    say = of_room(room, language).say
    numbers = then.actions(moment.seat) if moment.seat != CHANCE else {}

    def sentence(text: str) -> str:
        done = witnessed(room, then.params, then.state, numbers[text], moment.seat)
        return done.choice(say, names)

    def taps(text: str) -> list[str]:
        return redacted(room, then.params, then.state, moment.seat).taps(numbers[text])

    other = moment.best not in ("", moment.text)
    event = game.events[moment.number - 1]
    seat = moment.seat if moment.seat != CHANCE else turn_of(room, then.params, then.state)
    happened = witnessed(room, then.params, then.state, event.action, seat)
    return ReviewMoment(
        n=moment.number,
        seat=moment.seat,
        text=moment.text,
        sentence=happened.sentence(say, names),
        change=[round(each, 4) for each in moment.change],
        grade=moment.grade,
        word=moment.word,
        loss=moment.loss,
        best=moment.best,
        better=sentence(moment.best) if other else "",
        because=found.told(language) if (found := explain_mistake(then, moment)) else "",
        choices=[ReviewChoice(c.text, sentence(c.text), c.value, c.error) for c in moment.choices],
        taps=taps(moment.text) if numbers else [],
        better_taps=taps(moment.best) if other else [],
        likely=1.0 if numbers else float(then.chances()[moment.text]),
    )


def _facts(moment: ReviewMoment, seat: int) -> CoachFacts:
    luck = moment.seat == CHANCE
    points = round(100 * moment.change[seat]) if luck else -round(100 * moment.loss)
    return CoachFacts(moment.n, luck, moment.sentence, moment.better, moment.because, points)


def _chance(game: Game, language: str) -> list[ChanceCount]:
    """Count outcomes beside their expected numbers, of each player, where all chance of the game is
    of a few kinds; by numbers, where outcomes are numbers."""
    room, say = game.room, of_room(game.room, language).say
    came: dict[str, list[int]] = {}
    expected: dict[str, list[float]] = {}
    for number, event in enumerate(game.events):
        if event.seat != CHANCE:
            continue
        then = at(game, number)
        whose = max(turn_of(room, then.params, then.state), -1)  # the last: nobody's
        known = redacted(room, then.params, then.state, SPECTATOR)
        labels = {text: known.tally(then.outcome_of(text), say) for text in then.weights()}
        for text, likely in then.chances().items():
            if label := labels[text]:
                came.setdefault(label, [0] * (game.seats + 1))
                expected.setdefault(label, [0.0] * (game.seats + 1))[whose] += float(likely)
        if labels[event.text]:
            came[labels[event.text]][whose] += 1
        if len(came) > MOST_OUTCOMES:
            return []
    of_seats = not any(counts[-1] for counts in came.values())
    return [
        ChanceCount(
            label,
            came[label][:-1] if of_seats else [sum(came[label])],
            [round(each, 2) for each in (shares[:-1] if of_seats else [sum(shares)])],
        )
        for label in sorted(came, key=_in_front)
        if (shares := expected[label])
    ]


def _in_front(label: str) -> int:
    """The number that a label begins with; those without one come after all others."""
    found = re.match(r"\d+", label)
    return int(found[0]) if found else MOST_OUTCOMES


def better(record: str, language: str, shape: str, number: int, text: str) -> Scene | None:
    """The scene after another action than the one that was played."""
    tags = read(record)
    game = replay(tags, room_of)
    if not 1 <= number <= len(game.events) or game.events[number - 1].seat == CHANCE:
        return None
    then, seat = at(game, number - 1), game.events[number - 1].seat
    if text not in then.actions(seat):
        return None
    then.play(text, seat)
    names = record_steps.names_of(tags, game, language)
    left_by = record_steps.traces(then, names, language)
    scene = record_steps.seen(
        tags, then, number, names, language, shape or WIDE, record_steps.ALL, left_by
    )
    return replace(scene, ending=None)
