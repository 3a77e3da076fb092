"""The insight of a player of the Queen's Gambit who is shown all cards: the room's own, but for
`resample`, which makes other worlds (see gambit_open.py)."""

from regalia.games.gambit.insight import EXPLORE, PLAYOUT, observed, priority, values

__all__ = ["EXPLORE", "PLAYOUT", "observed", "priority", "values"]
