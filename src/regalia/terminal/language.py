"""The language that the table at the keyboard speaks: as the command says, or else the system."""

import os
from typing import Any

from regalia.core.errors import RegaliaError, Speaker
from regalia.core.words import ENGLISH, LANGUAGES

CHOSEN = "REGALIA_LANGUAGE"
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides


says = Speaker(__file__)


class Misused(RegaliaError):
    """A command that was not given what it needs."""


def language() -> str:
    said = next((os.environ[name] for name in (CHOSEN, *SYSTEM) if os.environ.get(name)), ENGLISH)
    return said[:2].lower() if said[:2].lower() in LANGUAGES else ENGLISH


def choose(wanted: str | None) -> None:
    if wanted is not None:
        os.environ[CHOSEN] = wanted


def tell(message: str, **given: Any) -> str:
    """A message of the terminal's, in the person's language."""
    return says(message, **given).told(language())
