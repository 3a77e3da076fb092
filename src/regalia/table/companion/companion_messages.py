"""Messages of a companion to the people at the table: what to tell next, and what happened.

Everybody at the table hears and sees it, so it is what a spectator may know.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from msgspec import UNSET, Struct
from msgspec.structs import replace

from regalia.boards.cards import NAMES
from regalia.core.contract import EVERYBODY, SPECTATOR
from regalia.core.contract.hidden_cards import OwnCards
from regalia.core.contract.secrets import HIDDEN, Seen
from regalia.core.drawing.scene import Item, Row, Scene
from regalia.core.drawing.scene import Scene as Drawn
from regalia.core.fields import means
from regalia.core.game import Game, Limit
from regalia.core.secrets import Redacted, Witnessed, hidden, redacted, turn_of, witnessed
from regalia.core.table_rules import other_rules
from regalia.core.words import Words
from regalia.table.companion.box_cards import RestAsked, own_cards
from regalia.table.companion.companion import CompanionGame
from regalia.table.companion.following import LastAnswer, answered
from regalia.table.language import of_room, of_table
from regalia.table.presentation.action_choices import drawn, label_of
from regalia.table.presentation.endings import ended
from regalia.table.presentation.explain_refusal import of_others, of_taps, says_nothing

LAST = 40  # sentences that are told again
HAND = "hand:"  # before the id of what only its owner sees
FEW_CARDS = 9  # of a box's own are found in a list faster than they are put together
Pad = Literal["cards", "position", "list", "ways", "over"]


class CompanionOutcome(Struct, frozen=True):
    """An outcome that came, and can be told."""

    text: str
    label: str
    items: Annotated[tuple[Item, ...], means("little pictures of it")]


class Named(Struct, frozen=True):
    """A thing that does not lie before all, and is named: a unit of an army."""

    name: str
    item: Annotated[Item, means("a little picture of it")]


class CompanionWay(Struct, frozen=True):
    """A way to tell an action: what is touched for it, and what is told of it."""

    seat: int
    taps: Annotated[list[str], means("on the board, or buttons")]
    texts: Annotated[
        dict[str, str], means("by what has to be named besides (a card of the hand), else by ''")
    ]
    label: str
    sentence: Annotated[str, means("empty where something has to be named first")]
    shows: Annotated[int, means("how many hidden things are shown, and told, with it")]
    row: Annotated[Row | None, means("what it means in parts")] = None
    count: Annotated[list[str], means("how it is counted, line by line")] = []
    named: Annotated[dict[str, Named], means("what can be named, by its word in `texts`")] = {}
    before: Annotated[
        dict[str, Named], means("the same, as who chose it before saw what is shown with it")
    ] = {}


class CompanionState(Struct):
    """The state of a game with a real box, as everybody at the table may know it."""

    game: str
    title: str
    looks: Annotated[str, means("the digest of the game's looks")]
    names: list[str]
    sides: Annotated[list[str], means("what each seat is called without a name")]
    told: Annotated[list[str], means("all that was told: to be sent again with the next thing")]
    scene: Scene
    acting: Annotated[list[int], means("the seats that may act; none: chance, or nobody")]
    prompt: Annotated[str, means("what to tell now")]
    pad: Annotated[Pad, means("what it is told with")]
    outcomes: Annotated[list[CompanionOutcome], means("of a pad `list`")]
    cards: Annotated[list[str], means("of a pad `cards`: those that can come, by their text")]
    ways: Annotated[list[CompanionWay], means("of a pad `ways`")]
    log: Annotated[list[str], means("the last things that happened, in sentences")]
    note: Annotated[str, means("what cannot be checked of what was told last; else empty")]
    ending: Annotated[str, means("a sentence, at the end")]
    rest: Annotated[list[RestAsked], means("what may be told at the end")]
    whole: Annotated[bool, means("is everything known?")]
    hourglass: Limit | None
    shown: Annotated[
        str, means("what is to be shown with an action that shows something, or empty")
    ]
    own: Annotated[OwnCards | None, means("of a pad `position`: how a card is drawn")]
    record: Annotated[str, means("of what was told so far, to be saved")]
    house: Annotated[dict[str, Any], means("options by which rules or board are not the book's")]
    last: Annotated[LastAnswer | None, means("the last answer that people gave; null: none yet")]


class CompanionAnswer(Struct):
    """The answer to "may I?"."""

    allowed: bool
    message: Annotated[str, means("what would happen, or why not")]
    rule: str | None
    count: Annotated[list[str], means("how it is counted, line by line")] = []


# ------------------------------------------------------------------------------------- telling


class Teller:
    """A companion in a language, with the names of those who play."""

    def __init__(
        self,
        companion: CompanionGame,
        language: str,
        names: Sequence[str] = (),
        shape: str = "wide",
    ) -> None:
        self.companion, self.language, self.shape = companion, language, shape
        self.room, self.game = companion.room, companion.game
        self.words: Words = of_room(self.room, language)
        self.table: Words = of_table(language)
        self.sides = [self.words.say(f"seat-{seat}") for seat in range(self.game.seats)]
        self.names = [given or side for given, side in zip([*names, *[""] * 4], self.sides)]

    @property
    def waits(self) -> bool:
        """Tell if something is to be told that the world in hand only guesses."""
        return bool(self.companion.wanted())

    def scene(self) -> Drawn:
        game = self.game
        s = game.states[-2] if self.waits else game.state
        view = redacted(self.room, game.params, s, SPECTATOR).view()
        given = (self.room, game.params, view, self.language, self.names, self.shape)
        return replace(drawn(*given), prompt="")

    def of(self, companion: CompanionGame) -> "Teller":
        """The teller of another companion of these people."""
        return Teller(companion, self.language, self.names, self.shape)

    @property
    def many(self) -> int:
        """The number of events with a sentence; one that waits for a remark has none yet."""
        return len(self.game.events) - (1 if self.waits else 0)

    def sentences(self, begin: int = 0) -> list[str]:
        """Sentences about events from a number on."""
        return [self._sentence(number) for number in range(max(0, begin), self.many)]

    def _sentence(self, number: int) -> str:
        game = self.game
        given = (self.room, game.params, game.states[number], game.events[number].action)
        done = witnessed(*given, SPECTATOR)
        note = done.trace(self.words.say, self.names).note
        said = done.sentence(self.words.say, self.names)
        return f"{said} {note}" if note else said

    def prompt(self) -> str:
        say, game = self.table.say, self.game
        if game.over:
            return self.ending()
        if self.waits:
            return say("tell-shown", who=self.names[game.players[0]])
        if asked := self._asked():
            return asked
        if game.is_chance:
            whose = turn_of(self.room, game.params, game.state)
            return say("tell-drawn", who=self.names[whose]) if whose >= 0 else say("tell-chance")
        if game.to_play == EVERYBODY:
            return say("tell-first")
        return say("tell-turn", who=self.names[game.players[0]])

    def _asked(self, shown: bool = False) -> str:
        """The question for what is to be told now, or shown with it, where the room has words for
        it."""
        game = self.game
        known = redacted(self.room, game.params, game.state, SPECTATOR)
        return known.asked(self.words.say, self.names, shown)

    def ending(self) -> str:
        game = self.game
        if not game.over:
            return ""
        reason = self.words.say(f"reason-{game.reason}")
        return ended(game.result, self.names, reason, self.language)

    # ------------------------------------------------------------------- what can be told next

    def pad(self) -> Pad:
        if self.game.over:
            return "over"
        if self.waits or self.game.is_chance:
            return "list" if self.waits else self._chance_pad()
        return "ways"

    def _chance_pad(self) -> Pad:
        outcomes = self.companion.outcomes()
        if all(text.partition(":")[2] in NAMES for text in outcomes):
            return "cards"
        many = self.room.printed is not None and len(outcomes) > FEW_CARDS
        return "position" if many or self.companion.unlisted else "list"

    def outcomes(self) -> list[CompanionOutcome]:
        """The outcomes of a pad with a few things that can have come; each with its sentence."""
        if self.waits:
            return [
                CompanionOutcome(text, self._after(text), ())
                for text in self.companion.wanted()
                if self.companion.refusal(text) is None
            ]
        found = []
        game = self.companion.wide()
        for text in game.weights() if game.is_chance else {}:
            done = self._witnessed(game, game.outcome_of(text), SPECTATOR)
            left = done.trace(self.words.say, self.names).items
            items = [replace(item, state=UNSET) for item in left]
            said = done.sentence(self.words.say, self.names)
            found.append(CompanionOutcome(text, said, tuple(items)))
        return found

    def _after(self, text: str) -> str:
        """The sentence that would follow if this were told."""
        other = self.companion.copy()
        other.tell(text)
        number = len(self.game.events) - 1
        return self.of(other)._sentence(number)

    def ways(self) -> list[CompanionWay]:
        """Actions that can be told; one with a card of a hand, for every card it might be."""
        wide, found = self.companion.wide(), dict[tuple[int, tuple[str, ...]], CompanionWay]()
        if wide.is_chance or wide.over:
            return []
        seen = self.scene()
        there = {item.id for item in seen.items}
        there |= {tray.id for tray in seen.trays}
        there |= {item.id for tray in seen.trays for item in tray.items}
        for seat in wide.players:
            things: dict[str, Named] | None = None
            before = f"{seat}:" if wide.to_play == EVERYBODY else ""
            for text, action in wide.actions(seat).items():
                taps = self._known(wide, seat).taps(action)
                on = tuple(tap for tap in taps if tap in there or tap.startswith("button:"))
                named = " ".join(tap.partition(":")[2] for tap in taps if tap not in on)
                if (seat, on) not in found:
                    found[seat, on] = self._way(wide, seat, text, action, list(on), named)
                found[seat, on].texts[named] = before + text
                if named and things is None:
                    things = self._things(wide.params, wide.state, seat)
                for tap in taps:
                    if things and tap not in on and tap in things:
                        found[seat, on].named[tap.partition(":")[2]] = things[tap]
        for way in found.values():
            if way.shows and way.named:
                way.before.update(self._before(way.named))
        claims = [one for one in self.companion.claims() if not self.companion.refusal(one)]
        return [*found.values(), *(self._claim(wide.players[0], text) for text in claims)]

    def _way(
        self, wide: Game, seat: int, text: str, action: int, taps: list[str], named: str
    ) -> CompanionWay:
        done, to = self._witnessed(wide, action, seat), (self.words.say, self.names)
        row = None if named else done.row(*to)
        shows = self.companion.shows(text)
        sentence = "" if named or shows else done.choice(*to)
        label = row.label if row else label_of(taps, sentence, self.words)
        count = done.counted(*to) if row else []
        return CompanionWay(seat, taps, {}, label, sentence, shows, row, count, {}, {})

    def _known(self, wide: Game, seat: int) -> Redacted:
        """A wide state as it is: in it is nothing but what everybody at the table has told."""
        return Redacted(self.room, wide.params, wide.state, seat)

    def _witnessed(self, wide: Game, action: int, seat: int) -> Witnessed:
        """The event of this action in a wide state."""
        given = wide.params, wide.state, action
        told = HIDDEN if hidden(self.room, *given, seat) else action
        seen = Seen(wide.state, told, self.room.rules.act(*given))
        return Witnessed(self.room, wide.params, seen, seat)

    def _before(self, named: Mapping[str, Named]) -> dict[str, Named]:
        """These things, as they were to who chose among them last, unseen."""
        game, unknown = self.game, self.companion.account.unknown
        if not unknown:
            return {}
        last, chose = game.states[unknown[-1]], game.events[unknown[-1]].seat
        things = self._things(game.params, last, chose)
        return {
            key.partition(":")[2]: one
            for key, one in things.items()
            if key.partition(":")[2] in named
        }

    def _things(self, params: Sequence[int], s: Any, seat: int) -> dict[str, Named]:
        """Pictures and names of what a player chooses from, where that is known to all (`Fact`)."""
        view = Redacted(self.room, params, s, seat).view()
        seen = self.room.drawn(params, view, self.words.say, self.names)
        names = {about: fact.name for fact in seen.facts for about in fact.about}
        return {
            item.id: Named(names[item.id], item)
            for tray in seen.trays
            for item in tray.items
            if item.id in names
        }

    def _claim(self, seat: int, text: str) -> CompanionWay:
        said = self._after(text)
        return CompanionWay(seat, [f"button:{text}"], {"": text}, said, said, 0)

    def asked(self, text: str) -> CompanionAnswer:
        """Answer "may I?", and tell what it would do."""
        problem = self.companion.refusal(text)
        if problem is not None:
            return CompanionAnswer(False, problem.told(self.language), problem.rule)
        other, number = self.companion.copy(), len(self.game.events)
        count = [] if self.waits else self.count_of(text)
        other.tell(text)
        number -= 1 if self.waits or text in self.companion.claims() else 0
        number = min(number, len(other.log) - 1)
        return CompanionAnswer(True, self.of(other)._sentence(number), None, count)

    def touched(self, taps: list[str]) -> CompanionAnswer:
        """Explain why these taps do nothing; a hand that nobody sees may hold any card."""
        wide = self.companion.wide()
        seat = wide.players[0] if wide.players else 0
        view = self._known(wide, seat).view()
        seen = self.room.drawn(wide.params, view, self.words.say, self.names)
        there = [item.id for tray in seen.trays for item in tray.items]
        open_to_all = [one for one in there if not one.startswith(HAND)]
        hidden = [one for one in there if one.startswith(HAND)]
        things = [*(item.id for item in seen.items), *open_to_all]
        problem = of_taps(wide, seat, taps, things, hidden, of_others(seen, seat))
        told = problem.told(self.language)
        if says_nothing(problem):
            told = f"{told} {seen.prompt}".strip()  # what can be done instead
        return CompanionAnswer(False, told, problem.rule)

    def count_of(self, text: str) -> list[str]:
        wide = self.companion.wide()
        action = wide.actions().get(text)
        if action is None:
            return []
        done, to = self._witnessed(wide, action, wide.players[0]), (self.words.say, self.names)
        return done.counted(*to) if done.row(*to) else []

    def hourglass(self) -> Limit | None:
        game = self.game
        if game.over or self.waits:
            return None
        return redacted(self.room, game.params, game.state, SPECTATOR).limit(game.options)

    def _kinds(self, letters: str) -> dict[str, str]:
        return {letter: self.words.say("card-name", card=letter) for letter in letters}

    # --------------------------------------------------------------------------------- all of it

    def state(self) -> CompanionState:
        companion, game, pad = self.companion, self.game, self.pad()
        note = companion.unchecked()
        begin = len(game.events) - LAST
        return CompanionState(
            game=self.room.card.id,
            title=self.room.short_name.told(self.language),
            looks=self.room.looks.digest,
            names=self.names,
            sides=self.sides,
            told=list(companion.told),
            scene=self.scene(),
            acting=[] if self.waits else game.players,
            prompt=self.prompt(),
            pad=pad,
            outcomes=self.outcomes() if pad == "list" else [],
            cards=companion.outcomes() if pad == "cards" else [],
            ways=self.ways() if pad == "ways" else [],
            log=self.sentences(begin),
            note=note.told(self.language) if note else "",
            ending=self.ending(),
            rest=[
                RestAsked(one.seat, self.words.say(one.where), one.cards, self._kinds(one.kinds))
                for one in (companion.rest() if game.over else [])
            ],
            whole=companion.whole,
            hourglass=self.hourglass(),
            shown="" if game.over or self.waits else self._asked(shown=True),
            own=own_cards(self.room, self.language) if pad == "position" else None,
            record=companion.record(),
            house=other_rules(self.room, self.game.options),
            last=answered(self),
        )
