"""The Study as a Scene, its actions as taps and sentences."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec.structs import replace

from regalia.boards.chess import PIECES
from regalia.core.contract import Params, Say
from regalia.core.contract.secrets import Seen
from regalia.core.drawing.scene import (
    NOBODY,
    SO_FAR,
    TALL,
    WIDE,
    Item,
    Meter,
    Row,
    Scene,
    Size,
    Tray,
)
from regalia.games.study import rules
from regalia.games.study.distances import LIES, LIES_AT, lying, numbers
from regalia.games.study.odds import share
from regalia.games.study.player.ground import distances
from regalia.games.study.positions import LETTERS, NAMES
from regalia.games.study.rules import CARDS, LEVEL, SOLO, TARGET, Study, square_of
from regalia.games.study.text import action_text

TURN_WORDS = ("turn-right", "turn-left", "flip-h", "flip-v")  # in the names of messages
TURN_SIGNS = "↻↺↔↕"
EDGE, GAP = 0.5, 0.35  # beside a board for letters, above a card for its title; and between them
BOARD = (EDGE, EDGE)  # upper left corners; wide, the board and a card are twins, row beside row
BESIDE = EDGE + 3 + GAP
LITTLE = 0.62  # a card on a phone, where squares that are touched are to be as large as they can
MOST_PLACES = 8  # for moves that are left, of up to thirty


def scene(
    params: Params, view: dict[str, Any], say: Say, names: Sequence[str], shape: str = WIDE
) -> Scene:
    two = rules.is_bonus(params)
    number = int(two)  # by which a text knows if a card has one
    tall = shape == TALL
    cell = LITTLE if tall else 1.0  # of a card
    across, down = (0.0, 3 * cell + EDGE) if tall else (3 + GAP, 0.0)  # from one card to the next
    items = [*_board(view["position"], say)]
    for card, text in enumerate(view["cards"]):
        place = CardPlace(BESIDE + card * across, EDGE + card * down, cell)
        items += _card(Which(card + 1, number), text, view["complete"][card], say, place)
    width, height = BESIDE + 3 * cell, 2 * EDGE + 3
    if two:
        width, height = width + across, max(height, EDGE + down + 3 * cell)
    points = view["points"]
    return Scene(
        *(say("name"), width, height, tuple(items)),
        trays=(
            *_so_far(params, view, shape, say),
            *_deck(view, say),
        ),
        meters=tuple(_points(params, seat, points[seat], say) for seat in range(len(points))),
        prompt="" if view["phase"] == "over" else _prompt(params, view, say, names),
        owners=tuple(names),
    )


def _deck(view: dict[str, Any], say: Say) -> Iterator[Tray]:
    if size := len(view["deck"]):
        yield Tray("deck", NOBODY, say("deck", count=size), counted=True)


def _so_far(params: Params, view: dict[str, Any], shape: str, say: Say) -> Iterator[Tray]:
    """The plan of whoever executes one: what was done, and a place for each move that is left."""
    if view["phase"] == "executing":
        left = 0 if params[SOLO] else min(view["number"], MOST_PLACES)
        places = (
            Item(f"place:{i}", "piece", 0, 0, "outline", say("still-to-do"), "_")
            for i in range(left)
        )
        size: Size = "middle" if shape == TALL else "little"  # wide may be low, too
        yield Tray(SO_FAR, view["player"], say("so-far"), tuple(places), size)


def _points(params: Params, seat: int, points: int, say: Say) -> Meter:
    most = params[TARGET]
    name = say("points-of", points=points, most=most)
    return Meter(f"points:{seat}", seat, name, min(points, most), most)


def _prompt(params: Params, view: dict[str, Any], say: Say, names: Sequence[str]) -> str:
    phase, number = view["phase"], view["number"]
    if phase == "executing" and params[SOLO]:
        return say("status-solo")
    you = "-you" if view["player"] == view["seat"] and phase in ("hourglass", "executing") else ""
    return say(f"status-{phase}{you}", who=names[view["player"]], number=number, left=number)


# -------------------------------------------------------------------------- board and cards


class CardPlace(NamedTuple):
    """The upper left corner of a card, and how large its squares are."""

    left: float
    top: float
    cell: float


class Which(NamedTuple):
    """The values by which a text names a card: its number, if there are two."""

    card: int
    bonus: int


def _squares(text: str) -> Iterator[tuple[str, float, float, str]]:
    """Name, column and row of each square of a position, and the letter that stands there."""
    for row, rank in enumerate(text.split("/")):
        for column, letter in enumerate(rank):
            yield "abc"[column] + "321"[row], column, row, letter.strip(".")


def _look(name: str) -> str:
    return "light" if NAMES.index(name) % 2 else "dark"  # ST-1


def _content(letter: str, say: Say) -> str:
    return say("piece-name", piece=letter) if letter else say("empty")


def board_of(position: str, edge: float) -> Iterator[Item]:
    """A position by itself, so far from the edge of what it lies on: squares, then pieces."""
    pieces = []
    for name, column, row, letter in _squares(position):
        cell = Item(name, "cell", edge + column + 0.5, edge + row + 0.5, _look(name), "")
        yield cell
        if letter:
            look = f"{PIECES[letter]}:neutral"
            pieces.append(replace(cell, id=letter, kind="piece", look=look, glyph=letter))
    yield from pieces


@lru_cache(1024)
def _board(position: str, say: Say) -> tuple[Item, ...]:
    return tuple(_board_items(position, say))


def _board_items(position: str, say: Say) -> Iterator[Item]:
    left, top = BOARD
    pieces = []
    for name, column, row, letter in _squares(position):
        x, y = left + column + 0.5, top + row + 0.5
        spoken = say("square", square=name, content=_content(letter, say))
        yield Item(name, "cell", x, y, _look(name), spoken)
        if letter:
            spoken = say("piece-on", square=name, piece=letter)
            pieces.append(
                Item(f"piece:{letter}", "piece", x, y, f"{PIECES[letter]}:neutral", spoken, letter)
            )
    yield from pieces
    for i in range(3):
        file, rank = "abc"[i], "321"[i]
        yield Item(
            f"file:{file}", "label", left + i + 0.5, top + 3.25, "small", file, file, 0.4, 0.4
        )
        yield Item(
            f"rank:{rank}", "label", left - 0.25, top + i + 0.5, "small", rank, rank, 0.4, 0.4
        )


@lru_cache(1024)
def _card(which: Which, text: str, complete: bool, say: Say, place: CardPlace) -> tuple[Item, ...]:
    return tuple(_card_items(which, text, complete, say, place))


def _card_items(
    which: Which, text: str, complete: bool, say: Say, place: CardPlace
) -> Iterator[Item]:
    of_card, number = which._asdict(), which.card
    left, top, cell = place
    title = say("card-done" if complete else "card", **of_card)
    middle, size = left + 1.5 * cell, (3 * cell, 0.45)
    yield Item(f"card{number}", "label", middle, top - 0.25, "plain", title, title, *size)
    pieces = []
    for name, column, row, letter in _squares(text):
        x, y = left + (column + 0.5) * cell, top + (row + 0.5) * cell
        spoken = say("card-square", square=name, content=_content(letter, say), **of_card)
        look = _look(name)
        item = Item(f"card{number}:{name}", "cell", x, y, look, spoken, width=cell, height=cell)
        yield item
        if letter:
            look = f"{PIECES[letter]}:neutral"
            on = replace(item, id=f"card{number}:{letter}", kind="piece", look=look, glyph=letter)
            pieces.append(on)
    yield from pieces


# --------------------------------------------------------------------------- taps and sentences


def taps(params: Params, s: Study, action: int) -> list[str]:
    if s.phase == rules.EXECUTING and action & 7 == rules.MOVE:
        return [NAMES[square_of(s.board, action >> 3 & 7)], NAMES[action >> 6]]
    return [f"button:{action_text(params, s, action)}"]


def steps(params: Params, s: Study, action: int, say: Say) -> list[str]:
    if s.phase == rules.EXECUTING and action & 7 == rules.MOVE:
        return [say("step-where", piece=LETTERS[action >> 3 & 7])]
    return []


def row(params: Params, seen: Seen[Study], seat: int, say: Say, names: Sequence[str]) -> Row | None:
    """The meaning of words that one can say: a number, an answer to one, a turn of a card."""
    s, action, _ = seen
    if s.phase == rules.THINKING:
        number = action >> 2
        often = share(params, number)
        first = number == 1 and often is not None  # it is said once
        note = say("declare-odds", level=params[LEVEL]) if first else ""
        return Row(say("declare-number", number=number), note, number=number, share=often)
    kind = action & 7
    if s.phase == rules.HOURGLASS:
        challenge = kind == rules.CHALLENGE
        who = s.player if challenge else 1 - s.player  # who then plays
        least = s.number - 1 if challenge else s.number
        given = {"who": names[who], "other": names[1 - who], "number": least}
        label = say("button-challenge" if challenge else "button-decline")
        return Row(label, outcome=say("row-plays", **given), rank=int(challenge))
    if s.phase != rules.EXECUTING or kind == rules.MOVE:
        return None
    if kind == rules.GIVE_UP:
        return _given_up(params, s, say, names)
    card, turn = action >> 3 & 7, action >> 6
    word = say("turn-card" if turn < 2 else "mirror-card")
    return Row(_of_card(params, card, f"{TURN_SIGNS[turn]} {word}", say))


def _of_card(params: Params, card: int, told: str, say: Say) -> str:
    """A text about a card, with its number where there are two."""
    return say("title-of", title=str(card + 1), text=told) if rules.is_bonus(params) else told


def picture(params: Params, action: int, say: Say) -> Item:
    """An action of a plan as a little picture."""
    which, where = action >> 3 & 7, action >> 6
    if action & 7 != rules.MOVE:
        word = say("turn-card" if where < 2 else "mirror-card")
        return Item("did", "card", 0, 0, "turned", word, TURN_SIGNS[where])
    letter = LETTERS[which]
    name = say("piece-on", piece=letter, square=NAMES[where])
    return Item("did", "piece", 0, 0, f"{PIECES[letter]}:neutral", name, letter)


def sign(params: Params, s: Study, action: int, say: Say) -> Row:
    """An action of a plan in a few signs."""
    which, where = action >> 3 & 7, action >> 6
    if action & 7 != rules.MOVE:
        word = say("turn-card" if where < 2 else "mirror-card")
        return Row(_of_card(params, which, f"{TURN_SIGNS[where]} {word}", say))
    letter = LETTERS[which]
    look, name = f"{PIECES[letter]}:neutral", say("piece-name", piece=letter)
    return Row(NAMES[where], items=(Item(f"piece:{letter}", "piece", 0, 0, look, name, letter),))


def _given_up(params: Params, s: Study, say: Say, names: Sequence[str]) -> Row:
    """Giving up is asked first, with the score that it would make."""
    if params[SOLO]:
        note = say("give-up-alone")
    else:
        own, other = s.points[s.player], s.points[1 - s.player] + 1
        note = say("give-up-score", who=names[1 - s.player], own=own, other=other)
    return Row(say("button-give-up"), note, ask=say("give-up-ask"))


def tally(params: Params, s: Study, outcome: int, say: Say) -> str:
    """Challenges are counted by their distance (ST-11); of two cards at once, none are."""
    if s.phase != rules.DRAWING or rules.is_bonus(params):
        return ""
    card, far, number = params[CARDS + outcome], distances(s.board), numbers()
    lies = LIES[: LIES_AT[params[LEVEL]]]
    return say(
        "fewest-moves",
        number=min(len(turns) + far[number[lying(card, turns)]] for turns in lies),
    )


def sentence(params: Params, seen: Seen[Study], seat: int, say: Say, names: Sequence[str]) -> str:
    s, action, after = seen
    if s.phase <= rules.DRAWING_SECOND:
        if s.phase == rules.SETTING_UP:
            return say("say-set-up")
        aside = s.phase == after.phase == rules.DRAWING
        return say("say-draw-aside" if aside else "say-draw")
    if s.phase == rules.THINKING:
        return say("say-declare", who=names[action & 3], number=action >> 2)
    who, kind = names[s.player], action & 7
    if s.phase == rules.HOURGLASS:
        word = "say-challenge" if kind == rules.CHALLENGE else "say-decline"
        return say(word, who=who, number=s.number - 1)
    ending = _ending(s, after, kind == rules.GIVE_UP, say, names)
    if kind == rules.GIVE_UP:
        return say("say-give-up", who=who, ending=ending)
    which, where = action >> 3 & 7, action >> 6
    if kind == rules.MOVE:
        piece = LETTERS[which]
        return say("say-move", who=who, piece=piece, square=NAMES[where], ending=ending)
    return say(
        f"say-{TURN_WORDS[where]}",
        who=who,
        ending=ending,
        **Which(which + 1, int(rules.is_bonus(params)))._asdict(),
    )


def _ending(s: Study, after: Study, gave_up: bool, say: Say, names: Sequence[str]) -> str:
    """The end of a sentence: the consequence of an action in an execution."""
    if after.points[s.player] > s.points[s.player]:
        return say("end-success", who=names[s.player])
    if after.points != s.points:
        return say("end-given-up" if gave_up else "end-used-up", who=names[1 - s.player])
    if after.phase == rules.OVER and not gave_up:
        return say("end-completed", who=names[s.player])
    if new := after.done & ~s.done & 3:
        return say("end-card", who=names[s.player], card=new)
    return "."
