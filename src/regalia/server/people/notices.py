"""Notices to people who are away that it is their turn, in games over days.

Nothing is sent unless the host has switched it on (`--push`), and the person has allowed it in a
browser.  A notice says which game, and where to look; no names, no position.
"""

import asyncio
import hashlib
from typing import TYPE_CHECKING

import msgspec

from regalia.server.live.live_table import LiveTable
from regalia.server.messages import say
from regalia.server.people.persons import Persons
from regalia.server.people.subscriptions import Subscription, Subscriptions
from regalia.server.rate_limits import per_hour
from regalia.server.settings import Settings
from regalia.server.store.job_queue import REMINDER, QueuedJob
from regalia.server.store.storage import Storage

if TYPE_CHECKING:
    from regalia.server.people.push import Push

AT_ONCE = 8  # notices on their way
AN_HOUR = 60 * 60 * 1000  # ms
LONGEST = 24 * 60 * 60  # seconds for which a push service keeps a notice
SUBSCRIBED_AN_HOUR = 20  # times that one person does it


class Notices:
    def __init__(self, settings: Settings, storage: Storage, persons: Persons) -> None:
        self.settings, self.storage = settings, storage
        self.subscriptions = Subscriptions(storage, persons)
        self.allowed = per_hour(SUBSCRIBED_AN_HOUR)
        self.sending = asyncio.Semaphore(AT_ONCE)
        self.known: Push | None = None

    @property
    def on(self) -> bool:
        return bool(self.settings.push)

    async def push(self) -> "Push":
        """The sender of web push, with the key that all servers of the database share."""
        if self.known is None:
            from regalia.server.people.push import Push

            secret = await self.storage.secret("push")
            self.known = Push(secret, self.settings.push, self.settings.push_loopback)
        return self.known

    async def tell(self, live: LiveTable, row: QueuedJob, now: int) -> None:
        """Notify everybody of the seat who is away, in every browser that they allowed."""
        here = {connection.person for connection in live.connections}
        away = [
            person
            for person in live.table.holders(row.seat)
            if person not in here and not live.presence.is_elsewhere(person)
        ]
        lists = [await self.subscriptions.of(person) for person in away]
        until = live.table.due() or now
        topic = hashlib.sha256(live.kept.watch_key.encode()).hexdigest()[:32]
        ttl = max(0, min(LONGEST, (until - now) // 1000))
        await asyncio.gather(
            *(
                self._send(one, said(live, one.language, row.kind, until - now), ttl, topic)
                for one in {one.endpoint: one for found in lists for one in found}.values()
            )
        )

    async def _send(self, to: Subscription, text: bytes, ttl: int, topic: str) -> None:
        async with self.sending:
            if not await (await self.push()).send(to, text, ttl, topic):
                await self.subscriptions.gone(to.endpoint)


def said(live: LiveTable, language: str, kind: str, left: int) -> bytes:
    """The text of a notice. Its address is the one for looking on: a player is known by their
    cookie, and nobody else can do anything with it."""
    title = live.table.room.short_name.told(language)
    words, hours = say(language), max(1, left // AN_HOUR)
    body = (
        words.say("notice-reminder", hours=hours) if kind == REMINDER else words.say("notice-turn")
    )
    notice = {"title": title, "body": body, "path": f"/t/{live.kept.watch_key}"}
    return msgspec.json.encode(notice)
