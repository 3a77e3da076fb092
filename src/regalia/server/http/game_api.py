"""Requests about games (docs/wire.md): their cards, pictures, looks and rules."""

from typing import Annotated

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from regalia import games
from regalia.app import handicaps
from regalia.app.game_cards import game_card, opponents
from regalia.app.game_wire import GameCard, Handicaps, Opponent, RulesPage
from regalia.app.learning import room_of
from regalia.app.rules_pages import read_options, rules_page
from regalia.core.drawing import pictures
from regalia.core.drawing.scene import WIDE
from regalia.core.table_rules import other_rules
from regalia.core.words import ENGLISH
from regalia.looks.crests import crest
from regalia.players import HIGHEST_LEVEL
from regalia.server.clock import now
from regalia.server.http.responses import A_DAY, shape_of, svg_answer, theme_of
from regalia.server.messages import language_of
from regalia.server.sandbox.sandbox import run_in_thread

Options = Annotated[str, Parameter(max_length=4000)]  # of a table: house rules, board, cards
FOR_EVER = "public, max-age=31536000, immutable"  # what has its digest in its address


@get("/api/games")
async def all_games(language: str = ENGLISH) -> list[GameCard]:
    """The cards of all games, the easiest first."""
    return await run_in_thread(_cards, language_of(language), now())


def _cards(language: str, at: int) -> list[GameCard]:
    rooms = sorted(map(games.room, games.names()), key=lambda room: room.card.ease)
    return [game_card(room, language, at) for room in rooms]


@get("/api/games/{game:str}/opponents")
async def all_opponents(game: str, language: str = ENGLISH) -> list[Opponent]:
    """The computer players of a game, the weakest first, each with how it plays."""
    return opponents(room_of(game), language_of(language))


@get("/api/games/{game:str}/handicaps")
async def all_handicaps(game: str) -> Handicaps | None:
    """The handicaps that make a game between two levels about even; null, where it has none."""
    return handicaps.between_levels(room_of(game).card)


@get("/api/crests/{level:int}/picture.svg", media_type="image/svg+xml")
async def crest_picture(level: int) -> Response[str]:
    """The crest of the computer player of a level."""
    if not 1 <= level <= HIGHEST_LEVEL:
        raise NotFoundException()
    return svg_answer(crest(level), A_DAY)


@get("/api/games/{game:str}/picture.svg", media_type="image/svg+xml")
async def picture(
    game: str,
    language: str = ENGLISH,
    picture: str = "",
    theme: str = "",
    shape: str = WIDE,
    options: Options = "",
) -> Response[str]:
    """A picture of the game, by its name; with options (JSON) as it is at such a table, or without
    a name of where such a game begins; without a theme (light, dark) it follows the system's."""
    wished = language_of(language), theme_of(theme), shape_of(shape)
    return svg_answer(await run_in_thread(_drawn, game, picture, options, *wished), A_DAY)


def _drawn(game: str, picture: str, options: str, language: str, theme: str, shape: str) -> str:
    room, wished = room_of(game), (language, theme, shape)
    given = read_options(room, options)
    if options and not picture:
        return pictures.beginning(room, given, *wished)
    return pictures.picture(room, picture or "start", *wished, other_rules(room, given))


@get("/api/games/{game:str}/looks.svg", media_type="image/svg+xml")
async def looks(game: str, digest: str = "", language: str = ENGLISH) -> Response[str]:
    """The looks of its things, as `<symbol>`s with their CSS; with the right digest, for ever."""
    sprite, its_own = await run_in_thread(_looks, game)
    kept = FOR_EVER if digest == its_own else "no-cache"
    return Response(sprite, media_type="image/svg+xml", headers={"cache-control": kept})


def _looks(game: str) -> tuple[str, str]:
    found = room_of(game).looks
    return found.sprite, found.digest


@get("/api/games/{game:str}/rules")
async def rules(
    game: str, language: str = ENGLISH, shape: str = WIDE, options: Options = ""
) -> RulesPage:
    """The rules page, with pictures of this shape; with options (JSON), of such a table."""
    given = (language_of(language), shape_of(shape), options)
    return await run_in_thread(rules_page, room_of(game), *given)


GAME_HANDLERS = [all_games, all_opponents, all_handicaps, crest_picture, picture, looks, rules]
