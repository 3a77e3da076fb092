"""Persons: what is stored of them, and what reaches them while they are away."""

from regalia.server.jobs.jobs import Jobs
from regalia.server.live.live_tables import LiveTables
from regalia.server.people.device_codes import DeviceCodes
from regalia.server.people.device_keys import DeviceKeys
from regalia.server.people.devices import Devices
from regalia.server.people.mistakes import Mistakes
from regalia.server.people.notices import Notices
from regalia.server.people.own_games import OwnGames
from regalia.server.people.persons import Persons
from regalia.server.people.seat_invitations import SeatInvitations
from regalia.server.settings import Settings


class People:
    def __init__(self, settings: Settings, tables: LiveTables, jobs: Jobs) -> None:
        storage = tables.storage
        self.persons = Persons(storage)
        self.notices = Notices(settings, storage, self.persons)
        self.seat_invitations = SeatInvitations(storage)
        self.keys = DeviceKeys(storage)
        self.devices = Devices(storage, self.persons, self.keys)
        self.device_codes = DeviceCodes(storage, self.devices)
        self.own_games = OwnGames(self.persons, tables, jobs.reviews)
        self.mistakes = Mistakes(self.persons, tables)
        if self.notices.on:
            jobs.runner.notify = self.notices.tell
