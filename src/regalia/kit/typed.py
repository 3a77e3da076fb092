"""Types of a room: mypy holds its modules to the protocols of the contract."""

import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import get_type_hints

import regalia
from regalia.core.contract import PARTS, REQUIRED
from regalia.core.contract.hooks import members
from regalia.core.room import Room
from regalia.core.safe_path import child_environment

HEAD = "from regalia.core import contract\n"


def claims(room: Room) -> Iterator[str]:
    """Python that has no type errors exactly if a room keeps the contract."""
    state = get_type_hints(room.rules.start)["return"]
    one, mine = room.card.id, f"state_of_{room.card.id}"
    yield f"from {state.__module__} import {state.__name__} as {mine}"
    for name, part in PARTS.items():
        if module := room.optional(name):
            of_a_state = bool(vars(part)["__parameters__"])
            kind = f"contract.{part.__name__}" + (f"[{mine}]" if of_a_state else "")
            yield f"import {room.package}.{name}"
            yield f"def {one}_{name}(part: {kind}) -> None:"
            yield "    ..."
            for hook in members(part):
                if hasattr(module, hook):
                    yield f"    {hook} = part.{hook}"
                    yield f"    {hook} = {room.package}.{name}.{hook}"


def left_out(room: Room) -> list[str]:
    """Members that a room must have and has not."""
    modules = {name: room.optional(name) for name in PARTS}
    parts = [name for name in REQUIRED if modules[name] is None]
    return parts + [
        f"{name}.{hook}"
        for name, module in modules.items()
        for hook, required in members(PARTS[name]).items()
        if module is not None and required and not hasattr(module, hook)
    ]


def checked(
    folder: Path, lines: Iterable[str], files: Iterable[Path] = (), home: Path | None = None
) -> str:
    """Write claims into a folder, and return what mypy says of them and of some files.

    `home` is where the files' package lies, if that is elsewhere."""
    claimed = folder / "claimed.py"
    claimed.write_text(HEAD + "\n".join(lines) + "\n")
    homes = dict.fromkeys((_home(), home or folder, folder))
    flags = ["--strict", "--explicit-package-bases", "--ignore-missing-imports"]
    flags += ["--cache-dir", str(Path(".mypy_cache").resolve())]
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file=", "--follow-imports=silent", *flags]
        + [str(file.resolve()) for file in (claimed, *files)],
        cwd=folder,  # else a module of the folder one stands in is taken for another
        env=child_environment(MYPYPATH=os.pathsep.join(str(home.resolve()) for home in homes)),
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr


def _home() -> Path:
    """The folder from which this package is imported."""
    return Path(regalia.__file__).parents[1]
