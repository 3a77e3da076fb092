"""Keys of devices: random tokens in cookies, of which only digests are stored and told.

Whoever has only one device is known by its key's digest, and nothing is written for them.  Further
devices have keys of their own, which `people/devices.py` keeps with the person whose they are.
"""

import hashlib
import re
import secrets

TOKEN = re.compile(r"[A-Za-z0-9_-]{22}")


def new_token() -> str:
    return secrets.token_urlsafe(16)


def digest_of(token: str) -> str:
    """The digest of a device's key: nobody who reads it can take the device's place."""
    return _digest(b"regalia person ", token)


def phrase_digest(token: str) -> str:
    """The digest of a phrase, read as a token; that of the same token as a key is another."""
    return _digest(b"regalia phrase ", token)


def device_id(digest: str) -> str:
    """The name of a device in requests; it tells nothing about the key's digest."""
    return _digest(b"regalia device ", digest)[:16]


def _digest(what: bytes, token: str) -> str:
    return hashlib.sha256(what + token.encode()).hexdigest()[:32]
