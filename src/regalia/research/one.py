"""One game as the adapters hold it, and how it is drawn."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from regalia.core import drawing
from regalia.core.contract import SPECTATOR
from regalia.core.flat import flat
from regalia.core.game import Game
from regalia.core.svg import svg
from regalia.research.many import Saved, Vector

VERSION = 1  # of indexes, observations and rewards; in the names of environments
ANSI, SVG = "ansi", "svg"
RENDER_MODES = [ANSI, SVG]


def seed_from(seed: int | None) -> int:
    """A seed; without one, nobody can foresee it."""
    return int(np.random.SeedSequence().generate_state(1)[0]) if seed is None else seed


class One:
    """One game at a time; it stays when it is over."""

    def __init__(self, game: str, **given: Any) -> None:
        self.made_from = game, given
        self.vector = Vector(game, 1, auto_reset=False, **given)
        self.now = self.vector.now

    def __reduce__(self) -> Any:
        """So that an environment can be copied, to look ahead, and sent to another process."""
        return copied, (*self.made_from, self.vector.save(0), self.rewards())

    def begin(self, seed: int | None) -> None:
        self.vector.reset(seed_from(seed))

    def play(self, index: int) -> None:
        self.vector.step([index])

    @property
    def seat(self) -> int:
        """Who is to play; below 0 when the game is over."""
        return int(self.now.seat[0])

    def observation(self) -> NDArray[np.float32]:
        """What the seat to play sees."""
        return np.array(self.now.observation[0])

    def mask(self) -> NDArray[np.int8]:
        """Its legal indexes, in the type that sampling wants."""
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
        """The table as a seat sees it, as text or as a picture."""
        if mode is None:
            return None
        vector = self.vector
        game = Game(vector.room, vector.options)
        game.states, game.events = [vector.state(0)], []
        scene = game.scene(seat)
        if mode == SVG:
            return svg(flat(scene), vector.room.looks)
        return f"{scene.title}\n{drawing.plain_text(scene, vector.room.looks)}"


def copied(game: str, given: dict[str, Any], saved: Saved, rewards: list[float]) -> One:
    """Another one, in which the game stands where it stood, its dice and cards to come included."""
    one = One(game, **given)
    one.vector.restore(0, saved)
    one.now.reward[0] = rewards
    return one
