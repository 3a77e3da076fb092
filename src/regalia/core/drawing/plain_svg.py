"""A picture as programs can read it that know no variables of CSS: for print.

Looks are coloured through variables, which each place where a symbol is used may set anew.  Here
every use is written out, with its colours as they are there by day.
"""

import re
import xml.etree.ElementTree as Tree
from collections.abc import Iterable, Mapping
from functools import lru_cache
from xml.sax.saxutils import quoteattr

from regalia.core.drawing.scene import Item, Scene
from regalia.core.drawing.svg import number, svg
from regalia.looks import Looks
from regalia.looks.reading import SVG

RULE = re.compile(r"\.([\w-]+)\{([^{}]*)\}")
VARIABLE = re.compile(r"var\((--[\w-]+)\)")
MODERN = re.compile(r"rgb\((\d+) (\d+) (\d+) / (\d+)%\)")
NOTHING = "transparent"
TYPEFACE = "Libertinus Serif"  # the one that print brings along
LEFT_OUT = {"class", "data-id", "data-glyph", "id", "href"}
BOX = ("x", "y", "width", "height")
Colours = Mapping[str, str]


def printed(
    items: Iterable[Item],
    looks: Looks,
    width: float,
    height: float,
    left: float = 0,
    top: float = 0,
) -> str:
    """Things on nothing, in cells: of the plane, what lies in this box."""
    scene = Scene("", width, height, tuple(items))
    box = " ".join(number(100 * each) for each in (left, top, width, height))
    return plain(svg(scene, looks, "light"), box)


@lru_cache(512)  # an army has many alike
def alone(look: str, looks: Looks, glyph: str = "", width: float = 1, height: float = 1) -> str:
    """A picture of one thing by itself."""
    thing = Item("thing", "piece", width / 2, height / 2, look, "", glyph, width, height)
    return printed([thing], looks, width, height)


def plain(picture: str, box: str = "") -> str:
    """The same picture without variables and symbols; in another box, also without its ground."""
    root = Tree.fromstring(picture)
    style = root.find(f"{SVG}style")
    rules: dict[str, dict[str, str]] = {}
    for name, inside in RULE.findall("" if style is None else style.text or ""):
        rules.setdefault(name, {}).update(_declared(inside))
    whole = {one.attrib["id"]: one for one in root.iter() if "id" in one.attrib}
    drawn = [one for one in root if one.tag.removeprefix(SVG) in ("rect", "g", "path", "circle")]
    if box:
        drawn = [one for one in drawn if one.tag != f"{SVG}rect"]
    writer = _Writer(rules, whole)
    colours = writer.entered({}, root)
    inside = "".join(writer.written(one, colours) for one in drawn)
    return (
        f'<svg xmlns="{SVG[1:-1]}" viewBox="{box or root.attrib["viewBox"]}" '
        f'font-family="{TYPEFACE}" text-anchor="middle" stroke-linejoin="round" '
        f'stroke-linecap="round">{inside}</svg>'
    )


def _declared(inside: str) -> Iterable[tuple[str, str]]:
    for one in inside.split(";"):
        name, _, value = one.partition(":")
        if value:
            yield name.strip(), value.strip()


class _Writer:
    def __init__(self, rules: Mapping[str, Colours], whole: Mapping[str, Tree.Element]) -> None:
        self.rules, self.whole = rules, whole

    def entered(self, colours: Colours, one: Tree.Element) -> Colours:
        """The variables inside of an element, whose classes may set some."""
        found = dict(colours)
        for name in one.attrib.get("class", "").split():
            mine = dict(colours) | dict(self.rules.get(name, {}))
            found |= {key: _resolved(mine[key], mine) for key in self.rules.get(name, {})}
        return found

    def written(self, one: Tree.Element, colours: Colours) -> str:
        word = one.tag.removeprefix(SVG)
        if word in ("title", "desc", "defs", "symbol"):
            return ""
        colours = self.entered(colours, one)
        told = {
            key: _colour(_resolved(value, colours))
            for key, value in one.attrib.items()
            if key not in LEFT_OUT
        }
        if word == "use":
            return self._used(self.whole[one.attrib["href"][1:]], told, colours)
        inside = "".join(self.written(child, colours) for child in one)
        return f"<{word}{_attributes(told)}>{_escaped(one.text)}{inside}</{word}>"

    def _used(self, target: Tree.Element, told: dict[str, str], colours: Colours) -> str:
        """A symbol in its box, or another element in its place."""
        box: dict[str, str] = {key: told.pop(key) for key in BOX if key in told}
        if target.tag == f"{SVG}symbol":
            if "viewBox" in target.attrib:
                box["viewBox"] = target.attrib["viewBox"]
            inside = "".join(self.written(child, colours) for child in target)
            placed = f'<svg{_attributes(box)} overflow="visible">{inside}</svg>'
            return f"<g{_attributes(told)}>{placed}</g>" if told else placed
        if "x" in box or "y" in box:
            told["transform"] = f"translate({box.get('x', 0)} {box.get('y', 0)})"
        return f"<g{_attributes(told)}>{self.written(target, colours)}</g>"


def _resolved(value: str, colours: Colours) -> str:
    for _ in range(8):  # a variable may name another
        if "var(" not in value:
            return value
        value = VARIABLE.sub(lambda found: colours.get(found[1], "none"), value)
    return value


def _colour(value: str) -> str:
    if value == NOTHING:
        return "none"
    return MODERN.sub(lambda c: f"rgba({c[1]},{c[2]},{c[3]},{int(c[4]) / 100})", value)


def _attributes(told: Mapping[str, str]) -> str:
    return "".join(f" {key}={quoteattr(value)}" for key, value in told.items())


def _escaped(text: str | None) -> str:
    return (text or "").replace("&", "&amp;").replace("<", "&lt;")
