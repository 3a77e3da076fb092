"""A sixth game adds one folder, or one package of its own, and edits nothing else.

The toy room has chance, a secret, three seats, a look of its own, a lesson, a guide, exercises and
a tensor, and speaks English only.
"""

import json
import re
from pathlib import Path
from typing import NamedTuple

import pytest
from support.sixth import WAYS, room_in, run, told, with_toy


class House(NamedTuple):
    path: Path  # for PYTHONPATH
    way: str

    @property
    def room(self) -> Path:
        return room_in(self.way, self.path)

    def regalia(self, *words: str, given: str = "") -> str:
        return told(self.path, "-m", "regalia", *words, given=given)

    def python(self, program: str) -> str:
        return told(self.path, "-c", program).strip()


@pytest.fixture(scope="module", params=WAYS)
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> House:
    return House(with_toy(request.param, tmp_path_factory.mktemp(request.param)), request.param)


def test_it_is_listed_counted_drawn_and_its_rules_are_shown(house: House) -> None:
    listed = house.regalia("games")
    assert "The last counter" in listed and "counters=7" in listed
    assert house.regalia("perft", "toy", "5").strip() == str(2 * 2 * 2 * 3 * 3)
    assert "TY-2" in house.regalia("rules", "toy")
    assert house.regalia("picture", "toy").startswith("<svg")
    assert "takes" in house.regalia("--language", "sl", "rules", "toy", "4")


def test_it_has_a_picture_for_its_box_without_drawing_one(house: House) -> None:
    program = """
from regalia import games
from regalia.core.drawing.pictures import names, picture
room = games.room("toy")
print(names(room), picture(room, "cover") == picture(room, "start"))
"""
    assert house.python(program) == "['start', 'cover'] True"


def test_coins_are_told_apart_at_the_keyboard(house: House) -> None:
    """A thing is its glyph there, unless its drawing has a sign for all of its kind."""
    screen = house.regalia("play", "toy", "--seed", "3", "--against", "2")
    assert re.search(r"[gs] +\? +\?", screen)


def test_it_is_played_through_the_engine_protocol(house: House) -> None:
    asked = [
        {"op": "new", "game": "toy", "options": {"counters": 3, "players": 2}},
        *({"op": "play", "table": 1, "text": f"coin:{coin}"} for coin in "gs"),
        {"op": "look", "table": 1, "as": 1},
        {"op": "play", "table": 1, "text": "take:1"},
        {"op": "play", "table": 1, "text": "take:3"},
        {"op": "solve", "table": 1},
        {"op": "play", "table": 1, "text": "take:2"},
    ]
    given = "".join(json.dumps(request) + "\n" for request in asked)
    answers = [json.loads(line) for line in house.regalia("engine", given=given).splitlines()]
    assert [a["ok"] for a in answers] == [True, True, True, True, True, False, False, True]
    assert answers[3]["view"]["coins"] == ["?", "s"]
    assert answers[5]["error"]["rule"] == "TY-3"
    assert answers[-1]["result"] == [1, 0]


def test_it_is_played_at_the_keyboard(house: House) -> None:
    given = "take:1\n" * 10
    screen = house.regalia("play", "toy", "--seed", "3", "--against", "2", given=given)
    assert "and there is none left." in screen and "coin" in screen


def test_it_is_copied_pickled_printed_and_recorded_through_the_front_door(house: House) -> None:
    program = """
import copy, pickle, regalia
game = regalia.new("toy")
game.roll(regalia.rng(1))
for other in (copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
    assert other.room is game.room and other.states == game.states
again = regalia.read_record(regalia.write_record(game))
assert again.state == game.state and "toy" in regalia.games()
print(repr(again), str(again) == str(game), again._repr_svg_()[:4])
"""
    assert house.python(program) == "<Game toy, 1 played> True <svg"


def test_every_level_plays_it_and_the_highest_plays_it_well(house: House) -> None:
    """A player with gold takes both of the last two counters, and a player with silver takes
    one."""
    program = """
from regalia import games, players
from regalia.core import random
from regalia.core.game import Game
room, rng = games.room("toy"), random.seeded(5)
for level in range(1, 11):
    game, agent = Game(room), players.of_level(level)
    while not game.over:
        if game.to_play == -1:
            game.roll(rng)
        else:
            game.play(agent.choose(players.Query.about(game, game.players[0], rng)).text)
    print(level, game.result)
for coin in "gs":
    game = Game(room, {}, f"2 1 s{coin}s")
    print(coin, players.of_level(10).choose(players.Query.about(game, 1, rng)).text)
"""
    lines = house.python(program).splitlines()
    assert len(lines) == 12 and lines[10:] == ["g take:2", "s take:1"]


def test_nobody_plans_with_what_will_be_hidden(house: House) -> None:
    """The search knows no more of the others' coins before they are dealt than they will tell.

    Two counters and two players: who does not know the other's coin cannot count on it, so what is
    expected of taking one does not depend on a tree that looked at the coin.
    """
    program = """
from regalia import games
from regalia.core.game import Game
from regalia.fast import any_insight
from regalia.fast.compiler import interpreted
room = games.room("toy")
observed = interpreted(room, any_insight).observed
game = Game(room)
seen = {observed(game.params, game.state, coin, 1) for coin in (0, 1)}
own = [observed(game.params, game.state, coin, 0) for coin in (0, 1)]
print(len(seen), own)
"""
    assert house.python(program) == "1 [0, 1]"


def test_compiled_code_follows_when_a_rule_changes(house: House) -> None:
    """A cache that answers with yesterday's rules is worse than none."""
    program = """
from regalia.games import room
from regalia.fast.compiler import compiled
print(compiled(room("toy")).result((3, 7), room("toy").rules.Counters(0, 1, 3, 0), 1))
"""
    path = house.room / "rules.py"
    rules = path.read_text()
    assert house.python(program) == "0" and house.python(program) == "0"
    path.write_text(rules.replace("else 0", "else 1"))
    assert house.python(program) == "1"
    path.write_text(rules)


def test_a_package_that_cannot_be_imported_does_not_spoil_the_others(tmp_path: Path) -> None:
    path = with_toy("package", tmp_path)
    (room_in("package", path) / "__init__.py").write_text("import nowhere_to_be_found\n")
    done = run(path, "-m", "regalia", "games")
    assert done.returncode == 0 and "The last counter" not in done.stdout
    assert "no room toy: last_counter: No module named 'nowhere_to_be_found'" in done.stderr
