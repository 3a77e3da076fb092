"""PettingZoo: a game whose seats take turns (AEC), and one in which all act at each step.

Agents are `seat_0`, `seat_1` …; an observation is a dict of `observation` and `action_mask`.
`max_cycles` is PettingZoo's word for the decisions after which a game is cut short.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from regalia import games
from regalia.core.errors import RegaliaError
from regalia.core.extras import needs
from regalia.research.one import RENDER_MODES, VERSION, One, render_mode_of
from regalia.research.sizes import says
from regalia.research.validate_args import index_from

with needs("research"):
    import pettingzoo
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv

AgentViews = dict[str, NDArray[Any]]


class HeldGame:
    """The game that both kinds of environment hold; `waiting`: an index more."""

    def __init__(
        self,
        game: str,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        waiting: bool = False,
        **given: Any,
    ) -> None:
        super().__init__()
        limit = {} if max_cycles is None else {"max_steps": max_cycles}
        self.one = One(game, simultaneous=waiting, **given | limit)
        vector, name = self.one.vector, f"regalia_{self.one.vector.room.card.id}_v{VERSION}"
        self.render_mode = render_mode_of(render_mode)
        self.metadata = {"render_modes": RENDER_MODES, "name": name, "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(vector.seats)]
        self.agents = list(self.possible_agents)
        width, actions = vector.shape.width, vector.actions + waiting
        seen = spaces.Box(0.0, 1.0, (width,), np.float32)
        mask = spaces.Box(0, 1, (actions,), np.int8)
        self._space = spaces.Dict({"observation": seen, "action_mask": mask})
        self._indexes = {agent: spaces.Discrete(actions) for agent in self.agents}
        self.state_space = spaces.Box(0.0, 1.0, (vector.seats * width,), np.float32)

    def observation_space(self, agent: str) -> "spaces.Dict":
        return self._space

    def action_space(self, agent: str) -> "spaces.Discrete":
        return self._indexes[agent]

    def state(self) -> NDArray[np.float32]:
        """All seats' observations together, secrets included: for learning only."""
        vector = self.one.vector
        return np.concatenate([vector.observed(0, seat) for seat in range(vector.seats)])

    def render(self) -> str | None:
        return self.one.drawn(self.render_mode)

    def close(self) -> None:
        self.one.vector.close()


class Aec(HeldGame, AECEnv[str, AgentViews, int]):  # type: ignore[misc]
    """Seats one after the other; an index that is not legal is refused with an error."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.one.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.one.seat]

    def observe(self, agent: str) -> AgentViews:
        one, seat = self.one, int(agent.removeprefix("seat_"))
        if seat == one.seat:
            return {"observation": one.observation(), "action_mask": one.mask()}
        nothing = np.zeros(one.vector.actions, np.int8)
        return {"observation": one.vector.observed(0, seat), "action_mask": nothing}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        one = self.one
        self._cumulative_rewards[agent] = 0.0
        one.play(-1 if action is None else index_from(action))
        if one.terminated or one.truncated:
            self.rewards = dict(zip(self.possible_agents, one.rewards()))
            self.terminations = dict.fromkeys(self.agents, one.terminated)
            self.truncations = dict.fromkeys(self.agents, one.truncated)
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[one.seat]


class Parallel(HeldGame, ParallelEnv[str, AgentViews, int]):  # type: ignore[misc]
    """PettingZoo's parallel environment: all seats at each step; the last index is to wait, which
    is all that a seat can do when it is not its turn.  In a race it may wait or act, and of several
    that act one is first, by chance.

    (Tests of PettingZoo act without a mask: an index that is not legal ends the game, and whoever
    gave it gets -1 and `illegal` in the info, the others nothing.)"""

    def __init__(self, game: str, **given: Any) -> None:
        super().__init__(game, waiting=True, **given)

    @property
    def wait(self) -> int:
        """The index of waiting."""
        return self.one.vector.wait

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, AgentViews], dict[str, dict[str, Any]]]:
        self.one.begin(seed)
        self.agents = list(self.possible_agents)
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, AgentViews]:
        rows, masks = self.one.observation(), self.one.mask()
        return {
            agent: {"observation": rows[seat].copy(), "action_mask": masks[seat].copy()}
            for seat, agent in enumerate(self.possible_agents)
        }

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, AgentViews],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        one, wait, agents = self.one, self.wait, self.agents
        if set(actions) != set(agents) or not agents:
            raise RegaliaError(says("agents", agents=", ".join(agents) or "–"))
        chosen = [index_from(actions[agent]) for agent in agents]
        legal = [
            0 <= index <= wait and bool(one.now.mask[0, seat, index])
            for seat, index in enumerate(chosen)
        ]
        if all(legal):
            one.vector.step([chosen])
            rewards = one.rewards()
        else:
            rewards = [0.0 if fine else -1.0 for fine in legal]
        terminated = one.terminated or not all(legal)
        if terminated or one.truncated:
            self.agents = []
        return (
            self._seen(),
            dict(zip(agents, rewards)),
            dict.fromkeys(agents, terminated),
            dict.fromkeys(agents, one.truncated),
            {agent: {} if fine else {"illegal": True} for agent, fine in zip(agents, legal)},
        )


def register() -> None:
    """Make every game known to PettingZoo: `pettingzoo.make("aec", "regalia/ur-v1")`."""
    for name in games.names():
        room, known = games.room(name), f"regalia/{name}-v{VERSION}"
        if room.tensor is None:
            continue
        if known not in pettingzoo.aec_registry:  # one after the other: without a race
            first = {"game": name} | dict(room.card.first)
            pettingzoo.register("aec", known, "regalia.research.zoo:Aec", kwargs=first)
        if known not in pettingzoo.parallel_registry:
            made = "regalia.research.zoo:Parallel"
            pettingzoo.register("parallel", known, made, kwargs={"game": name})


register()
