"""Explains the end of the Queen's Gambit: all points and, among equals, the last turns."""

from collections.abc import Sequence

from regalia.core.contract import Params, Say, View
from regalia.core.drawing.scene import Ending, Item, Mark, Row
from regalia.games.gambit.laid_out import given, worths
from regalia.games.gambit.scene import token_item


def ending(params: Params, view: View, you: int, say: Say, names: Sequence[str]) -> Ending | None:
    if view["winner"] is None:
        return None
    points, winner, last = view["points"], view["winner"], _last_turns(view)
    tied = [seat for seat, held in enumerate(points) if held == points[winner]]
    whose = {"whose": "you" if winner == you else "other", "who": names[winner]}
    end = say("ending-turns", turn=view["turn"]) if view["tokens"] else say("ending-tokens")
    how = say("ending-tie" if len(tied) > 1 else "ending-points", points=points[winner], **whose)
    order = sorted(range(len(points)), key=lambda seat: (-points[seat], -last[seat]))
    rows = [
        Row(
            names[seat],
            _note(params, seat, last[seat] if seat in tied and len(tied) > 1 else 0, say),
            items=_taken(params, view, seat, say),
            figure=str(points[seat]),
        )
        for seat in order
    ]
    ended = () if view["tokens"] else (Mark("ring", view["gambits"][view["player"]]),)
    rule = "QG-16" if view["tokens"] else "QG-15"
    return Ending(f"{end} {how}", rule, ended, tuple(rows))


def _note(params: Params, seat: int, last: int, say: Say) -> str:
    """A head start (QG-23), and the last turn where that matters and there was one."""
    begun = given(params, seat)
    told = [say("ending-given", given=begun)] if begun else []
    return say("then").join(told + ([say("ending-last-turn", turn=last)] if last else []))


def _last_turns(view: View) -> list[int]:
    """The number of each player's last turn: they go round, and the last was `player`'s."""
    players = len(view["points"])
    return [view["turn"] - (view["player"] - seat) % players for seat in range(players)]


def _taken(params: Params, view: View, seat: int, say: Say) -> tuple[Item, ...]:
    """A player's captures, the most valuable first."""
    worth = worths(params, view["setup"] - 1)
    taken = sorted(view["captured"][seat].items(), key=lambda one: -worth[one[0]])
    return tuple(
        token_item(f"counted:{seat}:{square}", kind, worth[square], say) for square, kind in taken
    )
