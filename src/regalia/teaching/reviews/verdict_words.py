"""A verdict in words: a headline and the sentences behind it, in a person's language.

    verdicts(record, review, language)     of every seat

The name of whoever reads is a `You`.  Every number in a sentence is one of the verdict's whole
points; tests/teaching/test_verdict_facts.py recomputes them by other code.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

from msgspec import Struct

from regalia.core.contract import CHANCE, SPECTATOR
from regalia.core.fields import means
from regalia.core.game import Game
from regalia.core.game.record import read, replay
from regalia.core.room import room_of
from regalia.core.secrets import witnessed
from regalia.core.words import ENGLISH, Words, words
from regalia.table.language import of_room, spoken_to
from regalia.table.replay.record_steps import names_of
from regalia.teaching.reviews import verdict as kinds
from regalia.teaching.reviews.review import Review
from regalia.teaching.reviews.verdict import ReviewVerdict, WholePoints, balance, verdict

HERE = Path(__file__).parent / "words"
DICE, CARDS, ANY_LUCK, NO_LUCK = "dice", "cards", "luck", "none"
NAMED_FROM = 5  # points: what gave or cost less is left to the ledger


class CauseShare(Struct, frozen=True):
    """A cause of what a seat lost, or won, and its points."""

    cause: Annotated[str, means("luck, self, others, unknowable, early")]
    name: str
    points: int


class ToldVerdict(Struct, frozen=True):
    """The answer to "was it me, or the dice?", for one seat."""

    kind: Annotated[str, means(", ".join(kinds.KINDS))]
    headline: str
    account: Annotated[list[str], means("sentences, from how it ended to what made it so")]
    points: WholePoints
    shares: Annotated[list[CauseShare], means("where causes are named, the greatest first")]
    error: Annotated[int, means("points by which its causes may be off")]


def verdicts(
    record: str, found: Review, language: str = ENGLISH, you: int = SPECTATOR
) -> list[ToldVerdict]:
    """The verdict of every seat of a reviewed game; `you`: the seat that is spoken to."""
    tags = read(record)
    game = replay(tags, room_of)
    names, chance = spoken_to(you, names_of(tags, game, language)), chance_of(game, found)
    return [told_verdict(found, seat, names, chance, language) for seat in range(game.seats)]


def told_verdict(
    found: Review, seat: int, names: Sequence[str], chance: str, language: str
) -> ToldVerdict:
    """The verdict for a seat; `chance`: what brings luck in this game (`chance_of`)."""
    said, answer = words(HERE, language), verdict(found, seat)
    headline = _headline(said, answer, names[seat], chance)
    account = list(_account(said, answer, seat, names, chance))
    shares = [
        CauseShare(cause, said.say(f"cause-{cause}", who=names[seat], chance=chance), size)
        for cause, size in answer.shares
    ]
    return ToldVerdict(answer.kind, headline, account, answer.points, shares, answer.error)


def chance_of(game: Game, found: Review) -> str:
    """The word for luck in a game: its dice, its cards, any other, or none where nothing in the
    review is luck."""
    if not any(any(moment.luck) for moment in found.moments):
        return NO_LUCK
    say, names = of_room(game.room, "en").say, [""] * game.seats
    for event, state in zip(game.events, game.states):
        if event.seat == CHANCE:
            seen = witnessed(game.room, game.params, state, event.action, SPECTATOR)
            if any(item.kind == "die" for item in seen.trace(say, names).items):
                return DICE
    return CARDS if game.room.hidden_cards else ANY_LUCK


def _headline(said: Words, answer: ReviewVerdict, who: str, chance: str) -> str:
    if answer.kind == kinds.SETTLED and answer.outcome == kinds.DONE:
        return said.say("verdict-kept")
    if answer.kind == kinds.DESPITE:
        return said.say("verdict-despite", chance=chance)
    if not answer.causes:
        return said.say(f"verdict-{answer.kind}")
    given = [said.say(f"cause-{cause}", who=who, chance=chance) for cause in answer.causes]
    return said.say(f"verdict-{answer.kind}", **dict(zip(("first", "second"), given)))


def _account(
    said: Words, answer: ReviewVerdict, seat: int, names: Sequence[str], chance: str
) -> Iterator[str]:
    points, who = answer.points, names[seat]

    def of(count: int) -> str:
        return said.say("verdict-points", count=abs(count))

    def told(part: str, count: int, **given: str) -> str:
        sign = "gave" if count > 0 else "cost"
        return said.say(f"verdict-{part}-{sign}", points=of(count), **given)

    yield said.say(f"verdict-{answer.outcome}", who=who)
    if len(names) > 1:
        yield said.say("verdict-start", start=points.start)
    if chance != NO_LUCK and points.luck:
        yield told("luck", points.luck, who=who, chance=chance)
    elif chance != NO_LUCK:
        yield said.say("verdict-luck-even", chance=chance)
    if points.own:
        yield told("own", points.own, who=who)
    else:
        yield said.say("verdict-own-none", who=who)
    if abs(points.others) >= NAMED_FROM:
        if len(names) == 2:
            yield said.say("verdict-other-gave", points=of(points.others), who=names[1 - seat])
        else:
            yield told("others", points.others)
        if points.own and points.others > 0 and (together := balance(points)):
            yield told("together", together, who=who)
    if abs(points.unknowable) >= NAMED_FROM:
        yield told("unknowable", points.unknowable)
    if abs(points.given_up) >= NAMED_FROM:
        yield told("early", points.given_up)
    if abs(points.left_over) >= kinds.TOO_MUCH:
        yield said.say("verdict-left-over", points=of(points.left_over))
    elif answer.kind in (kinds.UNCLEAR, kinds.BOTH):
        yield said.say("verdict-error", points=of(answer.error))
