"""Explanations of mistakes in the Queen's Gambit: open points, and the points that a plan takes."""

from typing import cast

import pytest

from regalia.core.game import Game
from regalia.core.random import below, seeded
from regalia.games.gambit import rules
from regalia.games.gambit.mistakes import explain_mistake, fetched
from regalia.games.gambit.rules import MOVING, Gambit, points


def plan(game: Game, s: Gambit, seat: int, row: list[int]) -> int:
    """The most that cards fetch one after the other, nobody else moving: every way is tried."""
    if not row or not s.tokens:
        return 0
    turn, found = s._replace(phase=MOVING, player=seat, card=row[0]), []
    for square in rules.actions(game.params, turn):
        after = rules.moved(game.params, turn, square)
        now = points(game.params, s.setup, after.captured[seat]) - points(
            game.params, s.setup, s.captured[seat]
        )
        found.append(now + plan(game, after, seat, row[1:]))
    return max(found)


def some(seed: int, players: int, decisions: int) -> list[Game]:
    """Moments of a random game."""
    rng, game, found = seeded(seed), Game("gambit", {"players": players}), list[Game]()
    while not game.over and len(found) < decisions:
        if game.is_chance:
            game.roll(rng)
            continue
        texts = sorted(game.actions())
        if len(texts) > 1 and len(game.events) > 40:
            found.append(game.copy())
        game.play(texts[below(rng, len(texts))])
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_qg_9_what_a_row_fetches_is_the_most_of_all_ways(players: int) -> None:
    for game in some(players, players, 6):
        s = cast(Gambit, game.state)
        row = [s.rows[s.player] >> shift & 7 for shift in (0, 3) if s.rows[s.player] >> shift & 7]
        short = s._replace(
            rows=(*s.rows[: s.player], row[0] | row[1] << 3, *s.rows[s.player + 1 :])
        )
        assert fetched(game.params, short, s.player) == plan(game, s, s.player, row)


def test_qg_9_points_that_could_be_taken_at_once_are_told() -> None:
    seen = set()
    for game in some(7, 2, 40):
        s, seat = cast(Gambit, game.state), game.to_play
        texts = sorted(game.actions())
        for played in texts[:6]:
            for better in texts[-6:]:
                found = explain_mistake(game, seat, played, better)
                if found is None:
                    continue
                seen.add(found.message)
                gains = [gained(game, s, seat, text) for text in (played, better)]
                assert found.given["points"] < found.given["most"]
                if found.message == "worse-takes":
                    assert [found.given["points"], found.given["most"]] == gains
                else:
                    assert gains[0] >= gains[1]
    assert seen == {"worse-takes", "worse-fetches"}


def gained(game: Game, s: Gambit, seat: int, text: str) -> int:
    after = game.copy()
    after.play(text)
    captured = cast(Gambit, after.state).captured[seat]
    return points(game.params, s.setup, captured) - points(game.params, s.setup, s.captured[seat])
