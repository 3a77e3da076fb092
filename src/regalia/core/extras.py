"""What not every installation brings: `pip install 'regalia[server]'` and the like."""

from collections.abc import Iterator
from contextlib import contextmanager

from regalia.core.errors import RegaliaError, says


class MissingExtra(RegaliaError):
    """Something was asked for that only an extra brings."""


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Whatever is imported here comes with an extra; where it is missing, that is said."""
    try:
        yield
    except ModuleNotFoundError as problem:
        module = (problem.name or "").partition(".")[0]
        if module in ("", "regalia"):  # a slip of ours
            raise
        command = f"pip install 'regalia[{extra}]'"
        raise MissingExtra(says("missing-extra", module=module, command=command)) from None
