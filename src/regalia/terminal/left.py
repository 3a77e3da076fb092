"""A game with a real box that was left: all that was told of it, in a file to go on with."""

from pathlib import Path

import msgspec
from msgspec import Struct

from regalia import games
from regalia.core.card import Value, without_files
from regalia.core.errors import BadFile, RegaliaError
from regalia.table.companion import Companion
from regalia.terminal.arguments import read_file
from regalia.terminal.language import says


class Told(Struct, forbid_unknown_fields=True):
    """As the page sends it to its server, too."""

    game: str
    told: list[str]
    options: dict[str, Value] = {}
    names: list[str] = []


def written(companion: Companion, names: list[str]) -> str:
    given = (companion.room.card.id, companion.told, dict(companion.given), names)
    return msgspec.json.format(msgspec.json.encode(Told(*given)), indent=1).decode() + "\n"


def again(file: Path) -> tuple[Companion, list[str], Path | None]:
    """The companion that was left, who plays, and where it is kept; a record stays as it is."""
    text = read_file(str(file))
    try:
        if text.lstrip("\ufeff").lstrip().startswith("["):  # a record, as `record FILE` writes it
            return Companion.of_record(text, games.room), [], None
        left = msgspec.json.decode(text, type=Told)
        room = games.room(left.game)
        options = without_files(room.card, left.options)
        return Companion.again(room, options, left.told), left.names, file
    except (msgspec.DecodeError, RegaliaError) as problem:
        why = problem.spoken if isinstance(problem, RegaliaError) else says("left-unreadable")
        raise BadFile(says("left-wrong", file=str(file), problem=why)) from problem
