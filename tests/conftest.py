"""What holds for all tests."""

from regalia.terminal.language import choose

choose("en")  # whatever the system speaks
