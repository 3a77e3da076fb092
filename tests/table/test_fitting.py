"""Records saved for a seat in the middle of a game open for that seat, and tell it nothing more."""

import re

import pytest

from regalia import games
from regalia.core import random
from regalia.core.errors import BadRecord
from regalia.core.game import Game, record
from regalia.core.secrets import redacted
from regalia.kit.playing import play_randomly, seats_and_spectator
from regalia.table.replay.partial_records import opened

KINDS = [
    ("gambit", {}),
    ("gambit", {"players": 4}),
    ("battles", {}),
    ("battles", {"scenario": "magic"}),
]


def begun(game: str, options: dict[str, object], seed: int, most: int) -> Game:
    found = Game(games.room(game), options)
    for _ in play_randomly(found, random.seeded(seed), most):
        pass
    return found


@pytest.mark.parametrize(("name", "options"), KINDS, ids=str)
def test_what_a_seat_saved_shows_it_at_every_moment_what_it_saw(
    name: str, options: dict[str, object]
) -> None:
    """Guesses of the others' cards are never seen: all views are those of the true game."""
    for seed in range(12):
        true = begun(name, options, seed, 20 + 9 * seed)
        for seat in seats_and_spectator(true):
            told = record.read(record.write(true, seat))
            found, eyes = opened(told, games.room)
            assert eyes == seat and found.seen(seat) == true.seen(seat)
            for theirs, ours in zip(true.states, found.states, strict=True):
                both = [redacted(true.room, true.params, s, seat) for s in (ours, theirs)]
                assert both[0] == both[1] and both[0].view() == both[1].view()


def test_the_world_that_is_found_hangs_on_nothing_but_what_the_record_says() -> None:
    """Two games that look alike to a seat open alike: the file holds no secret to be found."""
    true = begun("battles", {}, 3, 80)
    told = record.write(true, 0)
    assert "draw:?" in told
    one, _ = opened(record.read(told), games.room)
    two, _ = opened(record.read(re.sub(r'\[Check "\w+"\]\n', "", told)), games.room)
    assert one.states == two.states


@pytest.mark.parametrize("change", ["seat", "word", "check", "impossible"])
def test_a_record_that_no_seat_could_have_saved_is_refused(change: str) -> None:
    told = record.write(begun("gambit", {}, 2, 60), 0)
    changes = {
        "seat": ('[Seat "0"]', '[Seat "1"]'),
        "word": (",reveal:", ",reveal:Q,reveal:"),
        "check": ("[Check ", "[Seats "),
        "impossible": ("plan:???", "plan:QQQ"),
    }
    broken = told.replace(*changes[change], 1)
    assert broken != told
    if change == "check":
        broken = told.replace(re.search(r'Check "(\w+)"', told)[1], "0" * 16)  # type: ignore[index]
    with pytest.raises(BadRecord) as refused:
        opened(record.read(broken), games.room)
    if change == "impossible":  # it says which word it is
        assert str(record.read(broken).played.index("plan:QQQ") + 1) in refused.value.told("en")


def test_where_nothing_is_secret_a_saved_record_replays_from_its_position() -> None:
    game = Game(games.room("ur"), {}, "0....1/......0./0...0. 0")
    game.play("roll:-g")
    found, eyes = opened(record.read(record.write(game, 0)), games.room)
    assert eyes is None and found.states == game.states
