"""Threads share work, and say what came of it."""

import gc
import threading
import time

import pytest

from regalia.research.crew import Crew, shares_of

SHARES = [(i, i + 1) for i in range(40)]


def crews() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name.startswith("crew-")]


@pytest.fixture
def crew() -> Crew:
    return Crew(3)


def test_every_share_is_done_once_by_several_threads(crew: Crew) -> None:
    workers = set()

    def task(low: int, high: int) -> int:
        workers.add(threading.get_ident())
        time.sleep(0.002)
        return low

    for _ in range(5):
        assert sorted(crew.share(task, SHARES)) == [low for low, _ in SHARES]
    assert len(workers) == 3
    crew.close()


def test_nothing_is_done_before_all_is_checked(crew: Crew) -> None:
    checked, too_early = list[int](), list[int]()

    def check(low: int, high: int) -> None:
        time.sleep(0.001)
        checked.append(low)

    def task(low: int, high: int) -> None:
        if len(checked) < len(SHARES):
            too_early.append(low)

    for _ in range(5):
        checked.clear()
        crew.share(task, SHARES, (check, SHARES))
    assert not too_early
    crew.close()


def test_what_a_check_refuses_is_raised_and_nothing_is_done(crew: Crew) -> None:
    done = list[int]()

    def check(low: int, high: int) -> None:
        if low == 17:
            raise ValueError("17")

    with pytest.raises(ValueError, match="17"):
        crew.share(lambda low, high: done.append(low), SHARES, (check, SHARES))
    assert not done
    crew.share(lambda low, high: done.append(low), SHARES)  # and it goes on as before
    assert sorted(done) == [low for low, _ in SHARES]
    crew.close()


def test_what_goes_wrong_in_a_thread_is_raised_where_it_was_asked(crew: Crew) -> None:
    def task(low: int, high: int) -> None:
        if low == 30:
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        crew.share(task, SHARES)
    crew.close()


class Owner:
    """Of a crew that works for it, as a vector is."""

    def __init__(self) -> None:
        self.crew, self.done = Crew(2), 0

    def work(self) -> None:
        self.crew.share(self.task, SHARES)

    def task(self, low: int, high: int) -> None:
        self.done += 1


def test_threads_end_with_the_crew_and_hold_on_to_nobody() -> None:
    before = set(crews())
    closed, dropped = Owner(), Owner()
    new = set(crews()) - before
    assert len(new) == 2
    for owner in (closed, dropped):
        owner.work()
    closed.crew.close()
    del owner, dropped
    gc.collect()
    for thread in new:
        thread.join(5)
    assert not any(thread.is_alive() for thread in new)
    closed.work()  # alone
    assert closed.done == 2 * len(SHARES)


@pytest.mark.parametrize(("n", "threads"), [(1, 2), (5, 3), (6, 2), (8192, 2), (8191, 7)])
def test_shares_are_all_there_is_and_the_last_ones_small(n: int, threads: int) -> None:
    shares = shares_of(n, threads)
    assert [i for low, high in shares for i in range(low, high)] == list(range(n))
    sizes = [high - low for low, high in shares]
    assert min(sizes) > 0 and sizes == sorted(sizes, reverse=True)
    assert len(shares) < 80 * threads


def test_jobs_that_are_over_before_others_wake_hold_up_nobody(crew: Crew) -> None:
    done = list[int]()
    for number in range(2000):
        check = (lambda low, high: None, [(number, 0)])
        crew.share(lambda low, high: done.append(low), [(number, 0)], check)
    assert done == list(range(2000))
    crew.close()
