"""Parts of the play at a table besides the game's rules: clocks, draws, take-backs, premoves."""
