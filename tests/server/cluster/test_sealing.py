"""Seals: what only those who have the key can read or make."""

from support.servers.redis_workers import KEY, OTHER_KEY

from regalia.server.cluster.sealing import STEP, Seal, key_of

SECRET = b"the queen of hearts is face down"


def test_only_who_has_the_key_can_open_a_seal_and_only_for_what_it_is_about() -> None:
    seal = Seal(KEY)
    sealed = seal.sealed(SECRET, "job 1")
    assert SECRET not in sealed
    opened = seal.opened(sealed, "job 1")
    assert opened is not None and opened.rstrip() == SECRET
    assert seal.opened(sealed, "job 2") is None
    assert Seal(OTHER_KEY).opened(sealed, "job 1") is None
    for n in (0, 11, 12, 40, len(sealed) - 1):
        tampered = sealed[:n] + bytes([sealed[n] ^ 1]) + sealed[n + 1 :]
        assert seal.opened(tampered, "job 1") is None
    for cut in (b"", sealed[:5], sealed[:12], sealed[:-1]):
        assert seal.opened(cut, "job 1") is None


def test_seals_differ_each_time_and_their_lengths_tell_little() -> None:
    seal = Seal(KEY)
    assert seal.sealed(b"a", "x") != seal.sealed(b"a", "x")
    assert len({len(seal.sealed(b"a" * n, "x")) for n in range(1, STEP + 1)}) == 1


def test_words_make_the_same_key_everywhere_and_another_place_than_other_words() -> None:
    assert key_of("a long sentence that nobody guesses") == key_of(
        "a long sentence that nobody guesses"
    )
    assert Seal(KEY).place != Seal(OTHER_KEY).place
