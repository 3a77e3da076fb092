"""A day's results to show to others, without a word about what was right: a line, and a picture."""

from collections.abc import Mapping, Sequence
from xml.sax.saxutils import escape

CLEAN, SECOND, LATER, NOT_DONE = "🟩", "🟨", "🟧", "⬜"
COLOURS = {CLEAN: "#2f7d4f", SECOND: "#d9a520", LATER: "#c2641a", NOT_DONE: "#e5dccb"}
WIDTH, EDGE, TOP, LINE = 320, 24, 60, 32


def sign(misses: int | None) -> str:
    """The sign of a result: done at once, with one miss, with more, or not at all."""
    return NOT_DONE if misses is None else (CLEAN, SECOND)[misses] if misses < 2 else LATER


def line(day: int, games: Sequence[str], results: Mapping[str, int], streak: int) -> str:
    """`Regalia 320 🟩🟨⬜🟩⬜ 🔥12`: the games in their order."""
    signs = "".join(sign(results.get(game)) for game in games)
    return f"Regalia {day} {signs}" + (f" 🔥{streak}" if streak > 1 else "")


def picture(day: int, names: Sequence[str], signs: Sequence[str], said: str) -> str:
    """The same as an SVG: a line for each game; `said` is a line below."""
    height = TOP + LINE * len(names) + EDGE + (LINE if said else 0)
    lines = "".join(
        f'<rect x="{EDGE}" y="{TOP + LINE * i}" width="24" height="24" rx="5" '
        f'fill="{COLOURS[one]}"/>'
        f'<text x="{EDGE + 36}" y="{TOP + LINE * i + 18}" font-size="16">{escape(name)}</text>'
        for i, (name, one) in enumerate(zip(names, signs))
    )
    below = f'<text x="{EDGE}" y="{height - EDGE}" font-size="18">{escape(said)}</text>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'font-family="serif" fill="#2a2135"><rect width="{WIDTH}" height="{height}" '
        f'rx="12" fill="#fbf6ee"/><text x="{EDGE}" y="42" font-size="22" font-weight="bold">'
        f"Regalia {day}</text>{lines}{below if said else ''}</svg>"
    )
