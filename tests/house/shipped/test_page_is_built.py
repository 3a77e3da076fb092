"""The page that is shipped is the one that its sources make."""

import filecmp
import json
import re
import shutil
import subprocess
from pathlib import Path

from support.tools import lacking

PROJECT = Path(__file__).parents[3]
SHIPPED = PROJECT / "src" / "regalia" / "server" / "static"


def npm(folder: Path, *words: str) -> None:
    program = shutil.which("npm")
    assert program, lacking()
    done = subprocess.run([program, *words], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def files(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def test_the_page_keeps_its_tests_and_is_built_anew_to_the_byte(
    tmp_path: Path,
) -> None:
    """A failure after a change in web/ asks for `npm ci && npm run build` there, and a commit."""
    left_out = shutil.ignore_patterns("node_modules", "scenes.json")
    shutil.copytree(PROJECT / "web", tmp_path / "web", ignore=left_out)
    shutil.copy(PROJECT / "pyproject.toml", tmp_path)  # the page tells the version
    npm(tmp_path / "web", "ci", "--no-audit", "--no-fund")
    for what in ("check", "lint", "test"):
        npm(tmp_path / "web", "run", what)
    npm(tmp_path / "web", "run", "build")
    made = tmp_path / "src" / "regalia" / "server" / "static"
    assert files(made) == files(SHIPPED)
    _, different, failed = filecmp.cmpfiles(made, SHIPPED, files(made), shallow=False)
    assert (different, failed) == ([], [])


def test_the_locks_name_no_place_to_fetch_from() -> None:
    for folder in (PROJECT / "web", PROJECT / "web" / "typefaces"):
        assert '"resolved"' not in (folder / "package-lock.json").read_text()


def test_the_store_for_reading_offline_names_exactly_the_files_of_the_page() -> None:
    """One name too many, and the browser stores nothing at all."""
    worker = (SHIPPED / "service-worker.js").read_text()
    found = re.search(r"^const SHELL = (\[.*\]);$", worker, re.MULTILINE)
    assert found
    stored = {name.removeprefix("/") for name in json.loads(found[1])}
    assert stored == files(SHIPPED) - {"index.html", "service-worker.js"} | {""}
