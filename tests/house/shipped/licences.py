"""Lists the licence of everything that is installed beside Regalia, and of the page's tools.

    .venv/bin/python tests/house/shipped/licences.py

It reads the metadata of what is installed and web/package-lock.json, and fails if one is not
allowed: all parts of a licence that are joined by AND have to be, and one of those joined by OR.
"""

import json
import re
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, distributions
from pathlib import Path

ROOT = Path(__file__).parents[3]
LOCKS = sorted(ROOT.glob("constraints*.txt"))
ALLOWED = {  # free to use and pass on, as SPDX calls them
    *("0BSD", "Apache-2.0", "Apache-2.0 WITH LLVM-exception", "BSD-2-Clause", "BSD-3-Clause"),
    *("CC0-1.0", "ISC", "MIT", "MIT-0", "MPL-2.0", "OFL-1.1", "PSF-2.0", "Unlicense", "Zlib"),
}
OLD_NAMES = {  # as packages called them before there were expressions
    "Apache Software License": "Apache-2.0",
    "BSD": "BSD-3-Clause",
    "BSD License": "BSD-3-Clause",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}


def locked() -> set[str]:
    """The names of everything in the lock files."""
    lines = [line for lock in LOCKS for line in lock.read_text("utf-8").splitlines()]
    return {plain(line.split("==")[0]) for line in lines if "==" in line}


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def licence(package: Distribution) -> str:
    """The licence that a package states: an expression, classes, or its licence's first line."""
    told = package.metadata
    classes = [line.split(" :: ")[-1] for line in told.get_all("Classifier", [])]
    classified = " AND ".join(name for name in classes if "Licen" in name or "(MPL" in name)
    found = [file for file in package.files or [] if file.name.upper().startswith("LICEN")]
    files = [file for file in found if not file.name.endswith((".py", ".pyc"))]
    written = [told.get("License") or "", *(file.read_text("utf-8") for file in files)]
    firsts = [text.strip().split("\n")[0] for text in written if text.strip()]
    return told.get("License-Expression") or classified or next(iter(firsts), "unknown")


def installed() -> Iterator[tuple[str, str]]:
    """Names and licences of what is locked and installed here."""
    names = locked()
    for package in distributions():
        if (name := plain(package.name)) in names:
            yield name, licence(package)


def of_the_page() -> Iterator[tuple[str, str]]:
    """Names and licences of what makes the page."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    for path, package in lock["packages"].items():
        if path:
            yield path.removeprefix("node_modules/"), package.get("license", "unknown")


def is_allowed(told: str) -> bool:
    """Tell if a licence is; what cannot be read as an expression is not."""
    if (inner := re.fullmatch(r"\(([^()]*)\)", told.strip())) is not None:
        told = inner[1]
    ways = [way.split(" AND ") for way in told.split(" OR ")]
    return any(all(OLD_NAMES.get(one, one) in ALLOWED for one in way) for way in ways)


if __name__ == "__main__":
    everything = sorted([*installed(), *of_the_page()])
    for name, told in everything:
        print(f"{name:40} {told}")
    strange = [name for name, told in everything if not is_allowed(told)]
    sys.exit(f"not allowed: {', '.join(strange)}" if strange else 0)
