"""Tools that the tests need besides Python; only the standard library, for run.py asks before
anything is installed."""

import os
import shutil

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
SHELL = "chromium-headless-shell"


def chromium() -> str | None:
    """The browser of $REGALIA_CHROMIUM, or the first of this kind on the path."""
    chosen = os.environ.get("REGALIA_CHROMIUM")
    return shutil.which(chosen) if chosen else next(filter(None, map(shutil.which, BROWSERS)), None)


def headless_shell() -> str | None:
    """Chromium without a window, where it is installed: it draws the same pages, and opens one in
    a sixth of the processor time, but shows no notices."""
    return None if os.environ.get("REGALIA_CHROMIUM") else shutil.which(SHELL)


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
