"""Forced wins of Twelve-Card Chess: proofs compared with trying everything by the rules."""

import re
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from regalia.core import random
from regalia.core.contract import NOBODY
from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.fast.compiler import compiled
from regalia.fast.warm import as_array
from regalia.games import room
from regalia.games.twelve import insight
from regalia.games.twelve import solve as twelve
from regalia.games.twelve.solve import hunt, prove
from regalia.kit.playing import play_randomly
from regalia.solvers import forcing

TWELVE = room("twelve")
FEW = 6  # actions


def forced(s: Any, seat: int, plies: int) -> bool:
    """The meaning of a forced win, word for word."""
    rules = TWELVE.rules
    who = rules.to_play((), s)
    if who == NOBODY:
        return rules.result((), s, seat) == 2
    if plies == 0:
        return False
    each = (forced(rules.act((), s, a), seat, plies - 1) for a in rules.actions((), s))
    return any(each) if who == seat else all(each)


def test_proofs_agree_with_trying_everything() -> None:
    found = set()
    for seed in range(40):
        for turn, game in enumerate(play_randomly(Game(TWELVE), random.seeded(seed), 30)):
            if game.over or turn < 6 or turn % 3:
                continue
            fresh = Game(TWELVE, {}, TWELVE.text.position((), game.state))
            for seat in (0, 1):
                for plies in (1, 2):
                    proof = prove(fresh, seat, plies)
                    assert proof.wins == forced(fresh.state, seat, plies)
                    found.add((proof.wins, plies))
                    for text in proof.first:
                        fresh.play(text)
                        assert forced(fresh.state, seat, plies - 1)
                        fresh.undo()
    assert found == {(wins, plies) for wins in (True, False) for plies in (1, 2)}


def test_a_win_in_three_is_no_win_in_two() -> None:
    """A position of a random game, where every answer but a few loses at once."""
    wins = 0
    for seed in range(60):
        for game in play_randomly(Game(TWELVE), random.seeded(seed), 30):
            if game.over or wins > 3:
                break
            seat = game.to_play
            if prove(game, seat, 3).wins and not prove(game, seat, 2).wins:
                assert forced(game.state, seat, 3)
                wins += 1
    assert wins > 3


def test_further_proofs_agree_too_where_there_is_little_to_try() -> None:
    """Four and five plies: far enough for positions that are met again and remembered."""
    found, rng = set(), random.seeded(9)
    for _ in range(400):
        *_, game = play_randomly(Game(TWELVE), rng, 8 + random.below(rng, 20))
        if game.over or len(game.actions()) > FEW:
            continue
        for seat in (0, 1):
            for plies in (4, 5):
                proof = prove(game, seat, plies, memory=1)
                assert proof.wins == forced(game.state, seat, plies)
                found.add((proof.wins, seat == game.to_play))
    assert len(found) == 4


def test_what_is_remembered_holds_for_as_many_plies_as_it_was_shown_for() -> None:
    """No win in one ply is no word about three; nor is one in five."""
    kernel, seen = compiled(TWELVE, forcing), set()
    games = (play_randomly(Game(TWELVE), random.seeded(seed), 30) for seed in range(60))
    for game in chain.from_iterable(games):
        if game.over or len(seen) == 2:
            continue
        seat, k = game.to_play, insight.symmetry_key((), game.state)
        in_one, in_three = (prove(game, seat, plies).wins for plies in (1, 3))
        if in_one:
            continue
        table = np.zeros((1000, forcing.ENTRY), np.int64)
        kernel.remember(table, k, *((1, False) if in_three else (5, True)))
        given = np.empty((4, kernel.MOST_ACTIONS), np.int64), table, np.zeros(1, np.int64)
        assert kernel.forces(as_array(()), game.state, seat, 3, *given) == in_three
        seen.add(in_three)
    assert len(seen) == 2


def test_all_eight_images_of_a_position_have_one_key_and_the_same_prospects() -> None:
    for game in play_randomly(Game(TWELVE), random.seeded(2), 30):
        if game.over:
            break
        ours = {insight.symmetry_key((), after) for after in afters(game.state)}
        images = all_images(game.state)
        assert len(images) in (4, 8)  # or it is its own mirror image
        for image in images:
            key = insight.symmetry_key((), image)
            assert key == insight.symmetry_key((), game.state) != 0
            assert {insight.symmetry_key((), after) for after in afters(image)} == ours


def all_images(s: Any) -> set[Any]:
    """Mirrored left for right, upside down, and rows for columns."""
    found, area = {s}, insight.table(s.own) | insight.table(s.foe)
    right, top = insight.high(insight.columns(area)), insight.high(area) >> 3
    for turn in (
        lambda side: insight.mirrored(side, right),
        lambda side: insight.upside_down(side, top),
        insight.transposed,
    ):
        found |= {one._replace(own=turn(one.own), foe=turn(one.foe)) for one in found}
    return found


def test_positions_that_are_no_images_of_each_other_have_different_keys() -> None:
    seen: dict[int, set[Any]] = {}
    for seed in range(8):
        for game in play_randomly(Game(TWELVE), random.seeded(seed), 30):
            if not game.over:
                same = seen.setdefault(insight.symmetry_key((), game.state), set())
                assert not same or game.state in same
                same |= all_images(game.state)
    assert len(seen) > 100


def afters(s: Any) -> list[Any]:
    return [TWELVE.rules.act((), s, action) for action in TWELVE.rules.actions((), s)]


def test_a_hunted_win_is_one_within_the_plies_that_it_says() -> None:
    """Wins found by proof numbers are compared with trying everything so far."""
    found = 0
    for seed in range(40):
        for game in play_randomly(Game(TWELVE), random.seeded(seed), 24):
            if game.over or len(game.actions()) > 16:
                continue
            for seat in (0, 1):
                hunted = hunt(game, seat, 200, memory=1)
                if hunted is not None and 2 < hunted.plies <= 7:
                    proof = prove(game, seat, hunted.plies, memory=1)
                    assert proof.wins
                    assert set(hunted.first) <= set(proof.first)
                    assert bool(hunted.first) == (seat == game.to_play)
                    found += 1
    assert found > 10


def test_a_hunt_finds_the_long_wins_of_the_page_and_none_where_it_says_nothing_is_won() -> None:
    page = (Path(__file__).parents[2] / "docs" / "twelve-positions.md").read_text("utf-8")
    part = page.split("\n## ")[1]
    for position in re.findall(r"^\| `(.+?)` \|", part, re.M)[:3]:
        game = Game(TWELVE, {}, position)
        won = hunt(game, game.to_play, 200_000, memory=20)
        assert won is not None
        assert won.plies >= int(part.split()[0])
        assert hunt(game, 1 - game.to_play, 2_000, memory=20) is None
    assert hunt(Game(TWELVE), 0, 1_000) is None


def test_several_processes_prove_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twelve, "SHORT", 0)
    one, two = (prove(Game(TWELVE), 0, 5, processes=processes) for processes in (1, 2))
    assert one._replace(visits=0) == two._replace(visits=0)


def test_from_the_start_nobody_wins_quickly() -> None:
    assert not any(prove(Game(TWELVE), seat, 6).wins for seat in (0, 1))


def test_what_cannot_be_asked_is_refused() -> None:
    with pytest.raises(RegaliaError):
        prove(Game(TWELVE), 0, 0)
    over = Game(TWELVE)
    for _ in play_randomly(over, random.seeded(1), 1000):
        pass
    with pytest.raises(RegaliaError):
        prove(over, 0, 3)
    with pytest.raises(RegaliaError):
        hunt(over, 0, 3)


def test_positions_of_the_page_are_won_as_it_says() -> None:
    """Problems of few plies are tried, with all actions that do it, and none that does it
    sooner."""
    page = (Path(__file__).parents[2] / "docs" / "twelve-positions.md").read_text("utf-8")
    checked = 0
    for part in page.split("\n## ")[1:]:
        plies = int(part.split()[0])
        rows = re.findall(r"^\| `(.+?)` \| (.+?) \| (\d+) \|$", part, re.M)
        assert rows
        for position, wins, actions in rows[:2] if plies <= 5 else []:
            game = Game(TWELVE, {}, position)
            proof = prove(game, game.to_play, plies, memory=20)
            assert proof.wins
            assert re.findall("`(.+?)`", wins) == proof.first[:4]
            assert int(actions) == len(game.actions())
            assert plies == 1 or not prove(game, game.to_play, plies - 1, memory=20).wins
            checked += 1
    assert checked >= 4
