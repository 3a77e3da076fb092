"""Persons: a random token in a cookie; stored and told is only a digest of it."""

import hashlib
import re
import secrets

TOKEN = re.compile(r"[A-Za-z0-9_-]{22}")


def new_token() -> str:
    return secrets.token_urlsafe(16)


def person_of(token: str) -> str:
    """The digest by which a table knows a person: nobody who reads it can take their place."""
    return hashlib.sha256(b"regalia person " + token.encode()).hexdigest()[:32]
