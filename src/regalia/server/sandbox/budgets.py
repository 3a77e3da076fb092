"""Budgets of processor time: every address has a share of a processor, and some seconds at once.

Nobody is refused for it: who is in debt comes after whoever is not.
"""

import time
from collections import OrderedDict
from collections.abc import Callable

from regalia.server.rate_limits import ALLOWANCES, networks

SHARE = 0.25  # of a processor that an address may use on and on
AT_ONCE = 5.0  # seconds that it may use beyond that
MOST_DEBT = 60.0  # seconds after which the rest of a debt is forgiven
REMEMBERED = 50_000  # addresses that used something last


class Budgets:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.paid: OrderedDict[str, float] = OrderedDict()  # when a name will have paid for all

    def charge(self, address: str, seconds: float) -> None:
        """Count processor time; less than nothing gives back what was charged too much."""
        now = self.clock()
        for name, times in zip(networks(address), ALLOWANCES):
            latest = now + AT_ONCE / SHARE + MOST_DEBT
            due = max(self.paid.pop(name, now), now) + seconds / (SHARE * times)
            self.paid[name] = min(due, latest)
            if len(self.paid) > REMEMBERED:
                self.paid.popitem(last=False)

    def debt(self, address: str) -> float:
        """Seconds until an address has paid for all but what it may use at once."""
        allowed = self.clock() + AT_ONCE / SHARE
        return max(0.0, *(self.paid.get(name, 0.0) - allowed for name in networks(address)))
