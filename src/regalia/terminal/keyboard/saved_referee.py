"""A game with a real box that was left: all that was told of it, in a file to go on with."""

from pathlib import Path

import msgspec
from msgspec import Struct

from regalia import games
from regalia.core.card import Value, without_files
from regalia.core.errors import BadFile, RegaliaError
from regalia.table.companion.companion import CompanionGame
from regalia.terminal.arguments import read_file
from regalia.terminal.language import says


class SavedReferee(Struct, forbid_unknown_fields=True):
    """A saved referee's game, in the form in which the page sends it to its server, too."""

    game: str
    told: list[str]
    options: dict[str, Value] = {}
    names: list[str] = []


def written(companion: CompanionGame, names: list[str]) -> str:
    given = (companion.room.card.id, companion.told, dict(companion.given), names)
    return msgspec.json.format(msgspec.json.encode(SavedReferee(*given)), indent=1).decode() + "\n"


def again(file: Path) -> tuple[CompanionGame, list[str], Path | None]:
    """The companion that was left, who plays, and where it is kept; a record stays as it is."""
    text = read_file(str(file))
    try:
        if text.lstrip("\ufeff").lstrip().startswith("["):  # a record, as `record FILE` writes it
            return CompanionGame.of_record(text, games.room), [], None
        left = msgspec.json.decode(text, type=SavedReferee)
        room = games.room(left.game)
        options = without_files(room.card, left.options)
        return CompanionGame.again(room, options, left.told), left.names, file
    except (msgspec.DecodeError, RegaliaError) as problem:
        why = problem.spoken if isinstance(problem, RegaliaError) else says("left-unreadable")
        raise BadFile(says("left-wrong", file=str(file), problem=why)) from problem
