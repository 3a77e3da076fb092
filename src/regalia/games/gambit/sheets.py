"""The Queen's Gambit to be printed: board, tokens, gambits, movement cards, set-up cards, help."""

from regalia.core.card import Options
from regalia.core.contract import Say
from regalia.core.contract.sheets import Face, Mat, Pieces, Sheet
from regalia.core.drawing.plain_svg import alone, printed
from regalia.core.drawing.scene import Item
from regalia.core.game import Game
from regalia.core.room import Room, room_of
from regalia.games.gambit.card import params
from regalia.games.gambit.laid_out import LETTERS, worths
from regalia.games.gambit.rules import MANY_SETUPS
from regalia.games.gambit.scene import EDGE, card_item, token_look

SQUARE, TOKEN, SETUP = 22, 19, 90  # millimetres
WIDE, HIGH = 44, 62  # a movement card
PLAYERS, EACH = 4, "BBBRRRQQQNNN"  # QG-2
STARTS = SPARE = HELP = 4  # QG-1
HELP_WIDE, HELP_HIGH = 95, 80


def sheets(options: Options, filled: str, say: Say) -> tuple[Sheet, ...]:
    room = room_of("gambit")
    numbers = params({**options, "setup": 1})
    setups = [_laid_out(room, options, setup + 1, say) for setup in range(numbers[MANY_SETUPS])]
    worth = worths(numbers, 0)
    first = Game(room, {**options, "setup": 1}).view()["tokens"]
    printed_on = sorted((-worth[square], kind) for square, kind in first.items())
    tokens = [alone(token_look(kind, -less), room.looks, f"{-less}") for less, kind in printed_on]
    starts = [alone("token-start", room.looks)] * STARTS
    spare = [alone("token-blank", room.looks)] * SPARE
    gambits = [alone(f"queen-{seat}", room.looks) for seat in range(PLAYERS)]
    cards = [
        (_card(room, seat, face, say), _card(room, seat, "", say))
        for seat in range(PLAYERS)
        for face in EACH
    ]
    faces, backs = (tuple(map(Face, side)) for side in zip(*cards))
    pictures = [printed(items, room.looks, 8, 8, EDGE, 0) for items in setups]
    return (
        Mat(
            "board",
            say("sheet-board"),
            8 * SQUARE,
            8 * SQUARE,
            printed(_squares(), room.looks, 8, 8),
        ),
        Pieces(
            *("tokens", say("sheet-tokens"), TOKEN, TOKEN),
            tuple(map(Face, tokens + gambits + starts + spare)),
            round=True,
        ),
        Pieces("cards", say("sheet-cards"), WIDE, HIGH, faces, backs),
        Pieces("setups", say("sheet-setups"), SETUP, SETUP, tuple(map(Face, pictures))),
        Pieces("help", say("sheet-help"), HELP_WIDE, HELP_HIGH, _help(room, say)),
    )


def _help(room: Room, say: Say) -> tuple[Face, ...]:
    """A help card for each player: the steps of a turn (QG-8 to QG-12), and how the cards move."""
    steps = [say(f"help-step-{number}") for number in (1, 2, 3)]
    moves = [say("help-move", card=card) for card in LETTERS[1:]]
    lines = (*steps, *moves, say("help-capture"))
    return tuple(
        Face(alone(f"queen-{seat}", room.looks), say("help-title"), say(f"seat-{seat}"), (), lines)
        for seat in range(HELP)
    )


def _squares() -> list[Item]:
    """A board without letters: the squares that are named stand on the set-up cards."""
    return [
        Item(f"{x}{y}", "cell", x + 0.5, y + 0.5, ("light", "dark")[(x + y) % 2], "")
        for y in range(8)
        for x in range(8)
    ]


def _laid_out(room: Room, options: Options, setup: int, say: Say) -> list[Item]:
    """QG-3: the tokens and the start squares of a set-up card."""
    game = Game(room, {**options, "setup": setup})
    scene = room.drawn(game.params, game.view(), say, [""] * PLAYERS)
    return [item for item in scene.items if item.kind != "label"]


def _card(room: Room, seat: int, face: str, say: Say) -> str:
    """A side of a movement card: how it moves, or, hidden, whose it is."""
    thing = card_item("card", seat, face, "", say)
    return alone(thing.look, room.looks, thing.glyph, thing.width, thing.height)
