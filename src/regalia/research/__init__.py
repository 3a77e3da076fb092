"""Environments for research: every game as arrays, and in the shapes that others know.

    vector("ur", 1024)             many games at once, one compiled call a step
    shape("ur")                    sizes, and what an observation consists of
    aec("gambit", players=3)       PettingZoo: one seat after the other
    parallel("study")              PettingZoo: all seats at each step, also in a race
    single("twelve", against=3)    Gymnasium: one seat against a level
    single_vector("twelve", 64)    the same for many games
    spiel("battles")               OpenSpiel: `regalia_battles`

All but the first two need `pip install 'regalia[research]'`.  Options of a game are given by name.
"""

from typing import TYPE_CHECKING, Any

from regalia.core.room import Room, room_of
from regalia.research.arrays import Saved as Saved
from regalia.research.arrays import Step as Step
from regalia.research.many import Vector as Vector
from regalia.research.sizes import Shape as Shape
from regalia.research.sizes import shape as shape
from regalia.research.sizes import tensor_of

if TYPE_CHECKING:
    from regalia.research.gym import Single, SingleVector
    from regalia.research.openspiel import SpielGame
    from regalia.research.zoo import Aec, Parallel


def vector(game: Room | str, n: int, **given: Any) -> Vector:
    """Make n games that run side by side; `Vector.__init__` and docs/research.md list the
    arguments."""
    return Vector(game, n, **given)


def aec(game: str, **given: Any) -> "Aec":
    """PettingZoo's environment of one seat after the other."""
    from regalia.research.zoo import Aec

    return Aec(game, **given)


def parallel(game: str, **given: Any) -> "Parallel":
    """PettingZoo's environment of all seats at each step."""
    from regalia.research.zoo import Parallel

    return Parallel(game, **given)


def single(game: str, **given: Any) -> "Single":
    """Gymnasium's environment of one seat of one game."""
    from regalia.research.gym import Single

    return Single(game, **given)


def single_vector(game: str, num_envs: int, **given: Any) -> "SingleVector":
    """Gymnasium's environment of one seat of many games."""
    from regalia.research.gym import SingleVector

    return SingleVector(game, num_envs, **given)


def spiel(game: str, **options: Any) -> "SpielGame":
    """A game as OpenSpiel has it."""
    from regalia.research.openspiel import CLASSES, parameters

    tensor_of(room_of(game))  # or it is said that there is none
    return CLASSES[game](parameters(room_of(game), options))
