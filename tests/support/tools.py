"""What the tests need besides Python; only the standard library, for run.py asks before anything
is installed."""

import os
import shutil

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")


def chromium() -> str | None:
    """$REGALIA_CHROMIUM, or the first browser of this kind on the path."""
    chosen = os.environ.get("REGALIA_CHROMIUM")
    return shutil.which(chosen) if chosen else next(filter(None, map(shutil.which, BROWSERS)), None)


def redis_server() -> str | None:
    return shutil.which("redis-server")


def lacking() -> str:
    """One line that says what to install; nothing, if all is here."""
    wanted = [
        (
            chromium(),
            "Chromium (apt-get install chromium, or name one in REGALIA_CHROMIUM)",
        ),
        (redis_server(), "Redis (apt-get install redis-server)"),
        (shutil.which("npm"), "node 20 or newer with npm (nodejs.org)"),
    ]
    missing = [name for found, name in wanted if not found]
    return f"The tests need what is not here: {', and '.join(missing)}." if missing else ""
