"""People who have just read the rules and think before they act: level 1 should lose to them.

    python bench/strength/run.py --rooms twelve ur --pair beginner level1

They look at what each of their actions does, and not beyond the enemy's next one; of what seems
equal they take any.
"""

from typing import Any

from regalia.core import random
from regalia.games.twelve import rules as twelve
from regalia.games.ur import rules as ur
from regalia.players import Question, Thought

WON, LOST = 1_000, -1_000


class Beginner:
    def choose(self, question: Question) -> Thought:
        likes, world, rules = LIKINGS[question.room.card.id], question.world(), question.room.rules
        liked = {
            text: likes(rules.act(question.box, world, action), question.view["seat"])
            for text, action in question.numbers(world).items()
        }
        best = [text for text in question.actions if liked[text] == max(liked.values())]
        text = best[random.below(question.rng, len(best))]
        return Thought(text, 0.5, [text], len(liked))


def likes_in_twelve(s: Any, seat: int) -> int:
    """Wins at once if possible, lets the enemy not; else room for the own king, none for theirs."""
    if s.outcome != twelve.PLAYING:
        return (WON - LOST) * twelve.result((), s, seat) // 2 + LOST
    answers = (twelve.act((), s, action) for action in twelve.actions((), s))
    if any(answer.outcome == 1 - seat for answer in answers):
        return LOST
    free = twelve.open_squares(twelve.table(s.own) | twelve.table(s.foe))
    theirs, mine = (
        (twelve.SIDES[twelve.at(side, twelve.KING)] & free).bit_count() for side in (s.own, s.foe)
    )
    return mine - theirs


def likes_in_ur(s: Any, seat: int) -> int:
    """Rosettes most, then captures, then pieces on the board, and the Bridge."""
    if s.phase == ur.OVER:
        return WON if s.winner == seat else 0
    own, foe = (s.own, s.foe) if s.player == seat else (s.foe, s.own)
    again = 5 if s.player == seat else 0
    return (
        10 * (own & ur.ROSETTES).bit_count()
        - 4 * foe.bit_count()
        + 2 * own.bit_count()
        + (own & (ur.ISHTAR | ur.MARDUK)).bit_count()
        + again
    )


LIKINGS = {"twelve": likes_in_twelve, "ur": likes_in_ur}
