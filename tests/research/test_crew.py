"""Threads share work, and say what came of it."""

import gc
import threading
import time

import pytest

from regalia.research.crew import Crew

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
        crew.share(task, SHARES, check)
    assert not too_early
    crew.close()


def test_what_a_check_refuses_is_raised_and_nothing_is_done(crew: Crew) -> None:
    done = list[int]()

    def check(low: int, high: int) -> None:
        if low == 17:
            raise ValueError("17")

    with pytest.raises(ValueError, match="17"):
        crew.share(lambda low, high: done.append(low), SHARES, check)
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


def test_threads_end_with_the_crew() -> None:
    before = len(crews())
    closed, dropped = Crew(2), Crew(2)
    assert len(crews()) == before + 2
    closed.close()
    del dropped
    gc.collect()
    for thread in crews()[before:]:
        thread.join(5)
    assert len(crews()) == before
