"""Ur: The Royal Game: identity."""

from regalia.core.card import Card, Option, Options
from regalia.core.contract import Params
from regalia.core.errors import BadOption
from regalia.core.handicap import NONE, amount, by_seat, of_seat
from regalia.games.ur.layout import ANCIENT, STANDARD, TWO, read_layout, read_sides, says, sides_of
from regalia.games.ur.rules import GOAL, PIECES

READINGS = {  # the first is how we read the book; in the order in which `params` has them
    "placing": ("empty", "captures"),  # UR-23
    "crossing": ("captures", "empty"),  # UR-24
    "beside": ("path", "side"),  # UR-25
    "extra": ("each", "once"),  # UR-26
}


def check(options: Options) -> None:
    """Refuse more rosettes to be held than there are pieces (UR-21), or a side that the board has
    not (UR-22)."""
    if options["goal"] > options["pieces"]:
        given = {"goal": options["goal"], "pieces": options["pieces"]}
        raise BadOption(says("goal-needs-pieces", **given), "UR-21")
    fewer = int(amount(options["handicap"]) or 0)
    if fewer and options["goal"] > options["pieces"] - fewer:
        given = {"goal": options["goal"], "pieces": options["pieces"] - fewer}
        raise BadOption(says("goal-needs-pieces", **given), "UR-28")
    if options["side"] > len(sides_of(options["layout"])):
        raise BadOption(says("layout-no-side", side=options["side"]), "UR-22")


CARD = Card(
    id="ur",
    seats=(2,),
    minutes="30",
    prefix="UR",
    rules_version=1,
    sources=("Ur: The Royal Game, beta rulebook (Slovenian), 2023",),
    credits="Žiga Gantar; Spartan Development, Freecompany, 2023",
    ages="6+",
    colour="#173562",
    options=(
        Option(
            "pieces",
            PIECES,
            lowest=1,
            highest=PIECES,
            small=True,
        ),
        Option("goal", GOAL, lowest=1, highest=GOAL, small=True),
        Option(
            "layout",
            STANDARD,
            values=(STANDARD, ANCIENT),
            reader=read_sides,
            form=r".+(?<!\.toml)",
        ),
        Option("side", 1, lowest=1, highest=TWO),
        *(Option(name, both[0], values=both, house=True) for name, both in READINGS.items()),
        by_seat({"1": 83, "2": 235, "3": 478}),  # UR-28
    ),
    ease=3,
    ladder=(0, 77, 145, 256, 427, 621, 815, 987, 1129, 1245),
    loser_chooses=True,  # UR-27
    check=check,
)


def params(options: Options) -> Params:
    """Empty for the game of the book; else as `rules.AT_PIECES` and those after it say."""
    small = options["pieces"], options["goal"]
    readings = tuple(int(options[name] == second) for name, (_, second) in READINGS.items())
    board, handicap = board_of(options), options["handicap"]
    if handicap != NONE:
        each = (options["pieces"] - int(of_seat(handicap, seat) or 0) for seat in (0, 1))
        return (*small, *readings, *read_layout(board).numbers, *each)
    if board != STANDARD:
        return (*small, *readings, *read_layout(board).numbers)
    if any(readings):
        return (*small, *readings)
    return () if small == (PIECES, GOAL) else small


def board_of(options: Options) -> str:
    """The side of the board that is played: a name, or its text."""
    board: str = sides_of(options["layout"])[options["side"] - 1]
    return board


def seats(options: Options) -> int:
    return 2
