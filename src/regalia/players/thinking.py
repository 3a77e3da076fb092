"""A level's choice, at both speeds: `compiled(room, thinking)` or `interpreted(room, thinking)`.

A level notices some of its actions, searches what they are worth (`tree`, or `minimax`, as suits
the room), and errs.  All it is given is a redacted state.  `choice` does it in one call, as where
many games are played at once; `levels.Searcher` calls the same pieces, with a clock between them.
"""

from typing import Any

from regalia.core.random import drawn
from regalia.fast.any_game import MOST_ACTIONS, Params, State, fill_actions
from regalia.fast.any_habits import noticed
from regalia.fast.any_insight import MOVE_BY_MOVE
from regalia.fast.any_secrets import resample
from regalia.fast.memory import words
from regalia.players.minimax import begin as begin_moves
from regalia.players.minimax import think as look_deeper
from regalia.players.minimax import weigh as weigh_moves
from regalia.players.tree import begin as begin_tree
from regalia.players.tree import share_of_world
from regalia.players.tree import think as grow_tree
from regalia.players.tree import weigh as weigh_tree
from regalia.players.weighing import (
    FORCED,
    LOOKED,
    SPREAD,
    VALUE,
    is_lost,
    is_won,
    margin_of,
    weight_of,
)


def choice(
    params: Params,
    known: State,
    seat: int,
    seats: int,
    past: Any,
    rng: Any,
    work: int,
    depth: int,
    attention: float,
    temperature: float,
) -> int:
    """The action that a level chooses for the seat whose turn it is; the last four numbers are a
    `levels.Level`."""
    actions = legal(params, known)
    kept = notice(params, known, seat, actions, attention, rng)
    found, order = searched(params, known, seat, seats, kept, past, work, depth, temperature, rng)
    if len(kept) < len(actions) and lost(found[order[0]]):
        kept = actions
        found, order = searched(
            params, known, seat, seats, kept, past, work, depth, temperature, rng
        )
    return int(kept[err(found, order, temperature, rng)])


def legal(params: Params, known: State) -> Any:
    """The legal actions, in the order of the rules."""
    buffer = words(MOST_ACTIONS)
    n = fill_actions(params, known, buffer)
    return [buffer[i] for i in range(n)]


def notice(
    params: Params, known: State, seat: int, actions: Any, attention: float, rng: Any
) -> Any:
    """The actions that the level notices, at least one; it overlooks the rest, as people do."""
    seen = noticed(params, resample(params, known, seat, rng), actions, attention, rng)
    return [action for action in actions if action in seen]


def work_for(actions: Any, work: int) -> int:
    """The work that is worth while: little, for the value of the only action there is."""
    return min(work, FORCED) if len(actions) == 1 else work


def searched(
    params: Params,
    known: State,
    seat: int,
    seats: int,
    actions: Any,
    past: Any,
    work: int,
    depth: int,
    temperature: float,
    rng: Any,
) -> Any:
    """The worth of actions: a row of VALUE, SPREAD and LOOKED for each; and their order, the best
    first."""
    work = work_for(actions, work)
    if MOVE_BY_MOVE:
        world, looking = begin_moves(params, known, seat, past, actions, work, rng)
        margin = margin_of(temperature)
        look_deeper(params, world, seat, actions, looking, work, depth, margin)
        return weigh_moves(looking)
    world, growing = begin_tree(params, known, seat, seats, past, actions, work, rng)
    share = share_of_world(work, growing)
    world = grow_tree(params, known, world, seat, seats, growing, work, share, rng)
    return weigh_tree(params, world, actions, growing)


# -------------------------------------------------------------------------------- how levels err


def lost(row: Any) -> bool:
    return is_lost(row[VALUE], row[SPREAD])


def err(found: Any, order: Any, temperature: float, rng: Any) -> int:
    """The best, or sometimes another: the less likely, the worse it is thought to be.

    A win that is certain is not put off.  A loss that is certain is not chosen while there is
    anything else; and if all is lost, what lasts longest is, which comes first."""
    first = order[0]
    if temperature == 0 or is_won(found[first][VALUE], found[first][SPREAD]):
        return int(first)
    looked = [i for i in order if found[i][LOOKED] > 0 and not lost(found[i])] or [first]
    best = found[looked[0]][VALUE]
    for i in looked:
        best = max(best, found[i][VALUE])
    weights = [weight_of(found[i][VALUE], best, temperature) for i in looked]
    return int(looked[drawn(rng, weights, len(weights))])
