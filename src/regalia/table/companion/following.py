"""Questions whose answer follows, from the rules or from what was told: nobody is asked them.

    go_on(companion)         tell all that can only be so
    last_asked(companion)    how much was told before the last answer that people gave
    before(companion, 3)     the companion when three things had been told
    answered(teller)         that answer in words, and what followed

What follows is told like anything else, so that an account of somebody who was asked for it still
leads to the same place; taking back goes on to the last answer that somebody gave.
"""

from itertools import islice
from typing import TYPE_CHECKING, Annotated

from msgspec import Struct

from regalia.core.contract import EVERYBODY
from regalia.core.fields import means
from regalia.table.companion.companion import MOST_TOLD, CompanionGame
from regalia.table.language import Refused

if TYPE_CHECKING:
    from regalia.table.companion.companion_messages import Teller


class LastAnswer(Struct, frozen=True):
    """The last answer that people gave, and what came of it."""

    told: Annotated[int, means("how much was told before it: taking back leads there")]
    sentence: Annotated[str, means("empty: it waits for what came of it")]
    count: Annotated[list[str], means("how it is counted, line by line")]
    follows: Annotated[list[str], means("what could only be so after it, and was not asked")]


def certain(companion: CompanionGame) -> str:
    """The only thing that can be told now; "" where there are several, or none."""
    if companion.over:
        return ""
    if wanted := companion.wanted():
        fitting = [text for text in wanted if companion.refusal(text) is None]
        return fitting[0] if len(fitting) == 1 else ""
    game = companion.game
    if companion.claims() or game.to_play == EVERYBODY:
        return ""
    if game.is_chance and companion.unlisted:  # the box may have any card
        return ""
    wide, rules = companion.wide(), companion.room.rules
    each = rules.chances if wide.is_chance else rules.actions
    if len(list(islice(each(wide.params, wide.state), 2))) != 1:
        return ""
    (text,) = wide.weights() if wide.is_chance else wide.actions()
    return "" if companion.shows(text) or companion.refusal(text) else text


def go_on(companion: CompanionGame) -> None:
    while len(companion.told) < MOST_TOLD and (text := certain(companion)):
        companion.tell(text)


def take_back(companion: CompanionGame) -> str:
    """Take the last answer back that people gave, and what followed; returns its text."""
    if (told := last_asked(companion)) is None:
        raise Refused("nothing-to-undo")
    text = companion.told[told]
    while len(companion.told) > told:
        companion.take_back()
    return text


def last_asked(companion: CompanionGame) -> int | None:
    """Count what was told before the last answer that people gave; None: they gave none."""
    other = companion.copy()
    while other.told:
        other.take_back()
        if not certain(other):
            return len(other.told)
    return None


def before(companion: CompanionGame, count: int) -> CompanionGame:
    """The companion as it was when so much had been told."""
    other = companion.copy()
    while len(other.told) > count:
        other.take_back()
    return other


def _seen(teller: "Teller", after: "Teller") -> list[str]:
    """Sentences about what followed: of each thing the first, for cards then go by themselves."""
    companion, found = teller.companion, []
    for count in range(len(after.companion.told), len(companion.told)):
        then, later = (teller.of(before(companion, at)) for at in (count, count + 1))
        found += later.sentences(then.many)[:1]
    return found


def answered(teller: "Teller") -> LastAnswer | None:
    """The last answer in words; None: people have given none."""
    companion = teller.companion
    if (told := last_asked(companion)) is None:
        return None
    then, after = (teller.of(before(companion, count)) for count in (told, told + 1))
    count = [] if then.waits else then.count_of(companion.told[told])
    sentence = "".join(after.sentences(then.many)[:1])
    return LastAnswer(told, sentence, count, _seen(teller, after))
