"""Looks read from their files, and put together for drawing."""

import hashlib
import re
import xml.etree.ElementTree as Tree
from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from html import escape
from pathlib import Path
from typing import NamedTuple

from regalia.looks.colours import paints, themed
from regalia.looks.pack import PARTS, pack

HERE = Path(__file__).parent
SVG = "{http://www.w3.org/2000/svg}"
NAME = re.compile(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*")
LINK = re.compile(r"url\(#([^)]*)\)")
USED = re.compile(r'href="#([^"]+)"')
# What draws.  Styles are left out, for a page lets no style in but from its own files.
ELEMENTS = {"g", "defs", "use", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon"}
ELEMENTS |= {"text", "tspan", "linearGradient", "radialGradient", "stop", "clipPath", "mask"}


class BadLook(Exception):
    """A file that cannot be used; the message says which and why."""


class Look(NamedTuple):
    name: str
    id: str  # of its symbol
    view_box: str
    glyph: tuple[tuple[str, str], ...]  # attributes of the text that shows a thing's glyph; or none
    sign: str
    terminal: str
    symbols: dict[str, str]  # as text, by part; the look itself is the part ""

    def part(self, *wanted: str) -> str:
        """The id of the first of these parts that there is, else of the look itself."""
        return next((f"{self.id}:{part}" for part in wanted if part in self.symbols), self.id)

    def drawn(self, covered: bool, little: bool, tiny: bool = False) -> str:
        """The id to draw where something stands on it, in little room, and where hardly any is."""
        return self.part(*["covered"] * covered, *["tiny"] * tiny, *["small"] * little)


class Looks:
    """The looks of the house and of a room."""

    def __init__(self, folder: Path | None = None) -> None:
        house, css = _house()
        own = _read(_files(folder), f"look.{folder.parent.name}", house) if folder else {}
        self.known: dict[str, Look] = house | own
        self.css = css + (_css(folder) if folder else "")
        self.paints = paints(self.css)
        self._symbols = {
            f"{look.id}:{part}" if part else look.id: symbol
            for look in (*house.values(), *own.values())
            for part, symbol in look.symbols.items()
        }

    def find(self, look: str) -> tuple[Look, str] | None:
        """A look and the class of its colours; None if there is no such look."""
        name, colon, paint = look.partition(":")
        if name not in self.known or (colon and paint not in self.paints):
            return None
        return self.known[name], f"paint-{paint}" if colon else ""

    @property
    def unknown(self) -> Look:
        """The look that stands for one that is not there: the thing's glyph on a disc."""
        return self.known["unknown"]

    def symbols(self, ids: Iterable[str]) -> list[str]:
        """These symbols and all that they place, in one order for ever."""
        wanted, found = list(ids), set[str]()
        while wanted:
            if (one := wanted.pop()) not in found:
                found.add(one)
                wanted += [
                    used for used in USED.findall(self._symbols[one]) if used in self._symbols
                ]
        return [self._symbols[one] for one in sorted(found)]

    def colours(self, theme: str = "") -> str:
        return themed(self.css, theme)

    @cached_property
    def sprite(self) -> str:
        """All symbols, and their colours as a text: no page has to let a <style> in."""
        inside = "\n".join(
            [f"<metadata>{escape(self.css, quote=False)}</metadata>", *self.symbols(self._symbols)]
        )
        return f'<svg xmlns="{SVG[1:-1]}">\n{inside}\n</svg>\n'

    @cached_property
    def digest(self) -> str:
        return hashlib.sha256(self.sprite.encode("utf-8")).hexdigest()[:16]


# --------------------------------------------------------------------------------- from files


@lru_cache(maxsize=1)
def _house() -> tuple[dict[str, Look], str]:
    return _read([*_files(HERE), *_files(PARTS), *pack()], "look", {}), _css(HERE)


def _files(folder: Path) -> Iterator[tuple[str, str]]:
    for file in sorted(folder.glob("*.svg")):
        yield file.stem, file.read_text("utf-8")


def _css(folder: Path) -> str:
    file = folder / "colours.css"
    return file.read_text("utf-8") if file.exists() else ""


def _read(files: Iterable[tuple[str, str]], owner: str, house: dict[str, Look]) -> dict[str, Look]:
    """Read looks; ids begin with their owner, so that nothing of one room is taken for
    another's."""
    texts = dict(files)
    ids = {name: look.id for name, look in house.items()}
    ids |= {name: f"{owner}.{name}" for name in texts}
    return {name: _look(name, text, ids) for name, text in texts.items()}


def _look(name: str, text: str, ids: dict[str, str]) -> Look:
    try:
        root = Tree.fromstring(text)
    except Tree.ParseError as problem:
        raise BadLook(f"the look {name} is not well-formed: {problem}") from problem
    if not NAME.fullmatch(name):
        raise BadLook(f"the look {name}: a name has letters, digits and hyphens")
    own = {
        one.attrib["id"]: f"{ids[name]}/{one.attrib['id']}"
        for one in root.iter()
        if "id" in one.attrib
    }
    glyph = [one for one in root if "data-glyph" in one.attrib]
    parts: dict[str, list[Tree.Element]] = {"": []}
    for child in root:
        parts.setdefault(child.attrib.pop("data-part", ""), []).append(child)
    known = ids | own
    for one in root.iter():
        _check(name, one, root)
        _relink(name, one, known)
    for text_ in glyph:
        text_.text = None
    box = root.attrib.get("viewBox", "")
    return Look(
        name,
        ids[name],
        box,
        tuple(glyph[0].attrib.items()) if glyph else (),
        root.attrib.get("data-sign", ""),
        root.attrib.get("data-terminal", ""),
        {
            part: _symbol(ids[name], part, box, "".join(map(_text, drawn)))
            for part, drawn in parts.items()
        },
    )


def _symbol(id_: str, part: str, box: str, inside: str) -> str:
    view = f' viewBox="{box}"' if box else ""
    at = f"{id_}:{part}" if part else id_
    return f'<symbol id="{at}"{view} overflow="visible">{inside}</symbol>'


def _check(name: str, one: Tree.Element, root: Tree.Element) -> None:
    word = one.tag.removeprefix(SVG)
    if one is not root and word not in ELEMENTS:
        raise BadLook(f"the look {name} has <{word}>, which is nothing that is drawn")
    for attribute in one.attrib:
        if attribute.startswith("{"):  # of a drawing program, or an older form of href
            raise BadLook(f"the look {name} has {attribute}, which is no attribute of SVG")
        if attribute == "style" or attribute.startswith("on"):
            raise BadLook(f"the look {name} has {attribute}=…: write fill=… and stroke=… instead")


def _relink(name: str, one: Tree.Element, known: dict[str, str]) -> None:
    """Replace names of a file by the ids that they have among all looks."""
    for attribute, value in one.attrib.items():
        if attribute == "id":
            one.attrib["id"] = known[value]
        elif attribute == "href":
            if value.removeprefix("#") not in known or not value.startswith("#"):
                raise BadLook(f"the look {name} places {value}, which is no look")
            one.attrib[attribute] = f"#{known[value[1:]]}"
        elif "url(" in value:
            if unknown := [link for link in LINK.findall(value) if link not in known]:
                raise BadLook(f"the look {name} is painted with {unknown[0]}, which is not in it")
            one.attrib[attribute] = LINK.sub(lambda link: f"url(#{known[link[1]]})", value)


def _text(one: Tree.Element) -> str:
    for inside in one.iter():
        inside.tail = None
        inside.text = (inside.text or "").strip() or None
    drawn = Tree.tostring(one, encoding="unicode", default_namespace=None)
    return re.sub(r"\sxmlns:ns\d+=\"[^\"]*\"", "", drawn).replace("ns0:", "").replace(" />", "/>")
