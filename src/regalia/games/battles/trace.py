"""Traces of a turn of Royal Battles: a unit's way and the card under it, its target, the trumps
that counted and their effect."""

from collections.abc import Iterator, Sequence

from msgspec import UNSET, UnsetType

from regalia.boards.areas import squares
from regalia.boards.cards import NAMES, each, rank_and_suit
from regalia.core.contract import Params, Say
from regalia.core.contract.secrets import HIDDEN, Seen
from regalia.core.drawing.scene import Item, ItemState, Mark, Trace, Tray
from regalia.core.drawing.trace import way
from regalia.games.battles import rules
from regalia.games.battles.armies.units import unit_word
from regalia.games.battles.rules import state, turns
from regalia.games.battles.rules.attacks import TRUMPS
from regalia.games.battles.rules.field import SQUARES
from regalia.games.battles.rules.state import Battle, card_on, kind_on
from regalia.games.battles.scene import piece
from regalia.games.battles.text import ASKED_TO_KEEP, discarded

SHAPE = (1.0, 1.4)  # of a card
OPEN_CARDS = (state.DEALING, state.INITIATIVE)


def whose(params: Params, s: Battle) -> int:
    return -1 if s.phase == state.INITIATIVE else s.player


def asked(params: Params, s: Battle, say: Say, names: Sequence[str], shown: bool) -> str:
    who = names[s.player]
    if s.phase == state.CHOOSING:
        return say("tell-army", who=names[1 - s.player] if shown else who)
    if shown:
        return say("tell-discarded", who=who)
    if s.phase == state.DEALING:
        return say("tell-deal", who=who, square=SQUARES[rules.dealt_to(params, s)])
    if s.phase == state.INITIATIVE:
        return say("tell-initiative", who=who)
    return ""


def trace(params: Params, seen: Seen[Battle], seat: int, say: Say, names: Sequence[str]) -> Trace:
    s, action, after = seen
    note = _passed_over(s, after, say, names)
    if s.phase == state.PLACING:
        return Trace((Mark("frame", SQUARES[action >> 4], text="+"),))
    if s.phase == state.MOVING and action != state.STAY:
        a, b, card = action & 63, action >> 6 & 63, action >> 12
        marks = (Mark("frame", SQUARES[a]),) if a == b else way(SQUARES[a], SQUARES[b])
        return Trace(marks, (_card("laid", card, say),), note)
    if s.phase == state.ATTACKING and action != state.HOLD:
        target = SQUARES[action >> 3]
        blow = (Mark("arrow", SQUARES[s.moved - 1], target), Mark("target", target))
        counted, fallen = tuple(_counted(s, action, say)), tuple(_fallen(params, s, after, say))
        return Trace((*blow, *_effects(s, after)), counted, note, fallen)
    if s.phase in ASKED_TO_KEEP and action == state.YES:
        cards = tuple(_card("gone", card, say) for card in each(discarded(s, after)))
        gone = Tray(f"discards:{s.player}", s.player, say("discards"), cards)
        return Trace((), cards, note, (gone,))
    drawn = state.DRAWING >> s.phase & 1 and action != HIDDEN
    if s.phase in OPEN_CARDS or drawn:
        return Trace((), (_card("drawn", action, say),), note)
    return Trace(note=note)


def _card(which: str, card: int, say: Say, shown: ItemState | UnsetType = UNSET) -> Item:
    name = NAMES[card]
    spoken = say("card-name", **rank_and_suit(name))
    return Item(f"{which}:{name}", "card", 0, 0, name, spoken, name, *SHAPE, state=shown)


def _counted(s: Battle, action: int, say: Say) -> Iterator[Item]:
    """The four cards of an attack, those lit that are trumps (RB-19)."""
    found, foe = TRUMPS[action & 7], 1 - s.player
    cards = (
        ("own-initiative", s.initiative[s.player]),
        ("initiative", s.initiative[foe]),
        ("under-attacker", card_on(s, s.moved - 1)),
        ("under-target", card_on(s, action >> 3)),
    )
    for which, card in cards:
        yield _card(which, card, say, "lit" if found >> card & 1 else "dim")


def _effects(before: Battle, after: Battle) -> Iterator[Mark]:
    """The effects of an attack or healing (RB-22 to RB-25): life lost or regained, units that
    fell."""
    for owner in range(2):
        for square in squares(before.stands[owner]):
            name = SQUARES[square]
            if not after.stands[owner] >> square & 1:
                if owner == before.player:
                    continue  # RB-33: it stands on the target's square now, where the arrow ends
                yield Mark("danger", name, text="✕")
                continue
            more = state.unit_on(after, owner, square) - state.unit_on(before, owner, square)
            if more > 0:
                yield Mark("danger", name, text=f"−{more}")
            elif more < 0:
                yield Mark("note", name, text=f"+{-more}")


def _fallen(params: Params, before: Battle, after: Battle, say: Say) -> Iterator[Tray]:
    """Units that leave the field for good (RB-23); only enemies do."""
    owner = 1 - before.player
    for square in squares(before.stands[owner] & ~after.stands[owner]):
        kind = kind_on(before, owner, square)
        unit = piece(params, "", kind, owner, say("unit-name", unit=unit_word(params, kind)))
        yield Tray(f"fallen:{owner}", owner, say("fallen"), (unit,))


def _passed_over(before: Battle, after: Battle, say: Say, names: Sequence[str]) -> str:
    """The reason for a choice that a player did not have; rules go on to the next one, so a turn or
    a move that nobody can make leaves no action of its own (RB-12, RB-14, RB-16)."""
    asked = before.phase == state.KEEPING and before.player == after.player
    if after.phase == state.KEEPING and not after.moved and not asked:
        return say("why-no-move", who=names[after.player])
    first = turns.goes_first(before if after.phase == state.OVER else after)
    if before.phase == state.INITIATIVE:
        skipped = after.phase not in (*OPEN_CARDS, state.OVER) and after.player != first
        return say("why-no-turn", who=names[first]) if skipped else ""
    fell = not (after.stands[0] and after.stands[1])
    if after.phase == state.OVER and not fell and before.player == first:
        return say("why-no-turn", who=names[1 - first])
    return ""
