"""A pointer above a thing changes how it looks, never how large it is or where: what went away
from under the pointer would look as before and come back, and so on with every frame."""

import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "web" / "src"
RULE = re.compile(r"([^{};]*:hover[^{};]*)\{([^{}]*)\}")
PAINT = {"background", "border-color", "box-shadow", "color", "cursor", "filter", "opacity"}
PAINT |= {"outline", "text-decoration", "-webkit-tap-highlight-color"}


def test_a_pointer_changes_no_size_and_no_place() -> None:
    sheets = [*WEB.rglob("*.svelte"), *WEB.rglob("*.css")]
    sizes = []
    for sheet in sheets:
        text = re.sub(r"/\*.*?\*/", "", sheet.read_text(), flags=re.DOTALL)
        for selectors, body in RULE.findall(text):
            # What is drawn in a thing's own box takes no room.
            hovered = [one for one in selectors.split(",") if ":hover" in one and "::" not in one]
            named = {line.partition(":")[0].strip() for line in body.split(";") if line.strip()}
            if hovered and named - PAINT:
                sizes.append(f"{sheet.relative_to(WEB)}: {hovered[0].strip()} {named - PAINT}")
    assert len(sheets) > 100
    assert sizes == []
