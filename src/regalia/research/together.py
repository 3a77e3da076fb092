"""What each of several threads does of a step, a draw or random play of many games: a kernel,
`compiled(room, together)`."""

from typing import Any, NamedTuple

from regalia.fast.atomics import add, read, write
from regalia.research.batch import (
    FINE,
    RACE,
    Arrays,
    choose_at_random,
    first_illegal,
    play_each,
    step_each,
)
from regalia.research.sharing import (
    FRESH,
    LOOKED,
    LOOKING,
    PLAYING,
    RACES,
    SHARE,
    STEPS,
    WHAT,
    WRONG,
    entered,
    job_after,
    left,
    taken,
)

# What there may be to do: draw indexes, play those that are given or those that were drawn, play
# many steps at random; what is other is not done here.
CHOOSE, STEP, STEP_DRAWN, PLAY, OTHER = range(5)


class Shared(NamedTuple):
    """What all threads work on."""

    params: Any
    first_row: Any
    given: Any  # n, rows: an index for each game
    drawn: Any  # the same, for those that are drawn
    answers: Any  # n, 1: what levels answer
    all_: Arrays
    totals: Any  # n, seats + 2: what came of the games that were played
    most: int
    wait: int
    again: bool
    board: Any  # `sharing`


def all_looked_at(given: Any, all_: Arrays, board: Any, thread: int, patience: int) -> bool:
    """Look whether indexes are legal, until all have been; False: others take long for it."""
    n, done = len(given), 0
    low, high = taken(board, LOOKING, n, thread, n)
    while low < n:
        if first_illegal(given, all_, low, high) != FINE:
            write(board, WRONG, 1)
        done += high - low
        low, high = taken(board, LOOKING, n, thread, n)
    if done:
        add(board, LOOKED, done)
    while patience and read(board, LOOKED) < n:
        patience -= 1
    return patience > 0


def worked(work: Shared, thread: int, patience: int, buffer: Any) -> bool:
    """One share after the other, until none is left; False: not all are looked at yet.

    (Makes no array, so that nothing is counted in it: `fast/borrowing.py`.)"""
    params, first_row, all_, board = work.params, work.first_row, work.all_, work.board
    most, wait, again, what = work.most, work.wait, work.again, board[WHAT]
    n, fresh, steps = len(work.given), board[FRESH] != 0, board[STEPS]
    given = work.drawn if what == STEP_DRAWN else work.given
    if what in (STEP, STEP_DRAWN):
        if not all_looked_at(given, all_, board, thread, patience):
            return False
        if read(board, WRONG):
            return True
    done, share = FINE, n if what == CHOOSE else board[SHARE]
    low, high = taken(board, PLAYING, n, thread, share)
    while low < n:
        if what == CHOOSE:
            choose_at_random(all_, work.drawn, low, high)
        elif what == PLAY:
            play_each(params, first_row, all_, work.totals, most, steps, low, high, buffer)
        else:
            done = step_each(
                params, first_row, given, all_, most, wait, again, fresh, low, high, buffer
            )
        if done == RACE:
            write(board, RACES, 1)
        low, high = taken(board, PLAYING, n, thread, share)
    return True


def helped(work: Shared, thread: int, last: int, patience: int, buffer: Any) -> int:
    """Do jobs as they come, until none comes for a while, or one that has to wait or is not done
    here; the number of the last that is done with."""
    while True:
        job = job_after(work.board, last, patience)
        if job == last:
            return last
        if entered(work.board, job):
            done = work.board[WHAT] != OTHER and worked(work, thread, patience, buffer)
            left(work.board)
            if not done:
                return last
        last = job
