"""Time: what each seat has left, and the limits that a game's own rules set.

Nothing here looks at a clock: every moment is passed in, in milliseconds.
"""

from regalia.core.game import Limit
from regalia.table.settings import ClockSettings


class Clocks:
    def __init__(self, clock: ClockSettings, seats: int) -> None:
        self.clock = clock
        self.left = [clock.seconds * 1000] * seats
        self.turn: int | None = None  # the seat that has decided last, or decides now
        self.next_turn = False  # a turn has begun since, perhaps of the same seat
        self.running: int | None = None  # the seat whose time passes
        self.since = 0  # when what can be done now became possible
        self.limit: Limit | None = None
        self.until = 0  # when that limit ends

    def begin(
        self, at: int, seat: int | None, timed: bool, limit: Limit | None, anew: bool
    ) -> None:
        """Start a decision of `seat`, or (None) of several seats or nobody.

        `timed`: whether the seat's clock runs.  `limit`: the game's own limit for this decision.
        `anew`: something was taken back, so that the turn begins again.
        """
        if limit is not None and (anew or self.limit is None or self.limit.kind != limit.kind):
            self.until = at + limit.seconds * 1000
        self.limit, self.since = limit, at
        on_clock = self.clock.kind != "none" and limit is None and timed
        self.running = seat if on_clock else None
        if seat is not None and (anew or self.next_turn or seat != self.turn):
            self._pass_turn(seat, anew)

    def turn_begins(self) -> None:
        """Begin a turn for the seat that decides next, also if it decided last."""
        self.next_turn = True

    def _pass_turn(self, seat: int, anew: bool) -> None:
        """A turn is all that a seat decides until another one does, or until the game begins its
        next one; it may have many actions."""
        if self.clock.kind == "game" and self.turn is not None and not anew:
            self.left[self.turn] += self.clock.gain * 1000
        if self.clock.kind == "turn":
            self.left[seat] = self.clock.seconds * 1000
        self.turn, self.next_turn = seat, False

    def acted(self, at: int) -> None:
        """The seat on the clock has acted: its time is taken off."""
        if self.running is not None:
            self.left[self.running] -= at - self.since
        self.running = None

    def stop(self, at: int) -> None:
        """Stop the clocks; time that has passed counts."""
        if self.running is not None:
            self.left[self.running] = max(0, self.left[self.running] - (at - self.since))
        self.running = self.limit = None

    def due(self) -> int | None:
        """The time at which something happens by itself."""
        if self.limit is not None:
            return self.until
        return None if self.running is None else self.since + self.left[self.running]
