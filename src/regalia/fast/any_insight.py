"""What an engine may ask of a room's `insight.py`; these stand in for what a room does not have.

    SURE                          the worth of a won game; 0 of a lost one, half of it of a draw
    evaluate(box, s, seat)        what a seat can expect of a state, 0 to SURE: the mean of results.
                                  The state may be anybody's turn, chance's too, but is no end
    outlook(box, s, worths, at)   the same for all seats at once, where that is less work: written
                                  to `worths` from `at` on.  False: not done, ask for each of them
    interest(box, s, action)      how much an action catches the eye, 1 or more: those of more
                                  interest are looked at first, and overlooked less.  0, if
                                  another action comes to the same
    decisive(box, s, seat)        whether the next action may win for a seat: one of its own, or
                                  each of the other's.  False only if that is out of the question
    kin(box, s)                   a number that only states of equal prospects share, like mirror
                                  images; 0: of no others.  If left out, the key
    memento(box, s)               a number by which a search that looks move by move remembers a
                                  state: only states with the same actions and the same prospects
                                  share it; 0: it is not worth it.  If left out, the key
    seen(box, s, action, seat)    what a seat gets to know of an action or outcome: equal numbers
                                  for what it cannot tell apart, or had better not, to look
                                  farther; the number itself, if it sees all
    alike(box, s, action)         equal numbers for actions, or outcomes, that come to the same: the
                                  tree takes them for one
    imagined(box, s, seat, rng)   another state that this seat cannot tell from `s`, at random
    PLAYOUT                       how many decisions are played at random before `evaluate` is asked
    EXPLORE                       how much the tree search looks at what seems worse

`insight.py` is compiled like rules are, and keeps to their style.  What is not for compiled code:

    SEARCH = "minimax"            the search that suits the room; if left out, "tree"
"""

from collections.abc import MutableSequence

from regalia.core.contract import Box, State, key

SURE = 100_000
PLAYOUT = 5_000  # a room that cannot evaluate plays on to the end
EXPLORE = 1.5


def evaluate(box: Box, s: State, seat: int) -> int:
    return SURE // 2


def outlook(box: Box, s: State, worths: MutableSequence[int], at: int) -> bool:
    return False


def interest(box: Box, s: State, action: int) -> int:
    return 1


def decisive(box: Box, s: State, seat: int) -> bool:
    return True


def kin(box: Box, s: State) -> int:
    return key(box, s)


def memento(box: Box, s: State) -> int:
    return key(box, s)


def seen(box: Box, s: State, action: int, seat: int) -> int:
    return action


def alike(box: Box, s: State, action: int) -> int:
    return action


def imagined(box: Box, s: State, seat: int, rng: MutableSequence[int]) -> State:
    return s
