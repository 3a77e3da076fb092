"""Print and play for the page: sheets as PDF."""

from importlib.util import find_spec

from regalia import games
from regalia.app.rules_pages import read_options
from regalia.app.workshop_wire import PrintPart, PrintWish
from regalia.core.card import without_files
from regalia.lab.print import print_and_play


def parts(game: str, language: str, options: str = "") -> list[PrintPart]:
    """The printable parts with these options, as JSON; none where this server cannot print."""
    if find_spec("typst") is None:
        return []
    room = games.room(game)
    forms = print_and_play.forms(room)
    named = print_and_play.names(room, read_options(room, options), language).items()
    return [PrintPart(id_, title, id_ in forms) for id_, title in named]


def printed(wish: PrintWish, language: str) -> bytes:
    room = games.room(wish.game)
    options = without_files(room.card, wish.options)
    told = print_and_play.document(room, options, wish.parts, wish.filled, wish.paper, language)
    return print_and_play.pdf(told)
