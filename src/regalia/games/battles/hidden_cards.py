"""Hands that nobody sees but their owners, of a battle that is fought with cards of one's own.

Every card that leaves a hand is shown: played, or discarded (RB-13, RB-26).  So the unknown draws
of a player are the cards that this player holds.  What they can be is limited where the player had
no move (RB-16): then no card of the hand could be played.  An earlier draw is limited at least as
much as a later one, so that a card that is shown may always become the earliest draw that it fits,
and the earliest draws may be guessed first.  Who stayed (RB-36) had a card to move with: where none
is known, the first draw that was taken for one.
"""

from collections.abc import Sequence

from regalia.boards.areas import replaced
from regalia.boards.cards import (
    BLACK,
    JOKER,
    NAMES,
    NUMBERS,
    RED,
    SUITED,
    copies,
    each,
    how_many,
    rank_and_suit,
    without_card,
)
from regalia.core.card import shown
from regalia.core.contract import Params
from regalia.core.contract.hidden_cards import UNKNOWN, Account, Filled, Rest
from regalia.core.errors import Illegal, Speaker, Unreadable
from regalia.games.battles.rules import state
from regalia.games.battles.rules.state import Battle
from regalia.games.battles.text import STAY, read_move

says = Speaker(__file__)

STUCK, REVEAL = "stuck", "reveal:"
HIDDEN = f"draw:{UNKNOWN}"


def fill(params: Params, account: Account[Battle], text: str, remark: str) -> Filled:
    s = account.last
    holder = _Holder(account, s.player)
    if remark == STUCK and not text:
        return _stuck(holder, s)
    if text == HIDDEN:
        return Filled(guessed=holder.guessed({len(account.texts): _anything()}))
    if text.startswith("army:") and remark:
        return Filled({len(account.texts) - 1: f"army:{remark.removeprefix(REVEAL)}"})
    if text == "discard":
        return _discarded(holder, s, read_cards(remark.removeprefix(REVEAL).split("+")))
    if move := read_move(text):
        return holder.shows([move[2]])
    name = text.partition(":")[2]
    if state.CHANCE_PHASES >> s.phase & 1 and name in NUMBERS:
        return holder.loses(NUMBERS[name])
    return Filled()


def _anything() -> int:
    return SUITED | 1 << JOKER


def _stuck(holder: "_Holder", s: Battle) -> Filled:
    barred = playable(s, s.player)
    if holder.shown_cards & barred or (barred >> JOKER and holder.shown_cards >> JOKER):
        raise Illegal(says("must-move"), "RB-16")
    return Filled(guessed=holder.guessed(barred=barred))


def _discarded(holder: "_Holder", s: Battle, cards: list[int]) -> Filled:
    count = how_many(s.hands[s.player])
    if len(cards) != count:
        raise Illegal(says("discard-all", count=count, given=len(cards)), "RB-26")
    return holder.shows(cards)


def settled(params: Params, account: Account[Battle]) -> Filled | None:
    """Believe that the holder of unknown cards has a move, until they say otherwise."""
    s = account.last
    if s.phase != state.KEEPING or s.moved or STUCK in account.remarks[-1].split(","):
        return None
    holder, good = _Holder(account, s.player), playable(s, s.player)
    for number, limit in holder.limits.items():
        for card in each(s.decks[s.player]):
            if limit & good & 1 << card:
                return Filled(guessed={number: f"draw:{NAMES[card]}"})
    return None


def wide(params: Params, account: Account[Battle]) -> Battle:
    s = account.last
    seat = s.player
    if not _unknown(account, seat):
        return s
    holder = _Holder(account, seat)
    hands = replaced(s.hands, seat, holder.shown_cards + holder.pool)
    return s._replace(hands=hands, decks=replaced(s.decks, seat, holder.pool))


def wanted(params: Params, account: Account[Battle]) -> list[str]:
    return []


def claims(params: Params, account: Account[Battle]) -> list[str]:
    """RB-16: who has no card to play with says so; the others cannot see whether it is true."""
    s = account.last
    return [STUCK] if s.phase == state.MOVING and _unknown(account, s.player) else []


def shows(params: Params, account: Account[Battle], text: str) -> int:
    """A hand that is discarded (RB-26), and White's army when Black has chosen, too (RB-6)."""
    s = account.last
    if text == "discard":
        return how_many(s.hands[s.player])
    return 1 if s.phase == state.CHOOSING and s.player and UNKNOWN not in text else 0


def rest(params: Params, account: Account[Battle]) -> list[Rest]:
    counts = [len(_unknown(account, seat)) for seat in range(2)]
    return [Rest(seat, "rest-hand", count) for seat, count in enumerate(counts) if count]


def told_rest(
    params: Params, account: Account[Battle], seat: int, cards: Sequence[Sequence[str]]
) -> Filled:
    return _Holder(account, seat).shows(read_cards(cards[0]))


def read_cards(names: Sequence[str]) -> list[int]:
    for name in names:
        if name not in NUMBERS:
            raise Unreadable(says("unreadable", text=shown(name), game=says("name")))
    return [NUMBERS[name] for name in names]


# ------------------------------------------------------------------------------------ one hand


def _unknown(account: Account[Battle], seat: int) -> list[int]:
    """The numbers of a player's draws that nobody knows."""
    states = account.states
    return [
        number
        for number in account.unknown
        if states[number].player == seat and state.DRAWING >> states[number].phase & 1
    ]


def playable(s: Battle, seat: int) -> int:
    """The cards with which a player could move (RB-14); with a joker always (RB-15)."""
    own = s.stands[seat]
    return (RED if own & ~s.reds else 0) | (BLACK if own & ~s.blacks else 0) | 1 << JOKER


class _Holder:
    """A player's cards that nobody has seen: in the hand, or in the deck."""

    def __init__(self, account: Account[Battle], seat: int) -> None:
        s, states = account.last, account.states
        self.limits: dict[int, int] = {}  # what each unknown draw may be
        self.guess: dict[int, int] = {}
        for number in _unknown(account, seat):
            gained = states[number + 1].hands[seat] - states[number].hands[seat]
            self.guess[number] = gained.bit_length() - 1
            self.limits[number] = _anything()
        for number, remark in enumerate(account.remarks):
            after = states[number + 1]
            if STUCK in remark.split(",") and after.player == seat:
                barred = playable(after, seat)
                for early in [one for one in self.limits if one <= number]:
                    self.limits[early] &= ~barred
            if account.texts[number] == STAY and states[number].player == seat:
                self._stayed(playable(states[number], seat), states[number].hands[seat], number)
        guessed = sum(1 << card for card in self.guess.values())
        self.shown_cards = s.hands[seat] - guessed  # in the hand, and known
        self.pool = s.decks[seat] + guessed

    def _stayed(self, good: int, hand: int, number: int) -> None:
        """Narrow down what was drawn: one of these cards was in the hand."""
        draws = [one for one in self.limits if one < number]
        if any(not self.limits[one] & ~good for one in draws):
            return
        for one in draws:
            hand -= 1 << self.guess[one]
        if not (hand & good & SUITED or hand >> JOKER):
            first = next(one for one in draws if good >> self.guess[one] & 1)
            self.limits[first] &= good

    def shows(self, cards: list[int]) -> Filled:
        """Cards of the hand that everybody sees now."""
        for card in list(cards):
            if copies(self.shown_cards, card):
                self.shown_cards = without_card(self.shown_cards, card)
                cards.remove(card)
        for card in cards:
            if not copies(self.pool, card) or len(cards) > len(self.limits):
                raise Illegal(says("not-in-hand", **rank_and_suit(NAMES[card])), "RB-13")
            self.pool = without_card(self.pool, card)
        known = {}
        for number in list(self.limits):
            fitting = [card for card in cards if self.limits[number] >> card & 1]
            if fitting:
                cards.remove(fitting[0])
                known[number] = f"draw:{NAMES[fitting[0]]}"
                del self.limits[number], self.guess[number]
        if cards:
            raise Illegal(says("could-have-moved", **rank_and_suit(NAMES[cards[0]])), "RB-16")
        return Filled(known, self.guessed())

    def loses(self, card: int) -> Filled:
        """A card of the deck that everybody sees."""
        if copies(self.pool, card):  # else the rules refuse it
            self.pool = without_card(self.pool, card)
        return Filled(guessed=self.guessed())

    def guessed(self, new: dict[int, int] | None = None, barred: int = 0) -> dict[int, str]:
        """A hand that could be: each draw as it was guessed before, if it still can be that."""
        left, found = self.pool, {}
        for number, limit in (self.limits | (new or {})).items():
            allowed = [card for card in each(left) if limit & ~barred & 1 << card]
            if not allowed:
                raise Illegal(says("no-such-hand"), "RB-16")
            before = self.guess.get(number, -1)
            card = before if before in allowed else allowed[-1]
            left = without_card(left, card)
            found[number] = f"draw:{NAMES[card]}"
        return found
