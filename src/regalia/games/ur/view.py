"""What a seat may know of Ur: everything."""

from collections.abc import MutableSequence
from typing import Any

from regalia.core.contract import Params
from regalia.games.ur import rules
from regalia.games.ur.rules import Ur
from regalia.games.ur.text import ROLLS, action_text, position, read_position

PHASES = ("rolling", "moving", "again", "claiming", "over")

OPEN = True


def view(params: Params, s: Ur, seat: int) -> dict[str, Any]:
    most = rules.most_pieces(params)
    own, foe = most - s.own.bit_count(), most - s.foe.bit_count()
    starts, times = (s.last, s.foe_last), (s.times, s.foe_times)
    by_seat = 1 if s.player == 0 else -1
    return {
        "seat": seat,
        "position": position(params, s),
        "player": s.player,
        "phase": PHASES[s.phase],
        "roll": ROLLS[s.roll] if s.phase == rules.MOVING else None,
        "reserves": [own, foe][::by_seat],
        "turn_starts": list(starts[::by_seat]),  # how each player's last turn began (UR-20),
        "equal_starts": list(times[::by_seat]),  # and for the how many-th time in a row
        "winner": s.winner if s.phase == rules.OVER and s.winner >= 0 else None,
    }


def seen(params: Params, s: Ur, action: int, seat: int) -> str:
    return action_text(params, s, action)


def determinize(params: Params, view: dict[str, Any], rng: MutableSequence[int]) -> Ur:
    """The one state that fits a view."""
    s, me = read_position(params, view["position"]), view["player"]
    return s._replace(
        phase=PHASES.index(view["phase"]),
        roll=ROLLS.index(view["roll"]) if view["roll"] else 0,
        last=view["turn_starts"][me],
        times=view["equal_starts"][me],
        foe_last=view["turn_starts"][1 - me],
        foe_times=view["equal_starts"][1 - me],
        winner=-1 if view["winner"] is None else view["winner"],
    )
