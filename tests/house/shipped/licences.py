"""Lists the licence of everything that is installed beside Regalia, from its metadata.

    .venv/bin/python tests/house/shipped/licences.py

It fails if one is not known to be free to use and pass on.
"""

import re
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, distributions
from pathlib import Path

LOCK = Path(__file__).parents[3] / "constraints.txt"
FREE = (  # as packages call them
    *("mit", "apache", "bsd", "isc", "psf", "python software foundation", "mpl", "mozilla"),
    *("unlicense", "public domain", "0bsd", "zlib"),
)


def locked() -> set[str]:
    """The names of everything in the lock file."""
    return {plain(line.split("==")[0]) for line in LOCK.read_text("utf-8").splitlines() if line}


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def licence(package: Distribution) -> str:
    """The licence that a package states: a name, a class, or the first line of its licence."""
    told = package.metadata
    classes = [line.split(" :: ")[-1] for line in told.get_all("Classifier", [])]
    classified = ", ".join(name for name in classes if "Licen" in name or "(MPL" in name)
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


def is_free(told: str) -> bool:
    return any(re.search(rf"\b{word}\b", told.lower()) for word in FREE)


if __name__ == "__main__":
    found = sorted(installed())
    for name, told in found:
        print(f"{name:30} {told}")
    strange = [name for name, told in found if not is_free(told)]
    sys.exit(f"not known to be free: {', '.join(strange)}" if strange else 0)
