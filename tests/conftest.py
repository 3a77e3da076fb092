"""Settings and fixtures of all tests."""

import os
import signal

import hypothesis

from regalia.terminal.language import choose

choose("en")  # whatever the system speaks
os.environ["REGALIA_PREPARE"] = "0"  # servers compile what a test asks for, and no more
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell in the background ignores it

# A busy machine draws slowly: that says nothing about what is tested.
hypothesis.settings.register_profile(
    "house", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("house")
