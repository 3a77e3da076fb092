"""The last counter: a toy room, with all that a room can need and nothing else."""
