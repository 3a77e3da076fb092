"""The companion of a game that people play with their own box."""
