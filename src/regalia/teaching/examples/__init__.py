"""Worked examples of a rulebook, in our own words: positions, and what the rules make of them."""
