"""Tells people who are not there that it is their turn, in games over days.

Nothing is sent unless whoever runs the server has switched it on (`--push`), and the person has
allowed it in a browser.  What is sent says which game, and where to look; no names, no position.
"""

import asyncio
import hashlib
from typing import TYPE_CHECKING

import msgspec

from regalia.server.addresses import Shares
from regalia.server.due import REMINDER, Row
from regalia.server.live import Live
from regalia.server.persons import Persons
from regalia.server.safety import say
from regalia.server.settings import Settings
from regalia.server.storage import Storage
from regalia.server.subscriptions import Subscription, Subscriptions
from regalia.table.language import of_room

if TYPE_CHECKING:
    from regalia.server.push import Push

AT_ONCE = 8  # notices on their way
AN_HOUR = 60 * 60 * 1000  # ms
LONGEST = 24 * 60 * 60  # seconds for which a push service keeps a notice
SUBSCRIBED_AN_HOUR = 20  # times that one person does it


class Notices:
    def __init__(self, settings: Settings, storage: Storage, persons: Persons) -> None:
        self.settings, self.storage = settings, storage
        self.subscriptions = Subscriptions(storage, persons)
        self.allowed = Shares(SUBSCRIBED_AN_HOUR, SUBSCRIBED_AN_HOUR / 3600)
        self.sending = asyncio.Semaphore(AT_ONCE)
        self.known: Push | None = None

    @property
    def on(self) -> bool:
        return bool(self.settings.push)

    async def push(self) -> "Push":
        """What sends, with the key that all servers of the database share."""
        if self.known is None:
            from regalia.server.push import Push  # with libraries that are there if it is on

            secret = await self.storage.secret("push")
            self.known = Push(secret, self.settings.push, self.settings.push_loopback)
        return self.known

    async def tell(self, live: Live, row: Row, now: int) -> None:
        """Everybody at the seat who is not at the table, in every browser that they allowed."""
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


def said(live: Live, language: str, kind: str, left: int) -> bytes:
    """What a browser shows.  The address is the one for looking on: who sits there is known by
    their cookie, and nobody else can do anything with it."""
    title = of_room(live.table.room, language).say("name")
    words, hours = say(language), max(1, left // AN_HOUR)
    body = (
        words.say("notice-reminder", hours=hours) if kind == REMINDER else words.say("notice-turn")
    )
    notice = {"title": title, "body": body, "path": f"/t/{live.kept.watch_key}"}
    return msgspec.json.encode(notice)
