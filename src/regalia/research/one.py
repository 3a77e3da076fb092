"""One game as the adapters hold it, and its drawing."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from regalia.core.contract import SPECTATOR
from regalia.core.drawing.flat import flat
from regalia.core.drawing.svg import svg
from regalia.core.drawing.text import plain_text
from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.research.many import Vector
from regalia.research.sizes import says

VERSION = 1  # of indexes, observations and rewards; in the names of environments
HUMAN, ANSI, SVG = "human", "ansi", "svg"
RENDER_MODES = [HUMAN, ANSI, SVG]


def seed_from(seed: int | None) -> int:
    """The seed; without one, a seed that nobody can foresee."""
    return int(np.random.SeedSequence().generate_state(1)[0]) if seed is None else seed


def render_mode_of(given: str | None) -> str | None:
    if given is not None and given not in RENDER_MODES:
        raise RegaliaError(says("no-render-mode", given=given, modes=", ".join(RENDER_MODES)))
    return given


def drawn(vector: Vector, i: int, mode: str | None, seat: int = SPECTATOR) -> str | None:
    """A game as a seat sees it, as text or as a picture; for a human, it is printed."""
    if mode is None:
        return None
    if mode == HUMAN:
        print(drawn(vector, i, ANSI, seat))
        return None
    game = Game(vector.room, vector.options)
    game.states, game.events = [vector.state(i)], []
    scene = game.scene(seat)
    if mode == SVG:
        return svg(flat(scene), vector.room.looks)
    return f"{scene.title}\n{plain_text(scene, vector.room.looks)}"


class One:
    """One game at a time, which stays when it is over."""

    def __init__(self, game: str, **given: Any) -> None:
        self._hold(Vector(game, 1, auto_reset=False, **given), False)

    def _hold(self, vector: Vector, seeded: bool) -> None:
        self.vector, self.now, self.seeded = vector, vector.now, seeded

    def __reduce__(self) -> Any:
        """Support copying an environment, to look ahead, and sending it to another process."""
        return holding, (self.vector, self.seeded)

    def begin(self, seed: int | None) -> None:
        """Begin a game without a seed with the generators of the one before; if that had none
        either, with a seed that nobody can foresee."""
        self.vector.reset(seed if self.seeded else seed_from(seed))
        self.seeded = True

    def play(self, index: int) -> None:
        self.vector.step([index])

    @property
    def seat(self) -> int:
        """The seat to play; below 0 when the game is over."""
        return int(self.now.seat[0])

    def observation(self) -> NDArray[np.float32]:
        """The observation of the seat to play."""
        return np.array(self.now.observation[0])

    def mask(self) -> NDArray[np.int8]:
        """The legal indexes of that seat, in the type that sampling wants."""
        return np.array(self.now.mask[0], np.int8)

    def rewards(self) -> list[float]:
        return [float(reward) for reward in self.now.reward[0]]

    @property
    def terminated(self) -> bool:
        return bool(self.now.terminated[0])

    @property
    def truncated(self) -> bool:
        return bool(self.now.truncated[0])

    def drawn(self, mode: str | None, seat: int = SPECTATOR) -> str | None:
        return drawn(self.vector, 0, mode, seat)


def holding(vector: Vector, seeded: bool) -> One:
    one = One.__new__(One)
    one._hold(vector, seeded)
    return one
