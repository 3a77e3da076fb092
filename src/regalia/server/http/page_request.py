"""A request that knows its person, their address, and the services of the server."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from litestar import Request
from litestar.exceptions import HTTPException

from regalia.app.errors import SlowDown
from regalia.server.http.client_address import address_of
from regalia.server.messages import says
from regalia.server.people.device_names import device_name
from regalia.server.people.devices import Device
from regalia.server.rate_limits import RateLimit
from regalia.server.services import Services
from regalia.server.store.job_queue import Requester

Result = TypeVar("Result")

GONE = 408  # the status of an answer that nobody waits for


class PageRequest(Request[Any, Any, Any]):
    @property
    def services(self) -> Services:
        found: Services = self.app.state.services
        return found

    @property
    def person(self) -> str:
        found: str = self.state.person
        return found

    @property
    def device(self) -> Device:
        """The device that asks, with the person whose it is."""
        agent = self.headers.get("user-agent", "")
        return Device(self.person, self.state.key, device_name(agent))

    @property
    def address(self) -> str:
        return address_of(self)

    @property
    def requester(self) -> Requester:
        return self.services.requester(self.person, self.address)

    def check_rate(self, limit: RateLimit, message: str = "slow-down") -> None:
        """Refuse what a person, or their address, asks too often."""
        if not limit.take(self.person, self.address):
            raise SlowDown(says(message))

    async def sandboxed(self, work: Callable[..., Result], *given: Any) -> Result:
        """Work on what a stranger sent, in the sandbox, for as long as they wait for it."""
        doing = asyncio.ensure_future(self.services.sandbox.do(self.address, work, *given))
        gone = asyncio.ensure_future(self._gone())
        try:
            await asyncio.wait({doing, gone}, return_when=asyncio.FIRST_COMPLETED)
            if not doing.done():
                raise HTTPException(status_code=GONE)
            return doing.result()
        finally:
            doing.cancel()
            gone.cancel()

    async def _gone(self) -> None:
        """Wait until nobody waits for the answer any more."""
        while (await self.receive())["type"] != "http.disconnect":
            pass
