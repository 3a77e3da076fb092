"""Names of devices, from what a browser says of itself: of that nothing else is kept."""

import re

LONGEST_AGENT = 512  # characters that are looked at
BROWSERS = {  # in this order: most say that they are several
    "Edge": r"Edg(?:e|A|iOS)?/",
    "Opera": r"OPR/|Opera",
    "Samsung Internet": r"SamsungBrowser/",
    "Vivaldi": r"Vivaldi/",
    "Firefox": r"Firefox/|FxiOS/",
    "Chrome": r"Chrome/|CriOS/",
    "Safari": r"Safari/",
}
SYSTEMS = {
    "iPhone": r"iPhone",
    "iPad": r"iPad",
    "Android": r"Android",
    "Windows": r"Windows",
    "ChromeOS": r"CrOS",
    "macOS": r"Macintosh|Mac OS X",
    "Linux": r"Linux|X11",
}


def device_name(agent: str) -> str:
    """Browser and system, such as `Firefox (Android)`; nothing where neither is known."""
    said = agent[:LONGEST_AGENT]
    browser, system = _first(BROWSERS, said), _first(SYSTEMS, said)
    return f"{browser} ({system})" if browser and system else browser or system


def _first(known: dict[str, str], said: str) -> str:
    return next((name for name, signs in known.items() if re.search(signs, said)), "")
