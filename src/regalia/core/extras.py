"""Optional dependencies: libraries of `pip install 'regalia[server]'` and the like."""

from collections.abc import Iterator
from contextlib import contextmanager

from regalia.core.errors import RegaliaError, says


class MissingExtra(RegaliaError):
    """The error where an extra is missing that would bring what was asked for."""


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Turn a failed import of an extra's library into MissingExtra."""
    try:
        yield
    except ModuleNotFoundError as problem:
        module = (problem.name or "").partition(".")[0]
        if module in ("", "regalia"):  # a slip of ours
            raise
        command = f"pip install 'regalia[{extra}]'"
        raise MissingExtra(says("missing-extra", module=module, command=command)) from None
