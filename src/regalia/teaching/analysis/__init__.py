"""Analysis of a moment: the worth of everything that can be done there."""
