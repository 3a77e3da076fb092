"""Checks of a position by the plain consequences of the rules, rule by rule."""

from regalia.boards.areas import squares
from regalia.boards.cards import JOKER, SUITED, copies, how_many
from regalia.core.contract import Params
from regalia.core.errors import BadPosition, Speaker
from regalia.games.battles import rules
from regalia.games.battles.armies.units import (
    ADVANTAGE,
    ARMY,
    CARDS_END,
    DECK,
    DRAWS,
    EITHER,
    FIXED,
    HOME,
    KINDS,
    MELEE,
    RANGED,
    READINGS,
)
from regalia.games.battles.rules import DEALABLE, attacks, state, turns, wounds
from regalia.games.battles.rules.field import DIAGONAL, SQUARES, STRAIGHT
from regalia.games.battles.rules.state import COUNT, COUNT_BITS, NO_CARD, TIE, Battle, number

says = Speaker(__file__)


def validate_position(params: Params, s: Battle) -> None:
    """Raises BadPosition for what no play could have."""
    _cards_add_up(params, s)
    _armies(params, s)
    if s.phase < state.INITIATIVE:
        _set_up(params, s)
    else:
        _battle(params, s)
        _what_happened_in_the_turn(params, s)
        _phase(params, s)


def _must(condition: object, key: str, reason: str, rule: str) -> None:
    """Refuse a position for what stands at a key of it; the reason is a message `because-...`."""
    if not condition:
        raise impossible(key, reason, rule)


def impossible(key: str, reason: str, rule: str) -> BadPosition:
    because = says(f"because-{reason}")
    return BadPosition(says("position-impossible", key=key, reason=because), rule)


def _gone(params: Params, s: Battle, seat: int) -> int:
    """The cards of a player's deck that are neither in deck nor hand any more."""
    return params[DECK] - s.decks[seat] - s.hands[seat]


def _on_field(s: Battle) -> list[int]:
    return [state.card_on(s, square) for square in range(len(SQUARES))]


def _cards_add_up(params: Params, s: Battle) -> None:
    for seat in (0, 1):
        held = s.hands[seat] | s.decks[seat]
        right = not held & ~params[DECK] & SUITED and held >> JOKER <= params[DECK] >> JOKER
        _must(right, f"hands[{seat}], decks[{seat}]", "not-of-deck", "RB-34")
    open_cards = [card for card in _on_field(s) if card != NO_CARD]
    for seat, card in enumerate(s.initiative):
        if card != NO_CARD:
            open_cards.append(card)
            played = copies(_gone(params, s, seat), card)
            _must(played, f"initiative[{seat}]", "still-there", "RB-10")
    for card in set(open_cards):
        played = copies(_gone(params, s, 0), card) + copies(_gone(params, s, 1), card)
        _must(open_cards.count(card) <= played, "field, hands, decks", "open-card", "RB-1")


# ------------------------------------------------------------------------------------- set-up


def _army_of(params: Params, s: Battle, seat: int) -> int:
    """A player's units, on the field or not."""
    army = s.armies[seat]
    for square in squares(s.stands[seat]):
        army += 1 << COUNT_BITS * state.kind_on(s, seat, square)
    return army


def _size(params: Params, army: int) -> int:
    return sum(army >> COUNT_BITS * kind & COUNT for kind in range(params[KINDS]))


def _sizes(params: Params) -> tuple[int, int]:
    """The number of units of each player at the start: as many as home squares (RB-31)."""
    return params[HOME].bit_count(), params[HOME + 1].bit_count()


def _armies(params: Params, s: Battle) -> None:
    for seat, whole in enumerate(_sizes(params)):
        army, fixed = _army_of(params, s, seat), params[FIXED + seat]
        size = _size(params, army)
        _must(size <= ARMY, f"units, unplaced[{seat}]", "army-size", "RB-6")
        if s.phase in (state.DEALING, state.PLACING):
            _must(size == whole, f"unplaced[{seat}]", "army-whole", "RB-6")
        _must(rules.army_allowed(params, army), f"units, unplaced[{seat}]", "army-banned", "RB-6")
        for kind in range(params[KINDS]):
            count = army >> COUNT_BITS * kind & COUNT
            allowed = fixed >> COUNT_BITS * kind & COUNT if fixed else ARMY
            _must(count <= allowed, f"units, unplaced[{seat}]", "army-fixed", "RB-6")


def _set_up(params: Params, s: Battle) -> None:
    _must(not any(s.hands), "hands", "no-hands", "RB-9")
    _must(s.initiative == (NO_CARD, NO_CARD), "initiative", "no-initiative", "RB-10")
    nothing = (s.moved, s.at_key, s.winner) == (0, 0, TIE)
    _must(nothing, "moved, key, winner", "nothing-yet", "RB-11")
    _must((s.pending > 0) == (s.phase == state.DEALING), "pending", "pending", "RB-7")
    if s.phase == state.CHOOSING:
        _must(not params[FIXED], "phase", "no-choice", "RB-6")
        chosen = [_size(params, army) for army in s.armies]
        _must(chosen == [ARMY * s.player, 0], "unplaced", "army-order", "RB-6")
    white, black = _sizes(params)
    dealt = (0, 0) if s.phase == state.CHOOSING else (white, black)
    if s.phase == state.DEALING:
        _must(s.pending <= (white, black)[s.player], "pending", "four-dealt", "RB-7")
        dealt = (white - s.pending, 0) if s.player == 0 else (white, black - s.pending)
    _dealt(params, s, dealt)
    for seat in range(2):
        _must(s.stands[seat] & ~params[HOME + seat] == 0, "units", "not-home", "RB-8")
    _unhurt(params, s)
    placed = [area.bit_count() for area in s.stands]
    if s.phase == state.PLACING:
        in_order = _placing_order(white, black)
        before, now = in_order[: sum(placed)], in_order[sum(placed) :]
        right = placed == [before.count(0), before.count(1)] and s.player in now[:1]
        _must(right, "units", "place-order", "RB-8")
    else:
        _must(placed == [0, 0], "units", "place-later", "RB-8")


def _placing_order(white: int, black: int) -> list[int]:
    """Seats in the order of placing: in turn, White first, until one side is done and the other
    places the rest."""
    both = min(white, black)
    return [0, 1] * both + [0] * (white - both) + [1] * (black - both)


def _dealt(params: Params, s: Battle, counts: tuple[int, int]) -> None:
    """Exactly the first home cards of each player are out of the decks, and on the field."""
    field, expected = _on_field(s), 0
    for seat in range(2):
        at_home = [*squares(params[HOME + seat])][: counts[seat]]
        expected |= sum(1 << square for square in at_home)
        cards = [field[square] for square in at_home]
        dealable = all(DEALABLE >> card & 1 for card in cards if card != NO_CARD)
        _must(dealable, "field", "not-dealt", "RB-7")
        gone = sum(1 << card for card in cards if card != NO_CARD)
        initiative = 0 if s.initiative[seat] == NO_CARD else 1 << s.initiative[seat]
        _must(_gone(params, s, seat) == gone + initiative, f"decks[{seat}]", "left-deck", "RB-7")
    there = sum(1 << square for square, card in enumerate(field) if card != NO_CARD)
    _must(there == expected, "field", "home-cards", "RB-7")


def _unhurt(params: Params, s: Battle) -> None:
    """Refuse injuries but those of a handicap (RB-52)."""
    for seat in range(2):
        for square in squares(s.stands[seat]):
            unit = state.unit_on(s, seat, square)
            begins = wounds(params, seat, unit >> state.INJURY_BITS)
            why, rule = ("wounded", "RB-52") if begins else ("unhurt", "RB-11")
            _must(unit & state.INJURY == begins, f"units, {SQUARES[square]}", why, rule)


# ------------------------------------------------------------------------------------- battle


def _battle(params: Params, s: Battle) -> None:
    _must(not any(s.armies), "unplaced", "all-placed", "RB-8")
    field = _on_field(s)
    for seat in range(2):
        at_home = [field[square] for square in squares(params[HOME + seat])]
        _must(NO_CARD not in at_home, "field", "home-missing", "RB-7")
        if s.phase != state.OVER:
            _must(s.stands[seat], "units", "no-unit", "RB-23")
    white, black = s.initiative
    if white == NO_CARD or black == NO_CARD:
        _must(  # the smallest decks are used up by dealing, and the battle ends there (RB-34)
            s.phase in (state.INITIATIVE, state.OVER) and black == NO_CARD,
            "initiative",
            "initiative-missing",
            "RB-10",
        )
        _must((white != NO_CARD) == s.player, "initiative", "initiative-order", "RB-10")
        _must(not any(s.hands), "hands", "no-hands", "RB-9")
        _dealt(params, s, _sizes(params))
        _unhurt(params, s)
        _must(s.stands == (params[HOME], params[HOME + 1]), "units", "at-home", "RB-8")
        return
    for seat in range(2):
        others = _gone(params, s, seat) - (1 << s.initiative[seat])
        dealt = (others & DEALABLE & SUITED).bit_count()
        _must(dealt >= _sizes(params)[seat], f"decks[{seat}]", "few-dealt", "RB-7")
    if s.phase not in (state.INITIATIVE, state.OVER):
        equal = params[READINGS] & CARDS_END and not any(s.decks)  # RB-38
        _must(white != black or equal, "initiative", "initiative-equal", "RB-10")


def _what_happened_in_the_turn(params: Params, s: Battle) -> None:
    """The unit that moved, and the attack that it made."""
    in_turn = state.ATTACKING <= s.phase <= state.DRAWING_TWO or s.phase == state.KEEPING_AGAIN
    _must(in_turn or not s.moved, "moved", "not-moved", "RB-11")
    if s.moved in (0, state.STAYED):
        _must(not s.at_key, "moved", "moves-first", "RB-18")
        if s.moved:
            stayed = s.phase == state.KEEPING and turns.can_move(s, s.player) and s.decks[s.player]
            _must(stayed, "moved", "no-stay", "RB-36")
        return
    square = s.moved - 1
    _must(s.stands[s.player] >> square & 1, "moved", "moved-gone", "RB-13")
    if s.at_key:
        _must(s.phase != state.ATTACKING, "key", "no-attack", "RB-26")
        reach = _reach(params, state.kind_on(s, s.player, square), square)
        found = any(
            attacks.in_key(params, s, square, target) and state.card_on(s, target) != NO_CARD
            for target in squares(reach)
        )
        _must(found, "key", "no-key", "RB-26")


def _reach(params: Params, kind: int, square: int) -> int:
    """The squares of possible targets of a unit, all styles together."""
    reach = DIAGONAL[square] if number(params, kind, RANGED) else STRAIGHT[square]
    melee = MELEE >> number(params, kind, ADVANTAGE) & 1
    return reach | (STRAIGHT[square] if melee else DIAGONAL[square])


def _phase(params: Params, s: Battle) -> None:
    hand, deck = s.hands[s.player], s.decks[s.player]
    drawing = state.DRAWING >> s.phase & 1
    _must((s.pending > 0) == drawing, "pending", "pending", "RB-27")
    _must(s.phase == state.OVER or s.winner == TIE, "winner", "not-won", "RB-23")
    if s.phase == state.OVER:
        _over(params, s)
    elif s.phase == state.INITIATIVE:
        other = s.player or s.decks[1] or params[READINGS] & CARDS_END
        _must(deck and other, "phase, decks", "initiative-none", "RB-10")
    elif s.phase in (state.OFFERED_ONE, state.DRAWING_ONE):
        _must(not hand and deck, "phase, hands", "pre-turn", "RB-12")
        _must(s.pending <= turns.PRE_TURN_DRAW, "pending", "pre-turn", "RB-12")
    elif s.phase == state.MOVING:
        _must(turns.can_move(s, s.player), "phase", "no-move", "RB-16")
    elif s.phase == state.ATTACKING:
        _must(s.moved, "moved", "moves-first", "RB-18")
        there = attacks.targets(params, s) | attacks.special_targets(params, s)
        _must(there, "phase", "no-target", "RB-18")
    elif s.phase == state.KEEPING:
        _must(hand, "phase, hands", "no-hand", "RB-26")
        moved = s.moved or not turns.can_move(s, s.player)
        _must(moved, "moved", "must-move", "RB-16")
    elif s.phase == state.KEEPING_AGAIN:
        _must(params[READINGS] & EITHER, "phase", "kept-before", "RB-26")
        _must(hand and s.at_key, "phase, hands, key", "no-hand", "RB-37")
    elif s.phase == state.DRAWING_HIT:
        _must(s.moved, "moved", "moves-first", "RB-18")
        kind = state.kind_on(s, s.player, s.moved - 1)
        draws = number(params, kind, DRAWS)  # 0 for other advantages
        _must(draws, "phase, moved", "no-draw", "RB-4")
        _drawing(s, draws)
    else:
        _must(s.at_key and deck, "phase, key", "nothing-drawn", "RB-26")
        _drawing(s, turns.POST_TURN_DRAW)


def _drawing(s: Battle, cards: int) -> None:
    """Check the number of cards still to be drawn: at most so many, or the rest of the deck; those
    drawn already are in the hand."""
    hand, deck = how_many(s.hands[s.player]), how_many(s.decks[s.player])
    if s.pending:
        _must(s.pending <= min(cards, deck), "pending", "so-many", "RB-27")
        _must(
            s.pending == deck or hand >= cards - s.pending,
            "pending, hands",
            "cards-missing",
            "RB-27",
        )


def _over(params: Params, s: Battle) -> None:
    white, black = (area.bit_count() for area in s.stands)
    _must(white or black, "units", "both-gone", "RB-23")
    if not white or not black:
        _must(s.winner == (0 if white else 1), "winner", "other-winner", "RB-23")
        _must(s.player == s.winner, "player", "whose-turn", "RB-23")
        equal = params[READINGS] & CARDS_END and not any(s.decks)  # RB-38
        differ = s.initiative[0] != s.initiative[1]
        _must(differ or equal, "initiative", "initiative-equal", "RB-10")
        return
    if params[READINGS] & CARDS_END:
        goes_on = turns.can_play(s, 0) and turns.can_play(s, 1)
        _must(not goes_on, "phase, decks, hands", "cards-left", "RB-38")
    else:
        _must(not (s.decks[0] and s.decks[1]), "phase, decks", "decks-left", "RB-10")
    _must(s.player == 0, "player", "white-begins", "RB-10")
    _must(s.winner == turns.out_of_cards(params, s), "winner", "other-winner", "RB-28")
