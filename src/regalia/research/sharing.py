"""How threads share the games of a step, for compiled code: by a board that all of them see.

Whoever asks writes down on it what there is to do, and opens the job.  Helpers who notice enter it,
take one share of the games after the other, as whoever asked does, and leave when none is left.
Nobody holds Python's lock meanwhile, so nobody waits for it.  A job is closed, and over, when
nothing is left of it and all helpers are out.

Every thread has a part of the games, the same ones each time, for they are in the memory next to
it; only who is done with them takes from the others' parts.
"""

from collections.abc import MutableSequence

from regalia.fast.atomics import add, read, write

# What is on the board.  What never changes, and what whoever asks writes before opening a job:
THREADS, SHARE, WHAT, FRESH, STEPS = range(5)
# What several threads write, each far enough from the next that these do not disturb each other:
LINE = 8
OPEN = 1 * LINE  # the number of the job that can be entered; 0: there is none
INSIDE = 2 * LINE  # helpers who are at work
LOOKED = 3 * LINE  # so many games have been looked at
WRONG = 4 * LINE  # 1: with an illegal index among them
RACES = 5 * LINE  # 1: there is a race that has no place
PARTS = 6 * LINE  # from here on, for every thread's part, a line that says how much of it is taken
LOOKING, PLAYING = 0, 1  # in these, once to be looked at, and once to be played

Board = MutableSequence[int]
ALL = 1 << 40  # more than there are games
SMALL = 256  # the smallest shares are so many times as small as a thread's part of all


def numbers_of(threads: int) -> int:
    """How many numbers there are on a board."""
    return PARTS + threads * LINE


def opened(board: Board, job: int, what: int, fresh: int, steps: int) -> None:
    """Nobody is inside."""
    for i in range(LOOKED, len(board)):
        board[i] = 0
    board[WHAT], board[FRESH], board[STEPS] = what, fresh, steps
    write(board, OPEN, job)


def entered(board: Board, job: int) -> bool:
    """Whether a helper is inside now; else the job was closed before."""
    add(board, INSIDE, 1)
    if read(board, OPEN) == job:
        return True
    add(board, INSIDE, -1)
    return False


def left(board: Board) -> None:
    add(board, INSIDE, -1)


def closed(board: Board, patience: int) -> bool:
    """Nobody enters any more; whether all helpers are out."""
    write(board, OPEN, 0)
    while patience and read(board, INSIDE):
        patience -= 1
    return patience > 0


def taken(board: Board, which: int, n: int, thread: int, share: int) -> tuple[int, int]:
    """From where to where a thread goes on with n games; (n, n): there is nothing left.

    Shares are large at first, and small in the end, so that nobody waits long for the last; `share`
    is the smallest, or, if it is 1, each."""
    threads = board[THREADS]
    for i in range(threads):
        part = (thread + i) % threads
        begin, end = n * part // threads, n * (part + 1) // threads
        at = PARTS + part * LINE + which
        left_ = end - begin - read(board, at)
        if left_ > 0:
            size = max(left_ // 2, share) if share > 1 else 1
            low = begin + add(board, at, size)
            if low < end:
                return low, min(low + size, end)
    return n, n


def given_up(board: Board) -> None:
    """A helper failed: nobody waits for what it was to look at, and nothing more is played."""
    write(board, WRONG, 1)
    add(board, LOOKED, ALL)
    for part in range(board[THREADS]):
        add(board, PARTS + part * LINE + PLAYING, ALL)


def job_after(board: Board, last: int, patience: int) -> int:
    """The next job, or the last one if none is opened soon."""
    job = read(board, OPEN)
    while patience and job in (0, last):
        job = read(board, OPEN)
        patience -= 1
    return job or last
