"""The rooms that the kit looks at: all, or the one that is asked for."""

import os

from regalia import games

ASKED = "REGALIA_KIT_ROOM"


def asked() -> list[str]:
    """The ids of the rooms."""
    one = os.environ.get(ASKED)
    return [one] if one else games.names()
