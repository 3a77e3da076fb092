"""Due work, and the worker processes that do it."""
