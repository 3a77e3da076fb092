"""Draws the house: a floor for each layer of imports, from pyproject.toml and the docstrings.

A test holds that imports run downwards only (import-linter), so this picture is true.
"""

import ast
import re
import tomllib
from html import escape
from pathlib import Path
from textwrap import wrap

ROOT = Path(__file__).parents[1]
WIDTH, FLOOR, GAP, MARGIN = 760, 70, 8, 24
ROOF = 92
LETTER = 6.6  # about as wide as a letter of 13 px

STYLE = """
  .ground { fill: #faf7f2 } .floor { fill: #fff; stroke: #b9a98f } .roof { fill: #5b3a8c }
  .base { fill: #efe6d6; stroke: #b9a98f } .line { stroke: #5b3a8c; fill: none }
  text { font-family: system-ui, sans-serif; fill: #2b2433 }
  .name { font-size: 16px; font-weight: 600 } .says { font-size: 13px; fill: #5a5266 }
  .on-roof { fill: #fff; font-size: 17px; font-weight: 600; text-anchor: middle }
  .small { font-size: 13px }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #1d1a22 } .floor { fill: #2a2632; stroke: #5d5468 } .roof { fill: #7a56b3 }
    .base { fill: #3a3226; stroke: #6b5c42 } .line { stroke: #b79be0 }
    text { fill: #f0ebf5 } .says { fill: #bdb3c9 }
  }
"""


def layers() -> list[list[str]]:
    """The packages of each layer, the uppermost first."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    found = next(one["layers"] for one in contracts if one["type"] == "layers")
    return [[name.strip(" ()").split(".")[-1] for name in re.split("[:|]", one)] for one in found]


def says(package: str) -> str:
    """The first paragraph of a package's docstring."""
    source = (ROOT / "src" / "regalia" / package / "__init__.py").read_text("utf-8")
    first = (ast.get_docstring(ast.parse(source)) or "").split("\n\n")[0].replace("\n", " ")
    return re.sub(r"\s*\(.*?\)|\.$", "", first)


def room(x: float, y: float, width: float, package: str, kind: str) -> list[str]:
    lines = wrap(says(package), int((width - 32) / LETTER))[:2]
    return [
        f'<rect class="{kind}" x="{x:g}" y="{y:g}" width="{width:g}" height="{FLOOR}" rx="6"/>',
        f'<text class="name" x="{x + 16:g}" y="{y + 23:g}">{escape(package)}</text>',
        *(
            f'<text class="says" x="{x + 16:g}" y="{y + 42 + 16 * i:g}">{escape(line)}</text>'
            for i, line in enumerate(lines)
        ),
    ]


def picture() -> str:
    floors = layers()
    height = ROOF + len(floors) * (FLOOR + GAP) + 2 * MARGIN + 26
    middle, eaves = WIDTH / 2, MARGIN + ROOF - GAP
    parts = [
        f'<rect class="ground" width="{WIDTH}" height="{height}" rx="12"/>',
        f'<path class="roof" d="M{MARGIN} {eaves}L{middle:g} {MARGIN}L{WIDTH - MARGIN} {eaves}Z"/>',
        f'<text class="on-roof" x="{middle:g}" y="{eaves - 14}">regalia</text>',
    ]
    for number, packages in enumerate(floors):
        y = MARGIN + ROOF + number * (FLOOR + GAP)
        width = (WIDTH - 2 * MARGIN - GAP * (len(packages) - 1)) / len(packages)
        kind = "base" if number == len(floors) - 1 else "floor"
        for place, package in enumerate(packages):
            parts += room(MARGIN + place * (width + GAP), y, width, package, kind)
    below = "Each floor imports only from floors below it; rooms of games never from each other."
    parts.append(f'<text class="small" x="{MARGIN}" y="{height - 18}">{below}</text>')
    names = "; ".join(", ".join(packages) for packages in floors)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">\n'
        f"<title>The house, from the roof down: {escape(names)}</title>\n"
        f"<style>{STYLE}</style>\n" + "\n".join(parts) + "\n</svg>"
    )
