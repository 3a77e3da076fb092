"""What a companion says to the people at the table: what to tell next, and how; what happened.

Everybody at the table hears and sees it, so it is what a spectator may know.
"""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Struct

from regalia.boards.cards import NAMES
from regalia.core.contract import EVERYBODY, SPECTATOR
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.core.scene import Scene as Drawn
from regalia.core.words import Words
from regalia.table.choosing import drawn, label_of
from regalia.table.companion import Companion
from regalia.table.endings import ended
from regalia.table.explain import NOTHING_THERE, of_others, of_taps
from regalia.table.language import Refused, of_room, of_table
from regalia.table.scene_data import Item, Row, Scene, as_data, items_as_data, means, row_as_data

LAST = 40  # sentences that are told again
HAND = "hand:"  # before the id of what only its owner sees
FEW_CARDS = 9  # of a box's own are found in a list faster than they are put together
Pad = Literal["cards", "position", "list", "ways", "over"]


class CompanionOutcome(Struct, frozen=True):
    """Something that came, and can be told."""

    text: str
    label: str
    items: Annotated[list[Item], means("little pictures of it")]


class Named(Struct, frozen=True):
    """Something that is not on the table before all, and is named: a unit of an army."""

    name: str
    item: Annotated[Item, means("a little picture of it")]


class CompanionWay(Struct, frozen=True):
    """Something that can be done: what is touched for it, and what is told of it."""

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


class OwnPiece(Struct, frozen=True):
    """What can stand on a card of a person's own box."""

    letter: Annotated[str, means("as the card's text writes it")]
    name: str
    many: Annotated[int, means("how many of it are on a card; 0: that differs")]
    value: Annotated[int, means("what one is worth, unless the box says otherwise; 0: nothing")]


class OwnCards(Struct, frozen=True):
    """Cards of a person's own box, which can be entered and played with."""

    option: Annotated[str, means("that lists them")]
    fewest: int
    most: int
    columns: int
    rows: int
    pieces: list[OwnPiece]
    total: Annotated[int, means("pieces on a card")]
    values: Annotated[str, means("the option with what each piece is worth; empty: there is none")]
    highest: Annotated[int, means("that one can be worth")]


def own_cards(room: Room, language: str) -> OwnCards | None:
    """What can be entered of somebody's own box, if only that knows its cards."""
    if room.printed is None:
        return None
    own, say = room.printed.OWN, room.words(language).say
    worth = [*own.ours, *[0] * len(own.pieces)]
    pieces = [
        OwnPiece(one.letter, say(own.named, piece=one.letter), one.many, value)
        for one, value in zip(own.pieces, worth)
    ]
    sizes = (own.option, own.fewest, own.most, own.columns, own.rows)
    return OwnCards(*sizes, pieces, own.total, own.values, own.highest)


class RestAsked(Struct, frozen=True):
    """Cards that nobody has shown, which may be told at the end."""

    seat: int
    where: str
    cards: int
    kinds: Annotated[dict[str, str], means("names of the kinds of card; none: playing cards")]


class HourglassSet(Struct, frozen=True):
    """A limit of time that the rules set; when it has run out, the text is told."""

    kind: str
    seconds: int
    text: str


class CompanionState(Struct):
    """Where a game with a real box stands, as everybody at the table may know it."""

    game: str
    title: str
    looks: Annotated[str, means("the digest of the game's looks")]
    names: list[str]
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
    hourglass: HourglassSet | None
    shown: Annotated[
        str, means("what is to be shown with an action that shows something, or empty")
    ]
    own: Annotated[OwnCards | None, means("of a pad `position`: how a card is drawn")]
    record: Annotated[str, means("of what was told so far, to be saved")]


class CompanionAnswer(Struct):
    """May I?"""

    allowed: bool
    message: Annotated[str, means("what would happen, or why not")]
    rule: str | None
    count: Annotated[list[str], means("how it is counted, line by line")] = []


# ------------------------------------------------------------------------------------- telling


class Teller:
    """A companion in a language, with the names of those who play."""

    def __init__(
        self, companion: Companion, language: str, names: Sequence[str] = (), shape: str = "wide"
    ) -> None:
        self.companion, self.language, self.shape = companion, language, shape
        self.room, self.game = companion.room, companion.game
        self.words: Words = of_room(self.room, language)
        self.table: Words = of_table(language)
        sides = [self.words.say(f"seat-{seat}") for seat in range(self.game.seats)]
        self.names = [given or side for given, side in zip([*names, *[""] * 4], sides)]

    @property
    def waits(self) -> bool:
        """Is something to be told that the world in hand only guesses?"""
        return bool(self.companion.wanted())

    def scene(self) -> Drawn:
        game = self.game
        s = game.states[-2] if self.waits else game.state
        view = self.room.view.view(game.params, s, SPECTATOR)
        given = (self.room, game.params, view, self.language, self.names, self.shape)
        return drawn(*given)._replace(prompt="")

    def sentences(self, begin: int = 0) -> list[str]:
        """What happened, from a number on; of what waits to be told, nothing."""
        last = len(self.game.events) - (1 if self.waits else 0)
        return [self._sentence(number) for number in range(max(0, begin), last)]

    def _sentence(self, number: int) -> str:
        game = self.game
        given = (game.params, game.states[number], game.events[number].action)
        told = (*given, SPECTATOR, self.words.say, self.names)
        note = self.room.trace.trace(*told).note
        said = self.room.scene.sentence(*told)
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
            whose = self.room.trace.whose(game.params, game.state)
            return say("tell-drawn", who=self.names[whose]) if whose >= 0 else say("tell-chance")
        if game.to_play == EVERYBODY:
            return say("tell-first")
        return say("tell-turn", who=self.names[game.players[0]])

    def _asked(self, shown: bool = False) -> str:
        """What is to be told now, or shown with it, where the room has words for it."""
        game = self.game
        return self.room.asked(game.params, game.state, self.words.say, self.names, shown)

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
        """Of a pad with a few things that can have come; each with its sentence."""
        if self.waits:
            return [
                CompanionOutcome(text, self._after(text), [])
                for text in self.companion.wanted()
                if self.companion.refusal(text) is None
            ]
        found = []
        game = self.companion.wide()
        for text in game.weights() if game.is_chance else {}:
            given = (game.params, game.state, game.outcome_of(text), SPECTATOR)
            told = (*given, self.words.say, self.names)
            items = [item._replace(state="") for item in self.room.trace.trace(*told).items]
            said = self.room.scene.sentence(*told)
            found.append(CompanionOutcome(text, said, items_as_data(tuple(items))))
        return found

    def _after(self, text: str) -> str:
        """What would be said of something that is told."""
        other = self.companion.copy()
        other.tell(text)
        number = len(self.game.events) - 1
        return Teller(other, self.language, self.names)._sentence(number)

    def ways(self) -> list[CompanionWay]:
        """What can be done; where a card of a hand belongs to it, all that it might be."""
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
                taps = self.room.scene.taps(wide.params, wide.state, action)
                on = tuple(tap for tap in taps if tap in there or tap.startswith("button:"))
                named = " ".join(tap.partition(":")[2] for tap in taps if tap not in on)
                if (seat, on) not in found:
                    found[seat, on] = self._way(wide, seat, text, action, list(on), named)
                found[seat, on].texts[named] = before + text
                if named and things is None:
                    things = self._things(wide, seat)
                for tap in taps:
                    if things and tap not in on and tap in things:
                        found[seat, on].named[tap.partition(":")[2]] = things[tap]
        claims = [one for one in self.companion.claims() if not self.companion.refusal(one)]
        return [*found.values(), *(self._claim(wide.players[0], text) for text in claims)]

    def _way(
        self, wide: Game, seat: int, text: str, action: int, taps: list[str], named: str
    ) -> CompanionWay:
        given = (wide.params, wide.state, action, seat, self.words.say, self.names)
        row = None if named else self.room.row(*given)
        sentence = "" if named else self.room.choice(*given)
        label = row.label if row else label_of(taps, sentence, self.words)
        count = self.room.counted(*given) if row else []
        data = row_as_data(row) if row else None
        shows = self.companion.shows(text)
        return CompanionWay(seat, taps, {}, label, sentence, shows, data, count, {})

    def _things(self, wide: Game, seat: int) -> dict[str, Named]:
        """What a player chooses from, where that is known to all (`Fact`): pictures and names."""
        view = self.room.view.view(wide.params, wide.state, seat)
        seen = self.room.drawn(wide.params, view, self.words.say, self.names)
        names = {about: fact.name for fact in seen.facts for about in fact.about}
        return {
            item.id: Named(names[item.id], items_as_data((item,))[0])
            for tray in seen.trays
            for item in tray.items
            if item.id in names
        }

    def _claim(self, seat: int, text: str) -> CompanionWay:
        said = self._after(text)
        return CompanionWay(seat, [f"button:{text}"], {"": text}, said, said, 0)

    def asked(self, text: str) -> CompanionAnswer:
        """May I?  And what would it do?"""
        problem = self.companion.refusal(text)
        if problem is not None:
            return CompanionAnswer(False, problem.told(self.language), problem.rule)
        other, number = self.companion.copy(), len(self.game.events)
        count = [] if self.waits else self._count_of(text)
        other.tell(text)
        number -= 1 if self.waits or text in self.companion.claims() else 0
        told, number = Teller(other, self.language, self.names), min(number, len(other.log) - 1)
        return CompanionAnswer(True, told._sentence(number), None, count)

    def touched(self, taps: list[str]) -> CompanionAnswer:
        """Why nothing comes of what was touched; a hand that nobody sees may hold any card."""
        wide = self.companion.wide()
        seat = wide.players[0] if wide.players else 0
        view = self.room.view.view(wide.params, wide.state, seat)
        seen = self.room.drawn(wide.params, view, self.words.say, self.names)
        there = [item.id for tray in seen.trays for item in tray.items]
        open_to_all = [one for one in there if not one.startswith(HAND)]
        hidden = [one for one in there if one.startswith(HAND)]
        things = [*(item.id for item in seen.items), *open_to_all]
        problem = of_taps(wide, seat, taps, things, hidden, of_others(seen, seat))
        told = problem.told(self.language)
        if isinstance(problem, Refused) and problem.code == NOTHING_THERE:
            told = f"{told} {seen.prompt}".strip()  # what can be done instead
        return CompanionAnswer(False, told, problem.rule)

    def _count_of(self, text: str) -> list[str]:
        wide = self.companion.wide()
        action = wide.actions().get(text)
        if action is None or not self.room.row(*self._given(wide, action)):
            return []
        return self.room.counted(*self._given(wide, action))

    def _given(self, wide: Game, action: int) -> tuple[object, ...]:
        seat = wide.players[0]
        return (wide.params, wide.state, action, seat, self.words.say, self.names)

    def hourglass(self) -> HourglassSet | None:
        game = self.game
        if game.over or self.waits:
            return None
        limit = self.room.limit(game.options, game.params, game.state)
        return HourglassSet(limit.kind, limit.seconds, limit.text) if limit else None

    def _kinds(self, letters: str) -> dict[str, str]:
        return {letter: self.words.say("card-name", card=letter) for letter in letters}

    # --------------------------------------------------------------------------------- all of it

    def state(self) -> CompanionState:
        companion, game, pad = self.companion, self.game, self.pad()
        note = companion.unchecked()
        begin = len(game.events) - LAST
        return CompanionState(
            game=self.room.card.id,
            title=self.words.say("name"),
            looks=self.room.looks.digest,
            names=self.names,
            told=list(companion.told),
            scene=as_data(self.scene()),
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
        )
