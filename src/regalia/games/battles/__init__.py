"""Royal Battles."""
