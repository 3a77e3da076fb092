"""A game on a real table: people roll, draw and move, and tell what everybody there has seen.

    companion = CompanionGame(room, options)
    companion.tell("roll:-g"); companion.tell("7H"); companion.take_back()
    companion.refusal("a1-b2:7H")              may I?  None: yes
    companion.legal(), companion.wanted()      what can be told next
    companion.rest(), companion.tell("rest:0:7H+9D"), companion.record()

What was told is the truth (`told`); the rest follows.  Cards that only their owners see are never
asked for: the account holds `draw:?`, and goes on by itself.  When such a card is shown, the
earliest unknown of that player that fits becomes it, and the account is played again.  `game` is
one world that fits: nothing of it may be told but what a spectator sees.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from regalia.core.card import Options
from regalia.core.contract import EVERYBODY, SPECTATOR, State
from regalia.core.contract.hidden_cards import UNKNOWN, Account, Filled, Rest, masked, remark
from regalia.core.errors import RegaliaError, Spoken
from regalia.core.game import Game, record
from regalia.core.room import Room
from regalia.core.secrets import log_text
from regalia.table import typed_actions
from regalia.table.entries import TYPED
from regalia.table.language import Refused, says

MOST_TOLD = 1_500  # a game of people with a real box is far shorter
SEAT = re.compile(r"([0-3]):(.+)", re.DOTALL)  # before what it says, in a race
REST, REVEAL = "rest:", "reveal:"
UNLISTED = "Unlisted"  # the tag of a record: an option with cards that only the box knew


class CompanionSnapshot(NamedTuple):
    """A state that a companion can go back to."""

    game: Game
    texts: list[str]
    remarks: list[str]


class CompanionGame:
    eyes = SPECTATOR  # who knows what was told

    def __init__(self, room: Room, options: Options | None = None) -> None:
        self.room = room
        self.told: list[str] = []
        self._now = CompanionSnapshot(Game(room, options), [], [])
        self.given = self.game.options  # as they were before cards of the box were told
        self._before: list[CompanionSnapshot] = []  # of each thing that was told
        self._follow()

    @property
    def game(self) -> Game:
        return self._now.game

    @property
    def account(self) -> Account[State]:
        return Account(self.game.states, self._now.texts, self._now.remarks)

    @property
    def over(self) -> bool:
        return self.game.over

    # ------------------------------------------------------------------------------- telling

    @classmethod
    def of_record(cls, text: str, room_of: Callable[[str], Room]) -> "CompanionGame":
        """The companion of a record, to go on with: all that a spectator reads there is told."""
        read = record.read(text)
        tags = read.tags
        if "Position" in tags:
            raise Refused("told-from-start")
        whole = tags.get("Seat") is None
        game = record.replay(read, room_of) if whole else record.begun(read, room_of)
        options = {
            name: value for name, value in game.options.items() if name != tags.get(UNLISTED)
        }
        companion = cls(game.room, options)
        for word in _told(game) if whole else read.played:
            companion._retell(word)
        return companion

    def _retell(self, seen: str) -> None:
        """Take in what people tell of one thing that everybody saw."""
        said = SEAT.fullmatch(seen)
        text = said[2] if said else seen
        parts = [part for part in remark(text).split(",") if part]
        if UNKNOWN not in masked(text):
            revealed = [part for part in parts if part.startswith(REVEAL)]
            whole = ",".join([masked(text), *revealed])
            self.tell(f"{said[1]}:{whole}" if said else whole)
            parts = [part for part in parts if part not in revealed]
        for part in parts:
            if part in self.wanted() or part in self.claims():
                self.tell(part)

    @classmethod
    def again(cls, room: Room, options: Options, told: Sequence[str]) -> "CompanionGame":
        """The companion to which all this was told."""
        companion = cls(room, options)
        for text in told:
            companion.tell(text)
        return companion

    def tell(self, given: str) -> None:
        """Take in an event, as a text or as people type it; a refusal changes nothing.

        In a race the seat stands before it (`0:declare:4`); `rest:0:7H+9D` tells what a seat held
        in the end (in the order of `rest`, with `/` between two places).
        """
        if len(self.told) >= MOST_TOLD:
            raise Refused("told-enough", most=MOST_TOLD)
        before, self._now = self._now, self._copy()
        try:
            text = self._tell(given)
            self._follow()
        except BaseException:
            self._now = before
            raise
        self._before.append(before)
        self.told.append(text)

    def refusal(self, given: str) -> RegaliaError | None:
        """The error that telling this would raise; None: it may be told."""
        before, self._now = self._now, self._copy()
        try:
            self._tell(given)
        except RegaliaError as problem:
            return problem
        finally:
            self._now = before
        return None

    def take_back(self) -> str:
        """Take the last telling back as if it had never been; returns its text."""
        if not self.told:
            raise Refused("nothing-to-undo")
        self._now = self._before.pop()
        return self.told.pop()

    def copy(self) -> "CompanionGame":
        """The same once more; what is told to one is not told to the other."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.told, other._before, other._now = list(self.told), list(self._before), self._copy()
        return other

    @property
    def unlisted(self) -> bool:
        """Tell if there are cards of the box that nobody has listed."""
        return self.room.printed is not None and self.room.printed.unlisted(self.given)

    def _copy(self) -> CompanionSnapshot:
        now = self._now
        return CompanionSnapshot(now.game.copy(), list(now.texts), list(now.remarks))

    def _tell(self, given: str) -> str:
        """Take it in; the text that was meant."""
        if given.startswith(REST):
            self._rest_told(given)
            return given
        said = SEAT.fullmatch(given) if self.game.to_play == EVERYBODY else None
        seat = int(said[1]) if said else None
        text = typed_actions.meant(self, said[2] if said else given)
        if (wanted := self.wanted()) and text not in wanted:
            raise Refused("told-first", wanted=" ".join(wanted))
        if wanted or text in self.claims():
            self._remarked(text)
        else:
            self._happened(masked(text), remark(text), seat)
        return text if seat is None else f"{seat}:{text}"

    def _happened(self, base: str, said: str, seat: int | None) -> None:
        self._print(base)
        if problem := self.wide().refusal(base, seat):
            raise problem
        if (count := self.shows(base)) and not said:
            raise Refused("told-with-it", text=base, count=count)
        self._apply(self._fill(base, said), base, said, seat)

    def _remarked(self, said: str) -> None:
        """Take in a remark: what everybody saw come of the last event."""
        filled = self._fill("", said)
        remarks = self._now.remarks
        remarks[-1] = f"{remarks[-1]},{said}" if remarks[-1] else said
        self._apply(filled)

    def _fill(self, base: str, said: str) -> Filled:
        part = self.room.hidden_cards
        return part.fill(self.game.params, self.account, base, said) if part else Filled()

    def _print(self, base: str) -> None:
        """A card that only the players' own box knew is one of the deck now."""
        part, game = self.room.printed, self.game
        options = part.printed(self.given, game.options, self._now.texts, base) if part else None
        if options is None:
            return
        again = Game(self.room, options)
        for event in game.events:
            again.play(event.text, event.seat if event.race else None)
        self._now = self._now._replace(game=again)

    # ------------------------------------------------------------------- a world that fits

    def _apply(
        self, filled: Filled, base: str = "", said: str = "", seat: int | None = None
    ) -> None:
        """Play what is new, and again all that follows on what is otherwise than it was guessed."""
        texts, played = self._now.texts, [event.text for event in self.game.events]
        new = dict(filled.guessed)
        for number, text in filled.known.items():
            texts[number] = text
            if UNKNOWN not in text:
                new[number] = text
        self._replay([new.get(number, text) for number, text in enumerate(played)])
        if base:
            self.game.play(new.get(len(texts)) or self._some(base), seat)
            texts.append(base)
            self._now.remarks.append(said)
        self._settle()
        if texts and not self.wanted():
            self._now.remarks[-1] = remark(self._seen(len(texts) - 1))

    def _settle(self) -> None:
        """Find a world in which nothing happened that nobody has told."""
        part = self.room.hidden_cards
        while part is not None and self._now.texts:
            other = part.settled(self.game.params, self.account)
            if other is None:
                break
            played = [event.text for event in self.game.events]
            self._replay([other.guessed.get(i, text) for i, text in enumerate(played)])
        if self._now.texts:
            self._compare(len(self._now.texts) - 1)

    def _replay(self, played: list[str]) -> None:
        game = self.game
        old = list(game.events)
        same = next((i for i, event in enumerate(old) if event.text != played[i]), len(old))
        while len(game.events) > same:
            game.undo()
        for number in range(same, len(old)):
            game.play(played[number], old[number].seat if old[number].race else None)
            if number < len(old) - 1:
                self._compare(number)

    def _seen(self, number: int) -> str:
        game = self.game
        action, s = game.events[number].action, game.states[number]
        return log_text(self.room, game.params, s, action, self.eyes)

    def _compare(self, number: int) -> None:
        """Refuse an event that a spectator of this world would have seen otherwise."""
        told, said = self._now.texts[number], self._now.remarks[number]
        parts, seen = _parts(said), _parts(remark(self._seen(number)))
        last = number == len(self._now.texts) - 1  # of which more may be told
        right = parts == (seen[: len(parts)] if last else seen)
        if not right or not _fits(told, self.game.events[number].text):
            raise Refused("told-otherwise", told=f"{told},{said}" if said else told)

    def _some(self, base: str) -> str:
        """An action that looks so to everybody."""
        for text in self.game.weights() if self.game.is_chance else self.game.actions():
            if _fits(base, text):
                return text
        raise Refused("not-possible")

    def _hidden(self) -> str:
        """The text of an event of which everybody sees nothing; "" where something is seen."""
        game, rules = self.game, self.room.rules
        if self.room.hidden_cards is None or game.over or game.to_play == EVERYBODY:
            return ""
        each = rules.chances if game.is_chance else rules.actions
        found = ""
        for action in each(game.params, game.state):
            seen = masked(log_text(self.room, game.params, game.state, action, SPECTATOR))
            if UNKNOWN not in seen or (found and seen != found):
                return ""
            found = seen
        return found

    def _follow(self) -> None:
        """Cards go where nobody sees them, until something can be told."""
        while not self.wanted() and (base := self._hidden()):
            self._apply(self._fill(base, ""), base)

    def wide(self) -> Game:
        """The game in which whoever hides cards holds all that they might hold."""
        if self.room.hidden_cards is None:
            return self.game
        wide = self.game.copy()
        wide.states[-1] = self.room.hidden_cards.wide(self.game.params, self.account)
        return wide

    # ------------------------------------------------------------------- what can be told next

    def wanted(self) -> list[str]:
        """Cards that were turned over, say, and have to be told before the game goes on."""
        part = self.room.hidden_cards
        return part.wanted(self.game.params, self.account) if part and self._now.texts else []

    def claims(self) -> list[str]:
        """Claims that may be made instead of acting, unchecked while a hand is hidden."""
        part = self.room.hidden_cards
        return part.claims(self.game.params, self.account) if part and self._now.texts else []

    def unchecked(self) -> Spoken | None:
        """The part of the last event that is not checked; None: all of it is checked."""
        part, told = self.room.hidden_cards, self.told[-1] if self.told else ""
        before = self._before[-1] if self._before else None
        if part is None or before is None or not before.texts:
            return None
        account = Account(before.game.states, before.texts, before.remarks)
        return says("cannot-check") if told in part.claims(before.game.params, account) else None

    def outcomes(self) -> list[str]:
        """Open outcomes that the dice or a deck can bring now."""
        return list(self.wide().weights()) if self.game.is_chance else []

    def legal(self, seat: int | None = None) -> list[str]:
        """The texts that can be told now: actions with any card that may be in a hand, or
        outcomes."""
        if wanted := self.wanted():
            return wanted
        claims = [text for text in self.claims() if self.refusal(text) is None]
        return self.outcomes() or [*self.wide().actions(seat), *claims]

    def shows(self, text: str) -> int:
        """Count the hidden things that everybody sees with an action: they are told with it."""
        part = self.room.hidden_cards
        return part.shows(self.game.params, self.account, text) if part else 0

    # ------------------------------------------------------------------------------ afterwards

    def rest(self) -> list[Rest]:
        """The cards that nobody has shown; when the game is over, they may be told."""
        part = self.room.hidden_cards
        return part.rest(self.game.params, self.account) if part else []

    def _rest_told(self, given: str) -> None:
        part, (seat, _, told) = self.room.hidden_cards, given.removeprefix(REST).partition(":")
        counts = [one.cards for one in self.rest() if str(one.seat) == seat]
        if not self.over or part is None or not counts:
            raise Refused("nothing-untold")
        cards = [typed_actions.cards(place) for place in told.split("/")]
        if [len(names) for names in cards] != counts:
            raise Refused("untold-count", wanted=" / ".join(map(str, counts)))
        self._apply(part.told_rest(self.game.params, self.account, int(seat), cards))

    @property
    def whole(self) -> bool:
        """Tell if everything is known."""
        return not self.account.unknown

    def record(self, tags: dict[str, str] | None = None) -> str:
        """The whole record, if everything is known; else a spectator's."""
        part = self.room.printed
        open_deck = {UNLISTED: part.OWN.option} if part and self.unlisted else {}
        tags = {"Dice": TYPED, **open_deck, **(tags or {})}
        if self.whole:
            return record.write(self.game, None, tags)
        seen = self.game.seen(SPECTATOR)
        if self.wanted():  # what comes of the last thing is only guessed
            seen[-1] = self.log[-1]
        return record.write(self.game, SPECTATOR, tags, seen=seen)

    @property
    def log(self) -> list[str]:
        """Events as everybody saw them, with all that is known of them by now."""
        return [
            f"{text},{said}" if said else text
            for text, said in zip(self._now.texts, self._now.remarks)
        ]


def _fits(told: str, text: str) -> bool:
    """Tell if this could be the text of which so much is known."""
    if told.endswith(f":{UNKNOWN}"):
        return text.startswith(told[:-1])
    return len(told) == len(text) and all(a in (UNKNOWN, b) for a, b in zip(told, text))


def _told(game: Game) -> Iterator[str]:
    """Yield what people tell of a game that is wholly known, as a record writes it: what everybody
    saw, or everything, where the room keeps no account of what is hidden."""
    for event, seen in zip(game.events, game.seen()):
        text = seen if game.room.hidden_cards else event.text
        yield f"{event.seat}:{text}" if event.race else text


def _parts(said: str) -> list[list[str]]:
    """Split a remark into its parts, with the cards of each in a fixed order."""
    found = [part.partition(":") for part in said.split(",")] if said else []
    return [[word, *sorted(cards.split("+"))] for word, _, cards in found]
