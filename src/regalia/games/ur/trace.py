"""Traces of a turn of Ur: the dice, the way of a piece, the captures."""

from collections.abc import Sequence

from msgspec import UNSET

from regalia.boards.areas import squares
from regalia.core.contract import Params, Say
from regalia.core.contract.secrets import Seen
from regalia.core.drawing.scene import Item, Mark, Trace
from regalia.core.drawing.trace import way
from regalia.games.ur import rules
from regalia.games.ur.layout import NAMES
from regalia.games.ur.rules import ROLLING, Ur, pieces_of
from regalia.games.ur.scene import DIE
from regalia.games.ur.text import ROLLS, WORDS, action_text


def whose(params: Params, s: Ur) -> int:
    return s.player


def asked(params: Params, s: Ur, say: Say, names: Sequence[str], shown: bool) -> str:
    return say("tell-roll", who=names[s.player]) if s.phase == ROLLING else ""


def trace(params: Params, seen: Seen[Ur], seat: int, say: Say, names: Sequence[str]) -> Trace:
    s, action, after = seen
    if s.phase == ROLLING:
        passed = not rules.can_act(params, s.player, s.own, s.foe, action)
        note = _why(params, s, action, say) if passed else ""
        return Trace(items=_dice(action, passed, say), note=note)
    kind = action & 15
    if kind == rules.ENTER:
        return Trace((_came(rules.entrance(params)), *_captured(s, after)))
    if kind == rules.PLACE:
        return Trace((_came(1 << (action >> 4 & 31)), *_captured(s, after)))
    if kind in WORDS:
        return Trace()
    walks = [part.split("-") for part in action_text(params, s, action).split("+")]
    moved = tuple(mark for walk in walks for mark in way(*walk))
    return Trace((*moved, *_captured(s, after)))


def _came(square: int) -> Mark:
    return Mark("frame", NAMES[square.bit_length() - 1], text="+")


def _captured(s: Ur, after: Ur) -> list[Mark]:
    left = after.foe if after.player == s.player else after.own
    return [Mark("danger", NAMES[i], text="✕") for i in squares(s.foe & ~left)]


def _dice(roll: int, passed: bool, say: Say) -> tuple[Item, ...]:
    return tuple(
        Item(
            *(f"rolled:{i}", "die", 0, 0, f"die-{DIE[side]}", say(f"die-{DIE[side]}"), side),
            state="dim" if passed else UNSET,
        )
        for i, side in enumerate(ROLLS[roll])
    )


def _why(params: Params, s: Ur, roll: int, say: Say) -> str:
    """The reasons why a roll allows nothing (UR-9): no entering, no placing, no moving."""
    said, all_placed = [], s.own.bit_count() == pieces_of(params, s.player)
    if all_placed:
        said.append(say("why-none-left"))
    elif s.own & rules.entrance(params):
        said.append(say("why-entrance-own"))
    else:  # UR-13: it is the enemy's only piece
        said.append(say("why-entrance-only-piece"))
    if roll == rules.NO_COINS:
        said.append(say("why-nowhere"))
    elif rules.lands(params, roll) and not all_placed:
        said.append(say("why-place-taken"))
    if roll != rules.NO_COINS and s.own:
        said.append(say("why-blocked"))
    return " ".join(said)
