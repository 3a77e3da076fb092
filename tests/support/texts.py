"""All texts for people: the messages of every catalogue, and the pages of rules and facts."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from regalia.core.words import LANGUAGES
from regalia.kit.catalogues import catalogue, texts
from support.ours import OURS

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "regalia"
FOLDERS = [*sorted(SOURCES.rglob("words")), ROOT / "web" / "words"]


def speaks(folder: Path, language: str) -> bool:
    """All of ours speak every language; a room that somebody added, those that it has."""
    parts = folder.relative_to(ROOT).parts
    added = "games" in parts and parts[parts.index("games") + 1] not in OURS
    return not added or (folder / f"{language}.ftl").exists()


CASES = [(folder, lang) for folder in FOLDERS for lang in LANGUAGES if speaks(folder, lang)]


def ids(case: Any) -> str:
    return case if isinstance(case, str) else str(case.relative_to(ROOT).parent)


# Of a page: code, addresses of pictures, a table's rule, and the line that names the sources.
NOT_SAID = re.compile(r"(?m)`[^`]*`|!?\[(?=[^]]*\]\()|\]\([^)]*\)|^\|[-:| ]+$|^\*[^*\n]+\*$")


def said_in(language: str) -> Iterator[tuple[str, str]]:
    """Every text of a language that is for people, with where it is from."""
    for folder, spoken_there in CASES:
        if spoken_there == language:
            for name, message in catalogue(folder, language).items():
                yield f"{ids(folder)}: {name}", NOT_SAID.sub("`", "".join(texts(message)))
    ending = "md" if language == "en" else f"{language}.md"
    for page in (page for kind in ("rules", "facts") for page in SOURCES.rglob(f"{kind}.{ending}")):
        told = page.read_text("utf-8").split("\n## For programs")[0]
        yield str(page.relative_to(ROOT)), NOT_SAID.sub("`", told)
