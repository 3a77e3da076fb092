"""Gymnasium: one seat of a game, the others played at random or by a level; one game, or many.

An observation is a row of numbers; the legal indexes are in the info as `action_mask`.  Gymnasium
has no legal actions, so an index that is not legal is no error here: it loses the game.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from regalia import games
from regalia.core.errors import RegaliaError
from regalia.core.extras import needs
from regalia.research import batch
from regalia.research.many import Vector
from regalia.research.one import RENDER_MODES, VERSION, One, drawn, render_mode_of
from regalia.research.sizes import says
from regalia.research.validate_args import index_from, indexes

with needs("research"):
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

LOST = -1.0
ObservationRow = NDArray[np.float32]


class Single(gymnasium.Env[ObservationRow, np.int64]):
    """One seat of a game."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seat: int = 0,
        against: int | str = "random",
        render_mode: str | None = None,
        **given: Any,
    ) -> None:
        self.one = One(game, against=against, learner=seat, **given)
        self.seat, self.render_mode = seat, render_mode_of(render_mode)
        self._over = False
        shape = self.one.vector.shape
        self.observation_space = spaces.Box(0.0, 1.0, (shape.width,), np.float32)
        self.action_space = spaces.Discrete(shape.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[ObservationRow, dict[str, Any]]:
        super().reset(seed=seed)
        self.one.begin(int(self.np_random.integers(2**62)))
        self._over = False
        return self.one.observation(), {"action_mask": self.action_masks()}

    def action_masks(self) -> NDArray[np.int8]:
        """The legal indexes, under the name that Gymnasium's users look for."""
        return self.one.mask()

    def step(
        self, action: np.int64 | int
    ) -> tuple[ObservationRow, float, bool, bool, dict[str, Any]]:
        one, index = self.one, index_from(action)
        if self._over:
            raise RegaliaError(says("over"))
        if not 0 <= index < one.vector.actions or not one.now.mask[0, index]:
            info = {"action_mask": self.action_masks(), "illegal": True}
            self._over = True
            return one.observation(), LOST, True, False, info
        one.play(index)
        reward, info = one.rewards()[self.seat], {"action_mask": self.action_masks()}
        self._over = one.terminated or one.truncated
        return one.observation(), reward, one.terminated, one.truncated, info

    def render(self) -> str | None:
        return self.one.drawn(self.render_mode, self.seat)

    def close(self) -> None:
        self.one.vector.close()


class SingleVector(VectorEnv[ObservationRow, NDArray[np.int64], NDArray[Any]]):
    """One seat of many games; a game that ends is followed by another in the same step, and what
    was seen at its end is in the info as `final_obs`, whether an illegal index ended it in
    `final_info`."""

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": RENDER_MODES,
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seat: int = 0,
        against: int | str = "random",
        render_mode: str | None = None,
        **given: Any,
    ) -> None:
        self.vector = Vector(game, num_envs, against=against, learner=seat, final=True, **given)
        self.num_envs, self.seat = num_envs, seat
        self.render_mode = render_mode_of(render_mode)
        shape = self.vector.shape
        self.single_observation_space = spaces.Box(0.0, 1.0, (shape.width,), np.float32)
        self.single_action_space = spaces.Discrete(shape.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[ObservationRow, dict[str, Any]]:
        """`options={"reset_mask": …}` begins some of the games anew, as Gymnasium's own do."""
        asked = (options or {}).get("reset_mask")
        which = np.arange(self.num_envs) if asked is None else np.flatnonzero(asked)
        if isinstance(seed, list):
            super().reset(seed=next((one for one in seed if one is not None), None))
            seeds = [self._any() if (one := seed[i]) is None else one for i in which]
        else:
            super().reset(seed=seed)
            first = self._any() if seed is None else seed
            seeds = [first + int(i) for i in which]
        step = self.vector.reset(seeds, which)
        return step.observation.copy(), self._info()

    def _any(self) -> int:
        return int(self.np_random.integers(2**62))

    def _info(self) -> dict[str, Any]:
        all_ = np.ones(self.num_envs, bool)
        return {"action_mask": self.vector.now.mask.astype(np.int8), "_action_mask": all_}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[
        ObservationRow, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
    ]:
        vector, now = self.vector, self.vector.now
        chosen = indexes(actions, (self.num_envs, 1))[:, 0].copy()
        known = (chosen >= 0) & (chosen < vector.actions)
        legal = known & now.mask[np.arange(self.num_envs), np.where(known, chosen, 0)]
        illegal = np.flatnonzero(~legal)
        before = now.observation[illegal].copy()
        chosen[illegal] = batch.SKIP
        vector.step_some(chosen[:, None])
        reward = now.reward[:, self.seat].astype(np.float64)
        terminated, truncated = now.terminated.copy(), now.truncated.copy()
        final = vector.final.copy()
        if len(illegal):
            final[illegal], reward[illegal], terminated[illegal] = before, LOST, True
            vector.begin_another(illegal)
        info, ended = self._info(), terminated | truncated
        if ended.any():
            info |= {"final_obs": final, "_final_obs": ended}
            info |= {"final_info": {"illegal": ~legal, "_illegal": ended}, "_final_info": ended}
        return now.observation.copy(), reward, terminated, truncated, info

    def render(self) -> tuple[str | None, ...] | None:  # type: ignore[override]
        """Draw every game, as the learner sees it."""
        if self.render_mode is None:
            return None
        games_ = range(self.num_envs)
        return tuple(drawn(self.vector, i, self.render_mode, self.seat) for i in games_)

    def close_extras(self, **given: Any) -> None:
        self.vector.close()


def register() -> None:
    """Make every game known to Gymnasium: `gymnasium.make("regalia/ur-v1")`."""
    for name in games.names():
        room, known = games.room(name), f"regalia/{name}-v{VERSION}"
        if room.tensor is not None and known not in gymnasium.registry:
            gymnasium.register(
                known,
                entry_point="regalia.research.gym:Single",
                vector_entry_point="regalia.research.gym:SingleVector",
                kwargs={"game": name} | dict(room.card.first),
            )


register()
