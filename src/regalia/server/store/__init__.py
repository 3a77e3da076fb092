"""Tables and all else that is kept in SQLite or PostgreSQL."""
