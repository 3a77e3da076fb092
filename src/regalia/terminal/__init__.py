"""Regalia at the command line."""
