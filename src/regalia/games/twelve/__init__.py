"""Twelve-Card Chess."""
