"""Keys and messages by which servers and workers meet in Redis.

    {place}:free            offers to think, each a random number
    {place}:here:{offer}    there while the worker lives
    {place}:job:{offer}     what they are asked, sealed
    {place}:answer:{id}     what they answer to that question, sealed

An offer is good for one question, and a question for one answer: seals are bound to these numbers.
A server takes an offer first, and then, from the database, what is most urgent: so nothing waits
here.  All of it expires, and Redis may lose it: then a question is asked anew.
"""

import re

import msgspec
from msgspec import Struct

from regalia.app.questions import LONGEST
from regalia.server.cluster.sealing import Seal

OFFER = re.compile(r"[0-9a-f]{32}")
BLOCK = 1.0  # seconds that we wait for Redis at a time
BEAT = 2.0  # seconds between two signs of life
ALIVE = 6.0  # seconds for which one counts
AGAIN = 5.0  # seconds after which an offer is made again
HELD = 10.0  # seconds for which a server may hold an offer
KEPT = 60  # seconds after which Redis forgets what nobody fetched
LONGEST_SEALED = 2 * LONGEST  # bytes


class RedisJob(Struct, frozen=True):
    """A question, and the number under which it is answered."""

    id: str
    question: str


JOB = msgspec.json.Decoder(RedisJob)
WRITE = msgspec.json.Encoder()


class RedisKeys:
    """Names of keys in Redis, which nobody can guess without our key."""

    def __init__(self, seal: Seal) -> None:
        self.name, self.free = seal.place, f"{seal.place}:free"

    def here(self, offer: str) -> str:
        return f"{self.name}:here:{offer}"

    def job(self, offer: str) -> str:
        return f"{self.name}:job:{offer}"

    def answer(self, number: str) -> str:
        return f"{self.name}:answer:{number}"
