"""Meanings of fields that go over the wire."""

from msgspec import Meta


def means(what: str) -> Meta:
    """Describe a field for docs/wire.md."""
    return Meta(description=what)
