"""OpenSpiel's own tests pass on every game whose seats take turns, and its algorithms run."""

import pickle
from copy import deepcopy
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import get_all_states, mcts
from open_spiel.python.observation import make_observation

from regalia import games, research
from regalia.core import random
from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.research import openspiel
from regalia.research.validate_args import IllegalIndex

NUMBERED = [name for name in games.names() if games.room(name).tensor]


@pytest.mark.parametrize("game", NUMBERED)
def test_a_game_passes_the_simulation_of_openspiel(game: str) -> None:
    """Chance, legal actions, returns, observers, clones, and states written and read again."""
    small = {"pieces": 2, "goal": 1} if game == "ur" else {}  # a whole one has 2,000 events
    made = pyspiel.load_game(f"regalia_{game}", small)
    pyspiel.random_sim_test(made, num_sims=1, serialize=True, verbose=False)


def test_a_small_battle_comes_from_a_unit_file(tmp_path: Path) -> None:
    """RB-31, RB-34: OpenSpiel's parameters are words, so a file is given by its path."""
    file = tmp_path / "duel.toml"
    file.write_text('[[scenario]]\nid = "duel"\nname = "Duel"\narmies = ["P", "N"]\n', "utf-8")
    small = {"deck": 4, "scenario": "duel", "units": str(file)}
    made = pyspiel.load_game("regalia_battles", small)
    pyspiel.random_sim_test(made, num_sims=2, serialize=True, verbose=False)
    units = made.new_initial_state().s.armies
    assert units == Game("battles", small).state.armies and 0 not in units


def test_a_whole_game_of_ur_is_written_and_read_again() -> None:
    """The simulation above plays a small one; the book's has some 2,000 decisions and rolls."""
    state, rng = pyspiel.load_game("regalia_ur").new_initial_state(), random.seeded(3)
    for _ in range(1500):
        if state.is_terminal():
            break
        legal = state.legal_actions()
        state.apply_action(legal[random.below(rng, len(legal))])
    written = pyspiel.serialize_game_and_state(state.get_game(), state)
    game, again = pyspiel.deserialize_game_and_state(written)
    assert str(game) == str(state.get_game()) and again.history() == state.history()
    assert again.s == state.s and again.legal_actions() == state.legal_actions()
    assert pickle.loads(pickle.dumps(state)).history() == state.history()


def test_a_game_is_written_and_read_again_though_a_word_of_it_looks_like_a_number() -> None:
    """OpenSpiel writes a game down as text, and reads setup=1 from it as a number, not a word."""
    small = {"setup": "1", "tokens": 1, "deck": "BBBRRR", "turns": 4}  # QG-20
    made = pyspiel.load_game("regalia_gambit", small)
    state = made.new_initial_state()
    state.apply_action(state.legal_actions()[1])
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(made, state))
    assert again.s == state.s and again.s.setup == Game("gambit", {"setup": 1}).state.setup
    for copied in (pyspiel.load_game(str(made)), pickle.loads(pickle.dumps(made)), deepcopy(made)):
        assert str(copied) == str(made) and copied.table.params == made.table.params
    battle = pyspiel.load_game("regalia_battles(budget='400')")
    assert battle.table.params == Game("battles", {"budget": 400}).params


def test_a_log_that_was_asked_for_is_the_same_in_copies_and_where_it_goes_on_otherwise() -> None:
    """The history of a moment is shared by all states that follow, and so are its texts."""
    state = research.spiel("gambit").new_initial_state()
    while len(state.history()) < 12 or state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    before = [state.information_state_string(seat) for seat in range(2)]
    first, last = state.clone(), state.clone()
    first.apply_action(state.legal_actions()[0])
    last.apply_action(state.legal_actions()[-1])
    for seat in range(2):
        assert pickle.loads(pickle.dumps(state)).information_state_string(seat) == before[seat]
        assert first.information_state_string(seat).startswith(before[seat] + " ")
        assert last.information_state_string(seat).startswith(before[seat] + " ")
    acting = state.current_player()
    assert first.information_state_string(acting) != last.information_state_string(acting)


@pytest.mark.parametrize("game", NUMBERED)
def test_a_game_goes_as_ours_does_and_a_seat_reads_its_own_log(game: str) -> None:
    made = research.spiel(game)
    ours = Game(game, openspiel.read_options(games.room(game), {}))
    state, rng = made.new_initial_state(), random.seeded(5)
    recall = make_observation(made, pyspiel.IIGObservationType(perfect_recall=True))
    for number in range(80):
        if ours.over:
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert [p for _, p in outcomes] == pytest.approx([*map(float, ours.chances().values())])
            chosen = outcomes[random.below(rng, len(outcomes))][0]
        else:
            assert state.current_player() == ours.to_play
            legal = state.legal_actions()
            texts = [state.action_to_string(state.current_player(), a) for a in legal]
            assert sorted(texts) == sorted(ours.actions())
            chosen = legal[random.below(rng, len(legal))]
        if number % 10 == 0:
            for asked in ((), *((player,) for player in range(ours.seats))):
                for what in ("legal_actions", "legal_actions_mask", "observation_tensor"):
                    if asked or not state.is_chance_node():
                        by_openspiel = getattr(pyspiel.State, what)(state, *asked)
                        assert getattr(state, what)(*asked) == by_openspiel, (what, asked)
            assert state.is_chance_node() == pyspiel.State.is_chance_node(state)
            copy = state.clone()
            copy.apply_action(chosen)
            assert copy.history() != state.history()
            for seat in range(ours.seats):
                assert recall.string_from(state, seat) == " ".join(ours.seen(seat))
        ours.play(state.action_to_string(state.current_player(), chosen))
        state.apply_action(chosen)
        assert state.s == ours.state
    assert state.is_terminal() == ours.over


def test_observations_have_named_parts() -> None:
    made = research.spiel("gambit", players=3, setup=2)
    observation = make_observation(made)
    state = made.new_initial_state()
    observation.set_from(state, 1)
    assert observation.dict["queens"].shape == (3, 64)
    assert observation.tensor.shape == (research.shape("gambit", players=3).width,)
    assert made.num_players() == 3 and state.current_player() == 0
    assert '"seat": 1' in observation.string_from(state, 1)


def test_its_kinds_are_told() -> None:
    kinds = pyspiel.GameType
    types = {game: pyspiel.load_game(f"regalia_{game}").get_type() for game in NUMBERED}
    assert types["twelve"].chance_mode == kinds.ChanceMode.DETERMINISTIC
    assert types["ur"].chance_mode == kinds.ChanceMode.EXPLICIT_STOCHASTIC
    assert types["ur"].information == kinds.Information.PERFECT_INFORMATION
    assert types["gambit"].information == kinds.Information.IMPERFECT_INFORMATION
    assert types["battles"].utility == kinds.Utility.ZERO_SUM


def test_its_search_its_environments_and_its_listing_of_states_run() -> None:
    made = pyspiel.load_game("regalia_twelve")
    bot = mcts.MCTSBot(
        made, 1.4, 20, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), solve=True
    )
    state = made.new_initial_state()
    assert bot.step(state) in state.legal_actions()
    env = rl_environment.Environment("regalia_gambit")
    step = env.reset()
    for _ in range(20):
        step = env.step([step.observations["legal_actions"][env.get_state.current_player()][0]])
    assert len(step.observations["info_state"][0]) == research.shape("gambit").width
    states = get_all_states.get_all_states(
        made, depth_limit=1, include_terminals=True, to_string=lambda s: s.history_str()
    )
    assert len(states) == 1 + len(made.new_initial_state().legal_actions())


@pytest.mark.parametrize("player", [-4, -3, -1, 2, 2**40])
@pytest.mark.parametrize("game", ["battles", "gambit"])
def test_an_observer_has_only_eyes_of_seats(game: str, player: int) -> None:
    made = research.spiel(game)
    state, observer = made.new_initial_state(), made.make_py_observer()
    for ask in (observer.set_from, observer.string_from):
        with pytest.raises(RegaliaError):
            ask(state, player)


@pytest.mark.parametrize("game", ["battles", "gambit", "study", "ur"])
def test_what_is_no_outcome_and_no_legal_action_is_refused_and_changes_nothing(game: str) -> None:
    """Compiled rules take any number for a place: it never reaches them."""
    state = research.spiel(game).new_initial_state()
    rng = np.random.default_rng(1)
    kinds = set()
    while kinds != {True, False}:
        kinds.add(state.is_chance_node())
        now = state.is_chance_node(), state.serialize()
        legal = dict(state.chance_outcomes()) if now[0] else state.legal_actions()
        for wrong in (-2, 6, 99, 10**6, 2**40):  # (-1 is refused by OpenSpiel itself)
            if wrong not in legal:
                for ask in (state.apply_action, state.action_to_string):
                    with pytest.raises(IllegalIndex, match=str(wrong)):
                        ask(wrong)
        assert now == (state.is_chance_node(), state.serialize())
        state.apply_action(int(rng.choice(list(legal))))
