"""What holds for all tests."""

import signal

from regalia.terminal.language import choose

choose("en")  # whatever the system speaks
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell in the background ignores it
