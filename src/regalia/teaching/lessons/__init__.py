"""Lessons: steps with a goal, judged by a room's rules."""
