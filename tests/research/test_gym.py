"""Gymnasium's own checker passes, and what its users rely on holds."""

import pickle
from copy import deepcopy

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from regalia import games, research
from regalia.core.errors import RegaliaError
from regalia.research import gym

NUMBERED = [name for name in games.names() if games.room(name).tensor]


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("game", NUMBERED)
def test_one_seat_of_a_game_passes_the_checker(game: str) -> None:
    env = gymnasium.make(f"regalia/{game}-v1", render_mode="ansi")
    check_env(env.unwrapped)
    assert env.reset(seed=1)[1]["action_mask"].any()


def test_a_game_against_a_level_ends_with_a_reward() -> None:
    env = research.single("twelve", seat=1, against=1, max_steps=300)
    rng = np.random.default_rng(3)
    seen, info = env.reset(seed=4)
    over = False
    while not over:
        assert env.observation_space.contains(seen)
        assert np.array_equal(env.action_masks(), info["action_mask"])
        chosen = rng.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, terminated, truncated, info = env.step(chosen)
        over = terminated or truncated
    assert reward in (-1.0, 0.0, 1.0)


def test_a_share_of_an_index_is_none() -> None:
    env = research.single("twelve")
    env.reset(seed=1)
    with pytest.raises(RegaliaError, match=r"0\.9"):
        env.step(0.9)


@pytest.mark.parametrize("wrong", [None, -1, 1 << 40])
def test_an_illegal_index_loses(wrong: int | None) -> None:
    env = research.single("twelve")
    _, info = env.reset(seed=1)
    if wrong is None:
        wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = env.step(wrong)
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, True)


def test_many_games_come_as_gymnasium_s_vectors_do() -> None:
    envs = gymnasium.make_vec(
        "regalia/ur-v1", num_envs=5, vectorization_mode="vector_entry_point", max_steps=6
    )
    assert isinstance(envs, gym.SingleVector)
    seen, info = envs.reset(seed=3)
    rng, ended = np.random.default_rng(1), 0
    for _ in range(12):
        assert envs.observation_space.contains(seen) and seen.shape == (5, 57)
        chosen = np.array([rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        assert envs.action_space.contains(chosen)
        before = seen
        seen, reward, terminated, truncated, info = envs.step(chosen)
        assert not np.shares_memory(before, seen)
        over = terminated | truncated
        ended += over.sum()
        assert ("final_obs" in info) == over.any()
        assert reward.shape == terminated.shape == truncated.shape == (5,)
    assert ended >= 5
    envs.close()


def test_many_games_are_the_same_for_the_same_seed_and_as_one_alone() -> None:
    one, two = (research.single_vector("ur", 3) for _ in range(2))
    assert np.array_equal(one.reset(seed=8)[0], two.reset(seed=[8, 9, 10])[0])
    assert not np.array_equal(one.reset(seed=9)[0], two.reset(seed=[8, 9, 10])[0])


@pytest.mark.parametrize("wrong", [None, -1, 1 << 40])
def test_an_illegal_index_among_many_loses_its_game_only(wrong: int | None) -> None:
    envs = research.single_vector("ur", 3)
    seen, info = envs.reset(seed=1)
    mask = info["action_mask"]
    chosen = mask.argmax(axis=1)
    chosen[1] = int(np.flatnonzero(mask[1] == 0)[0]) if wrong is None else wrong
    after, reward, terminated, _, info = envs.step(chosen)
    assert reward.tolist() == [0.0, -1.0, 0.0] and terminated.tolist() == [False, True, False]
    assert np.array_equal(info["final_obs"][1], seen[1])
    assert info["action_mask"][1].any() and envs.observation_space.contains(after)


def test_some_of_many_games_can_be_begun_anew() -> None:
    envs = research.single_vector("ur", 4)
    first, info = envs.reset(seed=5)
    after, *_ = envs.step(info["action_mask"].argmax(axis=1))
    some = np.array([False, True, False, True])
    again, _ = envs.reset(seed=5, options={"reset_mask": some})
    assert np.array_equal(again[some], first[some]) and np.array_equal(again[~some], after[~some])


def test_gymnasium_s_own_statistics_count_the_games_that_end_in_a_step() -> None:
    """Its wrapper goes by `autoreset_mode`: an episode ends and another begins in one step."""
    envs = RecordEpisodeStatistics(research.single_vector("twelve", 16))
    _, info = envs.reset(seed=1)
    rng, returns, games_ = np.random.default_rng(1), 0.0, 0
    for _ in range(60):
        chosen = [rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]]
        _, reward, terminated, truncated, info = envs.step(np.array(chosen))
        over = terminated | truncated
        games_ += int(over.sum())
        returns += float(reward.sum())
        if over.any():
            assert np.array_equal(info["_episode"], over)
            assert (info["episode"]["r"][over] == reward[over]).all()
            assert np.array_equal(info["_final_obs"], over)
    assert envs.episode_count == games_ > 30
    assert sum(envs.return_queue) == returns or games_ > envs.return_queue.maxlen


def test_a_game_that_is_over_is_not_gone_on_with() -> None:
    env = research.single("ur", max_steps=2)
    over = False
    _, info = env.reset(seed=1)
    while not over:
        _, _, terminated, truncated, info = env.step(info["action_mask"].argmax())
        over = terminated or truncated
    with pytest.raises(RegaliaError, match="over"):
        env.step(0)
    env.reset()
    env.step(env.action_masks().argmax())


@pytest.mark.parametrize("seed", [3, [3, *range(50, 69)]])
def test_what_follows_a_seed_is_the_same_again(seed: int | list[int]) -> None:
    starts = []
    for _ in range(2):
        envs = research.single_vector("ur", 20)
        envs.reset(seed=seed)
        starts.append(envs.reset()[0])
    assert np.array_equal(*starts)
    assert not np.array_equal(starts[0], envs.reset()[0])


def test_many_games_are_drawn_copied_and_say_what_ended_them() -> None:
    envs = gymnasium.make_vec(
        "regalia/twelve-v1", 2, vectorization_mode="vector_entry_point", render_mode="ansi"
    )
    _, info = envs.reset(seed=1)
    drawn = envs.render()
    assert len(drawn) == 2 and all("Twelve" in one for one in drawn)
    other = pickle.loads(pickle.dumps(envs))
    chosen = info["action_mask"].argmax(axis=1)
    assert np.array_equal(envs.step(chosen)[0], other.step(chosen)[0])
    *_, info = envs.step(np.array([-1, int(info["action_mask"][1].argmin())]))
    assert info["final_info"]["illegal"].all() and info["_final_info"].all()
    with pytest.raises(RegaliaError, match="rgb_array"):
        research.single_vector("twelve", 2, render_mode="rgb_array")


def test_a_copy_against_a_level_goes_on_as_the_environment_does() -> None:
    """Random choices of the level, and dice, fall alike in the environment and its copies."""
    env = research.single("ur", against=3, max_steps=80, pieces=3, goal=2)
    env.reset(seed=2)
    copies = [env, deepcopy(env), pickle.loads(pickle.dumps(env))]
    rows: list[list[object]] = [[], [], []]
    for seen, one in zip(rows, copies, strict=True):
        over = False
        while not over:
            chosen = np.flatnonzero(one.action_masks())[0]
            row, reward, terminated, truncated, _ = one.step(chosen)
            seen.append((row.tolist(), reward, terminated, truncated))
            over = terminated or truncated
    assert rows[0] == rows[1] == rows[2] and len(rows[0]) > 5
