"""Properties of every position: symmetry, exact counts, repetition."""

import re
from collections import Counter

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia.core import random
from regalia.core.game import Game
from regalia.fast import count, play
from regalia.fast.compiler import compiled
from regalia.fast.perft import as_array
from regalia.games import room
from regalia.kit.playing import play_randomly, random_games

TWELVE = room("twelve")
POINT = re.compile(r"\((-?\d),(-?\d)\)")
LOCKED = (
    "wK(3,0) wR(2,1) wB(0,1) wN(0,3) wP(1,3) bK(3,3) bR(2,2) bB(1,2) bN(0,0) bP(2,3) "
    "w: b: x:wQbQ e: w"
)


def position(game: Game) -> str:
    text: str = TWELVE.text.position(game.params, game.state)
    return text


def turned(text: str, turn: int, right: int, top: int) -> str:
    """Texts on a table that is mirrored (bits 0 and 1) and turned over the diagonal (bit 2)."""

    def point(match: re.Match[str]) -> str:
        x, y = int(match[1]), int(match[2])
        x = right - x if turn & 1 else x
        y = top - y if turn & 2 else y
        return f"({y},{x})" if turn & 4 else f"({x},{y})"

    return POINT.sub(point, text)


@given(st.integers(0, 10**6), st.integers(1, 40), st.integers(1, 7))
@settings(max_examples=80, deadline=None, derandomize=True)
def test_directions_do_not_matter(seed: int, turns: int, turn: int) -> None:
    """TW-2 to TW-15 know no left, right, up or down."""
    game = Game(TWELVE)
    for _ in play_randomly(game, random.seeded(seed), turns):
        pass
    text = position(game)
    points = [(int(x), int(y)) for x, y in POINT.findall(text)]
    right, top = max(x for x, _ in points), max(y for _, y in points)
    other = Game(TWELVE, position=turned(text, turn, right, top))
    if game.over and game.reason == "repetition":
        return
    assert other.over == game.over
    if not game.over:
        assert sorted(other.actions()) == sorted(
            turned(t, turn, right, top) for t in game.actions()
        )


@given(st.integers(0, 10**6), st.integers(1, 40))
@settings(max_examples=40, deadline=None, derandomize=True)
def test_colours_do_not_matter(seed: int, turns: int) -> None:
    """TW-1 aside, White and Black have the same rules."""
    game = Game(TWELVE)
    for _ in play_randomly(game, random.seeded(seed), turns):
        pass
    s = game.state
    mirrored = s._replace(player=1 - s.player)
    if not game.over:
        rules = TWELVE.rules
        assert list(rules.actions((), s)) == list(rules.actions((), mirrored))


def test_counts_of_paths_from_the_start() -> None:
    """TW-16 counts from the fifth action on: four king moves can repeat the start twice."""
    params, s = as_array(()), TWELVE.rules.start(())
    begun, paths = compiled(TWELVE, play).begun, compiled(TWELVE, count).paths
    counts = [
        paths(
            params,
            s,
            begun(params, s),
            depth,
            np.empty((depth, TWELVE.rules.MOST_ACTIONS), np.int64),
        )
        for depth in range(1, 6)
    ]
    assert counts == [42, 1767, 78_416, 3_331_018, 143_048_772]


def test_a_position_is_drawn_when_it_occurs_for_the_third_time() -> None:
    """TW-16, in games in which little changes: kings, rooks and passes only."""
    drawn = 0
    starts = [
        "wK(0,0) wR(0,1) bK(2,2) bR(2,3) w:QBNP b:QBNP x: e:wb w",
        "wK(0,0) bK(1,0) w:QRBNP b:QRBNP x: e:wb b",
        LOCKED,
    ]
    for seed in range(30):
        game, rng = Game(TWELVE, position=starts[seed % 3]), random.seeded(seed)
        seen = Counter([position(game)])
        while not game.over and len(game.events) < 400:
            quiet = [text for text in game.actions() if text[0] in "KRp"]
            game.play(quiet[random.below(rng, len(quiet))])
            seen[position(game)] += 1
            third = seen[position(game)] == 3
            assert third == (game.over and game.reason == "repetition")
        drawn += game.over and game.reason == "repetition"
    assert drawn > 10


def test_keys_tell_positions_apart() -> None:
    """TW-16: equal positions have equal keys, different ones different keys."""
    keys: dict[int, str] = {}
    for game in random_games(TWELVE, 40, 60):
        key = TWELVE.rules.key(game.params, game.state)
        assert 0 <= key < 2**62
        assert (key == 0) == game.over
        if key:
            assert keys.setdefault(key, position(game)) == position(game)
    assert len(set(keys.values())) == len(keys) > 400
