"""Exact solutions; they may see whole states."""
