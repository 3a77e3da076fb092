"""What a kernel may ask of a room's `insight.py`; these stand in for what a room does not have.

    SURE                      the worth of a won game; 0 of a lost one, half of it of a draw

    evaluate(params, s, seat)
        What a seat can expect of a state, 0 to SURE: the mean of results.  The state may be
        anybody's turn, chance's too, but is no end.
    values(params, s, worths, at)
        The same for all seats at once, where that is less work: written to `worths` from `at` on.
        False: not done, ask for each of them.
    looking_back(params, s, worths, at)
        The same for whoever looks back at a game, all secrets told: results that came of such
        states, on average.  Left out where what players go by says so as well.
    looking_back_key(params, s)
        As `memo_key`, for `looking_back`; wanted of a room that has that and is looked at move by
        move.
    priority(params, s, action)
        How promising an action looks at first sight, 1 or more: those of higher priority are looked
        at first, and overlooked less.  0, if another action comes to the same.
    may_win_next(params, s, seat)
        Whether the next action may win for a seat: one of its own, or each of the other's.  False
        only if that is out of the question.
    symmetry_key(params, s)
        A number that only states of equal prospects share, like mirror images; 0: of no others.
        If left out, the key.
    memo_key(params, s)
        The key of a transposition table: only states with the same actions and the same prospects
        share it; 0: it is not worth keeping.  If left out, the key.
    observed(params, s, action, seat)
        What a seat gets to know of an action or outcome: equal numbers for what it cannot tell
        apart, or had better not, to look farther; the number itself, if it sees all.  If left out,
        the tree search goes by `view.seen`, which is right, but a good deal slower.
    abstraction(params, s, action)
        Equal numbers for actions, or outcomes, that come to the same: the tree takes them for one.
    resample(params, s, seat, rng)
        Another state that this seat cannot tell from `s`, at random.

    PLAYOUT                   how many decisions are played at random before `evaluate` is asked
    EXPLORE                   how much the tree search looks at what seems worse

`insight.py` is compiled like rules are, and keeps to their style.  What is not for compiled code:

    SEARCH = "minimax"        the search that suits the room; if left out, "tree"
"""

from collections.abc import MutableSequence

from regalia.core.contract import Params, State, key

SURE = 100_000
PLAYOUT = 5_000  # a room that cannot evaluate plays on to the end
EXPLORE = 1.5


def evaluate(params: Params, s: State, seat: int) -> int:
    return SURE // 2


def values(params: Params, s: State, worths: MutableSequence[int], at: int) -> bool:
    return False


def looking_back(params: Params, s: State, worths: MutableSequence[int], at: int) -> bool:
    return False


def looking_back_key(params: Params, s: State) -> int:
    return 0


def priority(params: Params, s: State, action: int) -> int:
    return 1


def may_win_next(params: Params, s: State, seat: int) -> bool:
    return True


def symmetry_key(params: Params, s: State) -> int:
    return key(params, s)


def memo_key(params: Params, s: State) -> int:
    return key(params, s)


def observed(params: Params, s: State, action: int, seat: int) -> int:
    return action


def abstraction(params: Params, s: State, action: int) -> int:
    return action


def resample(params: Params, s: State, seat: int, rng: MutableSequence[int]) -> State:
    return s
