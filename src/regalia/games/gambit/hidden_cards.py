"""Hands, rows and piles that nobody sees but their owners, of a game with cards of one's own.

Of a player's cards only those are ever shown that are revealed at the left end of the row (QG-8).
Such a card was laid down at a known moment and drawn before that; cards of a kind are alike, and
rows are revealed in the order in which they were laid.  So it may always become the earliest
unknown draw that it fits.  What a draw can be is what its pile held: the whole deck, or the
discards of which a new pile was made (QG-12), which everybody has seen.
"""

from collections.abc import Sequence

from regalia.core.card import shown
from regalia.core.contract import Params
from regalia.core.contract.hidden_cards import UNKNOWN, Account, Filled, Rest
from regalia.core.errors import Illegal, Speaker, Unreadable
from regalia.games.gambit import rules
from regalia.games.gambit.laid_out import LETTERS, cards_text
from regalia.games.gambit.rules import MOVING, Gambit

says = Speaker(__file__)

CARDS = LETTERS[1:]
REVEAL = "reveal:"


def fill(params: Params, account: Account[Gambit], text: str, remark: str) -> Filled:
    cards = _Cards(account, account.last.player)
    known: dict[int, str] = {}
    if UNKNOWN in text:
        cards.add(len(account.texts), text)
    elif not text:
        known = cards.revealed(read_card(remark.removeprefix(REVEAL)))
    return Filled(known, cards.guessed())


def settled(params: Params, account: Account[Gambit]) -> Filled | None:
    return None  # nothing goes on by itself that depends on a hidden card


def wide(params: Params, account: Account[Gambit]) -> Gambit:
    return account.last  # what is chosen from a hand is not told


def wanted(params: Params, account: Account[Gambit]) -> list[str]:
    """The card that is turned over when a turn begins, unless it is known (QG-8)."""
    s = account.last
    told = s.phase != MOVING or not account.texts or account.remarks[-1]
    if told or not _Cards(account, s.player).laid:
        return []
    return [REVEAL + card for card in CARDS]


def claims(params: Params, account: Account[Gambit]) -> list[str]:
    return []


def shows(params: Params, account: Account[Gambit], text: str) -> int:
    return 0


def rest(params: Params, account: Account[Gambit]) -> list[Rest]:
    found = []
    for seat in range(params[0]):
        cards = _Cards(account, seat)
        row = sum(text.count(UNKNOWN) for text in cards.laid.values())
        counts = {"rest-row": row, "rest-hand": len(cards.draws) - row}
        found += [Rest(seat, where, count, CARDS) for where, count in counts.items() if count]
    return found


def told_rest(
    params: Params, account: Account[Gambit], seat: int, cards: Sequence[Sequence[str]]
) -> Filled:
    """The row from left to right, and the hand."""
    own = _Cards(account, seat)
    known: dict[int, str] = {}
    places = [one.where for one in rest(params, account) if one.seat == seat]
    for place, names in zip(places, cards):
        for name in names:
            known |= (own.revealed if place == "rest-row" else own.drawn)(read_card(name))
    return Filled(known, own.guessed())


def read_card(name: str) -> str:
    if len(name) != 1 or name not in CARDS:
        raise Unreadable(says("unreadable", text=shown(name), game=says("name")))
    return name


# ------------------------------------------------------------------------- one player's cards


class _Cards:
    """A player's draws that are unknown, and what was laid face down and has not been revealed."""

    def __init__(self, account: Account[Gambit], seat: int) -> None:
        self.draws: dict[int, int] = {}  # by their number: of which pile
        self.words: dict[int, str] = {}  # `deal` or `draw`
        self.piles: list[str] = [
            cards_text(account.states[0].piles[seat])
        ]  # what is unknown of each
        self.laid: dict[int, str] = {}  # by number: the text, as far as it is known
        for number, text in enumerate(account.texts):
            before = account.states[number]
            if before.player == seat and before.phase not in (MOVING, rules.SETTING_UP):
                self.add(number, text)
                if before.phase == rules.ADDING and not before.piles[seat]:
                    self.piles.append(cards_text(account.states[number + 1].piles[seat]))  # QG-12

    def add(self, number: int, text: str) -> None:
        word, _, cards = text.partition(":")
        if word == "plan":
            if UNKNOWN in cards:
                self.laid[number] = text
        elif word in ("deal", "draw"):
            self.words[number] = word
            if cards == UNKNOWN:
                self.draws[number] = len(self.piles) - 1
            else:
                self.piles[-1] = self.piles[-1].replace(cards, "", 1)

    def revealed(self, card: str) -> dict[int, str]:
        """The leftmost card that is not known is this one."""
        number, text = next(iter(self.laid.items()))
        known = self.drawn(card, number)
        self.laid[number] = text = text.replace(UNKNOWN, card, 1)
        if UNKNOWN not in text:
            del self.laid[number]
        return known | {number: text}

    def drawn(self, card: str, before: int | None = None) -> dict[int, str]:
        """The earliest draw that can have been this card becomes it."""
        for number, pile in self.draws.items():
            if card in self.piles[pile] and (before is None or number < before):
                self.piles[pile] = self.piles[pile].replace(card, "", 1)
                del self.draws[number]
                return {number: f"{self.words[number]}:{card}"}
        raise Illegal(says("none-left", card=card), "QG-2")

    def guessed(self) -> dict[int, str]:
        """A guess at the unknown cards: those of each pile in their order, laid as drawn."""
        left, found = list(self.piles), {}
        hand: list[tuple[int, str]] = []
        for number, pile in self.draws.items():
            card, left[pile] = left[pile][0], left[pile][1:]
            hand.append((number, card))
            found[number] = f"{self.words[number]}:{card}"
        for number, text in self.laid.items():
            while UNKNOWN in text:
                text = text.replace(UNKNOWN, hand.pop(0)[1], 1)
            found[number] = text
        return found
