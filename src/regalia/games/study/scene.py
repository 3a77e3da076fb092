"""The Study as a Scene, its actions as taps and sentences."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from regalia.boards.chess import PIECES
from regalia.core.contract import Params
from regalia.core.scene import TALL, WIDE, Item, Scene
from regalia.games.study import rules
from regalia.games.study.positions import LETTERS, NAMES, position_text
from regalia.games.study.rules import BONUS, CARDS, LEVEL, SOLO, TURNS_AT, Study, square_of
from regalia.games.study.text import action_text, turn_text

Say = Callable[..., str]
Place = tuple[float, float]
TURN_WORDS = ("turn-right", "turn-left", "flip-h", "flip-v")  # in the names of messages


class Layout(NamedTuple):
    """Where things are: middles, except for the corners of boards."""

    width: float
    height: float
    solo_height: float  # no numbers to declare
    status: tuple[float, float]  # how far down, and how high
    board: Place  # the upper left corners of the board and of the two cards
    cards: tuple[Place, Place]
    small: float  # the size of a square on a card
    labels: tuple[tuple[float, float, float, float], ...]  # of both players' points and the deck
    number: Place  # the first button with a number, how many are in a row, their size
    numbers_in_row: int
    number_size: Place
    word: Place  # the first button with a word, and its size
    word_size: Place
    turn: Place  # the first button that turns a card, from the card's corner, and its size
    turn_size: Place
    turns_in_row: int


WIDE_LAYOUT = Layout(
    width=8.6,
    height=6.4,
    solo_height=5.4,
    status=(0.4, 0.6),
    board=(0.6, 0.9),
    cards=((4.2, 1.3), (6.6, 1.3)),
    small=0.6,
    labels=tuple((8.6 * (1 + 2 * i) / 6, 4.45, 8.6 / 3, 0.3) for i in range(3)),
    number=(0.5, 5.0),
    numbers_in_row=10,
    number_size=(0.74, 0.42),
    word=(1.5, 5.0),
    word_size=(2.4, 0.5),
    turn=(0.4, 2.15),
    turn_size=(0.9, 0.42),
    turns_in_row=2,
)
TALL_LAYOUT = Layout(  # with one card, beside the board
    width=6.4,
    height=9.5,
    solo_height=7.5,
    status=(0.5, 0.9),
    board=(0.6, 1.1),
    cards=((3.98, 1.6), (3.98, 1.6)),
    small=0.75,
    labels=tuple((1.1 + 2.1 * i, 4.85, 2.05, 0.7) for i in range(3)),
    number=(0.6, 5.65),
    numbers_in_row=6,
    number_size=(0.94, 0.76),
    word=(1.65, 7.0),
    word_size=(3.0, 0.76),
    turn=(-2.9, 4.05),
    turn_size=(1.4, 0.76),
    turns_in_row=4,
)
TALL_TWO = TALL_LAYOUT._replace(  # with two cards, below the board
    height=11.65,
    solo_height=9.95,
    cards=((0.55, 5.1), (3.6, 5.1)),
    labels=tuple((5.05, 1.6 + i, 2.5, 0.8) for i in range(3)),
    number=(0.6, 7.9),
    word=(1.65, 9.5),
    turn=(0.55, 2.75),
    turn_size=(1.0, 0.74),
    turns_in_row=2,
)
GAPS = (0.1, 0.08)  # between buttons side by side, and one above the other


def scene(
    params: Params, view: dict[str, Any], say: Say, names: Sequence[str], shape: str = WIDE
) -> Scene:
    layout = WIDE_LAYOUT
    if shape == TALL:
        layout = TALL_TWO if params[BONUS] else TALL_LAYOUT
    title, (y, height) = _status(params, view, say, names), layout.status
    middle = layout.width / 2
    items = [Item("status", "label", middle, y, "title", title, title, layout.width, height)]
    items += _board(view["position"], say, layout)
    for card, text in enumerate(view["cards"]):
        items += _card(params, card, text, view["complete"][card], say, layout)
    items += _labels(view, say, names, layout)
    items += _buttons(params, view, say, layout)
    height = layout.solo_height if params[SOLO] else layout.height
    return Scene(say("name"), layout.width, height, tuple(items))


def _status(params: Params, view: dict[str, Any], say: Say, names: Sequence[str]) -> str:
    who = names[view["player"]]
    if view["phase"] == "executing":
        return say(
            "status-solo" if params[SOLO] else "status-executing", who=who, left=view["number"]
        )
    return say(f"status-{view['phase']}", who=who, number=view["number"])


# -------------------------------------------------------------------------- board and cards


def _squares(text: str) -> Iterator[tuple[str, float, float, str]]:
    """Name, column and row of each square of a position, and the letter that stands there."""
    for row, rank in enumerate(text.split("/")):
        for column, letter in enumerate(rank):
            yield "abc"[column] + "321"[row], column, row, letter.strip(".")


def _look(name: str) -> str:
    return "light" if NAMES.index(name) % 2 else "dark"  # ST-1


def _content(letter: str, say: Say) -> str:
    return say("piece-name", piece=letter) if letter else say("empty")


def _board(position: str, say: Say, layout: Layout) -> Iterator[Item]:
    left, top = layout.board
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
            f"file:{file}", "label", left + i + 0.5, top + 3.2, "small", file, file, 0.4, 0.4
        )
        yield Item(
            f"rank:{rank}", "label", left - 0.25, top + i + 0.5, "small", rank, rank, 0.4, 0.4
        )


def _card(
    params: Params, card: int, text: str, complete: bool, say: Say, layout: Layout
) -> Iterator[Item]:
    (left, top), number, small = layout.cards[card], card + 1, layout.small
    title = say("card-done" if complete else "card", **_which(params, card))
    x = left + 1.5 * small
    yield Item(f"card{number}", "label", x, top - 0.25, "plain", title, title, 2.2, 0.4)
    pieces, of_card = [], _which(params, card)
    for name, column, row, letter in _squares(text):
        x, y = left + (column + 0.5) * small, top + (row + 0.5) * small
        spoken = say("card-square", square=name, content=_content(letter, say), **of_card)
        item = Item(f"card{number}:{name}", "cell", x, y, _look(name), spoken, "", small, small)
        yield item
        if letter:
            look = f"{PIECES[letter]}:neutral"
            on = item._replace(id=f"card{number}:{letter}", kind="piece", look=look, glyph=letter)
            pieces.append(on)
    yield from pieces


# ------------------------------------------------------------------------- labels and buttons


def _labels(view: dict[str, Any], say: Say, names: Sequence[str], layout: Layout) -> Iterator[Item]:
    def label(id_: str, number: int, look: str, text: str) -> Item:
        x, y, width, height = layout.labels[number]
        return Item(id_, "label", x, y, look, text, text, width, height)

    for seat, points in enumerate(view["points"]):
        text = say("points", who=names[seat], points=points)
        yield label(f"points:{seat}", seat, "plain", text)
    yield label("deck", 2, "small", say("deck", count=len(view["deck"])))


def _buttons(params: Params, view: dict[str, Any], say: Say, layout: Layout) -> Iterator[Item]:
    """What the seat that looks can touch, besides squares."""
    seat, phase = view["seat"], view["phase"]
    if phase == "thinking" and seat >= 0:
        for number in range(1, rules.MOST_DECLARED + 1):
            row, column = divmod(number - 1, layout.numbers_in_row)
            place = _button_place(layout.number, layout.number_size, column, row)
            spoken, button = say("button-declare", number=number), f"button:declare:{number}"
            yield _button(button, place, spoken, str(number), layout.number_size)
    elif phase in ("hourglass", "executing") and seat == view["player"]:
        words = ["challenge", "decline"] if phase == "hourglass" else ["give-up"]
        for i, word in enumerate(words):
            text = say(f"button-{word}")
            place = _button_place(layout.word, layout.word_size, i, 0)
            yield _button(f"button:{word}", place, text, text, layout.word_size)
        if phase == "executing":
            yield from _turn_buttons(params, view, say, layout)


def _turn_buttons(params: Params, view: dict[str, Any], say: Say, layout: Layout) -> Iterator[Item]:
    for card, complete in enumerate(view["complete"]):
        (left, top), (x, y) = layout.cards[card], layout.turn
        for turn in range(0 if complete else TURNS_AT[params[LEVEL]]):
            row, column = divmod(turn, layout.turns_in_row)
            place = _button_place((left + x, top + y), layout.turn_size, column, row)
            spoken = say(f"button-{TURN_WORDS[turn]}", **_which(params, card))
            button = f"button:{turn_text(params, card, turn)}"
            yield _button(button, place, spoken, "↻↺↔↕"[turn], layout.turn_size)


def _button_place(first: Place, size: Place, column: int, row: int) -> Place:
    return first[0] + column * (size[0] + GAPS[0]), first[1] + row * (size[1] + GAPS[1])


def _button(id_: str, place: Place, spoken: str, text: str, size: Place) -> Item:
    return Item(id_, "button", *place, "plain", spoken, text, *size)


def _which(params: Params, card: int) -> dict[str, int]:
    """What a text needs to name a card: its number, if there are two."""
    return {"card": card + 1, "bonus": params[BONUS]}


# --------------------------------------------------------------------------- taps and sentences


def taps(params: Params, s: Study, action: int) -> list[str]:
    if s.phase == rules.EXECUTING and action & 7 == rules.MOVE:
        return [NAMES[square_of(s.board, action >> 3 & 7)], NAMES[action >> 6]]
    return [f"button:{action_text(params, s, action)}"]


def sentence(
    params: Params, s: Study, action: int, seat: int, say: Say, names: Sequence[str]
) -> str:
    after = rules.act(params, s, action)
    if s.phase <= rules.DRAWING_SECOND:
        card = position_text(params[CARDS + action])
        if s.phase == rules.SETTING_UP:
            return say("say-set-up", card=card)
        aside = s.phase == after.phase == rules.DRAWING
        return say("say-draw-aside" if aside else "say-draw", card=card)
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
    return say(f"say-{TURN_WORDS[where]}", who=who, ending=ending, **_which(params, which))


def _ending(s: Study, after: Study, gave_up: bool, say: Say, names: Sequence[str]) -> str:
    """What an action of an execution led to."""
    if after.points[s.player] > s.points[s.player]:
        return say("end-success", who=names[s.player])
    if after.points != s.points:
        return say("end-given-up" if gave_up else "end-used-up", who=names[1 - s.player])
    if after.phase == rules.OVER and not gave_up:
        return say("end-completed")
    if new := after.done & ~s.done:
        return say("end-card", card=new)
    return "."
