"""Views of Ur: everything is open."""

from typing import Any

from regalia.core.contract import Params
from regalia.games.ur import rules
from regalia.games.ur.rules import Ur
from regalia.games.ur.text import ROLLS, position

PHASES = ("rolling", "moving", "again", "claiming", "over")


def show(params: Params, s: Ur, seat: int) -> dict[str, Any]:
    own = rules.pieces_of(params, s.player) - s.own.bit_count()
    foe = rules.pieces_of(params, 1 - s.player) - s.foe.bit_count()
    starts, times = (s.last, s.foe_last), (s.times, s.foe_times)
    by_seat = 1 if s.player == 0 else -1
    return {
        "seat": seat,
        "position": position(params, s),
        "player": s.player,
        "phase": PHASES[s.phase],
        "roll": ROLLS[s.roll & ~rules.EXTRA] if s.phase == rules.MOVING else None,
        "reserves": [own, foe][::by_seat],
        "turn_starts": list(starts[::by_seat]),  # how each player's last turn began (UR-20),
        "equal_starts": list(times[::by_seat]),  # and for the how many-th time in a row
        "winner": s.winner if s.phase == rules.OVER and s.winner >= 0 else None,
    }
