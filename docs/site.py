"""Hooks of the docs' site (mkdocs.yml): the order of its pages, and pages from outside.

The order is that of the links in docs/README.md, a section for each of its headings; the games'
pages are found by listing.  CONTRIBUTING and CHANGELOG lie in the project's root, where a forge
looks for them: on the site they stand beside the others, and links to and from them are mended.
"""

import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

DOCS = Path(__file__).parent
OUTSIDE = ("CONTRIBUTING.md", "CHANGELOG.md")
LINK = re.compile(r"\[([^\]]+)\]\(([^)#]+\.md)\)")


def title(page: Path) -> str:
    return re.findall(r"^# (.+)$", page.read_text("utf-8"), re.M)[0]


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    nav: list[dict[str, Any]] = [{"Regalia": "README.md"}]
    for section in re.split(r"^## ", (DOCS / "README.md").read_text("utf-8"), flags=re.M)[1:]:
        heading, _, body = section.partition("\n")
        pages = {target.removeprefix("../"): name for name, target in LINK.findall(body)}
        if heading == "The games":
            pages |= {f"games/{page.name}": title(page) for page in sorted(DOCS.glob("games/*.md"))}
        nav.append({heading: [{name[0].upper() + name[1:]: page} for page, name in pages.items()]})
    config.nav = nav
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for name in OUTSIDE:
        text = (DOCS.parent / name).read_text("utf-8").replace("](docs/", "](")
        files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    for name in OUTSIDE:
        markdown = markdown.replace(f"](../{name}", f"]({name}")
    return markdown
