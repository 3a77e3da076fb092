"""The Queen's Gambit."""
