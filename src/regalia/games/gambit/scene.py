"""The Queen's Gambit as a Scene, its actions as taps and sentences."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec.structs import replace

from regalia.boards.chess import PIECES
from regalia.core.contract import Params, Say
from regalia.core.contract.secrets import HIDDEN, Seen
from regalia.core.drawing.scene import NOBODY, WIDE, Item, Meter, Scene, Size, Tray
from regalia.games.gambit import rules
from regalia.games.gambit.laid_out import LETTERS, given, kind_on, row_text, worths
from regalia.games.gambit.rules import Gambit
from regalia.games.gambit.setups import LETTERS as KINDS
from regalia.games.gambit.setups import NAMES, VALUES
from regalia.games.gambit.text import action_text

EDGE = 0.5  # left of the board and below it, for letters and numbers
SIZE = EDGE + 8
CARD = (1.0, 1.4)  # the shape of a card
OURS = dict(zip(KINDS, VALUES))


def scene(
    params: Params, view: dict[str, Any], say: Say, names: Sequence[str], shape: str = WIDE
) -> Scene:
    players: int = params[0]
    return Scene(
        *(say("name"), SIZE, SIZE, _board(_shown(params, view, names), say)),
        trays=tuple(
            tray for seat in range(players) for tray in _trays(params, view, seat, say, names[seat])
        ),
        meters=(_tokens_left(params, view, say),) if view["tokens"] else (),
        prompt=_prompt(view, say, names) if view["winner"] is None else "",
        owners=tuple(names[:players]),
    )


def _tokens_left(params: Params, view: dict[str, Any], say: Say) -> Meter:
    """The meter of tokens that are left and their worth, which tells how near the end is
    (QG-15)."""
    left, taken = view["tokens"], sum(map(len, view["captured"]))
    worth = worths(params, view["setup"] - 1)
    points = sum(worth[square] for square in view["tokens"])
    name = say("tokens-left", left=len(left), points=points)
    return Meter("tokens", NOBODY, name, taken, taken + len(left))


YOURS = ("starts", "planning", "moving", "adding")  # in which a player chooses


def _prompt(view: dict[str, Any], say: Say, names: Sequence[str]) -> str:
    phase, player = view["phase"], view["player"]
    you = "-you" if player == view["seat"] and phase in YOURS else ""
    given = {"who": names[player], "card": view["revealed"] or "", "turn": view["turn"]}
    return say(f"status-{phase}{you}", **given)


def uncovered(view: dict[str, Any]) -> dict[str, Any]:
    """Looking back, one's own row is shown, too (QG-14)."""
    return view | {"peek": True}


# ------------------------------------------------------------------------------- the board


class Shown(NamedTuple):
    """The board as everybody sees it."""

    tokens: tuple[tuple[str, str, int], ...]  # square, kind, value
    gambits: tuple[tuple[str, int, str], ...]  # square, seat, whose
    starts: tuple[str, ...]
    left: tuple[str, ...]  # start tokens that stay (QG-22)


def _shown(params: Params, view: dict[str, Any], names: Sequence[str]) -> Shown:
    gambits = tuple(
        (name, seat, names[seat]) for seat, name in enumerate(view["gambits"]) if name is not None
    )
    choosing = view["phase"] == "starts"
    starts = tuple(view["starts"]) if choosing else ()  # ordinary later (QG-6)
    left = () if choosing else tuple(view.get("left", ()))
    worth = worths(params, view["setup"] - 1) if view["tokens"] else {}
    tokens = tuple((name, kind, worth[name]) for name, kind in view["tokens"].items())
    return Shown(tokens, gambits, starts, left)


@lru_cache(64)  # whoever sits at a table sees the same
def _board(shown: Shown, say: Say) -> tuple[Item, ...]:
    tokens = {name: (kind, value) for name, kind, value in shown.tokens}
    gambits = {name: rest for name, *rest in shown.gambits}
    cells, pieces = [], []
    for i, name in enumerate(NAMES):
        look = "light" if (i + i // 8) % 2 else "dark"
        content = say("nothing")
        if name in tokens:
            kind, value = tokens[name]
            content = say("token", kind=kind, value=value)
            pieces.append(_piece(name, token_look(kind, value), content, f"{kind}{value}", say))
        elif name in gambits:
            seat, who = gambits[name]
            content = say("gambit-of", who=who)
            pieces.append(_piece(name, f"queen-{seat}", content, f"G{seat}", say))
        elif name in shown.starts:
            look, content = "start", say("start-square")
        elif name in shown.left:
            content = say("start-token")
            pieces.append(_piece(name, "token-start", content, "S", say))
        cells.append(_cell(name, look, content, say))
    return (*cells, *pieces, *_labels(say))


def square_item(name: str, i: int) -> Item:
    """A square by itself, as it looks under whatever stands on it."""
    return Item(name, "cell", *_place(name), "light" if (i + i // 8) % 2 else "dark", name)


def _place(name: str) -> tuple[float, float]:
    return EDGE + 0.5 + "abcdefgh".index(name[0]), 8.5 - int(name[1])


@lru_cache(4096)
def _cell(name: str, look: str, content: str, say: Say) -> Item:
    return Item(name, "cell", *_place(name), look, say("square", square=name, content=content))


@lru_cache(4096)
def _piece(name: str, look: str, content: str, glyph: str, say: Say) -> Item:
    spoken = say("on-square", thing=content, square=name)
    return Item(f"piece:{name}", "piece", *_place(name), look, spoken, glyph)


@lru_cache(64)
def _labels(say: Say) -> tuple[Item, ...]:
    labels = []
    for i, (file, rank) in enumerate(zip("abcdefgh", "87654321")):
        x, y = EDGE + 0.5 + i, 0.5 + i
        labels.append(_label(f"file:{file}", x, 8 + EDGE / 2, say("file", file=file), file))
        labels.append(_label(f"rank:{rank}", EDGE / 2, y, say("rank", rank=rank), rank))
    return tuple(labels)


def _label(label: str, x: float, y: float, name: str, text: str) -> Item:
    return Item(label, "label", x, y, "small", name, text, 0.5, 0.5)


# ------------------------------------------------------------------------ a player's things


def card_item(item: str, seat: int, face: str, spoken: str, say: Say) -> Item:
    """A card, face up with the letter of the language, or its back."""
    look = f"move-{PIECES[face]}" if face else f"back-{seat}"
    glyph = say("card-letter", card=face) if face else "▒"
    return Item(item, "card", 0, 0, look, spoken, glyph, *CARD)


def token_look(kind: str, value: int) -> str:
    """The project's tokens have their value drawn on them, others' are told it (QG-19)."""
    return f"{'token' if value == OURS[kind] else 'coin'}-{PIECES[kind]}"


def start_token_item(item: str, say: Say) -> Item:
    return Item(item, "piece", 0, 0, "token-start", say("start-token"), "S")


def token_item(item: str, kind: str, value: int, say: Say) -> Item:
    spoken = say("token", kind=kind, value=value)
    return Item(item, "piece", 0, 0, token_look(kind, value), spoken, f"{kind}{value}")


def _trays(params: Params, view: dict[str, Any], seat: int, say: Say, who: str) -> Iterator[Tray]:
    """The trays of a player; the largest is one's own hand."""
    worth = worths(params, view["setup"] - 1) if view["captured"][seat] else {}
    own = view["own"] if seat == view["seat"] else None
    large: Size = "large" if own else "little"
    yield Tray(f"hand:{seat}", seat, say("hand"), tuple(_hand(view, seat, own, say, who)), large)
    middle: Size = "middle" if own else "little"
    yield Tray(
        f"row:{seat}", seat, say("face-down"), tuple(_row(view, seat, own, say, who)), middle
    )
    taken = tuple(
        token_item(f"taken:{seat}:{square}", kind, worth[square], say)
        for square, kind in view["captured"][seat].items()
    )
    held = say("points-held", points=view["points"][seat])
    if begun := given(params, seat):
        held = say("points-held-given", points=view["points"][seat], given=begun)
    yield Tray(f"taken:{seat}", seat, held, taken, "long", counted=True)
    played = (
        card_item(f"played:{seat}:{i}", seat, card, say("card-name", card=card), say)
        for i, card in enumerate(view["discards"][seat])
    )
    yield Tray(f"played:{seat}", seat, say("played"), tuple(played))
    size = view["piles"][seat]
    pile = (
        (card_item(f"pile:{seat}", seat, "", say("pile", who=who, count=size), say),)
        if size
        else ()
    )
    yield Tray(f"draw:{seat}", seat, say("draw-pile", count=size), pile, counted=True)


def _row(
    view: dict[str, Any], seat: int, own: dict[str, Any] | None, say: Say, who: str
) -> Iterator[Item]:
    """The card that was revealed, and those that are still face down (QG-14)."""
    if view["revealed"] and seat == view["player"]:
        face = view["revealed"]
        yield replace(
            card_item("revealed", seat, face, say("revealed", who=who, card=face), say), state="new"
        )
    known = own["row"] if own and view["peek"] else ""
    for i in range(view["rows"][seat]):
        face = known[i] if known else ""
        message = "row-card" if face else "row-back"
        yield card_item(
            f"row:{seat}:{i}", seat, face, say(message, who=who, number=i + 1, card=face), say
        )


def _hand(
    view: dict[str, Any], seat: int, own: dict[str, Any] | None, say: Say, who: str
) -> Iterator[Item]:
    hand = own["hand"] if own else ""
    for i in range(view["hands"][seat]):
        if hand:
            spoken = say("hand-card", who=who, card=hand[i])
            yield card_item(hand_card(hand, i), seat, hand[i], spoken, say)
        else:
            yield card_item(f"hand:{seat}:{i}", seat, "", say("hand-back", who=who), say)


def hand_card(hand: str, i: int) -> str:
    """The id of an own card: alike cards are numbered, `hand:Q1`."""
    return f"hand:{hand[i]}{hand[: i + 1].count(hand[i])}"


# -------------------------------------------------------------------------- taps and words


def taps(params: Params, s: Gambit, action: int) -> list[str]:
    word, _, rest = action_text(params, s, action).partition(":")
    if word == "stay":
        return ["button:stay"]
    return [hand_card(rest, i) for i in range(len(rest))] if word == "plan" else [rest]


def steps(params: Params, s: Gambit, action: int, say: Say) -> list[str]:
    return [say("step-second"), say("step-third")] if s.phase == rules.PLANNING else []


DRAWN_OR_LAID = {rules.PLANNING: "plan", rules.ADDING: "plan", rules.DEALING: "deal"}


def sentence(params: Params, seen: Seen[Gambit], seat: int, say: Say, names: Sequence[str]) -> str:
    """The sentence for an event; face-down cards are named to their owner only where `peek` lets an
    interface show them again (QG-14)."""
    s, action, after = seen
    who = names[s.player]
    if s.phase == rules.SETTING_UP:
        return say("say-setup", setup=str(action + 1))
    if s.phase == rules.CHOOSING:
        return say("say-start", who=who, square=NAMES[action])
    if s.phase == rules.MOVING:
        return _move_sentence(params, s, action, say, who)
    word = DRAWN_OR_LAID.get(s.phase, "draw")
    known = action != HIDDEN and (word != "plan" or bool(params[rules.PEEK]))
    cards = [say("card-name", card=card) for card in row_text(action)] if known else []
    form = ("three-" if s.phase == rules.PLANNING else "") + ("known" if known else "hidden")
    text = say(f"say-{word}-{form}", who=who, cards=say("then").join(cards))
    if after.turn > s.turn:
        text += " " + say("say-reveal", who=names[after.player], card=LETTERS[after.card])
    return text


def tally(params: Params, s: Gambit, outcome: int, say: Say) -> str:
    """Movement cards are counted, dealt or drawn."""
    return "" if s.phase == rules.SETTING_UP else say("card-name", card=LETTERS[outcome])


def choice(params: Params, seen: Seen[Gambit], seat: int, say: Say, names: Sequence[str]) -> str:
    """An action that is only being considered: cards in the own hand have names."""
    s, action, _ = seen
    if DRAWN_OR_LAID.get(s.phase) != "plan":
        return sentence(params, seen, seat, say, names)
    named = say("then").join(say("card-name", card=card) for card in row_text(action))
    form = "three-known" if s.phase == rules.PLANNING else "known"
    return say(f"say-plan-{form}", who=names[s.player], cards=named)


def _move_sentence(params: Params, s: Gambit, action: int, say: Say, who: str) -> str:
    card = LETTERS[s.card]
    if action == rules.STAY:
        return say("say-stay", who=who, card=card)
    square = NAMES[action]
    if not rules.token_on(params, s, action):
        return say("say-move", who=who, card=card, square=square)
    kind = kind_on(params, s.setup, action)
    if not kind:
        return say("say-start-token", who=who, card=card, square=square)
    value = worths(params, s.setup)[square]
    return say("say-capture", who=who, card=card, square=square, kind=kind, value=value)
