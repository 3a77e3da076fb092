"""Nim: a toy room."""
