"""PettingZoo's own tests pass, and what its users rely on holds."""

import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from regalia import games, research
from regalia.core.contract import EVERYBODY
from regalia.core.errors import RegaliaError
from regalia.research import zoo
from regalia.research.validate_args import IllegalIndex

TURNS = [  # whose seats take turns, as a first game is played
    name for name in games.names() if games.room(name).tensor and not games.room(name).card.first
]
DICT = "ignore:The observation space for each agent probably should be:UserWarning"
DICT_SEEN = "ignore:Observation is not NumPy array:UserWarning"


@pytest.mark.filterwarnings(DICT, DICT_SEEN, "ignore::UserWarning")
@pytest.mark.parametrize("game", TURNS)
def test_seats_that_take_turns_pass_the_tests_of_pettingzoo(game: str) -> None:
    api_test(research.aec(game), num_cycles=60, verbose_progress=False)
    seed_test(lambda: research.aec(game), num_cycles=40)


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("game", ["study", "twelve"])
def test_seats_that_act_at_once_pass_the_tests_of_pettingzoo(game: str) -> None:
    parallel_api_test(research.parallel(game), num_cycles=60)
    parallel_seed_test(lambda: research.parallel(game), num_cycles=40)


@pytest.mark.parametrize("game", [name for name in games.names() if games.room(name).tensor])
def test_every_game_is_made_by_its_name_and_version(game: str) -> None:
    one = pettingzoo.make("aec", f"regalia/{game}-v1", max_cycles=3)
    one.reset(seed=1)
    decisions = 0
    for _ in one.agent_iter():
        seen, _, terminated, truncated, _ = one.last()
        over = terminated or truncated
        one.step(None if over else int(seen["action_mask"].argmax()))
        decisions += not over
    assert decisions == 3 and one.metadata["name"] == f"regalia_{game}_v1"
    assert isinstance(one, zoo.Aec)
    race = pettingzoo.make("parallel", f"regalia/{game}-v1", max_steps=2)
    seen, _ = race.reset(seed=1)
    while race.agents:
        seen, *_ = race.step({a: int(seen[a]["action_mask"].argmax()) for a in race.agents})


@pytest.mark.parametrize("game", TURNS)
def test_pictures_and_texts_pass_the_test_of_pettingzoo(game: str) -> None:
    def env(render_mode: str) -> Any:
        return research.aec(game, render_mode=render_mode)

    drawn: list[str] = []
    render_test(env, {"svg": lambda one: one.startswith("<svg") and not drawn.append(one)})
    assert len(drawn) == 5
    with pytest.raises(RegaliaError, match="rgb_array"):
        env("rgb_array")


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("game", TURNS)
def test_what_all_see_together_passes_the_test_of_pettingzoo(game: str) -> None:
    env = research.aec(game)
    state_test(TerminateIllegalWrapper(env, illegal_reward=-1), research.parallel(game))
    env.reset(seed=1)
    seen = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert np.array_equal(env.state(), np.concatenate(seen))


@pytest.mark.parametrize("actions", [{}, {"seat_0": 0}, {"seat_0": 0, "seat_1": 0, "xx": 3}])
def test_all_who_are_there_act_and_nobody_else(actions: dict[str, int]) -> None:
    env = research.parallel("twelve")
    env.reset(seed=1)
    before = env.one.vector.save(0)
    with pytest.raises(RegaliaError, match="seat_0, seat_1"):
        env.step(actions)
    assert env.one.vector.save(0) == before


def test_who_acts_against_the_mask_is_told_so() -> None:
    env = research.parallel("twelve")
    env.reset(seed=1)
    _, rewards, terminated, _, infos = env.step({"seat_0": env.wait, "seat_1": env.wait})
    assert rewards == {"seat_0": -1.0, "seat_1": 0.0} and all(terminated.values())
    assert infos == {"seat_0": {"illegal": True}, "seat_1": {}}


def test_games_that_follow_a_seed_are_the_same_again() -> None:
    starts = []
    for _ in range(2):
        env = research.aec("battles")
        env.reset(seed=3)
        for agent in env.agent_iter(30):
            env.step(int(env.observe(agent)["action_mask"].argmax()))
        env.reset()
        starts.append(env.one.vector.save(0))
    assert starts[0] == starts[1]


def test_a_whole_game_is_played_and_rewarded() -> None:
    env = research.aec("twelve", max_steps=500)
    env.reset(seed=5)
    won = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(1)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        won[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if terminated or truncated else int(rng.choice(legal)))
    assert sorted(won.values()) in ([-1.0, 1.0], [0.0, 0.0])
    assert not env.agents


def test_an_observation_is_the_asked_seat_s_and_only_who_is_to_play_may_act() -> None:
    env = research.aec("gambit", players=3)
    env.reset(seed=1)
    for agent in env.possible_agents:
        seen = env.observe(agent)
        assert seen["action_mask"].any() == (agent == env.agent_selection)
        assert env.observation_space(agent).contains(seen)
    other = env.possible_agents[env.one.seat - 1]
    assert not np.array_equal(
        env.observe(other)["observation"], env.observe(env.agent_selection)["observation"]
    )
    with pytest.raises(IllegalIndex):
        env.step(64)


def test_in_a_race_one_may_wait_and_whoever_acts_alone_is_first() -> None:
    env = research.parallel("study", target=1)
    seen, _ = env.reset(seed=2)
    wait = env.one.vector.wait
    assert all(one["action_mask"][wait] for one in seen.values())
    env.step({"seat_0": wait, "seat_1": wait})
    assert env.one.seat == EVERYBODY
    seen, *_ = env.step(
        {"seat_0": wait, "seat_1": int(np.flatnonzero(seen["seat_1"]["action_mask"])[0])}
    )
    assert env.one.seat == 1  # a declaration of 1 is executed at once (ST-15)
    assert not seen["seat_1"]["action_mask"][wait]
    assert np.flatnonzero(seen["seat_0"]["action_mask"]).tolist() == [wait]


@pytest.mark.parametrize(("mode", "begin"), [("ansi", "Twelve"), ("svg", "<svg")])
def test_a_table_is_drawn_as_text_or_picture(mode: str, begin: str) -> None:
    env = research.aec("twelve", render_mode=mode)
    env.reset(seed=1)
    assert env.render().startswith(begin)
    assert research.aec("twelve").render() is None


@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("game", TURNS)
def test_a_copy_goes_on_as_the_environment_does_and_leaves_it_alone(
    game: str, copied: Callable[[Any], Any]
) -> None:
    """Chance falls alike in an environment and in its copy, which a search plays with."""
    env = research.aec(game, max_steps=60)
    env.reset(seed=5)

    def play(one: Any, decisions: int) -> list[Any]:
        seen = []
        for agent in one.agent_iter(decisions):
            row, reward, terminated, truncated, _ = one.last()
            over = terminated or truncated
            seen.append((agent, row["observation"].tolist(), reward, terminated, truncated))
            one.step(None if over else int(np.flatnonzero(row["action_mask"])[-1]))
        return seen

    play(env, 4)
    copy = copied(env)
    apart = play(copy, 100)
    assert len(apart) > 1 and play(env, 100) == apart
    over = copied(env)
    assert over.agents == env.agents == []
    assert over.one.rewards() == env.one.rewards() and over.one.truncated == env.one.truncated
