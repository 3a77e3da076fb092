"""The parts of one server, put together, started and closed."""

from collections.abc import Mapping

from regalia.server.background import BackgroundTasks
from regalia.server.catalogues import Catalogues
from regalia.server.cluster.peers import Peers
from regalia.server.cluster.redis_workers import workers_of
from regalia.server.jobs.jobs import Jobs
from regalia.server.jobs.precompiling import in_order, prepare
from regalia.server.live import housekeeping
from regalia.server.live.garbage_collection import GarbageCollector
from regalia.server.live.live_tables import LiveTables
from regalia.server.people.people import People
from regalia.server.people.rushes import Rushes
from regalia.server.pseudonyms import pseudonym
from regalia.server.rate_limits import RateLimit, RateLimits
from regalia.server.sandbox.sandbox import Sandbox
from regalia.server.sandbox.step_packets import StepPackets
from regalia.server.settings import Settings
from regalia.server.store.definitions import Definitions
from regalia.server.store.doctor import Disk
from regalia.server.store.job_queue import JobQueue, Requester
from regalia.server.store.storage import Storage
from regalia.server.telemetry import LOG

RECENT = 200  # tables by which is known what is played here


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = RateLimits(settings)
        self.catalogues = Catalogues()
        self.background = BackgroundTasks()
        self.garbage = GarbageCollector()
        self.disk = Disk(settings.folder)
        self.sandbox = Sandbox(settings.sandboxes)
        self.packets = StepPackets()
        self.storage = Storage(settings.database_url)
        self.tables = LiveTables(self.storage, JobQueue(self.storage), self.sandbox, self.garbage)
        self.jobs = Jobs(self.tables, workers_of(settings), settings)
        self.people = People(settings, self.tables, self.jobs)
        self.rushes = Rushes(self.storage, self.people.persons)
        self.definitions = Definitions(self.storage)
        self.peers: Peers | None = None  # other servers of the same database

    async def start(self) -> None:
        if self.settings.bus:
            secret = await self.storage.secret("bus")
            limits, keys = self._shared_limits(), self.people.keys
            self.peers = Peers(self.tables, limits, keys, self.settings.bus, secret)
            self.tables.peers = self.peers
            self.peers.start()
        await self.jobs.start()
        self.background.start(
            housekeeping.keep(self.tables, self.jobs.runner.busy, self.forget_old)
        )
        self.background.start(self.garbage.collect())
        if self.storage.shared:  # else nobody but us ends keys
            self.background.start(self.people.keys.look_after())
        if self.settings.prepare:
            played = await self.storage.games_played(RECENT)
            self.background.start(prepare(in_order(played)))

    async def close(self) -> None:
        """Stop everything; nothing is lost, for what was told is written."""
        self.tables.stop()
        await self.background.close()
        await self.jobs.close()
        await self.tables.close()
        if self.peers:
            await self.peers.close()
        self.sandbox.close()
        self.packets.close()
        await self.storage.close()

    def _shared_limits(self) -> Mapping[str, RateLimit]:
        """The limits that servers share, by their names on the bus."""
        return vars(self.limits) | {
            "reviews": self.jobs.reviews.allowed,
            "analyses": self.jobs.analyses.allowed,
            "weighings": self.jobs.weighings.allowed,
            "rushes": self.rushes.made_allowed,
            "rush-answers": self.rushes.answers_allowed,
            "definitions": self.definitions.allowed,
            "codes": self.people.device_codes.codes_allowed,
            "continues": self.people.device_codes.tries_allowed,
            "devices": self.people.devices.added_allowed,
            "subscriptions": self.people.notices.allowed,
        }

    def requester(self, person: str, address: str) -> Requester:
        """The requester of work that this person asks for."""
        return Requester(pseudonym(address, self.settings.address_key, 12), person)

    async def forget_old(self, now: int) -> int:
        """Forget what is old; returns the number of tables."""
        gone = await self.storage.forget_old(self.settings, now)
        await self.jobs.queue.sweep(now)
        await self.people.persons.forget_old(now - self.settings.persons)
        await self.people.device_codes.forget_old(now)
        await self.people.devices.forget_old(now - self.settings.longest)
        await self.rushes.forget_old(now)
        await self.definitions.forget_old(now - self.settings.persons)
        return gone

    async def has_room(self) -> bool:
        """Tell if the disk takes more; it is tried at once after the database took nothing."""
        if self.settings.database:
            return True
        if self.storage.refused:
            self.storage.refused = False
            self.disk.forget()
        return await self.disk.has_room()

    async def healthy(self) -> bool:
        """Tell if the database answers."""
        try:
            return await self.storage.healthy()
        except Exception as problem:  # whatever it is, nobody can play
            LOG.warning("not healthy", why=repr(problem))
            return False
