"""A game being played: copied, pickled, printed, drawn, and begun from a record."""

import copy
import pickle
from collections.abc import Callable

import pytest
from support.ours import OURS

from regalia import games
from regalia.core import random
from regalia.core.errors import BadRecord, Over, RegaliaError, UnknownGame, Unreadable
from regalia.core.game import Game, Outcome, record
from regalia.core.words import LANGUAGES
from regalia.kit.playing import finished_game, play_randomly


def begun(name: str, nodes: int = 12) -> Game:
    game = Game(name)
    for _ in play_randomly(game, random.seeded(5), nodes):
        pass
    return game


def told(game: Game) -> tuple[object, ...]:
    return game.state, game.states, game.events, game.keys, game.options, record.write(game)


COPIES: dict[str, Callable[[Game], Game]] = {
    "copy()": Game.copy,
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": lambda game: pickle.loads(pickle.dumps(game)),
}


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("name", games.names())
def test_a_copy_is_the_same_game_and_goes_its_own_way(name: str, way: str) -> None:
    game = begun(name)
    other, before = COPIES[way](game), told(begun(name))
    assert told(other) == before and other.room is game.room
    for _ in play_randomly(other, random.seeded(6), 3):
        pass
    while len(other.events) > 1:
        other.undo()
    assert told(game) == before


def test_a_game_is_told_by_its_id_or_its_room() -> None:
    assert Game("ur").room is games.room("ur") is Game(games.room("ur")).room
    with pytest.raises(UnknownGame, match="'chess'"):
        Game("chess")


@pytest.mark.parametrize("name", games.names())
def test_a_game_prints_and_draws_what_a_spectator_sees(name: str) -> None:
    game = begun(name)
    ended = f", over: {game.reason}" if game.over else ""
    assert repr(game) == f"<Game {name}, {len(game.events)} played{ended}>"
    title, *board = str(game).split("\n")
    assert title == game.scene().title and len(board) > (2 if name in OURS else 0)
    assert all(len(line) <= 80 for line in board)
    assert game._repr_svg_().startswith("<svg ")


def test_a_picture_tells_nothing_that_is_secret() -> None:
    """QG-7: two games that differ in cards planned face down print and draw the same."""
    one = Game("gambit")
    for game in play_randomly(one, random.seeded(5), 100):
        if any(text.startswith("plan:") for text in game.actions()):
            break
    two = one.copy()
    first, *_, last = one.actions()
    one.play(first)
    two.play(last)
    assert one.state != two.state
    assert (str(one), repr(one), one._repr_svg_()) == (str(two), repr(two), two._repr_svg_())


def test_a_game_knows_what_comes_next_and_how_it_ended() -> None:
    game = Game("ur")
    assert game.is_chance and game.outcome is None
    game.roll(random.seeded(1))
    assert not game.is_chance
    over = finished_game(games.room("ur"), {}, 3)
    assert over.outcome == Outcome(over.result, over.reason)
    assert repr(over).endswith("over: rosettes>")


@pytest.mark.parametrize("given", [3, None, 2.5, b"enter", ["enter"]])
def test_what_is_no_text_is_refused_with_a_sentence(given: object) -> None:
    game = Game("ur")
    with pytest.raises(Unreadable, match=r"is not a text; .* such as roll:--"):
        game.play(given)  # type: ignore[arg-type]
    game.play("roll:gs")
    problem = game.refusal(given)  # type: ignore[arg-type]
    assert isinstance(problem, Unreadable) and "such as enter" in problem.message
    for language in LANGUAGES:
        assert "enter" in problem.told(language)
    over = finished_game(games.room("ur"), {}, 3)
    with pytest.raises(Over):
        over.play(given)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", games.names())
def test_a_game_goes_on_from_a_record_where_it_stood(name: str) -> None:
    game = begun(name, 14)
    again = Game.from_record(record.write(game))
    assert told(again) == told(game)
    again.undo()
    assert again.events == game.events[:-1]


def test_a_rolled_die_is_in_a_record_though_no_position_holds_it() -> None:
    game = Game("ur")
    game.play("roll:gg")
    assert Game.from_record(record.write(game)).actions() == game.actions()
    assert Game("ur", position=game.position).is_chance


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[Game",
        '[Game "chess"]',
        '[Game "ur"]\n\nroll:gg A1-A2',
        '[Game "ur"]\n[Position "?"]',
        '[Game "ur"]\n[Options "{\\"x\\": 1}"]',
        '[Game "battles"]\n[Options "{\\"units\\": \\"a.toml\\"}"]',
        "\0" * 100,
    ],
)
def test_a_hostile_record_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(BadRecord) as refused:
        Game.from_record(text)
    assert len(refused.value.message) < 500


def test_a_record_that_hides_something_begins_no_game() -> None:
    game = begun("gambit", 60)
    with pytest.raises(BadRecord, match="hides what"):
        Game.from_record(record.write(game, 0))


def test_a_match_wants_a_player_for_each_seat() -> None:
    from regalia import players
    from regalia.players.match import play

    with pytest.raises(RegaliaError, match="one player for each seat: 2, not 1"):
        play(Game("ur"), players.of_level(1))
