"""Actions, chance outcomes and positions of the Queen's Gambit as text, and back."""

from functools import lru_cache
from itertools import product
from typing import cast

from regalia.core.card import shown
from regalia.core.contract import Params
from regalia.core.errors import BadPosition, Speaker, Spoken
from regalia.core.game import ACTION, OUTCOME
from regalia.games.gambit import rules
from regalia.games.gambit.laid_out import (
    LETTERS,
    PHASES,
    Position,
    cards_text,
    placed,
    row_text,
    starts,
    state_of,
)
from regalia.games.gambit.laid_out import position as position
from regalia.games.gambit.rules import DEALT, DECK, LAST_TURN, MANY_SETUPS, SETUP, Gambit
from regalia.games.gambit.setups import NAMES

says = Speaker(__file__)

CARDS = LETTERS[1:]
WORDS = {rules.PLANNING: "plan", rules.ADDING: "plan", rules.DEALING: "deal"}  # else they draw

# -------------------------------------------------------------------------------- actions


def remark(params: Params, before: Gambit, after: Gambit) -> str:
    """The card that is revealed next (QG-17): revealing is no action of its own."""
    return f"reveal:{LETTERS[after.card]}" if after.turn > before.turn else ""


def hidden_text(params: Params, s: Gambit) -> str:
    """A `?` for each card that is laid at once."""
    return f"{WORDS.get(s.phase, 'draw')}:{'?' * (3 if s.phase == rules.PLANNING else 1)}"


def action_text(params: Params, s: Gambit, action: int) -> str:
    if s.phase == rules.SETTING_UP:
        return f"setup:{action + 1}"
    if s.phase == rules.CHOOSING:
        return f"start:{NAMES[action]}"
    if s.phase == rules.PLANNING:
        return f"{WORDS[s.phase]}:{row_text(action)}"
    if s.phase == rules.MOVING:
        return "stay" if action == rules.STAY else f"move:{NAMES[action]}"
    return f"{WORDS.get(s.phase, 'draw')}:{LETTERS[action]}"


@lru_cache(64)
def _texts(params: Params) -> dict[str, str]:
    """The texts of all actions, and what each is."""
    first, many = params[SETUP] - 1, params[MANY_SETUPS]
    setups = range(many) if first < 0 else range(first, first + 1)
    found = {f"start:{name}": ACTION for setup in setups for name in starts(params, setup)}
    found |= {f"plan:{card}": ACTION for card in CARDS}
    found |= {f"plan:{''.join(three)}": ACTION for three in product(CARDS, repeat=3)}
    found |= {f"move:{name}": ACTION for name in NAMES} | {"stay": ACTION}
    found |= {f"{word}:{card}": OUTCOME for word in ("deal", "draw") for card in CARDS}
    if first < 0:
        found |= {f"setup:{setup + 1}": OUTCOME for setup in setups}
    return found


def readable(params: Params, text: str) -> str | None:
    """ACTION or OUTCOME, if some position of the game has such a text; else None."""
    return _texts(params).get(text)


def reason(params: Params, s: Gambit) -> str:
    return "turns" if rules.valued(params, s.tokens) else "tokens"


# ------------------------------------------------------------------------ reading positions


def read_position(params: Params, given: object) -> Gambit:
    """The state of a position, which is refused unless the set-up and turns could lead there."""
    table = _shape(params, given)
    setup = table["setup"]
    if setup is None:
        s = rules.start(params)
        _need(table == position(params, s), "setup", says("because-setup-first"), "QG-4")
        return s
    _check_board(params, table, setup)
    _check_starts_left(params, table)
    _check_cards(params, table)
    _check_turn(params, table)
    for seat in range(params[0]):
        _check_seat(params, table, seat)
    return state_of(params, table)


def _need(right: bool, key: str, reason: Spoken, rule: str) -> None:
    """Refuse a position for what stands at a key of it."""
    if not right:
        raise BadPosition(says("position-impossible", key=key, reason=reason), rule)


def _want(
    right: bool, key: str, value: object, wanted: Spoken | str, rule: str | None = None
) -> None:
    """Refuse a value that is none."""
    if not right:
        given = {"key": key, "value": shown(value), "wanted": wanted}
        raise BadPosition(says("position-value", **given), rule)


def _whole(value: object, lowest: int, highest: int) -> bool:
    return type(value) is int and lowest <= value <= highest


def _cards(value: object) -> bool:
    return isinstance(value, str) and len(value) <= 12 and set(value) <= set(CARDS)


def _shape(params: Params, given: object) -> Position:
    """Check each part of a position by itself."""
    keys = position(params, rules.start(params))
    if not isinstance(given, dict) or set(given) != set(keys):
        there = ", ".join(keys)
        raise BadPosition(says("position-keys", game=says("name"), keys=there))
    players = params[0]
    phase, player, turn = given["phase"], given["player"], given["turn"]
    _want(phase in PHASES, "phase", phase, ", ".join(PHASES))
    _want(_whole(player, 0, players - 1), "player", player, f"0–{players - 1}")
    last = params[LAST_TURN]
    _want(_whole(turn, 0, last), "turn", turn, f"0–{last}", "QG-16")
    setup, revealed = given["setup"], given["revealed"]
    if params[SETUP]:
        _want(
            _whole(setup, params[SETUP], params[SETUP]), "setup", setup, str(params[SETUP]), "QG-4"
        )
    else:
        wanted = setup is None or _whole(setup, 1, params[MANY_SETUPS])
        _want(wanted, "setup", setup, f"null, 1–{params[MANY_SETUPS]}", "QG-4")
    _want(revealed in (None, *CARDS), "revealed", revealed, f"null, {', '.join(CARDS)}")
    for key in ("gambits", "captured", "discards", "piles", "hands", "rows"):
        each = isinstance(given[key], list) and len(given[key]) == players
        _want(each, key, given[key], says("wanted-one-each"))
    for key in ("discards", "piles", "hands", "rows"):
        letters = says("wanted-letters", letters=", ".join(CARDS))
        _want(all(_cards(value) for value in given[key]), key, given[key], letters)
    return cast(Position, given)


def _check_board(params: Params, table: Position, setup: int) -> None:
    """Tokens, start squares and gambits."""
    there = starts(params, setup - 1)
    those = says("because-starts", squares=", ".join(there))
    _need(table["starts"] == there, "starts", those, "QG-3")
    left = {one.square: one.kind for one in placed(params, setup - 1)}
    for tokens in (table["tokens"], *table["captured"]):
        _want(isinstance(tokens, dict), "tokens, captured", tokens, says("wanted-tokens"))
        for name, kind in tokens.items():
            known = name in left and left.pop(name) == kind
            wrong = says("because-token", square=shown(name))
            _need(known, "tokens, captured", wrong, "QG-3")
    missing = says("because-tokens-missing", squares=", ".join(left))
    _need(not left, "tokens, captured", missing, "QG-1")
    gambits = [name for name in table["gambits"] if name is not None]
    for name in gambits:
        right = isinstance(name, str) and name in NAMES
        _want(right, "gambits", name, says("wanted-square"))
        two, token = (says(f"because-{why}", square=name) for why in ("gambits", "gambit-token"))
        _need(gambits.count(name) == 1, "gambits", two, "QG-9")
        _need(name not in table["tokens"], "gambits", token, "QG-9")


def _check_starts_left(params: Params, table: Position) -> None:
    """Start tokens lie on start squares that nobody chose; moves take them (QG-22)."""
    if "left" not in table:
        return
    squares, free = table["left"], [one for one in table["starts"] if one not in table["gambits"]]
    right = isinstance(squares, list) and all(isinstance(one, str) for one in squares)
    _want(right, "left", squares, says("wanted-left"))
    known = squares == sorted(set(squares) & set(free))
    _need(known, "left", says("because-left", squares=", ".join(sorted(free))), "QG-22")
    turn, placed = table["turn"], [one for one in table["gambits"] if one is not None]
    if turn == 0 or (turn == 1 and table["phase"] == "moving"):
        most = least = len(free)
    else:
        moves = turn - (table["phase"] == "moving")
        most = 4 - len(placed)
        least = most - moves + sum(map(len, table["captured"]))
    _need(least <= len(squares) <= most, "left", says("because-left-count"), "QG-22")


def _check_cards(params: Params, table: Position) -> None:
    for seat in range(params[0]):
        own = "".join(table[key][seat] for key in ("discards", "piles", "hands", "rows"))
        _need(
            sorted(own) == sorted(cards_text(params[DECK])),
            f"discards[{seat}], piles[{seat}], hands[{seat}], rows[{seat}]",
            says("because-deck", letters=", ".join(CARDS)),
            "QG-2",
        )


def _check_turn(params: Params, table: Position) -> None:
    """Phase, player, turn and what is revealed belong together."""
    phase, turn, player = table["phase"], table["turn"], table["player"]
    revealed = table["revealed"]
    _need(phase != "setup", "phase", says("because-setup-drawn"), "QG-4")
    if phase in ("starts", "dealing", "planning", "first-draws"):
        _need(turn == 0, "turn", says("because-turn-setup"), "QG-7")
    else:
        _need(turn > 0, "turn", says("because-turn"), "QG-5")
        whose = says("because-player", turn=turn, player=turn % params[0])
        _need(player == turn % params[0], "player", whose, "QG-5")
    finished = phase == "over" and not table["tokens"]
    if phase == "over":
        _need(finished or turn == params[LAST_TURN], "phase", says("because-goes-on"), "QG-16")
    else:
        _need(bool(table["tokens"]), "phase", says("because-over"), "QG-15")
    if finished:
        last = table["gambits"][player]
        taken = last in table["captured"][player]
        _need(taken, f"captured[{player}]", says("because-last-token"), "QG-15")
    if finished or phase in ("moving", "adding"):
        open_card = revealed is not None and revealed in table["discards"][player]
        _need(open_card, "revealed", says("because-revealed"), "QG-8")
    else:
        _need(revealed is None, "revealed", says("because-not-revealed"), "QG-8")


def _check_seat(params: Params, table: Position, seat: int) -> None:
    """Refuse a player's place, cards or captures that do not fit how far the game is."""
    phase, turn, player = table["phase"], table["turn"], table["player"]
    turns = sum(t % params[0] == seat for t in range(1, turn + 1))
    moves = turns - (phase == "moving" and seat == player)
    place, captured = table["gambits"][seat], len(table["captured"][seat])
    if phase == "starts" and (seat == player or 0 < seat < player or player == 0):
        _need(place is None, f"gambits[{seat}]", says("because-not-chosen"), "QG-5")
    else:
        _need(place is not None, f"gambits[{seat}]", says("because-chosen"), "QG-5")
        right = moves > 0 or place in table["starts"]
        _need(right, f"gambits[{seat}]", says("because-not-moved"), "QG-5")
    few = says("because-captured", moves=moves)
    _need(captured <= moves, f"captured[{seat}]", few, "QG-9")
    sizes = [len(table[key][seat]) for key in ("piles", "hands", "rows")]
    if phase == "dealing" and seat == player:
        right = sizes[1] < DEALT and sizes[2] == 0 and sum(sizes) == rules.size(params[DECK])
        _need(right, f"hands[{seat}]", says("because-dealt", count=DEALT), "QG-7")
    else:
        wanted = _sizes(params, table, seat, turns)
        key = f"piles[{seat}], hands[{seat}], rows[{seat}]"
        counts = {"wanted": str(wanted), "given": str(sizes)}
        rule = "QG-12" if turn else "QG-7"
        _need(sizes == wanted, key, says("because-sizes", **counts), rule)


def _sizes(params: Params, table: Position, seat: int, turns: int) -> list[int]:
    """The numbers of cards in the pile, the hand and the row of a seat."""
    phase, player = table["phase"], table["player"]
    dealt = rules.size(params[DECK]) - DEALT  # what is left in the pile then: 7 of 12
    if phase in ("starts", "dealing"):
        return [dealt, 5, 0] if phase == "dealing" and seat < player else [dealt + DEALT, 0, 0]
    if phase == "planning":
        return [dealt, 2, 3] if seat < player else [dealt, 5, 0]
    if phase == "first-draws":
        return [dealt - 1, 3, 3] if seat < player else [dealt, 2, 3]
    # Each turn draws one of six cards; where none is left, it draws one of seven (QG-12).
    if seat != player or (phase == "over" and table["tokens"]):
        return [dealt - 1 - turns % dealt, 3, 3]
    pile = dealt - 1 - (turns - 1) % dealt
    return [pile or dealt, 2, 3] if phase == "drawing" else [pile, 3, 2]
