"""Computer players: levels, hints, seeds, two speeds, and what they may know."""

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from regalia import games, players
from regalia.core import random
from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.core.game.query import Query
from regalia.core.room import Room
from regalia.core.secrets import redacted
from regalia.fast import warm
from regalia.fast.compiler import compiled
from regalia.kit.playing import play_randomly
from regalia.players import levels, minimax, searching, tree
from regalia.players.levels import Level, Searcher
from regalia.players.searching import Clock

QUICK = Level(60, 2, 1, 0)  # few enough for rules that are not compiled


@pytest.fixture(params=games.names())
def room(request: pytest.FixtureRequest) -> Room:
    return games.room(request.param)


def decisions(room: Room, count: int, seed: int = 1) -> Iterator[Game]:
    """Games before a decision, here and there in random play."""
    found = 0
    while found < count:
        for number, game in enumerate(play_randomly(Game(room), random.seeded(seed), 200)):
            if game.players and number % 11 == 5:
                yield game
                found += 1
                if found == count:
                    return
        seed += 1


def asked(game: Game, seed: int = 1, ms: float | None = None) -> Query:
    return Query.about(game, game.players[0], random.seeded(seed), ms)


# ------------------------------------------------------------------------------------- names


def test_players_are_found_by_name_and_levels_by_number_too() -> None:
    assert players.names() == ["random", *(f"level{n}" for n in range(1, 11))]
    assert players.player("level3").level == players.player("3").level == 3
    assert players.of_level(10).level == 10
    assert players.name_of("7") == "level7" and players.name_of("Ann") is None
    for wrong in ("0", "11", "level", "level11", "Level3", "03", "", "³"):
        with pytest.raises(RegaliaError, match="no player"):
            players.player(wrong)
    for level in (0, 11, -1, 2.5, "3", None):
        with pytest.raises(RegaliaError, match="1 to 10"):
            players.of_level(level)  # type: ignore[arg-type]


def test_only_who_is_to_act_is_asked_and_with_some_time(room: Room) -> None:
    game = next(decisions(room, 1))
    waiting = set(range(-1, game.seats + 1)) - set(game.players)
    for seat in waiting:
        there = 0 <= seat < game.seats
        with pytest.raises(RegaliaError, match="turn" if there else "seat"):
            Query.about(game, seat, random.seeded(1))
    for ms in (0, -1, -0.0, float("nan")):
        with pytest.raises(RegaliaError, match="more than 0 milliseconds"):
            asked(game, ms=ms)


def test_every_room_has_ten_levels_that_look_further_and_err_less(room: Room) -> None:
    found = levels.levels(room)
    assert len(found) == players.HIGHEST_LEVEL
    for lower, higher in pairwise(found):
        assert lower.work <= higher.work and lower.depth <= higher.depth
        assert lower.attention <= higher.attention
    assert found[-1].attention == 1 and found[-1].temperature == 0


# ------------------------------------------------------------------------- choices and hints


def test_every_level_chooses_a_legal_action_and_says_what_it_expects(room: Room) -> None:
    game = next(decisions(room, 1))
    for level in range(1, 11):
        decision = players.of_level(level).choose(asked(game, ms=20))
        assert decision.text in game.actions(game.players[0])
        assert 0 <= decision.value <= 1 and decision.line[0] == decision.text


def test_the_same_seed_gives_the_same_choice_and_others_may_differ(room: Room) -> None:
    for game in decisions(room, 3):
        first = players.of_level(2).choose(asked(game, 4))
        assert players.of_level(2).choose(asked(game, 4)) == first
    assert any(
        len({players.of_level(1).choose(asked(game, seed)).text for seed in range(12)}) > 1
        for game in decisions(room, 20)  # stops at the first such decision
    )


def test_hints_tell_of_every_legal_action_best_first(room: Room) -> None:
    for game in decisions(room, 3):
        found = players.of_level(3).analyse(asked(game))
        assert sorted(one.text for one in found) == sorted(game.actions(game.players[0]))
        assert all(0 <= one.value <= 1 and 0 <= one.spread <= 0.5 for one in found)
        assert found[0].visits == max(one.visits for one in found) > 0
        assert not any(one.line for one in found[1:])
        assert found[0].line[0] == found[0].text


@pytest.mark.parametrize("name", ["twelve", "ur", "study"])
def test_the_best_line_of_an_open_game_can_be_played(name: str) -> None:
    longest = 0
    for game in decisions(games.room(name), 6):
        seat, line = game.players[0], players.of_level(8).analyse(asked(game))[0].line
        longest = max(longest, len(line))
        game.play(line[0], seat)
        for text in line[1:]:
            game.play(text)
    assert longest > 1 or name == "ur"  # where dice are cast after an action


def test_more_rounds_make_hints_more_certain() -> None:
    game = next(decisions(games.room("gambit"), 1))
    few, many = (
        Searcher(lambda room, n=n: Level(n, 1, 1, 0)).analyse(asked(game))[0] for n in (30, 300)
    )
    assert many.visits > few.visits and many.spread < few.spread


def test_hints_are_no_surer_for_being_looked_at_with_a_clock() -> None:
    """The spread of a value comes from the last depth, not from the last look at it."""
    player = Searcher(lambda room: Level(100_000, 2, 1, 0))
    for game in decisions(games.room("twelve"), 3):
        assert player.analyse(asked(game, ms=600_000)) == player.analyse(asked(game))


def test_what_was_looked_at_once_may_be_anything() -> None:
    game = Game(games.room("twelve"))
    assert {
        one.spread for one in Searcher(lambda room: Level(200, 1, 1, 0)).analyse(asked(game))
    } == {0.5}


# --------------------------------------------------------------------------------- two speeds


@pytest.mark.parametrize("search", ["tree", "minimax"])
def test_compiled_and_interpreted_searches_find_the_same(
    room: Room, search: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Values, counts, lines and all."""
    if search == "minimax" and room.insight.SEARCH == "tree":
        search = "tree"  # hidden hands are nothing to look at move by move
    player = Searcher(lambda room: QUICK, search=search)

    def everything() -> list[Any]:
        return [
            (player.choose(asked(game, number)), player.analyse(asked(game, number)))
            for number, game in enumerate(decisions(room, 4))
        ]

    monkeypatch.setattr(searching.warm, "quickest", lambda room, kernel: None)
    slow = everything()
    monkeypatch.setattr(searching.warm, "quickest", warm.awaited)
    assert everything() == slow


def test_small_searches_do_not_wait_for_the_compiler_and_great_ones_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = next(decisions(games.room("twelve"), 1))
    waited: list[Any] = []

    def awaited(room: Room, kernel: Any) -> Any:
        waited.append(kernel)
        return compiled(room, kernel)

    monkeypatch.setattr(searching.warm, "quickest", lambda room, kernel: None)
    monkeypatch.setattr(searching.warm, "awaited", awaited)
    for level in (1, 2, 3):
        players.of_level(level).choose(asked(game))
    players.of_level(10).choose(asked(game, ms=5))
    assert not waited
    players.of_level(9).choose(asked(game))
    assert waited == [minimax]


# -------------------------------------------------------------------------------------- time


class Ticking:
    """A clock that goes on by a tick whenever it is looked at."""

    def __init__(self, tick: float) -> None:
        self.now, self.tick = 0.0, tick

    def thread_time(self) -> float:
        self.now += self.tick
        return self.now

    def monotonic(self) -> float:
        return self.now


@pytest.mark.parametrize("name", ["gambit", "twelve"])
def test_the_highest_level_uses_its_time_and_stops_when_it_is_over(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, nodes = next(decisions(games.room(name), 1)), []
    for ms in (100, 1_000):
        clock = Ticking(0.01)
        monkeypatch.setattr(searching, "time", clock)
        nodes.append(players.of_level(10).choose(asked(game, ms=ms)).nodes)
        assert clock.now < ms / 1000 + 0.1
    assert nodes[1] > nodes[0]


@pytest.mark.parametrize("name", ["battles", "gambit", "twelve"])
def test_the_highest_level_alone_does_more_than_its_usual_work_if_it_has_the_time(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = next(game for game in decisions(games.room(name), 40) if len(game.actions()) > 3)
    monkeypatch.setattr(levels, "levels", lambda room: (Level(50, 59, 1, 0),) * 10)
    usual, lower, highest = (
        players.of_level(level).choose(asked(game, ms=ms)).nodes
        for level, ms in ((10, None), (9, 300), (10, 300))
    )
    assert lower <= 2 * usual and highest > 4 * usual


def test_however_little_time_there_is_something_is_looked_at(room: Room) -> None:
    game = next(decisions(room, 1))
    for level in (1, 6, 10):
        found = players.of_level(level).analyse(asked(game, ms=0.000_001))
        looks = sum(one.visits for one in found)
        assert looks >= (len(found) if room.insight.SEARCH == "minimax" else 1)
        decision = players.of_level(level).choose(asked(game, ms=0.000_001))
        assert decision.nodes >= min(len(found), searching.LEAST_ROUNDS) or level < 10


def test_lower_levels_do_not_get_stronger_by_more_time() -> None:
    game = next(decisions(games.room("gambit"), 1))
    usual = players.of_level(4).choose(asked(game))
    assert players.of_level(4).choose(asked(game, ms=600_000)).nodes <= 3 * usual.nodes


# ----------------------------------------------------------------------------------- secrets


@pytest.mark.parametrize("name", ["battles", "gambit"])
def test_what_a_seat_cannot_know_never_changes_its_choice(name: str) -> None:
    """Another game with other hidden cards, but the same view: the same thought, word for word."""
    room, differed = games.room(name), 0
    for number, game in enumerate(decisions(room, 30)):
        seat = game.players[0]
        world = redacted(room, game.params, game.state, seat).world(random.seeded(number))
        position = json.loads(json.dumps(room.text.position(game.params, world)))
        other = Game(room, game.options, position)
        differed += other.state != game.state
        one, two = (asked(each, number)._replace(rng=[]) for each in (game, other))
        assert not any((*one.past, *two.past))  # or a key would tell what is hidden
        assert one._replace(past=()) == two._replace(past=())
        for level in (1, 3, 10) if number % 10 == 9 else (1, 3):
            player = players.of_level(level)
            assert player.choose(asked(game, number)) == player.choose(asked(other, number))
            assert player.analyse(asked(game, number)) == player.analyse(asked(other, number))
    assert differed > 2


def test_players_get_no_state(room: Room) -> None:
    game = next(decisions(room, 1))
    for given in asked(game):
        json.dumps(given, default=lambda other: isinstance(other, Room) or pytest.fail(str(other)))


# ------------------------------------------------------------------------- what levels overlook


def test_attention_overlooks_actions_but_never_all_of_them() -> None:
    game = next(decisions(games.room("twelve"), 1))  # whose room says nothing of what people see
    seen = [levels.notice(asked(game, seed), 0.3) for seed in range(60)]
    legal = list(game.actions())
    assert all(one and set(one) <= set(legal) for one in seen)
    assert {text for one in seen for text in one} == set(legal)
    assert any(len(one) < len(legal) for one in seen)
    assert levels.notice(asked(game), 1) == legal


def test_a_hot_head_chooses_worse_actions_the_rarer_the_worse_they_are() -> None:
    analysed = [players.Analysis(text, value, 0, 1) for text, value in zip("abc", (0.6, 0.5, 0.1))]
    rng = random.seeded(1)
    chosen = [levels.err(analysed, 0.1, rng).text for _ in range(1000)]
    assert chosen.count("a") > chosen.count("b") > chosen.count("c") > 0
    assert {levels.err(analysed, 0, rng).text for _ in range(50)} == {"a"}


def test_one_action_is_no_reason_to_think_long() -> None:
    game = Game(games.room("ur"))
    game.play("roll:-g")
    only = players.of_level(10).choose(asked(game))
    game.play(only.text)
    game.play("roll:gs")
    assert len(game.actions()) > 1
    assert players.of_level(10).choose(asked(game)).nodes > 20 * only.nodes


def test_a_clock_without_a_limit_never_runs_out() -> None:
    assert Clock(None).left() > 1e9 and Clock(0.001).left() < 1


def test_a_clock_counts_thinking_and_waiting_only_a_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search has its time on a busy machine, but takes at most four times as long."""
    passed = {"thinking": 0.0, "all": 0.0}
    monkeypatch.setattr(searching.time, "thread_time", lambda: passed["thinking"])
    monkeypatch.setattr(searching.time, "monotonic", lambda: passed["all"])
    clock = Clock(1000)
    passed |= {"thinking": 0.25, "all": 0.8}
    assert clock.left() == pytest.approx(0.75)
    passed["all"] = 3.6
    assert clock.left() == pytest.approx(0.1)
    passed["all"] = 4.0
    assert clock.left() == pytest.approx(0)


def test_engines_to_compile_ahead_are_those_that_the_levels_use() -> None:
    assert minimax in levels.kernels(games.room("twelve"))
    assert tree in levels.kernels(games.room("gambit"))


def test_nobody_thinks_long_about_the_only_action_there_is() -> None:
    game = Game(games.room("ur"))
    game.play("roll:--")
    assert list(game.actions()) == ["enter"]
    decision = players.of_level(10).choose(asked(game, ms=3_000))
    assert decision.text == "enter" and decision.nodes < 10_000
