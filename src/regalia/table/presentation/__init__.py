"""The table as a seat is told it: state, story, choices, refusals, endings."""
