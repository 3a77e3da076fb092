"""Sticks: a room as short as a room can be (docs/adding-a-game.md)."""
