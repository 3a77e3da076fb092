"""Exercises: the lists that ship, daily ones, practice, rushes and one's own mistakes."""
