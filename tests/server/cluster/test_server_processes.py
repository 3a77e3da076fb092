"""Servers that end at their start are not tried again and again without a pause."""

from regalia.server.cluster.server_processes import A_WHILE, AT_ONCE, LIVED, LONGEST, RestartDelay


def test_one_error_after_the_other_makes_the_pause_longer() -> None:
    patience = RestartDelay()
    pauses = [patience.pause(1, 5.0) for _ in range(12)]
    assert pauses[:4] == [A_WHILE, 2 * A_WHILE, 4 * A_WHILE, 8 * A_WHILE]
    assert pauses[-1] == LONGEST


def test_who_was_killed_is_replaced_at_once_however_often() -> None:
    patience = RestartDelay()
    assert {patience.pause(-9, AT_ONCE + 1) for _ in range(12)} == {A_WHILE}


def test_who_is_killed_before_it_began_counts_as_one_that_cannot() -> None:
    patience = RestartDelay()
    assert [patience.pause(-11, 0.1) for _ in range(3)][-1] > A_WHILE


def test_a_long_life_makes_good_what_was_before() -> None:
    patience = RestartDelay()
    for _ in range(5):
        patience.pause(1, 0.1)
    assert patience.pause(1, LIVED + 1) == A_WHILE
