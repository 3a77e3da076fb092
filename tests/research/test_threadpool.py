"""Threads share games, and say what came of them."""

import gc
import threading
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from support.waiting import PATIENCE, until

from regalia import research
from regalia.core.errors import RegaliaError
from regalia.fast.compiler import compiled
from regalia.research import threadpool
from regalia.research.many import Vector
from regalia.research.threadpool import ThreadPool


def helpers() -> set[threading.Thread]:
    return {thread for thread in threading.enumerate() if thread.name.startswith("regalia-")}


def vector(**given: Any) -> Vector:
    return research.vector("ur", **{"n": 7, "seed": 3, "max_steps": 400} | given)


@pytest.fixture
def pool() -> Iterator[ThreadPool]:
    games = vector(threads=3)
    assert games._pool is not None
    yield games._pool
    games.close()


def fall_asleep(pool: ThreadPool | None, threads: int) -> None:
    """Wait until all who help sleep, and have to be woken for the next job."""
    assert pool is not None
    until(lambda: len(pool._helpers.asleep) == threads - 1)


def board(threads: int) -> Any:
    found = np.zeros(threadpool.board_size(threads), np.int64)
    found[threadpool.THREADS] = threads
    return found


@pytest.mark.parametrize(("n", "threads"), [(1, 2), (5, 3), (6, 2), (3, 7), (1000, 2), (999, 7)])
@pytest.mark.parametrize("share", [1, 2, 40, 1000])
def test_every_game_is_taken_once_in_whatever_order_threads_come(
    n: int, threads: int, share: int
) -> None:
    chance = Random(n * threads + share)
    for _ in range(20):
        on_board, left = board(threads), [*range(threads)]
        threadpool.open_job(on_board, 1, threadpool.STEP, 0, 0)
        taken: list[int] = []
        while left:
            thread = chance.choice(left[:1] if chance.random() < 0.5 else left)
            low, high = threadpool.take_range(on_board, threadpool.PLAYING, n, thread, share)
            taken += range(low, high)
            if low == n:
                left.remove(thread)
        assert sorted(taken) == [*range(n)]


def test_a_thread_begins_with_its_own_part_and_helps_others_with_smaller_and_smaller_shares() -> (
    None
):
    on_board = board(2)
    threadpool.open_job(on_board, 1, threadpool.STEP, 0, 0)
    shares = [threadpool.take_range(on_board, threadpool.PLAYING, 1024, 1, 100) for _ in range(9)]
    assert shares[:4] == [(512, 768), (768, 896), (896, 996), (996, 1024)]
    assert shares[4:8] == [(0, 256), (256, 384), (384, 484), (484, 512)]
    assert shares[8] == (1024, 1024)


def test_compiled_numbers_are_added_to_by_several_threads_and_none_is_lost() -> None:
    room = vector().room
    kernel, on_board, found = compiled(room, threadpool), board(3), list[tuple[int, int]]()
    kernel.open_job(on_board, 1, threadpool.STEP, 0, 0)

    def take(thread: int) -> None:
        share = (0, 0)
        while share[0] < 30_000:
            share = kernel.take_range(on_board, threadpool.PLAYING, 30_000, thread, 1)
            found.append(share)

    threads = [threading.Thread(target=take, args=(thread,)) for thread in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(low for low, _ in found if low < 30_000) == [*range(30_000)]


@pytest.mark.parametrize(("n", "threads"), [(1, 2), (2, 5), (70, 3)])
def test_any_number_of_threads_plays_the_same_games(n: int, threads: int) -> None:
    alone, several = vector(n=n), vector(n=n, threads=threads)
    for number in range(150):
        if number % 50 == 49:
            fall_asleep(several._pool, threads)
        drawn = several.sample()
        one = alone.step(alone.sample())
        other = several.step(drawn if number % 2 else drawn.tolist())
        assert all(np.array_equal(a, b) for a, b in zip(one[:6], other[:6]))
    assert [alone.save(i) for i in range(n)] == [several.save(i) for i in range(n)]
    assert alone.play(30).tolist() == several.play(30).tolist()
    several.close()


def test_helpers_take_part(pool: ThreadPool) -> None:
    workers, all_here = set[int](), threading.Barrier(3)

    def task(thread: int) -> bool:
        workers.add(thread)
        all_here.wait(PATIENCE)
        return True

    pool.run(threadpool.OTHER, task=task)
    assert workers == {0, 1, 2}


def test_what_has_to_wait_is_tried_again(pool: ThreadPool) -> None:
    tries, all_here = [0, 0, 0], threading.Barrier(3)

    def task(thread: int) -> bool:
        tries[thread] += 1
        all_here.wait(PATIENCE)
        return tries[thread] > 3

    pool.run(threadpool.OTHER, task=task)
    assert tries == [4, 4, 4]


@pytest.mark.parametrize("who", [0, 2])
def test_what_goes_wrong_in_a_thread_is_raised_where_it_was_asked_and_work_goes_on(
    pool: ThreadPool, who: int
) -> None:
    all_here = threading.Barrier(3)

    def task(thread: int) -> bool:
        all_here.wait(PATIENCE)
        if thread == who:
            raise ZeroDivisionError
        return True

    for _ in range(3):
        with pytest.raises(ZeroDivisionError):
            pool.run(threadpool.OTHER, task=task)
    test_helpers_take_part(pool)


def test_who_was_interrupted_while_others_worked_can_go_on() -> None:
    alone, several = vector(), vector(threads=2)
    pool = several._pool
    assert pool is not None

    both_here = threading.Barrier(2)

    def task(thread: int) -> bool:
        both_here.wait(PATIENCE)
        if thread == 0:
            raise KeyboardInterrupt
        return True

    with pytest.raises(KeyboardInterrupt):
        pool.run(threadpool.OTHER, task=task)
    for _ in range(50):
        alone.step(alone.sample())
        several.step(several.sample())
    assert [alone.save(i) for i in range(7)] == [several.save(i) for i in range(7)]
    several.close()


def test_threads_end_with_the_vector_and_hold_on_to_nobody() -> None:
    before = helpers()
    closed, dropped, asleep = vector(threads=2), vector(threads=2), vector(threads=2)
    new = helpers() - before
    assert len(new) == 3
    for games in (closed, dropped, asleep):
        fall_asleep(games._pool, 2)
    for games in (closed, dropped):
        games.play(5)
    closed.close()
    del games, dropped, asleep
    gc.collect()
    for thread in new:
        thread.join(5)
    assert not any(thread.is_alive() for thread in new)
    alone = vector()
    alone.play(5)
    assert closed.play(50).tolist() == alone.play(50).tolist()  # by whoever asks


def test_jobs_that_are_over_before_others_wake_hold_up_nobody(pool: ThreadPool) -> None:
    done = list[int]()

    def task(thread: int) -> bool:
        if thread == 0:
            done.append(thread)
        return True

    for number in range(2000):
        pool.run(threadpool.OTHER, task=task)
        if number % 100 == 0:
            fall_asleep(pool, 3)
    assert len(done) == 2000


def test_where_no_more_threads_can_begin_that_is_said_and_none_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begin, begun = threading.Thread.start, list[threading.Thread]()

    def start(thread: threading.Thread) -> None:
        if thread.name.startswith("regalia-") and len(begun) == 3:
            raise RuntimeError("can't start new thread")
        begun.append(thread)
        begin(thread)

    monkeypatch.setattr(threading.Thread, "start", start)
    with pytest.raises(RegaliaError, match="50"):
        research.vector("ur", 2, threads=50)
    for thread in begun:
        thread.join(30)
        assert not thread.is_alive()
