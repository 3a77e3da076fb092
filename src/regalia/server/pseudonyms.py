"""Pseudonyms of persons and network addresses, for the database and the bus."""

import hashlib


def pseudonym(name: str, key: bytes, size: int = 9) -> str:
    """Make a name that stands for the same person or address, and that tells nothing without the
    key."""
    return hashlib.blake2b(name.encode(), key=key, digest_size=size).hexdigest()
