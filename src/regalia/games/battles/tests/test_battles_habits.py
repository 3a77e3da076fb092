"""Beginners of Royal Battles fight: what they notice, and what they overlook."""

from collections.abc import Iterator
from typing import Any

from regalia import games
from regalia.core import random
from regalia.core.game import Game
from regalia.core.random import below, seeded
from regalia.games.battles.habits import HITTING, STRIKING, nears, noticed
from regalia.games.battles.insight import priority
from regalia.games.battles.mistakes import explain_mistake
from regalia.games.battles.rules.state import (
    ATTACKING,
    HOLD,
    KEEPING,
    MOVING,
    NO,
    OFFERED_ONE,
    OFFERED_TWO,
    YES,
    Battle,
)
from regalia.games.battles.rules.turns import can_move
from regalia.kit.playing import play_randomly

ROOM = games.room("battles")


def decisions(*phases: int) -> Iterator[tuple[Game, Battle, list[int]]]:
    """Decisions in these phases of random battles."""
    for seed in range(6):
        for game in play_randomly(Game(ROOM), random.seeded(seed), 400):
            if game.state.phase in phases and game.to_play >= 0:
                actions = list(ROOM.rules.actions(game.params, game.state))
                if len(actions) > 1:
                    yield game, game.state, actions


def test_beginners_draw_whenever_they_may() -> None:
    """RB-12, RB-26"""
    for game, s, actions in decisions(OFFERED_ONE, OFFERED_TWO):
        assert noticed(game.params, s, actions, 0.2, random.seeded(1)) == [YES]


def test_a_hand_that_cannot_be_played_is_thrown_away_and_no_other() -> None:
    """RB-16, RB-26: who kept it would never draw again."""
    met = set()
    for game, s, actions in decisions(KEEPING):
        wanted = NO if can_move(s, s.player) else YES
        met.add(wanted)
        assert noticed(game.params, s, actions, 0.2, random.seeded(1)) == [wanted]
    assert met == {NO, YES}


def test_who_can_hit_strikes_and_the_more_attention_the_better() -> None:
    """RB-18, RB-20: who overlooks what hits strikes anyhow."""
    hits = [0, 0]
    for seed, (game, s, actions) in enumerate(decisions(ATTACKING)):
        for at, attention in enumerate((0.05, 0.4)):
            found = noticed(game.params, s, actions, attention, random.seeded(seed))
            if any(priority(game.params, s, action) > HITTING for action in actions):
                assert found and not any(one & 7 == HOLD for one in found)
                hits[at] += all(priority(game.params, s, one) > HITTING for one in found)
            else:
                assert found == actions
    assert hits[0] < hits[1] and hits[1] > 5


def test_moves_strike_or_go_for_the_enemy() -> None:
    seen = 0
    for game, s, actions in decisions(MOVING):
        for attention in (0.1, 0.8):
            found = noticed(game.params, s, actions, attention, random.seeded(seen))
            strikes = [priority(game.params, s, one) >= STRIKING for one in found]
            assert found
            if not all(strikes) and any(nears(s, action) for action in actions):
                assert all(nears(s, one) for one in found)
                seen += 1
    assert seen > 20


def test_the_more_attention_the_more_strikes_are_seen() -> None:
    counts = [0, 0]
    for game, s, actions in decisions(MOVING):
        for at, attention in enumerate((0.2, 0.8)):
            found = noticed(game.params, s, actions, attention, random.seeded(at))
            counts[at] += sum(priority(game.params, s, one) >= STRIKING for one in found)
    assert 0 < 2 * counts[0] < counts[1]


def test_with_full_attention_everything_is_noticed() -> None:
    for game, s, actions in decisions(MOVING, OFFERED_ONE, ATTACKING):
        assert noticed(game.params, s, actions, 1, random.seeded(1)) == actions


# ---------------------------------------------------------------------------- mistakes, explained

LIFE = {"P": 8, "R": 8, "N": 8, "B": 10, "Q": 8, "K": 10}  # RB-4


def counts(view: dict[str, Any], owner: int) -> tuple[int, int]:
    """The units of a player on the table, and the life they have left."""
    own = [one for one in view["units"].values() if one["owner"] == owner]
    return len(own), sum(LIFE[one["unit"]] - one["injury"] for one in own)


def attacked(game: Game, text: str) -> tuple[int, int, bool]:
    """The effect of an attack: units felled, life taken or given, and whether it was in the key."""
    seat, before = game.to_play, game.view(game.to_play)
    game.play(text)
    after = game.view(seat)
    game.undo()
    theirs = [counts(view, 1 - seat) for view in (before, after)]
    own = [counts(view, seat) for view in (before, after)]
    life = theirs[0][1] - theirs[1][1] + own[1][1] - own[0][1]
    return theirs[0][0] - theirs[1][0], life, bool(after["key"])


def moved(game: Game, text: str) -> tuple[int, int, bool]:
    """The most that an attack does after a move."""
    game.play(text)
    found = [(0, 0, False)]
    if game.view(0)["phase"] == "attacking":
        found += [attacked(game, attack) for attack in list(game.actions())]
    game.undo()
    return (*max(found)[:2], any(key for *_, key in found))


def test_rb_22_what_both_do_is_what_the_table_shows_after_them() -> None:
    rng, seen = seeded(1), set()
    game = Game("battles")
    for _ in range(900):
        if game.over:
            game = Game("battles")
        if game.is_chance:
            game.roll(rng)
            continue
        texts = sorted(game.actions())
        for _ in range(3):
            played, better = (texts[below(rng, len(texts))] for _ in range(2))
            seen.add(checked(game, played, better))
        game.play(played)
    assert seen == {"worse-move", "worse-attack", "worse-key-move", "worse-key-attack", ""}


def checked(game: Game, played: str, better: str) -> str:
    """The message, once it is known to be true; and none, where nothing is to be said."""
    found, phase = explain_mistake(game, game.to_play, played, better), game.view(0)["phase"]
    if phase not in ("moving", "attacking"):
        assert found is None
        return ""
    count, kind = (moved, "move") if phase == "moving" else (attacked, "attack")
    here, there = count(game, played), count(game, better)
    if here[:2] < there[:2]:
        assert found is not None and found.message == f"worse-{kind}"
        assert (found.given["felled"], found.given["life"]) == here[:2]
        assert (found.given["most-felled"], found.given["most-life"]) == there[:2]
    elif found is not None:
        assert found.message == f"worse-key-{kind}"
        assert there[2] and not here[2], "RB-26"
    return found.message if found else ""
