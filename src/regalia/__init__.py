"""Regalia: five royal tabletop games, exact and fast."""

__version__ = "0.1.0"
