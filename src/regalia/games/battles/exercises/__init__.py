"""Exercises of Royal Battles: what one turn can do for certain, since all that decides lies open.

    kill    move and attack so that an enemy unit falls: possible, but not in many ways
    key     move and attack in the key position (RB-26), in few ways
    style   of the attacks that the unit that has moved can make, the one that does most
    blast   move and attack so that most is done: by a Mystic Blast, as it turns out
    heal    the same, where Healing does most: life given back counts as life taken

What an attack does follows from four open cards (RB-19), so every way is tried by the rules.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, cast

from regalia.boards.areas import squares
from regalia.boards.cards import NAMES
from regalia.core.game import Game
from regalia.core.game.exercise import EXACT, Answer, Moment, Reply, right
from regalia.core.game.query import Query
from regalia.core.random import below, seeded
from regalia.games import room
from regalia.games.battles import rules
from regalia.games.battles.ai.harm import done, felled_and_life, lives
from regalia.games.battles.armies.units import ADVANTAGE, BLAST, HEALING
from regalia.games.battles.rules.field import SQUARES
from regalia.games.battles.rules.state import ATTACKING, MOVING, SPECIAL, Battle, kind_on, number
from regalia.players import of_level

THEMES = {"kill": 35, "key": 22, "style": 25, "blast": 10, "heal": 8}
QUICK = tuple(THEMES)
RUSH = ()
PLAIN = {  # several ways are right
    "kill": (771, 590, 922, 232),
    "key": (75, 235, 984, 108),
    "style": (97, 110, 485, 726),
    "blast": (428, 1117, 111, 190),
    "heal": (1188, 685, 1131, 260),
}
ADVANTAGES = {"blast": BLAST, "heal": HEALING}

FEW = 6  # one in so many moves, at most, leads to what is wanted
MOST_EVENTS = 400
TYPED = ("", "BQ", "BQ", "Q", "BB")  # units that an army has for certain
MOST_LINES = 4  # that do most
FEWEST = 3  # ways to go on that there are to choose from


def moments(seed: int) -> Iterator[Moment]:
    rng = seeded(seed)
    game, seats = Game("battles"), [of_level(1 + below(rng, 5)) for _ in range(2)]
    sure = TYPED[below(rng, len(TYPED))]
    while not game.over and len(game.events) < MOST_EVENTS:
        if game.is_chance:
            game.roll(rng)
            continue
        seat, phase = game.to_play, cast(Battle, game.state).phase
        if phase == MOVING:
            for theme in ("kill", "key", "blast", "heal"):
                yield Moment(theme, game.position, (), seat, {})
        elif phase == ATTACKING:
            yield Moment("style", game.position, (), seat, {})
        armies = [text for text in game.actions() if text.startswith("army:")]
        fitting = [text for text in armies if all(text.count(u) >= sure.count(u) for u in sure)]
        if fitting:
            game.play(fitting[below(rng, len(fitting))])
        else:
            game.play(seats[seat].choose(Query.about(game, seat, rng)).text)


def answer(moment: Moment) -> Answer | None:
    game = moment.game(room("battles"))
    if moment.theme in ADVANTAGES:
        return _of_an_advantage(game, ADVANTAGES[moment.theme])
    return _of_an_attack(game) if moment.theme == "style" else _of_a_turn(game, moment.theme)


def _of_a_turn(game: Game, theme: str) -> Answer | None:
    params, s = game.params, cast(Battle, game.state)
    moves = list(rules.actions(params, s))
    good = sum(_leads(params, s, move, theme) for move in moves)
    if not good or good > len(moves) // FEW:
        return None
    foes = {"item": "unit:*", "look": f"unit-*-{1 - s.player}", "fewer": 1}
    wanted = foes if theme == "kill" else {"view": "key", "is": True}
    return Answer(wanted, EXACT, 2, given={"ways": good})


def _leads(params: tuple[int, ...], s: Battle, move: int, theme: str) -> bool:
    """Tell if some attack after a move does what the theme asks for."""
    moved = rules.act(params, s, move)
    if moved.phase != ATTACKING:
        return False
    for attack in rules.actions(params, moved):
        after = rules.act(params, moved, attack)
        if theme == "kill" and after.stands[1 - s.player] != s.stands[1 - s.player]:
            return True
        if theme == "key" and after.at_key and after.player == s.player:
            return True
    return False


def _of_an_attack(game: Game) -> Answer | None:
    worths = _worths(game)
    best = max(worths.values())
    good = [text for text, worth in worths.items() if worth == best]
    if best == 0 or len(good) == len(worths) or len(worths) < FEWEST:
        return None
    return Answer(right(good), EXACT)


def _worths(game: Game) -> dict[str, int]:
    """The effect of each attack of the unit that has moved."""
    params, s = game.params, cast(Battle, game.state)
    return {
        text: done(params, s, rules.act(params, s, action))
        for text, action in game.actions().items()
    }


def _of_an_advantage(game: Game, advantage: int) -> Answer | None:
    """Move and attack: where all that does most is such an advantage."""
    params, s = game.params, cast(Battle, game.state)
    if all(
        number(params, kind_on(s, s.player, square), ADVANTAGE) != advantage
        for square in squares(s.stands[s.player])
    ):
        return None
    good = _most(params, s, advantage)
    if not good or len(good) > MOST_LINES or not all(line.special for line in good):
        return None
    wanted = {"any": [_played(params, line) for line in good]}
    return Answer(wanted, EXACT, 2, given={"ways": len(good)})


def _most(params: tuple[int, ...], s: Battle, advantage: int) -> list["Line"]:
    """The turns that do most: move and attack."""
    best, good = 0, list[Line]()
    for move in rules.actions(params, s):
        moved = rules.act(params, s, move)
        if moved.phase == ATTACKING:
            special = number(params, kind_on(s, s.player, move & 63), ADVANTAGE) == advantage
            for attack in rules.actions(params, moved):
                worth = done(params, moved, rules.act(params, moved, attack))
                if worth > best:
                    best, good = worth, []
                if worth == best > 0:
                    good.append(Line(move, attack, special and attack & 7 == SPECIAL, worth))
    return good


class Line(NamedTuple):
    move: int
    attack: int
    special: bool  # by the advantage that is looked for
    worth: int


def _played(params: tuple[int, ...], line: Line) -> dict[str, Any]:
    """Wanted: this move, with this card, and then the advantage."""
    to, card, target = line.move >> 6 & 63, line.move >> 12, line.attack >> 3
    attack = {"action": f"advantage:{SQUARES[target]}"}
    return {"all": [attack, {"view": f"field.{SQUARES[to]}", "is": NAMES[card]}]}


# ------------------------------------------------------------------------------- wrong answers


def refute(moment: Moment, tried: Sequence[str]) -> Reply:
    """Show the effect beside the best one."""
    game = moment.game(room("battles"))
    params, begun, before = game.params, game.copy(), cast(Battle, game.state)
    for text in tried:
        before = cast(Battle, game.state)
        game.play(text)
    after, attacked = cast(Battle, game.state), before.phase == ATTACKING
    if moment.theme == "key":
        return Reply(say="key-missed")
    if moment.theme == "kill":
        foe = 1 - moment.seat
        pairs = zip(lives(params, before, foe), lives(params, after, foe))
        left = min((now for then, now in pairs if now < then), default=0)
        return Reply(say="kill-missed", given={"left": left})
    did = done(params, before, after) if attacked else 0
    if moment.theme == "style":
        most = max(_worths(begun).values())
    else:
        most = _most(params, cast(Battle, begun.state), ADVANTAGES[moment.theme])[0].worth
    return Reply(say="less-done", given=felled_and_life(did, "") | felled_and_life(most, "most-"))
