"""Reviews of finished games: the ledger of luck and decisions, and statistics of players."""
