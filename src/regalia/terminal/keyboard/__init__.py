"""Play at the keyboard: tables, referees and lessons in a terminal."""
