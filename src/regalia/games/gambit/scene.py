"""The Queen's Gambit as a Scene, its actions as taps and sentences."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from regalia.boards.chess import PIECES
from regalia.core.contract import Params
from regalia.core.scene import TALL, WIDE, Item, Scene
from regalia.games.gambit import rules
from regalia.games.gambit.laid_out import LETTERS
from regalia.games.gambit.rules import Gambit
from regalia.games.gambit.setups import COUNTS, KINDS, NAMES
from regalia.games.gambit.text import action_text

Say: TypeAlias = Callable[..., str]

Place: TypeAlias = tuple[float, float]
Line: TypeAlias = tuple[float, float, float]  # the middle of a label, and its width


class Panel(NamedTuple):
    """Where things are in a player's place: the middle of the first card of each kind."""

    height: float
    score: Line
    captured: Line
    row: Place
    revealed: Place
    hand: Place
    pile: Place
    card: float  # how wide a card is
    hand_card: float  # and one in the hand
    captions: tuple[Line, Line, Line, Line]  # of row, revealed card, hand and pile


WIDTH, HEIGHT = 17.8, 9.8
BOARD = (0.6, 0.3)  # its upper left corner
PANELS = 9.1  # the players' places, right of the board
CARD_SHAPE, CARD_STEP = 1.0 / 0.68, 0.74 / 0.68  # height, and way to the next card, by the width
BESIDE = Panel(
    height=2.4,
    score=(2.1, 0.3, 4.2),
    captured=(6.3, 0.3, 4.2),
    row=(0.45, 1.15),
    revealed=(3.0, 1.15),
    hand=(4.1, 1.15),
    pile=(8.0, 1.15),
    card=0.68,
    hand_card=0.68,
    captions=((1.19, 1.95, 1.7), (3.0, 1.95, 1.8), (4.84, 1.95, 1.6), (7.75, 1.95, 1.7)),
)
# In the tall shape the others sit above the board, and whoever looks below it, with a large hand.
TALL_WIDTH, TALL_LEFT, TALL_STATUS = 8.5, 0.4, 9.45
ABOVE = Panel(
    height=2.0,
    score=(2.15, 0.25, 4.1),
    captured=(6.4, 0.25, 4.1),
    row=(0.42, 0.95),
    revealed=(2.85, 0.95),
    hand=(3.9, 0.95),
    pile=(8.1, 0.95),
    card=0.62,
    hand_card=0.62,
    captions=((1.0, 1.65, 1.5), (2.87, 1.65, 2.15), (4.9, 1.65, 1.7), (7.2, 1.65, 2.5)),
)
BELOW = ABOVE._replace(
    height=3.7,
    revealed=(3.2, 0.95),
    hand=(1.9, 2.8),
    pile=(6.6, 0.95),
    hand_card=1.15,
    captions=((1.09, 1.65, 1.7), (3.4, 1.65, 2.8), (0.65, 2.8, 1.1), (6.6, 1.65, 3.2)),
)


def scene(
    params: Params, view: dict[str, Any], say: Say, names: Sequence[str], shape: str = WIDE
) -> Scene:
    players: int = params[0]
    if shape == TALL:
        near = max(0, view["seat"])
        top = ABOVE.height * (players - 1)
        below = top + TALL_STATUS
        items = [*_board(view, say, names, (TALL_LEFT, top))]
        for i, seat in enumerate(seat for seat in range(players) if seat != near):
            items += _panel(view, seat, (0, ABOVE.height * i), ABOVE, say, names)
        items += _panel(view, near, (0, below), BELOW, say, names)
        return Scene(say("name"), TALL_WIDTH, below + BELOW.height, tuple(items))
    items = [*_board(view, say, names, BOARD)]
    for seat in range(players):
        top = (HEIGHT - BESIDE.height * players) / 2 + BESIDE.height * seat
        items += _panel(view, seat, (PANELS, top), BESIDE, say, names)
    return Scene(say("name"), WIDTH, HEIGHT, tuple(items))


# ------------------------------------------------------------------------------- the board


def _board(view: dict[str, Any], say: Say, names: Sequence[str], corner: Place) -> Iterator[Item]:
    left, top = corner
    gambits = {name: seat for seat, name in enumerate(view["gambits"]) if name is not None}
    pieces = []
    for i, name in enumerate(NAMES):
        place = left + 0.5 + "abcdefgh".index(name[0]), top + 8.5 - int(name[1])
        look = "light" if (i + i // 8) % 2 else "dark"
        content = say("nothing")
        if name in view["tokens"]:
            kind = view["tokens"][name]
            value = rules.VALUES[kind]
            content = say("token", kind=kind, value=value)
            spoken = say("on-square", thing=content, square=name)
            token = (f"token-{PIECES[kind]}", spoken, f"{kind}{value}")
            pieces.append(Item(f"piece:{name}", "piece", *place, *token))
        elif name in gambits:
            seat = gambits[name]
            content = say("gambit-of", who=names[seat])
            spoken = say("on-square", thing=content, square=name)
            pieces.append(
                Item(f"piece:{name}", "piece", *place, f"queen-{seat}", spoken, f"G{seat}")
            )
        elif view["phase"] == "starts" and name in view["starts"]:  # ordinary later (QG-6)
            look, content = "start", say("start-square")
        yield Item(name, "cell", *place, look, say("square", square=name, content=content))
    yield from pieces
    for i, (file, rank) in enumerate(zip("abcdefgh", "87654321")):
        x, y = left + 0.5 + i, top + 0.5 + i
        yield _label(f"file:{file}", (x, top + 8.3, 0.5), "small", say("file", file=file), file)
        yield _label(f"rank:{rank}", (left / 2, y, 0.4), "small", say("rank", rank=rank), rank)
    who = names[view["player"] if view["winner"] is None else view["winner"]]
    status = say(f"status-{view['phase']}", who=who, card=view["revealed"] or "", turn=view["turn"])
    yield _label("status", (left + 4, top + 9.0, 8.0), "title", status, "", 0.8)


def _label(
    label: str, line: Line, look: str, name: str, text: str = "", height: float = 0.5
) -> Item:
    x, y, width = line
    return Item(label, "label", x, y, look, name, text or name, width, height)


# ------------------------------------------------------------------------ a player's place


def _panel(
    view: dict[str, Any], seat: int, corner: Place, panel: Panel, say: Say, names: Sequence[str]
) -> Iterator[Item]:
    who = names[seat]
    own = view["own"] if seat == view["seat"] else None

    def card(item: str, first: Place, number: int, face: str, spoken: str) -> Item:
        """A card, face up, or its back; so many places right of the first."""
        look, glyph = (f"move-{PIECES[face]}", face) if face else (f"back-{seat}", "▒")
        width = panel.hand_card if first is panel.hand else panel.card
        x, y = corner[0] + first[0] + CARD_STEP * width * number, corner[1] + first[1]
        return Item(item, "card", x, y, look, spoken, glyph, width, width * CARD_SHAPE)

    def label(item: str, line: Line, look: str, text: str) -> Item:
        place = corner[0] + line[0], corner[1] + line[1], line[2]
        return _label(f"{item}:{seat}", place, look, text)

    score = say("score", who=who, points=view["points"][seat])
    yield label("score", panel.score, "plain", score)
    taken = [*view["captured"][seat].values()]
    counts = " ".join(
        f"{taken.count(kind)}{say('letter', piece=kind)}" for kind in COUNTS if kind in taken
    )
    spoken = say("captured", tokens=counts or say("nothing"))
    yield label("captured", panel.captured, "small", spoken)
    row = own["row"] if own and view["peek"] else ""  # QG-14
    empty = 3 - view["rows"][seat] if view["revealed"] and seat == view["player"] else 0
    for i in range(view["rows"][seat]):
        face = row[i] if row else ""
        message = "row-card" if face else "row-back"
        spoken = say(message, who=who, number=i + 1, card=face)
        yield card(f"row:{seat}:{i}", panel.row, empty + i, face, spoken)
    if view["revealed"] and seat == view["player"]:
        face = view["revealed"]
        yield card("revealed", panel.revealed, 0, face, say("revealed", who=who, card=face))
    hand = own["hand"] if own else ""
    for i in range(view["hands"][seat]):
        item, face, spoken = f"hand:{seat}:{i}", "", say("hand-back", who=who)
        if hand:
            face = hand[i]
            item, spoken = hand_card(hand, i), say("hand-card", who=who, card=face)
        yield card(item, panel.hand, i, face, spoken)
    size = view["piles"][seat]
    if size:
        yield card(f"pile:{seat}", panel.pile, 0, "", say("pile", who=who, count=size))
    letters = [say("letter", piece=card) for card in view["discards"][seat]]
    discards = "".join(letters) or say("nothing")
    for caption, line in zip(("face-down", "discarded", "hand", "draw-pile"), panel.captions):
        yield label(caption, line, "small", say(caption, count=size, discards=discards))


def hand_card(hand: str, i: int) -> str:
    """The id of an own card: alike cards are numbered, `hand:Q1`."""
    return f"hand:{hand[i]}{hand[: i + 1].count(hand[i])}"


# -------------------------------------------------------------------------- taps and words


def taps(params: Params, s: Gambit, action: int) -> list[str]:
    word, _, rest = action_text(params, s, action).partition(":")
    if word == "stay":
        return ["button:stay"]
    return [hand_card(rest, i) for i in range(len(rest))] if word == "plan" else [rest]


def sentence(
    params: Params, s: Gambit, action: int, seat: int, say: Say, names: Sequence[str]
) -> str:
    """What happens; hidden cards are named to their owner, face-down ones only where `peek` lets
    an interface show them again (QG-14)."""
    word, _, rest = action_text(params, s, action).partition(":")
    who = names[s.player]
    if word == "setup":
        return say("say-setup", setup=rest)
    if word == "start":
        return say("say-start", who=who, square=rest)
    if word in ("move", "stay"):
        return _move_sentence(s, word, action, say, who)
    known = seat == s.player and (word != "plan" or bool(params[2]))
    cards = [say("card-name", card=card) for card in rest] if known else []
    form = ("three-" if len(rest) == 3 else "") + ("known" if known else "hidden")
    text = say(f"say-{word}-{form}", who=who, cards=say("then").join(cards))
    after = rules.act(params, s, action)
    if word == "draw" and after.phase == rules.MOVING:
        card = LETTERS[after.card]
        text += " " + say("say-reveal", who=names[after.player], card=card)
    return text


def choice(
    params: Params, s: Gambit, action: int, seat: int, say: Say, names: Sequence[str]
) -> str:
    """An action that is only being considered: cards in the own hand have names."""
    word, _, cards = action_text(params, s, action).partition(":")
    if word != "plan":
        return sentence(params, s, action, seat, say, names)
    named = say("then").join(say("card-name", card=card) for card in cards)
    form = "three-known" if len(cards) == 3 else "known"
    return say(f"say-plan-{form}", who=names[s.player], cards=named)


def _move_sentence(s: Gambit, word: str, action: int, say: Say, who: str) -> str:
    card = LETTERS[s.card]
    if word == "stay":
        return say("say-stay", who=who, card=card)
    square, token = NAMES[action], rules.token_on(s, action)
    if not token:
        return say("say-move", who=who, card=card, square=square)
    kind = KINDS[token.bit_length() - 1]
    value = rules.VALUES[kind]
    return say("say-capture", who=who, card=card, square=square, kind=kind, value=value)
