"""Chess pieces: what their letters stand for in the names of looks."""

PIECES = {"K": "king", "Q": "queen", "R": "rook", "B": "bishop", "N": "knight", "P": "pawn"}
