"""Cards of a real box, described so that they can be entered: its own, and those unshown."""

from typing import Annotated

from msgspec import Struct
from msgspec.structs import replace

from regalia.core.contract.hidden_cards import OwnCards
from regalia.core.fields import means
from regalia.core.room import Room


def own_cards(room: Room, language: str) -> OwnCards | None:
    """Describe the cards of a person's own box that can be entered; None if there are none."""
    if room.printed is None:
        return None
    own, say = room.printed.OWN, room.words(language).say
    pieces = [replace(piece, name=say("piece-name", piece=piece.letter)) for piece in own.pieces]
    return replace(own, pieces=tuple(pieces))


class RestAsked(Struct, frozen=True):
    """Cards that nobody has shown, which may be told at the end."""

    seat: int
    where: str
    cards: int
    kinds: Annotated[dict[str, str], means("names of the kinds of card; none: playing cards")]
