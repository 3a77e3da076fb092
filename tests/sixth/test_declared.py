"""`derived.py`: what is written from a declaration equals what is written by hand."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from click.testing import CliRunner
from support.sixth import NO_BYTECODE, TOY, told

from regalia import Game, games
from regalia.core import random
from regalia.core.contract import SPECTATOR
from regalia.core.room import Room
from regalia.kit.deriving import declared, derived
from regalia.kit.playing import play_randomly
from regalia.terminal.cli import main
from regalia.terminal.new_room import Wanted, write

FIELDS = {  # the toy's state, declared
    "left: int": 'left: Annotated[int, UpTo("params[1]")]',
    "player: int": "player: Annotated[int, SeatIndex()]",
    "dealt: int": 'dealt: Annotated[int, UpTo("params[0]")]',
    "gold: int": 'gold: Annotated[int, Bits((2, 1), "dealt"), Until("s.left == 0")]',
    "import NamedTuple\n": "import Annotated, NamedTuple\n",
    "MOST_ACTIONS = 3": "MOST_ACTIONS = 3\nfrom regalia.core.declared import *",
}
COMPILED = """
import sys
from regalia.core import random
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.fast.compiler import compiled
from regalia.kit.playing import play_randomly
room = Room("{name}")
code, part = compiled(room, room.optional("secrets")), room.secrets
seen = 0
for seed in range(20):
    for game in play_randomly(Game(room), random.seeded(seed), 60):
        for seat in range(-1, game.seats):
            known = part.redact(game.params, game.state, seat)
            assert tuple(code.redact(game.params, game.state, seat)) == tuple(known)
            seen += 1
print(seen > 1000)
"""


@pytest.fixture
def coins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Room:
    """The toy with its fields declared, and derived.py beside what is written by hand."""
    room = tmp_path / "declared_coins"
    shutil.copytree(TOY, room, ignore=NO_BYTECODE)
    rules = room / "rules.py"
    text = rules.read_text()
    for plain, said in FIELDS.items():
        assert plain in text
        text = text.replace(plain, said, 1)
    rules.write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    (room / "derived.py").write_text(derived(Room(room.name)))
    return Room(room.name)


def views(room: Room, games_played: int) -> Iterator[tuple[Game, int]]:
    for seed in range(games_played):
        for game in play_randomly(Game(room), random.seeded(seed), 60):
            for seat in (SPECTATOR, *range(game.seats)):
                yield game, seat


def part_of(room: Room) -> ModuleType:
    part = room.optional("derived")
    assert part is not None
    return part


def test_derived_secrets_of_the_toy_are_those_by_hand_with_the_same_draws(coins: Room) -> None:
    part, hand, hidden = part_of(coins), coins.secrets, 0
    assert hand is not None
    for game, seat in views(coins, 100):
        known = hand.redact(game.params, game.state, seat)
        assert part.redact(game.params, game.state, seat) == known
        hidden += known != game.state
        worlds = [
            one.resample(game.params, known, seat, random.seeded(7)).gold
            & (1 << game.state.dealt) - 1
            for one in (part, hand)
        ]
        assert worlds[0] == worlds[1]
    assert hidden > 100


def test_numbers_fill_the_parts_and_tell_no_secret(coins: Room) -> None:
    part = part_of(coins)
    for game, seat in views(coins, 20):
        if seat < 0:
            continue
        width = 0
        for one in part.parts(game.params):
            size = 1
            for side in one.shape:
                size *= side
            width += size
        rows = [[0.0] * width for _ in range(2)]
        known = part.redact(game.params, game.state, seat)
        part.observe(game.params, game.state, seat, 1, rows[0])
        part.observe(game.params, known, seat, 1, rows[1])
        assert rows[0] == rows[1] and all(0 <= number <= 1 for number in rows[0])


def test_a_field_out_of_its_range_is_named(coins: Room) -> None:
    part, s = part_of(coins), Game(coins).state
    params = Game(coins).params
    assert part.misfit(params, s) == -1
    for number, (field, wrong) in enumerate(
        {"left": 8, "player": 3, "dealt": 4, "gold": 8}.items()
    ):
        assert part.misfit(params, s._replace(**{field: wrong})) == number
        assert part.misfit(params, s._replace(**{field: -1})) == number


@pytest.mark.compiled
def test_derived_secrets_are_the_same_compiled(tmp_path: Path) -> None:
    write(Wanted("handed", (2, 3, 4), dice=True, hands=True), tmp_path, package=False)
    assert told(tmp_path, "-c", COMPILED.format(name="handed")).strip() == "True"


def test_a_room_is_derived_anew_after_its_declaration_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(Wanted("anew", (2,), dice=True, hands=True), tmp_path, package=False)
    file = tmp_path / "anew" / "derived.py"
    right = file.read_text()
    file.write_text(right.replace("full(6, 6)", "full(6, 5)"))
    monkeypatch.syspath_prepend(tmp_path)
    assert derived(Room("anew")) == right
    done = CliRunner().invoke(main, ["derive-room", str(tmp_path / "anew")])
    assert done.exit_code == 0, done.output
    assert file.read_text() == right


def test_a_room_that_declares_nothing_is_told_so() -> None:
    name = games.ours()[0]
    assert declared(games.room(name)) == []
    assert CliRunner().invoke(main, ["derive-room", name]).exit_code != 0
