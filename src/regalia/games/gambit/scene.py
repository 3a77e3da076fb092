"""The Queen's Gambit as a Scene, its actions as taps and sentences."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from regalia.core.contract import Box
from regalia.core.scene import Item, Scene
from regalia.games.gambit import rules
from regalia.games.gambit.rules import Gambit
from regalia.games.gambit.setups import COUNTS, KINDS, NAMES
from regalia.games.gambit.table import LETTERS
from regalia.games.gambit.text import action_text

Say: TypeAlias = Callable[..., str]

WIDTH, HEIGHT = 17.8, 9.8
LEFT, TOP = 0.6, 0.3  # of the board
PANELS, PANEL_HEIGHT = 9.1, 2.4  # the players' places, right of the board
ROW, REVEALED, HAND, PILE = 0.45, 3.0, 4.1, 8.0  # where the first card of each is, in a panel
CARD_WIDTH, CARD_HEIGHT, CARD_STEP = 0.68, 1.0, 0.74


def scene(box: Box, view: dict[str, Any], say: Say, names: Sequence[str]) -> Scene:
    items = [*_board(view, say, names)]
    for seat in range(box[0]):
        top = (HEIGHT - PANEL_HEIGHT * box[0]) / 2 + PANEL_HEIGHT * seat
        items += _panel(view, seat, top, say, names)
    return Scene(say("name"), WIDTH, HEIGHT, tuple(items))


# ------------------------------------------------------------------------------- the board


def _board(view: dict[str, Any], say: Say, names: Sequence[str]) -> Iterator[Item]:
    gambits = {name: seat for seat, name in enumerate(view["gambits"]) if name is not None}
    pieces = []
    for i, name in enumerate(NAMES):
        place = _place(name)
        look = "light" if (i + i // 8) % 2 else "dark"
        content = say("nothing")
        if name in view["tokens"]:
            kind = view["tokens"][name]
            value = rules.VALUES[kind]
            content = say("token", kind=kind, value=value)
            spoken = say("on-square", thing=content, square=name)
            token = (f"token:{kind}", spoken, f"{kind}{value}")
            pieces.append(Item(f"piece:{name}", "piece", *place, *token))
        elif name in gambits:
            seat = gambits[name]
            content = say("gambit-of", who=names[seat])
            spoken = say("on-square", thing=content, square=name)
            pieces.append(
                Item(f"piece:{name}", "piece", *place, f"gambit:{seat}", spoken, f"G{seat}")
            )
        elif view["phase"] == "starts" and name in view["starts"]:  # ordinary later (QG-6)
            look, content = "start", say("start-square")
        yield Item(name, "cell", *place, look, say("square", square=name, content=content))
    yield from pieces
    for i, (file, rank) in enumerate(zip("abcdefgh", "87654321")):
        x, y = LEFT + 0.5 + i, TOP + 0.5 + i
        yield _label(f"file:{file}", x, TOP + 8.3, "small", say("file", file=file), 0.5, file)
        yield _label(f"rank:{rank}", LEFT / 2, y, "small", say("rank", rank=rank), 0.5, rank)
    who = names[view["player"] if view["winner"] is None else view["winner"]]
    status = say(f"status-{view['phase']}", who=who, card=view["revealed"] or "", turn=view["turn"])
    yield _label("status", LEFT + 4, 9.3, "title", status, 8.0)


def _place(name: str) -> tuple[float, float]:
    return LEFT + 0.5 + "abcdefgh".index(name[0]), TOP + 8.5 - int(name[1])


def _label(
    label: str, x: float, y: float, look: str, name: str, width: float, text: str = ""
) -> Item:
    return Item(label, "label", x, y, look, name, text or name, width, 0.5)


# ------------------------------------------------------------------------ a player's place


def _panel(
    view: dict[str, Any], seat: int, top: float, say: Say, names: Sequence[str]
) -> Iterator[Item]:
    who = names[seat]
    own = view["own"] if seat == view["seat"] else None

    def card(item: str, x: float, face: str, spoken: str) -> Item:
        """A card, face up, or its back."""
        look, glyph = (f"move:{face}", face) if face else (f"back:{seat}", "▒")
        place = (PANELS + x, top + 1.15)
        return Item(item, "card", *place, look, spoken, glyph, CARD_WIDTH, CARD_HEIGHT)

    score = say("score", who=who, points=view["points"][seat])
    yield _label(f"score:{seat}", PANELS + 2.1, top + 0.3, "plain", score, 4.2)
    taken = [*view["captured"][seat].values()]
    counts = " ".join(
        f"{taken.count(kind)}{say('letter', piece=kind)}" for kind in COUNTS if kind in taken
    )
    spoken = say("captured", tokens=counts or say("nothing"))
    yield _label(f"captured:{seat}", PANELS + 6.3, top + 0.3, "small", spoken, 4.2)
    row = own["row"] if own and view["peek"] else ""  # QG-14
    empty = 3 - view["rows"][seat] if view["revealed"] and seat == view["player"] else 0
    for i in range(view["rows"][seat]):
        face = row[i] if row else ""
        message = "row-card" if face else "row-back"
        spoken = say(message, who=who, number=i + 1, card=face)
        yield card(f"row:{seat}:{i}", ROW + CARD_STEP * (empty + i), face, spoken)
    if view["revealed"] and seat == view["player"]:
        face = view["revealed"]
        yield card("revealed", REVEALED, face, say("revealed", who=who, card=face))
    hand = own["hand"] if own else ""
    for i in range(view["hands"][seat]):
        item, face, spoken = f"hand:{seat}:{i}", "", say("hand-back", who=who)
        if hand:
            face = hand[i]
            item, spoken = hand_card(hand, i), say("hand-card", who=who, card=face)
        yield card(item, HAND + CARD_STEP * i, face, spoken)
    size = view["piles"][seat]
    if size:
        yield card(f"pile:{seat}", PILE, "", say("pile", who=who, count=size))
    letters = [say("letter", piece=card) for card in view["discards"][seat]]
    discards = "".join(letters) or say("nothing")
    for caption, x, width in (
        ("face-down", ROW + CARD_STEP, 1.7),
        ("discarded", REVEALED, 1.8),
        ("hand", HAND + CARD_STEP, 1.6),
        ("draw-pile", PILE - 0.25, 1.7),
    ):
        spoken = say(caption, count=size, discards=discards)
        yield _label(f"{caption}:{seat}", PANELS + x, top + 1.95, "small", spoken, width)


def hand_card(hand: str, i: int) -> str:
    """The id of an own card: alike cards are numbered, `hand:Q1`."""
    return f"hand:{hand[i]}{hand[: i + 1].count(hand[i])}"


# -------------------------------------------------------------------------- taps and words


def taps(box: Box, s: Gambit, action: int) -> list[str]:
    word, _, rest = action_text(box, s, action).partition(":")
    if word == "stay":
        return ["button:stay"]
    return [hand_card(rest, i) for i in range(len(rest))] if word == "plan" else [rest]


def sentence(box: Box, s: Gambit, action: int, seat: int, say: Say, names: Sequence[str]) -> str:
    """What happens; hidden cards are named to their owner, face-down ones only where `peek` lets
    an interface show them again (QG-14)."""
    word, _, rest = action_text(box, s, action).partition(":")
    who = names[s.player]
    if word == "setup":
        return say("say-setup", setup=rest)
    if word == "start":
        return say("say-start", who=who, square=rest)
    if word in ("move", "stay"):
        return _move_sentence(s, word, action, say, who)
    known = seat == s.player and (word != "plan" or bool(box[2]))
    cards = [say("card-name", card=card) for card in rest] if known else []
    form = ("three-" if len(rest) == 3 else "") + ("known" if known else "hidden")
    text = say(f"say-{word}-{form}", who=who, cards=say("then").join(cards))
    after = rules.act(box, s, action)
    if word == "draw" and after.phase == rules.MOVING:
        card = LETTERS[after.card]
        text += " " + say("say-reveal", who=names[after.player], card=card)
    return text


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
