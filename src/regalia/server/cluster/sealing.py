"""Seals for what travels between machines: only holders of the key can read or make it.

A seal is bound to what it is about (which worker is asked, whose answer it is), so that a stranger
cannot pass one off as another; and all are padded, so that their lengths tell little.
"""

import hashlib
import secrets

from regalia.core.errors import RegaliaError
from regalia.core.extras import needs
from regalia.server.messages import says

SHORTEST_KEY = 20  # characters
NONCE = 12  # bytes
STEP = 1024  # bytes


def check_key(words: str) -> None:
    """Refuse a key that is missing, or could be guessed."""
    if len(words) < SHORTEST_KEY:
        raise RegaliaError(says("bus-key", least=SHORTEST_KEY))


def key_of(words: str) -> bytes:
    """Derive the key from words, slowly, so that guessing them takes long."""
    return hashlib.scrypt(words.encode(), salt=b"regalia thinking", n=1 << 14, r=8, p=1, dklen=32)


class Seal:
    def __init__(self, key: bytes) -> None:
        with needs("scale"):
            from cryptography.exceptions import InvalidTag
            from cryptography.hazmat.primitives.ciphers.aead import AESGCM
        self.wrong = InvalidTag
        self.cipher = AESGCM(key)
        # Several houses may share a Redis; who does not know the key cannot name the place.
        self.place = "regalia:" + hashlib.blake2b(b"place", key=key, digest_size=16).hexdigest()

    def sealed(self, text: bytes, about: str) -> bytes:
        """Encrypt JSON, padded with spaces, which JSON does not mind."""
        nonce = secrets.token_bytes(NONCE)
        padded = text.ljust(-(-len(text) // STEP) * STEP)
        return nonce + self.cipher.encrypt(nonce, padded, about.encode())

    def opened(self, sealed: bytes, about: str) -> bytes | None:
        """Decrypt; None: it is not ours, or about something else."""
        try:
            return self.cipher.decrypt(sealed[:NONCE], sealed[NONCE:], about.encode())
        except (self.wrong, ValueError):
            return None
