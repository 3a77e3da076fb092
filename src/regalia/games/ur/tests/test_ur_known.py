"""Reviews by the solved game, where its table is installed."""

from collections.abc import Iterator
from itertools import islice
from types import SimpleNamespace

import pytest
from msgspec.structs import astuple

import regalia
from regalia.app.game_cards import game_card
from regalia.core.contract import CHANCE
from regalia.core.game import Game
from regalia.fast.any_insight import SURE
from regalia.games import names, room
from regalia.games.ur import exercises
from regalia.games.ur.learned import worth
from regalia.games.ur.solve import known
from regalia.teaching.reviews.review import Outlooks
from regalia.teaching.values.outlook import COMPUTED, PROVED, Effort

NO_SEARCH = Effort(rounds=1, worlds=1, times=1, most=1, nodes=1, depth=1)


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Seven pieces take gigabytes; what the player learned from them stands in."""
    stand_in = SimpleNamespace(value=lambda own, foe: worth(own, foe) / SURE)
    monkeypatch.setattr(known, "installed", {"ur-7.table": stand_in}.get)
    yield


@pytest.fixture
def game() -> Game:
    game, rng = regalia.new("ur"), regalia.rng(3)
    agent = regalia.player("random")
    while not game.over and len(game.events) < 40:
        if game.is_chance:
            game.roll(rng)
        else:
            game.play(agent.choose(regalia.Query.about(game, game.to_play, rng)).text)
    return game


def test_without_a_table_nothing_is_known(
    game: Game, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    monkeypatch.setenv("REGALIA_DATA", str(tmp_path_factory.mktemp("empty")))
    known.installed.cache_clear()
    assert known.expected(game.params, game.state) is None
    known.installed.cache_clear()


def test_with_a_table_a_review_is_computed_and_its_luck_and_decisions_are_the_table_s(
    table: None, game: Game
) -> None:
    looks = Outlooks(game, (1.0, 0.0), seed=1)
    for number in range(len(game.events)):
        looks.take(number, NO_SEARCH)
    looks.finish(NO_SEARCH)
    found = looks.told(0, 0)
    assert found.word == COMPUTED
    assert looks.worth_another() == []
    for event, one in zip(game.events, looks.outlooks):
        if one is not None and event.seat != CHANCE:
            assert one.error == 0.0
            assert one.decided[event.seat] <= 0.0, "nothing is better than the best"
    for row in found.rows:
        assert row.unknowable == pytest.approx(0.0, abs=1e-12)
        assert sum(astuple(row)[:-1]) == pytest.approx(row.result, abs=1e-12)


def test_where_equal_starts_count_the_table_is_no_judge(table: None, game: Game) -> None:
    """UR-20: the solved game knows no claim."""
    assert known.expected(game.params, game.state) is not None
    near = game.state._replace(times=known.FEW_STARTS + 1)
    assert known.expected(game.params, near) is None


def test_the_table_is_of_the_book_s_game_and_of_no_small_one(table: None) -> None:
    """UR-21: fewer pieces or rosettes are another game."""
    small = regalia.new("ur", pieces=3, goal=2)
    assert known.expected(small.params, small.state) is None


def test_with_a_table_level_10_takes_what_the_table_likes_best_and_others_search(
    table: None, game: Game
) -> None:
    while game.is_chance or len(game.actions()) < 3:
        if game.is_chance:
            game.roll(regalia.rng(1))
        else:
            game.play(min(game.actions()))
    query = regalia.Query.about(game, game.to_play, regalia.rng(1))
    values = {one.text: one.value for one in regalia.player(10).analyse(query)}
    for text, action in game.actions().items():
        found = known.expected((), game.room.rules.act((), game.state, action))
        assert found is not None
        assert values[text] == found.values[game.to_play]
    chosen = regalia.player(10).choose(query)
    assert chosen.value == max(values.values())
    assert chosen.nodes == len(values), "nothing but the actions was looked at"


def test_the_card_of_the_game_says_whether_level_10_goes_by_a_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(known, "installed", lambda name: None)
    assert not game_card(room("ur"), "en", 0).solved
    stand_in = SimpleNamespace(value=lambda own, foe: 0.5)
    monkeypatch.setattr(known, "installed", {"ur-7.table": stand_in}.get)
    solved = [name for name in names() if game_card(room(name), "en", 0).solved]
    assert solved == ["ur"]


def test_with_a_table_answers_of_exercises_are_computed(table: None) -> None:
    """Answers are computed from the table, except where bounds are kept, which prove them."""
    answers = map(exercises.answer, islice(exercises.moments(1_000_005), 60))
    words = {found.proof for found in answers if found is not None}
    assert COMPUTED in words and words <= {COMPUTED, PROVED}
