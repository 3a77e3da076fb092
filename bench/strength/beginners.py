"""People who have just read the rules and think before they act: level 1 should lose to them.

    python bench/strength/run.py --rooms battles twelve ur --pair beginner level1

They look at what each of their actions does, and not beyond the enemy's next one; of what seems
equal they take any.
"""

from typing import Any

from battles_tricks import STRIKING, ends, nearest

from regalia.core import random
from regalia.core.contract import Params
from regalia.games.battles.insight import priority
from regalia.games.battles.rules import state as battles
from regalia.games.twelve import rules as twelve
from regalia.games.ur import rules as ur
from regalia.players import Decision, Query

WON, LOST = 1_000, -1_000
BLOW = 6  # the least priority of a move from which something can be struck


class Beginner:
    def choose(self, query: Query) -> Decision:
        likes, world = LIKINGS[query.room.card.id], query.world()
        liked = {
            text: likes(query.params, world, action, query.view["seat"])
            for text, action in query.numbers(world).items()
        }
        best = [text for text in query.actions if liked[text] == max(liked.values())]
        text = best[random.below(query.rng, len(best))]
        return Decision(text, 0.5, [text], len(liked))


def likes_in_battles(params: Params, s: Any, action: int, seat: int) -> int:
    """The hardest blow that there is now; else to go for the nearest enemy, but not to where it
    could strike next.  Takes any card, and throws a hand away that cannot be played."""
    looks = priority(params, s, action)
    if s.phase == battles.MOVING:
        away = nearest(s, ends(action)[1])
        return 100 * looks if looks >= BLOW else -away - (20 if away <= STRIKING else 0)
    if s.phase in (battles.OFFERED_ONE, battles.OFFERED_TWO):
        return int(action == battles.YES)
    return looks if s.phase in (battles.ATTACKING, battles.KEEPING) else int(action == battles.NO)


def likes_in_twelve(params: Params, world: Any, action: int, seat: int) -> int:
    """Wins at once if possible, lets the enemy not; else room for the own king, none for theirs."""
    s = twelve.act(params, world, action)
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


def likes_in_ur(params: Params, world: Any, action: int, seat: int) -> int:
    """Rosettes most, then captures, then pieces on the board, and the Bridge."""
    s = ur.act(params, world, action)
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


LIKINGS = {"battles": likes_in_battles, "twelve": likes_in_twelve, "ur": likes_in_ur}
