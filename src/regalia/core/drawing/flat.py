"""A scene in one picture: what lies in trays is placed below the board, for print and docs."""

from collections.abc import Iterator

from msgspec.structs import replace

from regalia.core.drawing.scene import Item, Scene, Size, Tray

LABEL, GAP = 0.5, 0.15  # how high a label is, and the way between two things
HEIGHTS: dict[Size, float] = {"little": 0.62, "long": 0.62, "middle": 0.8, "large": 1.0}


def flat(scene: Scene) -> Scene:
    """The same things on one plane; each owner's trays stand under the owner's name."""
    items, top = list(scene.items), scene.height
    width = max(scene.width, 4.0)
    for owner, trays in by_owner(scene):
        if owner:
            items.append(_label(f"owner:{owner}", owner, "plain", width, top))
            top += LABEL
        for tray in trays:
            items.append(_label(tray.id, tray.name, "small", width, top))
            placed, top = _placed(tray, width, top + LABEL)
            items += placed
    return replace(scene, width=width, height=top, items=tuple(items), trays=())


def by_owner(scene: Scene) -> Iterator[tuple[str, list[Tray]]]:
    """The trays of each owner, those of nobody last."""
    seats = sorted({tray.seat for tray in scene.trays}, key=lambda seat: (seat < 0, seat))
    for seat in seats:
        name = scene.owners[seat] if 0 <= seat < len(scene.owners) else ""
        yield name, [tray for tray in scene.trays if tray.seat == seat]


def _label(id_: str, text: str, look: str, width: float, top: float) -> Item:
    return Item(id_, "label", width / 2, top + LABEL / 2, look, text, text, width, LABEL)


def _placed(tray: Tray, width: float, top: float) -> tuple[list[Item], float]:
    """The things of a tray in lines from the left, and where they end."""
    tall, left, placed = HEIGHTS[tray.size], 0.0, list[Item]()
    for item in tray.items:
        across = tall * item.width / item.height
        if left and left + across > width:
            left, top = 0.0, top + tall + GAP
        middle = left + across / 2, top + tall / 2
        placed.append(replace(item, x=middle[0], y=middle[1], width=across, height=tall))
        left += across + GAP
    return placed, top + tall + GAP if placed else top
