"""A day's results to show to others, without a word about what was right: a line, and a picture."""

from collections.abc import Mapping, Sequence
from xml.sax.saxutils import escape

CLEAN, SECOND, LATER, NOT_DONE = "🟩", "🟨", "🟧", "⬜"
COLOURS = {CLEAN: "#2f7d4f", SECOND: "#d9a520", LATER: "#c2641a", NOT_DONE: "#e5dccb"}
CELL, EDGE, HEIGHT = 64, 24, 150


def sign(misses: int | None) -> str:
    """Done at once, with one miss, with more, or not at all."""
    return NOT_DONE if misses is None else (CLEAN, SECOND)[misses] if misses < 2 else LATER


def line(day: int, games: Sequence[str], results: Mapping[str, int], streak: int) -> str:
    """`Regalia 320 🟩🟨⬜🟩⬜ 🔥12`: the games in their order."""
    signs = "".join(sign(results.get(game)) for game in games)
    return f"Regalia {day} {signs}" + (f" 🔥{streak}" if streak > 1 else "")


def picture(day: int, names: Sequence[str], signs: Sequence[str], said: str) -> str:
    """The same as an SVG; `said` is a line below."""
    width = 2 * EDGE + CELL * max(len(names), 1)
    cells = "".join(
        f'<rect x="{EDGE + CELL * i + 4}" y="52" width="{CELL - 8}" height="44" rx="8" '
        f'fill="{COLOURS[one]}"/>'
        f'<text x="{EDGE + CELL * i + CELL / 2:g}" y="112" font-size="10" text-anchor="middle">'
        f"{escape(name)}</text>"
        for i, (name, one) in enumerate(zip(names, signs))
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {HEIGHT}" '
        f'font-family="serif" fill="#2a2135"><rect width="{width}" height="{HEIGHT}" '
        f'rx="12" fill="#fbf6ee"/><text x="{EDGE}" y="36" font-size="20" font-weight="bold">'
        f'Regalia {day}</text>{cells}<text x="{EDGE}" y="136" font-size="12">{escape(said)}</text>'
        "</svg>"
    )
