"""Devices of a person: keys of their own, that can be listed, named and ended."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from regalia.app.errors import Missing, SignedOut, SlowDown
from regalia.app.identity import device_id, digest_of, new_token, phrase_digest
from regalia.server.live.connection import Connection
from regalia.server.people.device_keys import SIGNED_OUT, DeviceKeys
from regalia.server.people.device_names import device_name
from regalia.server.people.devices import ADDED_AN_HOUR, MOST, Device, Devices
from regalia.server.people.persons import A_DAY, Persons
from regalia.server.people.subscriptions import Subscription, Subscriptions
from regalia.server.store.storage import Storage, Summary

PHONE = "Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0"
SAMSUNG = "SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36"


def with_devices(database: str, work: Callable[[Devices], Awaitable[None]]) -> None:
    async def do() -> None:
        storage = Storage(database)
        try:
            await work(Devices(storage, Persons(storage), DeviceKeys(storage)))
        finally:
            await storage.close()

    asyncio.run(do())


def somebody() -> Device:
    """The only device of a person."""
    digest = digest_of(new_token())
    return Device(digest, digest, "Firefox (Linux)")


async def further(
    devices: Devices, ann: Device, agent: str = "Safari (iPad)", now: int = 1
) -> Device:
    devices.added_allowed.people.known.clear()
    token = await devices.add(ann.person, agent, "1.2.3.4", now)
    return Device(ann.person, digest_of(token), agent)


async def knows(devices: Devices, *these: Device) -> list[bool]:
    """Look up keys: true for those that open their person's things."""
    return [await devices.keys.person(one.digest) == one.person for one in these]


def test_who_has_one_device_is_known_by_it_and_nothing_is_written(database: str) -> None:
    async def work(devices: Devices) -> None:
        ann = somebody()
        assert await knows(devices, ann) == [True]
        await devices.was_here(ann, 5)
        assert await devices.of(ann.person) == []

    with_devices(database, work)


def test_a_device_that_is_ended_opens_nothing_and_the_others_stay(database: str) -> None:
    async def work(devices: Devices) -> None:
        ann = somebody()
        await devices.ready(ann, 1)
        phone, laptop = await further(devices, ann), await further(devices, ann)
        await devices.end(ann, device_id(phone.digest), 2)
        assert await knows(devices, ann, phone, laptop) == [True, False, True]
        assert {one.digest for one in await devices.of(ann.person)} == {ann.digest, laptop.digest}
        with pytest.raises(Missing):
            await devices.end(ann, device_id(phone.digest), 3)

    with_devices(database, work)


def test_the_first_device_ends_as_any_other_though_its_key_is_its_persons_name(
    database: str,
) -> None:
    async def work(devices: Devices) -> None:
        ann = somebody()
        await devices.ready(ann, 1)
        phone = await further(devices, ann)
        await devices.end(phone, device_id(ann.digest), 2)
        assert await knows(devices, ann, phone) == [False, True]
        for refused in (devices.ready(ann, 3), devices.renew(ann, True, 3), devices.forget(ann, 3)):
            with pytest.raises(SignedOut):
                await refused
        assert await knows(devices, phone) == [True]

    with_devices(database, work)


def test_with_all_others_ends_every_copy_of_this_key_too_and_the_phrase(database: str) -> None:
    async def work(devices: Devices) -> None:
        ann = somebody()
        first, _ = await devices.renew(ann, False, 1)
        phone = await further(devices, ann)
        await devices.rename(ann, device_id(ann.digest), "Desk", 2)
        second, token = await devices.renew(ann, True, 3)
        assert token is not None
        assert await knows(devices, ann, phone, Device(ann.person, digest_of(token), "")) == [
            False,
            False,
            True,
        ]
        assert [one.name for one in await devices.of(ann.person)] == ["Desk"]
        assert await devices.person_of_phrase(second) == ann.person
        with pytest.raises(Missing):
            await devices.person_of_phrase(first)

    with_devices(database, work)


def test_of_two_devices_that_end_each_other_at_once_one_stays(database: str) -> None:
    async def work(devices: Devices) -> None:
        for how in (1, 2, 3, 4):
            ann = somebody()
            await devices.ready(ann, 1)
            phone = await further(devices, ann)
            if how == 1:
                ending = [
                    devices.end(ann, device_id(phone.digest), 2),
                    devices.end(phone, device_id(ann.digest), 2),
                ]
            else:
                ending = [devices.renew(ann, True, how), devices.renew(phone, True, how)]
            done = await asyncio.gather(*ending, return_exceptions=True)
            assert sum(isinstance(one, SignedOut) for one in done) == 1, done
            assert len(await devices.of(ann.person)) == 1

    with_devices(database, work)


def test_a_new_phrase_makes_the_one_before_worthless(database: str) -> None:
    async def work(devices: Devices) -> None:
        ann = somebody()
        first, same = await devices.renew(ann, False, 1)
        second, _ = await devices.renew(ann, False, 2)
        assert same is None, "the device keeps its key, which is no phrase"
        assert await devices.person_of_phrase(second) == ann.person
        with pytest.raises(Missing):
            await devices.person_of_phrase(first)
        assert await devices.phrase_since(ann.person) == 2

    with_devices(database, work)


def test_a_key_of_today_is_no_phrase(database: str) -> None:
    async def work(devices: Devices) -> None:
        token = new_token()
        ann = Device(digest_of(token), digest_of(token), "")
        await devices.ready(ann, 1)
        with pytest.raises(Missing):
            await devices.person_of_phrase(token)
        assert digest_of(token) != phrase_digest(token)

    with_devices(database, work)


def test_devices_of_one_person_are_few_and_new_ones_not_quick(database: str) -> None:
    async def work(devices: Devices) -> None:
        ann = somebody()
        await devices.ready(ann, 1)
        several = [await further(devices, ann, now=2 + i) for i in range(MOST + 3)]
        there = {one.digest for one in await devices.of(ann.person)}
        stay = [ann, *several[: MOST - 2], several[-1]]
        assert there == {one.digest for one in stay}, "a flood takes nothing from who was there"
        assert await knows(devices, ann, several[MOST - 2], several[-1]) == [True, False, True]
        await devices.was_here(ann, 9 * A_DAY)
        await further(devices, ann, now=9 * A_DAY)
        assert await knows(devices, ann, several[0], several[1]) == [True, False, True]
        with pytest.raises(SlowDown):
            for _ in range(ADDED_AN_HOUR + 1):
                await devices.add(ann.person, "", "1.2.3.4", 99)

    with_devices(database, work)


def test_browsers_that_come_with_an_old_key_are_noted(database: str) -> None:
    async def work(devices: Devices) -> None:
        ann = somebody()
        await old(devices, ann)
        for i, agent in enumerate(("Safari (iPad)", "Firefox (Linux)", "Safari (iPad)"), 2):
            await devices.was_here(ann._replace(agent=agent), i * A_DAY)
        (kept,) = await devices.of(ann.person)
        assert kept.old and kept.agent == "Safari (iPad)"
        assert kept.others == {"Firefox (Linux)": 3 * A_DAY} and kept.seen == 4 * A_DAY
        for i in range(30):
            await devices.was_here(ann._replace(agent=f"Browser {i}"), (5 + i) * A_DAY)
        (kept,) = await devices.of(ann.person)
        assert sorted(kept.others) == sorted(f"Browser {i}" for i in range(22, 30))

    with_devices(database, work)


async def old(devices: Devices, ann: Device) -> None:
    """Make it a person of before devices had keys of their own, as the migration does."""
    from sqlalchemy import insert

    from regalia.server.store.schema import DEVICES, PERSONS

    row = {"digest": ann.digest, "person": ann.person, "name": "", "agent": "", "old": True}
    async with devices.database.writing() as connection:
        await connection.execute(insert(PERSONS), [{"id": ann.person, "since": 1, "seen": 1}])
        await connection.execute(insert(DEVICES), [row | {"since": 1, "seen": 1}])


def test_an_old_phrase_is_one_until_there_is_a_new_one(database: str) -> None:
    async def work(devices: Devices) -> None:
        token = new_token()
        ann = Device(digest_of(token), digest_of(token), "")
        await old(devices, ann)
        assert await devices.person_of_phrase(token) == ann.person
        phone = await further(devices, ann)
        assert await devices.person_of_phrase(token) == ann.person
        await devices.of(ann.person)
        phrase, own = await devices.renew(phone, False, 2)
        assert own is None, "the phone's own key is no phrase"
        assert await knows(devices, ann, phone) == [False, True]
        with pytest.raises(Missing):
            await devices.person_of_phrase(token)
        assert await devices.person_of_phrase(phrase) == ann.person

    with_devices(database, work)


def test_an_old_device_goes_on_with_a_key_of_its_own_after_a_new_phrase(database: str) -> None:
    async def work(devices: Devices) -> None:
        ann = somebody()
        await old(devices, ann)
        _, token = await devices.renew(ann, False, 2)
        assert token is not None and await devices.keys.person(digest_of(token)) == ann.person
        (kept,) = await devices.of(ann.person)
        assert kept.digest == digest_of(token) and not kept.old

    with_devices(database, work)


def test_notices_end_with_their_device(database: str) -> None:
    async def work(devices: Devices) -> None:
        ann = somebody()
        await devices.ready(ann, 1)
        phone = await further(devices, ann)
        kept = Subscriptions(devices.database, devices.persons)
        for one in (ann, phone):
            new = Subscription(f"https://push.example/{one.digest}", b"k", b"a", "en", 1)
            await kept.add(ann.person, one.digest, new, 1)
        await devices.end(ann, device_id(phone.digest), 2)
        left = [one.endpoint for one in await kept.of(ann.person)]
        assert left == [f"https://push.example/{ann.digest}"]

    with_devices(database, work)


def test_who_is_forgotten_has_no_device_that_would_bring_them_back(database: str) -> None:
    async def work(devices: Devices) -> None:
        ann, storage = somebody(), devices.database
        assert isinstance(storage, Storage)
        await storage.open("ur", [b"one"], Summary(True, False, frozenset({ann.person, "b"})), 1)
        phone = await further_of_kept(devices, ann)
        await devices.forget(phone, 2)
        await devices.persons.forget(ann.person)
        assert await knows(devices, ann, phone) == [False, False]
        assert await devices.of(ann.person) == []

    with_devices(database, work)


async def further_of_kept(devices: Devices, ann: Device) -> Device:
    await devices.ready(ann, 1)
    return await further(devices, ann)


def test_ended_keys_are_forgotten_when_they_could_open_nothing(database: str) -> None:
    async def work(devices: Devices) -> None:
        ann, bob = somebody(), somebody()
        phones = [await further_of_kept(devices, one) for one in (ann, bob)]
        await devices.end(phones[0], device_id(ann.digest), 5)
        await devices.forget(phones[1], 5)
        await devices.persons.forget(bob.person)
        await devices.forget_old(5)
        keys = [one.digest for one in (ann, bob)]
        assert [await devices.keys.person(one) for one in keys] == [None, None]
        await devices.forget_old(6)
        devices.keys.known.clear()
        assert [await devices.keys.person(one) for one in keys] == [None, bob.digest]

    with_devices(database, work)


def test_connections_end_with_their_key_and_what_is_read_meanwhile_is_read_again(
    database: str,
) -> None:
    async def work(devices: Devices) -> None:
        ann = somebody()
        phone = await further_of_kept(devices, ann)
        connection = Connection(ann.person, "en", "wide", True)
        connection.something.clear()
        with devices.keys.connected(phone.digest, connection):
            await devices.end(ann, device_id(phone.digest), 2)
            assert await knows(devices, phone) == [False]
            await connection.something.wait()
            assert connection.ended == SIGNED_OUT
        assert not devices.keys.open

    with_devices(database, work)


def test_where_nobody_tells_of_it_a_connection_is_compared_with_the_database(
    database: str,
) -> None:
    async def work(devices: Devices) -> None:
        ann = somebody()
        phone = await further_of_kept(devices, ann)
        elsewhere = DeviceKeys(devices.database)
        assert await elsewhere.person(phone.digest) == ann.person
        lines = {one.digest: Connection(ann.person, "en", "wide", True) for one in (ann, phone)}
        bob = Connection("bob", "en", "wide", True)  # who only plays, and has no row
        with (
            elsewhere.connected(ann.digest, lines[ann.digest]),
            elsewhere.connected(phone.digest, lines[phone.digest]),
            elsewhere.connected("bob", bob),
        ):
            await devices.end(ann, device_id(phone.digest), 2)
            await elsewhere.look()
            assert lines[phone.digest].ended == SIGNED_OUT
            assert lines[ann.digest].ended is None and bob.ended is None
            assert await elsewhere.person(phone.digest) is None

    with_devices(database, work)


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (PHONE, "Firefox (Android)"),
        (
            "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36",
            "Chrome (Linux)",
        ),
        ("Mozilla/5.0 (Linux; Android 14) " + SAMSUNG, "Samsung Internet (Android)"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1",
            "Safari (iPhone)",
        ),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130 Safari/537 Edg/130",
            "Edge (Windows)",
        ),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 14) Version/18 Safari/605", "Safari (macOS)"),
        ("curl/8", ""),
        ("", ""),
        ("<script>alert(1)</script> Firefox/1 \0\u202e" + "x" * 10**6, "Firefox"),
    ],
)
def test_a_device_is_called_by_browser_and_system_and_nothing_else_is_kept(
    agent: str, name: str
) -> None:
    assert device_name(agent) == name
