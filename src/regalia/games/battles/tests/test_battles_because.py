"""Why a move or an attack of Royal Battles was worse: what the table shows after both."""

from typing import Any

from regalia.core.game import Game
from regalia.core.random import below, seeded
from regalia.games.battles.because import because

LIFE = {"P": 8, "R": 8, "N": 8, "B": 10, "Q": 8, "K": 10}  # RB-4


def counts(view: dict[str, Any], owner: int) -> tuple[int, int]:
    """The units of a player on the table, and the life they have left."""
    own = [one for one in view["units"].values() if one["owner"] == owner]
    return len(own), sum(LIFE[one["unit"]] - one["injury"] for one in own)


def attacked(game: Game, text: str) -> tuple[int, int, bool]:
    """What an attack did: units felled, life taken or given, and whether it was in the key."""
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
    found, phase = because(game, game.to_play, played, better), game.view(0)["phase"]
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
