"""Choice rows: the meaning of each attack of Royal Battles before it is made (RB-18 to RB-26).

All of it follows from what lies open on the table, by the functions that the rules use themselves.
"""

from collections.abc import Iterator, Sequence

from regalia.boards.cards import NAMES, rank_and_suit
from regalia.core.contract import Params, Say
from regalia.core.contract.secrets import Seen
from regalia.core.drawing.scene import Item, Mark, Row
from regalia.games.battles.armies.units import (
    ADVANTAGE,
    ADVANTAGES,
    ARMOUR,
    EVASION,
    HEALING,
    unit_word,
)
from regalia.games.battles.page.sentences import changes, charges, drained
from regalia.games.battles.rules import attacks, state
from regalia.games.battles.rules.field import SQUARES
from regalia.games.battles.rules.state import Battle, card_on, kind_on, number
from regalia.games.battles.rules.turns import POST_TURN_DRAW
from regalia.games.battles.text import STYLES

Change = tuple[int, int, int]  # a unit's square, its life before and after
TRUMPS = ("2 4 6 8 10", "3 5 7 9", "J Q K", "A ★")  # RB-19, as cards show them
TINY = (0.62, 0.87)  # the shape of a card in a row
FALL = 50  # of life: what it is worth that a unit falls, in the order of rows


def row(
    params: Params, seen: Seen[Battle], seat: int, say: Say, names: Sequence[str]
) -> Row | None:
    s, action, after = seen
    if s.phase != state.ATTACKING or action == state.HOLD:
        return None
    style, target, square = action & 7, action >> 3, s.moved - 1
    kind = kind_on(s, s.player, square)
    healing = style == state.SPECIAL and number(params, kind, ADVANTAGE) == HEALING
    owner = s.player if healing else 1 - s.player
    done = list(changes(params, s, after, owner))
    found = attacks.trumps(s, style, square, target)
    need = 0 if healing else attacks.needed(params, kind, kind_on(s, owner, target))
    key = attacks.in_key(params, s, square, target) and bool(s.decks[s.player])
    label = style_name(params, kind, style, say)
    amount = _amount(done, target)
    outcome = _outcome(params, s, done, target, owner, found < need, key, say)
    gained = 0
    if not healing and charges(s, after, target):
        moves = say("row-charges", square=SQUARES[target])
        outcome = f"{outcome}, {moves}"
    elif not healing and (gained := drained(s, after)):
        own = {"unit": unit_word(params, kind), "square": SQUARES[square]}
        more = say("row-too", amount=_signed(gained), **own)
        outcome = f"{outcome}, {more}"
    unit = {"unit": unit_word(params, kind_on(s, owner, target)), "square": SQUARES[target]}
    return Row(
        label,
        note=TRUMPS[style],
        group=_group(params, s, target, owner, key, say),
        items=tuple(_cards(s, style, square, target, say)),
        figure=str(found) if healing else f"{found} / {need}",
        outcome=outcome,
        amount=amount,
        rank=gained + sum(abs(left - life) + FALL * (left == 0) for _, life, left in done),
        vain=not done,
        button=say("row-button", label=label, amount=amount or outcome, **unit),
        marks=tuple(_marks(square, target, done, owner == s.player, key)),
    )


def style_name(params: Params, kind: int, style: int, say: Say) -> str:
    """The name of a way to attack; the advantage has its own."""
    if style == state.SPECIAL:
        return say(f"advantage-{ADVANTAGES[number(params, kind, ADVANTAGE)]}")
    return say(f"button-{STYLES[style]}")


def _group(params: Params, s: Battle, target: int, owner: int, key: bool, say: Say) -> str:
    """The target, and what protects it."""
    kind = kind_on(s, owner, target)
    given = {"unit": unit_word(params, kind), "square": SQUARES[target]}
    if owner == s.player:
        told = say("target-own", **given)
    else:
        need = attacks.needed(params, kind_on(s, s.player, s.moved - 1), kind)
        evasion, armour = number(params, kind, EVASION), number(params, kind, ARMOUR)
        told = say("target", evasion=evasion, armour=armour, needed=need, **given)
    return f"{told} · " + say("target-key", count=POST_TURN_DRAW) if key else told


def _cards(s: Battle, style: int, square: int, target: int, say: Say) -> Iterator[Item]:
    """The four cards that may be trumps: lit where they are (RB-19)."""
    four = (
        *(s.initiative[s.player], s.initiative[1 - s.player]),
        *(card_on(s, square), card_on(s, target)),
    )
    for i, card in enumerate(four):
        spoken = say("card-name", **rank_and_suit(NAMES[card]))
        counts = attacks.TRUMPS[style] >> card & 1
        yield Item(
            *(f"trump:{i}", "card", 0, 0, NAMES[card], spoken, NAMES[card], *TINY),
            state="lit" if counts else "dim",
        )


def _amount(done: list[Change], target: int) -> str:
    """The amount that the target loses or regains; if nothing, that of somebody else."""
    there = [change for change in done if change[0] == target] or done
    return _signed(there[0][2] - there[0][1]) if there else ""


def _signed(amount: int) -> str:
    return f"+{amount}" if amount > 0 else f"−{-amount}"


def _outcome(
    params: Params,
    s: Battle,
    done: list[Change],
    target: int,
    owner: int,
    missed: bool,
    key: bool,
    say: Say,
) -> str:
    if missed:
        return say("row-miss-key" if key else "row-miss")
    told = []
    for square, life, left in sorted(done, key=lambda one: one[0] != target):
        unit = {"unit": unit_word(params, kind_on(s, owner, square)), "square": SQUARES[square]}
        if left == 0:
            told.append(say("row-falls" if square == target else "row-falls-too", **unit))
        elif square == target:
            told.append(say("row-left", life=left))
        else:
            told.append(say("row-too", amount=_signed(left - life), **unit))
    return ", ".join(told) or say("effect-none")


def _marks(
    square: int, target: int, done: list[Change], healing: bool, key: bool
) -> Iterator[Mark]:
    yield Mark("arrow", SQUARES[square], SQUARES[target])
    yield Mark("ring" if healing else "target", SQUARES[target])
    for at, life, left in done:
        yield Mark("healing" if healing else "harm", f"unit:{SQUARES[at]}", text=f"{life}→{left}")
    if key:
        yield Mark("note", SQUARES[target], text=f"+{POST_TURN_DRAW}")
