"""Machine code in files, for processes that write at the same time and may be killed at any time.

Numba numbers its files and has an index of them, which it writes before them.  Where two processes
compile one function for different types, or one is killed in between, a number may end up with code
for other types than the index says, and whoever calls it destroys memory.  Here a file is named by
what it is for, says so itself, and counts as missing if that is not so or if it cannot be read.
"""

import hashlib
from typing import Any

from numba.core.caching import IndexDataCacheFile
from numba.core.typing.templates import Signature


class KeptCode(IndexDataCacheFile):
    def save(self, key: Any, data: Any) -> None:
        self._save_data(self._name(key), data)

    def load(self, key: Any) -> Any:
        try:
            data = self._load_data(self._name(key))
        except Exception:  # (broken files end in whatever comes of reading them)
            return None
        made_for = [part.args for part in data if isinstance(part, Signature)]
        return data if made_for == [key[0]] else None

    def _name(self, key: Any) -> str:
        """Types, machine and code are in a key."""
        digest = hashlib.sha256(repr(key).encode()).hexdigest()
        return str(self._data_name_pattern.replace("{number:d}", digest[:32]))


def keep_safely(dispatcher: Any) -> None:
    """Let a compiled function that keeps its code do so in this way."""
    cache = dispatcher._cache
    cache._cache_file = KeptCode(cache._cache_path, cache._impl.filename_base, None)
