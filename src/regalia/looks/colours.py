"""`colours.css` for a page, which knows whether it is day or night, and for pictures."""

import re
from functools import lru_cache

COMMENT = re.compile(r"/\*.*?\*/", re.S)
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
PAINT = re.compile(r"\.paint-([\w-]+)")
ONE = r"((?:[^,()]|\([^()]*\))+)"
BOTH = re.compile(rf"light-dark\({ONE},\s*{ONE}\)")


def paints(css: str) -> frozenset[str]:
    """The names of the paints in a style sheet."""
    return frozenset(PAINT.findall(COMMENT.sub("", css)))


@lru_cache(maxsize=64)
def themed(css: str, theme: str = "") -> str:
    """A style sheet without `light-dark()`, which not every viewer knows: by day (`light`), by
    night (`dark`), or as the viewer prefers."""
    day, night = [], []
    for selector, declarations in RULE.findall(COMMENT.sub("", css)):
        every = [" ".join(one.split()) for one in declarations.split(";") if one.strip()]
        differing = [one for one in every if BOTH.search(one)]
        day.append(_rule(selector, every, r"\1" if theme != "dark" else r"\2"))
        night += [_rule(selector, differing, r"\2")] if differing else []
    after = f"@media (prefers-color-scheme: dark) {{\n{chr(10).join(night)}\n}}\n"
    return "\n".join(day) + "\n" + ("" if theme in ("light", "dark") else after)


def _rule(selector: str, declarations: list[str], one: str) -> str:
    return f"{selector.strip()}{{{';'.join(BOTH.sub(one, line) for line in declarations)}}}"
